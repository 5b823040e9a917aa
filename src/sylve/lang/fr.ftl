# Sylve, en français : tout ce que la page dit hors des jeux.

list-and = { $first } et { $last }

## Partout

to-home = Sylve, accueil
back-home = Retour à l’accueil
skip = Aller au contenu
tools = Outils
rules = Règles
read-rules = Lire les règles
about = À propos
language = Langue
theme-dark = Passer au thème sombre
theme-light = Passer au thème clair
close = Fermer
offline = Hors ligne. Tes tables reviennent avec le réseau.
link-copy = Copier le lien
link-copied = Lien copié
qr = QR code de la table

## Les cinq jeux

game-toutlahaut = Tout là-haut
game-toutlahaut-short = Tout là-haut
game-toutlahaut-tagline = Une cabane étage par étage, plus haut que celle des voisins.
game-ecosysteme = Écosystème – Forêt
game-ecosysteme-short = Écosystème
game-ecosysteme-tagline = Vingt cartes, une forêt qui se nourrit elle-même.
game-canyon = Canyon
game-canyon-short = Canyon
game-canyon-tagline = Annonce tes plis, pagaie, évite la chute.
game-canopee = Canopée
game-canopee-short = Canopée
game-canopee-tagline = Fais monter tes arbres avant les feux.
game-leaf = Leaf
game-leaf-short = Leaf
game-leaf-tagline = Pose les feuilles pointe contre pointe, avant l’hiver.

## Accueil

home-title = Sylve – jeux de bois et de rivières
home-hero = Cinq jeux de bois et de rivières, une seule table
home-turn = À toi de jouer
home-turn-name = À toi de jouer, { $name }
home-waiting = { $count ->
    [one] Une table t’attend.
   *[other] { $count } tables t’attendent.
}
home-promise = Avec des amis, contre des robots, ou en solo. Sans compte.
home-games = Les jeux
home-unofficial = Un projet d’admirateurs, sans lien avec les éditeurs.
play-now = Jouer tout de suite
join = Rejoindre une table
join-short = Rejoindre
join-title = Rejoindre une table
join-field = Le lien ou le code qu’on t’a donné
join-go = Y aller
join-unreadable = Ce lien ne mène à aucune table. Vérifie qu’il est complet.
your-name = Ton nom
your-name-optional = (si tu veux)
box-seats = Joueurs :
box-minutes = { $minutes } min
box-play = Jouer
box-soon = Bientôt
tables-your-turn = On t’attend
table-with = avec { $names }
table-waiting = attend du monde, { $when }
table-over = partie finie, { $when }
table-since = { $when }
table-their-turn = au tour de { $names }, { $when }
table-left = encore { $span }
tables-of-others = On attend les autres
tables-quiet = Rien ne t’attend
tables-all = Toutes tes tables
tables-title = Toutes tes tables – Sylve
tables-heading = Toutes tes tables
tables-dismissed = Mises de côté
tables-dismissed-help = Cachées de l’accueil dans ce navigateur seulement. La partie continue, et les autres n’en savent rien.
tables-over = Finies
tables-none = Pas encore de table : choisis un jeu à l’accueil.
table-dismiss = { $names ->
    [none] Ne plus montrer à l’accueil : { $game }
   *[other] Ne plus montrer à l’accueil : { $game } avec { $names }
}
table-restore = { $names ->
    [none] Remettre à l’accueil : { $game }
   *[other] Remettre à l’accueil : { $game } avec { $names }
}
table-dismissed = Mise de côté dans ce navigateur : tu la retrouves dans « Toutes tes tables ».
table-delete = Supprimer
table-delete-title = Supprimer cette table
table-delete-one = Supprimer : { $table }
table-delete-sure = Supprimer cette table ?
table-delete-alone = La partie disparaît pour de bon, avec ses coups et son résultat. On ne peut pas revenir en arrière.
table-delete-shared = Elle quitte tes tables et tes parties, et tu ne la retrouves plus. Les autres la gardent.
table-deleted = Table supprimée.
next-table = Suite : { $game }
next-table-spoken = { $count ->
    [one] Une autre table t’attend : { $game }
   *[other] { $count } autres tables t’attendent ; la première : { $game }
}

## Nouvelle table

