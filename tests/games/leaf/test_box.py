"""The box: values that an owner replaces are played with, and what would break a game is refused."""

from collections.abc import Mapping

import pytest

import sylve
from games.leaf.positions import table
from rulebook import rule
from sylve.engine.box import BadValue
from sylve.games.leaf import pieces
from sylve.games.leaf.rules import Leaf
from sylve.kit.walks import finish, seats_and_spectator, walk

GAME = sylve.game("leaf")
OTHER: dict[str, str | int] = {
    "tips-ginkgo": "0145",
    "tips-tulip": "0135",
    "top-ginkgo": "green",
    "acorn-animals": 5,
    "tree": "sun3 [animal2 leaf|acorn acorn] [leaf2|sun] acorn4",
    "season-1-2": "2:0 1:1 5 | 6 | 7 8 | 9",
    "season-3-4": "3:0 4:1 5 | 6 | 7 8 | 9",
    "wind-02": "ginkgo brown right",
}


def start(seats: int, seed: int = 1, values: Mapping[str, str | int] = OTHER) -> Leaf:
    state = GAME.start(seats, seed, values=values)
    assert isinstance(state, Leaf)
    return state


@rule("1.3")
def test_the_values_of_an_owner_are_played_with() -> None:
    ours, theirs = start(1, values={}), start(1)
    view = table(theirs)
    ginkgo = view["piles"][pieces.GINKGO]["top"]
    assert (ginkgo["colour"], ginkgo["tips"], ginkgo["turns"]) == ("green", [0, 1, 4, 5], 6)
    assert [(cell["reward"], cell["amount"], cell["side"]) for cell in view["tree"]][1:4] == [
        ("sun", 3, None), ("animal", 2, "left"), ("leaf", 1, "left"),
    ]  # fmt: skip
    assert [cell["acorns"] for cell in view["season"]["cells"]] == [0, 1, 5, 6, 7, 8, 9]
    assert view["season"]["marker"] == 1
    assert list(theirs.box.wind_names[1:3]) == ["ginkgo-brown-right", "ginkgo-yellow-left"]
    assert sum(map(pieces.has_acorn, theirs.box.all_animals())) == 5 * 8
    assert table(ours)["piles"][pieces.GINKGO]["top"]["tips"] == [0, 2, 4]
    assert ours != theirs


def test_what_an_owner_has_read_is_no_house_value_any_more() -> None:
    ours, theirs = table(start(1, values={})), table(start(1))
    assert set(ours["house"]) - set(theirs["house"]) == set(OTHER)
    assert (ours["season"]["house"], theirs["season"]["house"]) == (True, False)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_game_with_another_box_goes_to_its_end_and_replays(seats: int) -> None:
    state = start(seats, 5)
    low, high = GAME.observation.bounds()
    for seat, _ in walk(state, 5):
        numbers = GAME.observation.array(state, seat)
        assert (low <= numbers).all()
        assert (numbers <= high).all()
    assert state.over
    again = sylve.replay(state.record())
    assert again == state
    assert all(again.view(seat) == state.view(seat) for seat in seats_and_spectator(state))


def test_with_our_values_written_out_the_game_is_ours() -> None:
    written = {name: value.default for name, value in GAME.values.table.items()}
    assert finish(start(2, 3, written), 3) == finish(start(2, 3, {}), 3)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("tree", "leaf [acorn acorn|sun] acorn", "are not equally long"),
        ("tree", "acorn " * 60 + "acorn", "59 cells at most, not 61"),
        ("season-1-2", "1:0 2 | 3 | 4 | 3", "season track of 1 and 2 lacks a start"),
        ("season-3-4", "3:0 4:2 " + "1 " * 30 + "| 3 | 4 | 3", "30 cells at most, not 35"),
        ("tips-ginkgo", "0", "a leaf of ginkgo has no place beside the first two leaves"),
        ("tips-tulip", "", "a leaf of tulip has no place"),
        ("tips-silver-maple", "03", "a leaf of "),
        ("tips-tulip", "66", "does not look like"),
        ("top-tulip", "blue", "does not look like"),
        ("acorn-animals", 7, "does not look like"),
        ("wind-02", "oak red left", "does not look like"),
    ],
)
def test_what_would_break_a_game_is_refused_with_a_sentence(name: str, value: str | int, sentence: str) -> None:
    with pytest.raises(BadValue, match=sentence):
        GAME.values.checked({name: value})
