# Leaf, en français.

name = Leaf
tagline = Pose les feuilles pointe contre pointe, avant que vienne l’hiver.
game-leaf = Leaf
game-leaf-tagline = Pose les feuilles pointe contre pointe, avant que vienne l’hiver.

## Feuilles

species-sweetgum = liquidambar
species-ginkgo = ginkgo
species-silver-maple = érable argenté
species-sassafras = laurier des Iroquois
species-tulip = tulipier de Virginie
species-trident-maple = érable trident
colour-red = rouge
colour-green = vert
colour-orange = orange
colour-yellow = jaune
colour-brown = marron
tile-sweetgum-red = liquidambar rouge
tile-sweetgum-green = liquidambar vert
tile-sweetgum-orange = liquidambar orange
tile-sweetgum-yellow = liquidambar jaune
tile-sweetgum-brown = liquidambar marron
tile-ginkgo-red = ginkgo rouge
tile-ginkgo-green = ginkgo vert
tile-ginkgo-orange = ginkgo orange
tile-ginkgo-yellow = ginkgo jaune
tile-ginkgo-brown = ginkgo marron
tile-silver-maple-red = érable argenté rouge
tile-silver-maple-green = érable argenté vert
tile-silver-maple-orange = érable argenté orange
tile-silver-maple-yellow = érable argenté jaune
tile-silver-maple-brown = érable argenté marron
tile-sassafras-red = laurier des Iroquois rouge
tile-sassafras-green = laurier des Iroquois vert
tile-sassafras-orange = laurier des Iroquois orange
tile-sassafras-yellow = laurier des Iroquois jaune
tile-sassafras-brown = laurier des Iroquois marron
tile-tulip-red = tulipier de Virginie rouge
tile-tulip-green = tulipier de Virginie vert
tile-tulip-orange = tulipier de Virginie orange
tile-tulip-yellow = tulipier de Virginie jaune
tile-tulip-brown = tulipier de Virginie marron
tile-trident-maple-red = érable trident rouge
tile-trident-maple-green = érable trident vert
tile-trident-maple-orange = érable trident orange
tile-trident-maple-yellow = érable trident jaune
tile-trident-maple-brown = érable trident marron

## Actions, selon la couleur qui les donne

action-red = champignon
action-green = carte Feuille
action-orange = animal
action-yellow = soleil
action-brown = écureuil

## Animaux

animal-raven = corbeau
animal-raven-acorn = corbeau avec un gland
animal-blackbird = carouge à épaulettes
animal-blackbird-acorn = carouge à épaulettes avec un gland
animal-owl = chouette tachetée
animal-owl-acorn = chouette tachetée avec un gland
animal-treefrog = rainette versicolore
animal-treefrog-acorn = rainette versicolore avec un gland
animal-turtle = tortue peinte
animal-turtle-acorn = tortue peinte avec un gland
animal-fox = renard roux
animal-fox-acorn = renard roux avec un gland
animal-hedgehog = hérisson
animal-hedgehog-acorn = hérisson avec un gland
animal-squirrel = écureuil roux
animal-squirrel-acorn = écureuil roux avec un gland

## Directions, d’une feuille à une case qui la borde

direction-e = à l’est
direction-se = au sud-est
direction-sw = au sud-ouest
direction-w = à l’ouest
direction-nw = au nord-ouest
direction-ne = au nord-est

## Options

option-tops = Feuilles supérieures
option-tops-help = Une feuille marquée de chaque espèce ouvre son tas. Mélangées aux autres, elles rendent chaque début différent.
option-tops-fixed = Sur les tas
option-tops-shuffled = Mélangées
option-wind = Bise
option-wind-help = Ce que ton rival possède au début quand tu joues en solo.
option-wind-normal = Soutenue : 1 soleil, 2 animaux
option-wind-easy = Légère : 1 soleil
option-wind-hard = Mordante : 2 soleils, 3 animaux
option-first = Premier joueur
option-first-help = Selon le livret commence qui s’est promené en forêt le plus récemment : qu’il prenne la première place, ou que le hasard décide. En solo, tu commences toujours.
option-first-drawn = Tiré au sort
option-first-first-seat = La première place
option-turns = Durée
option-turns-help = Une feuille chacun, dont les actions sont des glands : un avant-goût, et assez petit pour qu’un ordinateur le résolve. Pas en solo.
option-turns-all = Partie entière
option-turns-one = Une feuille chacun

## Ce qu’on attend

