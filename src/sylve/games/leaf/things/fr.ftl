# Ce que sont les choses de Leaf ; la page le dit quand un doigt reste dessus.

## Couleurs des feuilles

thing-red = Rouge : champignon
thing-red-text = Plante un bébé champignon sur une feuille du sol, ou fais grandir un des tiens. À la fin, tes adultes sur des feuilles qui se touchent rapportent des glands. { things-tip }
thing-red-short = Le rouge donne des champignons : un bébé sur une feuille, puis un adulte ; les adultes voisins comptent ensemble.
thing-red-rule = 4.3
thing-green = Vert : carte Feuille
thing-green-text = Une carte Feuille vient dans ta main. { things-tip }
thing-green-short = Le vert donne des cartes Feuille : commencer son tour sans carte coûte 3 glands.
thing-green-rule = 4.4
thing-orange = Orange : animal
thing-orange-text = Un animal visible, ou le premier de la pioche, rejoint ta Forêt. { things-tip }
thing-orange-short = L’orange donne des animaux : plusieurs d’une même espèce valent davantage ensemble.
thing-orange-rule = 4.5
thing-yellow = Jaune : soleil
thing-yellow-text = Tu gagnes un soleil. Trois soleils font avancer la saison, une fois par tour. { things-tip }
thing-yellow-short = Le jaune donne des soleils : trois d’entre eux font avancer la saison, contre des glands.
thing-yellow-rule = 4.6
thing-brown = Marron : écureuil
thing-brown-text = Ton écureuil monte à la prochaine case libre et gagne ce qui s’y trouve. { things-tip }
thing-brown-short = Le marron fait monter ton écureuil : chaque case récompense, et le plus haut gagne des glands à la fin.
thing-brown-rule = 4.7

## Espèces de feuilles : cartes, tas et feuilles

thing-sweetgum = Liquidambar
thing-sweetgum-text = { things-species }
thing-sweetgum-rule = 2.3
thing-ginkgo = Ginkgo
thing-ginkgo-text = { things-species }
thing-ginkgo-rule = 2.3
thing-silver-maple = Érable argenté
thing-silver-maple-text = { things-species }
thing-silver-maple-rule = 2.3
thing-sassafras = Laurier des Iroquois
thing-sassafras-text = { things-species }
thing-sassafras-rule = 2.3
thing-tulip = Tulipier de Virginie
thing-tulip-text = { things-species }
thing-tulip-rule = 2.3
thing-trident-maple = Érable trident
thing-trident-maple-text = { things-species }
thing-trident-maple-rule = 2.3

## Animaux

thing-raven = Corbeau
thing-raven-text = { things-animal }
thing-raven-rule = 6.4
thing-blackbird = Carouge à épaulettes
thing-blackbird-text = { things-animal }
thing-blackbird-rule = 6.4
thing-owl = Chouette tachetée
thing-owl-text = { things-animal }
thing-owl-rule = 6.4
thing-treefrog = Rainette versicolore
thing-treefrog-text = { things-animal }
thing-treefrog-rule = 6.4
thing-turtle = Tortue peinte
thing-turtle-text = { things-animal }
thing-turtle-rule = 6.4
thing-fox = Renard roux
thing-fox-text = { things-animal }
thing-fox-rule = 6.4
thing-hedgehog = Hérisson
thing-hedgehog-text = { things-animal }
thing-hedgehog-rule = 6.4
thing-squirrel = Écureuil roux
thing-squirrel-text = { things-animal }
thing-squirrel-rule = 6.4

## Sur la table

