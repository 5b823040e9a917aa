# The lessons of Canopée, in English.

## The first game

lesson-first = Your first game
lesson-first-about = A pile to pass, a tree to complete, then the end of the last season.
lesson-first-look = A pile, face down
lesson-first-look-text = Your forest grows pile by pile, and the finest one wins. Only you see this pile: keep all of it, or pass on to the next.
lesson-first-look-ask = { $click } the first pile.
lesson-first-look-then = A fire! Pass the pile.
lesson-first-look-wrong = A fire scores nothing, and two burn your plants. Pass: the second pile has two cards.
lesson-first-keep = A good start
lesson-first-keep-text = A trunk for your tree, and a fern worth 2 points. The pile you passed has been given one more card.
lesson-first-keep-ask = Keep this pile.
lesson-first-keep-wrong = The next one has three cards, but you do not know them. A trunk and a plant are good: keep them.
lesson-first-grow = The tree grows
lesson-first-grow-text = A trunk makes a tree taller, or begins another. The taller the tree, the more its canopy will bring.
lesson-first-grow-ask = { $click } your tree.
lesson-first-grow-wrong = A second tree would need a second canopy. Make the first one taller instead.
lesson-first-canopy = What you left
lesson-first-canopy-text = Birch kept the pile you had passed: a fire, and a toucan with it. A new card waits in its place.
lesson-first-canopy-ask = { $click } the first pile.
lesson-first-canopy-then = A canopy! Keep the pile.
lesson-first-canopy-wrong = It is the canopy your tree needs, and Birch would take it. Keep it.
lesson-first-crown = A complete tree
lesson-first-crown-text = It is worth its trunks, 0 and 1, plus its canopy once per trunk: 3 points. And 3 more if it stays the tallest at the table.
lesson-first-crown-ask = Put the canopy on your tree.
lesson-first-crown-wrong = A canopy only goes on an open tree: yours.
lesson-first-later = Two seasons later
lesson-first-later-text = These are the last piles of the game. A fire smoulders in your forest. Alone it burns nothing; two burn two plants.
lesson-first-later-ask = { $click } the first pile.
lesson-first-later-then = Another fire: pass the pile.
lesson-first-later-wrong = That would be your second fire, and two plants lost. Pass the pile.
lesson-first-later-ant = Save your ant, you will need it soon. Pass this pile first.
lesson-first-ant = The season ends
lesson-first-ant-text = The last pile was a fire, and it was yours to take. But your ant can discard a card of your forest.
lesson-first-ant-ask = Call your ant.
lesson-first-ant-wrong = Without it two of your three plants burn. Call your ant.
lesson-first-douse = Put a fire out
lesson-first-douse-text = Each active animal has its power, once a season. Without the second fire nothing burns any more.
lesson-first-douse-ask = { $click } the fire.
lesson-first-douse-wrong = That one may still serve you. It is the fire that would cost you two plants.
lesson-first-sow = The seed sprouts
lesson-first-sow-text = It offers you one of these cards. A bromeliad alone is worth 2 points, two are worth 7; but three would cost you 3.
lesson-first-sow-ask = { $click } the bromeliad.
lesson-first-sow-wrong = You may do without, but the bromeliad brings you 5 points more.
lesson-first-sow-fern = Ferns only count in odd numbers: two would be worth nothing.
lesson-first-sow-canopy = All your trees have their canopy: this one would be lost.
lesson-first-sow-sun = A sun only counts with a rain, and yours already have theirs.
lesson-first-line-trees = Seven trees. The finest: 1 + 2 + 2 for its trunks, three times 2 for its canopy.
lesson-first-line-tallest = The tallest tree at the table: 3 points in the first season, 5 in the third.
lesson-first-line-plants = Three seasons of plants. At last, one fern 2 and two bromeliads 7.
lesson-first-line-weather = Four times a rain with a sun: 5 points each time.
lesson-first-line-wildlife = Two mated pairs, ants and kinkajous, are worth far more than animals alone.
lesson-first-line-largest = The most complete trees: seven against three.
lesson-first-end = You know how to play Canopée!
lesson-first-end-text = { $points } points against { $others } for Birch.

