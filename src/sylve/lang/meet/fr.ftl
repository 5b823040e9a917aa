# Ce que disent les pages où l’on se retrouve : mes parties.

games-title = Mes parties · Sylve
games-heading = Mes parties
games-count = { $played ->
    [one] 1 partie depuis { $since }, { $won ->
        [0] pas encore gagnée
       *[other] gagnée
    }.
   *[other] { $played } parties depuis { $since }, { $won ->
        [0] aucune gagnée
        [one] 1 gagnée
       *[other] { $won } gagnées
    }.
}
games-none = Ici viendront tes parties finies : ce qu’elles t’ont rapporté, avec qui, et ce que tu fais de mieux.
games-none-go = Choisir un jeu
games-all = Toutes
games-choose = De quel jeu
games-played = { $count ->
    [one] partie
   *[other] parties
}
games-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
games-mean = en moyenne
games-best = record
games-by-game = Jeu par jeu
games-by-game-line = { $played ->
    [one] 1 partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
}
games-curve = Partie après partie
games-curve-key = ◆ gagnée · ○ perdue
games-curve-said = Tes { $count } dernières parties : de { $least } à { $most } points, la dernière { $last }.
games-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $won ->
    [yes] gagnée
   *[no] perdue
}, { $when }
games-lines = D’où viennent tes points
games-lines-key = ▏ moyenne de la table
games-line-said = { $mine } en moyenne, la table { $others }
games-line-alone = { $mine } en moyenne
games-people = Avec qui
games-bots = Contre les robots
games-encounter-key = devant à derrière
games-encounter = { $won } à { $lost }
games-encounter-said = { $won } fois devant, { $lost } fois derrière
games-somebody = quelqu’un
games-rating = Cote
games-rating-range = entre { $low } et { $high }
games-rating-help = D’après { $count } parties à plusieurs, robots compris. 1500 est le milieu ; 400 points de plus, c’est dix parties gagnées pour une perdue. Personne d’autre ne la voit.
games-rating-soon = Une cote viendra après cinq parties à plusieurs.
games-habits = Ce qui te coûte le plus
games-habits-help = D’après { $count ->
    [one] la partie dont tu as fait le bilan
   *[other] les { $count } parties dont tu as fait le bilan
} : la chance de gagner laissée en chemin à chaque fois.
games-habits-none = Rien ne te coûte vraiment cher dans les parties dont tu as fait le bilan.
games-habits-soon = Fais le bilan d’une partie, et tu liras ici ce qui te coûte le plus.
games-habit-cost = −{ $percent } %
games-habit-times = { $times ->
    [one] 1 fois par partie
   *[other] { $times } fois par partie
}
games-latest = Dernières parties
games-latest-help = revoir, faire le bilan
games-result = Résultat
games-result-any = Tous les résultats
games-result-won = Gagnées
games-result-lost = Perdues
games-result-left = Abandonnées
games-company = Avec qui
games-company-any = En solo ou à plusieurs
games-company-alone = Contre l’automate
games-company-bots = Contre des robots
games-company-people = Avec du monde
games-no-match = Aucune partie ne correspond.
games-more = Plus anciennes
games-take = Emporter mes parties
games-against = en solo : { $rival }
games-with-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
games-uncounted = ne compte pas
games-uncounted-help = Jouée à plusieurs sur un écran, ou finie par un robot : elle ne compte pas dans tes chiffres.
games-badge-won = gagnée
games-badge-lost = perdue
games-badge-left = abandon
games-badge-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
games-open = Revoir { $game }, { $when }

met-random = au hasard
met-greedy = un coup devant
met-seedling = jeune pousse
met-sapling = arbrisseau
met-pine = jeune pin
met-beech = grand hêtre
met-oak = vieux chêne

