# Les leçons de Tout là-haut, en français.

## La première partie

lesson-first = Ta première partie
lesson-first-about = Les sept cartes d’une partie à deux, de la souche au sommet, et tes points un à un.
lesson-first-stump = Sur la souche, tout va
lesson-first-stump-text = L’arbre qui vaut le plus gagne. Une carte fait deux étages, et leurs chiffres comptent : ici 5. Deux jaunes de suite en rapportent 2 de plus.
lesson-first-stump-ask = { $click } la carte jaune 2 et 3.
lesson-first-stump-wrong = Elle irait aussi, mais ses deux étages à 2 rapportent un point de moins. La jaune a un 2 et un 3.
lesson-first-stump-hide = Face cachée, une carte fait deux étages gris, sans série : 4 points. Face visible, la jaune 2 et 3 en rapporte 7.
lesson-first-colour = La même couleur
lesson-first-colour-text = L’étage du bas de ta carte doit aller avec ton sommet : même couleur, ou même chiffre. Ton sommet est un 3 jaune.
lesson-first-colour-ask = { $click } la carte toute jaune.
lesson-first-colour-wrong = Face cachée, elle ne vaudrait que deux étages gris, et ta série jaune s’arrêterait.
lesson-first-value = Ou le même chiffre
lesson-first-value-text = Plus de jaune en bas, mais un 2 va sur un 2. Prends la verte : si la verte et jaune fait le tour, elle ira dessus.
lesson-first-value-ask = { $click } la carte verte 2 et 2.
lesson-first-value-wrong = Elle irait aussi. Mais si la verte et jaune revient, c’est sur du vert qu’elle ira, pas sur du rouge.
lesson-first-value-hide = Elle ne va ni sur du jaune, ni sur un 2 : face cachée, ce serait 4 points, sans rien préparer. La verte va sur ton 2.
lesson-first-pass = Ce qui revient
lesson-first-pass-text = Bouleau n’avait rien qui aille : il a posé face cachée, et la verte et jaune est revenue. Deux étages à 4 : 8 points.
lesson-first-pass-ask = { $click } la verte et jaune.
lesson-first-pass-wrong = Celle-ci rapporte moins. La verte 4 et jaune 4 va sur ton vert, et vaut 8 points.
lesson-first-facedown = Quand rien ne va
lesson-first-facedown-text = Ni jaune, ni 4 : aucune ne va. Face cachée, une carte devient deux étages gris à 2, et sur du gris tout va.
lesson-first-facedown-ask = { $click } la carte rouge 3 et verte 3.
lesson-first-facedown-wrong = Face cachée, elles se valent toutes. Mais celle que tu caches, Bouleau ne l’aura pas : prends la rouge et verte.
lesson-first-facedown-wrong-title = Aussi bien, ou presque
lesson-first-anything = Le gris ouvre tout
lesson-first-anything-text = Ton sommet est gris : prends ce qui rapporte le plus. Jaune 4 et rouge 4, 8 points d’un coup.
lesson-first-anything-ask = { $click } la jaune 4 et rouge 4.
lesson-first-anything-wrong = Elle va aussi, mais vaut moins. La jaune 4 et rouge 4 rapporte 8 points.
lesson-first-last = La dernière carte
lesson-first-last-text = Un rouge sur ton rouge, et c’est fini : la main qui reste ne compte pas.
lesson-first-last-ask = { $click } la rouge 3 et jaune 3.
lesson-first-last-wrong = Face cachée, 4 points. La rouge 3 et jaune 3 va sur ton rouge : 6 points.
lesson-first-line-floors = La valeur de tous tes étages, 2 pour un gris.
lesson-first-line-longest-run = Tes quatre jaunes qui se suivent : la plus longue série de la table, un point par étage.
lesson-first-total = Total
lesson-first-end = Tu sais jouer à Tout là-haut !
lesson-first-end-text = { $points } points contre { $others } pour Bouleau. À cinq, la main fait un plus grand tour.

## Jouer l’objectif

lesson-objective = Jouer l’objectif
lesson-objective-about = Cinq points visibles de tous : les prendre, et les refuser au voisin.
lesson-objective-aim = Cinq points à prendre
lesson-objective-aim-text = Monochrome : 5 points à qui a le plus d’étages d’une couleur. Tu as cinq jaunes, Bouleau quatre rouges.
lesson-objective-last = Ta dernière carte
lesson-objective-last-text = La rouge 2 et 2 ne va pas sur ton jaune. Chez Bouleau, elle ferait six rouges, dont quatre à la suite. Cache-la.
lesson-objective-last-ask = { $click } la carte rouge 2 et 2.
lesson-objective-last-wrong = Deux points de plus, mais la rouge 2 et 2 irait à Bouleau : l’objectif, la série, et la partie.
lesson-objective-line-floors = Tous tes étages, 2 pour chaque gris.
lesson-objective-line-longest-run = Tes trois bleus : la plus longue série, que Bouleau n’a pas pu dépasser.
lesson-objective-line-objective = Cinq jaunes contre cinq rouges : à égalité, l’objectif est à tous les deux.
lesson-objective-end = Gagné d’un point
lesson-objective-end-text = { $points } contre { $others }. Une carte cachée ne vaut que 4 points, mais personne d’autre ne l’aura.
