game-pebbles = Galets
game-pebbles-short = Galets
game-pebbles-tagline = Prends-en autant que tu veux, mais laisse le dernier à quelqu’un d’autre.
choice-take = Prendre
offer-take = { $count ->
    [one] { $count } galet
   *[other] { $count } galets
}
zone-heap = Galets sur le tas
zone-left = Il en resterait
zone-taken = Galets pris
zone-card = Carte
log-take = { $you ->
    [yes] Tu en prends { $count }.
   *[no] { $seat } en prend { $count }.
}
prompt-take = Il reste { $heap } galets : combien en prends-tu ?
prompt-wait = C’est le tour de { $seat }.
prompt-over = La partie est finie.
refusal-too-many = Il n’en reste pas autant.
table-heap = Galets restants : { $heap }.
table-taken = { $seat } : { $count } pris.
table-card = Ta carte : { $card }.
score-pebbles = Galets
score-card = Carte
