# Tout là-haut, en français.

name = Tout là-haut
tagline = Un étage, encore un étage : ta cabane grimpe jusqu’à la cime.

## Couleurs et étages

colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-violet = violet
colour-grey = gris
colour-any = tout
floor = { $colour } { $value }
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

## Cartes : l’étage du bas, puis celui du haut

card-b2-b2 = bleu 2, bleu 2
card-r2-r2 = rouge 2, rouge 2
card-g2-g2 = vert 2, vert 2
card-y2-y2 = jaune 2, jaune 2
card-b2-b3 = bleu 2, bleu 3
card-r2-r3 = rouge 2, rouge 3
card-g2-g3 = vert 2, vert 3
card-y2-y3 = jaune 2, jaune 3
card-r3-g3 = rouge 3, vert 3
card-r3-y3 = rouge 3, jaune 3
card-b3-y3 = bleu 3, jaune 3
card-b3-r3 = bleu 3, rouge 3
card-g3-b3 = vert 3, bleu 3
card-g3-r3 = vert 3, rouge 3
card-y3-b3 = jaune 3, bleu 3
card-y3-g3 = jaune 3, vert 3
card-b4-g4 = bleu 4, vert 4
card-r4-b4 = rouge 4, bleu 4
card-g4-y4 = vert 4, jaune 4
card-y4-r4 = jaune 4, rouge 4
card-v2-v2 = violet 2, violet 2
card-v2-v3 = violet 2, violet 3
card-v3-g3 = violet 3, vert 3
card-v3-b3 = violet 3, bleu 3
card-v3-y3 = violet 3, jaune 3
card-v3-r3 = violet 3, rouge 3
card-v4-v4 = violet 4, violet 4

## Objectifs

objective = Objectif
objective-none = aucun
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
   *[other] En tête : { $names }
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
option-games-help = En deux parties, les scores s’ajoutent ; la seconde fait circuler la main dans l’autre sens, et le dernier de la première y commence.
option-games-one = Une partie
option-games-two = Deux parties
option-draw = Pioche
option-draw-help = En début de tour, la carte piochée rejoint aussitôt la main. En fin de tour, tu la gardes pour ton tour suivant.
option-draw-start = En début de tour
option-draw-end = En fin de tour

## À qui de jouer

phase = Tour { $round } sur { $rounds }
phase-of-two = Partie { $game } sur { $games } · tour { $round } sur { $rounds }
standing-receiver = reçoit la main ensuite

prompt-place = { $you ->
    [yes] À toi, { $seat } : pose une carte sur ton arbre.
   *[no] { $seat } choisit une carte.
}
prompt-place-hint = Face visible si l’étage du bas est { $fits_colour } ou vaut { $fits_value } ; face cachée, toujours.
prompt-place-anything = { $you ->
    [yes] À toi, { $seat } : pose la carte que tu veux.
   *[no] { $seat } choisit une carte.
}
prompt-place-anything-hint = Sur la souche et sur le gris, tout convient.
prompt-wait = { $seat } tient la main et choisit une carte.
prompt-wait-hint = De quoi regarder grandir les arbres.
prompt-over = La plus belle cabane : { $winner_seat }.
prompt-over-hint = Touche un arbre pour voir ses points.

refusal-does-not-fit = Un étage { $bottom_colour } { $bottom_value } ne tient pas sur un étage { $top_colour } { $top_value } : ni la même couleur, ni la même valeur. Face cachée, la carte tient toujours.

## Les arbres

fits-lead = accueille
fits-or = ou
fits-anything = tout
tree = { $seat } : { $floors ->
    [0] la souche, sans étage encore,
    [one] { $floors } étage,
   *[other] { $floors } étages,
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tree-run = Série : { $run }.
tree-longest-run = Série : { $run }, la plus longue de la table.
tree-fits = Accueille { $colour } ou { $value }.
tree-fits-anything = Accueille tout.
plate-you = toi
plate-floors = { $floors ->
    [0] une souche
    [one] { $floors } étage
   *[other] { $floors } étages
}
plate-run = série : { $run }
plate-longest-run = plus longue série : { $run }
plate-inspect = { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : voir l’arbre de près
inspect = { $seat }, étage par étage
inspect-hidden = cachée : { $card }
inspect-total = Si tout s’arrêtait là
inspect-total-final = Total

## La main

hand = Ta main
hand-held = La main, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
card-fits = { $top } au-dessus de { $bottom }, convient : { $fit }
card-fits-anything = { $top } au-dessus de { $bottom }, convient
card-unfit = { $top } au-dessus de { $bottom }, ne convient pas : { $fit } ; à poser face cachée
fit-anything = convient
fit-colour = { $colour } sur { $colour }
fit-value = { $value } sur { $value }
fit-both = { $colour } { $value } sur { $colour } { $value }
fit-not = ni { $colour }, ni { $value }
tag-chosen = choisie
tag-drawn = piochée
tag-kept = gardée
choice-show = Poser face visible
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
passing-nobody = Dernier tour : les autres cartes sont écartées
kept = Gardée pour ton prochain tour
calm = { $cards ->
    [one] La main, une seule carte, fait le tour de la table.
   *[other] La main, { $cards } cartes, fait le tour de la table.
}
memory = Ce que j’ai vu
memory-about = Les cartes que tu as eues en main, du tour le plus récent au plus ancien.
memory-round = Tour { $round }
memory-card = { $card }
memory-drawn = { $card }, piochée

## Le panneau

round = Tour { $round } sur { $rounds }
pile = La pioche : { $cards ->
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

log-deal = { $first_seat } commence, avec { $cards } cartes en main.
log-objective = Objectif : { $objective }.
log-draw = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $seat } pioche une carte.
}
log-show = { $you ->
    [yes] Tu poses { $card }.
   *[no] { $seat } pose { $card }.
}
log-hide = { $you ->
    [yes] Tu poses { $card } face cachée : deux étages gris.
   *[no] { $seat } pose une carte face cachée : deux étages gris.
}
log-run = { $you ->
    [yes] Tu as la plus longue série : { $length } étages d’affilée en { $colour }.
   *[no] { $seat } a la plus longue série : { $length } étages d’affilée en { $colour }.
}
log-pass = { $you ->
    [yes] Tu passes { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à { $to_seat }.
   *[no] { $seat } passe { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à { $to_seat }.
}
log-round = Tour { $round }. { $pile ->
    [one] Il reste une carte à piocher.
   *[other] Il reste { $pile } cartes à piocher.
}
log-second-game = Seconde partie : { $first_seat } commence, et la main tourne dans l’autre sens.
log-discard = { $cards ->
    [one] La dernière carte est écartée.
   *[other] Les { $cards } dernières cartes sont écartées.
}
log-score = { $you ->
    [yes] Ton arbre vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-win = { $you ->
    [yes] Tu gagnes avec { $points } points.
   *[no] { $seat } gagne avec { $points } points.
}

## Décompte

score-floors = Étages
score-longest-run = Plus longue série
score-objective = Objectif
score-first-game = Première partie
score-second-game = Seconde partie
