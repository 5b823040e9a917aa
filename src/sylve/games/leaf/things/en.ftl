# What the things of Leaf are; the page asks when a finger stays on one.

## Colours of the leaves

thing-red = Red: mushroom
thing-red-text = Plant a baby mushroom on a leaf of the floor, or let one of yours grow up. At the end your adults on leaves that touch bring acorns. { things-tip }
thing-red-short = Red brings mushrooms: a baby on any leaf, then an adult, and adults on leaves that touch count together.
thing-red-rule = 4.3
thing-green = Green: leaf card
thing-green-text = A leaf card comes into your hand. { things-tip }
thing-green-short = Green brings leaf cards: without a card in hand your next turn costs you 3 acorns.
thing-green-rule = 4.4
thing-orange = Orange: animal
thing-orange-text = An animal in sight, or the first of the deck, joins your Forest. { things-tip }
thing-orange-short = Orange brings animals: several of one species are worth more together.
thing-orange-rule = 4.5
thing-yellow = Yellow: sun
thing-yellow-text = You gain a sun. Three suns advance the season, once a turn. { things-tip }
thing-yellow-short = Yellow brings suns: three of them move the season on, for acorns.
thing-yellow-rule = 4.6
thing-brown = Brown: squirrel
thing-brown-text = Your squirrel climbs to the next free cell and gains what is there. { things-tip }
thing-brown-short = Brown lets your squirrel climb: each cell rewards it, and the highest gets acorns at the end.
thing-brown-rule = 4.7

## Species of leaves: cards, piles and leaves

thing-sweetgum = Sweetgum
thing-sweetgum-text = { things-species }
thing-sweetgum-rule = 2.3
thing-ginkgo = Ginkgo
thing-ginkgo-text = { things-species }
thing-ginkgo-rule = 2.3
thing-silver-maple = Silver maple
thing-silver-maple-text = { things-species }
thing-silver-maple-rule = 2.3
thing-sassafras = Sassafras
thing-sassafras-text = { things-species }
thing-sassafras-rule = 2.3
thing-tulip = Tulip tree
thing-tulip-text = { things-species }
thing-tulip-rule = 2.3
thing-trident-maple = Trident maple
thing-trident-maple-text = { things-species }
thing-trident-maple-rule = 2.3

## Animals

thing-raven = Raven
thing-raven-text = { things-animal }
thing-raven-rule = 6.4
thing-blackbird = Red-winged blackbird
thing-blackbird-text = { things-animal }
thing-blackbird-rule = 6.4
thing-owl = Spotted owl
thing-owl-text = { things-animal }
thing-owl-rule = 6.4
thing-treefrog = Gray treefrog
thing-treefrog-text = { things-animal }
thing-treefrog-rule = 6.4
thing-turtle = Painted turtle
thing-turtle-text = { things-animal }
thing-turtle-rule = 6.4
thing-fox = Red fox
thing-fox-text = { things-animal }
thing-fox-rule = 6.4
thing-hedgehog = Hedgehog
thing-hedgehog-text = { things-animal }
thing-hedgehog-rule = 6.4
thing-squirrel = Red squirrel
thing-squirrel-text = { things-animal }
thing-squirrel-rule = 6.4

## On the table

thing-mushroom = Mushrooms
thing-mushroom-text = You plant them as babies; a red action lets one grow up. Adults on leaves that touch are a group and bring acorns together; babies bring none. When a leaf is laid beside your mushroom, the biggest there gains a sun.
thing-mushroom-rule = 6.3
thing-tree = The tree
thing-tree-text = A brown action lets your squirrel climb to the next free cell, which rewards it. Taken cells are jumped. At the end the highest squirrel brings 6 acorns, the second 3.
thing-tree-rule = 6.2
thing-season = The season track
thing-season-text = Once a turn, after your actions, three suns advance the season by a cell: whoever pays them gains the acorns of that cell.
thing-season-rule = 5.1
thing-frost = Frost
thing-frost-text = When the season crosses this line, everybody puts one species of the Forest to sleep: all its cards go into the Den, where they will count.
thing-frost-short = The season nears a frost: crossing it puts one species of each Forest to sleep, and only those asleep count.
thing-frost-rule = 5.3
thing-winter = Winter
thing-winter-text = It comes when the season crosses this line, or when three piles are empty. The round is played to its end, a last frost puts a species to sleep, and acorns are counted.
thing-winter-short = Winter is near: once it comes, the round is played to its end, with a last frost.
thing-winter-rule = 5.5
thing-suns = Suns
thing-suns-text = Three suns advance the season and bring the acorns of the cell reached. Suns and leaf cards left at the end bring an acorn for each two.
thing-suns-rule = 5.1
thing-acorns = Acorns
thing-acorns-text = Acorns are what wins. They come from actions exchanged, the season, the tree and some animals; at the end mushrooms, animals asleep and squirrels bring more.
thing-acorns-rule = 6.1
thing-spores = Mushrooms to plant
thing-spores-text = Your mushrooms that are not on the floor yet. A red action, or a boost, plants one.
thing-spores-rule = 4.3
thing-hand = Leaf cards
thing-hand-text = Each turn you play one and lay a leaf of its species. Whoever begins a turn without a card loses 3 acorns and draws two.
thing-hand-rule = 2.2
thing-leaf-cards = Deck of leaf cards
thing-leaf-cards-text = Green actions draw from here. When it is empty, the discard is shuffled.
thing-leaf-cards-rule = 4.4
thing-discard = Discard
thing-discard-text = Leaf cards that were played lie here, for all to see, until the deck is empty.
thing-discard-rule = 2.3
thing-animals = Animals in sight
thing-animals-text = An orange action takes one of the five, or the top of the deck. One with an acorn brings it at once. Empty places are filled when the turn ends.
thing-animals-rule = 4.5
thing-forest = Forest
thing-forest-text = Your animals that are awake. They bring nothing until a frost puts their species to sleep.
thing-forest-rule = 6.4
thing-den = Den
thing-den-text = Your animals asleep. Only they count: each species by itself, and the more of it, the better.
thing-den-rule = 5.4

## Alone

thing-wind = The North Wind
thing-wind-text = Your rival when you play alone. A card tells it which leaf to take and which colour to seek; it scores like anybody, and a bit for animals in its Forest.
thing-wind-rule = 7.1
thing-wind-card = Card of the North Wind
thing-wind-card-text = The species of the leaf it takes, the colour whose tips it seeks, and an arrow: the side it prefers on the tree and among the animals.
thing-wind-card-short = The North Wind turns up a card each turn: a leaf to take, a colour to seek, and an arrow for its side.
thing-wind-card-rule = 7.3

## What they are worth, and how they are now

things-tip = Every tip of this colour that your leaf meets brings this action, or an acorn instead.
things-species = A card of this species lets you lay the top leaf of its pile. Two equal cards are a boost: a baby mushroom of yours stands on the leaf. Three empty piles bring winter.
things-animal = It waits in your Forest. At each frost all your cards of one species go to sleep in the Den, and only animals asleep bring acorns.
worth-animals = Acorns for so many of one species in the Den
worth-mushrooms = Acorns for a group of so many adults
worth-tips = Tips of its leaves
now-held = { $name }: { $forest } in the Forest, { $den } in the Den
now-cell = Cell { $height }: { $reward }
now-grown = { $name }, babies: { $babies }, adults: { $adults }, acorns: { $points }
now-count = { $name }: { $count }