## Alone against the Spirit

lesson-spirit = Alone against the Spirit
lesson-spirit-about = The Spirit of the forest always takes the most hidden pile. Read its mind.
lesson-spirit-open = Threats lie open
lesson-spirit-open-text = Alone you play against the Spirit. Threats in a pile that you pass are turned over and stay open.
lesson-spirit-open-ask = { $click } the first pile.
lesson-spirit-open-then = A fire: pass the pile.
lesson-spirit-open-wrong = That fire would bring you nothing. Pass: it stays there, face up.
lesson-spirit-hidden = What it will take
lesson-spirit-hidden-text = The Spirit takes the pile with the most cards face down: the third. The piles before it grow by one card.
lesson-spirit-hidden-ask = Keep the second pile.
lesson-spirit-hidden-wrong = A trunk to begin with, and a sun: keep them. The first pile, its fire open, will wait for you.
lesson-spirit-left = It has waited for you
lesson-spirit-left-text = The open fire kept the Spirit away, and the pile has grown. One fire alone burns nothing.
lesson-spirit-left-ask = { $click } the first pile.
lesson-spirit-left-then = A trunk and its canopy: keep it.
lesson-spirit-left-wrong = A complete tree waits in this pile. One fire alone burns nothing: keep it.
lesson-spirit-end = You can read it
lesson-spirit-end-text = The Spirit does not choose, it counts. Leave it hidden piles, keep those it does not want.

## Changing seasons

lesson-seasons = Changing seasons
lesson-seasons-about = One card a season changes what counts. Read it before you look.
lesson-seasons-card = The season of migrations
lesson-seasons-card-text = This card holds for the whole season: 1 more point for each animal that comes, if it is still there at the end.
lesson-seasons-trunk = A trunk, or better
lesson-seasons-trunk-text = Let us see what there is. In another season one would not pass a trunk of value 2.
lesson-seasons-trunk-ask = { $click } the first pile.
lesson-seasons-trunk-then = Try the second one: pass the pile.
lesson-seasons-trunk-wrong = A good trunk, yes. But this season calls for animals, and the second pile has two cards: pass.
lesson-seasons-animals = Two animals at once
lesson-seasons-animals-text = Frog and ant are worth their points when the game ends, and 1 more each in this season.
lesson-seasons-animals-ask = Keep the pile.
lesson-seasons-animals-wrong = The third pile is unknown. Here the season already gives you 2 points more: keep.
lesson-seasons-end = You read the season
lesson-seasons-end-text = There are eleven season cards, and a new one is seen each season: it changes what a pile is worth.

## An advanced plant

