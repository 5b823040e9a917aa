# What the puzzles of Écosystème – Forêt say: a hint, and what one takes home.

puzzle-501-33-hint = The deer brings more at once. Which of the two can wait?
puzzle-501-33-why = There are twelve deer in the game, and one will be worth nearly as much later. There are only eight bees, and yours scores 3 points more for each meadow that you lay beside it.
puzzle-7010-52-hint = Six points, or five? Look at what each place links.
puzzle-7010-52-why = Below, your stream joins the one beside it: four cards in one piece, for the comparison and for your dragonfly. Your rival has three and receives the two in your hand. The place above will wait.
puzzle-8-67-hint = Count your rival’s eagles. And where does your hand go?
puzzle-8-67-why = Your hand passes the neutral player, then goes to your rival: within reach of those eagles a rabbit would be worth 5 points or more. Taken by you, it feeds your eagle and can put your forest in order.
puzzle-513-74-hint = The rabbit need not stay where you lay it.
puzzle-513-74-why = Lay it beside the dragonfly, then swap it with the stream on the right edge: both eagles see the rabbit, and the stream serves a trout. 6 points in all; by way of the other place, 5 at best.
puzzle-4-76-hint = You already have the largest pack. Where would this wolf go?
puzzle-4-76-why = To you the wolf changes nothing. With your rival, a second one equals the neutral player’s pack: 8 points instead of 4. You are level, and the fox gives you only 3.
