"""Leaf, by Tim Eisner: autumn leaves laid tip to tip on the forest floor, before the winter comes."""

from sylve.engine.game import Game, Option
from sylve.games.leaf import bot, pieces, rules, scoring, view
from sylve.games.leaf.actions import ACTIONS
from sylve.games.leaf.observation import OBSERVATION

GAME = Game(
    id="leaf",
    versions=("The first rules.", "The first player can be chosen."),
    seats=range(1, 5),
    options={
        "tops": Option(("fixed", "shuffled"), "fixed", "the marked leaves on top of their piles, or shuffled in"),
        "wind": Option(("normal", "easy", "hard"), "normal", "how strong the North Wind begins, with one seat"),
        "first": Option(("drawn", "first-seat"), "drawn", "who begins: a seat drawn at random, or the first", since=2),
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
