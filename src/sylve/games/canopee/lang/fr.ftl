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
card-frog-active = la dendrobate
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
text-bromeliad = Un : 2 points. Deux : 7 points. Trois ou plus : −3 en tout.
text-monstera = 8 points en tout à partir de trois.
text-mushroom = À ton tour, défausse-la avec une autre carte : pioche une carte, à ajouter ou à défausser.
text-vines = 1 point par arbre achevé de ta forêt.
text-orchid = { $points } points. Perdue si pluie et soleil diffèrent de deux ou plus.
text-pitcher = Cache dessous une carte prise dans une pile ; elle réapparaît à la fin de la saison.
text-seed = En fin de saison, garde une carte Germination par graine.
text-rain = Chaque paire de pluie et de soleil : 5 points.
text-sun = Chaque paire de pluie et de soleil : 5 points.
text-fire = Deux : tu perds 2 plantes. Trois ou plus : chacun en perd 1.
text-disease = Deux : tu perds 2 animaux. Trois ou plus : chacun en perd 1.
text-blight = En fin de saison, tu perds une plante de ton espèce la plus nombreuse.
text-drought = Défausse aussitôt une autre carte de ta forêt.
text-lightning = Toi et un adversaire piochez 2 cartes, ou en défaussez 2.
text-breeding = { $low } points ; { $high } avec l’animal actif de la même espèce.
text-boa = Une fois par saison, prends une carte d’une pile que tu passes.
text-frog = Une fois par saison, au début de ton tour, ajoute une carte à chaque pile.
text-ant = Une fois par saison, défausse une carte de ta forêt.
text-kinkajou = Une carte Germination de plus quand tu en pioches.
text-sloth = Une fois par saison, toutes les piles passées, pioche 2 cartes au lieu d’une.
text-toucan = Une fois par saison, au début de ton tour, regarde une pile.
text-spider = Une fois par saison, remets sur leur place, face cachée, les menaces d’une pile gardée.
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
sign-rains-text = Chaque pluie sans soleil rapporte { $value } point.
sign-sunshine = Saison ensoleillée
sign-sunshine-text = Chaque soleil sans pluie rapporte { $value } point.
sign-embers = Saison des braises
sign-embers-text = Un feu seul fait aussi perdre { $value } plante.
sign-fevers = Saison des fièvres
sign-fevers-text = Une maladie seule fait aussi perdre { $value } animal.
sign-sowing = Saison des semailles
sign-sowing-text = Chacun compte { $value } graine de plus.
sign-blooms = Saison des floraisons
sign-blooms-text = Fougère, bromélia et monstera réunis : { $value } points.
sign-giants = Saison des géants
sign-giants-text = { $value } points par arbre d’au moins trois troncs compté cette saison.
sign-groves = Saison des bosquets
sign-groves-text = { $value } point par arbre compté cette saison.
sign-migrations = Saison des migrations
sign-migrations-text = { $value } point par animal arrivé cette saison.
sign-arid = Saison aride
sign-arid-text = Une sécheresse fait défausser { $value } cartes.

## Les six étapes de la fin de saison

step-1 = Faune
step-2 = Graines
step-3 = Menaces
step-4 = Arbres
step-5 = Flore et météo
step-6 = Régénération

## Options

option-cards = Cartes
option-cards-help = Les cartes qui composent la pioche. À quatre, tous les animaux en sont.
option-cards-base = De base
option-cards-flora = Plantes et menaces avancées
option-cards-wildlife = Faune avancée
option-cards-all = Tout avancé
option-cards-mixed-6 = Six espèces au hasard, plantes et menaces avancées
option-cards-mixed-7 = Sept espèces au hasard, plantes et menaces avancées
option-seasons = Saisons
option-seasons-help = Changeantes, chaque saison révèle une carte qui change une règle. Pas en solo.
option-seasons-fixed = Toujours les mêmes
option-seasons-changing = Changeantes
option-spirit = Esprit de la forêt
option-spirit-help = En solo : à qui va un tronc de plus au départ.
option-spirit-normal = Normal
option-spirit-easier = Plus clément
option-spirit-harder = Plus redoutable

