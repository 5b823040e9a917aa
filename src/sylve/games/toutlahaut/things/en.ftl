# What the things of Tout là-haut are; the page asks when a finger stays on one.

## Floors

thing-blue = Blue floors
thing-blue-text = { things-floor }
thing-blue-rule = 2.3
thing-red = Red floors
thing-red-text = { things-floor }
thing-red-rule = 2.3
thing-green = Green floors
thing-green-text = { things-floor }
thing-green-rule = 2.3
thing-yellow = Yellow floors
thing-yellow-text = { things-floor }
thing-yellow-rule = 2.3
thing-violet = Violet floors
thing-violet-text = { things-floor }
thing-violet-rule = 2.3
thing-grey = Grey floors
thing-grey-text = A card laid face down: two grey floors of 2. It fits on everything, and everything fits on it. Grey is not a colour, and breaks a run.
thing-grey-short = Face down, a card is two grey floors: it fits everywhere, but breaks a run.
thing-grey-rule = 2.2

## On the table

thing-card = Card of two floors
thing-card-text = It is never turned round: its lower floor must share its colour or its value with the top of your tree.
thing-card-short = You lay one of these; the others go on to your neighbour, who can use them.
thing-card-rule = 2.2
thing-tree = Tree house
thing-tree-text = Every card laid adds two floors. At the end the values of all floors count, and the longest run of one colour adds its length.
thing-tree-rule = 3.1
thing-run = Run
thing-run-text = Floors of one colour, one on top of the other. The longest at the table scores a point for each of its floors.
thing-run-short = A run: floors of one colour, one on top of the other. At the end the longest scores a point a floor.
thing-run-rule = 3.2
thing-pile = Draw pile
thing-pile-text = Each turn you draw one card from here, then lay one from the hand.
thing-pile-rule = 2.1
thing-hand = The hand
thing-hand-text = There is one hand for all: whoever has laid a card passes it on. What you leave, your neighbour can use.
thing-hand-rule = 2.4

## Objectives

thing-monochrome = { objective-monochrome }
thing-monochrome-text = { objective-monochrome-text }
thing-monochrome-rule = 4.2
thing-two-steps = { objective-two-steps }
thing-two-steps-text = { objective-two-steps-text }
thing-two-steps-rule = 4.3
thing-efficient = { objective-efficient }
thing-efficient-text = { objective-efficient-text }
thing-efficient-rule = 4.4
thing-diverse = { objective-diverse }
thing-diverse-text = { objective-diverse-text }
thing-diverse-rule = 4.5
thing-small-cabin = { objective-small-cabin }
thing-small-cabin-text = { objective-small-cabin-text }
thing-small-cabin-rule = 4.6

## What they are worth, and how they are now

things-floor = It scores its value. A card fits on top when its lower floor has the same colour or the same value. Floors of one colour, one on top of the other, make a run.
worth-points = Points
now-floors = { $name }: { $count }
now-tree = { $name }, points: { $points }
now-run = { $name }: { $run }
