"""§3 Placing a leaf."""

import pytest

from games.leaf.positions import (
    BOX,
    STARTERS,
    active,
    earned,
    events,
    floor,
    game,
    hand,
    laying,
    mushrooms,
    pending,
    place,
    play,
    player,
    says,
    table,
    why_not,
)
from rulebook import rule
from sylve.games.leaf import lattice, pieces
from sylve.games.leaf.rules import Leaf


@rule("3.1")
def test_a_leaf_covers_no_other() -> None:
    state = laying(STARTERS, "sweetgum-red")
    assert why_not(state, "place leaf-1 e turn-0") == "occupied"
    assert why_not(state, "place leaf-3 e turn-0") == "no-leaf"


@rule("3.1")
def test_a_cell_is_named_by_the_oldest_leaf_beside_it() -> None:
    state = laying(STARTERS, "sweetgum-red")
    assert why_not(state, "place leaf-1 ne turn-0") is None
    assert why_not(state, "place leaf-2 nw turn-0") == "older-leaf"
    refusal = state.why_not(active(state), state.read("place leaf-2 nw turn-0"))
    assert refusal.facts == {"leaf": 1}


@rule("3.1")
def test_turns_that_look_the_same_are_one_choice() -> None:
    assert list(BOX.turns) == [1, 2, 1, 6, 6, 6]
    state = laying(STARTERS, "sweetgum-red")
    assert why_not(state, "place leaf-1 w turn-0") is None
    assert why_not(state, "place leaf-1 w turn-1") == "same-turned"
    assert len(says(state)) == 8


@rule("3.1")
def test_a_patch_of_32_leaves_never_reaches_round_the_ring() -> None:
    """The six neighbours of the ring are those of the lattice, and cells up to 32 steps apart are different places."""
    places = {}
    for q in range(-33, 34):
        for r in range(-33, 34):
            if max(abs(q), abs(r), abs(q + r)) <= 32:
                places[q, r] = (q - 49 * r) % lattice.PLACES
    assert sum(place == 0 for place in places.values()) == 1
    for (q, r), place_of in places.items():
        for direction, (dq, dr) in enumerate(lattice.AXIAL):
            if (q + dq, r + dr) in places:
                assert lattice.beside(place_of, direction) == places[q + dq, r + dr]


@rule("3.1")
def test_a_line_of_32_leaves_can_be_laid_and_still_has_its_coordinates() -> None:
    names = [pieces.tile_name(tile) for tile in range(30)]
    state = floor(game(), " ".join(f"{name}@{q},0" for q, name in enumerate([*names, *names[:1]])))
    assert [leaf["q"] for leaf in table(state)["leaves"]] == list(range(31))
    assert state.fits(pieces.SWEETGUM)
    ends = {say.split()[1] for say in map(state.say, state.placements(pieces.SWEETGUM))}
    assert {"leaf-1", "leaf-31"} <= ends


@rule("3.2")
def test_each_species_has_its_tips() -> None:
    assert {name: "".join(map(str, tips)) for name, tips in zip(pieces.SPECIES, BOX.tip_sets, strict=True)} == {
        "sweetgum": "012345",
        "ginkgo": "024",
        "silver-maple": "012345",
        "sassafras": "0234",
        "tulip": "01245",
        "trident-maple": "0234",
    }


@rule("3.2")
def test_tips_on_one_corner_are_shown_as_joined() -> None:
    first, second = table(game())["leaves"]
    assert (first["joined"], second["joined"]) == ([0, 5], [2, 3])
    third = table(floor(game(), f"{STARTERS} tulip-red@1,-1/0"))["leaves"][2]
    assert third["tips"] == [0, 1, 2, 4, 5]
    assert third["joined"] == [0, 1, 2]


@rule("3.2")
def test_points_that_are_not_marked_connect_nothing() -> None:
    """The tulip's apex is no tip: with it towards a leaf the tulip loses that corner."""
    state = floor(game(), STARTERS)
    most = {turn: sum(earned(state, "tulip-red", 1, -1, turn).values()) for turn in range(6)}
    assert sorted(most.values()) == [2, 3, 3, 4, 4, 4]
    assert sum(earned(state, "sweetgum-red", 1, -1).values()) == 4


@rule("3.2")
def test_tips_on_one_corner_are_connected_even_if_their_leaves_do_not_touch_otherwise() -> None:
    """Three leaves meet at a corner: the tip of the third is connected with both others."""
    state = floor(game(), STARTERS)
    assert earned(state, "ginkgo-red", 1, -1, 1) == {"green": 1, "orange": 1}
    floor(state, f"{STARTERS} ginkgo-red@1,-1/1")
    assert table(state)["leaves"][2]["tips"] == [1, 3, 5]
    assert table(state)["leaves"][2]["adjacent"] == [1, 2]


