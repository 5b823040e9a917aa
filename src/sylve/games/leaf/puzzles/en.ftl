# What the puzzles of Leaf say: a hint, and what one takes home.

puzzle-7000-30-hint = Three actions, or two. Which of these places does your rival want?
puzzle-7000-30-why = Against the two brown leaves your squirrel climbs twice. Leave that place, and your rival’s climbs there in turn, and is away. A place also counts for whoever plays after you.
puzzle-7007-78-hint = After this leaf your hand is empty. What does the next cell of the tree give?
puzzle-7007-78-why = Three brown tips: your squirrel climbs three times, and the left branch begins with a leaf card. Without a card you would begin your turn with a token of −3. Four actions do not make up for that.
puzzle-7007-90-hint = Two acorns now. And the cell behind it, whose will that be?
puzzle-7007-90-why = If you advance, your rival, who has three suns, takes the next cell: 4 acorns and a frost. Keep yours: if your rival goes first, that brings 2, and the 4 are for you.
puzzle-513-121-hint = The number of actions is not all: look at their colours.
puzzle-513-121-why = Three brown and one red: your squirrel passes the other, and a baby grows up. Five actions elsewhere bring one step up the tree, animals and suns.
puzzle-516-143-hint = Three acorns are good. Can anybody take them from you?
puzzle-516-143-why = Once winter comes your rival still has a turn, and its squirrel passes yours: you lose by a hair. Those 3 acorns wait, for your rival has no sun. First let your babies grow, then call the winter.
