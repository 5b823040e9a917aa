# Canopée, in English.

game-canopee = Canopée
game-canopee-tagline = Keep the pile, or pass it on with one card more?
name = Canopée
tagline = Keep the pile, or pass it on with one card more?
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards, within a sentence

card-trunk0 = a trunk of 0
card-trunk1 = a trunk of 1
card-trunk2 = a trunk of 2
card-canopy0 = a canopy of 0
card-canopy1 = a canopy of 1
card-canopy2 = a canopy of 2
card-fern = a fern
card-bromeliad = a bromeliad
card-monstera = a monstera
card-mushroom = a mushroom
card-vines = vines
card-orchid = an orchid
card-pitcher = a pitcher plant
card-seed = a seed
card-rain = rain
card-sun = sunshine
card-fire = a fire
card-disease = a disease
card-blight = a blight
card-drought = a drought
card-lightning = lightning
card-boa-active = the emerald boa
card-boa-breeding = the pair of emerald boas
card-frog-active = the poison dart frog
card-frog-breeding = the pair of poison dart frogs
card-ant-active = the leafcutter ant
card-ant-breeding = the pair of leafcutter ants
card-kinkajou-active = the kinkajou
card-kinkajou-breeding = the pair of kinkajous
card-sloth-active = the sloth
card-sloth-breeding = the pair of sloths
card-toucan-active = the toucan
card-toucan-breeding = the pair of toucans
card-spider-active = the Goliath spider
card-spider-breeding = the pair of Goliath spiders
card-hoatzin-active = the hoatzin
card-hoatzin-breeding = the pair of hoatzins
card-howler-active = the black howler
card-howler-breeding = the pair of black howlers
card-jaguar-active = the jaguar
card-jaguar-breeding = the pair of jaguars
card-marmoset-active = the pygmy marmoset
card-marmoset-breeding = the pair of pygmy marmosets
card-butterfly-active = the Amazon butterfly
card-butterfly-breeding = the pair of Amazon butterflies
card-tamarin-active = the lion tamarin
card-tamarin-breeding = the pair of lion tamarins

## Cards, on their face

name-trunk0 = Trunk
name-trunk1 = Trunk
name-trunk2 = Trunk
name-canopy0 = Canopy
name-canopy1 = Canopy
name-canopy2 = Canopy
name-fern = Fern
name-bromeliad = Bromeliad
name-monstera = Monstera
name-mushroom = Mushroom
name-vines = Vines
name-orchid = Orchid
name-pitcher = Pitcher plant
name-seed = Seed
name-rain = Rain
name-sun = Sun
name-fire = Fire
name-disease = Disease
name-blight = Blight
name-drought = Drought
name-lightning = Lightning
name-boa-active = Emerald boa
name-boa-breeding = Emerald boa, pair
name-frog-active = Poison dart frog
name-frog-breeding = Poison dart frog, pair
name-ant-active = Leafcutter ant
name-ant-breeding = Leafcutter ant, pair
name-kinkajou-active = Kinkajou
name-kinkajou-breeding = Kinkajou, pair
name-sloth-active = Sloth
name-sloth-breeding = Sloth, pair
name-toucan-active = Toucan
name-toucan-breeding = Toucan, pair
name-spider-active = Goliath spider
name-spider-breeding = Goliath spider, pair
name-hoatzin-active = Hoatzin
name-hoatzin-breeding = Hoatzin, pair
name-howler-active = Black howler
name-howler-breeding = Black howler, pair
name-jaguar-active = Jaguar
name-jaguar-breeding = Jaguar, pair
name-marmoset-active = Pygmy marmoset
name-marmoset-breeding = Pygmy marmoset, pair
name-butterfly-active = Amazon butterfly
name-butterfly-breeding = Amazon butterfly, pair
name-tamarin-active = Lion tamarin
name-tamarin-breeding = Lion tamarin, pair

## What cards do

text-trunk = Begins a tree, or makes an open one taller.
text-canopy = Completes a tree and scores its value for each trunk. With no open tree it is lost.
text-fern = 2 points each if their number is odd, nothing otherwise.
text-bromeliad = One: 2 points. Two: 7 points. Three or more: −3 in all.
text-monstera = 8 points in all for three or more.
text-mushroom = In your turn, discard it with another card: draw a card, to add or to discard.
text-vines = 1 point for each complete tree of your forest.
text-orchid = Points: { $points }. Lost if your rain and sun differ by two or more.
text-pitcher = Hide a card from a pile under it; it comes back when the season ends.
text-seed = At the season’s end, keep one germination card for each seed.
text-rain = Each pair of rain and sun: 5 points.
text-sun = Each pair of rain and sun: 5 points.
text-fire = Two: you lose 2 plants. Three or more: everybody loses 1.
text-disease = Two: you lose 2 animals. Three or more: everybody loses 1.
text-blight = At the season’s end you lose a plant of the species you have most of.
text-drought = Discard another card of your forest at once.
text-lightning = You and a rival draw 2 cards, or discard 2.
text-breeding = Points: { $low }; { $high } beside the active animal of its species.
text-boa = Once a season, take one card from a pile you pass.
text-frog = Once a season, at the start of your turn, add a card to each pile.
text-ant = Once a season, discard a card of your forest.
text-kinkajou = When you draw germination cards, you may keep one more.
text-sloth = Once a season, with all piles passed, draw 2 cards instead of one.
text-toucan = Once a season, at the start of your turn, look at a pile.
text-spider = Once a season, put threats from a pile you keep back in its place, face down.
text-hoatzin = Once a season, slide cards from a pile you keep under it; revealed at the season’s end.
text-howler = Once a season, discard a pile you pass.
text-jaguar = At each season’s end, a rival loses an animal at random.
text-marmoset = At the end, 1 point for each different height among your complete trees.
text-butterfly = At a season’s end, discard it for a plant of a species you already have.
text-tamarin = Once a season, instead of a turn, draw { $cards } cards and add those you like.
house-value = house value

