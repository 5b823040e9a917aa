# Canyon, en français.

game-canyon = Canyon
game-canyon-tagline = Annonce tes plis, tiens parole, et la rivière te porte.

## Options

option-board = Rivière
option-board-help = La rivière entière compte 28 cases jusqu’au village, la rapide 25.
option-board-full = Entière
option-board-quick = Rapide
option-bids = Annonces
option-bids-help = À tour de rôle et à découvert, ou tous ensemble, face cachée, et dévoilées d’un coup.
option-bids-open = À découvert
option-bids-sealed = Secrètes
option-dark = Manches sombres
option-dark-help = Les manches 6 à 9, à trois cartes ou moins, laissent une grande part au hasard. On peut les sauter.
option-dark-played = Jouées
option-dark-skipped = Sautées
option-evening = Soir
option-evening-help = Selon le livret, une course dure jusqu’à ce qu’un canoë accoste, si longue soit-elle. Ici, le soir peut tomber après deux tours du compteur : le canoë le plus proche du village l’emporte alors.
option-evening-two-laps = Après deux tours
option-evening-never = Jamais
option-first = Premier canoë
option-first-help = Le livret laisse la table désigner qui choisit son ponton de départ en premier. Dans tous les cas, qui tire la carte la plus forte donne en premier.
option-first-drawn = Tiré au sort
option-first-first-seat = La première place
option-rounds = Durée
option-rounds-help = Une manche de deux cartes, où l’on annonce zéro, un ou deux plis : un avant-goût, et assez petit pour qu’un ordinateur le résolve. Ni sans les manches sombres, ni sans le soir.
option-rounds-all = Course entière
option-rounds-one = Une manche

## Couleurs et cartes

suit-sun = soleil
suit-feather = plume
suit-paw = patte
suit-pine = pin
suit-fire = feu
card-sun-1 = 1 de soleil
card-sun-2 = 2 de soleil
card-sun-3 = 3 de soleil
card-sun-4 = 4 de soleil
card-sun-5 = 5 de soleil
card-sun-6 = 6 de soleil
card-sun-7 = 7 de soleil
card-sun-8 = 8 de soleil
card-sun-9 = 9 de soleil
card-sun-10 = 10 de soleil
card-feather-1 = 1 de plume
card-feather-2 = 2 de plume
card-feather-3 = 3 de plume
card-feather-4 = 4 de plume
card-feather-5 = 5 de plume
card-feather-6 = 6 de plume
card-feather-7 = 7 de plume
card-feather-8 = 8 de plume
card-feather-9 = 9 de plume
card-feather-10 = 10 de plume
card-paw-1 = 1 de patte
card-paw-2 = 2 de patte
card-paw-3 = 3 de patte
card-paw-4 = 4 de patte
card-paw-5 = 5 de patte
card-paw-6 = 6 de patte
card-paw-7 = 7 de patte
card-paw-8 = 8 de patte
card-paw-9 = 9 de patte
card-paw-10 = 10 de patte
card-pine-1 = 1 de pin
card-pine-2 = 2 de pin
card-pine-3 = 3 de pin
card-pine-4 = 4 de pin
card-pine-5 = 5 de pin
card-pine-6 = 6 de pin
card-pine-7 = 7 de pin
card-pine-8 = 8 de pin
card-pine-9 = 9 de pin
card-pine-10 = 10 de pin
card-fire-1 = 1 de feu
card-fire-2 = 2 de feu
card-fire-3 = 3 de feu
card-fire-4 = 4 de feu
card-fire-5 = 5 de feu
card-fire-6 = 6 de feu
card-fire-7 = 7 de feu
card-fire-8 = 8 de feu
card-fire-9 = 9 de feu
card-fire-10 = 10 de feu
tempo = carte Tempo { $value }
trump = atout

## La rivière

start = pontons de départ
calm = eau calme
rapids = rapides
fall = chute
cave = grotte
stage = ponton du village
village = village
house-board = Ce plan de rivière est le nôtre : celui de la boîte n’a pas pu être relevé.

## Étapes de la manche

