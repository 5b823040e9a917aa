# What the puzzles of Canyon say: a hint, and what one takes home.

puzzle-7-24-hint = One more trick, not two. Which of your cards can wait?
puzzle-7-24-why = The 2 of pines takes nothing; but whoever wants this trick may spend a trump on it. Your 3 of feathers stands a better chance in the last trick, when the high trumps are out. A low trump is worth more at the end.
puzzle-505-166-hint = Three cards each: forty stay in the deck. And you lead.
puzzle-505-166-why = Only the 10 of trumps beats your 8, and most likely it sleeps. You lead: the 8 draws the trumps, the 10 of fires goes through, and even your 2 may take the last trick. Three tricks kept, six spaces.
puzzle-7003-169-hint = Three cards, two tricks to take. Which one can take none?
puzzle-7003-169-why = Throw off the 1 of feathers while you can: your two trumps are enough for the other two tricks. And this one falls to one of the two who bid zero. Get rid early of what cannot win.
puzzle-7001-194-hint = You need one trick of two. What would the card that is left do?
puzzle-7001-194-why = The 8 takes this trick; but you would lead the last one with the 6 of trumps, and that takes one too many. Let the 6 go under the 7, and keep the 8 for the end. Always count one trick further.
puzzle-505-276-hint = Three tricks of four. Which of your cards is the doubtful one?
puzzle-505-276-why = Nothing beats your 10 and 9 of trumps: they take when you like. Play the 9 of suns first. Whether it wins or loses, you will know what your 3 must do. Sure cards can wait; the others tell you something.
puzzle-508-294-hint = In the rapids only the bonus moves you. Which bid are you surest to keep?
puzzle-508-294-why = Not one trump, and mostly low cards: to lose every trick is surer than to win just one. A kept zero is worth a space; a missed one, and the current takes you.
