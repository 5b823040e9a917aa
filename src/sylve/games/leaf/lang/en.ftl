# Leaf, in English.

name = Leaf
tagline = Lay the leaves tip to tip, before the winter comes.
game-leaf = Leaf
game-leaf-tagline = Lay the leaves tip to tip, before the winter comes.

## Leaves

species-sweetgum = sweetgum
species-ginkgo = ginkgo
species-silver-maple = silver maple
species-sassafras = sassafras
species-tulip = tulip tree
species-trident-maple = trident maple
colour-red = red
colour-green = green
colour-orange = orange
colour-yellow = yellow
colour-brown = brown
tile-sweetgum-red = red sweetgum
tile-sweetgum-green = green sweetgum
tile-sweetgum-orange = orange sweetgum
tile-sweetgum-yellow = yellow sweetgum
tile-sweetgum-brown = brown sweetgum
tile-ginkgo-red = red ginkgo
tile-ginkgo-green = green ginkgo
tile-ginkgo-orange = orange ginkgo
tile-ginkgo-yellow = yellow ginkgo
tile-ginkgo-brown = brown ginkgo
tile-silver-maple-red = red silver maple
tile-silver-maple-green = green silver maple
tile-silver-maple-orange = orange silver maple
tile-silver-maple-yellow = yellow silver maple
tile-silver-maple-brown = brown silver maple
tile-sassafras-red = red sassafras
tile-sassafras-green = green sassafras
tile-sassafras-orange = orange sassafras
tile-sassafras-yellow = yellow sassafras
tile-sassafras-brown = brown sassafras
tile-tulip-red = red tulip tree
tile-tulip-green = green tulip tree
tile-tulip-orange = orange tulip tree
tile-tulip-yellow = yellow tulip tree
tile-tulip-brown = brown tulip tree
tile-trident-maple-red = red trident maple
tile-trident-maple-green = green trident maple
tile-trident-maple-orange = orange trident maple
tile-trident-maple-yellow = yellow trident maple
tile-trident-maple-brown = brown trident maple

## Actions, by the colour that brings them

action-red = mushroom
action-green = leaf card
action-orange = animal
action-yellow = sun
action-brown = squirrel

## Animals

animal-raven = raven
animal-raven-acorn = raven with an acorn
animal-blackbird = red-winged blackbird
animal-blackbird-acorn = red-winged blackbird with an acorn
animal-owl = spotted owl
animal-owl-acorn = spotted owl with an acorn
animal-treefrog = gray treefrog
animal-treefrog-acorn = gray treefrog with an acorn
animal-turtle = painted turtle
animal-turtle-acorn = painted turtle with an acorn
animal-fox = red fox
animal-fox-acorn = red fox with an acorn
animal-hedgehog = hedgehog
animal-hedgehog-acorn = hedgehog with an acorn
animal-squirrel = red squirrel
animal-squirrel-acorn = red squirrel with an acorn

## Directions, from a leaf to a cell beside it

direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west
direction-ne = north-east

## Options

option-tops = Top leaves
option-tops-help = One marked leaf of each species opens its pile. Shuffled in, every game begins differently.
option-tops-fixed = On top
option-tops-shuffled = Shuffled in
option-wind = North Wind
option-wind-help = What your rival begins with when you play alone.
option-wind-normal = Brisk: 1 sun, 2 animals
option-wind-easy = Gentle: 1 sun
option-wind-hard = Biting: 2 suns, 3 animals
option-first = First player
option-first-help = By the rulebook whoever walked in a forest last begins: let them take the first seat, or leave it to chance. Alone, you always begin.
option-first-drawn = Drawn at random
option-first-first-seat = The first seat
option-turns = Length
option-turns-help = One leaf each, whose actions are acorns: a quick taste, and small enough for computers to solve. Not alone.
option-turns-all = The whole game
option-turns-one = One leaf each

## What is expected

