# Tout là-haut, in English.

game-toutlahaut = Tout là-haut
game-toutlahaut-tagline = One floor, then another: your tree house climbs to the treetop.

## Colours and floors

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-violet = violet
colour-grey = grey
colours-blue = blue
colours-red = red
colours-green = green
colours-yellow = yellow
colours-violet = violet
floor = { $colour } { $value }
floor-b2 = blue 2
floor-b3 = blue 3
floor-b4 = blue 4
floor-r2 = red 2
floor-r3 = red 3
floor-r4 = red 4
floor-g2 = green 2
floor-g3 = green 3
floor-g4 = green 4
floor-y2 = yellow 2
floor-y3 = yellow 3
floor-y4 = yellow 4
floor-v2 = violet 2
floor-v3 = violet 3
floor-v4 = violet 4
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

run-blue = { $length } blue
run-red = { $length } red
run-green = { $length } green
run-yellow = { $length } yellow
run-violet = { $length } violet

## Objectives

objective = Objective
objective-monochrome = Monochrome
objective-monochrome-text = Have the most floors of one colour, together or scattered.
objective-two-steps = In two steps
objective-two-steps-text = Have at least two colours with exactly three floors each.
objective-efficient = Efficient
objective-efficient-text = Get by with the fewest colours. Grey is not one.
objective-diverse = Diverse
objective-diverse-text = Have the most colours that show up on two floors or more.
objective-small-cabin = Small cabin
objective-small-cabin-text = Have the lowest total, run included.
objective-holders = { $count ->
    [0] Nobody yet
   *[other] Ahead: { $names }
}
objective-scorers = { $count ->
    [0] Nobody met it
   *[other] Met by { $names }
}

## Options

option-objective = Objective
option-objective-help = A card in plain sight, worth 5 or 7 points to everyone who meets it at the end.
option-objective-none = None
option-objective-random = Random
option-objective-monochrome = Monochrome
option-objective-two-steps = In two steps
option-objective-efficient = Efficient
option-objective-diverse = Diverse
option-objective-small-cabin = Small cabin
option-games = Length
option-games-help = Over two games the scores add up; in the second, the hand travels the other way and whoever came last begins.
option-games-one = One game
option-games-two = Two games
option-draw = Drawing
option-draw-help = At the start of a turn, the drawn card joins the hand at once. At the end, you keep it for your next turn.
option-draw-start = At the start of a turn
option-draw-end = At the end of a turn
option-rounds = Rounds
option-rounds-help = Two rounds give a quick taste, small enough for a computer to solve.
option-rounds-all = All of them
option-rounds-two = Two rounds

## Whose turn

phase = Round { $round } of { $rounds }
phase-of-two = Game { $game } of { $games } · round { $round } of { $rounds }
phase-objective = { $phase } · { $objective }
standing-receiver = gets the hand next

prompt-place = { $you ->
    [yes] Your turn, { $seat }: add a card.
   *[no] { $seat } is choosing a card.
}
prompt-place-hint = Face up if its bottom floor is { $colour } or shows a { $value }; face down, always.
prompt-place-anything = { $you ->
    [yes] Your turn, { $seat }: anything fits.
   *[no] { $seat } is choosing a card.
}
prompt-place-anything-hint = On the stump, as on grey, play whichever card you like.
prompt-place-hidden = { $you ->
    [yes] Your turn, { $seat }: lay a card face down.
   *[no] { $seat } is choosing a card.
}
prompt-place-hidden-hint = No card has a { $colour } bottom floor or a { $value } there. Face down, any card goes.
prompt-wait = { $seat } is choosing a card.
prompt-wait-hint = A good moment to watch the trees grow.
prompt-over = The finest tree house: { $winner_seat }.
prompt-over-hint = Touch a tree to see its points.

refusal-not-in-hand = That card is not in your hand.
refusal-does-not-fit = A { $bottom_colour } { $bottom_value } does not fit on a { $top_colour } { $top_value }: neither the same colour nor the same value. Face down, a card always fits.

## The trees