new-title = Nouvelle table – { $game }
new-seats = Autour de la table
new-seat = Place { $number }
new-add = Ajouter une place
new-less = Retirer une place
new-company = Avec qui ?
new-count = Nombre de joueurs
new-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
company-solo = En solo
company-robots = Des robots
company-friends = Des amis, par lien
company-here = Ici, à plusieurs
new-change = changer
company-solo-short = Solo
company-robots-short = Robots
company-friends-short = Amis
company-here-short = Même écran
new-who = { $parts }
new-who-me = toi
new-who-here = { $count } sur cet écran
new-who-robots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
new-who-open = { $count ->
    [one] une personne invitée
   *[other] { $count } personnes invitées
}
new-who-solo = toi contre { $rival }
new-about = Pour { $who }, environ { $minutes ->
    [60] une heure
   *[other] { $minutes } minutes
}
new-about-guest = Pour { $who }.
new-usual = Règles habituelles, sans sablier.
automa = automate
automa-canopee = l’Esprit de la forêt
automa-canopee-how = L’Esprit prend la pile qui cache le plus de cartes, et fait monter ses arbres tant que le tien est plus haut.
automa-canopee-normal = Normal
automa-canopee-normal-help = Il part avec un tronc, toi sans.
automa-canopee-easier = Clément
automa-canopee-easier-help = Vous partez chacun avec un tronc.
automa-canopee-harder = Redoutable
automa-canopee-harder-help = Il part avec deux troncs, toi sans.
automa-leaf = Bise
automa-leaf-how = Bise, le vent du nord, retourne une carte, qui lui dit quelle feuille prendre et quelle couleur chercher.
automa-leaf-normal = Soutenue
automa-leaf-normal-help = Elle part avec 1 soleil et 2 animaux.
automa-leaf-easy = Légère
automa-leaf-easy-help = Elle part avec 1 soleil.
automa-leaf-hard = Mordante
automa-leaf-hard-help = Elle part avec 2 soleils et 3 animaux.
automa-ecosysteme = Alban
automa-ecosysteme-how = À chaque tour tu donnes une carte à Alban, qui la pose dans l’ordre de la lecture. Il faut 30 points d’avance pour gagner.
new-name = Nom à la place { $number }
new-hot-seat = Vous jouez à plusieurs sur cet écran : il suit la personne dont c’est le tour.
new-hot-seat-hidden = Vous jouez à plusieurs sur cet écran : un rideau cache la main de chacun quand l’écran change de mains.
new-options = Règles de la partie
new-open = Ouvrir la table
new-start = Commencer
hints = Conseils
hints-help = En cours de partie, chacun peut demander à son tour ce que jouerait le vieux chêne, le plus fort des robots.
hints-yes = Permis
hints-no = Sans
hints-allowed = Ici, on peut demander conseil au vieux chêne.
hints-not-allowed = Ici, on joue sans conseils.
clock = Sablier
clock-60-note = Chaque décision se prend en une minute ; passé ce temps, un robot décide.
clock-300-note = Chaque décision se prend en cinq minutes ; passé ce temps, un robot décide.
clock-86400-note = Chaque décision se prend en un jour ; passé ce temps, un robot décide.
clock-259200-note = Chaque décision se prend en trois jours ; passé ce temps, un robot décide.
clock-604800-note = Chaque décision se prend en une semaine ; passé ce temps, un robot décide.
pace = Rythme
pace-together = Ensemble
pace-together-help = Tout le monde est là en même temps.
pace-days = Sur plusieurs jours
pace-days-help = Chacun joue quand il peut ; la table attend. Qui part en voyage prend des jours de congé.
pace-decision = Temps par décision
pace-0 = Sans sablier
pace-0-help = Chacun prend le temps qu’il lui faut.
pace-60 = 1 minute
pace-300 = 5 minutes
pace-86400 = 1 jour
pace-259200 = 3 jours
pace-604800 = 1 semaine
span-days = { $days } j
span-hours = { $hours } h
span-minutes = { $minutes } min
clock-decided = { $you ->
    [yes] Ton temps est écoulé : un robot a décidé pour toi.
   *[no] Le temps est écoulé : un robot a décidé pour { $name }.
}
hold = Début
hold-help = Tout seul, ou quand tu le dis : tu vois d’abord qui vient, et tu peux renvoyer quelqu’un.
hold-no = Tous assis
hold-yes = À mon signal
kind-me = Ici, sur cet écran
kind-me-note = sur cet écran
kind-me-word = Ici
kind-bot = Robot
kind-bot-note = robot
kind-bot-word = Robot
kind-open = Par lien
kind-open-note = libre : envoie le lien
kind-open-word = Lien
bot-level = Niveau du robot
bot-random = joue au hasard
bot-greedy = voit un coup devant
bot-seedling = jeune pousse, débute et va vite
bot-sapling = arbrisseau, débute
bot-pine = jeune pin, se trompe parfois
bot-beech = grand hêtre, voit un coup devant
bot-oak = vieux chêne, réfléchit loin
bot-learned = a appris en jouant : { $name }
bot-name-1 = Fougère
bot-name-2 = Bouleau
bot-name-3 = Lichen
bot-name-4 = Noisette
bot-name-5 = Genêt
bot-name-6 = Mousse

