# Ce que sont les choses de Canyon ; la page le dit quand un doigt reste dessus.

## Cartes

thing-sun = Couleur soleil
thing-sun-text = { things-suit }
thing-sun-rule = 4.2
thing-feather = Couleur plume
thing-feather-text = { things-suit }
thing-feather-rule = 4.2
thing-paw = Couleur patte
thing-paw-text = { things-suit }
thing-paw-rule = 4.2
thing-pine = Couleur pin
thing-pine-text = { things-suit }
thing-pine-rule = 4.2
thing-fire = Couleur feu
thing-fire-text = { things-suit }
thing-fire-rule = 4.2
thing-trump = Atout
thing-trump-text = La carte retournée après la donne désigne l’atout de la manche : toute carte de cette couleur bat les autres couleurs.
thing-trump-rule = 2.3
thing-tempo = Cartes Tempo
thing-tempo-text = Elles servent à annoncer : les valeurs posées s’additionnent et disent combien de plis tu comptes faire. Elles reviennent toutes après la manche.
thing-tempo-short = Tes cartes Tempo font ton annonce : leurs valeurs s’additionnent, et disent combien de plis tu comptes faire.
thing-tempo-rule = 3.1
thing-trick = Le pli
thing-trick-text = Chacun joue une carte. L’atout le plus fort remporte le pli ; sans atout, la plus forte de la couleur demandée. Qui le remporte entame le suivant.
thing-trick-short = Qui le peut fournit la couleur demandée ; l’atout le plus fort prend le pli, sinon la plus forte carte de cette couleur.
thing-trick-rule = 4.3
thing-bid = Annonce et plis
thing-bid-text = L’annonce, et les plis faits jusqu’ici. Juste le compte, et il y a un bonus ; un pli de moins ou de trop, et il n’y en a pas.
thing-bid-rule = 5.3

## Sur la rivière

thing-start = Pontons de départ
thing-start-text = Chaque canoë part d’un ponton à lui. Tous sont à la même distance du village.
thing-start-rule = 1.2
thing-calm = Eau calme
thing-calm-text = Un déplacement qui commence ici vaut une case par pli fait, plus le bonus d’une annonce tenue.
thing-calm-rule = 5.2
thing-rapids = Rapides
thing-rapids-text = Pour un déplacement qui commence ici, les plis ne comptent pas. Une annonce tenue avance de son seul bonus ; manquée, elle laisse dériver d’une case dans le sens de la flèche, en poussant qui s’y trouve.
thing-rapids-short = Les rapides : d’ici, seule une annonce tenue fait avancer, de son bonus ; manquée, le courant t’emporte dans le sens de la flèche.
thing-rapids-rule = 6.3
thing-fall = La chute
thing-fall-text = Qui y dérive ou y est poussé se retrouve aussitôt dans la grotte, et perd son déplacement s’il était encore à faire.
thing-fall-short = La chute : qui y dérive se retrouve dans la grotte, et en repart à la manche suivante.
thing-fall-rule = 6.5
thing-cave = La grotte
thing-cave-text = Les canoës tombés dans la chute attendent ici. Dès la manche suivante ils en repartent comme d’une eau calme.
thing-cave-short = Dans la grotte : dès la manche suivante, tu en repars comme d’une eau calme.
thing-cave-rule = 6.6
thing-stage = Pontons du village
thing-stage-text = Le village. Un canoë qui atteint un ponton a accosté ; on termine la manche, et qui a accosté gagne. S’ils sont plusieurs, celui à qui il reste le plus de points.
thing-stage-short = Un ponton du village est proche : dès qu’un canoë accoste, la manche est la dernière.
thing-stage-rule = 7.1
thing-rock = Rochers et îles
thing-rock-text = Aucun canoë n’y entre ; on peut passer en diagonale entre deux.
thing-rock-rule = 5.4
thing-canoe = Canoë
thing-canoe-text = Après les plis, les canoës avancent l’un après l’autre, chacun aussi loin que ses points le permettent. On n’entre pas sur la case d’un canoë, et l’on ne saute par-dessus aucun.
thing-canoe-rule = 5.5
thing-counter = Compteur des manches
thing-counter-text = Il dit combien de cartes on donne dans cette manche. Après la dernière case, il reprend à la première. Les cases sombres, à trois cartes ou moins, laissent plus de place au hasard.
thing-counter-short = Moins de cartes à chaque manche : le compteur dit combien, puis leur nombre remonte.
thing-counter-rule = 2.2

## Ce qu’elles valent, et comment elles vont

things-suit = L’une des cinq couleurs, de 1 à 10. Qui a de la couleur demandée doit en jouer ; sinon, toute carte est permise.
worth-bonus = Cases de plus pour une annonce tenue de
worth-cards = Cartes données, manche après manche
now-trump = C’est l’atout de cette manche.
now-lacks = { $name } n’a plus pu en fournir.
now-pips = { $name } : annonce { $bid }, plis { $tricks }
now-there = Ici en ce moment : { $names }
