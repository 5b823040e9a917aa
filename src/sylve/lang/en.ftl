# Sylve in English: all that the page says outside the games.

list-and = { $first } and { $last }

## Everywhere

to-home = Sylve, home
back-home = Back to the home page
skip = Skip to content
tools = Tools
rules = Rules
read-rules = Read the rules
about = About
language = Language
theme-dark = Switch to dark theme
theme-light = Switch to light theme
close = Close
offline = Offline. Your tables come back with the network.
link-copy = Copy link
link-copied = Link copied
qr = QR code of the table

## The five games

game-toutlahaut = Tout là-haut
game-toutlahaut-short = Tout là-haut
game-toutlahaut-tagline = A tree house, floor by floor, taller than the neighbours’.
game-ecosysteme = Écosystème – Forêt
game-ecosysteme-short = Écosystème
game-ecosysteme-tagline = Twenty cards, and a forest that feeds itself.
game-canyon = Canyon
game-canyon-short = Canyon
game-canyon-tagline = Call your tricks, paddle, mind the waterfall.
game-canopee = Canopée
game-canopee-short = Canopée
game-canopee-tagline = Grow your trees before the fires come.
game-leaf = Leaf
game-leaf-short = Leaf
game-leaf-tagline = Lay leaves tip to tip until winter falls.

## Home

home-title = Sylve – games of woods and rivers
home-hero = Five games of woods and rivers, one table
home-turn = Your turn
home-turn-name = Your turn, { $name }
home-waiting = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
home-promise = With friends, against robots, or on your own. No account.
home-games = The games
home-unofficial = A project by admirers, not affiliated with the publishers.
play-now = Play now
join = Join a table
join-short = Join
join-title = Join a table
join-field = The link or code you were given
join-go = Take me there
join-unreadable = That link leads to no table. Check that it is complete.
your-name = Your name
your-name-optional = (if you like)
box-seats = Players:
box-minutes = { $minutes } min
box-play = Play
box-soon = Soon
tables-your-turn = Waiting for you
table-with = with { $names }
table-waiting = waiting for players, { $when }
table-over = finished { $when }
table-since = { $when }
table-their-turn = { $names } to play, { $when }
table-left = { $span } left
tables-of-others = Waiting for the others
tables-quiet = Nothing is waiting for you
tables-all = All your tables
tables-title = All your tables – Sylve
tables-heading = All your tables
tables-dismissed = Put aside
tables-dismissed-help = Hidden from the home page in this browser only. The game goes on, and the others are not told.
tables-over = Finished
tables-none = No table yet: choose a game on the home page.
table-dismiss = { $names ->
    [none] Hide this table of { $game } from the home page
   *[other] Hide the table of { $game } with { $names } from the home page
}
table-restore = { $names ->
    [none] Show this table of { $game } on the home page again
   *[other] Show the table of { $game } with { $names } on the home page again
}
table-dismissed = Put aside in this browser: you will find it in “All your tables”.
table-delete = Delete
table-delete-title = Delete this table
table-delete-one = Delete: { $table }
table-delete-sure = Delete this table?
table-delete-alone = The game will be gone for good, with its moves and its result. There is no way back.
table-delete-shared = It leaves your tables and your games, and you will not find it again. The others keep it.
table-deleted = Deleted.
next-table = Next: { $game }
next-table-spoken = { $count ->
    [one] Another table is waiting for you: { $game }
   *[other] { $count } other tables are waiting for you; the first: { $game }
}

## New table

