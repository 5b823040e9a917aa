"""§1 Setting up."""

from collections import Counter
from typing import Any

import pytest

from games.leaf.positions import BOX, active, animals, deck, events, game, slots, table, tile
from rulebook import rule
from sylve.games.leaf import pieces


@rule("1.1")
def test_the_first_player_is_drawn_and_the_turns_go_round() -> None:
    firsts = {table(game(4, seed))["first_player"] for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    state = game(4, 3)
    assert state.to_act() == (table(state)["first_player"],) == (events(state, "deal")[0]["first_seat"],)


@rule("1.1")
def test_with_the_option_the_first_seat_begins() -> None:
    for seats in (1, 2, 3, 4):
        for seed in range(8):
            assert game(seats, seed, first="first-seat").to_act() == (0,)


@rule("1.2")
def test_two_leaves_lie_side_by_side_from_the_start() -> None:
    first, second = table(game())["leaves"]
    assert (first["tile"]["tile"], second["tile"]["tile"]) == ("sweetgum-green", "silver-maple-orange")
    assert ((first["q"], first["r"]), (second["q"], second["r"])) == ((0, 0), (1, 0))
    assert first["adjacent"] == [2]
    assert second["adjacent"] == [1]


@rule("1.2")
def test_the_openings_are_those_of_the_lattice() -> None:
    """8 places for a leaf with six tips, 36 for the tulip, 22 for four tips, 2 for the ginkgo."""
    state = game()
    places = {name: len(state.placements(species)) for species, name in enumerate(pieces.SPECIES)}
    assert places == {
        "sweetgum": 8, "silver-maple": 8, "tulip": 36, "sassafras": 22, "trident-maple": 22, "ginkgo": 2,
    }  # fmt: skip


@rule("1.3")
def test_thirty_leaves_are_one_of_each_species_and_colour_in_six_piles() -> None:
    state = game()
    assert len(set(state.piles)) == 30
    for species, pile in enumerate(table(state)["piles"]):
        assert pile["left"] == 5
        assert sorted([pile["top"]["colour"], *pile["below"]]) == sorted(pieces.COLOURS)
        assert pile["top"]["species"] == pieces.SPECIES[species]
    assert Counter(pieces.tile_name(t) for t in range(pieces.TILES)).most_common(2) == [
        ("sweetgum-green", 2),
        ("silver-maple-orange", 2),
    ]


@rule("1.3")
def test_the_marked_leaves_lie_on_top_unless_they_are_shuffled_in() -> None:
    def tops(seed: int, **options: Any) -> tuple[str, ...]:
        return tuple(pile["top"]["tile"] for pile in table(game(2, seed, **options))["piles"])

    marked = ("sweetgum-red", "ginkgo-yellow", "silver-maple-brown", "sassafras-red", "tulip-yellow")
    assert {tops(seed) for seed in range(10)} == {(*marked, "trident-maple-brown")}
    assert len({tops(seed, tops="shuffled") for seed in range(10)}) == 10


@rule("1.4")
@pytest.mark.parametrize(("seats", "dealt"), [(1, [3]), (2, [3, 3]), (3, [2, 2, 3]), (4, [2, 2, 3, 3])])
def test_leaf_cards_are_dealt_in_the_order_of_play(seats: int, dealt: list[int]) -> None:
    state = game(seats, 5)
    first = table(state)["first_player"]
    counts = [table(state)["players"][(first + place) % seats]["cards"] for place in range(seats)]
    assert counts == dealt
    assert table(state)["deck"] == 36 - sum(dealt)


@rule("1.4")
def test_there_are_six_leaf_cards_of_each_species() -> None:
    assert Counter(pieces.all_leaf_cards()) == dict.fromkeys(range(6), 6)


@rule("1.5")
def test_five_of_48_animals_lie_in_sight() -> None:
    view = table(game())
    assert len(view["slots"]) == 5
    assert None not in view["slots"]
    assert view["animals"] == 43
    assert Counter(kind // 2 for kind in BOX.all_animals()) == dict.fromkeys(range(8), 6)
    assert sum(kind % 2 for kind in BOX.all_animals()) == 16


@rule("1.6")
def test_each_seat_has_15_mushrooms_and_a_squirrel_at_the_foot() -> None:
    for seats in (1, 2, 3, 4):
        for player in table(game(seats))["players"]:
            assert (player["spores"], player["cell"], player["acorns"]) == (15, 0, 0)
    assert [table(game(seats))["season"]["marker"] for seats in (1, 2, 3, 4)] == [0, 1, 0, 1]


def test_the_helper_counts_tiles_like_the_box() -> None:
    assert tile("ginkgo-brown") == 9
    state = animals(deck(slots(game(), "raven - - - -"), "owl fox"), 0, "raven raven")
    assert table(state)["slots"][1] is None
    assert active(state) in (0, 1)
