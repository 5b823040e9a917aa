"""Canyon, by Frederick A. Herschler: a canoe race in which tricks won exactly as bid carry farthest."""

from sylve.engine.game import Game
from sylve.engine.options import Option, When
from sylve.games.canyon import bot, pieces, rules, scoring, view
from sylve.games.canyon.actions import ACTIONS
from sylve.games.canyon.events import EVENTS
from sylve.games.canyon.observation import OBSERVATION
from sylve.games.canyon.steps.bidding import BidPreview
from sylve.games.canyon.steps.launching import LaunchPreview
from sylve.games.canyon.steps.paddling import WayPreview
from sylve.games.canyon.steps.tricks import CardPreview

GAME = Game(
    id="canyon",
    versions=(
        "The first rules.",
        "A canoe that can get farther forward goes as far as it can; the way round others is for one that cannot. "
        "Without the dark rounds too evening falls after two laps; it can be left out. "
        "Who launches first can be chosen.",
        "One round of two cards alone can be raced.",
    ),
    seats=range(3, 7),
    options={
        "board": Option(("full", "quick"), "full", "the whole river, or a shorter one for a quick race"),
        "bids": Option(("open", "sealed"), "open", "bids in turn for all to see, or all at once and unseen"),
        "dark": Option(("played", "skipped"), "played", "the rounds of three cards and fewer, played or left out"),
        "evening": Option(
            ("two-laps", "never"),
            "two-laps",
            "the end of a race in which nobody lands: after two laps, or never",
            since=2,
        ),
        "first": Option(
            ("drawn", "first-seat"), "drawn", "who launches first: a seat drawn, or the first one", since=2
        ),
        "rounds": Option(
            ("all", "one"),
            "all",
            "one round of two cards alone, a dark one with an evening: a sibling for exact work",
            since=3,
            when=(When(range(3, 7), {"dark": "played", "evening": "two-laps"}),),
        ),
    },
    actions=ACTIONS,
    rules=rules,
    scoring=scoring,
    view=view,
    bot=bot.CanyonJudgement(),
    values=pieces.VALUES,
    hidden=True,
    observation=OBSERVATION,
    events=EVENTS,
    previews=(LaunchPreview, BidPreview, CardPreview, WayPreview),
)
