# Ce que disent les énigmes de Leaf : un indice, et ce qu’on en retient.

puzzle-7000-30-hint = Trois actions, ou deux. Laquelle de ces places veut ton rival ?
puzzle-7000-30-why = Contre les deux feuilles marron, ton écureuil monte deux fois. Si tu laisses cette place, celui de ton rival y montera à son tour, et prendra de l’avance. Une place compte aussi pour qui joue après toi.
puzzle-7007-78-hint = Après cette feuille, ta main est vide. Que donne la prochaine case de l’arbre ?
puzzle-7007-78-why = Trois pointes marron : ton écureuil monte trois fois, et la branche de gauche commence par une carte Feuille. Sans carte, tu commencerais ton tour par un jeton de −3. Quatre actions n’en font pas autant.
puzzle-7007-90-hint = Deux glands maintenant. Et la case d’après, pour qui est-elle ?
puzzle-7007-90-why = Si tu avances, ton rival, qui a trois soleils, prend la case suivante : 4 glands et une gelée. Garde les tiens : s’il avance d’abord, il n’en gagne que 2, et les 4 sont pour toi.
puzzle-513-121-hint = Le nombre d’actions ne dit pas tout : regarde leurs couleurs.
puzzle-513-121-why = Trois marron et une rouge : ton écureuil passe devant l’autre, et un bébé grandit. Cinq actions ailleurs ne donnent qu’un pas sur l’arbre, des animaux et des soleils.
puzzle-516-143-hint = Trois glands, c’est bien. Peut-on te les prendre ?
puzzle-516-143-why = L’hiver venu, ton rival joue encore un tour, et son écureuil passe le tien : tu perds de peu. Ces 3 glands t’attendent, car il n’a plus un soleil. Fais d’abord grandir tes bébés, puis appelle l’hiver.
