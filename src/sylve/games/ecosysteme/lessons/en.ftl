# The lessons of Écosystème – Forêt, in English.

## The first game

lesson-first = Your first game
lesson-first-about = A bee, a bear that feeds on it, then the last three cards of your forest.
lesson-first-bee = Choose a card
lesson-first-bee-text = Twenty cards make your forest, and each counts its neighbours. A bee scores 3 points for each meadow beside it: yours is waiting.
lesson-first-bee-ask = { $click } the bee.
lesson-first-bee-wrong = That card has nothing beside it to score with yet. The bee already has its meadow.
lesson-first-bee-meadow = Two joined meadows are worth 3 points: just as good. For this lesson, choose the bee.
lesson-first-bee-meadow-title = Just as good
lesson-first-bee-fox = A fox is worth 3 points while no wolf or bear comes near: just as good. For this lesson, choose the bee.
lesson-first-bee-fox-title = Just as good
lesson-first-bee-wolf = Wolves are compared at the end, which is far away. Begin with the bee: its 3 points are certain.
lesson-first-beside = Lay it beside
lesson-first-beside-text = Left, right, above or below, never diagonally. Your forest will have four rows and five columns.
lesson-first-beside-ask = Lay the bee to the right of your meadow.
lesson-first-beside-wrong = It touches the meadow there too, so 3 points as well. For this lesson, lay it to the right.
lesson-first-beside-wrong-title = Just as good
lesson-first-bear = Hands go round
lesson-first-bear-text = Your hand went to Birch, and this one was Lichen’s. A bear scores 2 points for each bee and each trout beside it.
lesson-first-bear-ask = { $click } the bear.
lesson-first-bear-wrong = Nothing certain with that card for now. The bear already has a bee to sit beside.
lesson-first-bear-bee = Another bee would score 3 points. The bear scores only 2, but it is one more species, and variety pays at the end.
lesson-first-bear-wolf = Wolves are compared at the end, which is far away. The bear already has a bee to sit beside.
lesson-first-chain = Who feeds whom
lesson-first-chain-text = The meadow lets the bee score, the bee lets the bear score: that is the whole game.
lesson-first-chain-ask = Lay the bear to the right of the bee.
lesson-first-chain-wrong = Here the bear has no bee beside it. Next to yours it scores 2 points.
lesson-first-chain-too = It touches the bee here too, so 2 points as well. For this lesson, lay it to the right.
lesson-first-chain-too-title = Just as good
lesson-first-later = Fifteen cards later
lesson-first-later-text = Three places are left. One of them touches two meadows: a bee is worth 6 points there.
lesson-first-later-ask = { $click } the bee.
lesson-first-later-wrong = At best that card brings you { $best }. The bee, beside two meadows, brings you 6.
lesson-first-hole = Every card helps all
lesson-first-hole-text = The meadow to the right already feeds two bees, and will feed this one too.
lesson-first-hole-ask = Lay the bee beside both meadows.
lesson-first-hole-wrong = Here it touches no meadow and scores nothing. Further down it touches two.
lesson-first-wolf = The largest pack
lesson-first-wolf-text = Birch has three wolves, Lichen two, you one. The largest pack is worth 12 points, the second 8, the third 4.
lesson-first-wolf-ask = { $click } the wolf.
lesson-first-wolf-wrong = The deer would bring you 4 points too. But the wolf would go to Lichen and bring 4 more there.
lesson-first-deer = The last card
lesson-first-deer-text = A deer scores 2 points if its row had none, and 2 if its column had none. Here it earns both.
lesson-first-deer-ask = Choose your deer: it takes the last place.
lesson-first-deer-wrong = The deer is all you have left.
lesson-first-line-bee = Five times a meadow beside one.
lesson-first-line-bear = Two bees and a trout beside it.
lesson-first-line-trout = A stream and a dragonfly beside it.
lesson-first-line-fox = No wolf and no bear beside it.
lesson-first-line-eagle = A rabbit and a trout close by.
lesson-first-line-deer = Three rows, three columns.
lesson-first-line-rabbit = One point, wherever it is.
lesson-first-line-meadow = Four joined. Five would make 15.
lesson-first-line-stream = The second largest at the table.
lesson-first-line-wolf = The second pack, like Lichen’s.
lesson-first-line-biodiversity = Only the dragonfly scores nothing.
lesson-first-end = You know how to play Écosystème!
lesson-first-end-text = { $points } points against { $others } for Birch.

## The rabbit’s swap

lesson-swap = The rabbit’s swap
lesson-swap-about = It is worth one point only, but it can put your forest in order.
lesson-swap-rabbit = One small point
lesson-swap-rabbit-text = A rabbit is worth one point. But as soon as it comes, two cards of your forest may change places.
lesson-swap-rabbit-ask = { $click } the rabbit.
lesson-swap-rabbit-wrong = Not bad either. But your forest is in disorder, and only the rabbit moves what lies.
lesson-swap-trade = Two cards out of place
lesson-swap-trade-text = Your meadows lie apart, and the bee touches none. In the fox’s place, one of them does both.
lesson-swap-trade-ask = { $click } the meadow on the left.
lesson-swap-trade-then = { $click } the fox.
lesson-swap-trade-wrong = That swap brings you { $points }. The meadow on the left for the fox brings { $right_points }.
lesson-swap-end = Eleven points at once
lesson-swap-end-text = The bee, both meadows, and fewer gaps: a rabbit late in the game is worth waiting for.