new-title = New table – { $game }
new-seats = Around the table
new-seat = Seat { $number }
new-add = Add a seat
new-less = Remove a seat
new-company = With whom?
new-count = Number of players
new-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
company-solo = Alone
company-robots = Robots
company-friends = Friends, by link
company-here = Here, together
new-change = change
company-solo-short = Alone
company-robots-short = Robots
company-friends-short = Friends
company-here-short = One screen
new-who = { $parts }
new-who-me = you
new-who-here = { $count } at this screen
new-who-robots = { $count ->
    [one] a robot
   *[other] { $count } robots
}
new-who-open = { $count ->
    [one] one invited person
   *[other] { $count } invited people
}
new-who-solo = you against { $rival }
new-about = For { $who }, about { $minutes ->
    [60] an hour
   *[other] { $minutes } minutes
}
new-about-guest = For { $who }.
new-usual = The usual rules, no clock.
automa = automa
automa-canopee = the Spirit of the forest
automa-canopee-how = The Spirit takes the pile that hides the most cards, and lets its trees grow while yours is taller.
automa-canopee-normal = Normal
automa-canopee-normal-help = It begins with a trunk, you without.
automa-canopee-easier = Gentle
automa-canopee-easier-help = Each of you begins with a trunk.
automa-canopee-harder = Fearsome
automa-canopee-harder-help = It begins with two trunks, you without.
automa-leaf = the North Wind
automa-leaf-how = The North Wind turns over a card: it says which leaf it takes and which colour it looks for.
automa-leaf-normal = Brisk
automa-leaf-normal-help = It begins with 1 sun and 2 animals.
automa-leaf-easy = Gentle
automa-leaf-easy-help = It begins with 1 sun.
automa-leaf-hard = Biting
automa-leaf-hard-help = It begins with 2 suns and 3 animals.
automa-ecosysteme = Alban
automa-ecosysteme-how = Each turn you give Alban a card, which he lays in reading order. You need to be 30 points ahead to win.
new-name = Name at seat { $number }
new-hot-seat = Several of you share this screen: it follows whoever is to play.
new-hot-seat-hidden = Several of you share this screen: a curtain hides each hand while the screen changes hands.
new-options = Rules for this game
new-open = Open the table
new-start = Start
hints = Hints
hints-help = On their turn, players may ask what the old oak would do, the strongest of the robots.
hints-yes = Allowed
hints-no = None
hints-allowed = At this table you may ask the old oak for a hint.
hints-not-allowed = This table plays without hints.
clock = Clock
clock-60-note = Every decision has one minute; after that a robot takes it.
clock-300-note = Every decision has five minutes; after that a robot takes it.
clock-86400-note = Every decision has one day; after that a robot takes it.
clock-259200-note = Every decision has three days; after that a robot takes it.
clock-604800-note = Every decision has a week; after that a robot takes it.
pace = Pace
pace-together = Together
pace-together-help = Everybody is here at the same time.
pace-days = Over days
pace-days-help = Everybody plays when they can, and the table waits. Travellers take days off.
pace-decision = Time for a decision
pace-0 = No clock
pace-0-help = Everybody takes the time they need.
pace-60 = 1 minute
pace-300 = 5 minutes
pace-86400 = 1 day
pace-259200 = 3 days
pace-604800 = 1 week
span-days = { $days } d
span-hours = { $hours } h
span-minutes = { $minutes } min
clock-decided = { $you ->
    [yes] Your time was up: a robot decided for you.
   *[no] Time was up: a robot decided for { $name }.
}
hold = Start
hold-help = By itself, or when you say so: then you see first who comes, and can send somebody away.
hold-no = All seated
hold-yes = On my word
kind-me = Here, on this screen
kind-me-note = on this screen
kind-me-word = Here
kind-bot = Robot
kind-bot-note = robot
kind-bot-word = Robot
kind-open = By link
kind-open-note = free: send the link
kind-open-word = Link
bot-level = Robot’s level
bot-random = plays at random
bot-greedy = sees one move ahead
bot-seedling = a seedling, new to the game and in a hurry
bot-sapling = a sapling, new to the game
bot-pine = a young pine, slips sometimes
bot-beech = a tall beech, sees one move ahead
bot-oak = an old oak, thinks far ahead
bot-learned = learned by playing: { $name }
bot-name-1 = Fern
bot-name-2 = Birch
bot-name-3 = Lichen
bot-name-4 = Hazel
bot-name-5 = Gorse
bot-name-6 = Moss

## Seats

