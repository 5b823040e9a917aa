# Écosystème – Forêt, in English.

game-ecosysteme = Écosystème – Forêt
game-ecosysteme-tagline = Twenty cards, and a forest that feeds itself.

## The cards

card-bee = Bees
card-bear = Bears
card-trout = Trout
card-fox = Foxes
card-eagle = Eagles
card-dragonfly = Dragonflies
card-deer = Deer
card-rabbit = Rabbits
card-meadow = Meadows
card-stream = Streams
card-wolf = Wolves

one-bee = a bee
one-bear = a bear
one-trout = a trout
one-fox = a fox
one-eagle = an eagle
one-dragonfly = a dragonfly
one-deer = a deer
one-rabbit = a rabbit
one-meadow = a meadow
one-stream = a stream
one-wolf = a wolf

the-bee = the bee
the-bear = the bear
the-trout = the trout
the-fox = the fox
the-eagle = the eagle
the-dragonfly = the dragonfly
the-deer = the deer
the-rabbit = the rabbit
the-meadow = the meadow
the-stream = the stream
the-wolf = the wolf

## What each card brings

card-bee-text = 3 points for each meadow beside it.
card-bear-text = 2 points for each bee and each trout beside it.
card-trout-text = 2 points for each stream and each dragonfly beside it.
card-fox-text = 3 points with no wolf and no bear beside it.
card-eagle-text = 2 points for each rabbit and each trout at most two cards away.
card-dragonfly-text = 1 point for each card of the streams beside it.
card-deer-text = 2 points for each row and each column with a deer.
card-rabbit-text = 1 point. When you place it, you may swap two of your cards.
card-meadow-text = 0, 3, 6, 10 or 15 points for an area of 1, 2, 3, 4, 5 cards or more.
card-stream-text = Largest stream: 8 points; second: 5.
card-wolf-text = Largest pack: 12 points; second: 8; third: 4.

## Other names

rival-alban = Alban
rival-neutral = Neutral player
to-left = to the left
to-right = to the right
phase = Round { $round } · pick { $pick } of { $picks }
phase-solo = Turn { $pick } of { $picks }

## Options

option-picks = Length
option-picks-help = The last three picks are a quick taste, and small enough for computers to solve.
option-picks-all = The whole game
option-picks-three = The last three picks
option-memory_aid = Memory aid
option-memory_aid-help = The table lists the cards you saw in the hands you passed on and that are still there.
option-memory_aid-false = Off
option-memory_aid-true = On

## Whose turn

prompt-choose = Choose a card, then its place.
prompt-choose-hint = Everybody chooses at the same time. Then your hand goes { $direction }, to { $to_seat }.
prompt-choose-for-neutral = Choose a card, then its place.
prompt-choose-for-neutral-hint = You both choose at the same time. Then your hand goes { $direction }, to the neutral player.
prompt-choose-last = One card is left: take it.
prompt-choose-last-hint = It is the last of the round.
prompt-choose-solo = Choose a card, then its place.
prompt-choose-solo-hint = Then you will give another one to Alban.
prompt-sealed = Your card is chosen. { $count ->
    [one] One person has yet to choose.
   *[other] { $count } people have yet to choose.
}
prompt-sealed-hint = Until everybody has chosen, you can take it back.
prompt-place = Place your card: { $card }.
prompt-place-hint = Beside another one, in a grid of four rows and five columns.
prompt-swap = The rabbit darts off: swap two cards, or leave everything in place.
prompt-swap-hint = Any two of your ecosystem, the rabbit included.
prompt-done = Your card is placed. { $count ->
    [one] One person has yet to place.
   *[other] { $count } people have yet to place.
}
prompt-done-hint = Until everybody has placed, you can take it back.
prompt-give = Give a card to Alban.
prompt-give-hint = { $draws ->
    [0] It is the last one; the card you keep will be put away.
    [one] Then you draw a card.
   *[other] Alban completes a row: then you draw { $draws } cards.
}
prompt-watch-choose = { $count ->
    [one] One person is still choosing a card.
   *[other] { $count } people are still choosing a card.
}
prompt-watch-choose-hint = All cards are revealed at once.
prompt-watch-place = { $count ->
    [one] One person is still placing a card.
   *[other] { $count } people are still placing a card.
}
prompt-watch-place-hint = Then the hands pass to the neighbours.
prompt-watch-solo = { $seat } plays against Alban.
prompt-watch-solo-hint = One card to keep, one card for him.
prompt-over = { $winner_seat } wins the forest with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-over-hint = Touch an ecosystem to see what each card brings.
prompt-over-shared = { $count ->
    [2] { $winner_seat } and { $other_seat } share the forest with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $count } players share the forest with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $winner_seat } and { $other_seat } among them.
}
prompt-over-shared-hint = Touch an ecosystem to see what each card brings.
prompt-over-solo = { $points } to { $rival }: { $lead } points ahead of Alban, { $level }.
prompt-over-solo-hint = Easy from a lead of 30 points, normal from 50, hard from 70.
prompt-over-solo-lost = { $points } to { $rival }: Alban holds out.
prompt-over-solo-lost-hint = It takes a lead of at least 30 points.

