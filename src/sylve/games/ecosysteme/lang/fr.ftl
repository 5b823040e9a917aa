# Écosystème – Forêt, en français.

game-ecosysteme = Écosystème – Forêt
game-ecosysteme-tagline = Vingt cartes, une forêt qui se nourrit elle-même.

## Les cartes

card-bee = Abeilles
card-bear = Ours
card-trout = Truites
card-fox = Renards
card-eagle = Aigles
card-dragonfly = Libellules
card-deer = Cerfs
card-rabbit = Lapins
card-meadow = Clairières
card-stream = Ruisseaux
card-wolf = Loups

one-bee = une abeille
one-bear = un ours
one-trout = une truite
one-fox = un renard
one-eagle = un aigle
one-dragonfly = une libellule
one-deer = un cerf
one-rabbit = un lapin
one-meadow = une clairière
one-stream = un ruisseau
one-wolf = un loup

the-bee = l’abeille
the-bear = l’ours
the-trout = la truite
the-fox = le renard
the-eagle = l’aigle
the-dragonfly = la libellule
the-deer = le cerf
the-rabbit = le lapin
the-meadow = la clairière
the-stream = le ruisseau
the-wolf = le loup

## Ce que rapporte chaque carte

card-bee-text = 3 points par clairière à côté.
card-bear-text = 2 points par abeille et par truite à côté.
card-trout-text = 2 points par ruisseau et par libellule à côté.
card-fox-text = 3 points, sans loup ni ours à côté.
card-eagle-text = 2 points par lapin et par truite à deux cartes au plus.
card-dragonfly-text = 1 point par carte des ruisseaux à côté.
card-deer-text = 2 points par ligne et par colonne où il y a un cerf.
card-rabbit-text = 1 point. Quand tu le places, tu peux échanger deux de tes cartes.
card-meadow-text = 0, 3, 6, 10 ou 15 points pour une zone de 1, 2, 3, 4, 5 cartes ou plus.
card-stream-text = Plus grand ruisseau : 8 points ; deuxième : 5.
card-wolf-text = Plus grande meute : 12 points ; deuxième : 8 ; troisième : 4.

## Les autres noms

rival-alban = Alban
rival-neutral = Joueur neutre
to-left = à gauche
to-right = à droite
phase = Manche { $round } · choix { $pick } sur { $picks }
phase-solo = Tour { $pick } sur { $picks }

## Options

option-picks = Durée
option-picks-help = Les trois derniers choix : un avant-goût, et assez petit pour qu’un ordinateur le résolve.
option-picks-all = Partie entière
option-picks-three = Trois derniers choix
option-memory_aid = Aide-mémoire
option-memory_aid-help = La table affiche les cartes que tu as vues dans les mains que tu as passées et qui y sont encore.
option-memory_aid-false = Sans
option-memory_aid-true = Avec

## À qui de jouer