seats = Players
seat-name = Player { $number }
seat-namesake = { $name } ({ $number })
seat-open = Free seat
seat-you = you
seat-here = at the table
seat-away = stepped out
seat-gone = gone for { $span }
seat-gone-to-act = gone for { $span }, and it is their turn
seat-visited = last here { $when }
seat-visited-to-act = their turn; last here { $when }
seat-plays-for = plays for { $name }
watching = { $count ->
    [one] one person watches
    [10] 10 or more watch
   *[other] { $count } watch
}
reactions = Reactions
table-reactions = Reactions at this table
reaction-bravo = Bravo!
reaction-laugh = Ha ha!
reaction-oh = Oh!
reaction-ouch = Ouch!
reaction-hmm = Hmm…
reaction-thanks = Thanks!
reaction-said = { $name }: { $said }
seat-rests = days off until { $date }
seat-bot = robot
seat-thinking = thinking…
seat-to-act = to play
seat-your-turn = your turn
seat-gave-up = gave up
give-up = Give up
give-up-really = Give up for good
give-up-not = No, play on
gave-up = { $you ->
    [yes] You gave up.
   *[no] { $name } gave up.
}
nudge = Call { $name }
nudged = { $name } was called
nudge-done = Without an answer after a minute, a robot may play meanwhile.
nudge-heard = They are waiting: it is your turn.
silence-asks = Shall a robot play for { $name } meanwhile?
silence-agrees = { $name } agrees
silence-agreed = You agree
silence-wait = Wait some more
silence-robot = A robot
seat-lend = Let a robot play for me
seat-lend-help = Take your seat back whenever you like.
seat-lend-go = Lend it
seat-take-back = Take my seat back

## Waiting room

waiting-for = { $open ->
    [one] One more person to come.
   *[other] { $open } more people to come.
}
waiting-invite = Bring people in
waiting-invite-help = Send this link, or show the code to a phone. Nobody needs an account.
waiting-link = Link to the table
waiting-code = Or say this code:
waiting-only-here = This page’s address leads here from this computer alone. On the same network, give this one instead:
waiting-only-here-alone = This link works on this computer alone: the server listens to nobody else. Run “sylve serve --host 0.0.0.0” to let others in.
waiting-free = nobody yet
waiting-sit = Sit here
waiting-sit-too = Play here as well
waiting-bot = A robot
waiting-stand = Get up
waiting-free-it = Free the seat
waiting-starts = The game starts as soon as every seat is taken.
waiting-starts-by-host = The game starts when the host says so.
waiting-start = { $open ->
    [0] Start
   *[other] Start now, robots on the free seats
}
waiting-lock = Close the table
waiting-unlock = Reopen the table
waiting-locked = The host lets nobody else sit down.
waiting-remove = Send away
promise-made = This deal was promised before the first card.
promise-kept = The deal was the one promised before the first card.
promise-broken = This is not the deal that was promised before the first card!
promise-about = Before the first card, the table promised a secret and everybody present a number of their own; only then were the numbers told, and all of them together made the deal. Nobody could choose it. This browser has kept the promises and compares them at the end; this command also deals every card again:
waiting-deal = Everybody is here. Dealing…
waiting-host = Everybody is here.

## The table

table-title-turn = Your turn! { $game } – Sylve
table-title = { $game } – Sylve
table-laying = Setting the table…
stage = The board
own = Your place
rail = Players and log
log = Log
log-empty = Nothing yet.
undo = Undo
menu = Log and settings
menu-title = The table
menu-log = Log
menu-seats = Seats
menu-settings = Settings
menu-rules = Rules
menu-link = The table’s link, for anyone who wants to watch or take a seat back.
reconnecting = Connection lost. Trying again, nothing is lost…
phase-over = Game over
prompt = To do
prompt-waiting = { $count ->
    [one] { $names } to play.
   *[other] { $names } are choosing.
}
rule = Rule { $section }
curtain-title = Your turn, { $name }
curtain-help = Hand the screen to { $name }. Everybody else, look away.
curtain-lift = I am { $name }
shortcuts = By keyboard
key-tab = Tab
key-tab-does = from one area to the next
key-arrows = ← ↑ → ↓
key-arrows-does = from one card or space to the next
key-enter = Enter
key-enter-does = choose, confirm
key-escape = Esc
key-escape-does = let go, close
key-undo = U
key-undo-does = undo the last move
key-hint = I
key-hint-does = ask the old oak for a hint
key-next = Space, →
key-next-does = what happened next; with Shift, straight to my turn
key-pause = P
key-pause-does = stop the telling, take it up again
key-log = L
key-log-does = log and settings
key-help = { "?" }
key-help-does = this help

## Telling what happened

tempo = Pace
tempo-calm = Calm
tempo-normal = Normal
tempo-quick = Quick
tempo-instant = At once
tell-next = Go on
tell-pause = Wait
tell-resume = Resume
tell-skip = Skip to the end

## Settings