prompt-choose = { $you ->
    [yes] Your turn, { $seat }: choose a leaf.
   *[no] { $seat } is choosing a leaf.
}
prompt-choose-hint = Two cards of one species are a boost: a baby mushroom comes with the leaf.
prompt-pile = { $you ->
    [yes] Take the top leaf of any pile.
   *[no] { $seat } is choosing a leaf.
}
prompt-pile-hint = The leaf of your card cannot come from its own pile.
prompt-place = { $you ->
    [yes] Place the { $tile }.
   *[no] { $seat } is choosing a leaf.
}
prompt-place-hint = At least two of its tips must meet tips on the floor. Each tip it meets is an action.
prompt-act = { $you ->
    [yes] You have { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }.
   *[no] { $seat } has { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }.
}
prompt-act-hint = In any order. Any of them can be exchanged for an acorn.
prompt-reward = { $you ->
    [yes] The tree gives you an animal.
   *[no] { $seat } is choosing an animal.
}
prompt-reward-hint = One in sight, or the top of the deck.
prompt-season = { $you ->
    [yes] Advance the season for 3 suns? It brings { $acorns ->
        [one] an acorn
       *[other] { $acorns } acorns
    }.
   *[no] { $seat } may advance the season for { $acorns ->
        [one] an acorn
       *[other] { $acorns } acorns
    }.
}
prompt-season-hint = Crossing a frost line puts a species to sleep in every Den.
prompt-frost = { $you ->
    [yes] Frost! Which animals go to sleep in your Den?
   *[no] { $seat } is choosing who goes to sleep.
}
prompt-frost-hint = All cards of one species. The others choose at the same time.
prompt-last-frost = { $you ->
    [yes] The last frost: which animals go to sleep in your Den?
   *[no] { $seat } is choosing who goes to sleep.
}
prompt-last-frost-hint = What stays in the Forest will not count.
prompt-wait = { $seat } is playing.
prompt-wait-hint = Mushrooms beside a new leaf may bring you a sun.
prompt-wait-frost = The others are choosing who goes to sleep.
prompt-wait-frost-hint = All choices are shown together.
prompt-over = { $winner_seat } has gathered the most acorns.
prompt-over-hint = Look at the score to see where they came from.
prompt-over-shared = The win is shared, with { $points } acorns.
prompt-over-shared-hint = Equal in acorns, and in suns and cards too.
prompt-over-won = You have beaten the North Wind with { $points ->
        [one] { $points } acorn
       *[other] { $points } acorns
    }.
prompt-over-won-hint = Note one feat of each section.
prompt-over-lost = The North Wind has blown your { $points ->
        [one] { $points } acorn
       *[other] { $points } acorns
    } away.
prompt-over-lost-hint = Next autumn will come.

## Refusals

refusal-not-now = This is not the step your turn has reached.
refusal-not-in-hand = You have no card of this species: { $card }.
refusal-no-pair = A boost takes two cards of this species: { $card }.
refusal-no-mushroom-left = All your mushrooms are on leaves already.
refusal-pile-empty = This pile is empty: { $card }.
refusal-no-room = There is no place for its leaf at the moment: { $card }.
refusal-no-leaf = There is no such leaf on the floor yet.
refusal-occupied = A leaf lies there already.
refusal-older-leaf = This cell is named after leaf { $leaf }, which is older.
refusal-same-turned = Turned like this, the leaf has its tips where a smaller turn brings them.
refusal-too-few-tips = { $tips ->
    [0] None of its tips meets a tip there
    [one] Only one of its tips meets a tip there
   *[other] Only { $tips } of its tips meet tips there
}; it takes two.
refusal-not-earned = You have no such action left: { $action }.
refusal-full-grown = Your mushroom there is full grown.
refusal-no-card-left = There is no leaf card left to draw.
refusal-no-animal = There is no animal there.
refusal-at-the-top = Your squirrel cannot get any higher.
refusal-fork = The way forks: left or right?
refusal-no-fork = The way does not fork here.
refusal-not-in-forest = You have none of these in your Forest: { $animal }.