## Changing seasons

sign-prestige = Season of prestige
sign-prestige-text = The tallest tree also takes an animal from a rival.
sign-rains = Season of rains
sign-rains-text = Each rain without sun scores { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
sign-sunshine = Season of sunshine
sign-sunshine-text = Each sun without rain scores { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
sign-embers = Season of embers
sign-embers-text = A single fire also costs { $value ->
    [one] { $value } plant
   *[other] { $value } plants
}.
sign-fevers = Season of fevers
sign-fevers-text = A single disease also costs { $value ->
    [one] { $value } animal
   *[other] { $value } animals
}.
sign-sowing = Season of sowing
sign-sowing-text = Everybody counts as having { $value ->
    [one] { $value } more seed
   *[other] { $value } more seeds
}.
sign-blooms = Season of blooms
sign-blooms-text = Fern, bromeliad and monstera together: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
sign-giants = Season of giants
sign-giants-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
} for each tree of three trunks or more scored this season.
sign-groves = Season of groves
sign-groves-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
} for each tree scored this season.
sign-migrations = Season of migrations
sign-migrations-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
} for each animal that arrived this season.
sign-arid = Arid season
sign-arid-text = A drought makes you discard { $value } cards.

## The six steps of a season’s end

step-1 = Wildlife
step-2 = Seeds
step-3 = Threats
step-4 = Trees
step-5 = Plants and weather
step-6 = Regeneration

## Options

option-cards = Cards
option-cards-help = The cards that make up the deck. With four seats, all animals are in it.
option-cards-base = Basic
option-cards-flora = Advanced plants and threats
option-cards-wildlife = Advanced animals
option-cards-all = All advanced
option-cards-mixed-6 = Six species, advanced plants and threats
option-cards-mixed-7 = Seven species, advanced plants and threats
option-species = Species
option-species-help = With six or seven species: choose them here. Those you do not choose are drawn.
option-species-drawn = Drawn
option-species-boa = { face-boa }
option-species-frog = { face-frog }
option-species-ant = { face-ant }
option-species-kinkajou = { face-kinkajou }
option-species-sloth = { face-sloth }
option-species-toucan = { face-toucan }
option-species-spider = { face-spider }
option-species-hoatzin = { face-hoatzin }
option-species-howler = { face-howler }
option-species-jaguar = { face-jaguar }
option-species-marmoset = { face-marmoset }
option-species-butterfly = { face-butterfly }
option-species-tamarin = { face-tamarin }
option-first = First player
option-first-help = By the rulebook, whoever last watered a plant begins: let them take the first seat, or leave it to chance. Alone, you always begin.
option-first-drawn = Drawn at random
option-first-first-seat = The first seat
option-seasons = Seasons
option-seasons-help = When changing, each season reveals a card that changes a rule. Not when playing alone.
option-seasons-fixed = Always the same
option-seasons-changing = Changing
option-spirit = Spirit of the forest
option-spirit-help = Alone: who begins with an extra trunk.
option-spirit-normal = Normal
option-spirit-easier = Gentler
option-spirit-harder = Harsher
option-deck = Length
option-deck-help = Nine cards of the last season are a quick taste, and small enough for computers to solve. Not alone, nor with season cards.
option-deck-whole = The whole game
option-deck-nine = Nine cards

## Whose turn