tempo-help = How long what the others do stays on stage.
setting-waits = Wait until I go on
setting-waits-help = Nothing moves on without you while the story is told.
setting-recap = Since your last turn
setting-recap-help = An account when you come back to the table.
setting-coach = Coach
setting-coach-help = The first two times you play a game, a sentence says what is new.
recap = Since your last turn
recap-title = Since your last turn, { $name }
recap-go = My turn
setting-sounds = Sounds of the forest
setting-sounds-help = A card laid down, a woodpecker’s tap. No music.
setting-notices = Tell me
setting-notices-help = A notification when it is your turn and the page is out of sight.
setting-notices-refused = Your browser does not let this site send notifications.
setting-reactions = Others’ reactions
setting-reactions-help = A badger beside their seat, for a moment.
confirm = To play
confirm-once = Touch once
confirm-twice = Touch twice
confirm-once-help = What you touch is played at once.
confirm-twice-help = The first touch shows what would happen, the second plays it.
light = Light
light-system = Auto
light-light = Day
light-dark = Night
leave = Leave the table
leave-help = A robot plays for you until you are back.
leave-help-free = You will find it again on the home page.
leave-go = Leave
why-undo = Nothing to undo now: you have not played, or what came of it is already known.
why-hint-turn = The old oak gives advice when it is your turn.
why-hint-one = There is only one thing to do: no need for advice.


## Hints

hint = Hint
hint-thinking = The old oak is thinking…
hint-says = In your place, the old oak: “{ $doing }” { $chance }% to win, { $sight }.
hint-why = Rather than “{ $other }”: { $reasons }.
hint-why-but = Rather than “{ $other }”: { $reasons }, though { $cost }.
hint-even = “{ $other }” would do almost as well.
because-own-more = about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} more for you ({ $line })
because-own-less = about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} less for you ({ $line })
because-other-more = about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} more for { $name } ({ $line })
because-other-less = about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} less for { $name } ({ $line })
hint-ask = Why?
hint-do = Play this
hint-others = { $count ->
    [one] Its other idea
   *[other] Its other ideas
}
idea = { $doing } { $chance }%, { $sight }.
in-sight = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} in sight
in-sight-solo = about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $change ->
    [less] behind
   *[more] ahead
} in sight

# Moves of which the log says nothing, or too little.
act-unsaid = { $you ->
    [yes] You choose { $say }.
   *[no] { $seat } chooses { $say }.
}

## End of the game

won = { $name } wins
won-you = Well done { $name }, you win!
won-together = { $names } win together
won-solo = Won against { $rival }
lost-solo = No win against { $rival } this time
won-by = { $points ->
    [one] One point
   *[other] { $points } points
} ahead of { $you ->
    [yes] you
   *[no] { $seat }
}.
won-tie = Level on points with { $you ->
    [yes] you
   *[no] { $seat }
}: the rules break the tie.
see-score = See the score
see-board = Back to the board
score-sheet = Score sheet
score-total = Total
rematch = Rematch
rematch-join = Join the rematch
replay = Watch it again
download = Download

## Watching a game again

replay-title = Watch a game again – Sylve
replay-steps = Move by move
replay-move = { $move ->
    [0] Set-up
   *[other] Move { $move } of { $moves }
}
replay-first = To the beginning
replay-back = Previous move
replay-play = Let the game play itself
replay-stop = Stop
replay-mistake = Next mistake
replay-next = Next move
replay-last = To the end
replay-slider = Move
replay-seen-by = Seen by
replay-spectator = the audience
replay-link = Link to this move
replay-leave = Score
play-on = Play on from here
play-on-over = The game is over here: go back a few moves.
play-on-seat = Which seat?
play-on-about = A practice table with robots; it counts nowhere. What this seat knew stays; all else, and what is to come, is dealt anew.
play-on-begin = Play
play-on-again = Once more
play-on-back = Back to the game
phase-practice = Practice

## Reviewing a game

review = Review
review-about = The old oak reads every decision again, with what its player knew then, and says what it cost. With nothing else to do it takes a minute at most.
review-begin = Review the game
review-waiting = The review is about to begin; another game may come before yours.
review-progress = The old oak is reading: decision { $done } of { $total }.
review-failed = The old oak fell asleep on the way.
review-again = Try again
review-whose = Whose
review-curve = Chances to win
review-curve-said = { $name }: chances to win over { $count } decisions, from { $first } to { $last }%, { $least }% at the lowest.
review-point = Move { $move }: { $chance }%
review-try = Another idea? Play it: a practice table opens.
review-costly = The moves that cost most
review-none = Nothing to complain of: no move cost more than { $least }% of the chances.
review-move = Move { $move }
review-loss = { $cost }% less chance
review-played = Played: “{ $doing }” ({ $chance }%)
review-better = Better: “{ $doing }” ({ $chance }%)
review-cost = This choice costs { $cost }% of the chances.
review-why = Better because: { $reasons }.
review-why-but = Better because: { $reasons }, but { $cost }.
mark-played = played
mark-better = better
mark-chance = { $chance }%
play-on-first = You begin with: “{ $doing }”
review-table = As a table
review-column-move = Move
review-column-chance = Chance
review-column-best = At best
verdict-best = The old oak would not have done better (a { $chance }% chance).
verdict-worse = { $cost }% less chance. Better: “{ $doing }”

