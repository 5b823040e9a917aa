"""Canopée, by Tim Eisner: two rainforests grown from piles that get better, and worse, each time they are passed."""

from sylve.engine.game import Game
from sylve.engine.options import Option, When
from sylve.games.canopee import bot, forecast, pieces, rules, scoring, view
from sylve.games.canopee.actions import ACTIONS
from sylve.games.canopee.events import EVENTS
from sylve.games.canopee.observation import OBSERVATION

ALONE = (When(range(1, 2)),)
TOGETHER = (When(range(2, 5)),)

GAME = Game(
    id="canopee",
    versions=(
        "The first rules.",
        "The Spirit weighs whole sets and loses nothing without cause; what the spider returns lies face down; the "
        "hoatzin hides cards of one pile a season; after the last count hidden cards do nothing. "
        "Species and the first player can be chosen.",
        "Nine cards of the last season alone can be played.",
    ),
    seats=range(1, 5),
    options={
        "cards": Option(
            pieces.RECIPES,
            "base",
            "which cards make the deck: basic ones, or advanced ones too",
            when=(When(range(1, 4)), When(range(4, 5), choices=("flora",))),
        ),
        "first": Option(
            ("drawn", "first-seat"),
            "drawn",
            "who begins the first season: a seat drawn, or the first one",
            since=2,
            when=TOGETHER,
            idle=True,
        ),
        "seasons": Option(("fixed", "changing"), "fixed", "a card changes the rules of every season", when=TOGETHER),
        "spirit": Option(pieces.LEVELS, "normal", "alone: how strong the Spirit of the forest is", when=ALONE),
        "species": Option(
            (pieces.DRAWN,),
            pieces.DRAWN,
            "which species the mixed recipes take",
            since=2,
            parts=pieces.SPECIES,
            when=tuple(When(range(1, 4), {"cards": mix}, most=count) for mix, count in pieces.MIXES.items()),
        ),
        "deck": Option(
            ("whole", "nine"),
            "whole",
            "nine cards of the last season alone: a sibling for exact work",
            since=3,
            when=(When(range(2, 5), {"seasons": "fixed"}),),
        ),
    },
    actions=ACTIONS,
    rules=rules,
    scoring=scoring,
    view=view,
    bot=bot.CanopeeJudgement(),
    values=pieces.VALUES,
    hidden=True,
    observation=OBSERVATION,
    events=EVENTS,
    previews=(forecast.Preview,),
)
