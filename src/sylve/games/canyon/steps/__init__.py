"""What the seats of Canyon are asked: a pier, a bid, a card, the end of a move."""