## Deny the neighbour

lesson-deny = Deny the neighbour
lesson-deny-about = The card you do not take, somebody gets. Look at whom it goes to.
lesson-deny-beside = Look beside you
lesson-deny-beside-text = Each of them brings you 2 points. The other one goes to Lichen, who has no stream at all.
lesson-deny-beside-ask = { $click } the stream.
lesson-deny-beside-wrong = 2 points too. But the stream would go to Lichen and bring 13 there: the largest, shared, and one gap less.
lesson-deny-own = And for you as well
lesson-deny-own-text = Taking to deny does not keep you from scoring: one of the two places touches a trout.
lesson-deny-own-ask = Lay the stream above the trout.
lesson-deny-own-wrong = It is of no use here. Above the trout it is worth 2 points.
lesson-deny-end = Nothing for Lichen
lesson-deny-end-text = Lichen’s dragonfly has no stream: 29 points instead of 42. Where it is all the same to you, look at the neighbour.

## The neutral hand

lesson-neutral = The neutral hand
lesson-neutral-about = With two at the table a third hand goes round, and takes its place among the streams and the wolves.
lesson-neutral-wolf = A third at the table
lesson-neutral-wolf-text = Only streams and wolves count for the neutral player. Two wolves there, none at Birch’s: a single one makes you second.
lesson-neutral-wolf-ask = { $click } the wolf.
lesson-neutral-wolf-wrong = At best that card brings { $best }. The wolf, as the second pack and with one gap fewer, brings 12.
lesson-neutral-corner = A wolf lies anywhere
lesson-neutral-corner-text = It scores wherever it is. So give it the place that is of least use to your other cards: the corner.
lesson-neutral-corner-ask = Lay the wolf in the empty corner.
lesson-neutral-corner-wrong = The wolf scores as much here, but another card could use this place better.
lesson-neutral-chance = Chance picks for it
lesson-neutral-chance-text = From the hand beside it came a wolf: three now. And what you leave goes there, not to Birch: think of yourself.
lesson-neutral-chance-ask = { $click } the bee.
lesson-neutral-chance-wrong = At best that card brings { $best }. The bee brings 5.
lesson-neutral-chance-wolf = Two wolves against three: you stay second, and gain nothing. The bee brings 5.
lesson-neutral-bee = A bee for two
lesson-neutral-bee-text = One place touches a meadow and a bear: 3 points for the bee, and 2 more for the bear.
lesson-neutral-bee-ask = Lay the bee at the marked place.
lesson-neutral-bee-wrong = Here it brings { $points }. At the marked place it brings 5.
lesson-neutral-end = Three counted, two play
lesson-neutral-end-text = The neutral player never wins, but can take first place in streams or wolves. Count those cards too.

## Alone against Alban

lesson-alban = Alone against Alban
lesson-alban-about = You choose for him as well: one card for you, one for him.
lesson-alban-rival = This is Alban
lesson-alban-rival-text = He chooses nothing: each turn you give him a card, and he lays it in reading order. He scores by the same rules as you.
lesson-alban-fox = First your own
lesson-alban-fox-text = Choose a card for yourself. The fox brings 3 points away from bears and wolves, and one gap fewer: 8 in all.
lesson-alban-fox-ask = { $click } the fox.
lesson-alban-fox-wrong = At best that card brings { $best }. The fox brings 8.
lesson-alban-lay = Far from the bears
lesson-alban-lay-text = A fox wants neither bear nor wolf beside it. Above your stream it has peace.
lesson-alban-lay-ask = Lay the fox above the stream.
lesson-alban-lay-wrong = It has peace here as well. For this lesson, lay it above the stream.
lesson-alban-lay-wrong-title = Just as good
lesson-alban-lay-bear = A bear or a wolf is beside it here: the fox would bring nothing.
lesson-alban-give = Then a gift
lesson-alban-give-text = Alban’s next place is under his fox. Give him what is of no use there, or better: what does harm.
lesson-alban-give-ask = { $click } the bear.
lesson-alban-give-wrong = From there the eagle would see his trout: 2 points for him. The bear takes three away.
lesson-alban-give-wolf = His fox would be lost, but you have one wolf too: he would share the largest pack, and 12 points.
lesson-alban-give-stream = It would bring him nothing, that is true. But the bear beside his fox costs him three points.
lesson-alban-five = Five new cards
lesson-alban-five-text = His fox scores nothing now. And his row is full: instead of one card you draw five. Plan for that moment.
lesson-alban-end = Two forests, one head
lesson-alban-end-text = After twenty turns, a lead of 30 points wins at the easy level, 50 at the normal one, 70 at the hard one.
