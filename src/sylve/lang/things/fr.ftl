# Ce que dit la carte d’une chose, dans tous les jeux ; chargé avec elle.

things-now = En ce moment
things-house = Valeur maison : elle n’a pas pu être lue sur la boîte.
things-here = Sur cette table

coach = Le guide
coach-understood = Compris
coach-stop = Ne plus m’aider