## Places

seats = Joueurs
seat-name = Joueur { $number }
seat-namesake = { $name } ({ $number })
seat-open = Place libre
seat-you = toi
seat-here = autour de la table
seat-away = parti un instant
seat-gone = parti depuis { $span }
seat-gone-to-act = parti depuis { $span }, et c’est son tour
seat-visited = dernière visite { $when }
seat-visited-to-act = à son tour ; dernière visite { $when }
seat-plays-for = joue pour { $name }
watching = { $count ->
    [one] une personne regarde
    [10] 10 et plus regardent
   *[other] { $count } regardent
}
reactions = Réactions
table-reactions = Réactions à cette table
reaction-bravo = Bravo !
reaction-laugh = Ha ha !
reaction-oh = Oh !
reaction-ouch = Aïe !
reaction-hmm = Hmm…
reaction-thanks = Merci !
reaction-said = { $name } : { $said }
seat-rests = en congé jusqu’au { $date }
seat-bot = robot
seat-thinking = réfléchit…
seat-to-act = à son tour
seat-your-turn = à toi de jouer
seat-gave-up = a abandonné
give-up = Abandonner
give-up-really = Abandonner pour de bon
give-up-not = Non, continuer
gave-up = { $you ->
    [yes] Tu as abandonné.
   *[no] { $name } a abandonné.
}
nudge = Faire signe à { $name }
nudged = Signe envoyé à { $name }
nudge-done = Sans réponse au bout d’une minute, un robot peut jouer en attendant.
nudge-heard = On t’attend : c’est à toi.
silence-asks = Un robot joue pour { $name } en attendant ?
silence-agrees = { $name } veut bien
silence-agreed = Tu veux bien
silence-wait = Attendre encore
silence-robot = Un robot
seat-lend = Un robot joue pour moi
seat-lend-help = Reprends ta place quand tu veux.
seat-lend-go = Prêter
seat-take-back = Reprendre ma place

## Salle d’attente

waiting-for = { $open ->
    [one] Il manque une personne.
   *[other] Il manque { $open } personnes.
}
waiting-invite = Fais venir du monde
waiting-invite-help = Envoie ce lien, ou montre le code à un téléphone. Pas besoin de compte.
waiting-link = Lien de la table
waiting-code = Ou dis ce code :
waiting-only-here = L’adresse de cette page ne mène ici que depuis cet ordinateur. Sur le même réseau, donne plutôt celle-ci :
waiting-only-here-alone = Ce lien ne marche que sur cet ordinateur : le serveur n’écoute que lui. Lance « sylve serve --host 0.0.0.0 » pour que d’autres le joignent.
waiting-free = personne encore
waiting-sit = M’asseoir ici
waiting-sit-too = Jouer aussi ici
waiting-bot = Un robot
waiting-stand = Me lever
waiting-free-it = Libérer la place
waiting-starts = La partie commence dès que toutes les places sont prises.
waiting-starts-by-host = La partie commence quand l’hôte le dit.
waiting-start = { $open ->
    [0] Commencer
   *[other] Commencer, robots aux places libres
}
waiting-lock = Fermer la table
waiting-unlock = Rouvrir la table
waiting-locked = L’hôte ne laisse plus personne s’asseoir.
waiting-remove = Renvoyer
promise-made = Cette donne a été promise avant la première carte.
promise-kept = La donne est bien celle promise avant la première carte.
promise-broken = Ce n’est pas la donne promise avant la première carte !
promise-about = Avant la première carte, la table a promis un secret, et chaque personne présente, un nombre à elle ; alors seulement les nombres ont été dits, et tous ensemble ils ont fait la donne. Personne n’a pu la choisir. Ce navigateur a gardé les promesses et les compare à la fin ; cette commande redonne aussi chaque carte :
waiting-deal = Tout le monde est là. On distribue…
waiting-host = Tout le monde est là.

## La table

