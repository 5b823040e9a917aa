"""Thinking for seats: which bots there are, the processes they think in, hints and reviews."""
