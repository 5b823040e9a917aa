# Les leçons d’Écosystème – Forêt, en français.

## La première partie

lesson-first = Ta première partie
lesson-first-about = Une abeille, un ours qui s’en nourrit, puis les trois dernières cartes de ta forêt.
lesson-first-bee = Choisis une carte
lesson-first-bee-text = Chacun en choisit une, en secret. L’abeille rapporte 3 points par clairière à côté d’elle, et ta clairière l’attend.
lesson-first-bee-ask = { $click } l’abeille.
lesson-first-bee-wrong = Cette carte n’a encore rien à côté d’elle pour marquer. L’abeille, elle, a déjà sa clairière.
lesson-first-bee-meadow = Deux clairières reliées valent 3 points : c’est aussi bien. Pour cette leçon, choisis l’abeille.
lesson-first-bee-meadow-title = Aussi bien
lesson-first-bee-fox = Un renard vaut 3 points tant que ni loup ni ours ne l’approche : c’est aussi bien. Pour cette leçon, choisis l’abeille.
lesson-first-bee-fox-title = Aussi bien
lesson-first-bee-wolf = Les loups se comparent à la fin, et c’est encore loin. Commence par l’abeille : ses 3 points sont sûrs.
lesson-first-beside = Place-la à côté
lesson-first-beside-text = À gauche, à droite, au-dessus ou au-dessous, jamais en diagonale. Ta forêt aura quatre lignes et cinq colonnes.
lesson-first-beside-ask = Pose l’abeille à droite de ta clairière.
lesson-first-beside-wrong = Elle y touche aussi la clairière, donc 3 points aussi. Pour cette leçon, pose-la à droite.
lesson-first-beside-wrong-title = Aussi bien
lesson-first-bear = Les mains tournent
lesson-first-bear-text = Ta main est partie chez Bouleau, voici celle de Lichen. L’ours rapporte 2 points par abeille et par truite à côté de lui.
lesson-first-bear-ask = { $click } l’ours.
lesson-first-bear-wrong = Rien de sûr avec cette carte pour l’instant. L’ours, lui, a déjà une abeille pour voisine.
lesson-first-bear-bee = Une autre abeille marquerait 3 points. L’ours n’en marque que 2, mais c’est une espèce de plus, et la diversité paie à la fin.
lesson-first-bear-wolf = Les loups se comparent à la fin, et c’est encore loin. L’ours, lui, a déjà une abeille pour voisine.
lesson-first-chain = Qui nourrit qui
lesson-first-chain-text = La clairière fait marquer l’abeille, l’abeille fait marquer l’ours : tout le jeu est là.
lesson-first-chain-ask = Pose l’ours à droite de l’abeille.
lesson-first-chain-wrong = Ici, l’ours n’a pas d’abeille à côté de lui. Contre la tienne, il marque 2 points.
lesson-first-chain-too = Il touche l’abeille ici aussi, donc 2 points aussi. Pour cette leçon, pose-le à droite.
lesson-first-chain-too-title = Aussi bien
lesson-first-later = Quinze cartes plus tard
lesson-first-later-text = Il te reste trois places. L’une d’elles touche deux clairières : une abeille y vaut 6 points.
lesson-first-later-ask = { $click } l’abeille.
lesson-first-later-wrong = Au mieux, cette carte te donne { $best }. L’abeille, contre deux clairières, te donne 6.
lesson-first-hole = Chaque carte sert à toutes
lesson-first-hole-text = La clairière de droite nourrit déjà deux abeilles, et nourrira aussi celle-ci.
lesson-first-hole-ask = Pose l’abeille contre les deux clairières.
lesson-first-hole-wrong = Ici, elle ne touche aucune clairière et ne marque rien. Plus bas, elle en touche deux.
lesson-first-wolf = La plus grande meute
lesson-first-wolf-text = Bouleau a trois loups, Lichen deux, toi un. La plus grande meute vaut 12 points, la deuxième 8, la troisième 4.
lesson-first-wolf-ask = { $click } le loup.
lesson-first-wolf-wrong = Le cerf te donnerait 4 points aussi. Mais le loup irait chez Lichen, et lui en donnerait 4 de plus.
lesson-first-deer = La dernière carte
lesson-first-deer-text = Un cerf rapporte 2 points si sa ligne n’en avait pas, et 2 si sa colonne n’en avait pas. Ici, il gagne les deux.
lesson-first-deer-ask = Choisis ton cerf : il prend la dernière place.
lesson-first-deer-wrong = Il ne te reste que le cerf.
lesson-first-line-bee = Cinq fois une clairière à côté.
lesson-first-line-bear = Deux abeilles et une truite à côté.
lesson-first-line-trout = Un ruisseau et une libellule à côté.
lesson-first-line-fox = Ni loup ni ours à côté.
lesson-first-line-eagle = Un lapin et une truite tout près.
lesson-first-line-deer = Trois lignes, trois colonnes.
lesson-first-line-rabbit = Un point, où qu’il soit.
lesson-first-line-meadow = Quatre reliées. Cinq vaudraient 15.
lesson-first-line-stream = Le deuxième plus grand de la table.
lesson-first-line-wolf = Deuxième meute, comme Lichen.
lesson-first-line-biodiversity = Seule la libellule ne rapporte rien.
lesson-first-end = Tu sais jouer à Écosystème !
lesson-first-end-text = { $points } points contre { $others } pour Bouleau.

