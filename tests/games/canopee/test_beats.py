"""The moments of Canopée that are worth seeing: the lines of a season's end, the Spirit's moves."""

from typing import Any

from games.canopee.positions import bare, dealt, end_season, give, heard, play
from rulebook import rule
from sylve.games.canopee.rules import Canopee


def moments(state: Canopee) -> list[tuple[str, dict[str, Any]]]:
    """What was told last before each beat, with the table as everybody saw it then."""
    return [(state.heard[beat.events - 1].kind, beat.view(None)["table"]) for beat in state.beats_heard]


@rule("5.1")
def test_every_line_of_a_seasons_end_is_seen_when_it_is_counted() -> None:
    state = give(bare(), 0, "1+1/1 2/0 fern rain sun")
    state.beats_heard.clear()
    end_season(state)
    seen = moments(state)
    assert [kind for kind, _ in seen] == ["tree", "tree", "tallest", "plants", "weather", "step"]
    sheets = [table["forests"][0]["sheet"] for _, table in seen]
    assert [sheet["trees"] for sheet in sheets] == [4, 6, 6, 6, 6, 6]
    assert [sheet["tallest"] for sheet in sheets] == [0, 0, 3, 3, 3, 3]
    assert [(sheet["plants"], sheet["weather"]) for sheet in sheets[3:]] == [(2, 0), (2, 5), (2, 5)]
    assert [table["ending"] for _, table in seen] == [4, 4, 4, 5, 5, 6]
    assert [len(table["forests"][0]["plants"]) for _, table in seen] == [1, 1, 1, 1, 1, 0]
    assert all(table["step"] is None for _, table in seen)


@rule("11.3", "11.4")
def test_each_of_the_spirits_moves_is_seen_and_its_pile_before_it_is_taken() -> None:
    state = dealt(1, "fern / rain sun / trunk1 fern canopy1 / seed seed seed")
    state.beats_heard.clear()
    play(state, "keep")
    seen = moments(state)
    assert [kind for kind, _ in seen] == ["spirit-keep", "spirit-sprout", "spirit-crown", "spirit-place"]
    assert [len(pile["cards"]) for pile in seen[0][1]["piles"]] == [1, 2, 3]
    assert [len(table["forests"][1]["trees"]) for _, table in seen] == [1, 2, 2, 2]
    assert heard(state, "spirit-keep")[0]["why"] == "@spirit-why-hidden"


@rule("6.1", "6.2")
def test_the_last_count_is_seen_line_by_line_before_the_game_is_over() -> None:
    state = give(bare(), 0, "boa-active")
    state.season = state.seasons - 1
    end_season(state)
    assert [kind for kind, _ in moments(state)][-3:] == ["wildlife", "largest", "largest"]
    assert not any(beat.view(None)["over"] for beat in state.beats_heard)
    assert state.over