phase-launch = la mise à l’eau
phase-bid = les annonces
phase-play = les plis
phase-move = les canoës

## À qui de jouer

prompt-launch = À toi : choisis ton ponton de départ.
prompt-launch-hint = Un seul canoë par ponton. Tous sont à égale distance du village.
prompt-bid = À toi : combien de plis vas-tu faire ?
prompt-bid-hint = { $cards ->
    [one] Une carte en main
   *[other] { $cards } cartes en main
} ; { $others ->
    [one] { $others } pli annoncé
   *[other] { $others } plis annoncés
} avant toi.
prompt-bid-sealed = Combien de plis vas-tu faire ?
prompt-bid-sealed-hint = { $cards ->
    [one] Une carte en main.
   *[other] { $cards } cartes en main.
} Toutes les annonces seront dévoilées ensemble.
bid-so-far = Annonce { $bid }, { $tricks ->
    [one] { $tricks } pli fait.
   *[other] { $tricks } plis faits.
} { $missed ->
    [drift] Manquée : ton canoë dérivera.
    [steps] Manquée : une case par pli, sans bonus.
   *[no] Tenue, elle porte ton canoë de { $kept ->
        [one] { $kept } case.
       *[other] { $kept } cases.
    }
}
prompt-lead = À toi d’entamer : joue la carte que tu veux.
prompt-lead-hint = { bid-so-far }
prompt-follow = À toi : fournis la couleur demandée, { $suit }.
prompt-follow-hint = { bid-so-far }
prompt-discard = À toi : pas de { $suit } en main, joue la carte que tu veux.
prompt-discard-hint = { bid-so-far }
prompt-move = À toi : { $points ->
    [one] { $points } case
   *[other] { $points } cases
} pour ton canoë.
prompt-move-hint = Aussi loin que possible vers le village ; tu choisis le couloir.
prompt-wait-launch = { $seat } choisit son ponton.
prompt-wait-launch-hint = Les pontons se prennent l’un après l’autre.
prompt-wait-bid = { $seat } prépare son annonce.
prompt-wait-bid-hint = Chacun parle à son tour, à partir du premier joueur.
prompt-wait-bids = { $waiting ->
    [one] On attend encore une annonce.
   *[other] On attend encore { $waiting } annonces.
}
prompt-wait-bids-hint = Elles seront dévoilées ensemble.
prompt-wait-play = { $seat } choisit une carte.
prompt-wait-play-hint = Une annonce tenue vaut mieux qu’un pli de trop.
prompt-wait-move = { $seat } manœuvre son canoë.
prompt-wait-move-hint = Les canoës avancent dans l’ordre du tour.
prompt-over = La course est finie : { $winner_seat } l’emporte.
prompt-over-hint = Le premier au village, ou le plus proche à la tombée du soir.

## Refus

refusal-not-now = Pas maintenant. L’étape en cours : { $phase }.
refusal-pier-taken = Le ponton { $space } est déjà pris.
refusal-bid-too-high = Dans la course d’une manche, on n’annonce pas plus de plis que les { $cards } cartes en main.
refusal-not-in-hand = Tu n’as pas le { $card } en main.
refusal-must-follow = Pas le { $card } : la couleur demandée est { $suit }, et tu peux fournir.
refusal-no-space = Cette case n’existe pas sur cette rivière : { $space }.
refusal-space-taken = Un canoë occupe déjà cette case : { $space }.
refusal-out-of-reach = { $points ->
    [one] Ton unique pas ne mène pas jusque-là
   *[other] Tes { $points } pas ne mènent pas jusque-là
} : { $space }.
refusal-not-forward = Tu peux aller plus loin vers le village que cette case : { $space }.

## Journal

