# Ce que disent les énigmes d’Écosystème – Forêt : un indice, et ce qu’on en retient.

puzzle-501-33-hint = Le cerf rapporte plus tout de suite. Lequel des deux peut attendre ?
puzzle-501-33-why = Il y a douze cerfs dans le jeu, et un cerf vaudra encore presque autant plus tard. Les abeilles ne sont que huit, et la tienne marquera 3 points de plus pour chaque clairière que tu poseras contre elle.
puzzle-7010-52-hint = Six points, ou cinq ? Regarde ce que chaque place relie.
puzzle-7010-52-why = En bas, ton ruisseau rejoint celui d’à côté : quatre cartes d’un seul tenant, pour la comparaison et pour ta libellule. Ton rival en a trois et reçoit les deux de ta main. La place du haut t’attendra.
puzzle-8-67-hint = Compte les aigles de ton rival. Et où va ta main ?
puzzle-8-67-why = Ta main passe par le joueur neutre, puis va chez ton rival : à portée de ses aigles, un lapin lui vaudrait 5 points ou plus. Pris par toi, il nourrit ton aigle et peut ranger ta forêt.
puzzle-513-74-hint = Le lapin ne reste pas forcément où tu le poses.
puzzle-513-74-why = Pose-le contre la libellule, puis échange-le avec le ruisseau du bord droit : tes deux aigles voient le lapin, et le ruisseau sert une truite. 6 points en tout ; par l’autre place, 5 au mieux.
puzzle-4-76-hint = Tu as déjà la plus grande meute. Chez qui irait ce loup ?
puzzle-4-76-why = Pour toi le loup ne change rien. Chez ton rival, un deuxième égale la meute du joueur neutre : 8 points au lieu de 4. Vous êtes à égalité, et le renard ne t’en donne que 3.
