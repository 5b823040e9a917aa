# Canopée, en français.

game-canopee = Canopée
game-canopee-tagline = Garder la pile, ou la passer à l’autre avec une carte de plus ?
name = Canopée
tagline = Garder la pile, ou la passer à l’autre avec une carte de plus ?
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cartes, dans une phrase

card-trunk0 = un tronc de 0
card-trunk1 = un tronc de 1
card-trunk2 = un tronc de 2
card-canopy0 = une canopée de 0
card-canopy1 = une canopée de 1
card-canopy2 = une canopée de 2
card-fern = une fougère
card-bromeliad = un bromélia
card-monstera = un monstera
card-mushroom = une collybie
card-vines = des lianes
card-orchid = une orchidée
card-pitcher = une sarracénie
card-seed = une graine
card-rain = une pluie
card-sun = un soleil
card-fire = un feu
card-disease = une maladie
card-blight = une dégénérescence
card-drought = une sécheresse
card-lightning = une foudre
card-boa-active = le boa émeraude
card-boa-breeding = les boas émeraude (couple)
card-frog-active = le dendrobate
card-frog-breeding = les dendrobates (couple)
card-ant-active = la fourmi coupeuse de feuilles
card-ant-breeding = les fourmis coupeuses de feuilles (couple)
card-kinkajou-active = le kinkajou
card-kinkajou-breeding = les kinkajous (couple)
card-sloth-active = le paresseux
card-sloth-breeding = les paresseux (couple)
card-toucan-active = le toucan
card-toucan-breeding = les toucans (couple)
card-spider-active = l’araignée Goliath
card-spider-breeding = les araignées Goliath (couple)
card-hoatzin-active = le hoatzin
card-hoatzin-breeding = les hoatzins (couple)
card-howler-active = le hurleur noir
card-howler-breeding = les hurleurs noirs (couple)
card-jaguar-active = le jaguar
card-jaguar-breeding = les jaguars (couple)
card-marmoset-active = le ouistiti pygmée
card-marmoset-breeding = les ouistitis pygmées (couple)
card-butterfly-active = le papillon amazonien
card-butterfly-breeding = les papillons amazoniens (couple)
card-tamarin-active = le tamarin lion
card-tamarin-breeding = les tamarins lions (couple)

## Cartes, sur leur face

name-trunk0 = Tronc
name-trunk1 = Tronc
name-trunk2 = Tronc
name-canopy0 = Canopée
name-canopy1 = Canopée
name-canopy2 = Canopée
name-fern = Fougère
name-bromeliad = Bromélia
name-monstera = Monstera
name-mushroom = Collybie
name-vines = Lianes
name-orchid = Orchidée
name-pitcher = Sarracénie
name-seed = Graine
name-rain = Pluie
name-sun = Soleil
name-fire = Feu
name-disease = Maladie
name-blight = Dégénérescence
name-drought = Sécheresse
name-lightning = Foudre
name-boa-active = Boa émeraude
name-boa-breeding = Boa émeraude, couple
name-frog-active = Dendrobate
name-frog-breeding = Dendrobate, couple
name-ant-active = Fourmi coupeuse de feuilles
name-ant-breeding = Fourmi coupeuse de feuilles, couple
name-kinkajou-active = Kinkajou
name-kinkajou-breeding = Kinkajou, couple
name-sloth-active = Paresseux
name-sloth-breeding = Paresseux, couple
name-toucan-active = Toucan
name-toucan-breeding = Toucan, couple
name-spider-active = Araignée Goliath
name-spider-breeding = Araignée Goliath, couple
name-hoatzin-active = Hoatzin
name-hoatzin-breeding = Hoatzin, couple
name-howler-active = Hurleur noir
name-howler-breeding = Hurleur noir, couple
name-jaguar-active = Jaguar
name-jaguar-breeding = Jaguar, couple
name-marmoset-active = Ouistiti pygmée
name-marmoset-breeding = Ouistiti pygmée, couple
name-butterfly-active = Papillon amazonien
name-butterfly-breeding = Papillon amazonien, couple
name-tamarin-active = Tamarin lion
name-tamarin-breeding = Tamarin lion, couple

## Ce que font les cartes

text-trunk = Commence un arbre ou en agrandit un qui n’a pas sa canopée.
text-canopy = Achève un arbre ; rapporte sa valeur pour chaque tronc. Sans arbre à achever, elle est perdue.
text-fern = 2 points chacune si leur nombre est impair, sinon rien.
text-bromeliad = Un : 2 points. Deux : 7 points. Trois ou plus : −3 en tout.
text-monstera = 8 points en tout à partir de trois.
text-mushroom = À ton tour, défausse-la avec une autre carte : pioche une carte, à ajouter ou à défausser.
text-vines = 1 point par arbre achevé de ta forêt.
text-orchid = Points : { $points }. Perdue si pluie et soleil diffèrent de deux ou plus.
text-pitcher = Cache dessous une carte prise dans une pile ; elle réapparaît à la fin de la saison.
text-seed = En fin de saison, garde une carte Germination par graine.
text-rain = Chaque paire de pluie et de soleil : 5 points.
text-sun = Chaque paire de pluie et de soleil : 5 points.
text-fire = Deux : tu perds 2 plantes. Trois ou plus : chacun en perd 1.
text-disease = Deux : tu perds 2 animaux. Trois ou plus : chacun en perd 1.
text-blight = En fin de saison, tu perds une plante de ton espèce la plus nombreuse.
text-drought = Défausse aussitôt une autre carte de ta forêt.
text-lightning = Toi et un adversaire piochez 2 cartes, ou en défaussez 2.
text-breeding = Points : { $low } ; { $high } avec l’animal actif de la même espèce.
text-boa = Une fois par saison, prends une carte d’une pile que tu passes.
text-frog = Une fois par saison, au début de ton tour, ajoute une carte à chaque pile.
text-ant = Une fois par saison, défausse une carte de ta forêt.
text-kinkajou = Quand tu pioches des cartes Germination, tu peux en garder une de plus.
text-sloth = Une fois par saison, toutes les piles passées, pioche 2 cartes au lieu d’une.
text-toucan = Une fois par saison, au début de ton tour, regarde une pile.
text-spider = Une fois par saison, remets à leur place, face cachée, les menaces d’une pile gardée.
text-hoatzin = Une fois par saison, glisse dessous des cartes d’une pile gardée ; révélées en fin de saison.
text-howler = Une fois par saison, défausse une pile que tu passes.
text-jaguar = À chaque fin de saison, un adversaire perd un animal au hasard.
text-marmoset = En fin de partie, 1 point par hauteur différente de tes arbres achevés.
text-butterfly = En fin de saison, défausse-le pour une plante d’une espèce que tu as déjà.
text-tamarin = Une fois par saison, en guise de tour, pioche { $cards } cartes ; ajoute celles que tu veux.
house-value = valeur maison