## Rules

rules-title = Rules – { $game }
rules-page = Open the rules on a page of their own
rules-heading = { $game }: the rules
rules-own-words = Told in our own words, and numbered so that you can find your way. A value nobody could read off the box is marked as a house value.
rules-contents = Contents
rules-entry = { $section }. { $title }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing of the kind in the rules.
    [one] One section speaks of it.
   *[other] { $count } sections speak of it.
}
rules-none = The rules of this game are not written yet.
rules-played = Play it through, step by step
rules-play = Play

## You

you = You
my-games = My games
challenge-results = The challenge
challenge-make = Challenge friends
day-results = Results of the day
you-title = You – Sylve
you-heading = Your own corner
you-lead = No account, no password, no address: what follows belongs to this browser, unless you decide otherwise.
you-nameless = nameless one
you-are-back = There you are, { $name }.
you-devices = Your devices
you-told = Hearing when it is your turn
told-turn = Your turn: { $game }.
told-invited = You are asked to a table: { $game }.
told-off = No more of these messages:
mail-confirm-subject = Sylve: get messages at this address?
mail-confirm = Somebody asks Sylve to write to this address whenever it is their turn to play. If that is you, open this link:
mail-confirm-else = If not, do nothing: Sylve will not write again.
told-help = When a table waits for you and you are not there, once a turn at most; and when somebody you have played with asks you to a table. No message says with whom you play.
told-none = On this server nobody is told: its owner has not turned that on.
told-push = On this device
told-push-help = A notification, even while Sylve is closed. It can be read here only.
told-push-on = Tell me here
told-push-refused = This browser does not allow notifications from Sylve. Its settings can change that; on iPhone and iPad, add Sylve to the home screen first.
told-add = Elsewhere
told-add-help = A message by one of these ways, which this server allows.
told-kind = Which way
told-kind-push = Notifications of a device
told-kind-discord = Discord
told-kind-slack = Slack
told-kind-ntfy = ntfy
told-kind-mail = E-mail
told-address-hook = The webhook’s https address
told-address-mail = E-mail address
told-add-do = Add
told-waits = waits for your confirmation, which is on its way
told-stop = Stop
told-quiet = Quiet hours
told-quiet-help = Nothing rings during these hours; what waits comes afterwards, if it is still your turn.
told-quiet-none = None
told-quiet-night = 10 pm to 8 am
told-quiet-late = Midnight to 9 am
told-mute = Tell me about this table
off-title = Messages stopped – Sylve
off-done = Stopped: nothing comes this way any more.
confirm-title = Address confirmed – Sylve
confirm-done = Noted: Sylve writes to this address when a table waits for you.
next-none = No table waits for you
you-belongings = What Sylve keeps of you
you-days = Time to breathe
rest = Days off
rest-help = { $days ->
    [0] You have taken all your days of this year.
    [one] At tables played over days, time stands still for you. One day is left this year.
   *[other] At tables played over days, time stands still for you. { $days } days are left this year.
}
rest-until = Days off until { $date }: nobody plays in your place. Come back early, and the days that remain are not lost.
rest-days = How many days
rest-choice = { $days } days
rest-begin = Off I go
rest-end = I am back
leave-it = Leave it
device-title = Another device – Sylve
device-add = Be yourself elsewhere too
device-add-help = A link and a code bring your name, your seats and your tables to another device.
device-copy = Add a device
device-move = Move house
device-link = Link to another device
device-qr = QR code to another device
device-link-copies = Open this link on the other device, or show it the code. It works once, for { $minutes } minutes; this device stays yours.
device-link-moves = Open this link on the new device, or show it the code. It works once, for { $minutes } minutes; after that all other devices forget you, this one too.
device-careful = Whoever has this link plays in your place: send it to nobody but yourself.
device-arrive = Be the same person on this device?
device-arrive-help = The other device’s name, seats and tables come here. Accept only if this link comes from you.
device-arrive-do = Yes, it is me
device-leaves = { $count ->
    [one] The table you have in this browser will not be here any more: it stays with the person you were here.
   *[other] The { $count } tables you have in this browser will not be here any more: they stay with the person you were here.
}
phrase = Your phrase
phrase-help = Eight words to write down on paper. Should this browser forget you, they bring your tables back.
phrase-there = Written down { $when }. A new phrase ends the old one.
phrase-make = Get a phrase
phrase-renew = Get another
phrase-have = I have a phrase
phrase-once = Write these words down now, in their order: Sylve shows them once, and keeps no more than a fingerprint.
phrase-type = The eight words, in their order
phrase-come-back = Come back
shut-out = Lost a device?
shut-out-help = Only this browser stays yours. All others forget you at once.
shut-out-do = Shut the door
shut-out-sure = Shut the other devices out?
shut-out-sure-help = They will not be able to play for you any more. Your phrase and open links lead nowhere either, and messages stop by every way: make a new phrase afterwards, and turn on again what you want.
shut-out-done = Done. Think of a new phrase.
everything = Take everything along
everything-help = All your games in one file: finished ones with their full record, the others as you see them.
forget = Forget me
forget-help = Your name, tables and phrase disappear. Where others still play, a robot takes your seat.
forget-do = Forget me
forget-sure = Forget everything?
forget-sure-help = There is no way back. If your games matter to you, take them along first.
forget-done = Sylve has forgotten you. See you again, perhaps.