thing-mushroom = Champignons
thing-mushroom-text = Ils se plantent bébés ; une action rouge en fait grandir un. Les adultes sur des feuilles qui se touchent forment un groupe et rapportent ensemble des glands ; les bébés, rien. Quand une feuille se pose à côté de ton champignon, le plus grand y gagne un soleil.
thing-mushroom-rule = 6.3
thing-tree = L’arbre
thing-tree-text = Une action marron fait monter ton écureuil à la prochaine case libre, dont il reçoit la récompense. Les cases occupées se sautent. À la fin, l’écureuil le plus haut rapporte 6 glands, le deuxième 3.
thing-tree-rule = 6.2
thing-season = La piste des saisons
thing-season-text = Une fois par tour, après tes actions, trois soleils font avancer la saison d’une case : qui les paie gagne les glands de cette case.
thing-season-rule = 5.1
thing-frost = Gelée
thing-frost-text = Quand la saison franchit cette ligne, chacun endort une espèce de sa Forêt : toutes ses cartes vont dans la Tanière, où elles compteront.
thing-frost-short = La saison approche d’une gelée : la franchir endort une espèce de chaque Forêt, et seules celles qui dorment comptent.
thing-frost-rule = 5.3
thing-winter = Hiver
thing-winter-text = Il vient quand la saison franchit cette ligne, ou quand trois tas sont vides. On termine le tour de table, une dernière gelée endort une espèce, et l’on compte les glands.
thing-winter-short = L’hiver est proche : quand il vient, on termine le tour de table, avec une dernière gelée.
thing-winter-rule = 5.5
thing-suns = Soleils
thing-suns-text = Trois soleils font avancer la saison et rapportent les glands de la case atteinte. À la fin, soleils et cartes Feuille qui restent valent un gland par paire.
thing-suns-rule = 5.1
thing-acorns = Glands
thing-acorns-text = Ce sont les glands qui font gagner. Ils viennent des actions échangées, de la saison, de l’arbre et de certains animaux ; à la fin, champignons, animaux endormis et écureuils en rapportent encore.
thing-acorns-rule = 6.1
thing-spores = Champignons à planter
thing-spores-text = Tes champignons qui ne sont pas encore au sol. Une action rouge, ou un boost, en plante un.
thing-spores-rule = 4.3
thing-hand = Cartes Feuille
thing-hand-text = À chaque tour tu en joues une et poses une feuille de son espèce. Qui commence son tour sans carte perd 3 glands et en pioche deux.
thing-hand-rule = 2.2
thing-leaf-cards = Pioche des cartes Feuille
thing-leaf-cards-text = Les actions vertes piochent ici. Quand elle est vide, on mélange la défausse.
thing-leaf-cards-rule = 4.4
thing-discard = Défausse
thing-discard-text = Les cartes Feuille jouées restent ici, visibles de tous, jusqu’à ce que la pioche soit vide.
thing-discard-rule = 2.3
thing-animals = Animaux visibles
thing-animals-text = Une action orange prend l’un des cinq, ou le premier de la pioche. Celui qui porte un gland le donne aussitôt. Les places vides se remplissent à la fin du tour.
thing-animals-rule = 4.5
thing-forest = Forêt
thing-forest-text = Tes animaux éveillés. Ils ne rapportent rien avant qu’une gelée endorme leur espèce.
thing-forest-rule = 6.4
thing-den = Tanière
thing-den-text = Tes animaux endormis. Eux seuls comptent : chaque espèce pour elle-même, et plus elle est nombreuse, mieux c’est.
thing-den-rule = 5.4

## En solo

thing-wind = Bise
thing-wind-text = Ton rival en solo. Une carte lui dit quelle feuille prendre et quelle couleur chercher ; Bise marque comme tout le monde, et un peu pour les animaux de sa Forêt.
thing-wind-rule = 7.1
thing-wind-card = Carte de Bise
thing-wind-card-text = L’espèce de la feuille que Bise prend, la couleur dont elle cherche les pointes, et une flèche : le côté qu’elle préfère sur l’arbre et parmi les animaux.
thing-wind-card-short = Bise retourne une carte à chaque tour : une feuille à prendre, une couleur à chercher, et une flèche pour son côté.
thing-wind-card-rule = 7.3

## Ce qu’elles valent, et comment elles vont

things-tip = Chaque pointe de cette couleur que ta feuille touche donne cette action, ou un gland à la place.
things-species = Une carte de cette espèce permet de poser la feuille du dessus de son tas. Deux cartes pareilles font un boost : un bébé champignon à toi pousse sur la feuille. Trois tas vides amènent l’hiver.
things-animal = Il attend dans ta Forêt. À chaque gelée, toutes tes cartes d’une espèce s’endorment dans la Tanière, et seuls les animaux endormis rapportent des glands.
worth-animals = Glands pour autant d’une espèce dans la Tanière
worth-mushrooms = Glands pour un groupe d’autant d’adultes
worth-tips = Pointes de ses feuilles
now-held = { $name } : { $forest } en Forêt, { $den } dans la Tanière
now-cell = Case { $height } : { $reward }
now-grown = { $name }, bébés : { $babies }, adultes : { $adults }, glands : { $points }
now-count = { $name } : { $count }
