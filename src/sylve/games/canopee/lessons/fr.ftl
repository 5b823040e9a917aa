# Les leçons de Canopée, en français.

## La première partie

lesson-first = Ta première partie
lesson-first-about = Une pile qu’on passe, un arbre qu’on achève, puis la fin de la dernière saison.
lesson-first-look = Une pile, face cachée
lesson-first-look-text = Ta forêt pousse pile après pile, et la plus belle gagne. Toi seul vois celle-ci : garde-la tout entière, ou passe à la suivante.
lesson-first-look-ask = { $click } la première pile.
lesson-first-look-then = Un feu ! Passe la pile.
lesson-first-look-wrong = Un feu ne rapporte rien, et deux brûlent tes plantes. Passe : la deuxième pile a deux cartes.
lesson-first-keep = Un bon début
lesson-first-keep-text = Un tronc pour ton arbre, et une fougère qui vaut 2 points. La pile que tu as passée a reçu une carte de plus.
lesson-first-keep-ask = Garde cette pile.
lesson-first-keep-wrong = La suivante a trois cartes, mais tu ne les connais pas. Un tronc et une plante, c’est déjà bien : garde.
lesson-first-grow = L’arbre grandit
lesson-first-grow-text = Un tronc agrandit un arbre, ou en commence un autre. Plus l’arbre est haut, plus sa canopée rapportera.
lesson-first-grow-ask = { $click } ton arbre.
lesson-first-grow-wrong = Un deuxième arbre demanderait une deuxième canopée. Agrandis plutôt le premier.
lesson-first-canopy = Ce que tu as laissé
lesson-first-canopy-text = Bouleau a gardé la pile que tu avais passée : un feu, et un toucan avec. Une carte neuve t’attend à la place.
lesson-first-canopy-ask = { $click } la première pile.
lesson-first-canopy-then = Une canopée ! Garde la pile.
lesson-first-canopy-wrong = C’est la canopée qui manque à ton arbre, et Bouleau la prendrait. Garde-la.
lesson-first-crown = Un arbre achevé
lesson-first-crown-text = Il vaut ses troncs, 0 et 1, plus sa canopée une fois par tronc : 3 points. Et 3 de plus s’il reste le plus haut de la table.
lesson-first-crown-ask = Pose la canopée sur ton arbre.
lesson-first-crown-wrong = Une canopée ne va que sur un arbre ouvert : le tien.
lesson-first-later = Deux saisons plus tard
lesson-first-later-text = Voici les dernières piles de la partie. Ta forêt couve un feu. Seul, il ne brûle rien ; deux brûlent deux plantes.
lesson-first-later-ask = { $click } la première pile.
lesson-first-later-then = Encore un feu : passe la pile.
lesson-first-later-wrong = Ce serait ton deuxième feu, et deux plantes perdues. Passe la pile.
lesson-first-later-ant = Garde ta fourmi, elle servira bientôt. Passe d’abord cette pile.
lesson-first-ant = La saison s’achève
lesson-first-ant-text = La dernière pile était un feu, et elle était pour toi. Mais ta fourmi peut défausser une carte de ta forêt.
lesson-first-ant-ask = Appelle ta fourmi.
lesson-first-ant-wrong = Sans elle, deux de tes trois plantes brûlent. Appelle ta fourmi.
lesson-first-douse = Éteins un feu
lesson-first-douse-text = Chaque animal actif a son pouvoir, une fois par saison. Sans le deuxième feu, plus rien ne brûle.
lesson-first-douse-ask = { $click } le feu.
lesson-first-douse-wrong = Celle-ci peut encore te servir. C’est le feu qui te coûterait deux plantes.
lesson-first-sow = La graine germe
lesson-first-sow-text = Elle t’offre une de ces cartes. Un bromélia seul vaut 2 points, deux en valent 7 ; mais trois t’en coûteraient 3.
lesson-first-sow-ask = { $click } le bromélia.
lesson-first-sow-wrong = Tu peux t’en passer, mais le bromélia te donne 5 points de plus.
lesson-first-sow-fern = Les fougères ne comptent qu’en nombre impair : deux ne vaudraient plus rien.
lesson-first-sow-canopy = Tous tes arbres ont leur canopée : celle-ci serait perdue.
lesson-first-sow-sun = Un soleil ne vaut qu’avec une pluie, et les tiennes ont déjà le leur.
lesson-first-line-trees = Sept arbres. Le plus beau : 1 + 2 + 2 pour ses troncs, trois fois 2 pour sa canopée.
lesson-first-line-tallest = L’arbre le plus haut de la table : 3 points la première saison, 5 la troisième.
lesson-first-line-plants = Trois saisons de plantes. Pour finir, une fougère 2 et deux bromélias 7.
lesson-first-line-weather = Quatre fois une pluie avec un soleil : 5 points chaque fois.
lesson-first-line-wildlife = Deux couples réunis, fourmis et kinkajous, valent bien plus que des animaux seuls.
lesson-first-line-largest = Le plus d’arbres achevés : sept, contre trois.
lesson-first-end = Tu sais jouer à Canopée !
lesson-first-end-text = { $points } points contre { $others } pour Bouleau.

