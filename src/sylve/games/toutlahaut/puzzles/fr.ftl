# Ce que disent les énigmes de Tout là-haut : un indice, et ce qu’on en retient.

puzzle-37-6-hint = Qu’est-ce que ton rival ferait de la carte verte ?
puzzle-37-6-why = Sur les trois verts de ton rival, cette carte ferait une série de cinq. Cachée chez toi, elle vaut encore 4 points, et la plus longue série reste à ta portée. Cacher une carte, c’est aussi la prendre à quelqu’un.
puzzle-7075-9-hint = La plus belle carte est-elle pressée ? Regarde le sommet de ton rival.
puzzle-7075-9-why = La bleue et verte vaut 8, mais elle ne va pas sur le rouge de ton rival : à moins qu’il la cache, elle te reviendra. Pose d’abord la jaune et bleue, 6 points, et ton sommet bleu l’attendra.
puzzle-710-11-hint = Compte les verts de ton rival, puis pense à ton dernier tour.
puzzle-710-11-why = Deux verts de plus donneraient l’objectif à ton rival. Visible, la carte l’en priverait aussi, mais bien peu irait sur ton vert. Cachée, elle te laisse un sommet gris, qui accueille tout.
puzzle-738-11-hint = Il te manque une couleur. Laquelle de ces cartes reviendra ?
puzzle-738-11-why = La bleue et jaune donnerait à ton rival une quatrième couleur : cache-la. Les rouges ne vont pas sur son 3 jaune, et il ne peut en cacher qu’une : l’autre revient, et fait ta troisième couleur.
puzzle-7525-16-hint = C’est ta dernière carte. Mais qui joue encore après toi ?
puzzle-7525-16-why = La violette vaut 8 points. Mais ton voisin a trois verts au sommet : la verte 2 et 3 lui en ferait cinq, et ta série de quatre ne compterait plus. Prends-la : 5 points, et tes 4 de série.