fits-lead = takes
fits-or = or
fits-anything = anything
tree = { $seat }: { $floors ->
    [0] the stump, no floor yet,
    [one] { $floors } floor,
   *[other] { $floors } floors,
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tree-run = Run: { $run }.
tree-longest-run = Run: { $run }, the longest at the table.
tree-fits = Takes { $colour } or { $value }.
tree-fits-anything = Takes anything.
plate-you = you
plate-floors = { $floors ->
    [0] a stump
    [one] { $floors } floor
   *[other] { $floors } floors
}
plate-run = run: { $run }
plate-longest-run = longest run: { $run }
plate-inspect = { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: look closely at this tree
inspect = { $seat }, floor by floor
inspect-hidden = { $card }
inspect-total = If it ended now
inspect-total-final = Total

## The hand

hand = Your hand
card-fits = { $top } above { $bottom }, fits: { $fit }
card-fits-anything = { $top } above { $bottom }, fits
card-unfit = { $top } above { $bottom }, does not fit: { $fit }; can be played face down
fit-anything = fits
fit-colour = { $colour } on { $colour }
fit-value = { $value } on { $value }
fit-both = { $colour } and { $value }
fit-not = no { $colour }, no { $value }
tag-chosen = chosen
tag-drawn = drawn
tag-kept = kept
house-value = house value
choice-show = Play face up
choice-show-short = Face up
choice-hide = Face down
why-floors = Two floors
why-run = Run of { $length }
why-run-gain = { $floors ->
    [one] +{ $floors } floor
   *[other] +{ $floors } floors
}
why-run-same = as before
why-total = Your total
passing = { $cards ->
    [1] The other card goes to { $to_seat }
    [2] The other two go to { $to_seat }
    [3] The other three go to { $to_seat }
    [4] The other four go to { $to_seat }
    [5] The other five go to { $to_seat }
   *[other] The other { $cards } go to { $to_seat }
}
passing-nobody = Last turn: the other cards are set aside
kept = Kept for your next turn
kept-card = { $card }, kept for your next turn
calm = { $cards ->
    [one] The hand, a single card, is going round the table.
   *[other] The hand, { $cards } cards, is going round the table.
}
memory = What I have seen
memory-about = The cards you have held, latest round first.
memory-round = Round { $round }
memory-card = { $card }
memory-drawn = { $card }, drawn

## The panel

round = Round { $round } of { $rounds }
pile = The pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
pile-caption = { $cards ->
    [one] card to draw
   *[other] cards to draw
}
direction-left = The hand goes left
direction-right = The hand goes right

## Log

log-deal = { $first_you ->
    [yes] You begin, with { $cards } cards in hand.
   *[no] { $first_seat } begins, with { $cards } cards in hand.
}
log-objective = Objective: { $objective }.
log-draw = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws a card.
}
log-show = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
log-hide = { $you ->
    [yes] You play { $card } face down: two grey floors.
   *[no] { $seat } plays a card face down: two grey floors.
}
log-run = { $you ->
    [yes] You have the longest run: { $length } { $colour } floors in a row.
   *[no] { $seat } has the longest run: { $length } { $colour } floors in a row.
}
log-pass = { $you ->
    [yes] You pass { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to { $to_seat }.
   *[no] { $seat } passes { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to { $to_you ->
        [yes] you
       *[no] { $to_seat }
    }.
}
log-round = Round { $round }. { $pile ->
    [one] One card is left to draw.
   *[other] { $pile } cards are left to draw.
}
log-second-game = Second game, after { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $first_you ->
    [yes] you begin
   *[no] { $first_seat } begins
}, and the hand goes round the other way.
log-keep = { $you ->
    [yes] You draw { $card } and keep it for your next turn.
   *[no] { $seat } draws a card to keep for the next turn.
}
log-score = { $you ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
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

## The table in words, for a terminal

table-round = Round { $round } of { $rounds } · { $pile ->
    [one] { $pile } card to draw
   *[other] { $pile } cards to draw
}
table-objective = Objective: { $objective }
table-tree = { $seat }: { $count ->
    [0] a stump
   *[other] { $floors }, from the ground up, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
table-hand = Your hand: { $cards }

## Reckoning

score-floors = Floors
score-longest-run = Longest run
score-objective = Objective
score-first-game = First game
score-first-floors = First game: floors
score-first-longest-run = First game: longest run
score-first-objective = First game: objective
score-second-floors = Second game: floors
score-second-longest-run = Second game: longest run
score-second-objective = Second game: objective

## Keys

key-hide = H
key-hide-does = play the chosen card face down

## The rules on one page

leaflet-aim = Let your tree house grow, floor by floor. Floors score their value, and the longest run of one colour a little more. Whoever has the most points wins.
leaflet-credits = A game by David Short, drawn by Vincent Dutrait.
leaflet-turn = A turn in pictures
leaflet-turn-note = There is one hand of cards only: it goes round the table.
leaflet-draw = Add the top card of the pile to the hand.
leaflet-lay = Lay a card on your tree: it must match the top floor’s colour or value.
leaflet-facedown = Nothing fits, or nothing tempts you? Lay a card face down: two grey floors, which fit anywhere.
leaflet-pass = Pass the hand to the left. Whoever receives it plays.
leaflet-scoring = What your tree house scores
leaflet-scoring-note = when everybody has laid their last card
leaflet-floors = Floors
leaflet-floors-text = Every floor scores its value; a grey one is worth 2.
leaflet-run = The longest run
leaflet-run-text = Floors of one colour without a gap, across cards. The longest at the table scores a point for each floor; in a tie, each of them does. Grey breaks a run.
leaflet-rounds = How many rounds
leaflet-rounds-text = Everybody lays one card a round.
leaflet-with = with { $seats }
leaflet-objectives = With an objective
leaflet-objectives-note = one card face up, if you like: all who meet it score
leaflet-tie = A tie
leaflet-tie-text = Of equal totals, the one farthest from the first player wins.
leaflet-end = The end
leaflet-end-text = After the last round the cards left over are put away unseen, and you count. Whoever has the most points wins.
leaflet-two = With two
leaflet-two-text = The eight cards that have a violet floor stay in the box.
leaflet-games = Two games
leaflet-games-text = The scores are added. Whoever has the fewest points begins the second, and the hand goes the other way round.

## What others read of it when the game is over

known-hide = { $you ->
    [yes] You play { $card } face down: two grey floors.
   *[no] { $seat } plays { $card } face down: two grey floors.
}