prompt-choose = { $you ->
    [yes] À toi, { $seat } : choisis une feuille.
   *[no] { $seat } choisit une feuille.
}
prompt-choose-hint = Deux cartes d’une même espèce font un boost : un bébé champignon vient avec la feuille.
prompt-pile = { $you ->
    [yes] Prends la première feuille du tas que tu veux.
   *[no] { $seat } choisit une feuille.
}
prompt-pile-hint = La feuille de ta carte ne peut pas venir de son propre tas.
prompt-place = { $you ->
    [yes] Pose la feuille : { $tile }.
   *[no] { $seat } choisit une feuille.
}
prompt-place-hint = Au moins deux de ses pointes doivent en toucher d’autres. Chaque pointe touchée te donne une action.
prompt-act = { $you ->
    [yes] Il te reste { $actions ->
        [one] une action
       *[other] { $actions } actions
    }.
   *[no] Il reste { $actions ->
        [one] une action
       *[other] { $actions } actions
    } à { $seat }.
}
prompt-act-hint = Dans l’ordre que tu veux. Chacune peut être échangée contre un gland.
prompt-reward = { $you ->
    [yes] L’arbre t’offre un animal.
   *[no] { $seat } choisit un animal.
}
prompt-reward-hint = Un animal visible, ou le premier de la pioche.
prompt-season = { $you ->
    [yes] Faire avancer la saison pour 3 soleils ? Elle rapporte { $acorns ->
        [one] un gland
       *[other] { $acorns } glands
    }.
   *[no] { $seat } peut faire avancer la saison pour { $acorns ->
        [one] un gland
       *[other] { $acorns } glands
    }.
}
prompt-season-hint = Franchir une ligne de gelée endort une espèce dans chaque Tanière.
prompt-frost = { $you ->
    [yes] La gelée ! Quels animaux s’endorment dans ta Tanière ?
   *[no] { $seat } choisit qui s’endort.
}
prompt-frost-hint = Toutes les cartes d’une espèce. Les autres choisissent en même temps.
prompt-last-frost = { $you ->
    [yes] La dernière gelée : quels animaux s’endorment dans ta Tanière ?
   *[no] { $seat } choisit qui s’endort.
}
prompt-last-frost-hint = Ce qui reste dans la Forêt ne comptera pas.
prompt-wait = { $seat } joue.
prompt-wait-hint = Les champignons près d’une nouvelle feuille peuvent te donner un soleil.
prompt-wait-frost = Les autres choisissent qui s’endort.
prompt-wait-frost-hint = Tous les choix seront montrés ensemble.
prompt-over = { $winner_seat } a amassé le plus de glands.
prompt-over-hint = Regarde le décompte pour voir d’où ils viennent.
prompt-over-shared = La victoire est partagée, avec { $points } glands.
prompt-over-shared-hint = Autant de glands, autant de soleils et de cartes.
prompt-over-won = Tu as battu Bise avec { $points ->
        [one] { $points } gland
       *[other] { $points } glands
    }.
prompt-over-won-hint = Note un exploit par section.
prompt-over-lost = Bise l’emporte ; tu as { $points ->
        [one] { $points } gland
       *[other] { $points } glands
    }.
prompt-over-lost-hint = L’automne prochain viendra.

## Refus

refusal-not-now = Ton tour n’en est pas à cette étape.
refusal-not-in-hand = Tu n’as pas de carte de cette espèce : { $card }.
refusal-no-pair = Un boost demande deux cartes de cette espèce : { $card }.
refusal-no-mushroom-left = Tous tes champignons sont déjà sur des feuilles.
refusal-pile-empty = Ce tas est vide : { $card }.
refusal-no-room = Sa feuille n’a de place nulle part pour l’instant : { $card }.
refusal-no-leaf = Cette feuille n’est pas encore au sol.
refusal-occupied = Une feuille s’y trouve déjà.
refusal-older-leaf = Cette case porte le nom de la feuille { $leaf }, plus ancienne.
refusal-same-turned = Ainsi tournée, la feuille a ses pointes là où une orientation plus simple les met déjà.
refusal-too-few-tips = { $tips ->
    [0] Aucune de ses pointes n’en touche d’autre là
    [one] Une seule de ses pointes en touche d’autres là
   *[other] { $tips } seulement de ses pointes en touchent d’autres là
} ; il en faut deux.
refusal-not-earned = Il ne te reste pas d’action de ce genre : { $action }.
refusal-full-grown = Ton champignon y est déjà adulte.
refusal-no-card-left = Il ne reste aucune carte Feuille à piocher.
refusal-no-animal = Il n’y a pas d’animal ici.
refusal-at-the-top = Ton écureuil ne peut pas monter plus haut.
refusal-fork = Le chemin se divise : à gauche ou à droite ?
refusal-no-fork = Le chemin ne se divise pas ici.
refusal-not-in-forest = Tu n’en as pas dans ta Forêt : { $animal }.

