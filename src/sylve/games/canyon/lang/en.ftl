# Canyon, in English.

game-canyon = Canyon
game-canyon-tagline = Bid your tricks, keep your word, and the river carries you.

## Options

option-board = River
option-board-help = The full river is 28 spaces long to the village, the quick one 25.
option-board-full = Full
option-board-quick = Quick
option-bids = Bids
option-bids-help = In turn and in the open, or all together, face down, and shown at once.
option-bids-open = Open
option-bids-sealed = Sealed
option-dark = Dark rounds
option-dark-help = Rounds 6 to 9, with three cards or fewer, leave much to luck. They can be skipped.
option-dark-played = Played
option-dark-skipped = Skipped
option-evening = Evening
option-evening-help = By the rulebook a race lasts until a canoe lands, however long. Here evening may fall after two laps of the counter: then the canoe nearest to the village wins.
option-evening-two-laps = After two laps
option-evening-never = Never
option-first = First canoe
option-first-help = The rulebook lets the table name who picks a start pier first. Either way, whoever draws the highest card deals first.
option-first-drawn = Drawn at random
option-first-first-seat = The first seat
option-rounds = Length
option-rounds-help = One round of two cards, bids of none, one or two: a quick taste, and small enough for computers to solve. Neither without dark rounds nor without evening.
option-rounds-all = The whole race
option-rounds-one = One round

## Suits and cards

suit-sun = suns
suit-feather = feathers
suit-paw = paws
suit-pine = pines
suit-fire = fires
card-sun-1 = 1 of suns
card-sun-2 = 2 of suns
card-sun-3 = 3 of suns
card-sun-4 = 4 of suns
card-sun-5 = 5 of suns
card-sun-6 = 6 of suns
card-sun-7 = 7 of suns
card-sun-8 = 8 of suns
card-sun-9 = 9 of suns
card-sun-10 = 10 of suns
card-feather-1 = 1 of feathers
card-feather-2 = 2 of feathers
card-feather-3 = 3 of feathers
card-feather-4 = 4 of feathers
card-feather-5 = 5 of feathers
card-feather-6 = 6 of feathers
card-feather-7 = 7 of feathers
card-feather-8 = 8 of feathers
card-feather-9 = 9 of feathers
card-feather-10 = 10 of feathers
card-paw-1 = 1 of paws
card-paw-2 = 2 of paws
card-paw-3 = 3 of paws
card-paw-4 = 4 of paws
card-paw-5 = 5 of paws
card-paw-6 = 6 of paws
card-paw-7 = 7 of paws
card-paw-8 = 8 of paws
card-paw-9 = 9 of paws
card-paw-10 = 10 of paws
card-pine-1 = 1 of pines
card-pine-2 = 2 of pines
card-pine-3 = 3 of pines
card-pine-4 = 4 of pines
card-pine-5 = 5 of pines
card-pine-6 = 6 of pines
card-pine-7 = 7 of pines
card-pine-8 = 8 of pines
card-pine-9 = 9 of pines
card-pine-10 = 10 of pines
card-fire-1 = 1 of fires
card-fire-2 = 2 of fires
card-fire-3 = 3 of fires
card-fire-4 = 4 of fires
card-fire-5 = 5 of fires
card-fire-6 = 6 of fires
card-fire-7 = 7 of fires
card-fire-8 = 8 of fires
card-fire-9 = 9 of fires
card-fire-10 = 10 of fires
tempo = tempo card { $value }
trump = trump

## The river

start = start piers
calm = calm water
rapids = rapids
fall = waterfall
cave = cave
stage = landing stage
village = village
house-board = This map of the river is our own: the one in the box could not be read.

## Steps of a round

phase-launch = launching
phase-bid = bidding
phase-play = the tricks
phase-move = the canoes

## Whose turn

