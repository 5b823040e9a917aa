# What the pages say where people meet: my games.

games-title = My games · Sylve
games-heading = My games
games-count = { $played ->
    [one] 1 game since { $since }, { $won ->
        [0] not won yet
       *[other] won
    }.
   *[other] { $played } games since { $since }, { $won ->
        [0] none won
        [one] 1 won
       *[other] { $won } won
    }.
}
games-none = Your finished games will stand here: what they brought, with whom, and what you do best.
games-none-go = Choose a game
games-all = All
games-choose = Of which game
games-played = { $count ->
    [one] game
   *[other] games
}
games-won = { $count ->
    [one] won
   *[other] won
}
games-mean = on average
games-best = best
games-by-game = Game by game
games-by-game-line = { $played ->
    [one] 1 game
   *[other] { $played } games
}, { $won ->
    [0] none won
    [one] 1 won
   *[other] { $won } won
}
games-curve = Game after game
games-curve-key = ◆ won · ○ lost
games-curve-said = Your last { $count } games: from { $least } to { $most } points, the last one with { $last }.
games-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $won ->
    [yes] won
   *[no] lost
}, { $when }
games-lines = Where your points come from
games-lines-key = ▏ mean of the table
games-line-said = { $mine } on average, the table { $others }
games-line-alone = { $mine } on average
games-people = With whom
games-bots = Against robots
games-encounter-key = ahead to behind
games-encounter = { $won } to { $lost }
games-encounter-said = { $won ->
    [one] once
   *[other] { $won } times
} ahead, { $lost ->
    [one] once
   *[other] { $lost } times
} behind
games-somebody = somebody
games-rating = Rating
games-rating-range = between { $low } and { $high }
games-rating-help = From { $count } games with others, robots included. 1500 is the middle; 400 points more mean ten games won for each one lost. Only you see it.
games-rating-soon = A rating comes after five games with others.
games-habits = What costs you most
games-habits-help = From { $count ->
    [one] the game you had reviewed
   *[other] the { $count } games you had reviewed
}: the chance to win given away each time.
games-habits-none = Nothing costs you much in the games you had reviewed.
games-habits-soon = Have a game reviewed, and you will read here what costs you most.
games-habit-cost = −{ $percent }%
games-habit-times = { $times ->
    [one] once a game
   *[other] { $times } times a game
}
games-latest = Latest games
games-latest-help = watch again, review
games-result = Result
games-result-any = All results
games-result-won = Won
games-result-lost = Lost
games-result-left = Given up
games-company = With whom
games-company-any = Alone or together
games-company-alone = Against the automa
games-company-bots = Against robots
games-company-people = With people
games-no-match = No game fits.
games-more = Older ones
games-take = Take my games along
games-against = alone: { $rival }
games-with-bots = { $count ->
    [one] a robot
   *[other] { $count } robots
}
games-uncounted = does not count
games-uncounted-help = Played together at one screen, or finished by a robot: it does not count in your figures.
games-badge-won = won
games-badge-lost = lost
games-badge-left = given up
games-badge-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
games-open = Watch { $game } again, { $when }

met-random = by chance
met-greedy = one move ahead
met-seedling = seedling
met-sapling = sapling
met-pine = young pine
met-beech = tall beech
met-oak = old oak

habit-canopee-look = going to the piles without using an animal
habit-canopee-croak = the frog
habit-canopee-peek = the toucan
habit-canopee-forage = the tamarin
habit-canopee-keep = keeping a pile
habit-canopee-pass = passing a pile
habit-canopee-snatch = the boa
habit-canopee-sweep = the howler
habit-canopee-draw = drawing blind
habit-canopee-doze = the sloth
habit-canopee-place = placing a card
habit-canopee-hide = the pitcher plant
habit-canopee-tuck = the hoatzin
habit-canopee-return = the spider
habit-canopee-spurn = discarding the card drawn
habit-canopee-sprout = beginning a tree
habit-canopee-grow = making a tree taller
habit-canopee-crown = completing a tree
habit-canopee-gnaw = the ant
habit-canopee-compost = the mushroom
habit-canopee-discard = choosing what to discard
habit-canopee-fell = choosing the tree to lose
habit-canopee-strike = lightning
habit-canopee-target = choosing who is struck
habit-canopee-bloom = the butterfly
habit-canopee-sow = keeping germination cards
habit-canopee-take = choosing an animal
habit-canopee-done = stopping there
habit-leaf-card = choosing a leaf card
habit-leaf-boost = playing two cards together
habit-leaf-pile = choosing another pile
habit-leaf-place = placing the leaf
habit-leaf-grow = growing a mushroom
habit-leaf-draw = drawing a leaf card
habit-leaf-take = choosing an animal
habit-leaf-deck = taking the deck’s animal
habit-leaf-sun = taking a sun
habit-leaf-climb = sending the squirrel up
habit-leaf-acorn = preferring an acorn
habit-leaf-advance = advancing the season
habit-leaf-keep = leaving the season where it is
habit-leaf-shelter = choosing who goes to sleep
habit-ecosysteme-choose = choosing a card from the hand
habit-ecosysteme-place = placing the card
habit-ecosysteme-keep = swapping nothing
habit-ecosysteme-swap = swapping two cards
habit-ecosysteme-give = giving Alban a card
habit-canyon-launch = choosing a pier
habit-canyon-bid = bidding
habit-canyon-play = playing a card
habit-canyon-go = ending a move
habit-toutlahaut-show = laying a card face up
habit-toutlahaut-hide = laying a card face down