habit-canopee-look = aller aux piles sans utiliser d’animal
habit-canopee-croak = le dendrobate
habit-canopee-peek = le toucan
habit-canopee-forage = le tamarin
habit-canopee-keep = garder une pile
habit-canopee-pass = passer une pile
habit-canopee-snatch = le boa
habit-canopee-sweep = le hurleur
habit-canopee-draw = piocher à l’aveugle
habit-canopee-doze = le paresseux
habit-canopee-place = poser une carte
habit-canopee-hide = la sarracénie
habit-canopee-tuck = le hoatzin
habit-canopee-return = l’araignée
habit-canopee-spurn = écarter la carte piochée
habit-canopee-sprout = commencer un arbre
habit-canopee-grow = faire monter un arbre
habit-canopee-crown = achever un arbre
habit-canopee-gnaw = la fourmi
habit-canopee-compost = la collybie
habit-canopee-discard = choisir ce qu’on défausse
habit-canopee-fell = choisir l’arbre qu’on perd
habit-canopee-strike = la foudre
habit-canopee-target = choisir qui est frappé
habit-canopee-bloom = le papillon
habit-canopee-sow = garder des cartes Germination
habit-canopee-take = choisir un animal
habit-canopee-done = s’arrêter là
habit-leaf-card = choisir une carte Feuille
habit-leaf-boost = jouer deux cartes ensemble
habit-leaf-pile = choisir un autre tas
habit-leaf-place = poser la feuille
habit-leaf-grow = faire pousser un champignon
habit-leaf-draw = piocher une carte Feuille
habit-leaf-take = choisir un animal
habit-leaf-deck = prendre l’animal de la pioche
habit-leaf-sun = prendre un soleil
habit-leaf-climb = faire grimper l’écureuil
habit-leaf-acorn = préférer un gland
habit-leaf-advance = avancer la saison
habit-leaf-keep = laisser la saison où elle est
habit-leaf-shelter = choisir qui s’endort
habit-ecosysteme-choose = choisir une carte de la main
habit-ecosysteme-place = poser la carte
habit-ecosysteme-keep = ne rien échanger
habit-ecosysteme-swap = échanger deux cartes
habit-ecosysteme-give = donner une carte à Alban
habit-canyon-launch = choisir un ponton
habit-canyon-bid = annoncer
habit-canyon-play = jouer une carte
habit-canyon-go = finir son déplacement
habit-toutlahaut-show = poser une carte face visible
habit-toutlahaut-hide = poser une carte face cachée

day = donne du jour
days-heading = Donnes du jour
days-same = les mêmes pour tout le monde
days-yours = à toi
days-first = ouvre le bal
days-begun = à finir
days-played = { $count ->
    [one] 1 l’a jouée
   *[other] { $count } l’ont jouée
}
days-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $count }
day-title = Donne du jour · { $game } · Sylve
day-heading = La donne du jour
day-about = Les mêmes cartes pour tout le monde, { $rival ->
    [automa] contre l’automate
   *[oak] contre le vieux chêne
}. Un seul essai compte, sans aide ; ensuite, qui l’a jouée aussi voit ton nom et tes points.
day-play = Jouer la donne
day-resume = Reprendre la donne
day-late = La journée est passée : cette donne ne compte plus, mais tout est visible.
day-mine = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
day-mine-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $count }
day-mine-unplaced = sans place
day-list = Les résultats
day-nobody = Personne ne l’a finie.
day-oak = vieux chêne
day-oak-thinks = Le vieux chêne joue encore la sienne.
day-you = toi
day-unplaced = abandon ou trop tard
day-watch = Revoir la partie de { $name }
day-compare = Comparer avec { $name }
day-share = Partager
day-share-text = Sylve · donne du jour · { $game } · { $date }
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $place ->
        [1] 1re
       *[other] { $place }e
    } place sur { $count } (vieux chêne : { $oak })
day-share-alone = Sylve · donne du jour · { $game } · { $date }
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
day-copied = Le texte est copié, sans rien dévoiler.
day-yesterday = Celle de la veille
day-today = Celle d’aujourd’hui
day-promise = Promise la veille
day-promise-open = Le secret qui fait cette donne a été fixé avant que personne ne joue : en voici l’empreinte (SHA-256). Le secret lui-même sera dévoilé demain.
day-promise-kept = Le secret de cette donne, et l’empreinte donnée la veille : ils vont ensemble.
day-promise-broken = Le secret ne va pas avec l’empreinte donnée la veille.
day-secret = secret
day-commitment = empreinte
day-tomorrow = empreinte de demain

compare-title = Décision par décision · Sylve
compare-heading = Décision par décision
compare-lead = { $count ->
    [0] Pas une décision en commun : les chemins se séparent d’entrée.
    [one] La même première décision, puis les chemins se séparent.
   *[other] Les { $count } premières décisions sont les mêmes, puis les chemins se séparent.
}
compare-same = D’un bout à l’autre, les mêmes décisions.
compare-move = Coup { $move }
compare-parted = ici les chemins se séparent
compare-at = Revoir le coup { $move } de { $name }
compare-with = Comparer
day-again = Revoir