prompt-launch = Your turn: choose your start pier.
prompt-launch-hint = One canoe to a pier. All are equally far from the village.
prompt-bid = Your turn: how many tricks will you take?
prompt-bid-hint = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}; { $others ->
    [one] { $others } trick
   *[other] { $others } tricks
} bid before you.
prompt-bid-sealed = How many tricks will you take?
prompt-bid-sealed-hint = { $cards ->
    [one] One card in hand.
   *[other] { $cards } cards in hand.
} All bids will be shown together.
bid-so-far = Bid { $bid }, { $tricks ->
    [one] { $tricks } trick taken.
   *[other] { $tricks } tricks taken.
} { $missed ->
    [drift] Missed: your canoe will drift.
    [steps] Missed: one space a trick, no bonus.
   *[no] Kept, it carries your canoe { $kept ->
        [one] { $kept } space.
       *[other] { $kept } spaces.
    }
}
prompt-lead = Your lead: play any card you like.
prompt-lead-hint = { bid-so-far }
prompt-follow = Your turn: follow the suit led, { $suit }.
prompt-follow-hint = { bid-so-far }
prompt-discard = Your turn: you have no { $suit }, play any card you like.
prompt-discard-hint = { bid-so-far }
prompt-move = Your turn: { $points ->
    [one] { $points } space
   *[other] { $points } spaces
} for your canoe.
prompt-move-hint = As far towards the village as you can; the lane is yours to choose.
prompt-wait-launch = { $seat } is choosing a pier.
prompt-wait-launch-hint = Piers are taken one after the other.
prompt-wait-bid = { $seat } is weighing a bid.
prompt-wait-bid-hint = Everybody speaks in turn, from the first player on.
prompt-wait-bids = { $waiting ->
    [one] One bid is still to come.
   *[other] { $waiting } bids are still to come.
}
prompt-wait-bids-hint = They will be shown together.
prompt-wait-play = { $seat } is choosing a card.
prompt-wait-play-hint = Just enough tricks beat one too many.
prompt-wait-move = { $seat } is steering a canoe.
prompt-wait-move-hint = Canoes move in the order of play.
prompt-over = The race is over: { $winner_seat } wins.
prompt-over-hint = First to the village, or nearest to it when evening falls.

## Refusals

refusal-not-now = Not now: the round has come to { $phase }.
refusal-pier-taken = Pier { $space } is taken already.
refusal-bid-too-high = No more tricks can be bid than the { $cards } cards in hand, in the race of one round.
refusal-not-in-hand = You do not hold the { $card }.
refusal-must-follow = Not the { $card }: as long as you have { $suit }, you follow suit.
refusal-no-space = There is no such space on this river: { $space }.
refusal-space-taken = A canoe lies there already: { $space }.
refusal-out-of-reach = { $points ->
    [one] Your one step does not lead there
   *[other] Your { $points } steps do not lead there
}: { $space }.
refusal-not-forward = You can get farther towards the village than this space: { $space }.

## Log

