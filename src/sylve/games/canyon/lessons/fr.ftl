# Les leçons de Canyon, en français.

## La première partie

lesson-first = Ta première partie
lesson-first-about = Une annonce, trois plis, et le ponton à portée de pagaie.
lesson-first-race = La course finit ici
lesson-first-race-text = Le premier canoë au ponton gagne. Le tien est à deux cases, celui de Bouleau à une seule : il faut le devancer.
lesson-first-bid = Annonce tes plis
lesson-first-bid-text = Dis combien de plis tu feras. Annonce tenue : bonus de 3 cases à partir de deux plis. Ici, deux sont à ta portée.
lesson-first-bid-ask = { $click } la carte 2.
lesson-first-bid-wrong = Avec trois petites cartes, c’est trop. Et une annonce manquée dans les rapides te fait dériver.
lesson-first-bid-none = Zéro tenu ne rapporte qu’une case, et ton 10 de soleil prendra sans doute un pli. Vise deux.
lesson-first-bid-one = Un pli tenu rapporte deux cases : juste assez. Deux plis en rapportent trois, avec une d’avance.
lesson-first-follow = On demande du feu
lesson-first-follow-text = Qui a la couleur demandée doit en jouer. La plus haute carte de cette couleur prend le pli, sauf si on coupe.
lesson-first-follow-ask = { $click } ton 4 de feu.
lesson-first-follow-wrong = On demande du feu, et tu en as : il faut en jouer. Ton 4 passe devant le 2.
lesson-first-lead = À toi d’ouvrir
lesson-first-lead-text = Tu as pris le pli, donc tu mènes le suivant. Rien ne dépasse un 10, sauf un atout.
lesson-first-lead-ask = { $click } ton 10 de soleil.
lesson-first-lead-wrong = Un 2 se fait prendre par n’importe quelle plume. Le 10 d’abord : c’est ton deuxième pli.
lesson-first-trump = Et maintenant, perds
lesson-first-trump-text = Deux plis annoncés, deux faits. La couleur retournée, la patte, est l’atout : elle prendra ton 2, et c’est tant mieux.
lesson-first-trump-ask = { $click } ton 2 de plume.
lesson-first-trump-wrong = Il ne te reste que le 2 de plume : joue-le.
lesson-first-land = Annonce tenue !
lesson-first-land-text = Deux annoncés, deux faits : 3 cases. En eau calme, chaque pli en donnerait une de plus. Le ponton est à deux.
lesson-first-land-ask = Accoste au ponton marqué.
lesson-first-land-wrong = Ce ponton ferait l’affaire aussi. Pour cette leçon, accoste à l’endroit marqué.
lesson-first-line-way = Du départ au ponton : toute la rivière.
lesson-first-line-unused = Trois cases de bonus, deux pagayées. À l’arrivée, le reste départage.
lesson-first-end = Tu sais jouer à Canyon !
lesson-first-end-text = Ton canoë accoste, celui de Bouleau reste à une case du ponton.

## Les rapides et la chute

lesson-rapids = Les rapides et la chute
lesson-rapids-about = Au bord de la chute, seule une annonce tenue te sauve.
lesson-rapids-bid = Au bord de la chute
lesson-rapids-bid-text = Dans les rapides, les plis ne font pas avancer : seul le bonus compte. Annonce manquée, le courant t’emporte dans la chute.
lesson-rapids-bid-ask = { $click } la carte 0.
lesson-rapids-bid-wrong = Avec deux petits feux, faire un pli serait un coup de chance. Annonce zéro : tu sais comment le tenir.
lesson-rapids-low = Perdre les deux plis
lesson-rapids-low-text = C’est toi qui ouvres. Plus ta carte est petite, plus il est sûr que quelqu’un passe au-dessus.
lesson-rapids-low-ask = { $click } ton 1 de feu.
lesson-rapids-low-wrong = Le 5 pourrait prendre le pli, et ce serait la chute. Le 1 ne prend rien.
lesson-rapids-away = Zéro tenu, une case
lesson-rapids-away-text = Tu avances sans dériver. Bouleau a pris un pli de trop : le courant va l’emporter vers la chute.
lesson-rapids-away-ask = Prends la case la plus loin de la chute.
lesson-rapids-away-wrong = Aussi avancée, mais encore au bord de la chute. L’autre case te laisse une manche de répit.
lesson-rapids-end = Tu tiens le courant
lesson-rapids-end-text = Avant d’entrer dans les rapides, pense à la manche suivante : peu de cartes, une annonce facile à tenir.