## Log

log-deal = { $first_you ->
    [yes] You begin.
   *[no] { $first_seat } begins.
}
log-empty-hand = { $you ->
    [yes] Your hand is empty: you lose { $acorns } acorns and draw two cards.
   *[no] { $seat } has an empty hand: { $acorns } acorns lost, and two cards drawn.
}
log-draw = { $you ->
    [yes] You draw a leaf card: { $card }.
   *[no] { $seat } draws a leaf card.
}
log-shuffle = The discard is shuffled: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to draw.
log-card = { $you ->
    [yes] You play a card: { $card }.
   *[no] { $seat } plays a card: { $card }.
}
log-boost = { $you ->
    [yes] You play two cards for a boost: { $card }.
   *[no] { $seat } plays two cards for a boost: { $card }.
}
log-place = { $you ->
    [yes] You place the { $tile } and earn { $actions ->
        [one] one action
       *[other] { $actions } actions
    }: { $colours }.
   *[no] { $seat } places the { $tile } and earns { $actions ->
        [one] one action
       *[other] { $actions } actions
    }: { $colours }.
}
log-no-room = { $you ->
    [yes] No leaf has a place: yours stays in its pile.
   *[no] No leaf has a place for { $seat }.
}
log-reaction = { $you ->
    [yes] Your mushrooms bring you { $suns ->
        [one] a sun
       *[other] { $suns } suns
    }.
   *[no] { $seat } gains { $suns ->
        [one] a sun
       *[other] { $suns } suns
    } from mushrooms.
}
log-baby = { $you ->
    [yes] You plant a baby mushroom on leaf { $leaf }, { $tile }.
   *[no] { $seat } plants a baby mushroom on leaf { $leaf }, { $tile }.
}
log-adult = { $you ->
    [yes] Your mushroom on leaf { $leaf }, { $tile }, grows up.
   *[no] { $seat } lets the mushroom on leaf { $leaf }, { $tile }, grow up.
}
log-take = { $you ->
    [yes] You call an animal: { $acorns ->
        [0] { $animal }
       *[other] { $animal }, and gain the acorn on it
    }.
   *[no] { $seat } calls an animal: { $acorns ->
        [0] { $animal }
       *[other] { $animal }, and gains the acorn on it
    }.
}
log-deck = { $you ->
    [yes] You draw an animal: { $acorns ->
        [0] { $animal }
       *[other] { $animal }, and gain the acorn on it
    }.
   *[no] { $seat } draws an animal: { $acorns ->
        [0] { $animal }
       *[other] { $animal }, and gains the acorn on it
    }.
}
log-sun = { $you ->
    [yes] You gain { $suns ->
        [one] a sun
       *[other] { $suns } suns
    }.
   *[no] { $seat } gains { $suns ->
        [one] a sun
       *[other] { $suns } suns
    }.
}
log-climb = { $you ->
    [yes] Your squirrel climbs to cell { $height }: { $reward ->
        [leaf] { $amount ->
            [one] a leaf card
           *[other] { $amount } leaf cards
        }
        [sun] { $amount ->
            [one] a sun
           *[other] { $amount } suns
        }
        [animal] { $amount ->
            [one] an animal
           *[other] { $amount } animals
        }
       *[acorn] { $amount ->
            [one] an acorn
           *[other] { $amount } acorns
        }
    }.
   *[no] The squirrel of { $seat } climbs to cell { $height }: { $reward ->
        [leaf] { $amount ->
            [one] a leaf card
           *[other] { $amount } leaf cards
        }
        [sun] { $amount ->
            [one] a sun
           *[other] { $amount } suns
        }
        [animal] { $amount ->
            [one] an animal
           *[other] { $amount } animals
        }
       *[acorn] { $amount ->
            [one] an acorn
           *[other] { $amount } acorns
        }
    }.
}
log-acorn = { $you ->
    [yes] You take an acorn instead of an action: { $colour }.
   *[no] { $seat } takes an acorn instead of an action: { $colour }.
}
log-season = { $you ->
    [yes] You advance the season and gain { $acorns ->
        [one] an acorn
       *[other] { $acorns } acorns
    }.
   *[no] { $seat } advances the season and gains { $acorns ->
        [one] an acorn
       *[other] { $acorns } acorns
    }.
}
log-frost = { $number ->
    [1] The first frost
    [2] The second frost
   *[other] Another frost
}: a species goes to sleep in every Den.
log-last-frost = The last frost has come.
log-shelter = { $you ->
    [yes] Asleep in your Den: { $animal } × { $count }.
   *[no] Asleep in the Den of { $seat }: { $animal } × { $count }.
}
log-winter-season = Winter is here. The round is played to its end.
log-winter-piles = Three piles are empty: winter is here. The round is played to its end.
log-score = { $you ->
    [yes] You have { $points ->
        [one] { $points } acorn
       *[other] { $points } acorns
    }.
   *[no] { $seat } has { $points ->
        [one] { $points } acorn
       *[other] { $points } acorns
    }.
}
log-win = { $you ->
    [yes] You win with { $points ->
        [one] { $points } acorn
       *[other] { $points } acorns
    }.
   *[no] { $seat } wins with { $points ->
        [one] { $points } acorn
       *[other] { $points } acorns
    }.
}