log-launch = { $you ->
    [yes] You launch your canoe from pier { $space }.
   *[no] { $seat } launches a canoe from pier { $space }.
}
log-draw = { $you ->
    [yes] To see who deals, you draw the { $card }.
   *[no] To see who deals, { $seat } draws the { $card }.
}
log-round = Round { $round }: { $dealer_you ->
    [yes] you deal
   *[no] { $dealer_seat } deals
}, { $first_you ->
    [yes] you begin
   *[no] { $first_seat } begins
}.
log-deal = { $cards ->
    [one] One card each.
   *[other] { $cards } cards each.
}
log-trump = The { $card } is turned up: { $suit } is trump.
log-bid = { $you ->
    [yes] You bid { $bid }.
   *[no] { $seat } bids { $bid }.
}
log-bid-sealed = { $you ->
    [yes] You bid { $bid }, face down.
   *[no] { $seat } lays a bid, face down.
}
log-lead = { $you ->
    [yes] You lead the { $card }.
   *[no] { $seat } leads the { $card }.
}
log-play = { $you ->
    [yes] You play the { $card }.
   *[no] { $seat } plays the { $card }.
}
log-trick = { $cut ->
    [true] { $you ->
        [yes] You trump with the { $card } and take the trick.
       *[no] { $seat } trumps with the { $card } and takes the trick.
    }
   *[false] { $you ->
        [yes] You take the trick: your { $card } is the highest.
       *[no] { $seat } takes the trick: their { $card } is the highest.
    }
}
log-exact = { $you ->
    [yes] You keep your bid of { $bid }: bonus { $bonus }, { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    } for your canoe{ $rapids ->
        [true] {" "}(in rapids the bonus alone)
       *[false] {""}
    }.
   *[no] { $seat } keeps the bid of { $bid }: bonus { $bonus }, { $points ->
        [one] { $points } space
       *[other] { $points } spaces
    }{ $rapids ->
        [true] {" "}(in rapids the bonus alone)
       *[false] {""}
    }.
}
log-missed = { $you ->
    [yes] You miss your bid of { $bid } ({ $tricks ->
        [one] { $tricks } trick taken
       *[other] { $tricks } tricks taken
    }): { $drifts ->
        [true] the current will carry you off.
       *[false] { $points ->
            [one] { $points } space
           *[other] { $points } spaces
        } without a bonus.
    }
   *[no] { $seat } misses the bid of { $bid } ({ $tricks ->
        [one] { $tricks } trick taken
       *[other] { $tricks } tricks taken
    }): { $drifts ->
        [true] the current will do the rest.
       *[false] { $points ->
            [one] { $points } space
           *[other] { $points } spaces
        } without a bonus.
    }
}
log-go = { $you ->
    [yes] You paddle { $from ->
        [cave] out of the cave
       *[other] from { $from }
    } to { $to }{ $unused ->
        [0] .
        [one] , { $unused } step lost.
       *[other] , { $unused } steps lost.
    }
   *[no] { $seat } paddles { $from ->
        [cave] out of the cave
       *[other] from { $from }
    } to { $to }{ $unused ->
        [0] .
        [one] , { $unused } step lost.
       *[other] , { $unused } steps lost.
    }
}
log-land = { $you ->
    [yes] You land at the village, stage { $to }{ $unused ->
        [0] .
        [one] , with { $unused } step to spare.
       *[other] , with { $unused } steps to spare.
    }
   *[no] { $seat } lands at the village, stage { $to }{ $unused ->
        [0] .
        [one] , with { $unused } step to spare.
       *[other] , with { $unused } steps to spare.
    }
}
log-stay = { $you ->
    [yes] No step to make: your canoe stays.
   *[no] No step to make: { $seat } stays.
}
log-blocked = { $you ->
    [yes] The river is blocked: you lose { $points ->
        [one] { $points } step
       *[other] { $points } steps
    }.
   *[no] The river is blocked: { $seat } loses { $points ->
        [one] { $points } step
       *[other] { $points } steps
    }.
}
log-drift = { $you ->
    [yes] The current carries your canoe off from { $from }.
   *[no] The current carries { $seat } off from { $from }.
}
log-push = { $you ->
    [yes] { $by_seat } pushes your canoe off { $from }.
   *[no] { $by_you ->
        [yes] Your canoe
       *[no] { $by_seat }
    } pushes { $seat } off { $from }.
}
log-fall = { $you ->
    [yes] You go over the fall, and come out in the cave.
   *[no] { $seat } goes over the fall, and comes out in the cave.
}
log-held = { $you ->
    [yes] The bank holds your canoe: it does not drift.
   *[no] The bank holds { $seat }, who does not drift.
}
log-forfeit = { $you ->
    [yes] In the cave, you wait for the next round.
   *[no] In the cave, { $seat } waits for the next round.
}
log-evening = Evening falls after round { $round }: the canoe nearest to the village wins.
log-win = { $you ->
    [yes] You win the race.
   *[no] { $seat } wins the race.
}

## The table in words

table-round = Round { $round }, { $cards ->
    [one] one card each.
   *[other] { $cards } cards each.
}
table-trump = Trump: { $suit } ({ $card }).
table-ashore = { $seat }: not on the water yet.
table-canoe = { $seat }: { $space }, { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} from the village.
table-bid = { $seat }: { $space }, { $left ->
    [one] { $left } space
   *[other] { $left } spaces
} from the village; bid { $bid }, { $tricks ->
    [one] { $tricks } trick taken.
   *[other] { $tricks } tricks taken.
}
table-trick = The trick led by { $lead_seat }: { $cards }.
table-hand = Your hand: { $cards }.
table-undealt = The cards are dealt once every canoe is on the water.

# What a choice brings, at the prompt
brings-left = { $left ->
    [0] lands at the village
    [one] one space from the village
   *[other] { $left } spaces from the village
}

## Reckoning

score-way = Spaces travelled
score-unused = Steps to spare
won-by = { $points ->
    [one] One space
   *[other] { $points } spaces
} ahead of { $you ->
    [yes] you
   *[no] { $seat }
}.
won-tie = Side by side with { $you ->
    [yes] you
   *[no] { $seat }
}: the rules decide.
see-score = See the finish
score-total = In all
in-sight = about { $points ->
    [one] { $points } space travelled
   *[other] { $points } spaces travelled
} by the end of the round
because-own-more = about { $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
} more for you ({ $line })
because-own-less = about { $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
} fewer for you ({ $line })
because-other-more = about { $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
} more for { $name } ({ $line })
because-other-less = about { $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
} fewer for { $name } ({ $line })