## About

about-title = About – Sylve
about-heading = A table laid by admirers
about-lead = Sylve brings together five games of woods and rivers that we love, to play with family and friends who are far away.
about-unofficial = It is an unofficial project: neither affiliated with the authors and publishers of these games nor endorsed by them. The rules are retold and the drawings are our own.
about-boxes = With thanks to the people who made them
about-buy = Nothing replaces a box on the table: if you enjoy a game, buy it from your favourite shop.
about-credit = { $original } by { $author }, illustrated by { $artist }. { $publisher }.
about-house = House values
about-house-values = A few numbers printed on the cards are written down nowhere else. We suggest our own, marked wherever you read them; whoever owns the box can replace them.
about-privacy = What Sylve keeps
about-privacy-text = Your name if you give one, your tables, and a cookie to recognise you. Nothing else, and nothing is passed on.
about-credits = Icons and type
about-icons = Icons from game-icons.net by Lorc, Delapouite, Caro Asercion, Skoll and their companions, under CC BY 3.0; recoloured and recut here.
about-fonts = Set in Fraunces (Undercase Type) and Atkinson Hyperlegible Next (Braille Institute), under the SIL Open Font License.
about-drawings = Scenes, cards and boards: our own drawings.

## Refusals that all games share

refusal-unknown-action = There is no such move in this game.
refusal-unknown-seat = There is no such seat at this table.
refusal-not-to-act = It is not your turn right now.
refusal-game-over = The game is over.
refusal-stale = The table changed in the meantime. Have a look, then choose again.
refusal-nothing-to-undo = There is nothing to undo.
refusal-undo-handed-over = Too late: the turn has passed to somebody else.
refusal-undo-revealed = That cannot be undone: something hidden has been seen.
refusal-undo-chance = That cannot be undone: chance has spoken.
refusal-undo-others-decided = That cannot be undone: others have chosen since.

## What can go wrong