log-launch = { $you ->
    [yes] Tu mets ton canoë à l’eau, ponton { $space }.
   *[no] { $seat } met son canoë à l’eau, ponton { $space }.
}
log-draw = { $you ->
    [yes] Pour savoir qui donne, tu tires le { $card }.
   *[no] Pour savoir qui donne, { $seat } tire le { $card }.
}
log-round = Manche { $round } : { $dealer_you ->
    [yes] tu donnes
   *[no] { $dealer_seat } donne
}, { $first_you ->
    [yes] tu commences
   *[no] { $first_seat } commence
}.
log-deal = { $cards ->
    [one] Une carte pour chacun.
   *[other] { $cards } cartes pour chacun.
}
log-trump = Le { $card } est retourné : atout { $suit }.
log-bid = { $you ->
    [yes] Tu annonces { $bid }.
   *[no] { $seat } annonce { $bid }.
}
log-bid-sealed = { $you ->
    [yes] Tu annonces { $bid }, face cachée.
   *[no] { $seat } pose son annonce, face cachée.
}
log-lead = { $you ->
    [yes] Tu entames avec le { $card }.
   *[no] { $seat } entame avec le { $card }.
}
log-play = { $you ->
    [yes] Tu joues le { $card }.
   *[no] { $seat } joue le { $card }.
}
log-trick = { $cut ->
    [true] { $you ->
        [yes] Tu coupes avec le { $card } et remportes le pli.
       *[no] { $seat } coupe avec le { $card } et remporte le pli.
    }
   *[false] { $you ->
        [yes] Tu remportes le pli : ton { $card } est le plus fort.
       *[no] { $seat } remporte le pli : son { $card } est le plus fort.
    }
}
log-exact = { $you ->
    [yes] Tu tiens ton annonce de { $bid } : bonus { $bonus }, { $points ->
        [one] { $points } case
       *[other] { $points } cases
    } pour ton canoë{ $rapids ->
        [true] {" "}(dans les rapides, le bonus seul)
       *[false] {""}
    }.
   *[no] { $seat } tient son annonce de { $bid } : bonus { $bonus }, { $points ->
        [one] { $points } case
       *[other] { $points } cases
    }{ $rapids ->
        [true] {" "}(dans les rapides, le bonus seul)
       *[false] {""}
    }.
}
log-missed = { $you ->
    [yes] Tu manques ton annonce de { $bid } ({ $tricks ->
        [one] { $tricks } pli fait
       *[other] { $tricks } plis faits
    }) : { $drifts ->
        [true] le courant t’emportera.
       *[false] { $points ->
            [one] { $points } case
           *[other] { $points } cases
        } sans bonus.
    }
   *[no] { $seat } manque son annonce de { $bid } ({ $tricks ->
        [one] { $tricks } pli fait
       *[other] { $tricks } plis faits
    }) : { $drifts ->
        [true] le courant l’emportera.
       *[false] { $points ->
            [one] { $points } case
           *[other] { $points } cases
        } sans bonus.
    }
}
log-go = { $you ->
    [yes] Tu pagaies { $from ->
        [cave] de la grotte
       *[other] de { $from }
    } à { $to }{ $unused ->
        [0] .
        [one] , en perdant un pas.
       *[other] , en perdant { $unused } pas.
    }
   *[no] { $seat } pagaie { $from ->
        [cave] de la grotte
       *[other] de { $from }
    } à { $to }{ $unused ->
        [0] .
        [one] , en perdant un pas.
       *[other] , en perdant { $unused } pas.
    }
}
log-land = { $you ->
    [yes] Tu accostes au village, ponton { $to }{ $unused ->
        [0] .
       *[other] , avec { $unused } pas en réserve.
    }
   *[no] { $seat } accoste au village, ponton { $to }{ $unused ->
        [0] .
       *[other] , avec { $unused } pas en réserve.
    }
}
log-stay = { $you ->
    [yes] Aucun pas à faire : ton canoë ne bouge pas.
   *[no] Aucun pas à faire : { $seat } ne bouge pas.
}
log-blocked = { $you ->
    [yes] La rivière est barrée : tu perds { $points } pas.
   *[no] La rivière est barrée : { $seat } perd { $points } pas.
}
log-drift = { $you ->
    [yes] Le courant emporte ton canoë depuis { $from }.
   *[no] Le courant emporte { $seat } depuis { $from }.
}
log-push = { $you ->
    [yes] { $by_seat } pousse ton canoë hors de { $from }.
   *[no] { $by_you ->
        [yes] Ton canoë
       *[no] { $by_seat }
    } pousse { $seat } hors de { $from }.
}
log-fall = { $you ->
    [yes] Tu tombes dans la chute, et ressors dans la grotte.
   *[no] { $seat } tombe dans la chute, et ressort dans la grotte.
}
log-held = { $you ->
    [yes] La rive retient ton canoë : il ne dérive pas.
   *[no] La rive retient { $seat }, qui ne dérive pas.
}
log-forfeit = { $you ->
    [yes] Dans la grotte, tu attends la prochaine manche.
   *[no] Dans la grotte, { $seat } attend la prochaine manche.
}
log-evening = Le soir tombe après la manche { $round } : le canoë le plus proche du village l’emporte.
log-win = { $you ->
    [yes] Tu gagnes la course.
   *[no] { $seat } gagne la course.
}

