# Les leçons d’Écosystème – Forêt, en français.

## La première partie

lesson-first = Ta première partie
lesson-first-about = Une abeille, un ours qui s’en nourrit, puis les trois dernières cartes de ta forêt.
lesson-first-bee = Choisis une carte
lesson-first-bee-text = Vingt cartes font ta forêt, et chacune compte ses voisines. L’abeille vaut 3 points par clairière à côté d’elle : la tienne l’attend.
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

## La main neutre

lesson-neutral = La main neutre
lesson-neutral-about = À deux, une troisième main fait le tour, et prend sa place parmi les ruisseaux et les loups.
lesson-neutral-wolf = Un troisième à table
lesson-neutral-wolf-text = Du joueur neutre, seuls comptent ruisseaux et loups. Il a deux loups, Bouleau aucun : un seul te place deuxième.
lesson-neutral-wolf-ask = { $click } le loup.
lesson-neutral-wolf-wrong = Au mieux, cette carte te donne { $best }. Le loup, deuxième meute et une lacune de moins, te donne 12.
lesson-neutral-corner = Le loup est bien partout
lesson-neutral-corner-text = Il compte où qu’il soit. Donne-lui donc la place qui sert le moins à tes autres cartes : le coin.
lesson-neutral-corner-ask = Pose le loup dans le coin vide.
lesson-neutral-corner-wrong = Le loup compte tout autant ici, mais une autre carte ferait mieux de cette place.
lesson-neutral-chance = Le hasard choisit pour lui
lesson-neutral-chance-text = De la main posée devant lui est sorti un loup : il en a trois. Et ce que tu laisses va chez lui, pas chez Bouleau : pense à toi.
lesson-neutral-chance-ask = { $click } l’abeille.
lesson-neutral-chance-wrong = Au mieux, cette carte te donne { $best }. L’abeille te donne 5.
lesson-neutral-chance-wolf = Deux loups contre trois : tu restes deuxième, sans rien gagner. L’abeille te donne 5.
lesson-neutral-bee = Une abeille pour deux
lesson-neutral-bee-text = Une place touche à la fois une clairière et un ours : 3 points pour l’abeille, et 2 de plus pour l’ours.
lesson-neutral-bee-ask = Pose l’abeille à l’endroit marqué.
lesson-neutral-bee-wrong = Ici, elle te donne { $points }. À l’endroit marqué, elle te donne 5.
lesson-neutral-end = Deux jouent, trois comptent
lesson-neutral-end-text = Le joueur neutre ne gagne jamais, mais il peut prendre la première place des ruisseaux ou des loups. Compte aussi les siens.

## En solo face à Alban

lesson-alban = En solo face à Alban
lesson-alban-about = Tu choisis aussi pour lui : une carte pour toi, une pour lui.
lesson-alban-rival = Voici Alban
lesson-alban-rival-text = Il ne choisit rien : à chaque tour, tu lui donnes une carte, qu’il pose dans le sens de la lecture. Il marque comme toi.
lesson-alban-fox = Toi d’abord
lesson-alban-fox-text = Choisis une carte pour toi. Loin des ours et des loups, le renard vaut 3 points, et c’est une lacune de moins : 8 en tout.
lesson-alban-fox-ask = { $click } le renard.
lesson-alban-fox-wrong = Au mieux, cette carte te donne { $best }. Le renard te donne 8.
lesson-alban-lay = Loin des ours
lesson-alban-lay-text = Le renard ne veut ni ours ni loup à côté de lui. Au-dessus de ton ruisseau, il est tranquille.
lesson-alban-lay-ask = Pose le renard au-dessus du ruisseau.
lesson-alban-lay-wrong = Il est tranquille ici aussi. Pour cette leçon, pose-le au-dessus du ruisseau.
lesson-alban-lay-wrong-title = Aussi bien
lesson-alban-lay-bear = Un ours ou un loup est juste à côté : ici, le renard ne donnerait rien.
lesson-alban-give = Ensuite, un cadeau
lesson-alban-give-text = La prochaine place d’Alban est sous son renard. Donne-lui ce qui n’y sert à rien ou, mieux, ce qui gêne.
lesson-alban-give-ask = { $click } l’ours.
lesson-alban-give-wrong = De là, l’aigle verrait sa truite : 2 points pour lui. L’ours lui en enlève trois.
lesson-alban-give-wolf = Son renard serait perdu, mais tu n’as qu’un loup aussi : il partagerait la plus grande meute, et 12 points.
lesson-alban-give-stream = Il n’en tirerait rien, c’est vrai. Mais l’ours, à côté de son renard, lui enlève trois points.
lesson-alban-five = Cinq cartes neuves
lesson-alban-five-text = Son renard ne vaut plus rien. Et sa ligne est pleine : au lieu d’une carte, tu en pioches cinq. Prépare ce moment.
lesson-alban-end = Deux forêts, une seule tête
lesson-alban-end-text = Au bout de vingt tours, 30 points d’avance suffisent au niveau facile, 50 au normal, 70 au difficile.