## The North Wind

wind = the North Wind
log-wind-card = The North Wind turns up: { $card }, seeking { $colour }, arrow { $arrow ->
    [left] to the left
   *[right] to the right
}.
log-wind-skip = The North Wind turns up a leaf it cannot have: { $card }, { $colour }, arrow { $arrow ->
    [left] to the left
   *[right] to the right
}.
log-wind-shuffle = The North Wind shuffles all its cards.
log-wind-no-room = The North Wind finds no place for a leaf.
log-wind-place = The North Wind places the { $tile } as leaf { $leaf } and earns { $actions ->
        [one] one action
       *[other] { $actions } actions
    }: { $colours }.
log-wind-reaction = The North Wind gains { $suns ->
        [one] a sun
       *[other] { $suns } suns
    } from mushrooms.
log-wind-baby = The North Wind plants a baby mushroom on leaf { $leaf }, { $tile }.
log-wind-adult = The North Wind’s mushroom on leaf { $leaf }, { $tile }, grows up.
log-wind-take = The North Wind calls an animal: { $acorns ->
        [0] { $animal }
       *[other] { $animal }, and gains the acorn on it
    }.
log-wind-deck = The North Wind draws an animal: { $acorns ->
        [0] { $animal }
       *[other] { $animal }, and gains the acorn on it
    }.
log-wind-sun = The North Wind gains { $suns ->
        [one] a sun
       *[other] { $suns } suns
    }.
log-wind-climb = The North Wind’s squirrel climbs to cell { $height }: { $reward ->
        [leaf] { $amount ->
            [one] a leaf card
           *[other] { $amount } leaf cards
        }
        [sun] { $amount ->
            [one] a sun
           *[other] { $amount } suns
        }
        [animal] { $amount ->
            [one] an animal
           *[other] { $amount } animals
        }
       *[acorn] { $amount ->
            [one] an acorn
           *[other] { $amount } acorns
        }
    }.
log-wind-acorn = The North Wind gains an acorn for an action: { $colour }.
log-wind-season = The North Wind advances the season and gains { $acorns ->
        [one] an acorn
       *[other] { $acorns } acorns
    }.
log-wind-shelter = Asleep in the North Wind’s Den: { $animal } × { $count }.
log-wind-score = The North Wind has { $points ->
        [one] { $points } acorn
       *[other] { $points } acorns
    }.
