# Tout là-haut, en français.

game-toutlahaut = Tout là-haut
game-toutlahaut-tagline = Un étage, encore un étage : ta cabane grimpe jusqu’à la cime.

## Couleurs et étages

colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-violet = violet
colour-grey = gris
colours-blue = bleus
colours-red = rouges
colours-green = verts
colours-yellow = jaunes
colours-violet = violets
floor = { $colour } { $value }
floor-b2 = bleu 2
floor-b3 = bleu 3
floor-b4 = bleu 4
floor-r2 = rouge 2
floor-r3 = rouge 3
floor-r4 = rouge 4
floor-g2 = vert 2
floor-g3 = vert 3
floor-g4 = vert 4
floor-y2 = jaune 2
floor-y3 = jaune 3
floor-y4 = jaune 4
floor-v2 = violet 2
floor-v3 = violet 3
floor-v4 = violet 4
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

run-blue = { $length ->
    [one] { $length } bleu
   *[other] { $length } bleus
}
run-red = { $length ->
    [one] { $length } rouge
   *[other] { $length } rouges
}
run-green = { $length ->
    [one] { $length } vert
   *[other] { $length } verts
}
run-yellow = { $length ->
    [one] { $length } jaune
   *[other] { $length } jaunes
}
run-violet = { $length ->
    [one] { $length } violet
   *[other] { $length } violets
}

## Objectifs

objective = Objectif
objective-monochrome = Monochrome
objective-monochrome-text = Avoir le plus d’étages d’une même couleur, même éparpillés.
objective-two-steps = En deux temps
objective-two-steps-text = Avoir au moins deux couleurs représentées par trois étages, ni plus ni moins.
objective-efficient = Efficace
objective-efficient-text = Se contenter du plus petit nombre de couleurs. Le gris n’en est pas une.
objective-diverse = Diversifié
objective-diverse-text = Avoir le plus de couleurs présentes sur deux étages au moins.
objective-small-cabin = Petite cabane
objective-small-cabin-text = Avoir le total le plus bas, série comprise.
objective-holders = { $count ->
    [0] Personne pour l’instant
   *[other] En tête : { $names }
}
objective-scorers = { $count ->
    [0] Personne ne l’a rempli
   *[other] Rempli par { $names }
}

## Options

option-objective = Objectif
option-objective-help = Une carte visible de tous, qui rapporte 5 ou 7 points à quiconque la remplit à la fin.
option-objective-none = Aucun
option-objective-random = Au hasard
option-objective-monochrome = Monochrome
option-objective-two-steps = En deux temps
option-objective-efficient = Efficace
option-objective-diverse = Diversifié
option-objective-small-cabin = Petite cabane
option-games = Longueur
option-games-help = En deux parties, les scores s’ajoutent ; la seconde fait circuler la main dans l’autre sens, et le dernier de la première commence.
option-games-one = Une partie
option-games-two = Deux parties
option-draw = Pioche
option-draw-help = En début de tour, la carte piochée rejoint aussitôt la main. En fin de tour, tu la gardes pour ton tour suivant.
option-draw-start = En début de tour
option-draw-end = En fin de tour
option-rounds = Manches
option-rounds-help = Deux manches donnent un avant-goût, assez petit pour qu’un ordinateur le résolve.
option-rounds-all = Toutes
option-rounds-two = Deux manches

## À qui de jouer

phase = Manche { $round } sur { $rounds }
phase-of-two = Partie { $game } sur { $games } · manche { $round } sur { $rounds }
phase-objective = { $phase } · { $objective }
standing-receiver = reçoit la main ensuite

prompt-place = { $you ->
    [yes] À toi, { $seat } : pose une carte.
   *[no] { $seat } choisit une carte.
}
prompt-place-hint = Face visible si le bas est { $colour } ou vaut { $value } ; face cachée, toujours.
prompt-place-anything = { $you ->
    [yes] À toi, { $seat } : tout convient.
   *[no] { $seat } choisit une carte.
}
prompt-place-anything-hint = Sur la souche comme sur le gris, pose la carte que tu veux.
prompt-place-hidden = { $you ->
    [yes] À toi, { $seat } : pose une carte face cachée.
   *[no] { $seat } choisit une carte.
}
prompt-place-hidden-hint = Aucun étage du bas n’est { $colour } ou ne vaut { $value }. Face cachée, une carte va partout.
prompt-wait = { $seat } choisit une carte.
prompt-wait-hint = Le temps de regarder grandir les arbres.
prompt-over = La plus belle cabane : { $winner_seat }.
prompt-over-hint = Touche un arbre pour voir ses points.

