# Ce que disent les énigmes de Canyon : un indice, et ce qu’on en retient.

puzzle-7-24-hint = Un pli de plus, pas deux. Laquelle de tes cartes peut attendre ?
puzzle-7-24-why = Le 2 de pin ne prendra rien ; mais qui veut ce pli jouera peut-être son atout. Ton 3 de plume a plus de chances au dernier pli, quand les gros atouts sont sortis. Un petit atout vaut plus à la fin.
puzzle-505-166-hint = Trois cartes chacun : quarante restent à la pioche. Et c’est toi qui ouvres.
puzzle-505-166-why = Seul le 10 d’atout bat ton 8, et il dort sans doute. Tu ouvres : le 8 fait tomber les atouts, le 10 de feu passe, et même ton 2 peut prendre le dernier pli. Trois plis tenus, six cases.
puzzle-7003-169-hint = Trois cartes, deux plis à faire. Laquelle ne peut en prendre aucun ?
puzzle-7003-169-why = Jette le 1 de plume pendant que tu le peux : tes deux atouts suffisent pour les deux autres plis. Et celui-ci tombe chez l’un des deux qui ont annoncé zéro. Débarrasse-toi tôt de ce qui ne gagne pas.
puzzle-7001-194-hint = Il te faut un pli sur deux. Que ferait la carte qui te reste ?
puzzle-7001-194-why = Le 8 prend ce pli ; mais tu ouvrirais le dernier avec le 6 d’atout, et il en prendrait un de trop. Laisse passer le 6 sous le 7, et garde le 8 pour la fin. Compte toujours un pli plus loin.
puzzle-505-276-hint = Trois plis sur quatre. Laquelle de tes cartes est douteuse ?
puzzle-505-276-why = Rien ne bat tes 10 et 9 d’atout : ils prendront quand tu voudras. Joue d’abord le 9 de soleil. Qu’il gagne ou qu’il perde, tu sauras ce que ton 3 doit faire. Les cartes sûres attendent, les autres renseignent.
puzzle-508-294-hint = Dans les rapides, seul le bonus avance. Quelle annonce tiendras-tu le plus sûrement ?
puzzle-508-294-why = Pas un atout, et surtout de petites cartes : perdre tous les plis est plus sûr que d’en gagner juste un. Zéro tenu vaut une case ; un manqué, et le courant t’emporte.