log-beaten = { $you ->
    [yes] You have beaten the North Wind.
   *[no] { $seat } has beaten the North Wind.
}
log-feat = { $you ->
    [yes] Your feat: { $feat }.
   *[no] A feat of { $seat }: { $feat }.
}
log-blown-away = The North Wind has won.
level-easy = The gentle North Wind is beaten
level-normal = The brisk North Wind is beaten
level-hard = The biting North Wind is beaten

## Feats

feat-section-animals = Animals
feat-section-squirrel = Squirrel
feat-section-leaves = Leaves and sun
feat-section-mushrooms = Mushrooms
feat-den-4-3-2 = Sets of 4, 3 and 2 animals in your Den
feat-den-5 = A set of 5 in your Den
feat-den-6 = A set of 6 in your Den
feat-all-animals = All eight animals in Forest and Den
feat-acorn-animals-6 = 6 animals with an acorn
feat-acorn-animals-9 = 9 animals with an acorn
feat-ahead-3 = 3 cells ahead of the North Wind’s squirrel
feat-ahead-5 = 5 cells ahead of the North Wind’s squirrel
feat-ahead-7 = 7 cells ahead of the North Wind’s squirrel
feat-above-two-acorns = Above both cells of 2 acorns
feat-summit = At the summit of the tree
feat-suns-2 = 2 suns left
feat-suns-5 = 5 suns left
feat-cards-3 = 3 different leaf cards in hand
feat-cards-5 = 5 different leaf cards in hand
feat-no-pile-empty = No pile empty
feat-nothing-left = Neither leaf card nor sun left
feat-adults-5 = 5 adult mushrooms
feat-two-trios = Two groups of 3 adult mushrooms
feat-adults-7 = 7 adult mushrooms
feat-apart-4 = 4 adult mushrooms, each on its own
feat-adults-2-at-most = 2 adult mushrooms at most

## Score

score-acorns = Acorns gained
score-debts = Empty hands
score-tree = Tree
score-mushrooms = Mushrooms
score-animals = Animals asleep
score-pairs = Suns and cards
score-forest = More animals in the Forest
won-by = { $points ->
    [one] One acorn
   *[other] { $points } acorns
} ahead of { $you ->
    [yes] you
   *[no] { $seat }
}.

## The table in words

table-season = The season marker is on cell { $marker } of { $last }, after { $frosts ->
        [one] one frost
       *[other] { $frosts } frosts
    }.
table-leaf = Leaf { $leaf }: { $tile }, at { $q }, { $r }, turn { $turn }.
table-piles = On the piles: { $tops }.
table-animals = Animals in sight: { $animals }.
table-player = { $seat }: total { $points } (acorns: { $acorns }), suns: { $suns }, cards: { $cards }, babies: { $babies }, adults: { $adults }, squirrel on cell { $height }.
table-wind = The North Wind: total { $points } (acorns: { $acorns }), suns: { $suns }, cards: { $cards }, babies: { $babies }, adults: { $adults }, squirrel on cell { $height }.
table-forest = In the Forest: { $animals }.
table-den = In the Den: { $animals }.
table-hand = Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $cards }.

# What a choice brings, at the prompt
brings-most = { $most ->
    [0] no action
    [one] up to one action
   *[other] up to { $most } actions
}
brings-total = { $total ->
    [0] no action
    [one] one action
   *[other] { $total } actions
}

## The page

phase = Autumn, round { $round }
phase-frosts = Round { $round }, after { $frosts ->
        [one] one frost
       *[other] { $frosts } frosts
    }
phase-winter = Winter, round { $round }: { $left ->
        [0] the last turn
        [one] one more turn
       *[other] { $left } more turns
    }
standing = { $suns ->
        [one] { $suns } sun
       *[other] { $suns } suns
    } · { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }
