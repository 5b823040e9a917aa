# The lessons of Canyon, in English.

## The first game

lesson-first = Your first game
lesson-first-about = One bid, three tricks, and the landing stage within reach.
lesson-first-race = The race ends here
lesson-first-race-text = The first canoe at the stage wins. Yours is two spaces away, Birch’s only one: be faster.
lesson-first-bid = Bid your tricks
lesson-first-bid-text = Say how many tricks you will take. A kept bid of two or more is a bonus of 3 spaces. Two are within reach here.
lesson-first-bid-ask = { $click } the 2.
lesson-first-bid-wrong = With three small cards that is too many. And a missed bid in the rapids lets you drift.
lesson-first-bid-none = A kept zero brings only one space, and your 10 of suns will probably take a trick. Aim for two.
lesson-first-bid-one = One kept trick brings two spaces: just enough. Two tricks bring three, with one to spare.
lesson-first-follow = Fire is led
lesson-first-follow-text = Whoever has the suit that was led must play it. The highest card of that suit takes the trick, unless it is trumped.
lesson-first-follow-ask = { $click } your 4 of fires.
lesson-first-follow-wrong = Fire was led and you have some, so you must play it. Your 4 beats the 2.
lesson-first-lead = You lead
lesson-first-lead-text = You took the trick, so you lead the next one. Nothing beats a 10, except a trump.
lesson-first-lead-ask = { $click } your 10 of suns.
lesson-first-lead-wrong = Any feather takes a 2. The 10 first: it is your second trick.
lesson-first-trump = And now, lose
lesson-first-trump-text = Two bid, two taken. The suit turned up, paws, is trump: it will take your 2, and so much the better.
lesson-first-trump-ask = { $click } your 2 of feathers.
lesson-first-trump-wrong = The 2 of feathers is all you have left: play it.
lesson-first-land = A kept bid!
lesson-first-land-text = Two bid, two won: 3 spaces. In calm water each trick would give one more. The stage is two away.
lesson-first-land-ask = Land at the marked stage.
lesson-first-land-wrong = That stage would do too. For this lesson, land where it is marked.
lesson-first-line-way = From the pier to the stage: the whole river.
lesson-first-line-unused = Three spaces of bonus, two paddled. Among those who land, the rest decides.
lesson-first-end = You know how to play Canyon!
lesson-first-end-text = Your canoe lands; Birch’s lies one space from the stage.

## The rapids and the fall

lesson-rapids = The rapids and the fall
lesson-rapids-about = Beside the fall, only a bid that is kept saves you.
lesson-rapids-bid = Beside the fall
lesson-rapids-bid-text = In the rapids tricks do not move you: only the bonus does. Miss your bid, and the current takes you over the fall.
lesson-rapids-bid-ask = { $click } the card 0.
lesson-rapids-bid-wrong = With two small fires a trick would be luck. Bid zero: you know how to keep it.
lesson-rapids-low = Lose both tricks
lesson-rapids-low-text = You lead. The smaller your card, the surer somebody beats it.
lesson-rapids-low-ask = { $click } your fire 1.
lesson-rapids-low-wrong = The 5 might take the trick, and that means the fall. The 1 takes nothing.
lesson-rapids-away = Zero kept, one space
lesson-rapids-away-text = You move without drifting. Birch took one trick too many: the current will take that canoe towards the fall.
lesson-rapids-away-ask = Take the space further from the fall.
lesson-rapids-away-wrong = As far on, but still beside the fall. The other space gives you a round of rest.
lesson-rapids-end = You hold the current
lesson-rapids-end-text = Before you enter the rapids, think of the next round: few cards, and a bid that is easy to keep.