## Journal

log-deal = { $first_you ->
    [yes] Tu commences.
   *[no] { $first_seat } commence.
}
log-empty-hand = { $you ->
    [yes] Ta main est vide : tu perds { $acorns } glands et pioches deux cartes.
   *[no] { $seat } a la main vide : { $acorns } glands de moins, et deux cartes piochées.
}
log-draw = { $you ->
    [yes] Tu pioches une carte Feuille : { $card }.
   *[no] { $seat } pioche une carte Feuille.
}
log-shuffle = La défausse est mélangée : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à piocher.
log-card = { $you ->
    [yes] Tu joues une carte : { $card }.
   *[no] { $seat } joue une carte : { $card }.
}
log-boost = { $you ->
    [yes] Tu joues deux cartes pour un boost : { $card }.
   *[no] { $seat } joue deux cartes pour un boost : { $card }.
}
log-place = { $you ->
    [yes] Tu poses une feuille, { $tile }, et gagnes { $actions ->
        [one] une action
       *[other] { $actions } actions
    } : { $colours }.
   *[no] { $seat } pose une feuille, { $tile }, et gagne { $actions ->
        [one] une action
       *[other] { $actions } actions
    } : { $colours }.
}
log-no-room = { $you ->
    [yes] Aucune feuille n’a de place : la tienne reste sur son tas.
   *[no] Aucune feuille n’a de place pour { $seat }.
}
log-reaction = { $you ->
    [yes] Tes champignons te donnent { $suns ->
        [one] un soleil
       *[other] { $suns } soleils
    }.
   *[no] { $seat } gagne { $suns ->
        [one] un soleil
       *[other] { $suns } soleils
    } grâce à ses champignons.
}
log-baby = { $you ->
    [yes] Tu poses un bébé champignon sur la feuille { $leaf }, { $tile }.
   *[no] { $seat } pose un bébé champignon sur la feuille { $leaf }, { $tile }.
}
log-adult = { $you ->
    [yes] Ton champignon grandit sur la feuille { $leaf }, { $tile }.
   *[no] { $seat } fait grandir son champignon sur la feuille { $leaf }, { $tile }.
}
log-take = { $you ->
    [yes] Tu attires un animal : { $acorns ->
        [0] { $animal }
       *[other] { $animal }, et gagnes son gland
    }.
   *[no] { $seat } attire un animal : { $acorns ->
        [0] { $animal }
       *[other] { $animal }, et gagne son gland
    }.
}
log-deck = { $you ->
    [yes] Tu pioches un animal : { $acorns ->
        [0] { $animal }
       *[other] { $animal }, et gagnes son gland
    }.
   *[no] { $seat } pioche un animal : { $acorns ->
        [0] { $animal }
       *[other] { $animal }, et gagne son gland
    }.
}
log-sun = { $you ->
    [yes] Tu gagnes { $suns ->
        [one] un soleil
       *[other] { $suns } soleils
    }.
   *[no] { $seat } gagne { $suns ->
        [one] un soleil
       *[other] { $suns } soleils
    }.
}
log-climb = { $you ->
    [yes] Ton écureuil monte à la case { $height } : { $reward ->
        [leaf] { $amount ->
            [one] une carte Feuille
           *[other] { $amount } cartes Feuille
        }
        [sun] { $amount ->
            [one] un soleil
           *[other] { $amount } soleils
        }
        [animal] { $amount ->
            [one] un animal
           *[other] { $amount } animaux
        }
       *[acorn] { $amount ->
            [one] un gland
           *[other] { $amount } glands
        }
    }.
   *[no] L’écureuil de { $seat } monte à la case { $height } : { $reward ->
        [leaf] { $amount ->
            [one] une carte Feuille
           *[other] { $amount } cartes Feuille
        }
        [sun] { $amount ->
            [one] un soleil
           *[other] { $amount } soleils
        }
        [animal] { $amount ->
            [one] un animal
           *[other] { $amount } animaux
        }
       *[acorn] { $amount ->
            [one] un gland
           *[other] { $amount } glands
        }
    }.
}
log-acorn = { $you ->
    [yes] Tu prends un gland plutôt qu’une action : { $colour }.
   *[no] { $seat } prend un gland plutôt qu’une action : { $colour }.
}
log-season = { $you ->
    [yes] Tu fais avancer la saison et gagnes { $acorns ->
        [one] un gland
       *[other] { $acorns } glands
    }.
   *[no] { $seat } fait avancer la saison et gagne { $acorns ->
        [one] un gland
       *[other] { $acorns } glands
    }.
}
log-frost = { $number ->
    [1] Première gelée
    [2] Deuxième gelée
   *[other] Nouvelle gelée
} : une espèce s’endort dans chaque Tanière.
log-last-frost = La dernière gelée est venue.
log-shelter = { $you ->
    [yes] { $count ->
        [one] S’endort dans ta Tanière : { $animal }.
       *[other] S’endorment dans ta Tanière : { $animal } × { $count }.
    }
   *[no] { $count ->
        [one] S’endort chez { $seat } : { $animal }.
       *[other] S’endorment chez { $seat } : { $animal } × { $count }.
    }
}
log-winter-season = L’hiver est là. On termine le tour de table.
log-winter-piles = Trois tas sont vides : l’hiver est là. On termine le tour de table.
log-score = { $you ->
    [yes] Tu as { $points ->
        [one] { $points } gland
       *[other] { $points } glands
    }.
   *[no] { $seat } a { $points ->
        [one] { $points } gland
       *[other] { $points } glands
    }.
}
log-win = { $you ->
    [yes] Tu gagnes avec { $points ->
        [one] { $points } gland
       *[other] { $points } glands
    }.
   *[no] { $seat } gagne avec { $points ->
        [one] { $points } gland
       *[other] { $points } glands
    }.
}

