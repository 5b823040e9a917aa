"""The picture of a tournament."""

import warnings
from pathlib import Path

from arena.plan import named
from arena.test_results import game
from sylve.arena.plots import draw
from sylve.arena.results import results
from sylve.wording import Wording


def test_an_agent_with_a_long_name_leaves_room_for_the_ratings(tmp_path: Path) -> None:
    plan = named("random", f"command:node {'a-folder/' * 12}agent.mjs@5s")
    played = results(plan, [game(plan, 0, 1, 0), game(plan, 1, 0, 1)])
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # the layout warns where nothing is left for what it holds
        draw(played, "leaf", "Leaf", Wording("en", "leaf"), tmp_path / "ratings.png")
