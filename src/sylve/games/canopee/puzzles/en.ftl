# What the puzzles of Canopée say: a hint, and what one takes home.

puzzle-1-29-hint = These canopies are no use to you. Whom would they help?
puzzle-1-29-why = Your rival has two trees without a canopy: what you pass completes them. Kept, the pile gives you a weather pair, and your seed can make your ferns odd again. A pile that does little for you may do a lot across the table.
puzzle-9005-35-hint = A bromeliad gives you 2 points. And your rival, who has two?
puzzle-9005-35-why = Your rival’s two bromeliads are worth 7; a third drops them to −3. The deck is empty, and each of the two piles that you pass hides one: one of them must be taken. Leaving can be worth more than taking.
puzzle-504-40-hint = A second fern cancels yours. What would it do across the table?
puzzle-504-40-why = Two ferns are worth nothing to you, but your rival has two, and this one makes three: 6 points. The howler would complete a pair there, too. The deck is empty: what you leave is your rival’s.
puzzle-7002-111-hint = The preview says nothing here. Compare the tallest trees of the table.
puzzle-7002-111-why = Your tall tree and your rival’s have five trunks each. A sixth, and the tallest is yours: 5 points in the third season, once it is complete. And the canopy that completes it counts once more.
puzzle-502-152-hint = Keep, or pass? One of your animals can do something else.
puzzle-502-152-why = Two very tall trees across the table only wait for a canopy. Passed, this one completes one of them; kept, it costs your turn for nothing. Your howler makes it vanish, and you look at the next pile.
