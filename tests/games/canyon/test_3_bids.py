"""§3 Bids."""

from games.canyon.positions import bids, dealt, launched, legal, table
from rulebook import rule
from sylve.games.canyon import pieces

HANDS = ("sun-9 sun-3", "sun-1 pine-1", "sun-2 pine-2", "sun-4 pine-4")


@rule("3.1")
def test_a_bid_is_the_sum_of_the_tempo_cards_laid() -> None:
    state = bids(dealt(*HANDS, trump="fire-10"), "4+2", "4+3+1", "4+3+2+1", "0")
    assert [canoe["bid"]["total"] for canoe in table(state)["canoes"]] == [6, 8, 10, 0]
    assert [canoe["bid"]["tempo"] for canoe in table(state)["canoes"]] == [[4, 2], [4, 3, 1], [4, 3, 2, 1], [0]]


@rule("3.1")
def test_every_number_from_none_to_ten_can_be_bid_and_every_way_to_lay_it() -> None:
    state = dealt(*HANDS, trump="fire-10")
    says = legal(state)
    sums: dict[int, list[str]] = {}
    for say in says:
        sums.setdefault(sum(map(int, say.split("+"))), []).append(say)
    assert sorted(sums) == list(range(11))
    assert sums[6] == ["4+2", "3+2+1"]
    assert len(says) == 1 + 2**4 - 1
    assert sums[0] == ["0"]


@rule("3.1")
def test_the_way_that_lays_the_highest_card_comes_first_and_is_marked_as_best() -> None:
    state = dealt(*HANDS, trump="fire-10")
    offers = state.offers(0)
    best = {offer["preview"]["bid"]: offer["preview"]["tempo"] for offer in offers if offer["preview"]["best"]}
    assert best == {0: [0], 1: [1], 2: [2], 3: [3], 4: [4], 5: [4, 1], 6: [4, 2], 7: [4, 3], 8: [4, 3, 1], 9: [4, 3, 2],
                    10: [4, 3, 2, 1]}  # fmt: skip
    assert all(max(tempo) == max(max(bid) for bid in pieces.BIDS if sum(bid) == total) for total, tempo in best.items())


@rule("3.1")
def test_nobody_can_bid_without_laying_a_card() -> None:
    assert all(pieces.BIDS)
    assert "" not in legal(dealt(*HANDS, trump="fire-10"))


@rule("3.2")
def test_everybody_bids_once_in_turn_and_for_all_to_see() -> None:
    state = dealt(*HANDS, trump="fire-10", first=2)
    for place, say in enumerate(("1", "0", "2", "4")):
        seat = (2 + place) % 4
        assert state.to_act() == (seat,)
        bids(state, say)
        for reader in (0, 1, 2, 3, None):
            assert table(state, reader)["canoes"][seat]["bid"]["total"] == int(say)
    assert table(state)["phase"] == "play"


@rule("3.2")
def test_who_has_not_bid_yet_shows_no_bid() -> None:
    state = bids(dealt(*HANDS, trump="fire-10"), "1")
    assert [canoe["has_bid"] for canoe in table(state)["canoes"]] == [True, False, False, False]
    assert [canoe["bid"] for canoe in table(state)["canoes"]][1:] == [None, None, None]


@rule("3.3")
def test_a_bid_may_exceed_the_cards_in_hand() -> None:
    state = dealt("sun-9", "sun-1", "sun-2", trump="fire-10")
    assert len(legal(state)) == 16
    impossible = [offer for offer in state.offers(0) if not offer["preview"]["possible"]]
    assert {offer["preview"]["bid"] for offer in impossible} == set(range(2, 11))


@rule("3.3")
def test_the_sum_of_all_bids_may_be_the_number_of_tricks() -> None:
    state = bids(dealt("sun-9", "sun-1", "sun-2", trump="fire-10"), "0", "0", "1")
    assert table(state)["phase"] == "play"


@rule("3.1")
def test_all_tempo_cards_come_back_for_the_next_round() -> None:
    state = launched(3)
    bids(state, "4+3+2+1", "4", "0")
    while state.round == 1:
        seat = state.to_act()[0]
        state.play(seat, state.actions(seat)[0])
    assert [canoe["has_bid"] for canoe in table(state)["canoes"]] == [False, False, False]
    assert len(legal(state)) == 16
