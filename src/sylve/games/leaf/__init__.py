"""Leaf, by Tim Eisner: autumn leaves laid tip to tip on the forest floor, before the winter comes."""

from sylve.engine.game import Game, Option
from sylve.games.leaf import bot, pieces, rules, scoring, view
from sylve.games.leaf.actions import ACTIONS
from sylve.games.leaf.observation import OBSERVATION

GAME = Game(
    id="leaf",
    versions=("The first rules.",),
    seats=range(1, 5),
    options={
        "tops": Option(("fixed", "shuffled"), "fixed", "the marked leaves on top of their piles, or shuffled in"),
        "wind": Option(("normal", "easy", "hard"), "normal", "how strong the North Wind begins, with one seat"),
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
