"""§1 Setting up."""

from collections import Counter

import pytest

import sylve
from games.toutlahaut.positions import dealt, faces, table
from rulebook import rule
from sylve.games.toutlahaut import pieces

OUR_BOX = pieces.VALUES.box({})


@rule("1.1")
def test_any_seat_may_be_drawn_as_first_player() -> None:
    game = sylve.game("toutlahaut")
    firsts = Counter(game.start(3, seed).to_act()[0] for seed in range(90))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15


@rule("1.1")
def test_an_objective_is_open_when_chosen_and_drawn_when_random() -> None:
    game = sylve.game("toutlahaut")
    assert table(game.start(3, 1))["objective"] is None
    assert table(game.start(3, 1, objective="diverse"))["objective"]["name"] == "diverse"
    drawn = {table(game.start(3, seed, objective="random"))["objective"]["name"] for seed in range(60)}
    assert drawn == set(pieces.OBJECTIVES[1:])


@rule("1.2")
def test_the_box_has_32_cards_with_their_floors_counted() -> None:
    assert len(pieces.FACES) == 32
    floors = [floor for face in pieces.FACES for floor in face.split("-")]
    assert Counter(floor[0] for floor in floors) == {"b": 13, "r": 13, "g": 13, "y": 13, "v": 12}
    assert Counter(floor[1] for floor in floors) == {"2": 25, "3": 29, "4": 10}


@rule("1.2")
def test_the_back_is_two_grey_floors_of_value_2() -> None:
    state = dealt(2, ["b4-g4"])
    state.play(0, state.read("hide b4-g4"))
    (level,) = table(state)["trees"][0]["levels"]
    assert level["bottom"] == level["top"] == {"colour": "grey", "value": 2}


@rule("1.2")
def test_the_inferred_card_carries_the_mark_of_a_house_value() -> None:
    state = dealt(2, ["g2-g2", "g2-g2", "r4-b4"])
    marks = {card["card"]: card["house"] for card in table(state, 0)["hand"]}
    assert marks == {7: False, 8: True, 22: False}


@rule("1.3")
def test_with_two_seats_the_eight_violet_cards_stay_in_the_box() -> None:
    assert len(OUR_BOX.deck(2)) == 24
    assert all("v" not in pieces.FACES[card] for card in OUR_BOX.deck(2))
    assert [len(OUR_BOX.deck(seats)) for seats in (3, 4, 5)] == [32, 32, 32]


@rule("1.4")
def test_the_stump_takes_anything_and_is_worth_nothing() -> None:
    state = dealt(4, ["b2-b3", "r4-b4", "v4-v4", "g3-r3", "y2-y2"])
    assert table(state)["trees"][0]["top"] is None
    assert [offer["refusal"] for offer in state.offers(0)] == [None] * 10
    assert state.outcome().scores == [0, 0, 0, 0]


@rule("1.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_alone_gets_as_many_cards_as_there_are_seats(seats: int) -> None:
    state = dealt(seats, first=1)
    holder = table(state, 1)
    assert len(holder["hand"]) == seats + 1
    assert holder["drawn"] is not None
    assert holder["pile"] == len(OUR_BOX.deck(seats)) - seats - 1
    assert all(table(state, other)["hand"] is None for other in (*range(seats), None) if other != 1)


@rule("1.5")
def test_the_hand_is_dealt_from_the_top_of_the_deck() -> None:
    state = dealt(3, ["y4-r4", "b2-b2", "v2-v3", "r3-g3"])
    assert sorted(faces(table(state, 0)["hand"])) == ["b2-b2", "r3-g3", "v2-v3", "y4-r4"]
    assert table(state, 0)["drawn"]["kind"] == "r3-g3"