error-unreachable = The server does not answer. Try again in a moment.
error-disconnected = The connection is down and your move was not sent: try again once it is back.
error-not-found = There is nothing at this address.
error-unknown-table = There is no such table, or it is gone.
error-unknown-game = That game is not on the shelf yet.
error-too-slow = That took too long to arrive.
error-unknown-bot = There is no such robot.
error-unknown-move = This game has only { $moves } moves.
error-unknown-seat = There is no such seat at this table.
error-unknown-code = This code leads to no table that is waiting for people.
error-no-free-seat = There is no free seat left at this table.
error-hushed = The host wants a table without reactions.
error-unknown-link = { $minutes ->
    [0] This link leads nowhere any more. What you are sent is up to you, on the page “You”.
   *[other] This link leads nowhere any more: it works once, for a few minutes. Make another one.
}
error-unknown-phrase = Nobody knows this phrase. Check the eight words and their order.
error-seat-taken = Somebody has just taken that seat.
error-not-stored = Your move could not be stored; nothing is lost. Trying again…
error-not-your-seat = That seat is not yours.
error-not-host = Only the person who opened the table can do that.
error-not-over = That will be possible once the game is over.
error-not-started = The game has not started yet.
error-no-hints = This table plays without hints.
error-wrong-seats = This game takes { $least } to { $most } players.
error-bad-option = One of the chosen rules does not exist in this game, or not at such a table.
error-clearing-off = There is no clearing here.
error-unknown-challenge = This challenge leads to no deal.
error-seen-deal = You have seen cards of this deal: leave it to others.
error-no-challenge = Only a real game can be sent as a challenge.
error-days-off = There is no deal of the day here.
error-in-day = In the deal of the day everybody keeps their own seat and rivals.
error-day-open = The deal of the day is shown tomorrow: until then no record, no practice, no deleting.
error-bad-name = That name does not work: at most { $most } characters, none of them special.
error-bad-address = This address does not work.
error-not-offered = This server does not tell people that way.
error-mail-failed = The confirmation could not be sent. Try again later.
error-bad-message = The page and the server do not understand each other. Reload the page.
error-bad-method = The page and the server do not understand each other. Reload the page.
error-foreign-host = This address is not one of this server’s.
error-foreign-origin = That request comes from another site and is refused.
error-no-session = The server does not know you. Reload the page, and allow cookies.
error-removed = The host of this table has sent you away.
error-locked = The host lets nobody else sit down.
error-started = The game has already started.
error-not-silent = That player has just been heard from.
error-no-deal = The cards are not being dealt right now.
error-broken-promise = That is not the number that was promised.
stopping = { $minutes ->
    [0] Sylve is about to rest for a moment. Your game is kept; this page comes back by itself.
    [one] In a minute Sylve rests for a moment. Your game is kept; this page comes back by itself.
   *[other] In { $minutes } minutes Sylve rests for a moment. Your game is kept; this page comes back by itself.
}
error-stopping = Sylve is about to rest for a moment. Open a table when it is back.
error-one-hand = One person holds one hand at this table.
error-other-values = This game was played with other house values and cannot be shown here.
error-too-large = That is too long.
error-still-playing = Others are still playing at this table.
error-store-down = The server cannot reach its memory just now. Try again in a moment.
error-too-fast = Gently! Try again in a moment.
error-too-many = That is too many: the limit is { $most }.
error-internal = Something broke on our side. Try again in a moment.

# The rules on one page
leaflet-title = { $game }: the rules on one page
leaflet-seats = { $seats } seats
leaflet-minutes = { $minutes } minutes
leaflet-own-words = Sylve · rules in our own words
leaflet-all-rules = All the rules
leaflet-print = Print
leaflet-open = To print: one page of A4

## Learn by playing

learn-first = First game, guided
refusal-lesson = That is allowed, but not what the lesson asks for here.
error-in-lesson = That is not possible during a lesson.
error-unknown-lesson = There is no such lesson, or no longer.

## The plain table, for games of other packages

plain-do = Do it
plain-middle = On the table
plain-turn = to play
plain-preview = What it would change
plain-unseen = hidden
plain-empty = Nothing yet
plain-yes = yes
plain-no = no

## Puzzles

puzzles = Puzzles
puzzle-title = { $game }: puzzle { $number }
puzzle-phase = Puzzle { $number } of { $of }
puzzle-question = Find the best move
puzzle-help = A real game between strong robots has come this far, and it is your turn. Try: there is no hurry, and nothing is counted.
puzzle-hint = A hint
puzzle-show = Show the answer
puzzle-found = Well seen: that is the best move!
puzzle-shown = The answer
puzzle-rather = Rather than “{ $other }”, which gives away { $percent } wins in a hundred:
puzzle-but = but { $cost }
puzzle-tried = Your first try, “{ $other }”, gives away { $percent } wins in a hundred.
puzzle-solved = solved
puzzle-next = Next puzzle
puzzle-play = Now play for real
puzzle-leave = Leave the puzzle
refusal-puzzle-wrong = Another move is far better. What does it do for you, and what does it leave to the others?
refusal-puzzle-wrong-by = Another move is better: this one gives away { $percent } wins in a hundred.