key-turn = R
key-turn-does = turns the leaf; with Shift the other way
key-lay = Arrows, Enter
key-lay-does = walk through the places, lay the leaf
key-zoom = + − 0
key-zoom-does = nearer, farther, the whole floor
key-boost = B
key-boost-does = plays two cards of this species for a boost
floor = Forest floor
floor-tools = View
floor-nearer = Nearer
floor-farther = Farther
floor-whole = The whole floor
place = { $direction } of leaf { $leaf }, { $tile }: { $most ->
        [one] one action
       *[other] up to { $most } actions
    }, { $ways ->
        [one] one way to lie
       *[other] { $ways } ways to lie
    }
leaf = Leaf { $leaf }: { $tile }, { $action }
leaf-with = Leaf { $leaf }: { $tile }, { $action }; { $mushrooms }
leaf-baby = baby mushroom of { $name }
leaf-adult = adult mushroom of { $name }
leaf-grow = { $leaf }. { $mushroom ->
        [adult] Your mushroom grows up
       *[baby] Plant a baby mushroom
    }{ $points ->
        [0] .
       *[other] : { $points } more
    }
ghost-here = Here:
ghost-reaction = { $name } gains { $suns ->
        [one] a sun
       *[other] { $suns } suns
    }
earn-red = { $count ->
        [one] { $count } mushroom
       *[other] { $count } mushrooms
    }
earn-green = { $count ->
        [one] { $count } leaf card
       *[other] { $count } leaf cards
    }
