# Ce que disent les énigmes de Leaf : un indice, et ce qu’on en retient.

puzzle-1-hint = Trois actions, ou deux. Laquelle de ces places veut ton rival ?
puzzle-1-why = Contre la feuille marron, ton écureuil monte deux fois. Si tu laisses cette place, le sien y monte à son tour, et s’en va devant. Une place compte aussi pour qui joue après toi.
puzzle-2-hint = Après cette feuille, ta main est vide. Que donne la prochaine case de l’arbre ?
puzzle-2-why = Trois pointes marron : ton écureuil monte trois fois, et la branche de gauche commence par une carte Feuille. Sans carte, tu commencerais ton tour par un jeton de −3. Quatre actions n’en font pas autant.
puzzle-3-hint = Deux glands maintenant. Et la case d’après, pour qui est-elle ?
puzzle-3-why = Si tu avances, ton rival, qui a trois soleils, prend la case suivante : 4 glands et une gelée. Garde les tiens : s’il avance d’abord, il n’en gagne que 2, et les 4 sont pour toi.
puzzle-4-hint = Le nombre d’actions ne dit pas tout : regarde leurs couleurs.
puzzle-4-why = Trois marron et une rouge : ton écureuil passe devant l’autre, et un bébé grandit. Cinq actions ailleurs ne donnent qu’un pas sur l’arbre, des animaux et des soleils.
puzzle-5-hint = Trois glands, c’est bien. Peut-on te les prendre ?
puzzle-5-why = Ton rival n’a plus un soleil, et tu en as huit : ces 3 glands t’attendront. Joue encore un tour, fais grandir un groupe de champignons, et appelle l’hiver ensuite.