## La table en mots

table-round = Manche { $round }, { $cards ->
    [one] une carte chacun.
   *[other] { $cards } cartes chacun.
}
table-trump = Atout : { $suit } ({ $card }).
table-ashore = { $seat } : pas encore à l’eau.
table-canoe = { $seat } : { $space }, encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
} jusqu’au village.
table-bid = { $seat } : { $space }, encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
} ; annonce { $bid }, { $tricks ->
    [one] { $tricks } pli fait.
   *[other] { $tricks } plis faits.
}
table-trick = Le pli, entamé par { $lead_seat } : { $cards }.
table-hand = Ta main : { $cards }.
table-undealt = Les cartes sont distribuées quand tous les canoës sont à l’eau.

# Ce qu’un choix rapporte, au terminal
brings-left = { $left ->
    [0] accoste au village
    [one] à une case du village
   *[other] à { $left } cases du village
}

## Décompte

score-way = Cases parcourues
score-unused = Pas en réserve
won-by = { $points ->
    [one] Une case
   *[other] { $points } cases
} d’avance sur { $you ->
    [yes] toi
   *[no] { $seat }
}.
won-tie = Côte à côte avec { $you ->
    [yes] toi
   *[no] { $seat }
} : la règle tranche.
see-score = Voir l’arrivée
score-total = En tout
in-sight = environ { $points ->
    [one] { $points } case parcourue
   *[other] { $points } cases parcourues
} en fin de manche
because-own-more = environ { $amount } pas de plus pour toi ({ $line })
because-own-less = environ { $amount } pas de moins pour toi ({ $line })
because-other-more = environ { $amount } pas de plus pour { $name } ({ $line })
because-other-less = environ { $amount } pas de moins pour { $name } ({ $line })

rounds = Annonces et plis, manche par manche
rounds-about = Les plis faits sur les plis annoncés, puis les cases gagnées.
rounds-round = Manche

## Sur la table

hand = Ta main
you = toi
river = La rivière
sign-start = Départ
sign-fall = La chute
sign-cave = Grotte
sign-village = Village
counter = Compteur : manche { $round }, { $cards ->
    [one] une carte chacun.
   *[other] { $cards } cartes chacun.
}
counter-word = manche
zoom-in = Voir la rivière de plus près
zoom-out = Voir toute la rivière

phase-of-launch = Mise à l’eau
phase-of-bid = Manche { $round } · annonces
phase-of-trick = Manche { $round } · pli { $trick } sur { $tricks }
phase-of-move = Manche { $round } · les canoës
phase-of-over = Manche { $round }

ways = Où va ton canoë
way = { $space }, { $steps ->
    [0] sur place
    [one] à { $steps } case
   *[other] à { $steps } cases
}{ $unused ->
    [0] {""}
   *[other] , en perdant { $unused } pas
}
way-lands = Accoster au village, ponton { $space }, { $unused ->
    [0] sans pas en réserve
   *[other] { $unused } pas en réserve
}
way-pier = Ponton { $space }

choose-launch = Choisis un ponton
choose-bid = Pose tes cartes Tempo
choose-play = Choisis une carte
choose-move = Choisis une case
do-launch = Partir du ponton { $space }
do-bid = Annoncer { $bid }
do-play = Jouer le { $card }
do-go = Pagayer jusqu’à { $space }
do-stay = Rester en { $space }
do-land = Accoster au ponton { $space }

