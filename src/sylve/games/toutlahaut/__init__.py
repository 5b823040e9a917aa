"""Tout là-haut, by David Short: a tree house grown floor by floor from one hand of cards that goes round."""

from sylve.engine.game import Game
from sylve.engine.options import Option
from sylve.games.toutlahaut import bot, pieces, rules, scoring, view
from sylve.games.toutlahaut.actions import ACTIONS
from sylve.games.toutlahaut.events import EVENTS
from sylve.games.toutlahaut.observation import OBSERVATION

GAME = Game(
    id="toutlahaut",
    versions=(
        "The first rules.",
        "With two games a random objective is drawn for each of them.",
        "Two rounds alone can be played.",
    ),
    seats=range(2, 6),
    options={
        "objective": Option(
            ("none", "random", *pieces.OBJECTIVES[1:]), "none", "an objective card that all may score at the end"
        ),
        "games": Option(("one", "two"), "one", "two games in a row, the second the other way round, scores added"),
        "draw": Option(("start", "end"), "start", "draw at the start of the turn, or at its end for the next one"),
        "rounds": Option(("all", "two"), "all", "two rounds alone: a sibling small enough for exact work", since=3),
    },
    actions=ACTIONS,
    rules=rules,
    scoring=scoring,
    view=view,
    bot=bot.ToutLaHautJudgement(),
    values=pieces.VALUES,
    hidden=True,
    observation=OBSERVATION,
    events=EVENTS,
    previews=(rules.Preview,),
)
