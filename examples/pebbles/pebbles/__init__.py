"""Pebbles: the smallest game with a secret, in a package of its own.

Each seat holds one hidden card from 1 to 5. In turn everybody takes one, two or three pebbles from a heap of ten. Who
takes the last one scores nothing for the pebbles; the card's value is added for everybody, and the most points win.
"""

from pebbles import observation, rules, scoring, view
from pebbles.actions import ACTIONS
from pebbles.bot import PebblesJudgement
from sylve.engine.box import HouseValues
from sylve.engine.game import Game

GAME = Game(
    id="pebbles",
    versions=("The first rules.",),
    seats=range(2, 4),
    options={},
    actions=ACTIONS,
    rules=rules,
    scoring=scoring,
    view=view,
    bot=PebblesJudgement(),
    values=HouseValues("pebbles", {}, dict),
    hidden=True,
    observation=observation.OBSERVATION,
    events=rules.EVENTS,
)
