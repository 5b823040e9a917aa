# The lessons of Tout là-haut, in English.

## The first game

lesson-first = Your first game
lesson-first-about = The seven cards of a game for two, from stump to top, and your points one by one.
lesson-first-stump = On the stump anything fits
lesson-first-stump-text = The tree worth most wins. A card is two floors, and their numbers count: 5 here. Two yellows in a row bring 2 more.
lesson-first-stump-ask = { $click } the yellow 2 and 3.
lesson-first-stump-wrong = It would fit too, but its two floors of 2 bring one point less. The yellow one has a 2 and a 3.
lesson-first-stump-hide = Face down a card is two grey floors without a run: 4 points. Face up the yellow 2 and 3 brings 7.
lesson-first-colour = The same colour
lesson-first-colour-text = The bottom floor of your card must go with your top: same colour, or same number. Your top is a yellow 3.
lesson-first-colour-ask = { $click } the card that is all yellow.
lesson-first-colour-wrong = Face down it would be two grey floors only, and your yellow run would end.
lesson-first-value = Or the same number
lesson-first-value-text = No more yellow below, but a 2 goes on a 2. Take the green: if the green and yellow card comes round, it will go on top.
lesson-first-value-ask = { $click } the green 2 and 2.
lesson-first-value-wrong = It would fit too. But if the green and yellow one comes back, it goes on green, not on red.
lesson-first-value-hide = It goes neither on yellow nor on a 2: face down it would be 4 points and prepare nothing. The green one goes on your 2.
lesson-first-pass = What comes back
lesson-first-pass-text = Nothing fitted for Birch, who laid a card face down, and the green and yellow one came back. Two floors of 4 make 8 points.
lesson-first-pass-ask = { $click } the green and yellow card.
lesson-first-pass-wrong = This one brings less. The green 4 and yellow 4 goes on your green and is worth 8 points.
lesson-first-facedown = When nothing fits
lesson-first-facedown-text = Neither yellow nor a 4: none fits. Face down a card is two grey floors of 2, and on grey anything fits.
lesson-first-facedown-ask = { $click } the red 3 and green 3.
lesson-first-facedown-wrong = Face down they are all worth the same. But what you hide, Birch will not have: take the red and green.
lesson-first-facedown-wrong-title = As good, or nearly
lesson-first-anything = Grey opens everything
lesson-first-anything-text = Your top is grey: take what brings most. Yellow 4 and red 4, 8 points at once.
lesson-first-anything-ask = { $click } the yellow 4 and red 4.
lesson-first-anything-wrong = It fits too, but is worth less. The yellow 4 and red 4 brings 8 points.
lesson-first-last = The last card
lesson-first-last-text = A red on your red, and it is over: the hand that is left does not count.
lesson-first-last-ask = { $click } the red 3 and yellow 3.
lesson-first-last-wrong = Face down, 4 points. The red 3 and yellow 3 goes on your red: 6 points.
lesson-first-line-floors = The value of all your floors, 2 for a grey one.
lesson-first-line-longest-run = Your four yellows in a row: the longest run of the table, a point for each floor.
lesson-first-total = Total
lesson-first-end = You can play Tout là-haut!
lesson-first-end-text = { $points } points against { $others } for Birch. With five, the hand takes a longer way round.

## Play for the objective

lesson-objective = Play for the objective
lesson-objective-about = Five points for all to see: take them, and keep them from the neighbour.
lesson-objective-aim = Five points to take
lesson-objective-aim-text = Monochrome: 5 points for the most floors of one colour. You have five yellow ones, Birch has four red ones.
lesson-objective-last = Your last card
lesson-objective-last-text = The red 2 and 2 does not fit your yellow. With Birch it would make six red floors, four of them in a row. Hide it.
lesson-objective-last-ask = { $click } the red card 2 and 2.
lesson-objective-last-wrong = Two points more, but Birch would get the red 2 and 2: the objective, the run, and the game.
lesson-objective-line-floors = All your floors, 2 for each grey one.
lesson-objective-line-longest-run = Your three blue floors: the longest run, which Birch could not beat.
lesson-objective-line-objective = Five yellow floors against five red ones: level, so both of you score it.
lesson-objective-end = Won by one point
lesson-objective-end-text = { $points } to { $others }. A hidden card is worth 4 points only, but nobody else will have it.