## Saisons changeantes

sign-prestige = Saison de la prestance
sign-prestige-text = L’arbre le plus haut prend aussi un animal à un adversaire.
sign-rains = Saison des pluies
sign-rains-text = Chaque pluie sans soleil rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
sign-sunshine = Saison ensoleillée
sign-sunshine-text = Chaque soleil sans pluie rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
sign-embers = Saison des braises
sign-embers-text = Même seul, un feu fait perdre { $value ->
    [one] { $value } plante
   *[other] { $value } plantes
}.
sign-fevers = Saison des fièvres
sign-fevers-text = Même seule, une maladie fait perdre { $value ->
    [one] { $value } animal
   *[other] { $value } animaux
}.
sign-sowing = Saison des semailles
sign-sowing-text = Chacun compte { $value ->
    [one] { $value } graine
   *[other] { $value } graines
} de plus.
sign-blooms = Saison des floraisons
sign-blooms-text = Fougère, bromélia et monstera réunis : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
sign-giants = Saison des géants
sign-giants-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
} par arbre d’au moins trois troncs compté cette saison.
sign-groves = Saison des bosquets
sign-groves-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
} par arbre compté cette saison.
sign-migrations = Saison des migrations
sign-migrations-text = { $value ->
    [one] { $value } point
   *[other] { $value } points
} par animal arrivé cette saison.
sign-arid = Saison aride
sign-arid-text = Une sécheresse fait défausser { $value } cartes.

## Les six étapes de la fin de saison

step-1 = Faune
step-2 = Graines
step-3 = Menaces
step-4 = Arbres
step-5 = Plantes et météo
step-6 = Régénération

## Options

option-cards = Cartes
option-cards-help = Les cartes qui composent la pioche. À quatre, tous les animaux en sont.
option-cards-base = De base
option-cards-flora = Plantes et menaces avancées
option-cards-wildlife = Faune avancée
option-cards-all = Tout avancé
option-cards-mixed-6 = Six espèces, plantes et menaces avancées
option-cards-mixed-7 = Sept espèces, plantes et menaces avancées
option-species = Espèces
option-species-help = À six ou sept espèces : choisis-les ici. Celles que tu ne choisis pas sont tirées au sort.
option-species-drawn = Tirées au sort
option-species-boa = { face-boa }
option-species-frog = { face-frog }
option-species-ant = { face-ant }
option-species-kinkajou = { face-kinkajou }
option-species-sloth = { face-sloth }
option-species-toucan = { face-toucan }
option-species-spider = { face-spider }
option-species-hoatzin = { face-hoatzin }
option-species-howler = { face-howler }
option-species-jaguar = { face-jaguar }
option-species-marmoset = { face-marmoset }
option-species-butterfly = { face-butterfly }
option-species-tamarin = { face-tamarin }
option-first = Premier joueur
option-first-help = Selon le livret commence qui a arrosé une plante le plus récemment : qu’il prenne la première place, ou que le hasard décide. En solo, tu commences toujours.
option-first-drawn = Tiré au sort
option-first-first-seat = La première place
option-seasons = Saisons
option-seasons-help = Changeantes, chaque saison révèle une carte qui change une règle. Pas en solo.
option-seasons-fixed = Toujours les mêmes
option-seasons-changing = Changeantes
option-spirit = Esprit de la forêt
option-spirit-help = En solo : à qui va un tronc de plus au départ.
option-spirit-normal = Normal
option-spirit-easier = Plus clément
option-spirit-harder = Plus redoutable
option-deck = Durée
option-deck-help = Neuf cartes de la dernière saison : un avant-goût, et assez petit pour qu’un ordinateur le résolve. Pas en solo, ni avec les saisons changeantes.
option-deck-whole = Partie entière
option-deck-nine = Neuf cartes

## À qui de jouer

