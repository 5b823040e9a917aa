"""Écosystème – Forêt, by Matt Simpson: a draft of twenty cards, each ecosystem a grid in which neighbours score."""

from sylve.engine.game import Game
from sylve.engine.options import Option, When
from sylve.games.ecosysteme import bot, pieces, previews, rules, scoring, view
from sylve.games.ecosysteme.actions import ACTIONS
from sylve.games.ecosysteme.events import EVENTS
from sylve.games.ecosysteme.observation import OBSERVATION

TOGETHER = (When(range(2, 7)),)

GAME = Game(
    id="ecosysteme",
    versions=("The first rules.", "The last three picks alone can be played."),
    seats=range(1, 7),
    options={
        "memory_aid": Option(
            (False, True), False, "list the cards of the hands that a seat has passed on", when=TOGETHER, idle=True
        ),
        "picks": Option(
            ("all", "three"), "all", "the last three picks alone: a sibling for exact work", since=2, when=TOGETHER
        ),
    },
    actions=ACTIONS,
    rules=rules,
    scoring=scoring,
    view=view,
    bot=bot.EcosystemeJudgement(),
    values=pieces.VALUES,
    hidden=True,
    observation=OBSERVATION,
    events=EVENTS,
    previews=(
        previews.ChoosePreview,
        previews.PlacePreview,
        previews.Gain,
        previews.SwapPreview,
        previews.GivePreview,
    ),
)