prompt-choose = Choisis une carte, puis sa place.
prompt-choose-hint = Tout le monde choisit en même temps. Ensuite, ta main part { $direction }, chez { $to_seat }.
prompt-choose-for-neutral = Choisis une carte, puis sa place.
prompt-choose-for-neutral-hint = Vous choisissez en même temps. Ensuite, ta main part { $direction }, chez le joueur neutre.
prompt-choose-last = Il ne te reste qu’une carte : prends-la.
prompt-choose-last-hint = C’est la dernière de la manche.
prompt-choose-solo = Choisis une carte, puis sa place.
prompt-choose-solo-hint = Ensuite, tu donneras une autre carte à Alban.
prompt-sealed = Ta carte est choisie. { $count ->
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
prompt-sealed-hint = Tant que tout le monde n’a pas choisi, tu peux la reprendre.
prompt-place = Place ta carte : { $card }.
prompt-place-hint = À côté d’une autre, dans une grille de quatre lignes et cinq colonnes.
prompt-swap = Le lapin détale : échange deux cartes, ou laisse tout en place.
prompt-swap-hint = N’importe lesquelles de ton écosystème, le lapin compris.
prompt-done = Ta carte est placée. { $count ->
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
prompt-done-hint = Tant que tout le monde n’a pas placé la sienne, tu peux la reprendre.
prompt-give = Donne une carte à Alban.
prompt-give-hint = { $draws ->
    [0] C’est la dernière ; celle qui te reste sera écartée.
    [one] Tu piocheras ensuite une carte.
   *[other] Alban complète une ligne : tu piocheras { $draws } cartes.
}
prompt-watch-choose = { $count ->
    [one] Une personne choisit encore sa carte.
   *[other] { $count } personnes choisissent encore leur carte.
}
prompt-watch-choose-hint = Toutes les cartes seront révélées ensemble.
prompt-watch-place = { $count ->
    [one] Une personne place encore sa carte.
   *[other] { $count } personnes placent encore leur carte.
}
prompt-watch-place-hint = Puis les mains passent aux voisins.
prompt-watch-solo = { $seat } joue contre Alban.
prompt-watch-solo-hint = Une carte pour soi, une carte pour lui.
prompt-over = { $winner_seat } remporte la forêt avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-over-hint = Touche un écosystème pour voir ce que rapporte chaque carte.
prompt-over-shared = { $count ->
    [2] { $winner_seat } et { $other_seat } se partagent la forêt avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Ils sont { $count } à se partager la forêt avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, dont { $winner_seat } et { $other_seat }.
}
prompt-over-shared-hint = Touche un écosystème pour voir ce que rapporte chaque carte.
prompt-over-solo = { $points } à { $rival } : { $lead } points d’avance sur Alban, { $level }.
prompt-over-solo-hint = Facile à partir de 30 points d’avance, normale à partir de 50, difficile à partir de 70.
prompt-over-solo-lost = { $points } à { $rival } : Alban te résiste encore.
prompt-over-solo-lost-hint = Il faut au moins 30 points d’avance sur lui.

level-easy = victoire facile
level-normal = victoire normale
level-hard = victoire difficile

## Refus

refusal-choose-first = Choisis d’abord une carte de ta main.
refusal-place-first = Place d’abord ta carte : { $card }.
refusal-swap-first = Échange d’abord deux cartes, ou laisse tout en place.
refusal-give-first = Donne d’abord une carte à Alban.
refusal-not-in-hand = Tu n’as pas de carte { $card } en main.
refusal-first-card = La première carte fixe le début de la grille : une seule place lui convient.
refusal-taken = Il y a déjà une carte à cet endroit.
refusal-too-high = Ton écosystème a déjà quatre lignes.
refusal-too-wide = Ton écosystème a déjà cinq colonnes.
refusal-not-beside = Aucune de tes cartes ne touche cet endroit. Les diagonales ne comptent pas.
refusal-no-card-there = Un échange prend deux cartes ; il en manque une ici.

## Journal

log-round = Manche { $round } : { $cards } cartes chacun. Les mains passeront { $direction }.
log-solo = Partie en solo contre Alban, avec { $cards } cartes en main.
log-choose = { $you ->
    [yes] Tu choisis { $card }.
   *[no] { $seat } a choisi.
}
log-reveal = { $you ->
    [yes] Tu révèles { $card }.
   *[no] { $seat } révèle { $card }.
}
log-neutral = Le joueur neutre reçoit { $card }.
log-place = { $you ->
    [yes] Tu places { $card }
   *[no] { $seat } place { $card }
}{ $change ->
    [more] {" "}(+{ $amount }).
    [less] {" "}(−{ $amount }).
   *[same] .
}
log-swap = { $you ->
    [yes] Tu échanges { $card } et { $other }
   *[no] { $seat } échange { $card } et { $other }
}{ $change ->
    [more] {" "}(+{ $amount }).
    [less] {" "}(−{ $amount }).
   *[same] .
}
log-keep = { $you ->
    [yes] Tu laisses tout en place.
   *[no] { $seat } laisse tout en place.
}
log-pass = { $cards ->
    [one] La dernière carte de chaque main passe { $direction }.
   *[other] Les mains de { $cards } cartes passent { $direction }.
}
log-give = { $you ->
    [yes] Tu donnes { $card } à Alban
   *[no] { $seat } donne { $card } à Alban
}{ $change ->
    [more] {" "}(+{ $amount } pour lui).
    [less] {" "}(−{ $amount } pour lui).
   *[same] .
}
log-draw = { $you ->
    [yes] { $count ->
        [one] Tu pioches { $cards }.
       *[other] Alban a complété une ligne : tu pioches { $cards }.
    }
   *[no] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
log-count = { $rule }, dans l’ordre des places : { $points }.
log-score = { $you ->
    [yes] Ton écosystème vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-alban = L’écosystème d’Alban vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-win = { $you ->
    [yes] Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-share = { $you ->
    [yes] Vous êtes { $count } à partager la victoire, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } partage la victoire, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-solo-won = { $lead } points d’avance sur Alban : { $level }.
log-solo-lost = { $change ->
    [more] { $amount ->
        [one] { $amount } point d’avance sur Alban : pas assez pour gagner.
       *[other] { $amount } points d’avance sur Alban : pas assez pour gagner.
    }
    [less] { $amount ->
        [one] { $amount } point de retard sur Alban : la partie est perdue.
       *[other] { $amount } points de retard sur Alban : la partie est perdue.
    }
   *[same] Égalité avec Alban : pas assez pour gagner.
}

## La table

hand = Ta main
hand-onward = Ce qui reste de la main
hand-card = { $card }. { $rule }
forest-own = Ton écosystème
forest-of = Écosystème : { $seat }
forest-alban = Écosystème d’Alban
forest-neutral = Cartes du joueur neutre
grid-card = { $card }, { $where }
grid-card-swap = { $card }, { $where } : l’échange rapporterait { $gain }
grid-card-swap-best = { $card }, { $where } : un échange peut rapporter { $gain }
site-first = au centre
site-inside = ligne { $row }, colonne { $column }
site-above = une ligne au-dessus, colonne { $column }
site-below = une ligne au-dessous, colonne { $column }
site-left = ligne { $row }, une colonne à gauche
site-right = ligne { $row }, une colonne à droite
site-corner = dans un coin, hors de la grille
site-legal = { $card } ici, { $where } : { $gain }
site-remembered = { $card } ici, { $where } : { $gain }, place retenue
site-refused = { $where } : impossible. { $reason }

tag-chosen = choisie
tag-to-place = à placer
tag-remembered = place retenue
choice-choose = Confirmer
choice-together = Confirmer carte et place
choice-place = Placer ici
choice-swap = Échanger
choice-keep = Tout laisser en place
choice-give = Donner à Alban
take-back = Reprendre
note-alban = { $gain } pour lui
onward = { $cards ->
    [one] Elle part { $direction }, chez { $name }.
   *[other] Elles partent { $direction }, chez { $name }.
}
onward-solo = Tu en donneras une à Alban.

why-here = { $card } ici
why-with = compte avec { $cards }
why-biodiversity = biodiversité : { $gaps ->
    [0] aucune lacune
    [one] une lacune
   *[other] { $gaps } lacunes
} au lieu de { $before }
why-nothing = Rien pour l’instant.
why-best = Au mieux { $gain } pour l’instant
why-rabbit = Puis tu pourras échanger deux cartes.
why-remembered = Place retenue : ta carte y ira quand toutes les cartes seront révélées.
why-swap = Échanger { $card } et { $other }
why-equal = Deux cartes pareilles : cela ne change rien.
why-give = { $card } pour Alban
why-give-you = et pour toi

neighbour-points = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
neighbour-choose = choisit une carte
neighbour-sealed = a choisi
neighbour-place = place sa carte
neighbour-swap = échange deux cartes
neighbour-give = donne une carte à Alban
neighbour-done = a placé sa carte
neighbour-over = a fini
neighbour-receiver = reçoit ta main
neighbour-giver = te passe sa main
neighbour-enlarge = agrandir
neighbour-show = regarder de près
neutral-compares = compte { $cards }

some-bee = { $count ->
    [one] une abeille
   *[other] { $count } abeilles
}
some-bear = { $count ->
    [one] un ours
   *[other] { $count } ours
}
some-trout = { $count ->
    [one] une truite
   *[other] { $count } truites
}
some-fox = { $count ->
    [one] un renard
   *[other] { $count } renards
}
some-eagle = { $count ->
    [one] un aigle
   *[other] { $count } aigles
}
some-dragonfly = { $count ->
    [one] une libellule
   *[other] { $count } libellules
}
some-deer = { $count ->
    [one] un cerf
   *[other] { $count } cerfs
}
some-rabbit = { $count ->
    [one] un lapin
   *[other] { $count } lapins
}
some-meadow = { $count ->
    [one] une clairière
   *[other] { $count } clairières
}
some-stream = { $count ->
    [one] un ruisseau
   *[other] { $count } ruisseaux
}
some-wolf = { $count ->
    [one] un loup
   *[other] { $count } loups
}

sheet-own = Ta feuille
sheet-of = Feuille : { $name }
sheet-open = Dépend aussi des autres
sheet-total = Total provisoire
sheet-total-final = Total
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
pile = Pioche : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
pile-caption = { $draws ->
    [0] plus rien à piocher
    [one] à la pioche, tu en prendras une
   *[other] à la pioche, tu en prendras { $draws }
}
memory = Ce dont je peux me souvenir
memory-cards = { $cards }
memory-next = arrive ensuite
memory-nothing = Tu n’as encore passé aucune main dans cette manche.

## Le décompte carte par carte

count-bee = Une abeille, { $helpers ->
    [0] sans clairière à côté
    [one] une clairière à côté
   *[other] { $helpers } clairières à côté
}
count-bear = Un ours, { $helpers ->
    [0] rien à manger à côté
    [one] une abeille ou une truite à côté
   *[other] { $helpers } abeilles ou truites à côté
}
count-trout = Une truite, { $helpers ->
    [0] ni ruisseau ni libellule à côté
    [one] un ruisseau ou une libellule à côté
   *[other] { $helpers } ruisseaux ou libellules à côté
}
count-fox = { $points ->
    [0] Un renard que gêne un loup ou un ours
   *[other] Un renard tranquille
}
count-eagle = Un aigle, { $helpers ->
    [0] aucune proie en vue
    [one] une proie en vue
   *[other] { $helpers } proies en vue
}
count-dragonfly = Une libellule, { $helpers ->
    [0] sans ruisseau à côté
    [one] un ruisseau d’une carte
   *[other] { $helpers } cartes de ruisseau
}
count-deer = { $count ->
    [one] Une ligne ou une colonne avec un cerf
   *[other] Une ligne ou une colonne avec { $count } cerfs
}
count-rabbit = Un lapin
count-meadow = { $count ->
    [one] Une clairière seule
   *[other] Une zone de { $count } clairières
}
count-stream = { $rank ->
    [1] Le plus grand ruisseau de tous : { $count }
    [2] Le deuxième ruisseau : { $count }
   *[other] Un ruisseau de { $count }, sans prix
}
count-wolf = { $rank ->
    [1] La plus grande meute : { $count }
    [2] La deuxième meute : { $count }
    [3] La troisième meute : { $count }
   *[other] Une meute de { $count }, sans prix
}
count-biodiversity = Biodiversité : { $gaps ->
    [0] aucune lacune
    [one] une lacune
   *[other] { $gaps } lacunes
}
count-all = Tout est compté : { $name }
count-total = en tout
count-begin = Compter
count-pause = Arrêter là
count-back = Carte précédente
count-next = Carte suivante

## La table en mots, pour un terminal

table-pick = Manche { $round } sur { $rounds } · choix { $pick } sur { $picks }
table-turn = Tour { $pick } sur { $picks }
table-forest = { $seat } : { $count ->
    [0] aucune carte
    [one] une carte, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } cartes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
table-forest-alban = Alban : { $count ->
    [0] aucune carte
    [one] une carte, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } cartes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
table-forest-neutral = Joueur neutre : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
table-line = Ligne { $row } : { $cards }
table-free = une place libre
table-known = Chez { $at_seat }, tu sais qu’il reste { $cards }
table-known-neutral = Chez le joueur neutre, tu sais qu’il reste { $cards }
table-hand = Ta main : { $cards }

# Ce qu’un choix rapporte, au terminal
brings-best = { $best ->
    [one] { $best } point au mieux
   *[other] { $best } points au mieux
}

## Décompte

score-bee = Abeilles
score-bear = Ours
score-trout = Truites
score-fox = Renards
score-eagle = Aigles
score-dragonfly = Libellules
score-deer = Cerfs
score-rabbit = Lapins
score-meadow = Clairières
score-stream = Ruisseaux
score-wolf = Loups
score-biodiversity = Biodiversité
gaps = { $count ->
    [0] aucune lacune
    [one] { $count } lacune
   *[other] { $count } lacunes
}

## Les règles sur une page

leaflet-aim = Compose ta forêt : vingt cartes, sur quatre lignes et cinq colonnes. Chacune marque des points grâce à ses voisines. Le plus de points gagne.
leaflet-credits = Un jeu de Matt Simpson, illustré par Lindsey Falsone ; mode solo de Richard Wilkins.
leaflet-turn = Un tour, en images
leaflet-turn-note = Deux manches de dix choix. Tout le monde joue en même temps.
leaflet-choose = Choisis en secret une carte de ta main.
leaflet-reveal = Chacun a choisi ? On retourne les cartes ensemble.
leaflet-place = Pose la tienne à côté d’une autre, jamais en diagonale.
leaflet-pass = Passe le reste : à gauche, puis à droite en manche 2.
leaflet-first-round = manche 1
leaflet-second-round = manche 2
leaflet-scoring = Ce que rapportent tes cartes
leaflet-beside = À côté : au-dessus, au-dessous, à gauche, à droite.
leaflet-first = 1re place
leaflet-second = 2e
leaflet-third = 3e
leaflet-gaps = Compte tes lacunes : les espèces qui ne t’ont rien rapporté.
leaflet-end = La fin
leaflet-end-text = Vingt cartes posées, on compte. Le plus de points l’emporte ; à égalité, on partage. Pour les ruisseaux et les loups, ceux qui sont à égalité marquent chacun toute la place, et la suivante n’est pas donnée.
leaflet-two = À deux
leaflet-two-text = Une troisième main de dix cartes circule. À chaque choix, une de ses cartes, tirée au sort, va à un joueur neutre : il ne compte que pour les ruisseaux et les loups.
leaflet-alone = En solo, contre Alban
leaflet-alone-text = Choisis une carte et place-la, donnes-en une autre à Alban, puis pioche. Il faut 30 points d’avance (facile), 50 (normal) ou 70 (difficile). Alban compte tout, sauf la biodiversité.

## Ce qu’un conseil ou un bilan dit, là où le journal se tait

act-choose = { $you ->
    [yes] Tu choisis
   *[no] { $seat } choisit
} { $card ->
    [bee] { one-bee }
    [bear] { one-bear }
    [trout] { one-trout }
    [fox] { one-fox }
    [eagle] { one-eagle }
    [dragonfly] { one-dragonfly }
    [deer] { one-deer }
    [rabbit] { one-rabbit }
    [meadow] { one-meadow }
    [stream] { one-stream }
   *[wolf] { one-wolf }
}.
act-place = { $you ->
    [yes] Tu places { $card }
   *[no] { $seat } place { $card }
}, { $row ->
    [0] au-dessus de la première ligne
   *[other] ligne { $row }
}, { $column ->
    [0] à gauche de la première colonne.
   *[other] colonne { $column }.
}