spirit = l’Esprit de la forêt
phase = Saison { $season } sur { $seasons }
prompt-start = { $you ->
    [yes] À toi, { $seat } : utilise un animal, ou va voir les piles.
   *[no] { $seat } commence son tour.
}
prompt-start-hint = Ces animaux ne servent qu’avant de regarder la première pile.
prompt-choose = { $you ->
    [yes] { $cards ->
        [one] Pile { $pile }, une carte : la gardes-tu ?
       *[other] Pile { $pile }, { $cards } cartes : les gardes-tu ?
    }
   *[no] { $seat } regarde une pile.
}
prompt-choose-hint = Gardée, elle entre tout entière dans ta forêt. Passée, elle reçoit une carte de plus.
prompt-blind = { $you ->
    [yes] Toutes les piles sont passées : pioche à l’aveugle.
   *[no] { $seat } pioche à l’aveugle.
}
prompt-blind-hint = Le paresseux permet d’en piocher deux.
prompt-place = { $you ->
    [yes] Ajoute tes cartes dans l’ordre de ton choix.
   *[no] { $seat } place ses cartes.
}
prompt-place-hint = { $cards ->
    [one] Encore une carte.
   *[other] Encore { $cards } cartes.
}
prompt-sift = { $you ->
    [yes] Ajoute ou défausse ce que tu as pioché.
   *[no] { $seat } trie ses cartes.
}
prompt-sift-hint = { $cards ->
    [one] Encore une carte.
   *[other] Encore { $cards } cartes.
}
prompt-grow = { $you ->
    [yes] Où fais-tu pousser { $card } ?
   *[no] { $seat } place { $card }.
}
prompt-grow-hint = Un nouvel arbre, ou un arbre sans canopée.
prompt-crown = { $you ->
    [yes] Quel arbre achèves-tu avec { $card } ?
   *[no] { $seat } place { $card }.
}
prompt-crown-hint = Elle rapportera sa valeur pour chaque tronc de cet arbre.
prompt-discard-drought = { $you ->
    [yes] Sécheresse{ $count ->
        [one] { "" }
       *[other] , { $number } sur { $count }
    } : défausse une carte de ta forêt.
   *[no] { $seat } défausse une carte.
}
prompt-discard-drought-hint = Tout sauf les arbres déjà comptés.
prompt-discard-ant = { $you ->
    [yes] La fourmi emporte une carte de ta forêt : laquelle ?
   *[no] { $seat } défausse une carte.
}
prompt-discard-ant-hint = Tout sauf les arbres déjà comptés.
prompt-discard-mushroom = { $you ->
    [yes] Défausse une autre carte avec la collybie.
   *[no] { $seat } défausse une carte.
}
prompt-discard-mushroom-hint = Tu piocheras ensuite une carte.
prompt-discard-lightning = { $you ->
    [yes] Foudre{ $count ->
        [one] { "" }
       *[other] , { $number } sur { $count }
    } : défausse une carte de ta forêt.
   *[no] { $seat } défausse une carte.
}
prompt-discard-lightning-hint = Tout sauf les arbres déjà comptés.
prompt-fell = { $you ->
    [yes] De quel arbre retires-tu { $card } ?
   *[no] { $seat } choisit un arbre.
}
prompt-fell-hint = Un arbre qui perd sa canopée peut à nouveau grandir.
prompt-burn = { $you ->
    [yes] Le feu prend{ $count ->
        [one] { "" }
       *[other] , { $number } sur { $count }
    } : défausse une plante.
   *[no] { $seat } perd une plante.
}
prompt-burn-hint = Troncs et canopées ne brûlent pas.
prompt-sicken = { $you ->
    [yes] La maladie frappe{ $count ->
        [one] { "" }
       *[other] , { $number } sur { $count }
    } : défausse un animal.
   *[no] { $seat } perd un animal.
}
prompt-sicken-hint = Actif ou en couple, à toi de choisir.
prompt-blight = { $you ->
    [yes] Dégénérescence{ $count ->
        [one] { "" }
       *[other] , { $number } sur { $count }
    } : défausse une plante de ton espèce la plus nombreuse.
   *[no] { $seat } perd une plante.
}
prompt-blight-hint = À égalité, tu choisis l’espèce.
prompt-strike = { $you ->
    [yes] Foudre : piocher deux cartes chacun, ou en défausser deux ?
   *[no] { $seat } décide de la foudre.
}
prompt-strike-hint = Ton adversaire fera comme toi.
prompt-aim-lightning = { $you ->
    [yes] Qui la foudre touche-t-elle avec toi ?
   *[no] { $seat } choisit un adversaire.
}
prompt-aim-lightning-hint = Cette personne fera comme toi.
prompt-aim-jaguar = { $you ->
    [yes] Chez qui chasse ton jaguar ?
   *[no] { $seat } choisit une proie.
}
prompt-aim-jaguar-hint = Un animal y est perdu, tiré au hasard.
prompt-wake = { $you ->
    [yes] La saison s’achève : utilises-tu un animal ?
   *[no] { $seat } peut utiliser un animal.
}
prompt-wake-hint = Après cela viennent les graines.
prompt-sow = { $you ->
    [yes] { $left ->
        [one] Garde une carte Germination, si tu veux.
       *[other] Garde jusqu’à { $left } cartes Germination.
    }
   *[no] { $seat } choisit des cartes Germination.
}
prompt-sow-hint = Les autres retournent sous la pioche Germination.
prompt-take = { $you ->
    [yes] Ton arbre est le plus haut : prends un animal à un adversaire.
   *[no] { $seat } prend un animal.
}
prompt-take-hint = Pas celui qu’on vient de te prendre.
prompt-wait = C’est à { $seat }.
prompt-wait-hint = De quoi regarder pousser les forêts.
prompt-over = La plus belle forêt : { $winner_seat }.
prompt-over-hint = Touche une forêt pour voir ses points.
prompt-over-victory = Tu surpasses l’Esprit de la forêt : { $points } contre { $rival }.
prompt-over-victory-hint = La forêt t’en sait gré.
prompt-over-defeat = L’Esprit de la forêt l’emporte : { $rival } contre { $points }.
prompt-over-defeat-hint = Il reviendra à la prochaine saison.
level-victory = Esprit vaincu

## Refus