## L’échange du lapin

lesson-swap = L’échange du lapin
lesson-swap-about = Il ne vaut qu’un point, mais il peut remettre ta forêt en ordre.
lesson-swap-rabbit = Un petit point
lesson-swap-rabbit-text = Le lapin ne vaut qu’un point. Mais dès qu’il arrive, deux cartes de ta forêt peuvent changer de place.
lesson-swap-rabbit-ask = { $click } le lapin.
lesson-swap-rabbit-wrong = Pas mal non plus. Mais ta forêt est en désordre, et seul le lapin déplace ce qui est posé.
lesson-swap-trade = Deux cartes mal rangées
lesson-swap-trade-text = Tes clairières sont séparées, et l’abeille n’en touche aucune. À la place du renard, l’une fait les deux.
lesson-swap-trade-ask = { $click } la clairière de gauche.
lesson-swap-trade-then = { $click } le renard.
lesson-swap-trade-wrong = Cet échange te donne { $points }. La clairière de gauche contre le renard te donne { $right_points }.
lesson-swap-end = Onze points d’un coup
lesson-swap-end-text = L’abeille, les deux clairières, et une lacune de moins : garde un lapin pour la fin de la partie.

## Priver le voisin

lesson-deny = Priver le voisin
lesson-deny-about = La carte que tu ne prends pas, quelqu’un la reçoit. Regarde chez qui elle va.
lesson-deny-beside = Regarde à côté
lesson-deny-beside-text = Chacune te donne 2 points. L’autre part chez Lichen, qui n’a pas un seul ruisseau.
lesson-deny-beside-ask = { $click } le ruisseau.
lesson-deny-beside-wrong = 2 points aussi. Mais le ruisseau irait chez Lichen et lui en donnerait 13 : le plus grand, à égalité, et une lacune de moins.
lesson-deny-own = Et pour toi aussi
lesson-deny-own-text = Prendre pour priver n’empêche pas de marquer : une des deux places touche une truite.
lesson-deny-own-ask = Pose le ruisseau au-dessus de la truite.
lesson-deny-own-wrong = Ici, il ne sert à rien. Au-dessus de la truite, il vaut 2 points.
lesson-deny-end = Rien pour Lichen
lesson-deny-end-text = Sa libellule n’a pas de ruisseau : 29 points au lieu de 42. À choix égal, regarde chez le voisin.
