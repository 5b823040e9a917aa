# What the card of a thing says, in all games; loaded with it.

things-now = Now
things-house = House value: it could not be read from the box.
things-here = On this table

coach = The coach
coach-understood = Understood
coach-stop = Stop helping me