refusal-not-now = Ce n’est pas ce qui est demandé maintenant.
refusal-last-pile = La pioche est vide et c’est ta dernière pile : il faut la prendre.
refusal-not-in-pile = Pas dans cette pile : { $card }.
refusal-empty-pile = La pile { $pile } est vide.
refusal-no-animal = Tu n’as pas { $animal }.
refusal-animal-used = A déjà servi cette saison : { $animal }.
refusal-animal-fresh = Vient d’arriver et ne sert qu’au tour suivant : { $animal }.
refusal-empty-deck = La pioche est vide.
refusal-not-in-hand = Pas parmi les cartes à placer : { $card }.
refusal-no-pitcher = Tu n’as pas cette sarracénie.
refusal-no-mushroom = Tu n’as pas de collybie.
refusal-nothing-to-discard = Tu n’as pas d’autre carte à défausser.
refusal-not-an-open-tree = L’arbre { $tree } n’attend ni tronc ni canopée.
refusal-not-in-forest = Pas dans ta forêt, ou dans un arbre déjà compté : { $card }.
refusal-not-in-tree = L’arbre { $tree } n’a pas cette carte, ou a déjà été compté.
refusal-not-flora = Ce n’est pas une plante : { $card }.
refusal-not-wildlife = Ce n’est pas un animal : { $card }.
refusal-not-the-most = À l’abri, car tu as plus d’une autre espèce : { $card }.
refusal-no-rival = Choisis quelqu’un d’autre à la table.
refusal-no-prey = Il n’y a pas d’animal dans cette forêt.
refusal-no-such-plant = Il t’en faut déjà dans ta forêt : { $card }.
refusal-not-drawn = Pas parmi les cartes Germination piochées : { $card }.
refusal-not-a-rivals = Personne d’autre n’a cet animal : { $card }.
refusal-just-taken = On vient de te le prendre : { $card }.
refusal-not-your-turn = Seulement pendant ton tour.

## Journal