## Bise

wind = Bise
log-wind-card = Bise retourne sa carte : { $card }, couleur cherchée { $colour }, flèche { $arrow ->
    [left] à gauche
   *[right] à droite
}.
log-wind-skip = Bise retourne une feuille qui n’a pas de place : { $card }, couleur cherchée { $colour }, flèche { $arrow ->
    [left] à gauche
   *[right] à droite
}.
log-wind-shuffle = Bise mélange toutes ses cartes.
log-wind-no-room = Bise ne trouve de place pour aucune feuille.
log-wind-place = Bise pose une feuille, { $tile }, la { $leaf }ᵉ, et gagne { $actions ->
        [one] une action
       *[other] { $actions } actions
    } : { $colours }.
log-wind-reaction = Bise gagne { $suns ->
        [one] un soleil
       *[other] { $suns } soleils
    } grâce à ses champignons.
log-wind-baby = Bise pose un bébé champignon sur la feuille { $leaf }, { $tile }.
log-wind-adult = Le champignon de Bise grandit sur la feuille { $leaf }, { $tile }.
log-wind-take = Bise attire un animal : { $acorns ->
        [0] { $animal }
       *[other] { $animal }, et gagne son gland
    }.
log-wind-deck = Bise pioche un animal : { $acorns ->
        [0] { $animal }
       *[other] { $animal }, et gagne son gland
    }.
log-wind-sun = Bise gagne { $suns ->
        [one] un soleil
       *[other] { $suns } soleils
    }.
log-wind-climb = L’écureuil de Bise monte à la case { $height } : { $reward ->
        [leaf] { $amount ->
            [one] une carte Feuille
           *[other] { $amount } cartes Feuille
        }
        [sun] { $amount ->
            [one] un soleil
           *[other] { $amount } soleils
        }
        [animal] { $amount ->
            [one] un animal
           *[other] { $amount } animaux
        }
       *[acorn] { $amount ->
            [one] un gland
           *[other] { $amount } glands
        }
    }.
log-wind-acorn = Bise gagne un gland pour une action : { $colour }.
log-wind-season = Bise fait avancer la saison et gagne { $acorns ->
        [one] un gland
       *[other] { $acorns } glands
    }.
log-wind-shelter = { $count ->
    [one] S’endort chez Bise : { $animal }.
   *[other] S’endorment chez Bise : { $animal } × { $count }.
}
log-wind-score = Bise a { $points ->
        [one] { $points } gland
       *[other] { $points } glands
    }.