earn-orange = { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
earn-yellow = { $count ->
        [one] { $count } sun
       *[other] { $count } suns
    }
earn-brown = { $count ->
        [one] { $count } climb
       *[other] { $count } climbs
    }
reward-leaf = { $amount ->
        [one] a leaf card
       *[other] { $amount } leaf cards
    }
reward-sun = { $amount ->
        [one] a sun
       *[other] { $amount } suns
    }
reward-animal = { $amount ->
        [one] an animal
       *[other] { $amount } animals
    }
reward-acorn = { $amount ->
        [one] an acorn
       *[other] { $amount } acorns
    }
tray = Your actions
tray-of = Actions of { $name }
token = { $action }, { $count } to spend
season = Season track: cell { $marker } of { $last }, { $frosts ->
        [0] no frost yet
        [one] one frost has come
       *[other] { $frosts } frosts have come
    }
season-start = start
season-frost = frost
season-winter = winter
tree = The tree
tree-open = The tree, open it. { $heights }
tree-height = { $name } on cell { $height }
tree-cell = Cell { $height }{ $side ->
        [left] , left branch
        [right] , right branch
       *[other] { "" }
    }: { $reward }
tree-cell-taken = Cell { $height }{ $side ->
        [left] , left branch
        [right] , right branch
       *[other] { "" }
    }: { $reward }, taken by { $names }
tree-climb = Climb here. { $cell }{ $points ->
        [0] .
       [one] , an acorn more
       *[other] , { $points } acorns more
    }
hand = Your hand
hand-empty = Not one leaf card left
card = { $species }, { $tips } tips{ $count ->
        [one] .
       *[other] , { $count } cards.
    }
card-top = On its pile: { $tile }.
card-brings = { $most ->
        [one] one action
       *[other] max. { $most } actions
    }
card-any = any leaf
species-short-sweetgum = Sweetgum
species-short-ginkgo = Ginkgo
species-short-silver-maple = Silver maple
species-short-sassafras = Sassafras
species-short-tulip = Tulip tree
species-short-trident-maple = Trident maple
short-no-room = no place now
short-no-pair = takes two
short-no-mushroom-left = no mushroom left
short-pile-empty = empty
tag-chosen = chosen
tag-played = played
tag-boosted = boost
tag-sealed = sealed
purse-suns = { $count ->
        [one] sun
       *[other] suns
    }
purse-acorns = { $count ->
        [one] acorn
       *[other] acorns
    }
purse-debts = { $acorns } for empty hands
purse-mushrooms = to plant
forest = Your Forest
forest-empty = No animal yet
den = Your Den
den-points = +{ $points }
den-empty = Nobody asleep yet
place-forest = Forest
place-den = Den
forests = Forests and Dens
none = none
groups = { $place }: { $animals }
group-words = { $count } × { $animal }
group = { $animal }, { $count } in your Forest
group-asleep = { $animal }, { $count } asleep: { $points ->
        [one] one acorn
       *[other] { $points } acorns
    }
group-shelter = { $animal }, { $count } go to sleep: { $points ->
        [one] one acorn
       *[other] { $points } acorns
    }
animals = Animals in sight
animals-deck = Deck of animals, { $count } left
animals-draw = Draw the top animal of { $count }
animal-take = { $animal }: your Forest would hold { $forest }
slot-empty = empty place
animal-short-raven = Raven
animal-short-blackbird = Blackbird
animal-short-owl = Owl
animal-short-treefrog = Treefrog
animal-short-turtle = Turtle
animal-short-fox = Fox
animal-short-hedgehog = Hedgehog
animal-short-squirrel = Squirrel
legend = Colours of the leaves
legend-red = mushroom
legend-green = leaf card
legend-orange = animal
legend-yellow = sun
legend-brown = squirrel
season-ask = Explain the season track
piles = Piles of leaves
pile-leaves = { $tile }, { $left } in the pile; below: { $colours }
pile-last = { $tile }, the last one
pile-none = The pile is empty: { $species }.
cards = Decks and discard
cards-deck = Deck of leaf cards, { $count } left
cards-draw = Draw a leaf card of { $count }
discard = Discard
discard-cards = { $species }, { $count } on the discard
discard-empty = Nothing discarded yet
inspect = { $name }, points: { $points }. Find out more
inspect-stores = { $suns ->
        [one] { $suns } sun
       *[other] { $suns } suns
    }, { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, { $cards ->
        [one] { $cards } leaf card
       *[other] { $cards } leaf cards
    }.
inspect-mushrooms = Mushrooms: babies { $babies }, adults { $adults }, to plant { $spores }.
inspect-squirrel = Squirrel on cell { $height }.
inspect-now = If it ended now
inspect-total = Total
choice-card = Take its leaf
choice-boost = Boost
choice-boost-brings = with a baby mushroom
choice-pile = Take this leaf
choice-turn = Turn
choice-turn-not = one way only
choice-place = Lay it here
choice-other-card = Other card
choice-acorn = An acorn instead
choice-draw = Draw a leaf card
choice-sun = Gain a sun
choice-climb-on = Climb
choice-climb-brings = for { $reward }
choice-climb-left = Left
choice-climb-right = Right
choice-deck = From the deck
choice-take = Call it
choice-grow = Choose a leaf
choice-grow-baby = Plant a baby
choice-grow-adult = Let it grow up
choice-keep = Keep the suns
choice-advance = Advance
choice-shelter = Let them sleep
how-card = { $tile }: { $places ->
        [one] one way
       *[other] { $places } ways
    } to lay it, { $most ->
        [one] one action
       *[other] up to { $most } actions
    }.
how-place = Choose a place; touch it again to turn the leaf.
how-red = Plant a baby on a leaf of the floor, or let one of yours grow up.
how-red-not = No mushroom can be planted or grow: take an acorn instead.
how-green = A leaf card comes into your hand.
how-green-not = No leaf card is left: take an acorn instead.
how-orange = An animal in sight, or the top of the deck, joins your Forest.
how-orange-not = No animal is left: take an acorn instead.
how-yellow = Three suns advance the season.
how-brown = Your squirrel climbs to the next free cell and gains what lies there.
how-brown-not = Your squirrel cannot climb: take an acorn instead.
how-frost = It crosses a frost line: everybody puts a species to sleep.
how-winter = It brings the winter: the round is played to its end.
how-calm = Once a turn. No line is crossed.
wind-title = The North Wind
wind-easy = A gentle North Wind
wind-normal = A brisk North Wind
wind-hard = A biting North Wind
wind-card = Card of the North Wind: { $species }, seeking { $colour }, arrow { $arrow ->
        [left] to the left
       *[right] to the right
    }
wind-card-shuffle = Card of the North Wind: shuffle
wind-deck = { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
feats = Feats
feats-about = { $wins ->
        [0] Beat the North Wind and note one feat of each section.
        [one] One win over the North Wind, one feat of each section noted.
       *[other] { $wins } wins over the North Wind, one feat of each section noted each time.
    }
feat-noted = { $count } ×
feat-now = reached now

## The rules on one page

leaflet-aim = Lay leaves tip to tip: each tip you meet grows a mushroom, calls an animal, helps your squirrel up… When winter is here, the most acorns win.
leaflet-credits = A game by Tim Eisner, drawn by Angela Rizza.
leaflet-turn = A turn in pictures
leaflet-turn-note = Two leaves lie on the floor from the start.
leaflet-choose = Play a leaf card and take the top leaf of its pile.
leaflet-place = Lay it: at least two of its tips meet others.
leaflet-act = Each tip you meet gives an action, in the colour of the other leaf.
leaflet-season = For 3 suns move the season on and gain the acorns of the cell.
leaflet-actions = The five colours
leaflet-actions-note = In any order; each can be exchanged for 1 acorn.
leaflet-red = Mushroom
leaflet-red-text = A baby on a leaf, or a baby grows up.
leaflet-green = Leaf card
leaflet-green-text = Draw a card.
leaflet-orange = Animal
leaflet-orange-text = Take one into your Forest.
leaflet-yellow = Sun
leaflet-yellow-text = Gain a sun.
leaflet-brown = Squirrel
leaflet-brown-text = It climbs a cell and gains what that shows.
leaflet-scoring = What brings acorns
leaflet-scoring-note = at the end, besides those you gathered
leaflet-mushrooms = Adult mushrooms
leaflet-mushrooms-text = By group, on leaves that touch; then 1 more for each. Babies do not count.
leaflet-animals = Animals asleep
leaflet-animals-text = By species, in your Den only; then 1 more for each.
leaflet-tree = The tree
leaflet-tree-text = The highest squirrel, then the second.
leaflet-highest = highest
leaflet-second = second
leaflet-acorns = The rest
leaflet-acorns-text = 1 acorn for every two suns or leaf cards you have left. A token for an empty hand costs 3.
leaflet-winter = Good to know
leaflet-winter-note = three things that matter
leaflet-frost = Frost
leaflet-frost-text = When the season crosses a snowflake, everybody puts one species to sleep: all its cards go to the Den.
leaflet-reactions = Reactions
leaflet-reactions-text = When somebody lays a leaf, the biggest mushroom of each leaf it meets gains a sun.
leaflet-boost = Boost
leaflet-boost-text = Two cards of one species: a baby of yours grows on the leaf you lay.
leaflet-end = The end
leaflet-end-text = Winter comes at the end of the track, or when three piles are empty. Play the round out, a last frost, then count.
leaflet-tie = A tie
leaflet-tie-text = The most suns and leaf cards together; else the win is shared.
leaflet-alone = Alone
leaflet-alone-text = The North Wind plays against you: its cards say which leaf it lays and which colour it seeks. Do better.

## What a hint or a review says where the log is silent

act-deck = { $you ->
    [yes] You draw an animal.
   *[no] { $seat } draws an animal.
}
act-place = { $you ->
    [yes] You lay a leaf, { $tile },
   *[no] { $seat } lays a leaf, { $tile },
} { $direction ->
    [e] east
    [se] south-east
    [sw] south-west
    [w] west
    [nw] north-west
   *[ne] north-east
} of leaf { $leaf }. Actions gained: { $colours }.
act-draw = { $you ->
    [yes] You draw a leaf card.
   *[no] { $seat } draws a leaf card.
}
act-keep = { $you ->
    [yes] You do not advance the season.
   *[no] { $seat } does not advance the season.
}
