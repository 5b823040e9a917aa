game-pebbles = Pebbles
log-take = { $you ->
    [yes] You take { $count }.
   *[no] { $seat } takes { $count }.
}
prompt-take = { $heap } pebbles are left: how many do you take?
prompt-wait = It is { $seat }’s turn.
prompt-over = The game is over.
refusal-too-many = There are not so many left.
table-heap = Pebbles left: { $heap }.
table-taken = { $seat }: { $count } taken.
table-card = Your card: { $card }.
score-pebbles = Pebbles
score-card = Card
