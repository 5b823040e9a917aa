game-pebbles = Pebbles
game-pebbles-short = Pebbles
game-pebbles-tagline = Take as many as you like, but leave the last one to somebody else.
choice-take = Take
offer-take = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
zone-heap = Pebbles in the heap
zone-left = Left in the heap
zone-taken = Taken
zone-card = Card
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
