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
card-dragonfly-text = The length of the streams beside it.
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
prompt-swap = The rabbit darts off: swap two cards, or leave all in place.
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
prompt-watch-place-hint = Then the hands go on to the neighbours.
prompt-watch-solo = { $seat } plays against Alban.
prompt-watch-solo-hint = One card to keep, one card for him.
prompt-over = { $winner_seat } wins the forest with { $points } points.
prompt-over-hint = Touch an ecosystem to see what each card brings.
prompt-over-shared = { $count ->
    [2] { $winner_seat } and { $other_seat } share the forest with { $points } points.
   *[other] { $count } players share the forest with { $points } points, { $winner_seat } and { $other_seat } among them.
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
refusal-swap-first = First swap two cards, or leave all in place.
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
    [yes] You leave all in place.
   *[no] { $seat } leaves all in place.
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
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
log-score = { $you ->
    [yes] Your ecosystem is worth { $points } points.
   *[no] { $seat }: { $points } points.
}
log-alban = Alban’s ecosystem is worth { $points } points.
log-win = { $you ->
    [yes] You win with { $points } points.
   *[no] { $seat } wins with { $points } points.
}
log-share = { $you ->
    [yes] You share the victory between { $count }, with { $points } points.
   *[no] { $seat } shares the victory between { $count }, with { $points } points.
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