## Seul contre l’Esprit

lesson-spirit = Seul contre l’Esprit
lesson-spirit-about = L’Esprit de la forêt prend toujours la pile la plus cachée. Devine-le.
lesson-spirit-open = Les menaces se montrent
lesson-spirit-open-text = Seul, tu joues contre l’Esprit. Les menaces d’une pile que tu passes se retournent et restent visibles.
lesson-spirit-open-ask = { $click } la première pile.
lesson-spirit-open-then = Un feu : passe la pile.
lesson-spirit-open-wrong = Ce feu ne t’apporterait rien. Passe : il restera là, face visible.
lesson-spirit-hidden = Ce qu’il va prendre
lesson-spirit-hidden-text = L’Esprit prend la pile qui a le plus de cartes face cachée : la troisième. Les piles d’avant grossissent d’une carte.
lesson-spirit-hidden-ask = Garde la deuxième pile.
lesson-spirit-hidden-wrong = Un tronc pour commencer, et un soleil : garde-les. La première pile, avec son feu visible, t’attendra.
lesson-spirit-left = Elle t’a attendu
lesson-spirit-left-text = Le feu visible a détourné l’Esprit, et la pile a grossi. Un seul feu ne brûle rien.
lesson-spirit-left-ask = { $click } la première pile.
lesson-spirit-left-then = Un tronc et sa canopée : garde-la.
lesson-spirit-left-wrong = Un arbre achevé t’attend dans cette pile. Un seul feu ne brûle rien : garde-la.
lesson-spirit-end = Tu sais le lire
lesson-spirit-end-text = L’Esprit ne choisit pas, il compte. Laisse-lui des piles cachées, garde celles dont il ne veut pas.

## Les saisons changeantes

lesson-seasons = Les saisons changeantes
lesson-seasons-about = Une carte par saison change ce qui compte. Lis-la avant de regarder.
lesson-seasons-card = La saison des migrations
lesson-seasons-card-text = Cette carte vaut pour toute la saison : 1 point de plus par animal qui arrive, s’il est encore là à la fin.
lesson-seasons-trunk = Un tronc, ou mieux
lesson-seasons-trunk-text = Voyons ce qu’il y a. En toute autre saison, on ne passerait pas un tronc de valeur 2.
lesson-seasons-trunk-ask = { $click } la première pile.
lesson-seasons-trunk-then = Tente la deuxième : passe la pile.
lesson-seasons-trunk-wrong = Un bon tronc, oui. Mais cette saison appelle des animaux, et la deuxième pile a deux cartes : passe.
lesson-seasons-animals = Deux animaux d’un coup
lesson-seasons-animals-text = Dendrobate et fourmi valent leurs points à la fin de la partie, et 1 de plus chacun dès cette saison.
lesson-seasons-animals-ask = Garde la pile.
lesson-seasons-animals-wrong = La troisième pile est inconnue. Ici, la saison te donne déjà 2 points de plus : garde.
lesson-seasons-end = Tu lis la saison
lesson-seasons-end-text = Il y a onze cartes Saison, et l’on en voit une nouvelle à chaque saison : elle change ce qu’une pile vaut.

## Une plante avancée

lesson-plants = Sous la sarracénie
lesson-plants-about = Les plantes avancées ne font pas que marquer : celle-ci fait disparaître une menace.
lesson-plants-pile = De l’or et une épine
lesson-plants-pile-text = Une belle canopée dans cette pile, et une maladie avec. Tu en as déjà une : à deux, elles emportent tes deux animaux.
lesson-plants-pile-ask = { $click } la première pile.
lesson-plants-pile-then = Il y a une parade : garde-la.
lesson-plants-pile-wrong = La canopée seule vaut 11 points. Et la sarracénie de la même pile sait quoi faire d’une maladie : garde.
lesson-plants-pitcher = D’abord la sarracénie
lesson-plants-pitcher-text = L’ordre est à toi. Dès qu’elle est dans ta forêt, une carte de la pile peut aller dessous, face cachée.
lesson-plants-pitcher-ask = { $click } la sarracénie.
lesson-plants-pitcher-wrong = Son tour viendra. D’abord la sarracénie, pour qu’elle puisse encore cacher quelque chose.
lesson-plants-pitcher-disease = Deux maladies te prendraient tes deux animaux à la fin de la saison. D’abord la sarracénie : elle va cacher celle-ci.
lesson-plants-hide = Ni vue ni connue
lesson-plants-hide-text = Une carte cachée ne compte pas de toute la saison. Cache la maladie, et tes animaux se portent bien.
lesson-plants-hide-ask = Cache la maladie.
lesson-plants-hide-wrong = Son tour viendra. Cache d’abord la maladie, tant que la place est libre.
lesson-plants-hide-other = Tu pourrais l’y garder pour la saison suivante. Mais la maladie te prendrait deux animaux : c’est elle qu’il faut cacher.
lesson-plants-hide-place = Avec deux maladies, tes deux animaux partiraient à la fin de la saison. Cache-la plutôt.
lesson-plants-canopy = Et maintenant, l’or
lesson-plants-canopy-text = Une canopée donne sa valeur une fois par tronc de l’arbre qu’elle achève.
lesson-plants-canopy-ask = { $click } la canopée.
lesson-plants-canopy-wrong = Elle ne vaut rien par elle-même. La canopée t’en donne 11 : ajoute-la d’abord.
lesson-plants-crown = L’arbre le plus haut
lesson-plants-crown-text = Trois troncs, 0 + 1 + 1, et trois fois 2 pour la canopée : 8, et 3 de plus pour le plus grand arbre de la saison.
lesson-plants-crown-ask = { $click } l’arbre à trois troncs.
lesson-plants-crown-wrong = Deux troncs de valeur 0 n’en feraient que 4. L’arbre à trois troncs en donne 8.
lesson-plants-end = Cachée, pas partie
lesson-plants-end-text = La maladie reviendra la saison suivante, seule et sans danger. Et les autres : la liane compte tes arbres achevés, l’orchidée veut autant de pluie que de soleil, ou presque.