@rule("3.3")
def test_two_own_tips_must_meet_others() -> None:
    """The ginkgo fits at the notch only: elsewhere one of its tips meets the floor, or one tip meets two others."""
    state = laying(STARTERS, "ginkgo-yellow")
    assert len(says(state)) == 2
    one_tip = place(state, -1, 0, 0)
    refusal = state.why_not(active(state), state.read(one_tip))
    assert (refusal.code, refusal.section, refusal.facts) == ("too-few-tips", "3.3", {"tips": 1})


@rule("3.3")
def test_one_own_tip_that_meets_two_others_is_not_enough() -> None:
    state = laying(STARTERS, "ginkgo-yellow")
    assert earned(state, "ginkgo-yellow", 1, -1, 1) == earned(state, "ginkgo-yellow", 1, -1, 0)
    assert why_not(state, place(state, 1, -1, 0)) is None
    assert why_not(state, place(state, 1, -1, 1)) == "too-few-tips"


@rule("3.4")
def test_leaves_are_adjacent_when_a_tip_of_each_is_connected() -> None:
    """Side by side is not enough: with tips on different corners of the shared side, nothing is connected."""
    state = floor(game(), "ginkgo-red@0,0/0 ginkgo-green@1,0/1")
    assert table(state)["leaves"][0]["adjacent"] == []
    state = floor(game(), "ginkgo-red@0,0/0 ginkgo-green@1,0/0")
    assert table(state)["leaves"][0]["adjacent"] == [2]


# Worked examples


@rule("3.3", "4.1")
def test_the_red_leaf_of_the_example_meets_two_orange_one_yellow_and_two_brown_tips() -> None:
    """Two of one orange leaf, its stem among them: five actions from three own tips."""
    text = f"{STARTERS} sassafras-yellow@2,0/5 trident-maple-brown@0,1/3"
    state = laying(text, "sassafras-red")
    play(state, place(state, 1, 1, 0))
    assert pending(state) == {"orange": 2, "yellow": 1, "brown": 2}
    assert 2 in table(state)["leaves"][4]["adjacent"]


def three_players(text: str, leaf: str) -> tuple[Leaf, int, int, int]:
    state = laying(text, leaf, 3)
    cleo = active(state)
    return state, cleo, (cleo + 1) % 3, (cleo + 2) % 3


@rule("3.5")
def test_the_biggest_mushrooms_on_adjacent_leaves_bring_a_sun() -> None:
    """The first example: two others own the biggest mushrooms on two adjacent leaves and gain a sun each."""
    state, sam, cleo, hera = three_players(STARTERS, "sweetgum-red")
    mushrooms(mushrooms(state, cleo, babies="1"), hera, adults="2")
    play(state, place(state, 1, -1))
    assert [player(state, seat)["suns"] for seat in (sam, cleo, hera)] == [0, 1, 1]


@rule("3.5")
def test_the_second_example_of_reactions() -> None:
    """A lonely baby and a tie bring two suns; a baby beside the placer's adult, or on a leaf not adjacent, none."""
    text = f"{STARTERS} tulip-brown@1,-1/1 silver-maple-yellow@2,0 trident-maple-green@0,-1/4"
    state, cleo, hera, maria = three_players(text, "ginkgo-red")
    mushrooms(state, cleo, babies="2", adults="3")
    mushrooms(state, hera, babies="2 4")
    mushrooms(state, maria, babies="3 5")
    play(state, place(state, 2, -1, 0))
    assert [player(state, seat)["suns"] for seat in (cleo, hera, maria)] == [0, 2, 0]
    assert pending(state)["yellow"] == 1
    assert events(state, "reaction") == [{"seat": hera, "suns": 2}]
    play(state, "sun")
    assert player(state, cleo)["suns"] == 1


@rule("3.5")
def test_reactions_use_the_mushrooms_as_they_stood_and_not_the_boost() -> None:
    state = floor(game(2), STARTERS)
    seat = active(state)
    hand(state, seat, "sweetgum sweetgum")
    mushrooms(state, 1 - seat, babies="1")
    play(state, "boost sweetgum", place(state, 1, -1))
    assert player(state, 1 - seat)["suns"] == 1


@rule("3.5")
def test_the_preview_of_a_place_says_what_it_would_bring() -> None:
    state = laying(STARTERS, "sweetgum-red")
    seat = active(state)
    mushrooms(state, 1 - seat, babies="1")
    offers = {(o["preview"]["q"], o["preview"]["r"]): o["preview"] for o in state.offers(seat) if o["preview"]}
    assert offers[1, -1]["actions"] == {"green": 2, "orange": 2}
    assert offers[1, -1]["reactions"] == {str(1 - seat): 1}
    assert offers[1, -1]["total"] == 4
    assert offers[1, -1]["adjacent"] == [1, 2]


@pytest.mark.parametrize("turn", range(6))
@rule("3.1")
def test_a_turn_moves_every_tip_by_a_sixth(turn: int) -> None:
    state = laying(STARTERS, "sassafras-red")
    spot = place(state, 1, -1, turn)
    if why_not(state, spot) is None:
        play(state, spot)
        assert table(state)["leaves"][2]["tips"] == sorted((tip + turn) % 6 for tip in (0, 2, 3, 4))