rounds = Bids and tricks, round by round
rounds-about = Tricks taken of tricks bid, then the spaces won.
rounds-round = Round

## On the table

hand = Your hand
you = you
river = The river
sign-start = Start
sign-fall = The fall
sign-cave = Cave
sign-village = Village
counter = Counter: round { $round }, { $cards ->
    [one] one card each.
   *[other] { $cards } cards each.
}
counter-word = round
zoom-in = Look closer at the river
zoom-out = See the whole river

phase-of-launch = Launching
phase-of-bid = Round { $round } · bids
phase-of-trick = Round { $round } · trick { $trick } of { $tricks }
phase-of-move = Round { $round } · the canoes
phase-of-over = Round { $round }

ways = Where your canoe goes
way = { $space }, { $steps ->
    [0] where you are
    [one] { $steps } space away
   *[other] { $steps } spaces away
}{ $unused ->
    [0] {""}
    [one] , { $unused } step lost
   *[other] , { $unused } steps lost
}
way-lands = Land at the village, stage { $space }, { $unused ->
    [0] no step to spare
    [one] { $unused } step to spare
   *[other] { $unused } steps to spare
}
way-pier = Pier { $space }

choose-launch = Choose a pier
choose-bid = Lay your tempo cards
choose-play = Choose a card
choose-move = Choose a space
do-launch = Launch from pier { $space }
do-bid = Bid { $bid }
do-play = Play the { $card }
do-go = Paddle to { $space }
do-stay = Stay on { $space }
do-land = Land at stage { $space }

tag-chosen = chosen
card-refused = { $suit } led
card-takes = takes the lead
card-wins = takes the trick
card-leaves = leaves the trick

bids = The bids
bid-laid = { $seat } bids { $bid }
bid-sealed = The bid of { $seat }, face down
tempo-cards = Your tempo cards
tempo-hint = One or several: their sum is your bid.
bid-brings = Kept, it carries your canoe { $points ->
    [one] { $points } space.
   *[other] { $points } spaces.
}
bid-brings-rapids = Kept: { $points ->
    [one] { $points } space
   *[other] { $points } spaces
}; in rapids the bonus alone counts.
bid-missed = { $to ->
    [cave] Missed: over the fall, into the cave.
    [held] Missed: neither bonus nor tricks, and the bank holds your canoe.
   *[other] Missed: the current takes you to { $to }.
}
bid-miss = missed
bid-impossible = There are not that many tricks.

trick = The trick
trick-taken = { $you ->
    [yes] Your trick
   *[no] Trick to { $seat }
}
last-trick = Last trick
this-trick = This trick
laid = { $card }, by { $seat }
lost-low = too low
lost-cut = trumped
lost-suit = another suit
laid-best = { $card }, by { $seat }, ahead
trump-title = Trump
trump-card = Trump: { $card }

pips = Bid { $bid }, { $tricks ->
    [one] { $tricks } trick taken
   *[other] { $tricks } tricks taken
}
pips-sealed = Bid laid, face down
note-ashore = ashore
note-place = on { $space }
note-cave = in the cave
note-deals = deals · { $space }
note-sealed = bid laid · { $space }
note-bid = bid { $bid } · { $space }
note-exact = exact · { $space }
note-missing = { $tricks ->
    [one] { $tricks } trick to go
   *[other] { $tricks } tricks to go
} · { $space }
note-short = { $tricks ->
    [one] { $tricks } trick too few
   *[other] { $tricks } tricks too few
} · { $space }
note-over = { $tricks ->
    [one] { $tricks } trick too many
   *[other] { $tricks } tricks too many
} · { $space }
note-left = { $left ->
    [one] { $left } space from the village
   *[other] { $left } spaces from the village
}
note-landed = at the village

