## Au terminal

cli-you = Toi
cli-bot = Robot { $number }
cli-choose = Ton choix, par son numéro ou en toutes lettres ({ $quit } pour quitter)
cli-more = Choix { $first } à { $last } sur { $count } ; { $more } en montre d’autres.
cli-to-you = toi
cli-unread = Ce choix n’est pas dans la liste.
cli-rank = Rang

# L’arène : les tournois de robots
arena-title = { $game }, { $seats } places : { $games } parties sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, graine { $seed }
arena-column-bot = robot
arena-column-rating = cote
arena-column-games = parties
arena-column-won = % gagnés (95 %)
arena-column-lead = avance
arena-column-mean = ms
arena-column-percentile = 99 %
arena-column-most = max.
arena-note-rating = Cote : des points à l’échelle d’Elo avec leur marge à 95 % (400 de plus, dix victoires pour une défaite), calculés par openskill, qui prend les parties dans l’ordre de leurs numéros.
arena-note-won = Gagnés : les parties où le robot est seul de son espèce, une première place partagée comptant pour sa part, avec l’intervalle de Wilson à 95 % ; à force égale, on en gagne { $fair } %. Avance : son score moins la moyenne des autres, avec l’erreur type d’une donne à l’autre.
arena-note-pace = ms, 99 %, max. : le temps de processeur d’une décision en millisecondes, sa moyenne, son 99ᵉ centile et son maximum (version { $build }).
arena-note-seed = Les temps changent d’une fois à l’autre ; tout le reste découle de la graine.
arena-note-clock = Un des robots joue à la montre : une autre fois, les parties seront différentes, et ces résultats ne peuvent pas être refaits à l’identique.
arena-meetings = Victoires contre chacun (%)
arena-plot-ratings = cote, avec sa marge à 95 %
arena-plot-meetings = % gagnés par la ligne, { $fair } % à force égale
arena-resumed = { $done } parties sur { $total } étaient déjà jouées ; on continue.
arena-left = restant
arena-progress = { $done } parties sur { $total }, encore { $left }.
arena-kept = { $done } parties sur { $total } sont gardées dans { $folder }. Relance la même commande pour continuer.
arena-written = Écrit : { $files }.
arena-problem-too-small = { $option } vaut au moins { $least }.
arena-problem-bot-twice = { $bot } est nommé deux fois ; un robot en rencontre d’autres, pas lui-même.
arena-problem-bot-alone = { $bot } n’a personne à rencontrer : nomme au moins deux robots, séparés par des virgules.
arena-problem-seat-alone = L’arène demande au moins deux places : un robot a besoin d’un rival.
arena-problem-no-extra = L’arène dessine et classe avec des bibliothèques qui ne sont pas installées ici : installe l’extra sylve[arena].
arena-problem-no-ray = Une grappe demande Ray, qui n’est pas installé ici : installe l’extra sylve[cluster].
arena-problem-many-addresses = Une grappe a une seule adresse, pas plusieurs : { $address }.
arena-problem-folder-unusable = Impossible d’écrire dans { $folder } : { $reason }.
arena-problem-folder-busy = Une autre arène travaille dans { $folder }. Attends qu’elle finisse, ou choisis un autre dossier.
arena-problem-other-plan = { $folder } contient des parties jouées avec un autre choix de : { $differ }. Choisis un autre dossier.
arena-problem-journal-unreadable = { $file }, ligne { $line } : ce n’est pas une partie finie ({ $reason }). Enlève la ligne pour que sa partie soit rejouée.
arena-problem-journal-unwritable = Impossible d’écrire { $file } : { $reason }.
arena-problem-other-rules = Une machine qui devrait jouer a d’autres règles ou d’autres robots que celle-ci. Installe le même Sylve sur toutes.
arena-problem-game-failed = La partie { $game } (donne { $deal } ; { $seated }) n’a pas pu être jouée jusqu’au bout : { $reason }
arena-problem-workers-lost = Les processus qui jouent s’arrêtent sans cesse avant la fin d’une partie. La mémoire manque peut-être : essaie avec moins de --jobs.
arena-problem-cluster-silent = La grappe ({ $address }) ne répond pas. Ce que Ray en dit est dans { $log }.
arena-problem-cluster-lost = La grappe ({ $address }) a été perdue avant la fin des parties. Ce que Ray en dit est dans { $log }.
arena-problem-cluster-failed = La grappe ({ $address }) ne peut pas jouer : { $reason }. Ce que Ray en dit est dans { $log }.
