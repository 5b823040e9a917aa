# What the things of Canyon are; the page asks when a finger stays on one.

## Cards

thing-sun = Suit of suns
thing-sun-text = { things-suit }
thing-sun-rule = 4.2
thing-feather = Suit of feathers
thing-feather-text = { things-suit }
thing-feather-rule = 4.2
thing-paw = Suit of paws
thing-paw-text = { things-suit }
thing-paw-rule = 4.2
thing-pine = Suit of pines
thing-pine-text = { things-suit }
thing-pine-rule = 4.2
thing-fire = Suit of fires
thing-fire-text = { things-suit }
thing-fire-rule = 4.2
thing-trump = Trump
thing-trump-text = The card turned up after the deal names this round’s trump: any card of its suit beats all other suits.
thing-trump-rule = 2.3
thing-tempo = Tempo cards
thing-tempo-text = You bid with them: the values you lay add up to the tricks you mean to take. They all come back after the round.
thing-tempo-short = Your tempo cards make your bid: their values add up to the tricks you mean to take.
thing-tempo-rule = 3.1
thing-trick = The trick
thing-trick-text = Everybody plays a card. The highest trump takes the trick; without a trump, the highest card of the suit led. Whoever takes it leads the next.
thing-trick-short = Whoever can follows the suit led; the highest trump takes the trick, else the highest card of that suit.
thing-trick-rule = 4.3
thing-bid = Bid and tricks
thing-bid-text = The bid, and the tricks taken so far. Exactly as many as bid brings a bonus; one too few or too many brings none.
thing-bid-rule = 5.3

## On the river

thing-start = Start piers
thing-start-text = Every canoe starts from a pier of its own. All are equally far from the village.
thing-start-rule = 1.2
thing-calm = Calm water
thing-calm-text = A move that begins here has a space for each trick taken, and the bonus of a kept bid.
thing-calm-rule = 5.2
thing-rapids = Rapids
thing-rapids-text = Tricks do not count for a move that begins here. A kept bid moves you by its bonus alone; a missed one lets you drift a space along the arrow, pushing whoever lies there.
thing-rapids-short = Rapids: from here only a kept bid moves you, by its bonus; a missed one lets you drift along the arrow.
thing-rapids-rule = 6.3
thing-fall = The fall
thing-fall-text = Whoever drifts or is pushed over it is in the cave at once, and loses a move still to come this round.
thing-fall-short = The fall: whoever drifts over it lands in the cave, and starts from there next round.
thing-fall-rule = 6.5
thing-cave = The cave
thing-cave-text = Canoes that went over the fall wait here. From the next round on they move out as from calm water.
thing-cave-short = In the cave: from the next round on you move out as from calm water.
thing-cave-rule = 6.6
thing-stage = Landing stages
thing-stage-text = The village. A canoe that reaches a stage has landed; the round is played out, and whoever landed wins. Of several, the one with most unused points.
thing-stage-short = A landing stage is near: once a canoe lands, this round is the last.
thing-stage-rule = 7.1
thing-rock = Rocks and islands
thing-rock-text = No canoe enters them; a diagonal step may pass between two.
thing-rock-rule = 5.4
thing-canoe = Canoe
thing-canoe-text = After the tricks the canoes move one after the other, each as far forward as its points allow. Nobody enters a space with a canoe or jumps over one.
thing-canoe-rule = 5.5
thing-counter = Round counter
thing-counter-text = It says how many cards are dealt this round. After the last field it begins again with the first. Dark fields, with three cards or fewer, leave more to luck.
thing-counter-short = Fewer cards each round: the counter tells how many, then they grow again.
thing-counter-rule = 2.2

## What they are worth, and how they are now

things-suit = One of five suits, from 1 to 10. Whoever has a card of the suit led must play one; otherwise any card may be played.
worth-bonus = Spaces more for a kept bid of
worth-cards = Cards dealt, round by round
now-trump = It is trump in this round.
now-lacks = { $name } could not follow it any more.
now-pips = { $name }: bid { $bid }, tricks { $tricks }
now-there = Here now: { $names }
