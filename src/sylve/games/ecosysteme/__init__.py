"""Écosystème – Forêt, by Matt Simpson: a draft of twenty cards, each ecosystem a grid in which neighbours score."""

from sylve.engine.game import Game, Option
from sylve.games.ecosysteme import bot, pieces, rules, scoring, view
from sylve.games.ecosysteme.actions import ACTIONS
from sylve.games.ecosysteme.observation import OBSERVATION

GAME = Game(
    id="ecosysteme",
    versions=("The first rules.",),
    seats=range(1, 7),
    options={
        "memory_aid": Option((False, True), False, "list the cards of the hands that a seat has passed on"),
    },
    actions=ACTIONS,
    rules=rules,
    scoring=scoring,
    view=view,
    bot=bot,
    values=pieces.VALUES,
    hidden=True,
    observation=OBSERVATION,
)
