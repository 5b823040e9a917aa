# What the puzzles of Leaf say: a hint, and what one takes home.

puzzle-1-hint = Three actions, or two. Which of these places does your rival want?
puzzle-1-why = Against the brown leaf your squirrel climbs twice. Leave that place, and your rival’s climbs there in turn, and is away. A place also counts for whoever plays after you.
puzzle-2-hint = After this leaf your hand is empty. What does the next cell of the tree give?
puzzle-2-why = Three brown tips: your squirrel climbs three times, and the left branch begins with a leaf card. Without a card you would begin your turn with a token of −3. Four actions do not make up for that.
puzzle-3-hint = Two acorns now. And the cell behind it, whose will that be?
puzzle-3-why = If you advance, your rival, who has three suns, takes the next cell: 4 acorns and a frost. Keep yours: if your rival goes first, that brings 2, and the 4 are for you.
puzzle-4-hint = The number of actions is not all: look at their colours.
puzzle-4-why = Three brown and one red: your squirrel passes the other, and a baby grows up. Five actions elsewhere bring one step up the tree, animals and suns.
puzzle-5-hint = Three acorns are good. Can anybody take them from you?
puzzle-5-why = Your rival has no sun left, and you have eight: these 3 acorns will wait. Play one more turn, let a group of mushrooms grow up, and call the winter then.