table-title-turn = À toi ! { $game } – Sylve
table-title = { $game } – Sylve
table-laying = On met la table…
stage = Le plateau
own = Ta place
rail = Joueurs et journal
log = Journal
log-empty = Rien encore.
undo = Annuler
menu = Journal et réglages
menu-title = La table
menu-log = Journal
menu-seats = Places
menu-settings = Réglages
menu-rules = Règles
menu-link = Le lien de la table, pour qui veut regarder ou reprendre une place.
reconnecting = Connexion perdue. On réessaie, rien n’est perdu…
phase-over = Partie finie
prompt = À faire
prompt-waiting = { $count ->
    [one] Au tour de { $names }.
   *[other] { $names } choisissent.
}
rule = Règle { $section }
curtain-title = À toi, { $name }
curtain-help = Passe l’écran à { $name }. Les autres regardent ailleurs.
curtain-lift = C’est moi, { $name }
shortcuts = Au clavier
key-tab = Tab
key-tab-does = d’une zone à l’autre
key-arrows = ← ↑ → ↓
key-arrows-does = d’une carte ou d’une case à l’autre
key-enter = Entrée
key-enter-does = choisir, confirmer
key-escape = Échap
key-escape-does = renoncer, fermer
key-undo = U
key-undo-does = annuler le dernier coup
key-hint = I
key-hint-does = demander conseil au vieux chêne
key-next = Espace, →
key-next-does = ce qui s’est passé ensuite ; avec Maj, tout de suite à mon tour
key-pause = P
key-pause-does = arrêter le récit, le reprendre
key-log = L
key-log-does = journal et réglages
key-help = { "?" }
key-help-does = cette aide

## Le récit

tempo = Allure
tempo-calm = Calme
tempo-normal = Normale
tempo-quick = Vive
tempo-instant = Aussitôt
tell-next = Continuer
tell-pause = Attendre
tell-resume = Reprendre
tell-skip = Passer tout le récit

## Réglages

tempo-help = Combien de temps reste ce que font les autres.
setting-waits = Attendre que je continue
setting-waits-help = Rien n’avance sans toi pendant qu’on raconte.
setting-recap = Depuis ton dernier tour
setting-recap-help = Un résumé quand tu reviens à la table.
setting-coach = Guide
setting-coach-help = Dans tes deux premières parties de chaque jeu, une phrase dit ce qui est nouveau.
recap = Depuis ton dernier tour
recap-title = Depuis ton dernier tour, { $name }
recap-go = À moi de jouer
setting-sounds = Sons de la forêt
setting-sounds-help = Un bruit de carte, un coup de bec. Pas de musique.
setting-notices = Me prévenir
setting-notices-help = Une notification quand c’est à toi et que la page est cachée.
setting-notices-refused = Ton navigateur ne permet pas les notifications à ce site.
setting-reactions = Réactions des autres
setting-reactions-help = Un blaireau près de leur place, un instant.
confirm = Pour jouer
confirm-once = Toucher une fois
confirm-twice = Toucher deux fois
confirm-once-help = Ce que tu touches est joué aussitôt.
confirm-twice-help = La première touche montre ce qui arriverait, la seconde le joue.
light = Lumière
light-system = Auto
light-light = Jour
light-dark = Nuit
leave = Quitter la table
leave-help = Un robot joue à ta place jusqu’à ton retour.
leave-help-free = Tu la retrouveras à l’accueil.
leave-go = Quitter
why-undo = Rien à annuler pour l’instant : tu n’as rien joué, ou la suite est déjà connue.
why-hint-turn = Le vieux chêne conseille quand c’est à toi de jouer.
why-hint-one = Tu n’as qu’une chose à faire : pas besoin de conseil.

## Conseils