level-easy = an easy win
level-normal = a normal win
level-hard = a hard win

## Refusals

refusal-choose-first = First choose a card of your hand.
refusal-place-first = First place your card: { $card }.
refusal-swap-first = First swap two cards, or leave everything in place.
refusal-give-first = First give a card to Alban.
refusal-not-in-hand = Your hand holds no { $card }.
refusal-first-card = The first card is where the grid begins: it has but one place.
refusal-taken = A card lies there already.
refusal-too-high = Your ecosystem has four rows already.
refusal-too-wide = Your ecosystem has five columns already.
refusal-not-beside = None of your cards touches this place. Diagonals do not count.
refusal-no-card-there = A swap takes two cards; one is missing here.

## Log

log-round = Round { $round }: { $cards } cards each. The hands will go { $direction }.
log-solo = Solo against Alban, with a hand of { $cards } cards.
log-choose = { $you ->
    [yes] You choose { $card }.
   *[no] { $seat } has chosen.
}
log-reveal = { $you ->
    [yes] You reveal { $card }.
   *[no] { $seat } reveals { $card }.
}
log-neutral = The neutral player receives { $card }.
log-place = { $you ->
    [yes] You place { $card }
   *[no] { $seat } places { $card }
}{ $change ->
    [more] {" "}(+{ $amount }).
    [less] {" "}(−{ $amount }).
   *[same] .
}
log-swap = { $you ->
    [yes] You swap { $card } and { $other }
   *[no] { $seat } swaps { $card } and { $other }
}{ $change ->
    [more] {" "}(+{ $amount }).
    [less] {" "}(−{ $amount }).
   *[same] .
}
log-keep = { $you ->
    [yes] You leave everything in place.
   *[no] { $seat } leaves everything in place.
}
log-pass = { $cards ->
    [one] The last card of each hand goes { $direction }.
   *[other] The hands of { $cards } cards go { $direction }.
}
log-give = { $you ->
    [yes] You give { $card } to Alban
   *[no] { $seat } gives { $card } to Alban
}{ $change ->
    [more] {" "}(+{ $amount } for him).
    [less] {" "}(−{ $amount } for him).
   *[same] .
}
log-draw = { $you ->
    [yes] { $count ->
        [one] You draw { $cards }.
       *[other] Alban has filled a row: you draw { $cards }.
    }
   *[no] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
log-count = { $rule }, seat by seat: { $points }.
log-score = { $you ->
    [yes] Your ecosystem is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-alban = Alban’s ecosystem is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-win = { $you ->
    [yes] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-share = { $you ->
    [yes] { $count } of you share the victory, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } shares the victory, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-solo-won = { $lead } points ahead of Alban: { $level }.
log-solo-lost = { $change ->
    [more] { $amount ->
        [one] { $amount } point ahead of Alban: not enough to win.
       *[other] { $amount } points ahead of Alban: not enough to win.
    }
    [less] { $amount ->
        [one] { $amount } point behind Alban: the game is lost.
       *[other] { $amount } points behind Alban: the game is lost.
    }
   *[same] Level with Alban: not enough to win.
}

## The table

hand = Your hand
hand-onward = What is left of the hand
hand-card = { $card }. { $rule }
forest-own = Your ecosystem
forest-of = Ecosystem of { $seat }
forest-alban = Alban’s ecosystem
forest-neutral = The neutral player’s cards
grid-card = { $card }, { $where }
grid-card-swap = { $card }, { $where }: the swap would bring { $gain }
grid-card-swap-best = { $card }, { $where }: a swap can bring { $gain }
site-first = in the centre
site-inside = row { $row }, column { $column }
site-above = a row above, column { $column }
site-below = a row below, column { $column }
site-left = row { $row }, a column to the left
site-right = row { $row }, a column to the right
site-corner = in a corner, outside the grid
site-legal = { $card } here, { $where }: { $gain }
site-remembered = { $card } here, { $where }: { $gain }, remembered
site-refused = { $where }: not allowed. { $reason }

tag-chosen = chosen
tag-to-place = to place
tag-remembered = remembered
choice-choose = Confirm
choice-together = Confirm card and place
choice-place = Place it here
choice-swap = Swap
choice-keep = Leave everything in place
choice-give = Give to Alban
take-back = Take back
note-alban = { $gain } for him
onward = { $cards ->
    [one] It goes { $direction }, to { $name }.
   *[other] They go { $direction }, to { $name }.
}
onward-solo = You will give one of these to Alban.

why-here = { $card } here
why-with = counts with { $cards }
why-biodiversity = biodiversity: { $gaps ->
    [0] no gap
    [one] one gap
   *[other] { $gaps } gaps
} instead of { $before }
why-nothing = Nothing for now.
why-best = At best { $gain } for now
why-rabbit = Then you may swap two cards.
why-remembered = Remembered: your card goes there once all cards are revealed.
why-swap = Swap { $card } and { $other }
why-equal = Two equal cards: this changes nothing.
why-give = { $card } for Alban
why-give-you = and for you

neighbour-points = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
neighbour-choose = is choosing
neighbour-sealed = has chosen
neighbour-place = is placing
neighbour-swap = is swapping
neighbour-give = is giving Alban a card
neighbour-done = has placed
neighbour-over = has finished
neighbour-receiver = gets your hand
neighbour-giver = passes you theirs
neighbour-enlarge = enlarge
neighbour-show = look closely
neutral-compares = counts { $cards }

some-bee = { $count ->
    [one] one bee
   *[other] { $count } bees
}
some-bear = { $count ->
    [one] one bear
   *[other] { $count } bears
}
some-trout = { $count ->
    [one] one trout
   *[other] { $count } trout
}
some-fox = { $count ->
    [one] one fox
   *[other] { $count } foxes
}
some-eagle = { $count ->
    [one] one eagle
   *[other] { $count } eagles
}
some-dragonfly = { $count ->
    [one] one dragonfly
   *[other] { $count } dragonflies
}
some-deer = { $count ->
    [one] one deer
   *[other] { $count } deer
}
some-rabbit = { $count ->
    [one] one rabbit
   *[other] { $count } rabbits
}
some-meadow = { $count ->
    [one] one meadow
   *[other] { $count } meadows
}
some-stream = { $count ->
    [one] one stream
   *[other] { $count } streams
}
some-wolf = { $count ->
    [one] one wolf
   *[other] { $count } wolves
}

sheet-own = Your sheet
sheet-of = Sheet of { $name }
sheet-open = Depends on the others too
sheet-total = Total so far
sheet-total-final = Total
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
pile = Draw pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
pile-caption = { $draws ->
    [0] nothing left to draw
    [one] in the pile, you will draw one
   *[other] in the pile, you will draw { $draws }
}
memory = What I may remember
memory-cards = { $cards }
memory-next = comes next
memory-nothing = You have not passed on a hand in this round yet.

## The count card by card

count-bee = A bee, { $helpers ->
    [0] no meadow beside it
    [one] one meadow beside it
   *[other] { $helpers } meadows beside it
}
count-bear = A bear, { $helpers ->
    [0] nothing to eat beside it
    [one] one bee or trout beside it
   *[other] { $helpers } bees or trout beside it
}
count-trout = A trout, { $helpers ->
    [0] no stream or dragonfly beside it
    [one] one stream or dragonfly beside it
   *[other] { $helpers } streams or dragonflies beside it
}
count-fox = { $points ->
    [0] A fox bothered by a wolf or a bear
   *[other] A fox at ease
}
count-eagle = An eagle, { $helpers ->
    [0] no prey in sight
    [one] one prey in sight
   *[other] { $helpers } prey in sight
}
count-dragonfly = A dragonfly, { $helpers ->
    [0] no stream beside it
    [one] a stream of one card
   *[other] { $helpers } cards of stream
}
count-deer = { $count ->
    [one] A row or column with a deer
   *[other] A row or column with { $count } deer
}
count-rabbit = A rabbit
count-meadow = { $count ->
    [one] A lone meadow
   *[other] An area of { $count } meadows
}
count-stream = { $rank ->
    [1] The largest stream of all: { $count }
    [2] The second stream: { $count }
   *[other] A stream of { $count }, no prize
}
count-wolf = { $rank ->
    [1] The largest pack: { $count }
    [2] The second pack: { $count }
    [3] The third pack: { $count }
   *[other] A pack of { $count }, no prize
}
count-biodiversity = Biodiversity: { $gaps ->
    [0] no gap
    [one] one gap
   *[other] { $gaps } gaps
}
count-all = All counted: { $name }
count-total = in all
count-begin = Count
count-pause = Stop here
count-back = Previous card
count-next = Next card

## The table in words, for a terminal

table-pick = Round { $round } of { $rounds } · pick { $pick } of { $picks }
table-turn = Turn { $pick } of { $picks }
table-forest = { $seat }: { $count ->
    [0] no card
    [one] one card, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } cards, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
table-forest-alban = Alban: { $count ->
    [0] no card
    [one] one card, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } cards, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
table-forest-neutral = Neutral player: { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
table-line = Row { $row }: { $cards }
table-free = a free place
table-known = You know what { $at_seat } still has: { $cards }
table-known-neutral = You know what the neutral player still has: { $cards }
table-hand = Your hand: { $cards }

# What a choice brings, at the prompt
brings-best = { $best ->
    [one] one point at best
   *[other] { $best } points at best
}

## Scores

score-bee = Bees
score-bear = Bears
score-trout = Trout
score-fox = Foxes
score-eagle = Eagles
score-dragonfly = Dragonflies
score-deer = Deer
score-rabbit = Rabbits
score-meadow = Meadows
score-stream = Streams
score-wolf = Wolves
score-biodiversity = Biodiversity
gaps = { $count ->
    [0] no gap
    [one] { $count } gap
   *[other] { $count } gaps
}

## The rules on one page

leaflet-aim = Make a forest of twenty cards, four rows by five columns. Each scores through its neighbours. The most points win.
leaflet-credits = A game by Matt Simpson, drawn by Lindsey Falsone; solo mode by Richard Wilkins.
leaflet-turn = A turn in pictures
leaflet-turn-note = Two rounds of ten choices. Everybody plays at the same time.
leaflet-choose = Choose a card of your hand in secret.
leaflet-reveal = All have chosen? The cards are turned over together.
leaflet-place = Lay yours beside another, never corner to corner.
leaflet-pass = Pass the rest: to the left, in round 2 to the right.
leaflet-first-round = round 1
leaflet-second-round = round 2
leaflet-scoring = What your cards bring
leaflet-beside = Beside: above, below, left, right.
leaflet-first = 1st place
leaflet-second = 2nd
leaflet-third = 3rd
leaflet-gaps = Count your gaps: the kinds that brought you nothing.
leaflet-end = The end
leaflet-end-text = With twenty cards laid, count. The most points win; a tie is shared. For streams and wolves, those who tie score the whole place each, and the next one is not given.
leaflet-two = With two
leaflet-two-text = A third hand of ten cards goes round. At every choice one of its cards, drawn at random, goes to a neutral player, who counts for streams and wolves alone.
leaflet-alone = Alone, against Alban
leaflet-alone-text = Choose a card and lay it, give another to Alban, then draw. You need a lead of 30 points (easy), 50 (normal) or 70 (hard). Alban counts everything but biodiversity.

## What a hint or a review says where the log is silent

act-choose = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $card ->
    [bee] { one-bee }
    [bear] { one-bear }
    [trout] { one-trout }
    [fox] { one-fox }
    [eagle] { one-eagle }
    [dragonfly] { one-dragonfly }
    [deer] { one-deer }
    [rabbit] { one-rabbit }
    [meadow] { one-meadow }
    [stream] { one-stream }
   *[wolf] { one-wolf }
}.
act-place = { $you ->
    [yes] You place { $card }
   *[no] { $seat } places { $card }
}, { $row ->
    [0] above the first row
   *[other] row { $row }
}, { $column ->
    [0] left of the first column.
   *[other] column { $column }.
}
