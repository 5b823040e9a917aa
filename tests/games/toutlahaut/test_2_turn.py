"""§2 The turn."""

from collections import Counter
from random import Random

import pytest

import sylve
from games.toutlahaut.positions import GAME, GREY, dealt, faces, play, table, towers
from rulebook import rule
from sylve.games.toutlahaut import pieces
from sylve.games.toutlahaut.actions import SHOW


@rule("2.1")
def test_the_hand_holds_one_card_more_than_seats_whenever_somebody_chooses() -> None:
    state = dealt(3)
    piles = []
    for _ in range(6):
        (holder,) = state.to_act()
        assert len(table(state, holder)["hand"]) == 4
        piles.append(table(state)["pile"])
        play(state, "hide " + table(state, holder)["hand"][0]["kind"])
    assert piles == [28, 27, 26, 25, 24, 23]


@rule("2.1")
def test_only_its_holder_sees_the_hand_and_the_card_drawn() -> None:
    state = dealt(3, ["b2-b2", "b2-b3", "r2-r2", "r4-b4"])
    draw = next(event for event in state.heard if event.kind == "draw")
    assert draw.seen_by(0)["facts"]["card"] == ["@floor-r4", "@floor-b4"]
    for other in (1, 2, None):
        assert "card" not in draw.seen_by(other)["facts"]
        assert table(state, other)["hand"] is None
        assert table(state, other)["drawn"] is None


@rule("2.2")
def test_only_a_card_of_the_hand_can_be_laid() -> None:
    state = dealt(2, ["b2-b2", "r2-r2", "g2-g2"])
    assert state.why_not(0, state.read("show y2-y2")).code == "not-in-hand"
    assert state.why_not(0, state.read("hide y2-y2")) == sylve.Refusal(
        "not-in-hand", "2.2", {"card": ["@floor-y2", "@floor-y2"]}
    )


@rule("2.2")
def test_the_bottom_floor_lies_below_and_the_card_never_moves_again() -> None:
    state = dealt(2, ["r3-g3", "b2-b2", "b2-b3"])
    play(state, "show r3-g3")
    tree = table(state)["trees"][0]
    assert (tree["levels"][0]["bottom"]["colour"], tree["top"]["colour"]) == ("red", "green")
    play(state, "hide b2-b2", "hide b2-b3")
    assert table(state)["trees"][0]["levels"][0]["card"]["kind"] == "r3-g3"


@rule("2.2")
def test_two_equal_cards_in_hand_are_one_choice_and_one_of_them_goes() -> None:
    state = dealt(2, ["b2-b2", "b2-b2", "r4-b4"])
    assert [state.say(action) for action in state.actions(0)] == [
        "show b2-b2",
        "show r4-b4",
        "hide b2-b2",
        "hide r4-b4",
    ]
    play(state, "show b2-b2")
    assert "b2-b2" in faces(table(state, 1)["hand"])


@rule("2.3")
@pytest.mark.parametrize(
    ("card", "fits"),
    [("g2-g3", True), ("y3-b3", True), ("r4-b4", False), ("b4-g4", False), ("b3-y3", True), ("g4-y4", True)],
)
def test_face_up_the_bottom_floor_has_the_colour_or_the_value_of_the_top(card: str, fits: bool) -> None:
    state = dealt(2, ["r3-g3", "b2-b2", "r2-r2", "b2-b2", card])
    play(state, "show r3-g3", "hide r2-r2")
    refusal = state.why_not(0, state.read(f"show {card}"))
    assert (refusal is None) == fits
    if not fits:
        assert (refusal.code, refusal.section) == ("does-not-fit", "2.3")
        assert refusal.facts["top_colour"] == "@colour-green"
        assert refusal.facts["top_value"] == 3


@rule("2.3")
def test_anything_fits_on_a_grey_floor() -> None:
    state = dealt(2, ["r4-b4", "b2-b2", "g2-g2", "b3-r3", "g4-y4"])
    play(state, "hide g2-g2", "hide b2-b2")
    assert state.why_not(0, state.read("show r4-b4")) is None
    assert state.why_not(0, state.read("show g4-y4")) is None


@rule("2.3")
def test_a_card_may_be_laid_face_down_on_anything_even_where_it_would_fit() -> None:
    state = dealt(2, ["r3-g3", "b2-b2", "r2-r2", "b2-b2", "g2-g3"])
    play(state, "show r3-g3", "hide r2-r2")
    assert state.why_not(0, state.read("show g2-g3")) is None
    assert state.why_not(0, state.read("hide g2-g3")) is None
    assert state.why_not(0, state.read("hide b2-b2")) is None


@rule("2.4")
def test_the_rest_of_the_hand_goes_to_the_left_neighbour_whose_turn_it_is() -> None:
    state = dealt(3, ["b2-b2", "r2-r2", "g2-g2", "y2-y2", "v4-v4"], first=2)
    play(state, "show y2-y2")
    assert state.to_act() == (0,)
    assert sorted(faces(table(state, 0)["hand"])) == ["b2-b2", "g2-g2", "r2-r2", "v4-v4"]
    assert table(state)["receiver"] == 1


