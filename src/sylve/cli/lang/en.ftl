## At the terminal

cli-you = You
cli-bot = Bot { $number }
cli-choose = Your choice, by its number or in full ({ $quit } to quit)
cli-more = Choices { $first } to { $last } of { $count }; { $more } shows more.
cli-to-you = you
cli-unread = That choice is not in the list.
cli-rank = Rank

# The arena: tournaments of bots
arena-title = { $game }, { $seats } seats: { $games } games on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
arena-column-bot = bot
arena-column-rating = rating
arena-column-games = games
arena-column-won = won % (95 %)
arena-column-lead = lead
arena-column-mean = ms
arena-column-percentile = 99 %
arena-column-most = most
arena-note-rating = Rating: points on Elo’s scale with their 95 % bar (400 more: ten wins to one loss), from openskill, which takes the games in the order of their numbers.
arena-note-won = Won: games in which the bot sits alone, a shared first place counted as its share, with Wilson’s 95 % interval; equals win { $fair } %. Lead: its score less the mean of the others’, with the standard error from deal to deal.
arena-note-pace = ms, 99 %, most: processor time of one decision in milliseconds, its mean, 99th percentile and maximum ({ $build } build).
arena-note-seed = The times differ from run to run; all the rest follows from the seed.
arena-note-clock = A bot here thinks by the clock, so another run will play other games: these results cannot be repeated exactly.
arena-meetings = Won against each (%)
arena-plot-ratings = rating, with its 95 % bar
arena-plot-meetings = % won by the row, { $fair } % among equals
arena-resumed = { $done } of { $total } games were played before; going on.
arena-left = left
arena-progress = { $done } of { $total } games, { $left } left.
arena-kept = { $done } of { $total } games are kept in { $folder }. Run the same command again to go on from there.
arena-written = Written: { $files }.
arena-problem-too-small = { $option } is at least { $least }.
arena-problem-bot-twice = { $bot } is named twice; a bot meets others, not itself.
arena-problem-bot-alone = { $bot } has nobody to meet: name two bots or more, separated by commas.
arena-problem-seat-alone = The arena takes at least two seats: a bot needs a rival.
arena-problem-no-extra = The arena draws and rates with libraries that are not installed here: install the extra sylve[arena].
arena-problem-no-ray = A cluster needs Ray, which is not installed here: install the extra sylve[cluster].
arena-problem-many-addresses = A cluster has one address, not several: { $address }.
arena-problem-folder-unusable = { $folder } cannot be written to: { $reason }.
arena-problem-folder-busy = Another arena is at work in { $folder }. Wait until it ends, or choose another folder.
arena-problem-other-plan = { $folder } holds games that were played with another choice of: { $differ }. Choose another folder.
arena-problem-journal-unreadable = { $file }, line { $line }, is not a finished game ({ $reason }). Remove the line to have its game played again.
arena-problem-journal-unwritable = { $file } cannot be written: { $reason }.
arena-problem-other-rules = A machine that should play has other rules or bots than this one. Install the same Sylve on all of them.
arena-problem-game-failed = Game { $game } (deal { $deal }; { $seated }) could not be played to its end: { $reason }
arena-problem-workers-lost = The processes that play the games end again and again before a game is over. Perhaps the memory is short: try fewer --jobs.
arena-problem-cluster-silent = The cluster ({ $address }) does not answer. What Ray said of it is in { $log }.
arena-problem-cluster-lost = The cluster ({ $address }) was lost before all games were over. What Ray said of it is in { $log }.
arena-problem-cluster-failed = The cluster ({ $address }) cannot play: { $reason }. What Ray said of it is in { $log }.
