# What the things of Écosystème – Forêt are; the page asks when a finger stays on one.

## Cards

thing-bee = { card-bee }
thing-bee-text = { card-bee-text }
thing-bee-rule = 4.1
thing-bear = { card-bear }
thing-bear-text = { card-bear-text }
thing-bear-rule = 4.2
thing-trout = { card-trout }
thing-trout-text = { card-trout-text }
thing-trout-rule = 4.3
thing-fox = { card-fox }
thing-fox-text = { card-fox-text }
thing-fox-rule = 4.4
thing-eagle = { card-eagle }
thing-eagle-text = { card-eagle-text }
thing-eagle-rule = 4.5
thing-dragonfly = { card-dragonfly }
thing-dragonfly-text = { card-dragonfly-text }
thing-dragonfly-rule = 4.6
thing-deer = { card-deer }
thing-deer-text = { card-deer-text }
thing-deer-rule = 4.7
thing-rabbit = { card-rabbit }
thing-rabbit-text = { card-rabbit-text }
thing-rabbit-rule = 4.8
thing-meadow = { card-meadow }
thing-meadow-text = { card-meadow-text }
thing-meadow-rule = 4.9
thing-stream = { card-stream }
thing-stream-text = { card-stream-text }
thing-stream-rule = 4.10
thing-wolf = { card-wolf }
thing-wolf-text = { card-wolf-text }
thing-wolf-rule = 4.11

## On the table

thing-biodiversity = Biodiversity
thing-biodiversity-text = Kinds that bring you nothing are gaps. Up to two gaps bring 12 points, three 7, four 3, five nothing; six or more cost 5.
thing-biodiversity-rule = 4.13
thing-grid = Ecosystem
thing-grid-text = Your cards lie in four rows and five columns, each beside one that lies there. It has no fixed edge until it is full.
thing-grid-rule = 3.3
thing-hand = Hand
thing-hand-text = Everybody chooses a card in secret, all are shown and placed, and the hands go on to the neighbour.
thing-hand-rule = 2.4
thing-pile = Draw pile
thing-pile-text = Playing alone, you draw from here.
thing-pile-rule = 6.4
thing-neutral = Neutral player
thing-neutral-text = With two seats a third hand goes round. A card of it is laid out each time, and streams and wolves there take part in the comparisons.
thing-neutral-short = The neutral player’s streams and wolves take part in the comparisons.
thing-neutral-rule = 5.1
thing-alban = Alban
thing-alban-text = Your rival when you play alone. Cards that you give go into Alban’s ecosystem and count there.
thing-alban-rule = 6.3

## How they are now

now-lies = { $name }: { $count }, points: { $points }
now-gaps = { $name }, gaps: { $gaps }, points: { $points }
now-total = { $name }, points: { $points }
