# What the puzzles of Tout là-haut say: a hint, and what one takes home.

puzzle-37-6-hint = What would your rival do with the green card?
puzzle-37-6-why = On your rival’s three greens this card would make a run of five. Face down with you it is still worth 4 points, and the longest run stays within your reach. To hide a card is also to take it from somebody.
puzzle-7075-9-hint = Is the finest card in a hurry? Look at the top of your rival’s tree.
puzzle-7075-9-why = The blue and green card is worth 8, but it does not fit on your rival’s red: unless it is hidden, it comes back to you. Lay the yellow and blue one first, 6 points, and your blue top will wait for it.
puzzle-710-11-hint = Count your rival’s greens, then think of your last turn.
puzzle-710-11-why = Two greens more would bring your rival the objective. Face up, the card would be denied as well, but little goes on your green. Face down it leaves you a grey top, and anything goes on grey.
puzzle-738-11-hint = You lack a colour. Which of these cards will come back?
puzzle-738-11-why = The blue and yellow one would give your rival a fourth colour: hide it. The reds do not fit on that yellow 3, and only one can be hidden: the other comes back and makes your third colour.
puzzle-7525-16-hint = This is your last card. But who still plays after you?
puzzle-7525-16-why = The violet card is worth 8 points. But your neighbour has three greens on top: the green 2 and 3 would make five of them, and your run of four would no longer count. Take it: 5 points, and 4 for your run.