hint = Conseil
hint-thinking = Le vieux chêne réfléchit…
hint-says = À ta place, le vieux chêne : « { $doing } » { $chance } % de chances de gagner, { $sight }.
hint-why = Plutôt que « { $other } » : { $reasons }.
hint-why-but = Plutôt que « { $other } » : { $reasons }, mais { $cost }.
hint-even = « { $other } » irait presque aussi bien.
because-own-more = environ { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de plus pour toi ({ $line })
because-own-less = environ { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de moins pour toi ({ $line })
because-other-more = environ { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de plus pour { $name } ({ $line })
because-other-less = environ { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de moins pour { $name } ({ $line })
hint-ask = Pourquoi ?
hint-do = Jouer ainsi
hint-others = { $count ->
    [one] Son autre idée
   *[other] Ses autres idées
}
idea = { $doing } { $chance } %, { $sight }.
in-sight = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} en vue
in-sight-solo = environ { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $change ->
    [less] de retard
   *[more] d’avance
} en vue

# Les coups que le journal tait, ou ne dit pas en entier.
act-unsaid = { $you ->
    [yes] Tu choisis { $say }.
   *[no] { $seat } choisit { $say }.
}

## Fin de partie

won = { $name } l’emporte
won-you = Bravo { $name }, c’est gagné !
won-together = { $names } gagnent ensemble
won-solo = Victoire contre { $rival }
lost-solo = Pas de victoire contre { $rival } cette fois
won-by = { $points ->
    [one] Un point
   *[other] { $points } points
} d’avance sur { $you ->
    [yes] toi
   *[no] { $seat }
}.
won-tie = À égalité de points avec { $you ->
    [yes] toi
   *[no] { $seat }
} : la règle tranche.
see-score = Voir les points
see-board = Revoir le plateau
score-sheet = Décompte
score-total = Total
rematch = Revanche
rematch-join = Rejoindre la revanche
replay = Revoir la partie
download = Télécharger

## Revoir une partie

replay-title = Revoir une partie – Sylve
replay-steps = Coup par coup
replay-move = { $move ->
    [0] Mise en place
   *[other] Coup { $move } sur { $moves }
}
replay-first = Au début
replay-back = Coup précédent
replay-play = Laisser la partie se rejouer
replay-stop = Arrêter
replay-mistake = Faute suivante
replay-next = Coup suivant
replay-last = À la fin
replay-slider = Coup
replay-seen-by = Vu par
replay-spectator = le public
replay-link = Lien vers ce coup
replay-leave = Décompte
play-on = Rejouer d’ici
play-on-over = La partie est finie ici : reviens quelques coups en arrière.
play-on-seat = À quelle place ?
play-on-about = Une table d’essai avec des robots ; elle ne compte nulle part. Ce que cette place savait reste ; le reste et la suite sont redistribués.
play-on-begin = Jouer
play-on-again = Encore une fois
play-on-back = Retour à la partie
phase-practice = Essai

## Bilan d’une partie

review = Bilan
review-about = Le vieux chêne relit chaque décision avec ce que son joueur savait alors, et dit ce qu’elle a coûté. Il lui faut une minute tout au plus quand rien d’autre ne l’occupe.
review-begin = Faire le bilan
review-waiting = Le bilan va commencer ; une autre partie passe peut-être avant la tienne.
review-progress = Le vieux chêne relit : décision { $done } sur { $total }.
review-failed = Le vieux chêne s’est endormi en chemin.
review-again = Recommencer
review-whose = De qui
review-curve = Chances de gagner
review-curve-said = { $name } : chances de gagner au fil de { $count } décisions, de { $first } à { $last } %, { $least } % au plus bas.
review-point = Coup { $move } : { $chance } %
review-try = Une autre idée ? Joue-la : une table d’essai s’ouvre.
review-costly = Les coups qui ont coûté le plus
review-none = Rien à redire : aucun coup n’a coûté plus de { $least } % de chances.
review-move = Coup { $move }
review-loss = { $cost } % de chances en moins
review-played = Joué : « { $doing } » ({ $chance } %)
review-better = Mieux : « { $doing } » ({ $chance } %)
review-cost = Ce choix coûte { $cost } % de chances.
review-why = Mieux parce que : { $reasons }.
review-why-but = Mieux parce que : { $reasons }, mais { $cost }.
mark-played = joué
mark-better = mieux
mark-chance = { $chance } %
play-on-first = Tu commences par : « { $doing } »
review-table = En tableau
review-column-move = Coup
review-column-chance = Chances
review-column-best = Au mieux
verdict-best = Le vieux chêne n’aurait pas fait mieux ({ $chance } % de chances).
verdict-worse = { $cost } % de chances en moins. Mieux : « { $doing } »

## Règles

rules-title = Règles – { $game }
rules-page = Ouvrir les règles en entier
rules-heading = { $game } : les règles
rules-own-words = Racontées avec nos mots, numérotées pour s’y retrouver. Une valeur que personne n’a pu lire sur la boîte est marquée comme valeur maison.
rules-contents = Sommaire
rules-entry = { $section }. { $title }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien de tel dans les règles.
    [one] Une section en parle.
   *[other] { $count } sections en parlent.
}
rules-none = Les règles de ce jeu ne sont pas encore écrites.
rules-played = Le jouer pas à pas
rules-play = Jouer

## Toi

you = Toi
my-games = Mes parties
challenge-results = Le défi
challenge-make = Défier des amis
day-results = Résultats du jour
you-title = Toi – Sylve
you-heading = Chez toi
you-lead = Sans compte, sans mot de passe, sans adresse : ce qui suit tient à ce navigateur, sauf si tu en décides autrement.
you-nameless = sans nom
you-are-back = Te voilà, { $name }.
you-devices = Tes appareils
you-told = Savoir quand c’est à toi
told-turn = À toi de jouer : { $game }.
told-invited = On t’invite à une table : { $game }.
told-off = Ne plus recevoir ces messages :
mail-confirm-subject = Sylve : recevoir des messages à cette adresse ?
mail-confirm = Quelqu’un demande à Sylve d’écrire à cette adresse quand c’est son tour de jouer. Si c’est toi, ouvre ce lien :
mail-confirm-else = Sinon, ne fais rien : Sylve n’écrira plus.
told-help = Quand une table t’attend et que tu n’y es pas, une fois par tour au plus ; et quand quelqu’un avec qui tu as joué t’invite à une table. Aucun message ne dit avec qui tu joues.
told-none = Sur ce serveur, personne n’est prévenu : qui le tient ne l’a pas permis.
told-push = Sur cet appareil
told-push-help = Une notification, même quand Sylve est fermé. Elle ne peut être lue qu’ici.
told-push-on = Me prévenir ici
told-push-refused = Ce navigateur ne permet pas les notifications de Sylve. Ses réglages peuvent changer cela ; sur iPhone et iPad, ajoute d’abord Sylve à l’écran d’accueil.
told-add = Ailleurs
told-add-help = Un message par l’un de ces chemins, que ce serveur permet.
told-kind = Par quel chemin
told-kind-push = Notifications d’un appareil
told-kind-discord = Discord
told-kind-slack = Slack
told-kind-ntfy = ntfy
told-kind-mail = Courriel
told-address-hook = Adresse du webhook, en https
told-address-mail = Adresse de courriel
told-add-do = Ajouter
told-waits = attend ta confirmation, qui vient de partir
told-stop = Arrêter
told-quiet = Heures calmes
told-quiet-help = Rien ne sonne pendant ces heures ; ce qui attend arrive ensuite, si c’est encore à toi.
told-quiet-none = Aucune
told-quiet-night = De 22 h à 8 h
told-quiet-late = De minuit à 9 h
told-mute = Me prévenir pour cette table
off-title = Messages arrêtés – Sylve
off-done = C’est arrêté : plus aucun message par ce chemin.
confirm-title = Adresse confirmée – Sylve
confirm-done = C’est noté : Sylve t’écrira à cette adresse quand une table t’attend.
next-none = Aucune table ne t’attend
you-belongings = Ce que Sylve garde de toi
you-days = Des jours pour souffler
rest = Jours de congé
rest-help = { $days ->
    [0] Tu as pris tous tes jours de cette année.
    [one] Aux tables jouées sur plusieurs jours, le temps s’arrête pour toi. Il te reste un jour cette année.
   *[other] Aux tables jouées sur plusieurs jours, le temps s’arrête pour toi. Il te reste { $days } jours cette année.
}
rest-until = En congé jusqu’au { $date } : personne ne joue à ta place. Si tu reviens avant, les jours qui restent ne sont pas perdus.
rest-days = Combien de jours
rest-choice = { $days } jours
rest-begin = Partir
rest-end = Je suis là
leave-it = Laisser
device-title = Un autre appareil – Sylve
device-add = Être toi ailleurs aussi
device-add-help = Un lien et un code amènent ton nom, tes places et tes tables sur un autre appareil.
device-copy = Ajouter un appareil
device-move = Déménager
device-link = Lien vers un autre appareil
device-qr = QR code vers un autre appareil
device-link-copies = Ouvre ce lien sur l’autre appareil, ou montre-lui le code. Il sert une fois, pendant { $minutes } minutes ; celui-ci reste à toi.
device-link-moves = Ouvre ce lien sur le nouvel appareil, ou montre-lui le code. Il sert une fois, pendant { $minutes } minutes ; ensuite, tous les autres appareils t’oublient, celui-ci aussi.
device-careful = Qui a ce lien joue à ta place : ne l’envoie qu’à toi-même.
device-arrive = Être la même personne sur cet appareil ?
device-arrive-help = Le nom, les places et les tables de l’autre appareil viennent ici. N’accepte que si ce lien vient de toi.
device-arrive-do = Oui, c’est moi
device-leaves = { $count ->
    [one] La table que tu as dans ce navigateur n’y sera plus : elle reste à la personne que tu étais ici.
   *[other] Les { $count } tables que tu as dans ce navigateur n’y seront plus : elles restent à la personne que tu étais ici.
}
phrase = Ta phrase
phrase-help = Huit mots à noter sur un papier. Si ce navigateur t’oublie, ils te ramènent tes tables.
phrase-there = Notée { $when }. Une nouvelle phrase annule l’ancienne.
phrase-make = Avoir une phrase
phrase-renew = En avoir une autre
phrase-have = J’ai une phrase
phrase-once = Note ces mots maintenant, dans l’ordre : Sylve ne les montre qu’une fois et n’en garde qu’une empreinte.
phrase-type = Les huit mots, dans l’ordre
phrase-come-back = Revenir
shut-out = Un appareil perdu ?
shut-out-help = Seul ce navigateur reste le tien. Tous les autres t’oublient aussitôt.
shut-out-do = Fermer la porte
shut-out-sure = Fermer la porte aux autres appareils ?
shut-out-sure-help = Ils ne pourront plus jouer pour toi. Ta phrase et les liens ouverts ne mènent plus nulle part non plus, et plus aucun message ne part : fais ensuite une nouvelle phrase, et rallume ce que tu veux.
shut-out-done = C’est fait. Pense à une nouvelle phrase.
everything = Tout emporter
everything-help = Toutes tes parties en un fichier : les finies avec leur compte rendu complet, les autres telles que tu les vois.
forget = M’oublier
forget-help = Ton nom, tes tables et ta phrase disparaissent. Là où d’autres jouent encore, un robot prend ta place.
forget-do = M’oublier
forget-sure = Tout oublier ?
forget-sure-help = On ne peut pas revenir en arrière. Si tu tiens à tes parties, emporte-les d’abord.
forget-done = Tout est oublié. À bientôt, peut-être.

## À propos

about-title = À propos – Sylve
about-heading = Une table d’admirateurs
about-lead = Sylve réunit cinq jeux de bois et de rivières que nous aimons, pour y jouer à distance avec la famille et les amis.
about-unofficial = C’est un projet non officiel : il n’est ni lié aux auteurs et aux éditeurs de ces jeux, ni approuvé par eux. Les règles sont récrites, les dessins sont les nôtres.
about-boxes = Merci à celles et ceux qui les ont faits
about-buy = Rien ne remplace une boîte sur la table : si un jeu te plaît, achète-le dans ta boutique préférée.
about-credit = { $original }, de { $author }, illustré par { $artist }. { $publisher }.
about-house = Valeurs maison
about-house-values = Quelques nombres imprimés sur les cartes ne se trouvent écrits nulle part. Nous en proposons d’autres, signalés là où on les lit ; qui possède la boîte peut les remplacer.
about-privacy = Ce que Sylve garde
about-privacy-text = Ton nom si tu en donnes un, tes tables, et un cookie pour te reconnaître. Rien d’autre, et rien ne part ailleurs.
about-credits = Icônes et lettres
about-icons = Icônes de game-icons.net, par Lorc, Delapouite, Caro Asercion, Skoll et leurs compagnons, sous licence CC BY 3.0 ; recolorées et regravées ici.
about-fonts = Caractères Fraunces (Undercase Type) et Atkinson Hyperlegible Next (Braille Institute), sous licence SIL Open Font.
about-drawings = Scènes, cartes et plateaux : nos propres dessins.

## Refus communs à tous les jeux

refusal-unknown-action = Ce coup n’existe pas dans ce jeu.
refusal-unknown-seat = Cette place n’existe pas à cette table.
refusal-not-to-act = Ce n’est pas à toi de jouer pour l’instant.
refusal-game-over = La partie est finie.
refusal-stale = La table a changé entre-temps. Regarde, puis choisis de nouveau.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-undo-handed-over = Trop tard : la main est passée à quelqu’un d’autre.
refusal-undo-revealed = Impossible d’annuler : quelque chose de caché a été vu.
refusal-undo-chance = Impossible d’annuler : le hasard a parlé.
refusal-undo-others-decided = Impossible d’annuler : d’autres ont choisi depuis.

## Ce qui peut mal tourner

error-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
error-disconnected = La connexion est coupée. Ton coup n’est pas parti : réessaie dès qu’elle revient.
error-not-found = Il n’y a rien à cette adresse.
error-unknown-table = Cette table n’existe pas, ou n’existe plus.
error-unknown-game = Ce jeu n’est pas encore sur l’étagère.
error-too-slow = L’envoi a pris trop de temps.
error-unknown-bot = Ce robot n’existe pas.
error-unknown-move = Cette partie ne compte que { $moves } coups.
error-unknown-seat = Cette place n’existe pas à cette table.
error-unknown-code = Ce code ne mène à aucune table qui attend du monde.
error-no-free-seat = Il n’y a plus de place libre à cette table.
error-hushed = L’hôte veut une table sans réactions.
error-unknown-link = { $minutes ->
    [0] Ce lien ne mène plus à rien. Ce que tu reçois se règle sur la page « Toi ».
   *[other] Ce lien ne mène plus à rien : il sert une seule fois, pendant quelques minutes. Fais-en un autre.
}
error-unknown-phrase = Personne ne connaît cette phrase. Vérifie les huit mots et leur ordre.
error-seat-taken = Quelqu’un vient de prendre cette place.
error-not-stored = Ton coup n’a pas pu être enregistré ; rien n’est perdu. Nouvel essai…
error-not-your-seat = Cette place n’est pas la tienne.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-not-over = Ce sera possible quand la partie sera finie.
error-not-started = La partie n’a pas encore commencé.
error-no-hints = À cette table, on joue sans conseils.
error-wrong-seats = Ce jeu se joue de { $least } à { $most }.
error-bad-option = Une des règles choisies n’existe pas pour ce jeu, ou pas à une telle table.
error-clearing-off = Il n’y a pas de clairière ici.
error-unknown-challenge = Ce défi ne mène à aucune donne.
error-seen-deal = Tu as déjà vu les cartes de cette donne : laisse-la à d’autres.
error-no-challenge = Seule une vraie partie peut être envoyée en défi.
error-days-off = Il n’y a pas de donne du jour ici.
error-in-day = À la donne du jour, chacun garde sa place et ses adversaires.
error-day-open = La donne du jour se dévoile demain : d’ici là, ni feuille de partie, ni entraînement, ni effacement.
error-bad-name = Ce nom ne convient pas : { $most } caractères au plus, sans caractères spéciaux.
error-bad-address = Cette adresse ne convient pas.
error-not-offered = Ce serveur ne prévient pas par ce chemin.
error-mail-failed = La lettre de confirmation n’est pas partie. Réessaie plus tard.
error-bad-message = La page et le serveur ne se comprennent pas. Recharge la page.
error-bad-method = La page et le serveur ne se comprennent pas. Recharge la page.
error-foreign-host = Ce serveur ne répond pas à cette adresse.
error-foreign-origin = Cette demande vient d’un autre site : elle est refusée.
error-no-session = Le serveur ne te reconnaît pas. Recharge la page, et autorise les cookies.
error-removed = L’hôte de cette table ne souhaite pas jouer avec toi.
error-locked = L’hôte ne laisse plus personne s’asseoir.
error-started = La partie a déjà commencé.
error-not-silent = Cette personne vient de donner signe de vie.
error-no-deal = On ne distribue pas en ce moment.
error-broken-promise = Ce n’est pas le nombre promis.
stopping = { $minutes ->
    [0] Sylve va se reposer un instant. Ta partie est gardée ; cette page revient toute seule.
    [one] Dans une minute, Sylve se repose un instant. Ta partie est gardée ; cette page revient toute seule.
   *[other] Dans { $minutes } minutes, Sylve se repose un instant. Ta partie est gardée ; cette page revient toute seule.
}
error-stopping = Sylve va se reposer un instant. Ouvre une table à son retour.
error-one-hand = À cette table, chacun ne tient qu’une main.
error-other-values = Cette partie a été jouée avec d’autres valeurs maison : on ne peut pas la dérouler ici.
error-too-large = C’est trop long.
error-still-playing = D’autres jouent encore à cette table.
error-store-down = Le serveur n’atteint pas sa mémoire en ce moment. Réessaie dans un instant.
error-too-fast = Doucement ! Réessaie dans un instant.
error-too-many = C’est trop : la limite est { $most }.
error-internal = Quelque chose s’est cassé de notre côté. Réessaie dans un instant.

# Les règles sur une page
leaflet-title = { $game } : les règles en une page
leaflet-seats = { $seats } places
leaflet-minutes = { $minutes } minutes
leaflet-own-words = Sylve · règles dites avec nos mots
leaflet-all-rules = Toutes les règles
leaflet-print = Imprimer
leaflet-open = À imprimer : une page A4

## Apprendre en jouant

learn-first = Première partie guidée
refusal-lesson = C’est permis, mais ce n’est pas ce que la leçon demande ici.
error-in-lesson = Ce n’est pas possible pendant une leçon.
error-unknown-lesson = Cette leçon n’existe pas, ou plus.

## La table toute simple, pour les jeux d’ailleurs

plain-do = Jouer
plain-middle = Sur la table
plain-turn = à jouer
plain-preview = Ce que cela changerait
plain-unseen = caché
plain-empty = Rien encore
plain-yes = oui
plain-no = non

## Énigmes

puzzles = Énigmes
puzzle-title = { $game } : énigme { $number }
puzzle-phase = Énigme { $number } sur { $of }
puzzle-question = Trouve le meilleur coup
puzzle-help = Une vraie partie entre robots aguerris en est là, et c’est à toi. Essaie : rien ne presse, rien n’est compté.
puzzle-hint = Un indice
puzzle-show = Voir la réponse
puzzle-found = Bien vu : c’est le meilleur coup !
puzzle-shown = La réponse
puzzle-rather = Plutôt que « { $other } », qui coûte { $percent } victoires sur cent :
puzzle-but = mais { $cost }
puzzle-tried = Ton premier essai, « { $other } », coûte { $percent } victoires sur cent.
puzzle-solved = résolue
puzzle-next = Énigme suivante
puzzle-play = À toi de jouer pour de vrai
puzzle-leave = Quitter l’énigme
refusal-puzzle-wrong = Un autre coup est bien meilleur. Que t’apporte-t-il, et que laisse-t-il aux autres ?
refusal-puzzle-wrong-by = Un autre coup est meilleur : celui-ci te coûte { $percent } victoires sur cent.