tag-chosen = choisie
card-refused = { $suit ->
    [plume] plume demandée
    [patte] patte demandée
   *[other] { $suit } demandé
}
card-takes = passe en tête
card-wins = prend le pli
card-leaves = laisse le pli

bids = Les annonces
bid-laid = { $seat } annonce { $bid }
bid-sealed = L’annonce de { $seat }, face cachée
tempo-cards = Tes cartes Tempo
tempo-hint = Une ou plusieurs : leur somme est ton annonce.
bid-brings = Tenue, elle porte ton canoë de { $points ->
    [one] { $points } case.
   *[other] { $points } cases.
}
bid-brings-rapids = Tenue : { $points ->
    [one] { $points } case
   *[other] { $points } cases
} ; dans les rapides, le bonus seul.
bid-missed = { $to ->
    [cave] Manquée : la chute, puis la grotte.
    [held] Manquée : ni bonus, ni plis ; la rive retient ton canoë.
   *[other] Manquée : le courant t’emporte en { $to }.
}
bid-miss = manquée
bid-impossible = Il n’y a pas autant de plis à faire.

trick = Le pli
trick-taken = { $you ->
    [yes] Pli pour toi
   *[no] Pli pour { $seat }
}
last-trick = Dernier pli
this-trick = Pli en cours
laid = { $card }, par { $seat }
lost-low = trop petit
lost-cut = coupé
lost-suit = autre couleur
laid-best = { $card }, par { $seat }, en tête
trump-title = Atout
trump-card = Atout : { $card }

pips = Annonce { $bid }, { $tricks ->
    [one] { $tricks } pli fait
   *[other] { $tricks } plis faits
}
pips-sealed = Annonce posée, face cachée
note-ashore = à terre
note-place = en { $space }
note-cave = dans la grotte
note-deals = donne · { $space }
note-sealed = annonce posée · { $space }
note-bid = annonce { $bid } · { $space }
note-exact = exact · { $space }
note-missing = { $tricks ->
    [one] encore { $tricks } pli
   *[other] encore { $tricks } plis
} · { $space }
note-short = { $tricks ->
    [one] { $tricks } pli de moins
   *[other] { $tricks } plis de moins
} · { $space }
note-over = { $tricks ->
    [one] { $tricks } pli de trop
   *[other] { $tricks } plis de trop
} · { $space }
note-left = { $left ->
    [one] à { $left } case du village
   *[other] à { $left } cases du village
}
note-landed = au village

reckoning = Le décompte de la manche
steps-with-bonus = { $points ->
    [one] case
   *[other] cases
}, dont { $bonus } de bonus
steps-of-bonus = { $points ->
    [one] case
   *[other] cases
} : dans les rapides, le bonus seul
steps-bonus-alone = bonus seul
steps-without-bonus = { $points ->
    [0] case
    [one] case
   *[other] cases
}, sans bonus
drifts = dérive
moved-to = arrivé en { $space }
moved-to-cave = dans la grotte
moves-now = à son tour
moves-later = attend son tour
bonus-title = Annonce tenue
bonus-bid = { $bid }
bonus-more = { $bid } et plus
last-round = La dernière manche jouée
last-line = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} sur { $bid }

key-bid = 0–9
key-bid-does = Choisir une annonce ; Entrée la pose

## Les règles sur une page