@rule("2.5")
def test_trees_are_open_and_what_lies_face_down_is_known_to_its_owner_only() -> None:
    state = dealt(3, ["b2-b2", "r2-r2", "g2-g2", "y2-y2"])
    play(state, "hide y2-y2")
    assert table(state, 0)["trees"][0]["levels"][0]["card"]["kind"] == "y2-y2"
    for other in (1, 2, None):
        assert table(state, other)["trees"][0]["levels"][0]["card"] is None
    hide = next(event for event in state.heard if event.kind == "hide")
    assert "card" in hide.seen_by(0)["facts"]
    assert all("card" not in hide.seen_by(other)["facts"] for other in (1, 2, None))


@rule("2.5")
def test_a_seat_remembers_the_hands_it_saw() -> None:
    state = dealt(2, ["b2-b2", "r2-r2", "g2-g2", "y2-y2"])
    play(state, "show g2-g2")
    assert [sorted(faces(look["hand"])) for look in table(state, 0)["seen"]] == [["b2-b2", "g2-g2", "r2-r2"]]
    assert table(state, 1)["seen"] == []
    assert table(state, None)["seen"] == []


@rule("2.5")
def test_a_card_passed_on_and_never_seen_again_was_buried_in_between() -> None:
    """What I passed on is in my left neighbour's hand or under their new floors, in every world I imagine."""
    state = dealt(2, ["b2-b2", "r2-r2", "g2-g2", "y2-y2", "r4-b4"])
    play(state, "show g2-g2", "hide r2-r2")
    dice = sylve.Dice(1)
    for _ in range(50):
        world = state.imagine(0, dice)
        assert table(world, 1)["trees"][1]["levels"][0]["card"]["kind"] == "r2-r2"


@rule("2.5")
def test_what_a_neighbour_buried_is_one_of_the_cards_it_may_have_had() -> None:
    """Three cards I passed on and one it drew: each was as likely, whatever the next neighbour drew since."""
    state = dealt(3, ["b2-b3", "r2-r3", "g2-g3", "y4-r4", "v4-v4"])
    play(state, "show y4-r4", "hide v4-v4")
    dice = sylve.Dice(2)
    buried = Counter(table(state.imagine(0, dice), 1)["trees"][1]["levels"][0]["card"]["kind"] for _ in range(2000))
    for passed_on in ("b2-b3", "r2-r3", "g2-g3"):
        assert 430 < buried[passed_on] < 570
    assert "y4-r4" not in buried
    assert len(buried) > 20
    known = {table(state.imagine(1, dice), 1)["trees"][1]["levels"][0]["card"]["kind"] for _ in range(50)}
    assert known == {"v4-v4"}


PASSED_ON = ["b2-b3", "r2-r3", "g2-g3"]


def one_lost_in_a_lap(seed: int) -> sylve.State | None:
    """Seat 0 passes three cards on, both others bury one at random; kept when seat 0 finds two of the three again."""
    chooser = Random(seed)
    rest = [face for face in pieces.FACES if face not in PASSED_ON and face != "y4-r4"]
    chooser.shuffle(rest)
    state = play(dealt(3, [*PASSED_ON, "y4-r4", *rest[:3]]), "show y4-r4")
    for seat in (1, 2):
        state.play(seat, chooser.choice([action for action in state.actions(seat) if not SHOW.has(action)]))
    found = faces(table(state, 0)["hand"])
    return state if sum(face in found for face in PASSED_ON) == 2 else None


def buried_by_the_first(state: sylve.State) -> bool:
    return table(state, 1)["trees"][1]["levels"][0]["card"]["kind"] in PASSED_ON


@rule("2.5")
def test_imagined_worlds_come_as_often_as_real_games_that_look_the_same() -> None:
    alike = [state for state in map(one_lost_in_a_lap, range(1500)) if state is not None]
    real = sum(map(buried_by_the_first, alike)) / len(alike)
    dice = sylve.Dice(4)
    imagined = sum(buried_by_the_first(state.imagine(0, dice)) for state in alike) / len(alike)
    assert len(alike) > 500
    assert abs(real - 2 / 3) < 0.06
    assert abs(imagined - 2 / 3) < 0.06


@rule("2.3")
def test_the_preview_says_what_the_card_would_bring() -> None:
    state = towers("r3-g3 g2-g3", GREY)
    play(state, state.say(state.actions(1)[-1]))
    offers = {state.say(offer["action"]): offer for offer in state.offers(0)}
    shown = [offer for say, offer in offers.items() if say.startswith("hide")]
    assert all(offer["preview"]["points"] == 4 and offer["preview"]["run"] == 3 for offer in shown)


@rule("2.3")
def test_where_nothing_fits_the_prompt_asks_for_a_card_face_down() -> None:
    state = GAME.start(2, 0)
    fitting = 0
    while not state.over:
        (seat,) = state.to_act()
        shown = [say for say in map(state.say, state.actions(seat)) if say.startswith("show")]
        prompt = state.view(seat)["prompt"]["code"]
        assert (prompt == "place-hidden") == (not shown)
        fitting += bool(shown)
        state.play(seat, state.actions(seat)[0])
    assert fitting == 12


@rule("3.2")
def test_the_gain_told_is_the_whole_change_of_the_total() -> None:
    state = GAME.start(3, 5, objective="monochrome")
    assert state.view(None)["table"]["objective"]["seats"] == []  # nobody has a tree yet
    while not state.over:
        (seat,) = state.to_act()
        offer = next(offer for offer in state.offers(seat) if offer["refusal"] is None)
        before = state.view(None)["table"]["totals"][seat]
        state.play(seat, offer["action"])
        assert offer["preview"]["gain"] == state.view(None)["table"]["totals"][seat] - before
