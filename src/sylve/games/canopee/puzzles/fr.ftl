# Ce que disent les énigmes de Canopée : un indice, et ce qu’on en retient.

puzzle-1-29-hint = Ces canopées ne te servent à rien. À qui serviraient-elles ?
puzzle-1-29-why = Ton rival a deux arbres sans canopée : ce que tu passes les achève. Gardée, la pile te donne une paire de météo, et ta graine pourra rendre tes fougères impaires. Une pile qui te sert peu peut servir beaucoup en face.
puzzle-9005-35-hint = Un bromélia te donne 2 points. Et à ton rival, qui en a deux ?
puzzle-9005-35-why = Les deux bromélias de ton rival valent 7 ; un troisième les fait tomber à −3. La pioche est vide, et les deux piles que tu passes en cachent un chacune : il devra en prendre un. Laisser peut valoir mieux que prendre.
puzzle-504-40-hint = Une deuxième fougère annule la tienne. Que ferait-elle en face ?
puzzle-504-40-why = Deux fougères ne te valent plus rien, mais à ton rival, qui en a deux, celle-ci en donne trois : 6 points. Et le hurleur y compléterait un couple. La pioche est vide : ce que tu laisses est pour lui.
puzzle-7002-111-hint = L’aperçu ne dit rien ici. Compare les plus grands arbres de la table.
puzzle-7002-111-why = Ton grand arbre et celui de ton rival ont cinq troncs chacun. Un sixième, et le plus haut est le tien : 5 points en troisième saison, une fois achevé. Et la canopée qui l’achève comptera une fois de plus.
puzzle-502-152-hint = Garder, ou passer ? Un de tes animaux sait faire autre chose.
puzzle-502-152-why = Deux très grands arbres, en face, n’attendent qu’une canopée. Passée, celle-ci en achève un ; gardée, elle te coûte ton tour pour rien. Ton hurleur la fait disparaître, et tu regardes la pile suivante.
