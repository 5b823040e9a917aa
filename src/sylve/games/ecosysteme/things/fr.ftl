# Ce que sont les choses d’Écosystème – Forêt ; la page le dit quand un doigt reste dessus.

## Cartes

thing-bee = { card-bee }
thing-bee-text = { card-bee-text }
thing-bee-rule = 4.1
thing-bear = { card-bear }
thing-bear-text = { card-bear-text }
thing-bear-rule = 4.2
thing-trout = { card-trout }
thing-trout-text = { card-trout-text }
thing-trout-rule = 4.3
thing-fox = { card-fox }
thing-fox-text = { card-fox-text }
thing-fox-rule = 4.4
thing-eagle = { card-eagle }
thing-eagle-text = { card-eagle-text }
thing-eagle-rule = 4.5
thing-dragonfly = { card-dragonfly }
thing-dragonfly-text = { card-dragonfly-text }
thing-dragonfly-rule = 4.6
thing-deer = { card-deer }
thing-deer-text = { card-deer-text }
thing-deer-rule = 4.7
thing-rabbit = { card-rabbit }
thing-rabbit-text = { card-rabbit-text }
thing-rabbit-rule = 4.8
thing-meadow = { card-meadow }
thing-meadow-text = { card-meadow-text }
thing-meadow-rule = 4.9
thing-stream = { card-stream }
thing-stream-text = { card-stream-text }
thing-stream-rule = 4.10
thing-wolf = { card-wolf }
thing-wolf-text = { card-wolf-text }
thing-wolf-rule = 4.11

## Sur la table

thing-biodiversity = Biodiversité
thing-biodiversity-text = Les espèces qui ne te rapportent rien sont des lacunes. Jusqu’à deux lacunes rapportent 12 points, trois 7, quatre 3, cinq rien ; six ou plus en coûtent 5.
thing-biodiversity-rule = 4.13
thing-grid = Écosystème
thing-grid-text = Tes cartes se placent en quatre lignes et cinq colonnes, chacune à côté d’une autre. Il n’a pas de bord avant d’être plein.
thing-grid-rule = 3.3
thing-hand = Main
thing-hand-text = Chacun choisit une carte en secret, toutes sont montrées et placées, et les mains passent au voisin.
thing-hand-rule = 2.4
thing-pile = Pioche
thing-pile-text = En solo, c’est ici que tu pioches.
thing-pile-rule = 6.4
thing-neutral = Joueur neutre
thing-neutral-text = À deux, une troisième main circule. Une de ses cartes est posée chaque fois, et ses ruisseaux et ses loups comptent dans les comparaisons.
thing-neutral-short = Les ruisseaux et les loups du joueur neutre comptent dans les comparaisons.
thing-neutral-rule = 5.1
thing-alban = Alban
thing-alban-text = Ton rival en solo. Les cartes que tu donnes vont dans l’écosystème d’Alban et y comptent.
thing-alban-rule = 6.3

## Comment elles vont

now-lies = { $name } : { $count }, points : { $points }
now-gaps = { $name }, lacunes : { $gaps }, points : { $points }
now-total = { $name }, points : { $points }