log-season = Saison { $season } : { $first_you ->
    [yes] tu commences
   *[no] { $first_seat } commence
}. { $cards } cartes dans la pioche.
log-sign = La saison change : { $sign }.
log-look = { $you ->
    [yes] Tu regardes la pile { $pile } ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    }).
   *[no] { $seat } regarde la pile { $pile } ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    }).
}
log-keep = { $you ->
    [yes] Tu gardes la pile { $pile } ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    }).
   *[no] { $seat } garde la pile { $pile } ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    }).
}
log-pass = { $you ->
    [yes] Tu passes la pile { $pile }.
   *[no] { $seat } passe la pile { $pile }.
}
log-use = { $you ->
    [yes] Tu utilises { $card }.
   *[no] { $seat } utilise { $card }.
}
log-sweep = { $you ->
    [yes] Tu défausses la pile { $pile } : { $cards }.
   *[no] { $seat } défausse la pile { $pile } : { $cards }.
}
log-peek = { $you ->
    [yes] Le toucan te montre la pile { $pile } : { $cards }.
   *[no] Le toucan montre la pile { $pile } à { $seat }.
}
log-draw = { $you ->
    [yes] Tu pioches { $cards }.
   *[no] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
log-place = { $you ->
    [yes] Tu ajoutes { $card }.
   *[no] { $seat } ajoute { $card }.
}
log-spirit-place = L’Esprit ajoute { $card }.
log-waste = { $you ->
    [yes] Sans arbre à achever, tu perds { $card }.
   *[no] Sans arbre à achever, { $seat } perd { $card }.
}
log-spirit-waste = Sans arbre à achever, l’Esprit perd { $card }.
log-drought = { $you ->
    [yes] La sécheresse frappe ta forêt.
   *[no] La sécheresse frappe la forêt de { $seat }.
}
log-spirit-drought = La sécheresse frappe l’Esprit.
log-lightning = { $you ->
    [yes] La foudre tombe chez toi.
   *[no] La foudre tombe chez { $seat }.
}
log-sprout = { $you ->
    [yes] Tu commences un arbre avec { $card }.
   *[no] { $seat } commence un arbre avec { $card }.
}
log-spirit-sprout = L’Esprit commence un arbre avec { $card }.
log-grow = { $you ->
    [yes] Ton arbre { $tree } grandit avec { $card } : hauteur { $height }.
   *[no] L’arbre { $tree } de { $seat } grandit avec { $card } : hauteur { $height }.
}
log-spirit-grow = L’arbre { $tree } de l’Esprit grandit avec { $card } : hauteur { $height }.
log-crown = { $you ->
    [yes] Tu achèves ton arbre { $tree } avec { $card }.
   *[no] { $seat } achève son arbre { $tree } avec { $card }.
}
log-spirit-crown = L’Esprit achève son arbre { $tree } avec { $card }.
log-discard = { $you ->
    [yes] Tu défausses { $card }.
   *[no] { $seat } défausse { $card }.
}
log-spirit-discard = L’Esprit défausse { $card }.
log-fell = { $you ->
    [yes] Ton arbre { $tree } perd { $card }.
   *[no] L’arbre { $tree } de { $seat } perd { $card }.
}
log-spirit-fell = L’arbre { $tree } de l’Esprit perd { $card }.
log-uncover = { $you ->
    [yes] Ta sarracénie rend { $cards }.
   *[no] La sarracénie de { $seat } rend { $cards }.
}
log-unveil = { $you ->
    [yes] Ton hoatzin dévoile { $cards }.
   *[no] Le hoatzin de { $seat } dévoile { $cards }.
}
log-hide = { $you ->
    [yes] Tu caches { $card } sous ta sarracénie.
   *[no] { $seat } cache une carte sous sa sarracénie.
}
log-tuck = { $you ->
    [yes] Tu glisses { $card } sous ton hoatzin.
   *[no] { $seat } glisse une carte sous son hoatzin.
}
log-return = { $you ->
    [yes] Tu remets { $card } sur la pile, face cachée.
   *[no] { $seat } remet une menace sur la pile, face cachée.
}
log-spurn = { $you ->
    [yes] Tu écartes { $card }.
   *[no] { $seat } écarte { $card }.
}
strike-draw = deux cartes piochées chacun
strike-discard = deux cartes défaussées chacun
log-strike = { $you ->
    [yes] La foudre : toi et { $rival_seat }, { $effect }.
   *[no] La foudre : { $seat } et { $rival_you ->
        [yes] toi
       *[no] { $rival_seat }
    }, { $effect }.
}
log-leftover = Personne ne peut plus prendre cette pile : { $cards }.
log-season-end = La saison { $season } s’achève.
log-step = Étape { $step } : { $name }.
log-bloom = { $you ->
    [yes] Ton papillon devient { $card }.
   *[no] Le papillon de { $seat } devient { $card }.
}
log-pounce = { $you ->
    [yes] Ton jaguar chasse.
   *[no] Le jaguar de { $seat } chasse.
}
log-germinate = { $you ->
    [yes] Tes graines germent : { $cards }. Tu peux en garder { $keep ->
        [one] une
       *[other] { $keep }
    }.
   *[no] Les graines de { $seat } germent : { $cards }. { $keep ->
        [one] Une carte au plus en sera gardée.
       *[other] { $keep } cartes au plus en seront gardées.
    }
}
log-spirit-germinate = Les graines de l’Esprit germent : { $cards }. Il peut en garder { $keep ->
        [one] une
       *[other] { $keep }
    }.
log-sow = { $you ->
    [yes] Tu gardes { $card }.
   *[no] { $seat } garde { $card }.
}
log-spirit-sow = L’Esprit garde { $card }.
log-put-back = { $you ->
    [yes] Tu remets { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous la pioche Germination.
   *[no] { $seat } remet { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous la pioche Germination.
}
log-spirit-put-back = L’Esprit remet { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous la pioche Germination.
log-fire-spreads = { $you ->
    [yes] { $count } feux chez toi : l’incendie se propage à tous.
   *[no] { $count } feux chez { $seat } : l’incendie se propage à tous.
}
log-spirit-fire-spreads = { $count } feux chez l’Esprit : l’incendie se propage à tous.
log-fire-strikes = { $you ->
    [yes] { $count ->
        [one] Un feu chez toi : une plante brûle.
       *[other] { $count } feux chez toi : tes plantes brûlent.
    }
   *[no] { $count ->
        [one] Un feu chez { $seat } : une plante brûle.
       *[other] { $count } feux chez { $seat } : ses plantes brûlent.
    }
}
log-spirit-fire-strikes = { $count } feux chez l’Esprit : ses plantes brûlent.
log-disease-spreads = { $you ->
    [yes] { $count } maladies chez toi : le mal se répand partout.
   *[no] { $count } maladies chez { $seat } : le mal se répand partout.
}
log-spirit-disease-spreads = { $count } maladies chez l’Esprit : le mal se répand partout.
log-disease-strikes = { $you ->
    [yes] { $count ->
        [one] Une maladie chez toi : un animal en souffre.
       *[other] { $count } maladies chez toi : tes animaux en souffrent.
    }
   *[no] { $count ->
        [one] Une maladie chez { $seat } : un animal en souffre.
       *[other] { $count } maladies chez { $seat } : ses animaux en souffrent.
    }
}
log-spirit-disease-strikes = { $count } maladies chez l’Esprit : ses animaux en souffrent.
log-tree = { $you ->
    [yes] Ton arbre { $tree }, hauteur { $height } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] L’arbre { $tree } de { $seat }, hauteur { $height } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-tree = L’arbre { $tree } de l’Esprit, hauteur { $height } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-sign-points = { $you ->
    [yes] La saison te rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] La saison rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $seat }.
}
log-tallest = { $you ->
    [yes] Arbre le plus haut (hauteur { $height }) : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Arbre le plus haut (hauteur { $height }) : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-tallest = Arbre le plus haut (hauteur { $height }) : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-take = { $you ->
    [yes] Tu prends { $card } à { $from_seat }.
   *[no] { $seat } { $from_you ->
        [yes] te prend { $card }
       *[no] prend { $card } à { $from_seat }
    }.
}
log-plants = { $you ->
    [yes] Plantes : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Plantes : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-plants = Plantes : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-weather = { $you ->
    [yes] Météo : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Météo : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-weather = Météo : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-wildlife = { $you ->
    [yes] Faune : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Faune : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-wildlife = Faune : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-largest = { $you ->
    [yes] Forêt la plus luxuriante : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Forêt la plus luxuriante : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-largest = Forêt la plus luxuriante : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-score = { $you ->
    [yes] Total : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Total : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-score = Total : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-spirit-threats = L’Esprit a plus de menaces que toi : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-face-up = Pile { $pile } : { $card } est à découvert.
log-spirit-keep = L’Esprit prend la pile { $pile }, { $why } : { $cards }.
spirit-why-only = la seule qui reste
spirit-why-hidden = celle qui a le plus de cartes cachées
spirit-why-open = celle qui a le moins de cartes visibles
spirit-why-first = la plus à gauche des piles égales
log-spirit-extra = Une menace cachée : une carte de plus sur la pile 3.
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
log-solo-victory = Tu surpasses l’Esprit de la forêt avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-solo-defeat = L’Esprit de la forêt l’emporte ; tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Décompte

score-trees = Arbres
score-tallest = Arbre le plus haut
score-plants = Plantes
score-weather = Météo
score-season = Saisons
score-threats = Menaces
score-wildlife = Faune
score-largest = Forêt la plus luxuriante

## Cartes, en court

face-trunk = Tronc
face-canopy = Canopée
face-fern = Fougère
face-bromeliad = Bromélia
face-monstera = Monstera
face-mushroom = Collybie
face-vines = Lianes
face-orchid = Orchidée
face-pitcher = Sarracénie
face-seed = Graine
face-rain = Pluie
face-sun = Soleil
face-fire = Feu
face-disease = Maladie
face-blight = Dégénér.
face-drought = Sécheresse
face-lightning = Foudre
face-boa = Boa
face-frog = Dendrobate
face-ant = Fourmi
face-kinkajou = Kinkajou
face-sloth = Paresseux
face-toucan = Toucan
face-spider = Araignée
face-hoatzin = Hoatzin
face-howler = Hurleur
face-jaguar = Jaguar
face-marmoset = Ouistiti
face-butterfly = Papillon
face-tamarin = Tamarin
name-valued = { $name } de { $value }
counted = { $name } × { $count }
house-why = La carte imprimée n’a pu être lue : ce nombre est le nôtre.

## Le milieu de la table

middle = Pioche et piles
deck = pioche de saison
deck-label = Pioche de saison : { $cards ->
    [0] vide.
    [one] une carte.
   *[other] { $cards } cartes.
} { $seasons ->
    [0] C’est la dernière saison.
   *[other] Saisons suivantes : { $later } cartes.
}
pile = Pile { $pile }
pile-left = à gauche
pile-centre = au centre
pile-right = à droite
pile-label = Pile { $pile }, { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}.{ $knows ->
    [0] { "" }
   *[other] { " " }Tu sais qu’il s’y trouve { $known }.
}
pile-cards = { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
pile-lift = lève-la
pile-in-hand = en main
pile-looked = chez { $seat }
pile-passed = { $cards ->
    [0] vide
    [one] passée, 1 carte
   *[other] passée, { $cards } cartes
}
pile-next = { $cards ->
    [0] vide
    [one] ensuite, 1 carte
   *[other] ensuite, { $cards } cartes
}
recall = Ce que tu sais de la pile { $pile }
recall-others = { $count ->
    [one] Et une carte que tu n’as pas vue.
   *[other] Et { $count } cartes que tu n’as pas vues.
}
look-above = Plus haut
look-below = Plus bas
pile-peek = regarder
pile-far = Pile entre { $first_seat } et { $second_seat } : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}.
calm = Les piles attendent.
calm-ending = La saison s’achève.
held-pile = Pile { $pile }, en main
held-secret = personne d’autre ne les voit
held-place = À ajouter, dans l’ordre de ton choix
held-sift = À ajouter ou à défausser
held-discard = Ce que tu peux défausser
held-take = Les animaux à prendre
held-bloom = Le papillon devient…
held-grow = Ce tronc cherche sa place
held-crown = Cette canopée cherche son arbre
held-fell = Cette carte quitte un arbre
held-peek = Le toucan t’a montré la pile { $pile }
held-now = cherche sa place
held-germination = Germination : { $you ->
    [yes] à toi de choisir
   *[no] { $seat } choisit
}
held-other = { $seat } place ces cartes
do-place = ajouter
do-spurn = défausser
do-hide = cacher
do-hide-at = cacher, { $pitcher ->
    [1] 1re
   *[other] 2e
}
do-tuck = glisser dessous
do-return = remettre
do-snatch = prendre
do-discard = défausser
do-sow = garder
do-take = prendre
do-bloom = faire éclore

## Forêts

forest-own = Ta forêt
forest = Forêt de { $seat }
forest-named = Forêt : { $name }
spirit-name = Esprit de la forêt
owner = { $name } ; points comptés : { $points }, attendus si tout finissait ainsi : { $running } ; arbres achevés : { $trees }. Voir toute la forêt.
trees = Arbres
trees-none = Pas encore d’arbre.
trees-told = { $trees ->
    [0] Aucun arbre achevé
    [one] Un arbre achevé
   *[other] { $trees } arbres achevés
} ; le plus haut : { $tallest }.
tree-open = Arbre { $tree }, troncs { $trunks }, sans canopée
tree-closed = Arbre { $tree }, troncs { $trunks }, canopée de { $canopy } ; points : { $points }
tree-scored = Arbre { $tree }, hauteur { $height }, déjà compté ; points : { $points }
tree-new = Un nouvel arbre
plate-open = haut de { $height }
plate-closed = achevé
plate-scored = compté
plate-new = nouvel arbre
plant-next = { $more ->
    [one] 1 de plus
   *[other] { $count } en tout
} : { $points }
plant-same = 1 de plus : pareil
plant-hides = cache { $cards }
plant-label = { $name } × { $count } ; points : { $points } ; { $hint }
weather = Météo
weather-label = Météo : pluies { $rain }, soleils { $sun }, points { $points }
weather-told = Pluie × { $rain }, soleil × { $sun }
weather-pairs = { $pairs ->
    [0] aucune paire
    [one] une paire
   *[other] { $pairs } paires
}
weather-rain-alone = { $left ->
    [one] une pluie sans soleil
   *[other] { $left } pluies sans soleil
}
weather-sun-alone = { $left ->
    [one] un soleil sans pluie
   *[other] { $left } soleils sans pluie
}
seed-label = { $seeds ->
    [one] Une graine
   *[other] { $seeds } graines
} : germera en fin de saison
seed-words = { $seeds ->
    [one] germera : 1 carte
   *[other] germeront : { $seeds } cartes
}
threat-label = { $name } × { $count } : { $effect }
threat-fire-none = à deux : 2 plantes brûlent
threat-fire-own = { $losses ->
    [one] une plante brûlera
   *[other] { $losses } plantes brûleront
}
threat-fire-spread = chacun perdra une plante
threat-disease-none = à deux : 2 animaux perdus
threat-disease-own = { $losses ->
    [one] un animal sera perdu
   *[other] { $losses } animaux seront perdus
}
threat-disease-spread = chacun perdra un animal
threat-other-none = sans effet
threat-other-own = { $losses ->
    [one] perte : une plante
   *[other] pertes : { $losses } plantes
}
threat-other-spread = chacun y perd
chip-label = { $name } × { $count } : { $value }
hidden-cards = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
hidden-told = dessous : { $cards }
animal-label = { $name }, points : { $points }
pair-complete = couple réuni
pair-waits = { $high } avec l’actif
sheet-total = Compté à ce jour
sheet-running = Attendu, si tout finissait ainsi
standing = { $trees ->
    [0] aucun arbre
    [one] 1 arbre
   *[other] { $trees } arbres
} · { $animals ->
    [0] aucun animal
    [one] 1 animal
   *[other] { $animals } animaux
}

## Capacités

ability-of-boa = Prendre une carte
ability-of-frog = Nourrir les piles
ability-of-ant = Défausser une carte
ability-of-kinkajou = Une germination de plus
ability-of-sloth = Piocher deux cartes
ability-of-toucan = Regarder une pile
ability-of-spider = Remettre les menaces
ability-of-hoatzin = Glisser dessous
ability-of-howler = Défausser la pile
ability-of-jaguar = Chasser
ability-of-marmoset = Compter les hauteurs
ability-of-butterfly = Devenir une plante
ability-of-tamarin = Fouiller la pioche
ability-of-mushroom = Échanger une carte
ability-of-pitcher = Cacher une carte
when-boa = quand tu passes une pile
when-frog = au début de ton tour
when-ant = pendant ton tour
when-kinkajou = de lui-même, aux graines
when-sloth = toutes piles passées
when-toucan = au début de ton tour
when-spider = quand tu gardes une pile
when-hoatzin = quand tu gardes une pile
when-howler = quand tu passes une pile
when-jaguar = de lui-même, en fin de saison
when-marmoset = de lui-même, à la fin
when-butterfly = en fin de saison
when-tamarin = au début de ton tour
when-mushroom = pendant ton tour
when-pitcher = en ajoutant une pile
ability-ready = prêt
ability-used = déjà utilisé cette saison
ability-fresh = vient d’arriver
ability-passive = agit de lui-même
ability-asleep = ne sert pas à l’Esprit
ability-aimed = choisis la cible
ability-prepared = à confirmer
ability-animal-used = déjà utilisé cette saison
ability-animal-fresh = vient d’arriver
ability-empty-deck = la pioche est vide
ability-last-pile = dernière pile, à prendre
ability-nothing-to-discard = rien d’autre à défausser
ability-not-your-turn = pendant ton tour seulement
aim-snatch = Boa : quelle carte prends-tu avant de passer la pile ?
aim-peek = Toucan : quelle pile regardes-tu ?
aim-tuck = Hoatzin : quelles cartes glisses-tu dessous ?
aim-return = Araignée : quelles menaces remets-tu à leur place ?
aim-bloom = Papillon : quelle plante devient-il ?
aim-hide = Sarracénie : quelle carte caches-tu dessous ?
aim-cancel = Laisser

## Choix

lift = Lever la pile { $pile }
lift-hint = Lève-la d’abord, en la touchant ou en la tirant vers le haut : personne d’autre ne verra ses cartes.
keep = Garder
keep-nothing = Tes points ne changent pas
pass = Passer
pass-why = une carte s’y ajoute, et tu vas plus loin
pass-why-empty = la pioche est vide : rien ne s’ajoute
look = Voir les piles
draw = Piocher à l’aveugle
doze = Le paresseux : en piocher deux
confirm = Confirmer
done-wake = Aucun animal
done-sow = Rien de plus
strike-draw-title = Piocher
strike-discard-title = Défausser
part = { $line } { $gain }
part-threat = { $kind } : { $effect }
part-wasted = { $card } sans arbre : perdue
part-next = { $kind }, { $next }
note-wasted = perdue : pas d’arbre
note-drought = prend une carte
note-lightning = frappe aussitôt
note-seed = germera
key-lift = M
key-lift-does = lever la pile, ou la reposer
key-keep = K
key-keep-does = garder la pile
key-pass = P
key-pass-does = passer la pile

## Fin de saison, pas à pas

phase-deck = Saison { $season } sur { $seasons } · { $deck ->
    [0] pioche vide
    [one] une carte
   *[other] { $deck } cartes
}
phase-ending = Saison { $season } sur { $seasons } · fin, étape { $step }
season-end = Fin de saison
ending = Fin de la saison { $season }
ending-again = Revoir la saison { $season }
ending-back = Étape précédente
ending-next = Étape suivante
ending-close = Fermer
step-1-text = Les animaux qui agissent en fin de saison.
step-2-text = Qui a des graines pioche des cartes Germination et en garde.
step-3-text = Feu, maladie et dégénérescence prennent leur part.
step-4-text = Les arbres achevés sont comptés ; le plus haut gagne un prix.
step-5-text = Plantes, pluie et soleil sont comptés.
step-6-text = Tout quitte le sol, sauf les arbres et les animaux.
step-final = Décompte final
step-final-text = Les animaux et la forêt la plus luxuriante.
step-nothing = Rien ne se passe.
tallest-award = le plus haut : { $points }
points-title = Points
points-counted = comptés
points-expected = attendus
points-both = en tout
season-card = Cette saison
facts = Sur la table
germination = Cartes Germination : { $cards }
largest-award = Forêt la plus luxuriante : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
later-decks = Saisons suivantes : { $decks } cartes
hint = Tu as vu { $cards } : { $places }.
hint-pile = dans la pile { $pile }
hint-hand = dans une main
hint-hoatzin = sous un hoatzin
hint-pitcher = sous une sarracénie

## La table en mots, pour un terminal

card-unknown = une carte cachée
table-season = Saison { $season } sur { $seasons }, { $deck ->
    [0] la pioche est vide.
    [one] une carte à piocher.
   *[other] { $deck } cartes à piocher.
}
table-sign = { $sign }.
table-pile = Pile { $pile } : { $count ->
    [0] vide.
   *[other] { $cards }.
}
table-pile-far = Pile entre { $first_seat } et { $second_seat } : { $count ->
    [0] vide.
   *[other] { $cards }.
}
table-forest = { $seat } ; points : { $points } (attendus : { $running }), arbres achevés : { $trees }. { $count ->
    [0] Rien d’autre.
   *[other] Et { $cards }.
}
table-spirit = L’Esprit ; points : { $points } (attendus : { $running }), arbres achevés : { $trees }. { $count ->
    [0] Rien d’autre.
   *[other] Et { $cards }.
}
table-hand = { $you ->
    [yes] À placer : { $cards }.
   *[no] { $seat } place : { $cards }.
}

## Les règles sur une page

leaflet-aim = En trois saisons, fais pousser la forêt qui vaut le plus : de grands arbres, des plantes en bon nombre, la pluie avec le soleil, des animaux en couple.
leaflet-credits = Un jeu de Tim Eisner, illustré par Vincent Dutrait. Les points des animaux sont des valeurs maison.
leaflet-turn = Un tour, en images
leaflet-turn-note = Une saison commence avec trois piles, d’une, deux et trois cartes.
leaflet-look = Regarde la première pile sans la montrer.
leaflet-keep = Garde-la : toutes ses cartes vont dans ta forêt. Une carte de la pioche la remplace.
leaflet-pass = Ou passe : elle reçoit une carte de plus, et tu regardes la pile suivante.
leaflet-blind = Tout passé ? Prends la première carte de la pioche.
leaflet-scoring = Ce que rapporte ta forêt
leaflet-scoring-note = à la fin de chaque saison
leaflet-trees = Arbres
leaflet-trees-text = Un tronc commence un arbre ou fait grandir un arbre ouvert. Une canopée l’achève : elle compte une fois par tronc.
leaflet-trees-sum = Par exemple :
leaflet-tallest = Le plus haut arbre achevé de la table, s’il n’a encore rien gagné ainsi :
leaflet-season-number = saison { $season }
leaflet-ferns = Fougères
leaflet-ferns-text = 2 points chacune, si leur nombre est impair.
leaflet-bromeliads = Bromélias
leaflet-bromeliads-text = Un ou deux, pas davantage.
leaflet-monsteras = Monsteras
leaflet-monsteras-text = 8 points en tout à partir de trois.
leaflet-weather = Météo
leaflet-weather-text = Chaque pluie avec un soleil.
leaflet-seeds = Graines
leaflet-seeds-text = En fin de saison, pioche 3 cartes Germination, plus une par feu. Garde-en une par graine.
leaflet-animals = Animaux
leaflet-animals-text = Un pouvoir par saison, des points à la fin, plus en couple.
leaflet-threats = Les menaces
leaflet-threats-note = elles restent jusqu’à la fin de la saison
leaflet-fire = Un : rien. Deux : tu perds deux plantes. Trois et plus : chacun en perd une.
leaflet-disease = Une : rien. Deux : tu perds deux animaux. Trois et plus : chacun en perd un.
leaflet-drought = Aussitôt, défausse une autre carte de ta forêt.
leaflet-season-end = La fin de saison
leaflet-season-end-note = quand pioche et piles sont vides ; chaque étape est faite par tous
leaflet-wildlife = Pouvoirs de fin de saison
leaflet-seeds-step = Les graines germent
leaflet-threats-step = Feu, maladie
leaflet-trees-step = Arbres achevés, le plus haut
leaflet-plants-step = Plantes et météo
leaflet-regeneration = Arbres et animaux restent
leaflet-end = La fin
leaflet-end-text = Après la dernière saison, compte tes animaux. Qui a le plus d’arbres achevés gagne encore 10 points. À égalité, le plus d’animaux.
leaflet-three = À trois ou quatre
leaflet-three-text = Deux saisons. Une pile entre deux voisins, une au centre, de deux cartes.
leaflet-alone = En solo
leaflet-alone-text = Tu affrontes l’Esprit de la forêt, qui prend la pile où il y a le plus de cartes cachées. Fais plus de points que lui.

## Pourquoi, dans un conseil : ce qu’un coup change en moyenne dans les mondes imaginés

because-ferns = fougères
because-bromeliads = bromélias
because-monsteras = monsteras
because-fires-own-more = environ { $amount ->
    [one] { $amount } feu
   *[other] { $amount } feux
} de plus chez toi
because-fires-own-less = environ { $amount ->
    [one] { $amount } feu
   *[other] { $amount } feux
} de moins chez toi
because-fires-other-more = environ { $amount ->
    [one] { $amount } feu
   *[other] { $amount } feux
} de plus chez { $name }
because-fires-other-less = environ { $amount ->
    [one] { $amount } feu
   *[other] { $amount } feux
} de moins chez { $name }
because-fires-own-more-often = plus souvent un feu chez toi (+{ $percent } %)
because-fires-own-less-often = moins souvent un feu chez toi (−{ $percent } %)
because-fires-other-more-often = plus souvent un feu chez { $name } (+{ $percent } %)
because-fires-other-less-often = moins souvent un feu chez { $name } (−{ $percent } %)
because-diseases-own-more = environ { $amount ->
    [one] { $amount } maladie
   *[other] { $amount } maladies
} de plus chez toi
because-diseases-own-less = environ { $amount ->
    [one] { $amount } maladie
   *[other] { $amount } maladies
} de moins chez toi
because-diseases-other-more = environ { $amount ->
    [one] { $amount } maladie
   *[other] { $amount } maladies
} de plus chez { $name }
because-diseases-other-less = environ { $amount ->
    [one] { $amount } maladie
   *[other] { $amount } maladies
} de moins chez { $name }
because-diseases-own-more-often = plus souvent une maladie chez toi (+{ $percent } %)
because-diseases-own-less-often = moins souvent une maladie chez toi (−{ $percent } %)
because-diseases-other-more-often = plus souvent une maladie chez { $name } (+{ $percent } %)
because-diseases-other-less-often = moins souvent une maladie chez { $name } (−{ $percent } %)

## Ce qu’un conseil ou un bilan dit, là où le journal se tait

act-done = { $you ->
    [yes] Tu t’en tiens là.
   *[no] { $seat } s’en tient là.
}
act-draw = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $seat } pioche une carte.
}
act-look = { $you ->
    [yes] Tu regardes les piles.
   *[no] { $seat } regarde les piles.
}

## Ce que les autres en lisent, la partie finie

known-hide = { $you ->
    [yes] Tu caches { $card } sous ta sarracénie.
   *[no] { $seat } cache { $card } sous sa sarracénie.
}
known-tuck = { $you ->
    [yes] Tu glisses { $card } sous ton hoatzin.
   *[no] { $seat } glisse { $card } sous son hoatzin.
}
known-return = { $you ->
    [yes] Tu remets { $card } sur la pile, face cachée.
   *[no] { $seat } remet { $card } sur la pile, face cachée.
}
known-peek = { $you ->
    [yes] Le toucan te montre la pile { $pile } : { $cards }.
   *[no] Le toucan montre la pile { $pile } à { $seat } : { $cards }.
}