## À qui de jouer

spirit = l’Esprit de la forêt
phase = Saison { $season } sur { $seasons }
prompt-start = { $you ->
    [yes] À toi, { $seat } : utilise un animal, ou va voir les piles.
   *[no] { $seat } commence son tour.
}
prompt-start-hint = Ces animaux ne servent qu’avant de regarder la première pile.
prompt-choose = { $you ->
    [yes] { $cards ->
        [one] Pile { $pile }, une carte : la gardes-tu ?
       *[other] Pile { $pile }, { $cards } cartes : les gardes-tu ?
    }
   *[no] { $seat } regarde une pile.
}
prompt-choose-hint = Gardée, elle entre tout entière dans ta forêt. Passée, elle reçoit une carte de plus.
prompt-blind = { $you ->
    [yes] Toutes les piles sont passées : pioche à l’aveugle.
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
    [yes] Où pousse { $card } ?
   *[no] { $seat } place { $card }.
}
prompt-grow-hint = Un nouvel arbre, ou un arbre sans canopée.
prompt-crown = { $you ->
    [yes] Quel arbre achève { $card } ?
   *[no] { $seat } place { $card }.
}
prompt-crown-hint = Elle rapportera sa valeur pour chaque tronc de cet arbre.
prompt-discard-drought = { $you ->
    [yes] Sécheresse : défausse une carte de ta forêt.
   *[no] { $seat } défausse une carte.
}
prompt-discard-drought-hint = Tout sauf les arbres déjà comptés.
prompt-discard-ant = { $you ->
    [yes] La fourmi emporte une carte de ta forêt : laquelle ?
   *[no] { $seat } défausse une carte.
}
prompt-discard-ant-hint = Tout sauf les arbres déjà comptés.
prompt-discard-mushroom = { $you ->
    [yes] Défausse une autre carte avec la collybie.
   *[no] { $seat } défausse une carte.
}
prompt-discard-mushroom-hint = Tu piocheras ensuite une carte.
prompt-discard-lightning = { $you ->
    [yes] Foudre : défausse une carte de ta forêt.
   *[no] { $seat } défausse une carte.
}
prompt-discard-lightning-hint = Tout sauf les arbres déjà comptés.
prompt-fell = { $you ->
    [yes] De quel arbre vient { $card } ?
   *[no] { $seat } choisit un arbre.
}
prompt-fell-hint = Un arbre qui perd sa canopée peut à nouveau grandir.
prompt-burn = { $you ->
    [yes] Le feu prend : défausse une plante.
   *[no] { $seat } perd une plante.
}
prompt-burn-hint = Troncs et canopées ne brûlent pas.
prompt-sicken = { $you ->
    [yes] La maladie frappe : défausse un animal.
   *[no] { $seat } perd un animal.
}
prompt-sicken-hint = Actif ou en couple, à toi de choisir.
prompt-blight = { $you ->
    [yes] Dégénérescence : défausse une plante de ton espèce la plus nombreuse.
   *[no] { $seat } perd une plante.
}
prompt-blight-hint = À égalité, tu choisis l’espèce.
prompt-strike = { $you ->
    [yes] Foudre : piocher deux cartes chacun, ou en défausser deux ?
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
    [yes] La saison s’achève : utilises-tu un animal ?
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
prompt-sow-hint = Les autres retournent sous la pioche.
prompt-take = { $you ->
    [yes] Ton arbre est le plus haut : prends un animal à un adversaire.
   *[no] { $seat } prend un animal.
}
prompt-take-hint = Pas celui qu’on vient de te prendre.
prompt-wait = C’est à { $seat }.
prompt-wait-hint = De quoi regarder pousser les forêts.
prompt-over = La plus belle forêt : { $winner_seat }.
prompt-over-hint = Touche une forêt pour voir ses points.
prompt-over-victory = Tu surpasses l’Esprit de la forêt : { $points } contre { $rival }.
prompt-over-victory-hint = La forêt t’en sait gré.
prompt-over-defeat = L’Esprit de la forêt l’emporte : { $rival } contre { $points }.
prompt-over-defeat-hint = Il reviendra à la prochaine saison.
level-victory = Esprit vaincu
level-defeat = Esprit vainqueur

## Refus

refusal-not-now = Ce n’est pas ce qui est demandé maintenant.
refusal-last-pile = La pioche est vide et c’est ta dernière pile : il faut la prendre.
refusal-not-in-pile = Cette pile ne contient pas { $card }.
refusal-empty-pile = La pile { $pile } est vide.
refusal-no-animal = Tu n’as pas { $animal }.
refusal-animal-used = Déjà utilisé cette saison : { $animal }.
refusal-animal-fresh = Arrivé ce tour-ci, pas encore utilisable : { $animal }.
refusal-empty-deck = La pioche est vide.
refusal-not-in-hand = Pas parmi les cartes à placer : { $card }.
refusal-no-pitcher = Tu n’as pas cette sarracénie.
refusal-no-mushroom = Tu n’as pas de collybie.
refusal-nothing-to-discard = Tu n’as pas d’autre carte à défausser.
refusal-not-an-open-tree = L’arbre { $tree } n’attend ni tronc ni canopée.
refusal-not-in-forest = Pas dans ta forêt, ou dans un arbre déjà compté : { $card }.
refusal-not-in-tree = L’arbre { $tree } n’a pas cette carte, ou a déjà été compté.
refusal-not-flora = Ce n’est pas une plante : { $card }.
refusal-not-wildlife = Ce n’est pas un animal : { $card }.
refusal-not-the-most = Une autre espèce est plus nombreuse : { $card } est à l’abri.
refusal-no-rival = Choisis quelqu’un d’autre à la table.
refusal-no-prey = Il n’y a pas d’animal dans cette forêt.
refusal-no-such-plant = Il t’en faut déjà dans ta forêt : { $card }.
refusal-not-drawn = Pas parmi les cartes Germination piochées : { $card }.
refusal-not-a-rivals = Personne d’autre n’a cet animal : { $card }.
refusal-just-taken = On vient de te le prendre : { $card }.
refusal-not-your-turn = Seulement pendant ton tour.

## Journal

log-season = Saison { $season } : { $first_seat } commence. { $cards } cartes dans la pioche.
log-sign = La saison change : { $sign }.
log-look = { $you ->
    [yes] Tu regardes la pile { $pile } : { $cards }.
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
    [yes] Tu défausses la pile { $pile } : { $cards }.
   *[no] { $seat } défausse la pile { $pile } : { $cards }.
}
log-peek = { $you ->
    [yes] Le toucan te montre la pile { $pile } : { $cards }.
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
    [yes] Ton arbre { $tree } grandit avec { $card } : hauteur { $height }.
   *[no] L’arbre { $tree } de { $seat } grandit avec { $card } : hauteur { $height }.
}
log-spirit-grow = L’arbre { $tree } de l’Esprit grandit avec { $card } : hauteur { $height }.
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
    [yes] Ta sarracénie rend { $card }.
   *[no] La sarracénie de { $seat } rend { $card }.
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
strike-draw = piochez deux cartes chacun
strike-discard = défaussez deux cartes chacun
log-strike = { $you ->
    [yes] La foudre : toi et { $rival_seat }, { $effect }.
   *[no] La foudre : { $seat } et { $rival_seat }, { $effect }.
}
log-leftover = Personne ne peut plus prendre cette pile : { $cards }.
log-season-end = La saison { $season } s’achève.
log-step = { $step }. { $name }
log-bloom = { $you ->
    [yes] Ton papillon devient { $card }.
   *[no] Le papillon de { $seat } devient { $card }.
}
log-pounce = { $you ->
    [yes] Ton jaguar chasse.
   *[no] Le jaguar de { $seat } chasse.
}
log-germinate = { $you ->
    [yes] Tes graines germent : { $cards }. Tu peux en garder { $keep ->
        [one] une
       *[other] { $keep }
    }.
   *[no] Les graines de { $seat } germent : { $cards }. Il est possible d’en garder { $keep ->
        [one] une
       *[other] { $keep }
    }.
}
log-spirit-germinate = Les graines de l’Esprit germent : { $cards }. Il peut en garder { $keep ->
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
    [yes] { $count } feux chez toi : l’incendie se propage à tous.
   *[no] { $count } feux chez { $seat } : l’incendie se propage à tous.
}
log-spirit-fire-spreads = { $count } feux chez l’Esprit : l’incendie se propage à tous.
log-fire-strikes = { $you ->
    [yes] { $count } feux chez toi : tes plantes brûlent.
   *[no] { $count } feux chez { $seat } : ses plantes brûlent.
}
log-spirit-fire-strikes = { $count } feux chez l’Esprit : ses plantes brûlent.
log-disease-spreads = { $you ->
    [yes] { $count } maladies chez toi : le mal se répand partout.
   *[no] { $count } maladies chez { $seat } : le mal se répand partout.
}
log-spirit-disease-spreads = { $count } maladies chez l’Esprit : le mal se répand partout.
log-disease-strikes = { $you ->
    [yes] { $count } maladies chez toi : tes animaux en souffrent.
   *[no] { $count } maladies chez { $seat } : ses animaux en souffrent.
}
log-spirit-disease-strikes = { $count } maladies chez l’Esprit : ses animaux en souffrent.
log-tree = { $you ->
    [yes] Ton arbre { $tree }, hauteur { $height } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] L’arbre { $tree } de { $seat }, hauteur { $height } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-tree = L’arbre { $tree } de l’Esprit, hauteur { $height } : { $points ->
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
    [yes] L’arbre le plus haut est le tien (hauteur { $height }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] L’arbre le plus haut est à { $seat } (hauteur { $height }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-tallest = L’arbre le plus haut est à l’Esprit (hauteur { $height }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-take = { $you ->
    [yes] Tu prends { $card } à { $from_seat }.
   *[no] { $seat } prend { $card } à { $from_seat }.
}
log-plants = { $you ->
    [yes] Plantes : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Plantes : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-plants = Plantes : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-weather = { $you ->
    [yes] Météo : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Météo : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-weather = Météo : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-wildlife = { $you ->
    [yes] Faune : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Faune : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-wildlife = Faune : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-largest = { $you ->
    [yes] Forêt la plus luxuriante : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Forêt la plus luxuriante : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-largest = Forêt la plus luxuriante : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-score = { $you ->
    [yes] Total : toi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] Total : { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-spirit-score = Total : l’Esprit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-spirit-threats = L’Esprit a plus de menaces que toi : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-face-up = Pile { $pile } : { $card } est à découvert.
log-spirit-keep = L’Esprit prend la pile { $pile } : { $cards }.
log-spirit-extra = Une menace cachée : une carte de plus sur la pile 3.
log-win = { $you ->
    [yes] Tu gagnes avec { $points } points.
   *[no] { $seat } gagne avec { $points } points.
}
log-solo-victory = Tu surpasses l’Esprit de la forêt avec { $points } points.
log-solo-defeat = L’Esprit de la forêt l’emporte ; tu as { $points } points.

## Décompte

score-trees = Arbres
score-tallest = Arbre le plus haut
score-plants = Plantes
score-weather = Météo
score-season = Saisons
score-threats = Menaces
score-wildlife = Faune
score-largest = Forêt la plus luxuriante

## La table en mots, pour un terminal

card-unknown = une carte cachée
table-season = Saison { $season } sur { $seasons }, { $deck ->
    [0] la pioche est vide.
    [one] une carte à piocher.
   *[other] { $deck } cartes à piocher.
}
table-sign = { $sign }.
table-pile = Pile { $pile } : { $count ->
    [0] vide.
   *[other] { $cards }.
}
table-forest = { $seat }, { $points } points (saison en cours : { $running }), arbres achevés : { $trees }. { $count ->
    [0] Rien d’autre.
   *[other] { $cards }.
}
table-spirit = L’Esprit, { $points } points (saison en cours : { $running }), arbres achevés : { $trees }. { $count ->
    [0] Rien d’autre.
   *[other] { $cards }.
}
table-hand = { $you ->
    [yes] À placer : { $cards }.
   *[no] { $seat } place : { $cards }.
}
