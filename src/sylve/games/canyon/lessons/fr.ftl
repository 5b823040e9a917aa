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

## L’annonce

lesson-bidding = Bien annoncer
lesson-bidding-about = Compte tes plis sûrs, annonce-les, et perds les autres exprès.
lesson-bidding-count = Compte tes plis
lesson-bidding-count-text = Pin est l’atout : rien ne bat ton 10, et seul le 9 bat ton 8. Cela fait deux plis ; le 1 et le 2 doivent perdre.
lesson-bidding-count-ask = { $click } la carte 2.
lesson-bidding-count-wrong = À eux deux, Bouleau et Lichen veulent les quatre plis : ils vont se les disputer. Plus de deux, ce serait de la chance.
lesson-bidding-count-none = Ton 10 de pin prend un pli, que tu le veuilles ou non : avec lui, personne ne tient un zéro.
lesson-bidding-count-one = Le 10 prend un pli à coup sûr, et le 8 ne perd presque jamais. Un annoncé, deux faits : annonce manquée.
lesson-bidding-follow = Perds le premier
lesson-bidding-follow-text = On demande du soleil, et tu en as : il faut en jouer. Le 9 de Bouleau prend le pli, et c’est ce que tu veux.
lesson-bidding-follow-ask = { $click } ton 2 de soleil.
lesson-bidding-follow-wrong = On demande du soleil, et tu en as : il faut en jouer. Tes atouts serviront plus tard.
lesson-bidding-under = Jette le petit atout
lesson-bidding-under-text = Sans feu, tu joues ce que tu veux. Le 3 d’atout de Lichen est devant : c’est le moment de perdre ton 1.
lesson-bidding-under-ask = { $click } ton 1 de pin.
lesson-bidding-under-wrong = Elle prend le pli, oui. Mais le 1 qui te reste bat tout ce qui n’est pas atout : il pourrait en prendre un troisième.
lesson-bidding-take = Prends, maintenant
lesson-bidding-take-text = Tu n’as pas de patte : tu peux couper. Bouleau joue après toi, mais seul le 9 de pin battrait ton 8.
lesson-bidding-take-ask = { $click } ton 8 de pin.
lesson-bidding-take-wrong = Le 10 prend ce pli aussi. Pour cette leçon, garde la carte la plus sûre pour la fin.
lesson-bidding-take-wrong-title = Aussi bien
lesson-bidding-sure = La plus sûre
lesson-bidding-sure-text = Un pli de fait, un à faire. Rien, dans tout le jeu, ne bat le 10 d’atout.
lesson-bidding-sure-ask = { $click } ton 10 de pin.
lesson-bidding-sure-wrong = Il ne te reste que le 10 de pin : joue-le.
lesson-bidding-five = Deux annoncés, deux faits
lesson-bidding-five-text = En eau calme, chaque pli vaut une case, et une annonce tenue à partir de deux en ajoute trois. Cinq cases : te voilà en tête.
lesson-bidding-five-ask = Prends la case marquée.
lesson-bidding-five-wrong = Un canoë va aussi loin qu’il peut : prends la case marquée.
lesson-bidding-end = Pas un pli de trop
lesson-bidding-end-text = Bouleau et Lichen en ont pris un chacun, pour deux annoncés : pas de bonus. Peu de plis, mais ceux qu’on a dits, mènent plus loin que beaucoup.