challenge-title = Un défi · Sylve
challenge-heading = Les mêmes cartes, à toi
challenge-heading-played = Les mêmes cartes pour tous
challenge-played = Qui relève le défi reçoit les cartes que tu as eues. Qui a fini voit tous les résultats.
challenge-from = { $names } { $count ->
    [one] a joué
   *[other] ont joué
} cette donne. Fais mieux avec les mêmes cartes ; ensuite, les résultats s’affichent côte à côte.
challenge-from-nobody = Quelqu’un a joué cette donne. Fais mieux avec les mêmes cartes ; ensuite, les résultats s’affichent côte à côte.
challenge-company = { $seats ->
    [one] En solo.
   *[other] À { $seats }, { $bots ->
        [0] tous par lien
        [one] dont un robot
       *[other] dont { $bots } robots
    }.
}
challenge-accept = Relever le défi
challenge-resume = Reprendre
challenge-seen = Tu as vu les cartes de cette donne : tu ne peux plus t’y asseoir, mais d’autres oui. Sylve le retient par navigateur ; la suite est affaire de confiance.
challenge-send = Envoie ce lien
challenge-send-help = Il mène à la donne, pas à ta partie. Qui a vu les cartes ne peut pas s’y asseoir.
challenge-link = Lien du défi
challenge-games = Côte à côte
challenge-first = la première
challenge-points = { $name } : { $points }
challenge-waiting = { $count ->
    [0] Personne d’autre ne l’a encore finie.
    [one] Une partie finie.
   *[other] { $count } parties finies.
}

clearing-title = La clairière · Sylve
clearing-heading = La clairière
clearing-lead = Des tables ouvertes à tous. Assieds-toi, ou reste regarder.
clearing-none = Personne n’attend en ce moment. Ouvre une table, et montre-la ici.
clearing-off = Ce serveur n’a pas de clairière. On joue avec qui a le lien.
clearing-all = Tous les jeux
clearing-pace = { $pace } par décision
clearing-sit = M’asseoir
clearing-go = Y aller
clearing-free = libre
clearing-yours = ta table
clearing-own = Ouvre la tienne
clearing-own-help = Choisis un jeu et laisse des places libres ; dans la salle d’attente, un geste montre la table ici.
clearing-count = { $count ->
    [0] aucune table n’attend
    [one] 1 table attend
   *[other] { $count } tables attendent
}
clearing-show = Montrer dans la clairière
clearing-show-help = Tout le monde ici voit la table, ses règles et le nom de qui y est assis, tant qu’une place est libre.
clearing-is-shown = Cette table est visible dans la clairière tant qu’une place est libre.
clearing-any = À tout moment
clearing-when = Quand on joue
clearing-have-link = J’ai un lien
clearing-watch = À regarder
clearing-watch-none = Aucune partie à regarder en ce moment.
clearing-moves = { $count ->
    [0] tout juste commencée
    [one] 1 coup joué
   *[other] { $count } coups joués
}
clearing-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
clearing-robots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
clearing-see = Voir
clearing-see-label = Voir une partie de { $game }
clearing-prints = Ici on se parle par six petites gravures, pas par messages : rien à modérer.
clearing-let-watch = Laisser regarder la partie
clearing-let-watch-help = Une fois commencée, elle reste dans la clairière, sans noms, pour qui veut regarder. Pendant la partie, tu peux l’en retirer.
clearing-is-watched = La partie peut être regardée depuis la clairière.
invite-heading = Avec qui tu as joué
invite-help = L’invitation attend chez la personne, sur sa page d’accueil.
invite-do = Inviter { $name }
invite-done = Invitation envoyée
invitations-heading = On t’invite
invitations-from = { $name } t’attend
invitations-from-nobody = quelqu’un t’attend
invitations-no = Non merci
invitations-no-label = Décliner l’invitation de { $name }
block-heading = Jouer sans quelqu’un
block-do = Bloquer { $name }
block-sure = Bloquer { $name } ?
block-sure-help = Cette personne ne pourra plus s’asseoir à tes tables, ni les voir dans la clairière, ni t’inviter. Elle n’en saura rien. Cela se défait sur ta page.
block-yes = Bloquer
block-done = C’est fait : vous ne vous retrouverez plus par hasard.
blocks-heading = Personnes bloquées
blocks-help = Elles ne peuvent ni s’asseoir à tes tables, ni t’inviter. Elles n’en savent rien.
blocks-undo = Débloquer