log-beaten = { $you ->
    [yes] Tu as battu Bise.
   *[no] { $seat } a battu Bise.
}
log-feat = { $you ->
    [yes] Ton exploit : { $feat }.
   *[no] L’exploit de { $seat } : { $feat }.
}
log-blown-away = Bise l’a emporté.
level-easy = Bise légère battue
level-normal = Bise soutenue battue
level-hard = Bise mordante battue

## Exploits

feat-section-animals = Animaux
feat-section-squirrel = Écureuil
feat-section-leaves = Feuilles et soleil
feat-section-mushrooms = Champignons
feat-den-4-3-2 = Des ensembles de 4, 3 et 2 animaux dans ta Tanière
feat-den-5 = Un ensemble de 5 dans ta Tanière
feat-den-6 = Un ensemble de 6 dans ta Tanière
feat-all-animals = Les huit animaux dans la Forêt et la Tanière
feat-acorn-animals-6 = 6 animaux avec un gland
feat-acorn-animals-9 = 9 animaux avec un gland
feat-ahead-3 = 3 cases devant l’écureuil de Bise
feat-ahead-5 = 5 cases devant l’écureuil de Bise
feat-ahead-7 = 7 cases devant l’écureuil de Bise
feat-above-two-acorns = Au-dessus des deux cases de 2 glands
feat-summit = Au sommet de l’arbre
feat-suns-2 = 2 soleils restants
feat-suns-5 = 5 soleils restants
feat-cards-3 = 3 cartes Feuille différentes en main
feat-cards-5 = 5 cartes Feuille différentes en main
feat-no-pile-empty = Aucun tas vide
feat-nothing-left = Ni carte Feuille ni soleil restant
feat-adults-5 = 5 champignons adultes
feat-two-trios = Deux groupes de 3 champignons adultes
feat-adults-7 = 7 champignons adultes
feat-apart-4 = 4 champignons adultes, chacun isolé
feat-adults-2-at-most = 2 champignons adultes au plus

## Décompte

score-acorns = Glands gagnés
score-debts = Mains vides
score-tree = Arbre
score-mushrooms = Champignons
score-animals = Animaux endormis
score-pairs = Soleils et cartes
score-forest = Animaux de plus en Forêt
won-by = { $points ->
    [one] Un gland
   *[other] { $points } glands
} d’avance sur { $you ->
    [yes] toi
   *[no] { $seat }
}.

## La table en mots

table-season = Le marqueur de saison est sur la case { $marker } sur { $last }, après { $frosts ->
        [one] { $frosts } gelée
       *[other] { $frosts } gelées
    }.