spirit = the Spirit of the forest
phase = Season { $season } of { $seasons }
prompt-start = { $you ->
    [yes] Your turn, { $seat }: use an animal, or go to the piles.
   *[no] { $seat } begins a turn.
}
prompt-start-hint = These animals can only be used before you look at the first pile.
prompt-choose = { $you ->
    [yes] { $cards ->
        [one] Pile { $pile }, one card: do you keep it?
       *[other] Pile { $pile }, { $cards } cards: do you keep them?
    }
   *[no] { $seat } looks at a pile.
}
prompt-choose-hint = Kept, all of it goes into your forest. Passed, it gets one more card.
prompt-blind = { $you ->
    [yes] All piles are passed: draw blind.
   *[no] { $seat } draws blind.
}
prompt-blind-hint = The sloth lets you draw two.
prompt-place = { $you ->
    [yes] Add your cards in the order you like.
   *[no] { $seat } places cards.
}
prompt-place-hint = { $cards ->
    [one] One card left.
   *[other] { $cards } cards left.
}
prompt-sift = { $you ->
    [yes] Add or discard what you drew.
   *[no] { $seat } sorts cards.
}
prompt-sift-hint = { $cards ->
    [one] One card left.
   *[other] { $cards } cards left.
}
prompt-grow = { $you ->
    [yes] Where does { $card } grow?
   *[no] { $seat } places { $card }.
}
prompt-grow-hint = A new tree, or one without a canopy.
prompt-crown = { $you ->
    [yes] Which tree does { $card } complete?
   *[no] { $seat } places { $card }.
}
prompt-crown-hint = It will score its value for each trunk of that tree.
prompt-discard-drought = { $you ->
    [yes] Drought{ $count ->
        [one] { "" }
       *[other] , { $number } of { $count }
    }: discard a card of your forest.
   *[no] { $seat } discards a card.
}
prompt-discard-drought-hint = Anything but trees already scored.
prompt-discard-ant = { $you ->
    [yes] The ant carries off a card of your forest: which one?
   *[no] { $seat } discards a card.
}
prompt-discard-ant-hint = Anything but trees already scored.
prompt-discard-mushroom = { $you ->
    [yes] Discard another card with the mushroom.
   *[no] { $seat } discards a card.
}
prompt-discard-mushroom-hint = You will then draw a card.
prompt-discard-lightning = { $you ->
    [yes] Lightning{ $count ->
        [one] { "" }
       *[other] , { $number } of { $count }
    }: discard a card of your forest.
   *[no] { $seat } discards a card.
}
prompt-discard-lightning-hint = Anything but trees already scored.
prompt-fell = { $you ->
    [yes] From which tree do you take { $card }?
   *[no] { $seat } chooses a tree.
}
prompt-fell-hint = A tree that loses its canopy can grow again.
prompt-burn = { $you ->
    [yes] Fire{ $count ->
        [one] { "" }
       *[other] , { $number } of { $count }
    }: discard a plant.
   *[no] { $seat } loses a plant.
}
prompt-burn-hint = Trunks and canopies do not burn.
prompt-sicken = { $you ->
    [yes] Disease{ $count ->
        [one] { "" }
       *[other] , { $number } of { $count }
    }: discard an animal.
   *[no] { $seat } loses an animal.
}
prompt-sicken-hint = Active or breeding, as you choose.
prompt-blight = { $you ->
    [yes] Blight{ $count ->
        [one] { "" }
       *[other] , { $number } of { $count }
    }: discard a plant of your most numerous species.
   *[no] { $seat } loses a plant.
}
prompt-blight-hint = Among equals you choose.
prompt-strike = { $you ->
    [yes] Lightning: draw two cards each, or discard two?
   *[no] { $seat } decides about the lightning.
}
prompt-strike-hint = Your rival will do as you do.
prompt-aim-lightning = { $you ->
    [yes] Whom does the lightning strike with you?
   *[no] { $seat } chooses a rival.
}
prompt-aim-lightning-hint = They will do as you do.
prompt-aim-jaguar = { $you ->
    [yes] Where does your jaguar hunt?
   *[no] { $seat } chooses where to hunt.
}
prompt-aim-jaguar-hint = An animal is lost there, drawn at random.
prompt-wake = { $you ->
    [yes] The season ends: do you use an animal?
   *[no] { $seat } may use an animal.
}
prompt-wake-hint = Seeds come next.
prompt-sow = { $you ->
    [yes] { $left ->
        [one] Keep one germination card, if you like.
       *[other] Keep up to { $left } germination cards.
    }
   *[no] { $seat } chooses germination cards.
}
prompt-sow-hint = The others go back under their deck.
prompt-take = { $you ->
    [yes] Your tree is the tallest: take an animal from a rival.
   *[no] { $seat } takes an animal.
}
prompt-take-hint = Not the one just taken from you.
prompt-wait = It is { $seat }’s turn.
prompt-wait-hint = Time to watch the forests grow.
prompt-over = The finest forest: { $winner_seat }.
prompt-over-hint = Touch a forest to see its points.
prompt-over-victory = You outgrow the Spirit of the forest: { $points } to { $rival }.
prompt-over-victory-hint = The forest is grateful.
prompt-over-defeat = The Spirit of the forest wins: { $rival } to { $points }.
prompt-over-defeat-hint = It will be back next season.
level-victory = Spirit beaten

## Refusals

refusal-not-now = That is not what is asked now.
refusal-last-pile = The deck is empty and this is your last pile: it must be taken.
refusal-not-in-pile = There is no such card in this pile: { $card }.
refusal-empty-pile = Pile { $pile } is empty.
refusal-no-animal = You do not have { $animal }.
refusal-animal-used = Already used this season: { $animal }.
refusal-animal-fresh = Came this turn, not usable yet: { $animal }.
refusal-empty-deck = The deck is empty.
refusal-not-in-hand = Not among the cards to place: { $card }.
refusal-no-pitcher = You do not have that pitcher plant.
refusal-no-mushroom = You have no mushroom.
refusal-nothing-to-discard = You have no other card to discard.
refusal-not-an-open-tree = Tree { $tree } takes no trunk or canopy.
refusal-not-in-forest = Not in your forest, or in a tree already scored: { $card }.
refusal-not-in-tree = Tree { $tree } does not have this card, or was scored already.
refusal-not-flora = Not a plant: { $card }.
refusal-not-wildlife = Not an animal: { $card }.
refusal-not-the-most = You have more of another species than of { $card }.
refusal-no-rival = Choose somebody else at the table.
refusal-no-prey = There is no animal in that forest.
refusal-no-such-plant = You must have one already: { $card }.
refusal-not-drawn = Not among the germination cards drawn: { $card }.
refusal-not-a-rivals = No rival has it: { $card }.
refusal-just-taken = It was just taken from you: { $card }.
refusal-not-your-turn = Only in your own turn.