reckoning = The round’s reckoning
steps-with-bonus = { $points ->
    [one] space
   *[other] spaces
}, { $bonus } by bonus
steps-of-bonus = { $points ->
    [one] space
   *[other] spaces
}: in rapids the bonus alone
steps-bonus-alone = bonus alone
steps-without-bonus = { $points ->
    [one] space
   *[other] spaces
}, no bonus
drifts = adrift
moved-to = now on { $space }
moved-to-cave = in the cave
moves-now = moving now
moves-later = waits its turn
bonus-title = A kept bid
bonus-bid = { $bid }
bonus-more = { $bid } and more
last-round = The last round played
last-line = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} of { $bid }

key-bid = 0–9
key-bid-does = Choose a bid; Enter makes it

## The rules on one page

leaflet-aim = Say how many tricks you will take, and take just as many. Each trick moves your canoe, a kept bid even farther. The first at the village wins.
leaflet-credits = A game by Frederick A. Herschler, drawn by Franz Vohwinkel.
leaflet-turn = A round in pictures
leaflet-turn-note = The dealer’s left neighbour begins.
leaflet-trump = trump
leaflet-deal = Cards are dealt; the one turned up makes trump.
leaflet-bid = In turn, bid your tricks with tempo cards: they add up.
leaflet-tricks = All tricks are played.
leaflet-move = One after the other, the canoes move.
leaflet-trick = A trick
leaflet-trick-note = Sun was led; fire is trump.
leaflet-led = The first card. Whoever has sun must play it.
leaflet-high = Higher than the 8, but…
leaflet-trump-wins = trumped.
leaflet-other = Neither sun nor trump: it takes nothing.
leaflet-scoring = What moves you
leaflet-scoring-note = in calm water, at the pier and in the cave
leaflet-each-trick = A space for each trick
leaflet-each-trick-text = And a bonus when you took exactly the tricks you bid:
leaflet-bid-0 = bid 0
leaflet-bid-1 = bid 1
leaflet-bid-2 = 2 or more
leaflet-example = For example
leaflet-example-text = Four bid, four taken: 4 tricks + 3 of bonus = 7 spaces.
leaflet-forward = Always forward
leaflet-forward-text = A step goes to one of the eight neighbouring spaces, over water, never onto a canoe. Your canoe goes as far forward as it can; steps left over are lost.
leaflet-suits = Five suits
leaflet-suits-text = From 1 to 10 in each.
leaflet-rapids = The rapids
leaflet-rapids-note = when your move begins on a space with an arrow
leaflet-kept = A kept bid
leaflet-kept-text = You move by your bonus alone: 1, 2 or 3 spaces. Tricks do not count.
leaflet-missed = A missed bid
leaflet-missed-text = Your canoe drifts one space along the arrow and pushes whoever lies in its way.
leaflet-fall = The fall
leaflet-fall-text = Whoever goes over it is in the cave, a little upstream, and starts from there in the next round as from calm water.
leaflet-counter = How many cards?
leaflet-counter-note = round by round, then from the start again
leaflet-end = The end
leaflet-end-text = When a canoe reaches a landing stage, the round is played out. Whoever has landed wins.
leaflet-tie = Several landed
leaflet-tie-text = The most steps to spare, then the highest single tempo card of this round.
leaflet-variants = Variants
leaflet-variants-text = Without the dark rounds; with sealed bids; on the quick river.

## Why, in a hint: what an action changes on the average of imagined rounds

because-way-own-more = you get about { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} further
because-way-own-less = you get about { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} less far
because-way-other-more = { $name } gets about { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} further
because-way-other-less = { $name } gets about { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} less far
because-exact-own-more = you keep your bid more often (+{ $percent }%)
because-exact-own-less = you keep your bid less often (−{ $percent }%)
because-exact-other-more = { $name } keeps the bid more often (+{ $percent }%)
because-exact-other-less = { $name } keeps the bid less often (−{ $percent }%)
because-drift-own-more = you drift more often (+{ $percent }%)
because-drift-own-less = you drift less often (−{ $percent }%)
because-drift-other-more = { $name } drifts more often (+{ $percent }%)
because-drift-other-less = { $name } drifts less often (−{ $percent }%)
because-fall-own-more = you go over the fall more often (+{ $percent }%)
because-fall-own-less = you go over the fall less often (−{ $percent }%)
because-fall-other-more = { $name } goes over the fall more often (+{ $percent }%)
because-fall-other-less = { $name } goes over the fall less often (−{ $percent }%)

## What others read of it when the game is over

known-bid-sealed = { $you ->
    [yes] You bid { $bid }, face down.
   *[no] { $seat } bids { $bid }, face down.
}
