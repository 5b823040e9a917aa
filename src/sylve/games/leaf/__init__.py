"""Leaf, by Tim Eisner: autumn leaves laid tip to tip on the forest floor, before the winter comes."""

from sylve.engine.game import Game
from sylve.engine.options import Option, When
from sylve.games.leaf import bot, rules, scoring, view
from sylve.games.leaf.actions import ACTIONS
from sylve.games.leaf.box import VALUES
from sylve.games.leaf.events import EVENTS
from sylve.games.leaf.observation import OBSERVATION
from sylve.games.leaf.steps import acting, placing, season, turn

ALONE = (When(range(1, 2)),)
TOGETHER = (When(range(2, 5)),)

GAME = Game(
    id="leaf",
    versions=("The first rules.", "The first player can be chosen.", "One leaf each alone can be played."),
    seats=range(1, 5),
    options={
        "tops": Option(("fixed", "shuffled"), "fixed", "the marked leaves on top of their piles, or shuffled in"),
        "wind": Option(("normal", "easy", "hard"), "normal", "alone: how strong the North Wind begins", when=ALONE),
        "first": Option(
            ("drawn", "first-seat"),
            "drawn",
            "who begins: a seat drawn at random, or the first",
            since=2,
            when=TOGETHER,
            idle=True,
        ),
        "turns": Option(
            ("all", "one"), "all", "one leaf each: a sibling small enough for exact work", since=3, when=TOGETHER
        ),
    },
    actions=ACTIONS,
    rules=rules,
    scoring=scoring,
    view=view,
    bot=bot.LeafJudgement(),
    values=VALUES,
    hidden=True,
    observation=OBSERVATION,
    events=EVENTS,
    previews=(
        turn.LeafPreview,
        placing.TipPreview,
        placing.PlacePreview,
        acting.AcornPreview,
        acting.GrowPreview,
        acting.DrawPreview,
        acting.AnimalPreview,
        acting.DeckPreview,
        acting.SunPreview,
        acting.ClimbPreview,
        season.SeasonPreview,
        season.KeepPreview,
        season.ShelterPreview,
    ),
)