## Log

log-season = Season { $season }: { $first_you ->
    [yes] you begin
   *[no] { $first_seat } begins
}. { $cards } cards in the deck.
log-sign = The season changes: { $sign }.
log-look = { $you ->
    [yes] You look at pile { $pile } ({ $count ->
        [one] one card
       *[other] { $count } cards
    }).
   *[no] { $seat } looks at pile { $pile } ({ $count ->
        [one] one card
       *[other] { $count } cards
    }).
}
log-keep = { $you ->
    [yes] You keep pile { $pile } ({ $count ->
        [one] one card
       *[other] { $count } cards
    }).
   *[no] { $seat } keeps pile { $pile } ({ $count ->
        [one] one card
       *[other] { $count } cards
    }).
}
log-pass = { $you ->
    [yes] You pass pile { $pile }.
   *[no] { $seat } passes pile { $pile }.
}
log-use = { $you ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
log-sweep = { $you ->
    [yes] You discard pile { $pile }: { $cards }.
   *[no] { $seat } discards pile { $pile }: { $cards }.
}
log-peek = { $you ->
    [yes] The toucan shows you pile { $pile }: { $cards }.
   *[no] The toucan shows pile { $pile } to { $seat }.
}
log-draw = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
log-place = { $you ->
    [yes] You add { $card }.
   *[no] { $seat } adds { $card }.
}
log-spirit-place = The Spirit adds { $card }.
log-waste = { $you ->
    [yes] With no open tree, you lose { $card }.
   *[no] With no open tree, { $seat } loses { $card }.
}
log-spirit-waste = With no open tree, the Spirit loses { $card }.
log-drought = { $you ->
    [yes] Drought strikes your forest.
   *[no] Drought strikes { $seat }’s forest.
}
log-spirit-drought = Drought strikes the Spirit.
log-lightning = { $you ->
    [yes] Lightning strikes your forest.
   *[no] Lightning strikes { $seat }’s forest.
}
log-sprout = { $you ->
    [yes] You begin a tree with { $card }.
   *[no] { $seat } begins a tree with { $card }.
}
log-spirit-sprout = The Spirit begins a tree with { $card }.
log-grow = { $you ->
    [yes] Your tree { $tree } grows with { $card }: height { $height }.
   *[no] { $seat }’s tree { $tree } grows with { $card }: height { $height }.
}
log-spirit-grow = The Spirit’s tree { $tree } grows with { $card }: height { $height }.
log-crown = { $you ->
    [yes] You complete your tree { $tree } with { $card }.
   *[no] { $seat } completes tree { $tree } with { $card }.
}
log-spirit-crown = The Spirit completes its tree { $tree } with { $card }.
log-discard = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
log-spirit-discard = The Spirit discards { $card }.
log-fell = { $you ->
    [yes] Your tree { $tree } loses { $card }.
   *[no] { $seat }’s tree { $tree } loses { $card }.
}
log-spirit-fell = The Spirit’s tree { $tree } loses { $card }.
log-uncover = { $you ->
    [yes] Your pitcher plant gives back { $cards }.
   *[no] { $seat }’s pitcher plant gives back { $cards }.
}
log-unveil = { $you ->
    [yes] Your hoatzin reveals { $cards }.
   *[no] { $seat }’s hoatzin reveals { $cards }.
}
log-hide = { $you ->
    [yes] You hide { $card } under your pitcher plant.
   *[no] { $seat } hides a card under a pitcher plant.
}
log-tuck = { $you ->
    [yes] You slide { $card } under your hoatzin.
   *[no] { $seat } slides a card under the hoatzin.
}
log-return = { $you ->
    [yes] You put { $card } back on the pile, face down.
   *[no] { $seat } puts a threat back on the pile, face down.
}
log-spurn = { $you ->
    [yes] You reject { $card }.
   *[no] { $seat } rejects { $card }.
}
strike-draw = draw two cards each
strike-discard = discard two cards each
log-strike = { $you ->
    [yes] Lightning: you and { $rival_seat } { $effect }.
   *[no] Lightning: { $seat } and { $rival_you ->
        [yes] you
       *[no] { $rival_seat }
    } { $effect }.
}
log-leftover = Nobody can take this pile any more: { $cards }.
log-season-end = Season { $season } ends.
log-step = Step { $step }: { $name }.
log-bloom = { $you ->
    [yes] Your butterfly becomes { $card }.
   *[no] { $seat }’s butterfly becomes { $card }.
}
log-pounce = { $you ->
    [yes] Your jaguar hunts.
   *[no] { $seat }’s jaguar hunts.
}
log-germinate = { $you ->
    [yes] Your seeds sprout: { $cards }. You may keep { $keep ->
        [one] one
       *[other] { $keep }
    }.
   *[no] { $seat }’s seeds sprout: { $cards }. { $keep ->
        [one] One
       *[other] { $keep }
    } may be kept.
}
log-spirit-germinate = The Spirit’s seeds sprout: { $cards }. It may keep { $keep ->
        [one] one
       *[other] { $keep }
    }.
log-sow = { $you ->
    [yes] You keep { $card }.
   *[no] { $seat } keeps { $card }.
}
log-spirit-sow = The Spirit keeps { $card }.
log-put-back = { $you ->
    [yes] You put { $count ->
        [one] one card
       *[other] { $count } cards
    } back under the germination deck.
   *[no] { $seat } puts { $count ->
        [one] one card
       *[other] { $count } cards
    } back under the germination deck.
}
log-spirit-put-back = The Spirit puts { $count ->
        [one] one card
       *[other] { $count } cards
    } back under the germination deck.
log-fire-spreads = { $you ->
    [yes] { $count } fires in your forest: the fire spreads to everybody.
   *[no] { $count } fires in { $seat }’s forest: the fire spreads to everybody.
}
log-spirit-fire-spreads = { $count } fires in the Spirit’s forest: the fire spreads to everybody.
log-fire-strikes = { $you ->
    [yes] { $count ->
        [one] A fire in your forest: a plant burns.
       *[other] { $count } fires in your forest: your plants burn.
    }
   *[no] { $count ->
        [one] A fire in { $seat }’s forest: a plant burns there.
       *[other] { $count } fires in { $seat }’s forest: plants burn there.
    }
}
log-spirit-fire-strikes = { $count } fires in the Spirit’s forest: its plants burn.
log-disease-spreads = { $you ->
    [yes] { $count } diseases in your forest: they spread to everybody.
   *[no] { $count } diseases in { $seat }’s forest: they spread to everybody.
}
log-spirit-disease-spreads = { $count } diseases in the Spirit’s forest: they spread to everybody.
log-disease-strikes = { $you ->
    [yes] { $count ->
        [one] A disease in your forest: an animal suffers.
       *[other] { $count } diseases in your forest: your animals suffer.
    }
   *[no] { $count ->
        [one] A disease in { $seat }’s forest: an animal suffers there.
       *[other] { $count } diseases in { $seat }’s forest: animals suffer there.
    }
}
log-spirit-disease-strikes = { $count } diseases in the Spirit’s forest: its animals suffer.
log-tree = { $you ->
    [yes] Your tree { $tree }, height { $height }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat }’s tree { $tree }, height { $height }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-tree = The Spirit’s tree { $tree }, height { $height }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-sign-points = { $you ->
    [yes] The season brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] The season brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-tallest = { $you ->
    [yes] Tallest tree (height { $height }): you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Tallest tree (height { $height }): { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-tallest = Tallest tree (height { $height }): the Spirit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-take = { $you ->
    [yes] You take { $card } from { $from_seat }.
   *[no] { $seat } takes { $card } from { $from_you ->
        [yes] you
       *[no] { $from_seat }
    }.
}
log-plants = { $you ->
    [yes] Plants: you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Plants: { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-plants = Plants: the Spirit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-weather = { $you ->
    [yes] Weather: you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Weather: { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-weather = Weather: the Spirit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-wildlife = { $you ->
    [yes] Animals: you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Animals: { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-wildlife = Animals: the Spirit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-largest = { $you ->
    [yes] Largest forest: you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Largest forest: { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-largest = Largest forest: the Spirit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-score = { $you ->
    [yes] Total: you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Total: { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-score = Total: the Spirit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-spirit-threats = The Spirit has more threats than you: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-face-up = Pile { $pile }: { $card } lies face up.
log-spirit-keep = The Spirit takes pile { $pile }, { $why }: { $cards }.
spirit-why-only = the only one left
spirit-why-hidden = the one with the most hidden cards
spirit-why-open = the one with the fewest cards face up
spirit-why-first = the leftmost of the tied ones
log-spirit-extra = A hidden threat: one more card on pile 3.
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
log-solo-victory = You outgrow the Spirit of the forest with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-solo-defeat = The Spirit of the forest wins; you have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Reckoning

score-trees = Trees
score-tallest = Tallest tree
score-plants = Plants
score-weather = Weather
score-season = Seasons
score-threats = Threats
score-wildlife = Animals
score-largest = Largest forest

## Cards, in short

face-trunk = Trunk
face-canopy = Canopy
face-fern = Fern
face-bromeliad = Bromeliad
face-monstera = Monstera
face-mushroom = Mushroom
face-vines = Vines
face-orchid = Orchid
face-pitcher = Pitcher
face-seed = Seed
face-rain = Rain
face-sun = Sun
face-fire = Fire
face-disease = Disease
face-blight = Blight
face-drought = Drought
face-lightning = Lightning
face-boa = Boa
face-frog = Dart frog
face-ant = Ant
face-kinkajou = Kinkajou
face-sloth = Sloth
face-toucan = Toucan
face-spider = Spider
face-hoatzin = Hoatzin
face-howler = Howler
face-jaguar = Jaguar
face-marmoset = Marmoset
face-butterfly = Butterfly
face-tamarin = Tamarin
name-valued = { $name } of { $value }
counted = { $name } × { $count }
house-why = Nobody could read the printed card: this number is ours.

## The middle of the table

middle = Deck and piles
deck = season’s deck
deck-label = Season’s deck: { $cards ->
    [0] empty.
    [one] one card.
   *[other] { $cards } cards.
} { $seasons ->
    [0] This is the last season.
   *[other] Later seasons: { $later } cards.
}
pile = Pile { $pile }
pile-left = on the left
pile-centre = centre
pile-right = on the right
pile-label = Pile { $pile }, { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}.{ $knows ->
    [0] { "" }
   *[other] { " " }You know of { $known } in it.
}
pile-cards = { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
pile-lift = lift it
pile-in-hand = in hand
pile-looked = with { $seat }
pile-passed = { $cards ->
    [0] empty
    [one] passed, 1 card
   *[other] passed, { $cards } cards
}
pile-next = { $cards ->
    [0] empty
    [one] next, 1 card
   *[other] next, { $cards } cards
}
recall = What you know of pile { $pile }
recall-others = { $count ->
    [one] And one card you have not seen.
   *[other] And { $count } cards you have not seen.
}
look-above = Further up
look-below = Further down
pile-peek = look
pile-far = Pile between { $first_seat } and { $second_seat }: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}.
calm = The piles are waiting.
calm-ending = The season is ending.
held-pile = Pile { $pile }, in your hand
held-secret = only you see these cards
held-place = To add, in the order you like
held-sift = To add or to discard
held-discard = What you can discard
held-take = Animals to take
held-bloom = The butterfly becomes…
held-grow = This trunk looks for its place
held-crown = This canopy looks for its tree
held-fell = This card leaves a tree
held-peek = The toucan showed you pile { $pile }
held-now = looking for its place
held-germination = Germination: { $you ->
    [yes] your choice
   *[no] { $seat } chooses
}
held-other = { $seat } places these cards
do-place = add
do-spurn = discard
do-hide = hide
do-hide-at = hide, { $pitcher ->
    [1] 1st
   *[other] 2nd
}
do-tuck = slide under
do-return = put back
do-snatch = take
do-discard = discard
do-sow = keep
do-take = take
do-bloom = bloom

## Forests

forest-own = Your forest
forest = { $seat }’s forest
forest-named = Forest: { $name }
spirit-name = Spirit of the forest
owner = { $name }: points counted: { $points }; expected if it all ended now: { $running }; complete trees: { $trees }. See the whole forest.
trees = Trees
trees-none = No tree yet.
trees-told = { $trees ->
    [0] No complete tree
    [one] One complete tree
   *[other] { $trees } complete trees
}; the tallest: { $tallest }.
tree-open = Tree { $tree }, trunks { $trunks }, no canopy
tree-closed = Tree { $tree }, trunks { $trunks }, canopy of { $canopy }; points: { $points }
tree-scored = Tree { $tree }, height { $height }, already scored; points: { $points }
tree-new = A new tree
plate-open = height { $height }
plate-closed = complete
plate-scored = scored
plate-new = new tree
plant-next = { $more ->
    [one] one more
   *[other] { $count } in all
}: { $points }
plant-same = one more: the same
plant-hides = hides { $cards }
plant-label = { $name } × { $count }; points: { $points }; { $hint }
weather = Weather
weather-label = Weather: rain { $rain }, sun { $sun }, points { $points }
weather-told = Rain × { $rain }, sun × { $sun }
weather-pairs = { $pairs ->
    [0] no pair
    [one] one pair
   *[other] { $pairs } pairs
}
weather-rain-alone = { $left ->
    [one] one rain without sun
   *[other] { $left } rains without sun
}
weather-sun-alone = { $left ->
    [one] one sun without rain
   *[other] { $left } suns without rain
}
seed-label = { $seeds ->
    [one] One seed
   *[other] { $seeds } seeds
}: sprouting when the season ends
seed-words = { $seeds ->
    [one] will sprout: 1 card
   *[other] will sprout: { $seeds } cards
}
threat-label = { $name } × { $count }: { $effect }
threat-fire-none = with two: 2 plants burn
threat-fire-own = { $losses ->
    [one] one plant will burn
   *[other] { $losses } plants will burn
}
threat-fire-spread = everybody will lose a plant
threat-disease-none = with two: 2 animals lost
threat-disease-own = { $losses ->
    [one] one animal will be lost
   *[other] { $losses } animals will be lost
}
threat-disease-spread = everybody will lose an animal
threat-other-none = no effect
threat-other-own = { $losses ->
    [one] loss: one plant
   *[other] losses: { $losses } plants
}
threat-other-spread = everybody loses
chip-label = { $name } × { $count }: { $value }
hidden-cards = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
}
hidden-told = underneath: { $cards }
animal-label = { $name }, points: { $points }
pair-complete = pair complete
pair-waits = { $high } with its mate
sheet-total = Counted so far
sheet-running = Expected, if it all ended now
standing = { $trees ->
    [0] no tree
    [one] 1 tree
   *[other] { $trees } trees
} · { $animals ->
    [0] no animal
    [one] 1 animal
   *[other] { $animals } animals
}

## Abilities

ability-of-boa = Take a card
ability-of-frog = Feed the piles
ability-of-ant = Discard a card
ability-of-kinkajou = One more sprout
ability-of-sloth = Draw two cards
ability-of-toucan = Look at a pile
ability-of-spider = Put threats back
ability-of-hoatzin = Slide under
ability-of-howler = Discard the pile
ability-of-jaguar = Hunt
ability-of-marmoset = Count heights
ability-of-butterfly = Become a plant
ability-of-tamarin = Search the deck
ability-of-mushroom = Swap a card
ability-of-pitcher = Hide a card
when-boa = when you pass a pile
when-frog = at the start of your turn
when-ant = in your turn
when-kinkajou = by itself, with seeds
when-sloth = with all piles passed
when-toucan = at the start of your turn
when-spider = when you keep a pile
when-hoatzin = when you keep a pile
when-howler = when you pass a pile
when-jaguar = by itself, at season’s end
when-marmoset = by itself, at the end
when-butterfly = at the season’s end
when-tamarin = at the start of your turn
when-mushroom = in your turn
when-pitcher = when adding a pile
ability-ready = ready
ability-used = used this season
ability-fresh = has just come
ability-passive = acts by itself
ability-asleep = no use to the Spirit
ability-aimed = choose its target
ability-prepared = to be confirmed
ability-animal-used = used this season
ability-animal-fresh = has just come
ability-empty-deck = the deck is empty
ability-last-pile = last pile, must be taken
ability-nothing-to-discard = nothing else to discard
ability-not-your-turn = in your own turn only
aim-snatch = Boa: which card do you take before passing the pile?
aim-peek = Toucan: which pile do you look at?
aim-tuck = Hoatzin: which cards do you slide under it?
aim-return = Spider: which threats do you put back in their place?
aim-bloom = Butterfly: which plant does it become?
aim-hide = Pitcher plant: which card do you hide under it?
aim-cancel = Never mind

## Choices

lift = Lift pile { $pile }
lift-hint = Lift it first, by a press or by pulling it upwards: nobody else will see its cards.
keep = Keep
keep-nothing = Your points stay the same
pass = Pass
pass-why = it gets one more card, and you go on
pass-why-empty = the deck is empty: nothing is added
look = Go to the piles
draw = Draw blind
doze = The sloth: draw two
confirm = Confirm
done-wake = No animal
done-sow = Nothing more
strike-draw-title = Draw
strike-discard-title = Discard
part = { $line } { $gain }
part-threat = { $kind }: { $effect }
part-wasted = { $card } without a tree: lost
part-next = { $kind }, { $next }
note-wasted = lost: no tree
note-drought = takes a card
note-lightning = strikes at once
note-seed = will sprout
key-lift = M
key-lift-does = lift the pile, or put it down
key-keep = K
key-keep-does = keep the pile
key-pass = P
key-pass-does = pass the pile

## The season’s end, step by step

phase-deck = Season { $season } of { $seasons } · { $deck ->
    [0] deck empty
    [one] one card
   *[other] { $deck } cards
}
phase-ending = Season { $season } of { $seasons } · end, step { $step }
season-end = Season’s end
ending = End of season { $season }
ending-again = See season { $season } again
ending-back = Previous step
ending-next = Next step
ending-close = Close
step-1-text = The animals that act when a season ends.
step-2-text = Whoever has seeds keeps germination cards.
step-3-text = Fire, disease and blight take their share.
step-4-text = Complete trees are scored; the tallest wins an award.
step-5-text = Plants, rain and sun are scored.
step-6-text = Everything but trees and animals leaves the forest.
step-final = Final reckoning
step-final-text = The animals and the largest forest.
step-nothing = Nothing happens.
tallest-award = tallest: { $points }
points-title = Points
points-counted = counted
points-expected = expected
points-both = in all
season-card = This season
facts = On the table
germination = Germination cards: { $cards }
largest-award = Largest forest: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
later-decks = Later seasons: { $decks } cards
hint = You saw { $cards }; look { $places }.
hint-pile = in pile { $pile }
hint-hand = in a hand
hint-hoatzin = under a hoatzin
hint-pitcher = under a pitcher plant

## The table in words, for a terminal

card-unknown = a hidden card
table-season = Season { $season } of { $seasons }, { $deck ->
    [0] the deck is empty.
    [one] one card to draw.
   *[other] { $deck } cards to draw.
}
table-sign = { $sign }.
table-pile = Pile { $pile }: { $count ->
    [0] empty.
   *[other] { $cards }.
}
table-pile-far = Pile between { $first_seat } and { $second_seat }: { $count ->
    [0] empty.
   *[other] { $cards }.
}
table-forest = { $seat }; points: { $points } (expected: { $running }), complete trees: { $trees }. { $count ->
    [0] Nothing else.
   *[other] And { $cards }.
}
table-spirit = The Spirit; points: { $points } (expected: { $running }), complete trees: { $trees }. { $count ->
    [0] Nothing else.
   *[other] And { $cards }.
}
table-hand = { $you ->
    [yes] To place: { $cards }.
   *[no] { $seat } places: { $cards }.
}

## The rules on one page

leaflet-aim = Over three seasons, grow the forest that is worth the most: tall trees, plants in the right number, rain with sun, animals in pairs.
leaflet-credits = A game by Tim Eisner, drawn by Vincent Dutrait. The animals’ points are house values.
leaflet-turn = A turn in pictures
leaflet-turn-note = A season begins with three piles, of one, two and three cards.
leaflet-look = Look at the first pile without showing it.
leaflet-keep = Keep it: all its cards go into your forest. A card from the deck replaces it.
leaflet-pass = Or pass: it gets one more card, and you look at the next pile.
leaflet-blind = All passed? Take the top card of the deck.
leaflet-scoring = What your forest scores
leaflet-scoring-note = at the end of each season
leaflet-trees = Trees
leaflet-trees-text = A trunk begins a tree or makes an open one taller. A canopy completes it: it counts once for each trunk.
leaflet-trees-sum = For example:
leaflet-tallest = The tallest complete tree of the table that has not won this yet:
leaflet-season-number = season { $season }
leaflet-ferns = Ferns
leaflet-ferns-text = 2 points each, if their number is odd.
leaflet-bromeliads = Bromeliads
leaflet-bromeliads-text = One or two, no more.
leaflet-monsteras = Monsteras
leaflet-monsteras-text = 8 points in all for three or more.
leaflet-weather = Weather
leaflet-weather-text = Each rain with a sun.
leaflet-seeds = Seeds
leaflet-seeds-text = At the season’s end draw 3 germination cards and one per fire. Keep one per seed.
leaflet-animals = Animals
leaflet-animals-text = A power each season, points at the end, more as a pair.
leaflet-threats = Threats
leaflet-threats-note = they stay until the season ends
leaflet-fire = One: nothing. Two: you lose two plants. Three or more: everybody loses one.
leaflet-disease = One: nothing. Two: you lose two animals. Three or more: everybody loses one.
leaflet-drought = At once, discard another card of your forest.
leaflet-season-end = The season’s end
leaflet-season-end-note = when deck and piles are gone; everybody does each step
leaflet-wildlife = Powers of the season’s end
leaflet-seeds-step = Seeds germinate
leaflet-threats-step = Fire, disease
leaflet-trees-step = Complete trees, the tallest
leaflet-plants-step = Plants and weather
leaflet-regeneration = Trees and animals stay
leaflet-end = The end
leaflet-end-text = After the last season count your animals. The most complete trees earn 10 points more. In a tie, the most animals win.
leaflet-three = With three or four
leaflet-three-text = Two seasons. A pile between each two neighbours, and one of two cards in the centre.
leaflet-alone = Alone
leaflet-alone-text = You face the Spirit of the forest, which takes the pile with the most hidden cards. Score more than it does.

## Why, in a hint: what an action changes on the average of imagined worlds

because-ferns = ferns
because-bromeliads = bromeliads
because-monsteras = monsteras
because-fires-own-more = about { $amount ->
    [one] { $amount } fire
   *[other] { $amount } fires
} more in your forest
because-fires-own-less = about { $amount ->
    [one] { $amount } fire
   *[other] { $amount } fires
} fewer in your forest
because-fires-other-more = about { $amount ->
    [one] { $amount } fire
   *[other] { $amount } fires
} more in { $name }’s forest
because-fires-other-less = about { $amount ->
    [one] { $amount } fire
   *[other] { $amount } fires
} fewer in { $name }’s forest
because-fires-own-more-often = more often a fire in your forest (+{ $percent }%)
because-fires-own-less-often = less often a fire in your forest (−{ $percent }%)
because-fires-other-more-often = more often a fire in { $name }’s forest (+{ $percent }%)
because-fires-other-less-often = less often a fire in { $name }’s forest (−{ $percent }%)
because-diseases-own-more = about { $amount ->
    [one] { $amount } disease
   *[other] { $amount } diseases
} more in your forest
because-diseases-own-less = about { $amount ->
    [one] { $amount } disease
   *[other] { $amount } diseases
} fewer in your forest
because-diseases-other-more = about { $amount ->
    [one] { $amount } disease
   *[other] { $amount } diseases
} more in { $name }’s forest
because-diseases-other-less = about { $amount ->
    [one] { $amount } disease
   *[other] { $amount } diseases
} fewer in { $name }’s forest
because-diseases-own-more-often = more often a disease in your forest (+{ $percent }%)
because-diseases-own-less-often = less often a disease in your forest (−{ $percent }%)
because-diseases-other-more-often = more often a disease in { $name }’s forest (+{ $percent }%)
because-diseases-other-less-often = less often a disease in { $name }’s forest (−{ $percent }%)

## What a hint or a review says where the log is silent

act-done = { $you ->
    [yes] You leave it at that.
   *[no] { $seat } leaves it at that.
}
act-draw = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
act-look = { $you ->
    [yes] You look at the piles.
   *[no] { $seat } looks at the piles.
}

## What others read of it when the game is over

known-hide = { $you ->
    [yes] You hide { $card } under your pitcher plant.
   *[no] { $seat } hides { $card } under a pitcher plant.
}
known-tuck = { $you ->
    [yes] You slide { $card } under your hoatzin.
   *[no] { $seat } slides { $card } under the hoatzin.
}
known-return = { $you ->
    [yes] You put { $card } back on the pile, face down.
   *[no] { $seat } puts { $card } back on the pile, face down.
}
known-peek = { $you ->
    [yes] The toucan shows you pile { $pile }: { $cards }.
   *[no] The toucan shows pile { $pile } to { $seat }: { $cards }.
}
