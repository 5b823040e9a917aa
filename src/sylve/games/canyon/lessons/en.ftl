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
lesson-rapids-low-ask = { $click } your 1 of fires.
lesson-rapids-low-wrong = The 5 might take the trick, and that means the fall. The 1 takes nothing.
lesson-rapids-away = Zero kept, one space
lesson-rapids-away-text = You move without drifting. Birch took one trick too many: the current will take that canoe towards the fall.
lesson-rapids-away-ask = Take the space further from the fall.
lesson-rapids-away-wrong = As far on, but still beside the fall. The other space gives you a round of rest.
lesson-rapids-end = You hold the current
lesson-rapids-end-text = Before you enter the rapids, think of the next round: few cards, and a bid that is easy to keep.

## Bidding

lesson-bidding = Bidding right
lesson-bidding-about = Count the tricks you are sure of, bid them, and lose the others on purpose.
lesson-bidding-count = Count your tricks
lesson-bidding-count-text = Pine is trump: nothing beats your 10, and only the 9 beats your 8. That makes two; the 1 and the 2 shall lose.
lesson-bidding-count-ask = { $click } the 2.
lesson-bidding-count-wrong = Birch and Lichen want all four tricks between them: they will fight for each. More than two would be luck.
lesson-bidding-count-none = Your 10 of pines takes a trick whether you like it or not: nobody keeps a zero with it.
lesson-bidding-count-one = The 10 takes one for sure, and the 8 will hardly lose. One bid and two taken would be a missed bid.
lesson-bidding-follow = Lose the first
lesson-bidding-follow-text = Sun is led, and you have one: you must play it. Birch’s 9 takes the trick, and that suits you.
lesson-bidding-follow-ask = { $click } your 2 of suns.
lesson-bidding-follow-wrong = Sun was led and you have one, so you must play it. Keep your trumps for later.
lesson-bidding-under = Shed the small trump
lesson-bidding-under-text = Without a fire you may play anything. Lichen’s 3 of trumps is ahead: now is the moment for your 1 to lose.
lesson-bidding-under-ask = { $click } your 1 of pines.
lesson-bidding-under-wrong = It takes the trick, yes. But the 1 you keep beats every card that is not a trump: it might take a third.
lesson-bidding-take = Now take
lesson-bidding-take-text = You have no paw, so you may trump. Birch still plays, but only the 9 of pines could beat your 8.
lesson-bidding-take-ask = { $click } your 8 of pines.
lesson-bidding-take-wrong = The 10 takes this trick too. For this lesson, keep the surest card for the end.
lesson-bidding-take-wrong-title = Just as good
lesson-bidding-sure = The surest card
lesson-bidding-sure-text = One trick taken, one to go. Nothing in the game beats the 10 of trumps.
lesson-bidding-sure-ask = { $click } your 10 of pines.
lesson-bidding-sure-wrong = The 10 of pines is all you have left: play it.
lesson-bidding-five = Two bid, two taken
lesson-bidding-five-text = In calm water each trick is a space, and a kept bid of two or more adds three. Five spaces: you take the lead.
lesson-bidding-five-ask = Take the marked space.
lesson-bidding-five-wrong = A canoe goes as far forward as it can: take the marked space.
lesson-bidding-end = Not one trick too many
lesson-bidding-end-text = Birch and Lichen took one each and bid two: no bonus. Winning little and as announced goes further than winning much.