leaflet-aim = Annonce combien de plis tu feras, et fais-les : ni plus, ni moins. Chaque pli fait avancer ton canoë, une annonce tenue encore plus loin. Qui arrive au village gagne.
leaflet-credits = Un jeu de Frederick A. Herschler, illustré par Franz Vohwinkel.
leaflet-turn = Une manche, en images
leaflet-turn-note = Le voisin de gauche du donneur commence.
leaflet-trump = atout
leaflet-deal = On distribue ; la carte retournée donne l’atout.
leaflet-bid = À tour de rôle, annonce tes plis avec tes cartes Tempo : elles s’additionnent.
leaflet-tricks = On joue tous les plis.
leaflet-move = Chacun son tour, les canoës avancent.
leaflet-trick = Un pli
leaflet-trick-note = On a demandé du soleil ; le feu est atout.
leaflet-led = La première carte. Qui a du soleil doit en jouer.
leaflet-high = Plus fort que le 8, mais…
leaflet-trump-wins = coupé.
leaflet-other = Ni soleil, ni atout : elle ne prend rien.
leaflet-scoring = Ce qui fait avancer
leaflet-scoring-note = en eau calme, au ponton et dans la grotte
leaflet-each-trick = Une case par pli
leaflet-each-trick-text = Et un bonus quand tu as fait exactement les plis annoncés :
leaflet-bid-0 = annonce 0
leaflet-bid-1 = annonce 1
leaflet-bid-2 = 2 et plus
leaflet-example = Par exemple
leaflet-example-text = Quatre annoncés, quatre faits : 4 plis + 3 de bonus = 7 cases.
leaflet-forward = Toujours vers l’avant
leaflet-forward-text = Un pas va vers une des huit cases voisines, sur l’eau, jamais là où il y a un canoë. Ton canoë va aussi loin vers l’avant qu’il peut ; les pas qui restent sont perdus.
leaflet-suits = Cinq couleurs
leaflet-suits-text = De 1 à 10 dans chacune.
leaflet-rapids = Les rapides
leaflet-rapids-note = quand ton déplacement commence sur une case à flèche
leaflet-kept = Annonce tenue
leaflet-kept-text = Tu avances de ton bonus seulement : 1, 2 ou 3 cases. Les plis ne comptent pas.
leaflet-missed = Annonce manquée
leaflet-missed-text = Ton canoë dérive d’une case, dans le sens de la flèche, et pousse ceux qui sont sur sa route.
leaflet-fall = La chute
leaflet-fall-text = Qui passe par-dessus se retrouve dans la grotte, un peu en amont, et en repart à la manche suivante comme en eau calme.
leaflet-counter = Combien de cartes ?
leaflet-counter-note = de manche en manche, puis de nouveau depuis le début
leaflet-end = La fin
leaflet-end-text = Dès qu’un canoë touche un ponton du village, on finit la manche. Qui est arrivé gagne.
leaflet-tie = Plusieurs arrivés
leaflet-tie-text = Le plus de pas en réserve, puis la plus haute carte Tempo jouée dans cette manche.
leaflet-variants = Variantes
leaflet-variants-text = Sans les manches sombres ; avec des annonces secrètes ; sur la rivière courte.

## Pourquoi, dans un conseil : ce qu’un coup change en moyenne dans les manches imaginées

because-way-own-more = tu avances d’environ { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
} de plus
because-way-own-less = tu avances d’environ { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
} de moins
because-way-other-more = { $name } avance d’environ { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
} de plus
because-way-other-less = { $name } avance d’environ { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
} de moins
because-exact-own-more = tu tiens plus souvent ton annonce (+{ $percent } %)
because-exact-own-less = tu tiens moins souvent ton annonce (−{ $percent } %)
because-exact-other-more = { $name } tient plus souvent son annonce (+{ $percent } %)
because-exact-other-less = { $name } tient moins souvent son annonce (−{ $percent } %)
because-drift-own-more = tu dérives plus souvent (+{ $percent } %)
because-drift-own-less = tu dérives moins souvent (−{ $percent } %)
because-drift-other-more = { $name } dérive plus souvent (+{ $percent } %)
because-drift-other-less = { $name } dérive moins souvent (−{ $percent } %)
because-fall-own-more = tu tombes plus souvent dans la chute (+{ $percent } %)
because-fall-own-less = tu tombes moins souvent dans la chute (−{ $percent } %)
because-fall-other-more = { $name } tombe plus souvent dans la chute (+{ $percent } %)
because-fall-other-less = { $name } tombe moins souvent dans la chute (−{ $percent } %)

## Ce que les autres en lisent, la partie finie

known-bid-sealed = { $you ->
    [yes] Tu annonces { $bid }, face cachée.
   *[no] { $seat } annonce { $bid }, face cachée.
}
