# What the card of a thing says, in all games; loaded with it.

things-now = Now
things-house = House value: it could not be read from the box.
things-here = On this table
