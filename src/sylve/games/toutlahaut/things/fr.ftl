# Ce que sont les choses de Tout là-haut ; la page le dit quand un doigt reste dessus.

## Étages

thing-blue = Étages bleus
thing-blue-text = { things-floor }
thing-blue-rule = 2.3
thing-red = Étages rouges
thing-red-text = { things-floor }
thing-red-rule = 2.3
thing-green = Étages verts
thing-green-text = { things-floor }
thing-green-rule = 2.3
thing-yellow = Étages jaunes
thing-yellow-text = { things-floor }
thing-yellow-rule = 2.3
thing-violet = Étages violets
thing-violet-text = { things-floor }
thing-violet-rule = 2.3
thing-grey = Étages gris
thing-grey-text = Une carte posée face cachée : deux étages gris de 2. Elle va partout, et tout va dessus. Le gris n’est pas une couleur, et coupe une série.
thing-grey-short = Face cachée, une carte fait deux étages gris : elle va partout, mais coupe une série.
thing-grey-rule = 2.2

## Sur la table

thing-card = Carte de deux étages
thing-card-text = Elle se pose telle quelle, l’étage du bas en bas. Celui-ci doit partager la couleur ou la valeur du sommet de ton arbre.
thing-card-short = Tu en poses une ; les autres passent à ton voisin, qui peut s’en servir.
thing-card-rule = 2.2
thing-tree = Cabane
thing-tree-text = Chaque carte posée ajoute deux étages. À la fin, les valeurs de tous les étages comptent, et la plus longue série d’une couleur rapporte en plus sa longueur.
thing-tree-rule = 3.1
thing-run = Série
thing-run-text = Des étages d’une même couleur l’un sur l’autre. La plus longue de tous les arbres rapporte un point par étage.
thing-run-short = Une série : des étages d’une même couleur l’un sur l’autre. La plus longue rapporte un point par étage à la fin.
thing-run-rule = 3.2
thing-pile = Pioche
thing-pile-text = À chaque tour tu y pioches une carte, puis tu en poses une de ta main.
thing-pile-rule = 2.1
thing-hand = La main
thing-hand-text = Il y a une seule main pour tous : qui a posé une carte la passe. Ce que tu y laisses, ton voisin peut s’en servir.
thing-hand-rule = 2.4

## Objectifs

thing-monochrome = { objective-monochrome }
thing-monochrome-text = { objective-monochrome-text }
thing-monochrome-rule = 4.2
thing-two-steps = { objective-two-steps }
thing-two-steps-text = { objective-two-steps-text }
thing-two-steps-rule = 4.3
thing-efficient = { objective-efficient }
thing-efficient-text = { objective-efficient-text }
thing-efficient-rule = 4.4
thing-diverse = { objective-diverse }
thing-diverse-text = { objective-diverse-text }
thing-diverse-rule = 4.5
thing-small-cabin = { objective-small-cabin }
thing-small-cabin-text = { objective-small-cabin-text }
thing-small-cabin-rule = 4.6

## Ce qu’ils valent, et comment ils vont

things-floor = Il compte sa valeur. Une carte va dessus quand son étage du bas a la même couleur ou la même valeur. Des étages d’une même couleur l’un sur l’autre font une série.
worth-points = Points
now-floors = { $name } : { $count }
now-tree = { $name }, points : { $points }
now-run = { $name } : { $run }
