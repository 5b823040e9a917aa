"""What is seen between two decisions: each moment with what had just been told, and the table as it was then."""

from games.canyon.positions import bids, cards, dealt, drawn, game, legal, moving, play, quiet, spaces
from rulebook import rule
from sylve.games.canyon.rules import Canyon


def seen(state: Canyon) -> list[list[str]]:
    """The kinds of events that each beat shows; what was told after the last one is left to the resting state."""
    ends = [int(beat.events) for beat in state.beats_heard]
    return [[event.kind for event in state.heard[a:b]] for a, b in zip([0, *ends], ends, strict=False)]


def shown(state: Canyon, beat: int, seat: int | None = None) -> dict:
    return state.beats_heard[beat].view(seat)["table"]


@rule("1.3")
def test_the_last_launch_and_the_draw_for_the_dealer_are_seen_before_the_cards() -> None:
    state = play(game(3), "launch a0", "launch b0")
    assert seen(quiet(state)) == []
    play(state, "launch c0")
    (kinds,) = seen(state)
    assert kinds[:4] == ["launch", "draw", "draw", "draw"]
    assert set(kinds[4:]) <= {"draw"}
    assert [canoe["space"] for canoe in shown(state, 0)["canoes"]].count(None) == 0
    assert shown(state, 0)["trump"] is None


@rule("8.2")
def test_sealed_bids_are_seen_together_before_the_first_card() -> None:
    state = quiet(dealt("sun-9", "sun-1", "sun-2", trump="fire-1", bids="sealed"))
    bids(state, "1", "0")
    assert seen(state) == []
    bids(state, "2")
    assert seen(state) == [["bid-sealed"] * 3 + ["bid"] * 3]
    table = shown(state, 0)
    assert (table["phase"], table["acting_seat"]) == ("bid", None)
    assert [canoe["bid"]["total"] for canoe in table["canoes"]] == [1, 0, 2]


@rule("4.3")
def test_a_trick_is_seen_complete_as_it_lies_on_the_table() -> None:
    state = bids(dealt("sun-9 pine-1", "sun-1 pine-2", "sun-2 pine-3", trump="fire-1"), "1", "0", "0")
    cards(quiet(state), "sun-9", "sun-1", "sun-2")
    assert seen(state) == [["lead", "play", "play", "trick"]]
    table = shown(state, 0, 0)
    (trick,) = table["tricks"]
    assert (trick["complete"], trick["best_seat"], len(trick["cards"])) == (True, 0, 3)
    assert (table["acting_seat"], table["canoes"][0]["tricks"]) == (None, 1)
    assert [card["card"] for card in table["hand"]] == ["pine-1"]


@rule("5.1")
def test_the_reckoning_is_seen_before_the_first_canoe_that_moves_of_itself() -> None:
    state = bids(dealt("sun-9", "sun-1", "sun-2", trump="fire-1", first=1), "4", "1", "1")
    cards(quiet(state), "sun-1", "sun-2", "sun-9")
    assert seen(state) == [["lead", "play", "play", "trick"], ["missed", "missed", "exact"], ["stay"]]
    assert shown(state, 1)["phase"] == "move"
    assert [canoe["moved"] for canoe in shown(state, 2)["canoes"]] == [False, True, False]


@rule("6.4")
def test_drift_push_and_fall_are_seen_one_by_one() -> None:
    state = moving(drawn("24 ##012W\n0 S3SSSS"), "0 0 0 0", "1 0 0 1")
    assert seen(state) == [[], ["drift"], ["push"]]
    places = [[canoe["space"] for canoe in shown(state, beat)["canoes"]][:3] for beat in range(3)] + [spaces(state)[:3]]
    assert places == [
        ["c24", "d24", "e24"],
        ["d24", "d24", "e24"],
        ["d24", "e24", "e24"],
        ["d24", "e24", "cave"],
    ]


@rule("5.1")
def test_the_last_move_of_a_round_is_seen_before_the_next_cards() -> None:
    state = moving("a0 b0 c0", "0 0 0", "0 0 1", first=1)
    for seat in (1, 2):
        assert state.to_act() == (seat,)
        play(state, f"go {legal(state)[-1]}")
    play(quiet(state), f"go {legal(state)[-1]}")
    assert seen(state) == [["go"]]
    assert shown(state, 0)["counter"]["round"] == 1
    assert all(canoe["moved"] for canoe in shown(state, 0)["canoes"])


@rule("7.5")
def test_evening_is_seen_before_the_winner() -> None:
    state = moving("a0 b0 c0", "1 1 1", "0 0 1")
    state.round = int(state.last_round())
    quiet(state)
    play(state, "go c3")
    assert state.over
    assert seen(state) == [["go"], ["evening"]]
    assert not state.beats_heard[1].view(None)["over"]