day = deal of the day
days-heading = Deals of the day
days-same = the same for everybody
days-yours = your turn
days-first = be the first
days-begun = to be finished
days-played = { $count ->
    [one] 1 has played it
   *[other] { $count } have played it
}
days-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
day-title = Deal of the day · { $game } · Sylve
day-heading = The deal of the day
day-about = The same cards for everybody, { $rival ->
    [automa] against the automa
   *[oak] against the old oak
}. One try counts, without help; then your name and points are shown to everybody who has played it too.
day-play = Play the deal
day-resume = Go on with the deal
day-late = The day is over: this deal no longer counts, but everything is shown.
day-mine = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
day-mine-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
day-mine-unplaced = without a place
day-list = The results
day-nobody = Nobody has finished it.
day-oak = old oak
day-oak-thinks = The old oak is still playing its own.
day-you = you
day-unplaced = gave up, or too late
day-watch = Watch { $name }’s game
day-compare = Compare with { $name }
day-share = Share
day-share-text = Sylve · deal of the day · { $game } · { $date }
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, number { $place } of { $count } (old oak: { $oak })
day-share-alone = Sylve · deal of the day · { $game } · { $date }
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
day-copied = The text is copied, and gives nothing away.
day-yesterday = The day before
day-today = Today’s
day-promise = Promised the day before
day-promise-open = The secret that makes this deal was fixed before anybody played: here is its fingerprint (SHA-256). The secret itself is shown tomorrow.
day-promise-kept = The secret of this deal, and the fingerprint given the day before: they belong together.
day-promise-broken = The secret does not belong to the fingerprint given the day before.
day-secret = secret
day-commitment = fingerprint
day-tomorrow = tomorrow’s fingerprint

compare-title = Decision by decision · Sylve
compare-heading = Decision by decision
compare-lead = { $count ->
    [0] Not one decision in common: the ways part at once.
    [one] The same first decision, then the ways part.
   *[other] The first { $count } decisions are the same, then the ways part.
}
compare-same = The same decisions from beginning to end.
compare-move = Move { $move }
compare-parted = here the ways part
compare-at = Watch { $name }’s move { $move }
compare-with = Compare
day-again = Watch

challenge-title = A challenge · Sylve
challenge-heading = The same cards, your turn
challenge-heading-played = The same cards for everybody
challenge-played = Whoever takes up the challenge is dealt the cards you had. Who has finished sees all results.
challenge-from = { $names } { $count ->
    [one] has played
   *[other] have played
} this deal. Do better with the same cards; then the results stand side by side.
challenge-from-nobody = Somebody has played this deal. Do better with the same cards; then the results stand side by side.
challenge-company = { $seats ->
    [one] Alone.
   *[other] { $seats } seats, { $bots ->
        [0] all by link
        [one] one of them a robot’s
       *[other] { $bots } of them robots’
    }.
}
challenge-accept = Take it up
challenge-resume = Go on
challenge-seen = You have seen cards of this deal: you can no longer play it yourself, but others can. Sylve knows this by the browser; the rest is a matter of trust.
challenge-send = Send this link
challenge-send-help = It leads to the deal, not to your game. Whoever has seen the cards cannot play it.
challenge-link = Link to the challenge
challenge-games = Side by side
challenge-first = the first
challenge-points = { $name }: { $points }
challenge-waiting = { $count ->
    [0] Nobody else has finished it yet.
    [one] One game finished.
   *[other] { $count } games finished.
}

clearing-title = The clearing · Sylve
clearing-heading = The clearing
clearing-lead = Tables open to everybody. Sit down, or stay and watch.
clearing-none = Nobody is waiting just now. Open a table, and show it here.
clearing-off = This server has no clearing. You play with whoever has the link.
clearing-all = All games
clearing-pace = { $pace } a decision
clearing-sit = Sit down
clearing-go = Go there
clearing-free = free
clearing-yours = your table
clearing-own = Open your own
clearing-own-help = Choose a game and leave seats free; in the waiting room, one press shows the table here.
clearing-count = { $count ->
    [0] no table is waiting
    [one] 1 table is waiting
   *[other] { $count } tables are waiting
}
clearing-show = Show in the clearing
clearing-show-help = Everybody here sees the table, its rules and the names of those seated, as long as a seat is free.
clearing-is-shown = This table is shown in the clearing as long as a seat is free.
clearing-any = At any time
clearing-when = When it is played
clearing-have-link = I have a link
clearing-watch = To watch
clearing-watch-none = There is no game to watch just now.
clearing-moves = { $count ->
    [0] just begun
    [one] 1 move
   *[other] { $count } moves
}
clearing-people = { $count ->
    [one] one person
   *[other] { $count } people
}
clearing-robots = { $count ->
    [one] one robot
   *[other] { $count } robots
}
clearing-see = Watch
clearing-see-label = Watch a game of { $game }
clearing-prints = Here people speak by six small prints, not by messages: there is nothing to moderate.
clearing-let-watch = Let others watch the game
clearing-let-watch-help = Once it has begun it stays in the clearing, without names, for whoever wants to watch. You can take it out during the game.
clearing-is-watched = The game can be watched from the clearing.
invite-heading = With whom you have played
invite-help = The invitation waits on that person’s home page.
invite-do = Invite { $name }
invite-done = Invitation sent
invitations-heading = You are invited
invitations-from = { $name } is waiting for you
invitations-from-nobody = somebody is waiting for you
invitations-no = No, thanks
invitations-no-label = Decline { $name }’s invitation
block-heading = Playing without somebody
block-do = Block { $name }
block-sure = Block { $name }?
block-sure-help = This person can no longer sit down at your tables, see them in the clearing or invite you. They will not be told. You can undo this on your own page.
block-yes = Block
block-done = Done: you will no longer meet by chance.
blocks-heading = Blocked people
blocks-help = They can neither sit down at your tables nor invite you. They are not told.
blocks-undo = Unblock