## Des animaux avancés

lesson-animals = L’araignée et le tamarin
lesson-animals-about = Les animaux avancés changent un tour : l’une refuse les menaces, l’autre va chercher des cartes.
lesson-animals-pile = Deux animaux, une épine
lesson-animals-pile-text = Un tamarin, un hurleur, et une maladie. Une fois par saison, ton araignée laisse derrière toi les menaces d’une pile.
lesson-animals-pile-ask = { $click } la première pile.
lesson-animals-pile-then = Garde-la : l’araignée s’occupe de la maladie.
lesson-animals-pile-wrong = Deux animaux d’un coup, c’est rare. Garde la pile : la maladie n’est pas forcée de suivre.
lesson-animals-spider = La toile de l’araignée
lesson-animals-spider-text = La maladie retourne à sa place, face cachée, et une nouvelle carte la recouvre. C’est Bouleau qui trouvera les deux.
lesson-animals-spider-ask = Remets la maladie à sa place.
lesson-animals-spider-wrong = Celle-ci peut venir. Mais remets d’abord la maladie : l’araignée n’agit que tant qu’elle est dans ta main.
lesson-animals-spider-disease = Seule, elle ne fait pas encore de mal. Mais pourquoi la prendre : ton araignée peut la remettre à sa place.
lesson-animals-tamarin = Le tamarin en chasse
lesson-animals-tamarin-text = Bouleau a pris la maladie. Toi, tu as un tamarin : en guise de tour, pioche trois cartes, et ajoute celles que tu veux.
lesson-animals-tamarin-ask = { $click } le bouton du tamarin.
lesson-animals-tamarin-wrong = Un tour ordinaire est possible, bien sûr. Mais le tamarin sert une fois par saison : essaie-le maintenant.
lesson-animals-rain = Prends ce qui te plaît
lesson-animals-rain-text = Chacune des trois, tu l’ajoutes ou tu la défausses. Une pluie avec un soleil vaut 5 points, et les deux sont là.
lesson-animals-rain-ask = { $click } la pluie.
lesson-animals-rain-wrong = Défaussée, elle ne rapporte rien. Pluie et soleil ensemble rapportent 5 : ajoute les deux.
lesson-animals-rain-sun = Le soleil aussi, c’est juste. Pour cette leçon, commence par la pluie.
lesson-animals-rain-sun-title = Aussi bien
lesson-animals-rain-canopy = Elle aussi, tout à l’heure. Pour cette leçon, commence par la pluie.
lesson-animals-rain-canopy-title = Aussi bien
lesson-animals-sun = Sa moitié
lesson-animals-sun-text = Avec le soleil, la paire est complète : 5 points.
lesson-animals-sun-ask = { $click } le soleil.
lesson-animals-sun-wrong = Défaussé, il ne rapporte rien. À côté de ta pluie, il rapporte 5.
lesson-animals-sun-canopy = Tout à l’heure. Le soleil d’abord : il complète ta paire.
lesson-animals-canopy = Et un arbre de plus
lesson-animals-canopy-text = Un petit arbre, un point. Mais à la fin de la partie, on compte les arbres achevés : qui en a le plus gagne 10 points.
lesson-animals-canopy-ask = { $click } la canopée.
lesson-animals-canopy-wrong = Un arbre ouvert pourrait encore grandir, c’est vrai. Ici, achève-le : chaque arbre achevé compte pour la forêt la plus luxuriante.
lesson-animals-end = Ils travaillent pour toi
lesson-animals-end-text = Le hurleur, lui, peut faire disparaître une pile que tu passes. Appuie longuement sur un animal pour lire ce qu’il fait.