lesson-plants = Under the pitcher plant
lesson-plants-about = The advanced plants do more than score: this one makes a threat disappear.
lesson-plants-pile = Gold and a thorn
lesson-plants-pile-text = A fine canopy lies in this pile, and a disease with it. You have one already: two would cost you both your animals.
lesson-plants-pile-ask = { $click } the first pile.
lesson-plants-pile-then = There is a way out: keep it.
lesson-plants-pile-wrong = The canopy alone brings 11 points. And the pitcher plant in the same pile knows what to do with a disease: keep.
lesson-plants-pitcher = First the pitcher plant
lesson-plants-pitcher-text = You choose the order. Once it stands in your forest, one card of the pile may go face down under it.
lesson-plants-pitcher-ask = { $click } the pitcher plant.
lesson-plants-pitcher-wrong = It will have its turn. First the pitcher plant, so that it can still hide something.
lesson-plants-pitcher-disease = Two diseases would cost both your animals when the season ends. First the pitcher plant: it will hide this one.
lesson-plants-hide = Out of sight
lesson-plants-hide-text = A hidden card counts for nothing this season. So hide the disease, and your animals stay well.
lesson-plants-hide-ask = Hide the disease.
lesson-plants-hide-wrong = It will have its turn. First hide the disease, while nothing else lies under there.
lesson-plants-hide-other = You could keep it there for the next season. But the disease would cost you two animals: hide that.
lesson-plants-hide-place = With two diseases both your animals would go when the season ends. Hide it instead.
lesson-plants-canopy = And now the gold
lesson-plants-canopy-text = A canopy gives its value once for each trunk of the tree that it completes.
lesson-plants-canopy-ask = { $click } the canopy.
lesson-plants-canopy-wrong = It has no points of its own. The canopy brings you 11: add it first.
lesson-plants-crown = The tallest tree
lesson-plants-crown-text = Three trunks, 0 + 1 + 1, and three times 2 for the canopy: 8, and 3 more for the tallest tree of the season.
lesson-plants-crown-ask = { $click } the tree of three trunks.
lesson-plants-crown-wrong = Two trunks of value 0 would only make 4. The tree of three brings 8.
lesson-plants-end = Hidden, not gone
lesson-plants-end-text = The disease comes back next season, alone and harmless. Of the others: vines score for every complete tree, orchids want rain and sun in balance.

## Advanced animals

lesson-animals = The spider and the tamarin
lesson-animals-about = Advanced animals change a turn: one refuses threats, another hunts for cards.
lesson-animals-pile = Two animals, one thorn
lesson-animals-pile-text = A tamarin, a howler, and a disease. Your spider can leave the threats of a pile behind, once a season.
lesson-animals-pile-ask = { $click } the first pile.
lesson-animals-pile-then = Keep it: the spider sees to the disease.
lesson-animals-pile-wrong = Two animals at once are rare. Keep the pile: the disease need not come along.
lesson-animals-spider = The spider’s web
lesson-animals-spider-text = The disease goes back to its place, face down, with a new card on it. Birch will find both.
lesson-animals-spider-ask = Put the disease back.
lesson-animals-spider-wrong = That one may come. But first put the disease back: the spider works only while it is in your hand.
lesson-animals-spider-disease = A single one does no harm yet. But why take it at all: your spider can put it back.
lesson-animals-tamarin = The tamarin hunts
lesson-animals-tamarin-text = Birch has taken the disease. You now have a tamarin: instead of a turn you draw three cards, and add those you like.
lesson-animals-tamarin-ask = { $click } the tamarin’s button.
lesson-animals-tamarin-wrong = A usual turn is possible, of course. But the tamarin works once a season: try it now.
lesson-animals-rain = Take what you like
lesson-animals-rain-text = You add or discard each of the three. A rain with a sun is worth 5 points, and both are here.
lesson-animals-rain-ask = { $click } the rain.
lesson-animals-rain-wrong = Discarded, it brings nothing. Rain and sun together bring 5: add both.
lesson-animals-rain-sun = The sun too, that is right. For this lesson, begin with the rain.
lesson-animals-rain-sun-title = Just as good
lesson-animals-rain-canopy = That one too, later. For this lesson, begin with the rain.
lesson-animals-rain-canopy-title = Just as good
lesson-animals-sun = Its other half
lesson-animals-sun-text = With the sun the pair is complete: 5 points.
lesson-animals-sun-ask = { $click } the sun.
lesson-animals-sun-wrong = Discarded, it brings nothing. Beside your rain it brings 5.
lesson-animals-sun-canopy = Soon. First the sun: it completes your pair.
lesson-animals-canopy = And one more tree
lesson-animals-canopy-text = A small tree, one point. But complete trees are counted when the game ends: the most of them win 10.
lesson-animals-canopy-ask = { $click } the canopy.
lesson-animals-canopy-wrong = An open tree could still grow, that is true. Here complete it: every complete tree counts for the largest forest.
lesson-animals-end = They work for you
lesson-animals-end-text = The howler can clear a pile away as you pass it. Press and hold any animal to read what it does.