table-leaf = Feuille { $leaf } : { $tile }, en { $q }, { $r }, orientation { $turn }.
table-piles = Sur les tas : { $tops }.
table-animals = Animaux visibles : { $animals }.
table-player = { $seat } : total { $points } (glands : { $acorns }), soleils : { $suns }, cartes : { $cards }, bébés : { $babies }, adultes : { $adults }, écureuil sur la case { $height }.
table-wind = Bise : total { $points } (glands : { $acorns }), soleils : { $suns }, cartes : { $cards }, bébés : { $babies }, adultes : { $adults }, écureuil sur la case { $height }.
table-forest = Dans la Forêt : { $animals }.
table-den = Dans la Tanière : { $animals }.
table-hand = Ta main, { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : { $cards }.

# Ce qu’un choix rapporte, au terminal
brings-most = { $most ->
    [0] aucune action
    [one] au plus une action
   *[other] jusqu’à { $most } actions
}
brings-total = { $total ->
    [0] aucune action
    [one] une action
   *[other] { $total } actions
}

## La page

phase = Automne, tour { $round }
phase-frosts = Tour { $round }, après { $frosts ->
        [one] une gelée
       *[other] { $frosts } gelées
    }
phase-winter = Hiver, tour { $round } : { $left ->
        [0] dernier joueur
        [one] encore un joueur
       *[other] encore { $left } joueurs
    }
standing = { $suns ->
        [one] { $suns } soleil
       *[other] { $suns } soleils
    } · { $acorns ->
        [one] { $acorns } gland
       *[other] { $acorns } glands
    }
key-turn = R
key-turn-does = tourne la feuille ; avec Maj, dans l’autre sens
key-lay = Flèches, Entrée
key-lay-does = parcourir les cases, poser la feuille
key-zoom = + − 0
key-zoom-does = plus près, plus loin, tout le sol
key-boost = B
key-boost-does = joue deux cartes de cette espèce pour un boost
floor = Sol de la forêt
floor-tools = Vue
floor-nearer = Plus près
floor-farther = Plus loin
floor-whole = Tout le sol
place = { $direction } de la feuille { $leaf }, { $tile } : { $most ->
        [one] une action
       *[other] jusqu’à { $most } actions
    }, { $ways ->
        [one] une orientation
       *[other] { $ways } orientations
    }
leaf = Feuille { $leaf } : { $tile }, { $action }
leaf-with = Feuille { $leaf } : { $tile }, { $action } ; { $mushrooms }
leaf-baby = bébé champignon de { $name }
leaf-adult = champignon adulte de { $name }
leaf-grow = { $leaf }. { $mushroom ->
        [adult] Ton champignon grandit
       *[baby] Planter un bébé champignon
    }{ $points ->
        [0] .
       *[other]  : { $points } de plus
    }
ghost-here = Ici :
ghost-reaction = { $name } gagne { $suns ->
        [one] un soleil
       *[other] { $suns } soleils
    }
earn-red = { $count ->
        [one] { $count } champignon
       *[other] { $count } champignons
    }
earn-green = { $count ->
        [one] { $count } carte Feuille
       *[other] { $count } cartes Feuille
    }
earn-orange = { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
earn-yellow = { $count ->
        [one] { $count } soleil
       *[other] { $count } soleils
    }
earn-brown = { $count } × écureuil
reward-leaf = { $amount ->
        [one] une carte Feuille
       *[other] { $amount } cartes Feuille
    }
reward-sun = { $amount ->
        [one] un soleil
       *[other] { $amount } soleils
    }
reward-animal = { $amount ->
        [one] un animal
       *[other] { $amount } animaux
    }
reward-acorn = { $amount ->
        [one] un gland
       *[other] { $amount } glands
    }
tray = Tes actions
tray-of = Actions de { $name }
token = { $action }, { $count } à dépenser
season = Piste des saisons : case { $marker } sur { $last }, { $frosts ->
        [0] pas encore de gelée
        [one] une gelée est venue
       *[other] { $frosts } gelées sont venues
    }
season-start = départ
season-frost = gelée
season-winter = hiver
tree = L’arbre
tree-open = Ouvrir l’arbre. { $heights }
tree-height = { $name } à la case { $height }
tree-cell = Case { $height }{ $side ->
        [left] , branche gauche
        [right] , branche droite
       *[other] { "" }
    } : { $reward }
tree-cell-taken = Case { $height }{ $side ->
        [left] , branche gauche
        [right] , branche droite
       *[other] { "" }
    } : { $reward }, occupée par { $names }
tree-climb = Monter ici. { $cell }{ $points ->
        [0] .
        [one] , un gland de plus
       *[other] , { $points } glands de plus
    }
hand = Ta main
hand-empty = Plus une seule carte Feuille
card = { $species }, { $tips } pointes{ $count ->
        [one] .
       *[other] , { $count } cartes.
    }
card-top = Sur son tas : { $tile }.
card-brings = { $most ->
        [one] une action
       *[other] max. { $most } actions
    }
card-any = feuille au choix
species-short-sweetgum = Liquid­ambar
species-short-ginkgo = Ginkgo
species-short-silver-maple = Érable argenté
species-short-sassafras = Laurier
species-short-tulip = Tulipier
species-short-trident-maple = Érable trident
short-no-room = pas de place
short-no-pair = il en faut deux
short-no-mushroom-left = plus de champignon
short-pile-empty = vide
tag-chosen = choisie
tag-played = jouée
tag-boosted = boost
tag-sealed = choisis
purse-suns = { $count ->
        [one] soleil
       *[other] soleils
    }
purse-acorns = { $count ->
        [one] gland
       *[other] glands
    }
purse-debts = { $acorns } pour main vide
purse-mushrooms = à planter
forest = Ta Forêt
forest-empty = Pas encore d’animal
den = Ta Tanière
den-points = +{ $points }
den-empty = Personne ne dort encore
place-forest = Forêt
place-den = Tanière
forests = Forêts et Tanières
none = aucun
groups = { $place } : { $animals }
group-words = { $count } × { $animal }
group = { $animal }, { $count } dans ta Forêt
group-asleep = { $animal } × { $count }, dans ta Tanière : { $points ->
        [one] un gland
       *[other] { $points } glands
    }
group-shelter = Endormir { $animal } × { $count } : { $points ->
        [one] un gland
       *[other] { $points } glands
    }
animals = Animaux visibles
animals-deck = Pioche des animaux : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
animals-draw = Piocher le premier animal ({ $count } dans la pioche)
animal-take = { $animal } : ta Forêt en compterait { $forest }
slot-empty = emplacement vide
animal-short-raven = Corbeau
animal-short-blackbird = Carouge
animal-short-owl = Chouette
animal-short-treefrog = Rainette
animal-short-turtle = Tortue
animal-short-fox = Renard
animal-short-hedgehog = Hérisson
animal-short-squirrel = Écureuil
legend = Couleurs des feuilles
legend-red = champignon
legend-green = carte Feuille
legend-orange = animal
legend-yellow = soleil
legend-brown = écureuil
season-ask = Expliquer la piste des saisons
piles = Tas de feuilles
pile-leaves = { $tile }, { $left } dans le tas ; dessous : { $colours }
pile-last = { $tile }, la dernière
pile-none = Le tas est vide : { $species }.
cards = Pioches et défausse
cards-deck = Pioche des cartes Feuille : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-draw = Piocher une carte Feuille ({ $count } dans la pioche)
discard = Défausse
discard-cards = { $species }, { $count } dans la défausse
discard-empty = Rien de défaussé encore
inspect = { $name }, points : { $points }. En savoir plus
inspect-stores = { $suns ->
        [one] { $suns } soleil
       *[other] { $suns } soleils
    }, { $acorns ->
        [one] { $acorns } gland
       *[other] { $acorns } glands
    }, { $cards ->
        [one] { $cards } carte Feuille
       *[other] { $cards } cartes Feuille
    }.
inspect-mushrooms = Champignons : bébés { $babies }, adultes { $adults }, à planter { $spores }.
inspect-squirrel = Écureuil à la case { $height }.
inspect-now = Si tout finissait maintenant
inspect-total = Total
choice-card = Prendre sa feuille
choice-boost = Boost
choice-boost-brings = avec un bébé champignon
choice-pile = Prendre cette feuille
choice-turn = Tourner
choice-turn-not = un seul sens
choice-place = Poser ici
choice-other-card = Autre carte
choice-acorn = Un gland à la place
choice-draw = Piocher une carte
choice-sun = Gagner un soleil
choice-climb-on = Monter
choice-climb-brings = pour { $reward }
choice-climb-left = À gauche
choice-climb-right = À droite
choice-deck = De la pioche
choice-take = L’attirer
choice-grow = Choisis une feuille
choice-grow-baby = Planter un bébé
choice-grow-adult = Le faire grandir
choice-keep = Garder mes soleils
choice-advance = Avancer
choice-shelter = Les endormir
how-card = { $tile } : { $places ->
        [one] une façon
       *[other] { $places } façons
    } de la poser, { $most ->
        [one] une action
       *[other] jusqu’à { $most } actions
    }.
how-place = Choisis une case ; touche-la encore pour y tourner la feuille.
how-red = Plante un bébé sur une feuille du sol, ou fais grandir un des tiens.
how-red-not = Rien à planter ni à faire grandir : il reste le gland.
how-green = Une carte Feuille vient dans ta main.
how-green-not = Plus de carte Feuille à piocher : il reste le gland.
how-orange = Un animal visible, ou le premier de la pioche, rejoint ta Forêt.
how-orange-not = Plus aucun animal : il reste le gland.
how-yellow = Trois soleils font avancer la saison.
how-brown = Ton écureuil monte à la prochaine case libre et gagne ce qui s’y trouve.
how-brown-not = Ton écureuil ne peut pas monter : il reste le gland.
how-frost = Elle franchit une ligne de gelée : chacun endort une espèce.
how-winter = Elle amène l’hiver : on termine le tour de table.
how-calm = Une fois par tour. Aucune ligne n’est franchie.
wind-title = Bise
wind-easy = Bise légère
wind-normal = Bise soutenue
wind-hard = Bise mordante
wind-card = Carte de Bise : { $species }, couleur cherchée { $colour }, flèche { $arrow ->
        [left] à gauche
       *[right] à droite
    }
wind-card-shuffle = Carte de Bise : mélange
wind-deck = { $count ->
        [one] encore une carte
       *[other] encore { $count } cartes
    }
feats = Exploits
feats-about = { $wins ->
        [0] Bats Bise et note un exploit par section.
        [one] Une victoire sur Bise, un exploit noté par section.
       *[other] { $wins } victoires sur Bise, un exploit noté par section à chaque fois.
    }
feat-noted = { $count } ×
feat-now = atteint maintenant

## Les règles sur une page

leaflet-aim = Pose des feuilles pointe contre pointe : chaque pointe touchée fait pousser un champignon, venir un animal, grimper ton écureuil… Quand l’hiver est là, le plus de glands gagne.
leaflet-credits = Un jeu de Tim Eisner, illustré par Angela Rizza.
leaflet-turn = Un tour, en images
leaflet-turn-note = Deux feuilles sont au sol au départ.
leaflet-choose = Joue une carte Feuille et prends la feuille du dessus de son tas.
leaflet-place = Pose-la : au moins deux de ses pointes en touchent d’autres.
leaflet-act = Chaque pointe touchée te donne une action, de la couleur de l’autre feuille.
leaflet-season = Pour 3 soleils, fais avancer la saison et gagne les glands de la case.
leaflet-actions = Les cinq couleurs
leaflet-actions-note = Dans l’ordre que tu veux ; chacune peut s’échanger contre 1 gland.
leaflet-red = Champignon
leaflet-red-text = Un bébé sur une feuille, ou un bébé qui grandit.
leaflet-green = Carte Feuille
leaflet-green-text = Pioche une carte.
leaflet-orange = Animal
leaflet-orange-text = Prends-en un dans ta Forêt.
leaflet-yellow = Soleil
leaflet-yellow-text = Gagne un soleil.
leaflet-brown = Écureuil
leaflet-brown-text = Il grimpe d’une case et gagne ce qu’elle montre.
leaflet-scoring = Ce qui rapporte des glands
leaflet-scoring-note = à la fin, en plus de ceux que tu as ramassés
leaflet-mushrooms = Champignons adultes
leaflet-mushrooms-text = Par groupe, sur des feuilles qui se touchent ; ensuite 1 de plus chacun. Les bébés ne comptent pas.
leaflet-animals = Animaux endormis
leaflet-animals-text = Par espèce, dans ta Tanière seulement ; ensuite 1 de plus chacun.
leaflet-tree = L’arbre
leaflet-tree-text = L’écureuil le plus haut, puis le deuxième.
leaflet-highest = le plus haut
leaflet-second = deuxième
leaflet-acorns = Le reste
leaflet-acorns-text = 1 gland pour deux soleils ou cartes Feuille qui te restent. Un jeton de main vide en coûte 3.
leaflet-winter = À savoir
leaflet-winter-note = trois choses qui changent tout
leaflet-frost = La gelée
leaflet-frost-text = Quand la saison passe un flocon, chacun endort une espèce : toutes ses cartes vont dans la Tanière.
leaflet-reactions = Les réactions
leaflet-reactions-text = Quand quelqu’un pose une feuille, le plus gros champignon de chaque feuille qu’elle touche gagne un soleil.
leaflet-boost = Le boost
leaflet-boost-text = Deux cartes de la même espèce : un bébé de plus pousse sur la feuille posée.
leaflet-end = La fin
leaflet-end-text = L’hiver arrive au bout de la piste, ou quand trois tas sont vides. On finit le tour, une dernière gelée, et l’on compte.
leaflet-tie = À égalité
leaflet-tie-text = Le plus de soleils et de cartes Feuille ensemble ; sinon la victoire est partagée.
leaflet-alone = En solo
leaflet-alone-text = Bise, le vent du nord, joue contre toi : ses cartes disent quelle feuille elle pose et quelle couleur elle cherche. Fais mieux qu’elle.

## Ce qu’un conseil ou un bilan dit, là où le journal se tait

act-deck = { $you ->
    [yes] Tu pioches un animal.
   *[no] { $seat } pioche un animal.
}
act-place = { $you ->
    [yes] Tu poses une feuille, { $tile },
   *[no] { $seat } pose une feuille, { $tile },
} { $direction ->
    [e] à l’est
    [se] au sud-est
    [sw] au sud-ouest
    [w] à l’ouest
    [nw] au nord-ouest
   *[ne] au nord-est
} de la feuille { $leaf }. Actions gagnées : { $colours }.
act-draw = { $you ->
    [yes] Tu pioches une carte Feuille.
   *[no] { $seat } pioche une carte Feuille.
}
act-keep = { $you ->
    [yes] Tu gardes tes soleils : la saison n’avance pas.
   *[no] { $seat } garde ses soleils : la saison n’avance pas.
}
