game-pebbles = Galets
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