refusal-not-in-hand = Cette carte n’est pas dans ta main.
refusal-does-not-fit = Un étage { $bottom_colour } { $bottom_value } ne tient pas sur un étage { $top_colour } { $top_value } : ni la même couleur, ni la même valeur. Face cachée, la carte tient toujours.

## Les arbres

fits-lead = accueille
fits-or = ou
fits-anything = tout
tree = { $seat } : { $floors ->
    [0] la souche, sans étage encore,
    [one] { $floors } étage,
   *[other] { $floors } étages,
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tree-run = Série : { $run }.
tree-longest-run = Série : { $run }, la plus longue de la table.
tree-fits = Accueille { $colour } ou { $value }.
tree-fits-anything = Accueille tout.
plate-you = toi
plate-floors = { $floors ->
    [0] une souche
    [one] { $floors } étage
   *[other] { $floors } étages
}
plate-run = série : { $run }
plate-longest-run = la plus longue : { $run }
plate-inspect = { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : voir l’arbre de près
inspect = { $seat }, étage par étage
inspect-hidden = { $card }
inspect-total = Si tout s’arrêtait là
inspect-total-final = Total

## La main

hand = Ta main
card-fits = { $top } au-dessus de { $bottom }, convient : { $fit }
card-fits-anything = { $top } au-dessus de { $bottom }, convient
card-unfit = { $top } au-dessus de { $bottom }, ne convient pas : { $fit } ; à poser face cachée
fit-anything = convient
fit-colour = { $colour } sur { $colour }
fit-value = { $value } sur { $value }
fit-both = { $colour } et { $value }
fit-not = ni { $colour }, ni { $value }
tag-chosen = choisie
tag-drawn = piochée
tag-kept = gardée
house-value = valeur maison
choice-show = Poser face visible
choice-show-short = Face visible
choice-hide = Face cachée
why-floors = Deux étages
why-run = Série de { $length }
why-run-gain = { $floors ->
    [one] +{ $floors } étage
   *[other] +{ $floors } étages
}
why-run-same = comme avant
why-total = Ton total
passing = { $cards ->
    [1] L’autre carte passe à { $to_seat }
    [2] Les deux autres passent à { $to_seat }
    [3] Les trois autres passent à { $to_seat }
    [4] Les quatre autres passent à { $to_seat }
    [5] Les cinq autres passent à { $to_seat }
   *[other] Les { $cards } autres passent à { $to_seat }
}
passing-nobody = Dernier tour : les autres cartes sont écartées
kept = Gardée pour ton prochain tour
kept-card = { $card }, gardée pour ton prochain tour
calm = { $cards ->
    [one] La main, une seule carte, fait le tour de la table.
   *[other] La main, { $cards } cartes, fait le tour de la table.
}
memory = Ce que j’ai vu
memory-about = Les cartes que tu as eues en main, de la manche la plus récente à la plus ancienne.
memory-round = Manche { $round }
memory-card = { $card }
memory-drawn = { $card }, piochée

## Le panneau

round = Manche { $round } sur { $rounds }
pile = La pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
pile-caption = { $cards ->
    [one] carte à piocher
   *[other] cartes à piocher
}
direction-left = La main passe à gauche
direction-right = La main passe à droite

## Journal

log-deal = { $first_you ->
    [yes] Tu commences, avec { $cards } cartes en main.
   *[no] { $first_seat } commence, avec { $cards } cartes en main.
}
log-objective = Objectif : { $objective }.
log-draw = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $seat } pioche une carte.
}
log-show = { $you ->
    [yes] Tu poses { $card }.
   *[no] { $seat } pose { $card }.
}
log-hide = { $you ->
    [yes] Tu poses { $card } face cachée : deux étages gris.
   *[no] { $seat } pose une carte face cachée : deux étages gris.
}
log-run = { $you ->
    [yes] Tu as la plus longue série : { $length } étages { $colour } d’affilée.
   *[no] { $seat } a la plus longue série : { $length } étages { $colour } d’affilée.
}
log-pass = { $you ->
    [yes] Tu passes { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à { $to_seat }.
   *[no] { $seat } { $to_you ->
        [yes] te passe
       *[no] passe
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }{ $to_you ->
        [yes] .
       *[no] {" "}à { $to_seat }.
    }
}
log-round = Manche { $round }. { $pile ->
    [one] Il reste une carte à piocher.
   *[other] Il reste { $pile } cartes à piocher.
}
log-second-game = Seconde partie, après { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $first_you ->
    [yes] tu commences
   *[no] { $first_seat } commence
}, et la main tourne dans l’autre sens.
log-keep = { $you ->
    [yes] Tu pioches { $card }, à garder pour ton prochain tour.
   *[no] { $seat } pioche une carte pour son prochain tour.
}
log-score = { $you ->
    [yes] Tu marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
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

## La table en mots, pour un terminal

table-round = Manche { $round } sur { $rounds } · { $pile ->
    [one] { $pile } carte à piocher
   *[other] { $pile } cartes à piocher
}
table-objective = Objectif : { $objective }
table-tree = { $seat } : { $count ->
    [0] une souche
   *[other] { $floors }, de bas en haut, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
table-hand = Ta main : { $cards }

## Décompte

score-floors = Étages
score-longest-run = Plus longue série
score-objective = Objectif
score-first-game = Première partie
score-first-floors = Première partie : étages
score-first-longest-run = Première partie : plus longue série
score-first-objective = Première partie : objectif
score-second-floors = Seconde partie : étages
score-second-longest-run = Seconde partie : plus longue série
score-second-objective = Seconde partie : objectif

## Touches

key-hide = H
key-hide-does = poser la carte choisie face cachée

## Les règles sur une page

leaflet-aim = Fais grimper ta cabane étage par étage. Les étages rapportent leur valeur, et la plus longue série d’une couleur encore un peu plus. Le plus de points gagne.
leaflet-credits = Un jeu de David Short, illustré par Vincent Dutrait.
leaflet-turn = Un tour, en images
leaflet-turn-note = Il n’y a qu’une main de cartes : elle fait le tour de la table.
leaflet-draw = Ajoute à la main la première carte de la pioche.
leaflet-lay = Pose une carte sur ton arbre : même couleur ou même valeur que le sommet.
leaflet-facedown = Rien ne va, ou rien ne te plaît ? Pose une carte face cachée : deux étages gris, qui vont partout.
leaflet-pass = Passe la main à gauche. À qui la reçoit de jouer.
leaflet-scoring = Ce que rapporte ta cabane
leaflet-scoring-note = quand chacun a posé sa dernière carte
leaflet-floors = Les étages
leaflet-floors-text = Chaque étage rapporte sa valeur ; un étage gris en vaut 2.
leaflet-run = La plus longue série
leaflet-run-text = Des étages d’une même couleur qui se suivent, d’une carte à l’autre. La plus longue de la table rapporte un point par étage ; à égalité, chacun les marque. Le gris coupe la série.
leaflet-rounds = Le nombre de manches
leaflet-rounds-text = Chacun pose une carte par manche.
leaflet-with = à { $seats }
leaflet-objectives = Avec un objectif
leaflet-objectives-note = une carte visible, si l’on veut : tous ceux qui la remplissent marquent
leaflet-tie = À égalité
leaflet-tie-text = À total égal, l’emporte qui joue le plus tard après le premier joueur.
leaflet-end = La fin
leaflet-end-text = Après la dernière manche, les cartes qui restent sont rangées sans être vues, et l’on compte. Le plus de points l’emporte.
leaflet-two = À deux
leaflet-two-text = Les huit cartes qui ont un étage violet restent dans la boîte.
leaflet-games = En deux parties
leaflet-games-text = Les scores s’ajoutent. Qui a le moins de points commence la seconde, et la main tourne dans l’autre sens.

## Ce que les autres en lisent, la partie finie

known-hide = { $you ->
    [yes] Tu poses { $card } face cachée : deux étages gris.
   *[no] { $seat } pose { $card } face cachée : deux étages gris.
}
