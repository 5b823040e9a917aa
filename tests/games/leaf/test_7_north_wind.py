"""§7 Alone against the North Wind."""

from typing import Any

import pytest

import sylve
from games.leaf.positions import (
    BOX,
    CELL_NAMES,
    STARTERS,
    acting,
    animals,
    cell,
    deck,
    earned,
    empty,
    events,
    floor,
    game,
    groups,
    hand,
    mushroom_at,
    mushrooms,
    place,
    play,
    player,
    slots,
    table,
    top,
)
from rulebook import rule
from sylve.engine.worlds import filled
from sylve.games.leaf import lattice, pieces, scoring, solo
from sylve.games.leaf.actions import PLACE
from sylve.games.leaf.pieces import COLOURS, SPECIES
from sylve.games.leaf.rules import Leaf
from sylve.games.leaf.state import WIND
from sylve.kit.walks import finish

LEFT, RIGHT = 0, 1


def alone(text: str = STARTERS, **options: Any) -> Leaf:
    state = animals(floor(game(1, 3, **options), text), WIND)
    state.suns[WIND] = 0
    return state


def wind_deck(state: Leaf, *names: str) -> Leaf:
    """The North Wind's next cards, the first one first."""
    order = [BOX.wind_names.index(name) for name in names]
    rest = [card for card in range(pieces.WIND_CARDS) if card not in order]
    cards = filled(pieces.WIND_CARDS, 0)
    for at, card in enumerate(reversed([*order, *rest])):
        cards[at] = card
    state.wind_deck, state.wind_shown = cards, state.wind_shown[:0]
    return state


def wind_plays(state: Leaf, card: str) -> Leaf:
    """The human turn ends, and the North Wind plays this card."""
    wind_deck(state, card)
    acting(state, yellow=1)
    return play(state, "sun")


def last_leaf(state: Leaf) -> dict:
    return table(state)["leaves"][-1]


def at(leaf: dict) -> tuple[int, int]:
    return leaf["q"], leaf["r"]


def chosen(state: Leaf, species: str, colour: str) -> tuple[int, int, int]:
    """Where the North Wind would place: q, r and turn."""
    action = solo.best_place(state, SPECIES.index(species), COLOURS.index(colour))
    leaf, direction, turn = PLACE.first_field(action), PLACE.second_field(action), PLACE.third_field(action)
    q, r = at(table(state)["leaves"][leaf])
    dq, dr = lattice.AXIAL[direction]
    return q + dq, r + dr, int(turn)


@rule("7.1")
def test_the_game_is_set_up_as_for_two_with_the_marker_of_one() -> None:
    state = game(1, 9)
    view = table(state)
    assert state.to_act() == (0,)
    assert [p["wind"] for p in view["players"]] == [False, True]
    assert [p["cards"] for p in view["players"]] == [3, 0]
    assert view["season"]["marker"] == 0
    assert len(view["season"]["cells"]) == 9
    assert (view["wind"]["deck"], view["wind"]["shown"]) == (13, [])


@rule("7.1")
def test_the_north_wind_has_two_cards_of_each_species_and_one_that_shuffles() -> None:
    assert len(BOX.wind_names) == 13
    assert sorted(BOX.wind_species) == sorted([*range(6), *range(6)])
    assert BOX.wind_names[0] == "sweetgum-red-left"
    assert sorted(BOX.wind_arrow) == [0] * 6 + [1] * 6


@rule("7.1")
def test_the_north_wind_never_owes_a_decision() -> None:
    state = game(1, 2)
    while not state.over:
        assert state.to_act() == (0,)
        state.play(0, state.actions(0)[0])


@rule("7.2")
@pytest.mark.parametrize(("wind", "suns", "count"), [("easy", 1, 0), ("normal", 1, 2), ("hard", 2, 3)])
def test_difficulty_is_what_the_north_wind_begins_with(wind: str, suns: int, count: int) -> None:
    for seed in range(8):
        rival = player(game(1, seed, wind=wind), WIND)
        assert rival["suns"] == suns
        assert sum(group["count"] for group in rival["forest"]) == count
        assert rival["acorns"] == 0
    with pytest.raises(sylve.BadOption):
        game(2, 1, wind="hard")


@rule("7.3")
def test_cards_are_turned_up_until_a_leaf_can_be_had() -> None:
    state = empty(alone(), "tulip")
    wind_deck(state, "tulip-green-left", "tulip-orange-right", "sweetgum-orange-right")
    play(acting(state, yellow=1), "sun")
    assert last_leaf(state)["tile"]["species"] == "sweetgum"
    assert [card["card"] for card in table(state)["wind"]["shown"]] == [
        "tulip-green-left", "tulip-orange-right", "sweetgum-orange-right",
    ]  # fmt: skip
    assert len(events(state, "wind-skip")) == 2


@rule("7.3")
def test_the_shuffling_card_brings_all_thirteen_together() -> None:
    state = wind_plays(alone(), "shuffle")
    assert events(state, "wind-shuffle")
    shown = table(state)["wind"]["shown"]
    assert table(state)["wind"]["deck"] + len(shown) == 13
    assert len(table(state)["leaves"]) == 3


@rule("7.3")
def test_a_leaf_without_room_is_passed_over_and_without_any_nothing_is_placed() -> None:
    state = alone("ginkgo-red@0,0/0 ginkgo-green@1,0/1")
    wind_deck(state, "ginkgo-yellow-left", "sassafras-red-right")
    play(acting(state, yellow=1), "sun")
    assert last_leaf(state)["tile"]["species"] == "sassafras"
    state = empty(alone("ginkgo-red@0,0/0 ginkgo-green@1,0/1"), *(name for name in SPECIES if name != "ginkgo"))
    play(acting(state, yellow=1), "sun")
    assert len(table(state)["leaves"]) == 2
    assert events(state, "wind-no-room") == [{}]


# The rulebook's example: three places with two red tips each.
EXAMPLE = (
    f"{STARTERS} trident-maple-red@0,1/2 tulip-brown@2,-1/2 sweetgum-red@1,-1 ginkgo-brown@0,-1/1"
)  # fmt: skip


@rule("7.4")
def test_the_example_of_its_placement() -> None:
    """Two red and one brown; two red and two orange beside a human mushroom; two red and two brown: that one."""
    state = mushrooms(top(alone(EXAMPLE), "sweetgum-green"), 0, babies="2")
    assert earned(state, "sweetgum-green", 1, -2) == {"red": 2, "brown": 1}
    assert earned(state, "sweetgum-green", 1, 1) == {"red": 2, "orange": 2}
    assert earned(state, "sweetgum-green", 2, -2) == {"red": 2, "brown": 2}
    assert chosen(state, "sweetgum", "red") == (2, -2, 0)
    wind_plays(state, "sweetgum-red-left")
    assert (last_leaf(state)["tile"]["tile"], at(last_leaf(state))) == ("sweetgum-green", (2, -2))


FOUR = f"{STARTERS} sweetgum-red@1,-1 silver-maple-brown@2,-1"
DRAWN_POSITIONS = [
    # floor, human mushrooms, species and colour sought, where it goes: cell (the turn where it matters)
    (STARTERS, "", "sweetgum", "green", (0, 1)),  # both notches are equal: the first by direction
    (STARTERS, "", "sweetgum", "red", (0, 1)),  # no red anywhere: the most tips
    (STARTERS, "", "silver-maple", "orange", (0, 1)),
    (STARTERS, "1", "sweetgum", "yellow", (0, 1)),  # most tips come before shunned leaves
    (STARTERS, "2", "ginkgo", "green", (0, 1)),
    (f"{STARTERS} sweetgum-red@0,1", "", "sweetgum", "red", (1, 1)),  # two red and two orange
    (f"{STARTERS} sweetgum-red@0,1", "2", "sweetgum", "red", (-1, 1)),  # two red and two green, no human mushroom
    (f"{STARTERS} sweetgum-red@0,1", "1", "sweetgum", "red", (1, 1)),
    (f"{STARTERS} sweetgum-red@0,1", "1 2", "sweetgum", "red", (1, 1)),  # both shunned: orange before green
    (f"{STARTERS} sweetgum-red@0,1", "", "sweetgum", "green", (-1, 1)),  # two green and two red before green and orange
    (f"{STARTERS} sweetgum-yellow@0,1", "", "sweetgum", "green", (1, -1)),  # orange before yellow
    (f"{STARTERS} sweetgum-yellow@0,1", "2", "sweetgum", "green", (-1, 1)),
    (f"{STARTERS} sweetgum-brown@0,1", "", "sweetgum", "orange", (1, 1)),  # brown before green
    (f"{STARTERS} sweetgum-brown@0,1", "3", "sweetgum", "orange", (1, -1)),
    (FOUR, "", "sweetgum", "brown", (2, -2)),  # two brown and two red before two brown and two orange
    (FOUR, "", "sweetgum", "red", (2, -2)),
    (FOUR, "4", "sweetgum", "orange", (0, 1)),
    (FOUR, "3", "sweetgum", "brown", (2, 0)),
    (EXAMPLE, "", "sweetgum", "red", (1, 1)),  # without the human mushroom: orange before brown
    (EXAMPLE, "2", "sweetgum", "red", (2, -2)),
]


@rule("7.4")
@pytest.mark.parametrize(("text", "human", "species", "colour", "where"), DRAWN_POSITIONS)
def test_its_place_on_drawn_positions(text: str, human: str, species: str, colour: str, where: tuple) -> None:
    state = mushrooms(alone(text), 0, babies=human)
    assert chosen(state, species, colour)[:2] == where


def naive_place(state: Leaf, species: str, colour: str) -> set[tuple]:
    """All places that no other one beats, by comparing every legal placement demand by demand."""
    human = [leaf["leaf"] for leaf in table(state)["leaves"] if any(m["player"] == 0 for m in leaf["mushrooms"])]
    liked = {}
    for action in state.placements(SPECIES.index(species)):
        _, leaf, direction, turn = state.say(action).split()
        q, r = at(table(state)["leaves"][int(leaf[5:]) - 1])
        dq, dr = lattice.AXIAL[lattice.DIRECTIONS.index(direction)]
        spot = (q + dq, r + dr, int(turn[5:]))
        met = earned(state, f"{species}-red", *spot)
        touched = state.leaves_met(cell(*spot[:2]), BOX.tips_of(SPECIES.index(species), spot[2]))
        shunned = sum(1 for number in human if touched & 2 ** (number - 1))
        order = [met.get(name, 0) for name in ("red", "orange", "brown", "yellow", "green")]
        liked[spot] = (met.get(colour, 0), sum(met.values()), -shunned, *order)
    return {spot for spot, liking in liked.items() if liking == max(liked.values())}


@rule("7.4")
def test_no_place_is_better_than_its_own_on_random_floors() -> None:
    for seed in range(5):
        state: Any = finish(game(1, seed), seed)
        for species, colour in zip(SPECIES, ("red", "green", "orange", "yellow", "brown", "red"), strict=True):
            if state.fits(SPECIES.index(species)):
                assert chosen(state, species, colour) in naive_place(state, species, colour)


@rule("7.5")
def test_a_leaf_that_meets_three_tips_or_fewer_is_boosted() -> None:
    state = wind_plays(alone(), "ginkgo-green-right")
    assert sum(len(event["colours"]) for event in events(state, "wind-place")) == 2
    assert mushroom_at(state, WIND, 3) == "baby"
    three = alone(f"{STARTERS} tulip-brown@1,-1/1 silver-maple-yellow@2,0 trident-maple-green@0,-1/4")
    wind_plays(three, "ginkgo-yellow-left")
    assert events(three, "wind-place")[0]["actions"] == 3
    assert mushroom_at(three, WIND, 6) == "baby"
    state = wind_plays(alone(), "sweetgum-orange-right")
    assert mushroom_at(state, WIND, 3) == "none"
    state = alone()
    state.spores[WIND] = 0
    assert mushroom_at(wind_plays(state, "ginkgo-green-right"), WIND, 3) == "none"


def wind_acts(state: Leaf, card: str = "sweetgum-red-left", leaf: int = 1, **actions: Any) -> Leaf:
    """The North Wind does these actions for a leaf, by number from 1."""
    for colour, count in actions.items():
        state.pending[COLOURS.index(colour)] = count
    solo.act(state, BOX.wind_names.index(card), leaf - 1)
    return state


@rule("7.6")
def test_green_is_an_acorn_yellow_a_sun_and_brown_a_climb_by_its_arrow() -> None:
    state = wind_acts(alone(), green=2, yellow=1)
    assert (player(state, WIND)["acorns"], player(state, WIND)["suns"]) == (2, 1)
    for card, name in (("sweetgum-red-left", "3L"), ("sweetgum-orange-right", "3R")):
        state = alone()
        state.squirrels[WIND] = CELL_NAMES.index("2")
        wind_acts(state, card, brown=1)
        assert CELL_NAMES[state.squirrels[WIND]] == name


@rule("7.6")
def test_a_leaf_card_of_the_tree_and_what_it_cannot_do_are_acorns_to_it() -> None:
    state = wind_acts(alone(), brown=1)
    assert player(state, WIND)["acorns"] == 1
    assert player(state, WIND)["cards"] == 0
    state.squirrels[WIND] = BOX.tree.summit
    wind_acts(state, brown=1)
    assert player(state, WIND)["acorns"] == 2
    deck(slots(state, "- - - - -"), "")
    wind_acts(state, orange=1)
    assert player(state, WIND)["acorns"] == 3


@rule("7.6")
def test_an_animal_of_the_tree_follows_its_rule_for_orange() -> None:
    state = slots(animals(alone(), WIND, "owl"), "fox fox owl fox fox")
    state.squirrels[WIND] = CELL_NAMES.index("3R")
    wind_acts(state, brown=1)
    assert groups(state, WIND, "forest") == {"owl": 2}


@rule("7.6")
def test_reactions_work_both_ways() -> None:
    state = mushrooms(alone(), WIND, babies="1")
    hand(state, 0, "sweetgum ginkgo")
    play(state, "card sweetgum", place(state, 1, -1))
    assert player(state, WIND)["suns"] == 1
    assert events(state, "wind-reaction") == [{"suns": 1}]
    state = mushrooms(alone(), 0, babies="1")
    wind_plays(state, "sweetgum-orange-right")
    assert player(state, 0)["suns"] == 2


@rule("7.6")
def test_its_actions_come_in_the_order_of_its_colours() -> None:
    state = wind_acts(alone(), red=1, green=1, orange=1, yellow=1, brown=1)
    told = [event.kind for event in state.heard if event.kind.startswith("wind-")]
    assert told[0] == "wind-baby"
    assert told[1] in ("wind-take", "wind-deck")
    assert told[2] == "wind-climb"
    assert told[-2:] == ["wind-sun", "wind-acorn"]


@rule("7.7")
def test_before_the_first_frost_babies_come_on_the_leaf_and_around_it() -> None:
    """First its own leaf, then the adjacent ones by free tips, then a baby grows up."""
    text = f"{STARTERS} sweetgum-red@1,-1 ginkgo-red@0,1/1"
    state = alone(text)
    assert [solo.free_tips(state, leaf) for leaf in range(4)] == [4, 4, 5, 3]
    wind_acts(state, leaf=2, red=1)
    assert mushroom_at(state, WIND, 2) == "baby"
    wind_acts(state, leaf=2, red=1)
    assert mushroom_at(state, WIND, 3) == "baby"
    wind_acts(state, leaf=2, red=1)
    assert mushroom_at(state, WIND, 1) == "baby"
    assert table(state)["leaves"][1]["adjacent"] == [1, 3, 4]
    wind_acts(state, leaf=2, red=2)
    assert mushroom_at(state, WIND, 4) == "baby"
    assert player(state, WIND)["adults"] == 1


@rule("7.7")
def test_after_its_boost_the_first_red_action_is_a_further_one() -> None:
    state = mushrooms(alone(f"{STARTERS} sweetgum-red@1,-1"), WIND, babies="3")
    wind_acts(state, leaf=3, red=1)
    assert player(state, WIND)["babies"] == 2
    assert player(state, WIND)["adults"] == 0


@rule("7.7")
def test_without_mushrooms_left_a_baby_grows_and_without_babies_there_is_an_acorn() -> None:
    state = mushrooms(alone(), WIND, babies="1")
    state.spores[WIND] = 0
    wind_acts(state, leaf=2, red=2)
    assert mushroom_at(state, WIND, 1) == "adult"
    assert player(state, WIND)["acorns"] == 1


ROW = " ".join(f"{name}@{q},0" for q, name in enumerate([
    "sweetgum-green", "silver-maple-orange", "sweetgum-red",
    "silver-maple-red", "sweetgum-yellow", "silver-maple-yellow",
]))  # fmt: skip


def after_frost(text: str = ROW) -> Leaf:
    state = alone(text)
    state.season = 4
    return state


@rule("7.8")
@pytest.mark.parametrize(("babies", "adults", "grown"), [
    ("1 4", "2 3", 1),  # a trio; both would, so the oldest
    ("1 5", "3 4", 5),  # a trio rather than a lonely adult
    ("1 6", "2", 1),  # a pair rather than a lonely one
    ("4 6", "1 2 3", 6),  # a lonely one rather than a fourth
    ("5", "1 2 3 4", 5),  # a fifth, if nothing else
])  # fmt: skip
def test_after_the_first_frost_the_baby_grows_that_makes_a_trio(babies: str, adults: str, grown: int) -> None:
    state = mushrooms(after_frost(), WIND, babies=babies, adults=adults)
    wind_acts(state, leaf=6, red=1)
    assert mushroom_at(state, WIND, grown) == "adult"


@rule("7.8")
def test_without_a_baby_one_comes_beside_its_largest_group_of_fewer_than_three() -> None:
    state = mushrooms(after_frost(), WIND, adults="1 4 5")
    wind_acts(state, leaf=2, red=1)
    assert [mushroom_at(state, WIND, leaf) for leaf in (2, 3, 6)] == ["none", "baby", "none"]  # the oldest of equals
    state = mushrooms(after_frost(), WIND, adults="1 2 3")
    wind_acts(state, leaf=6, red=1)
    assert mushroom_at(state, WIND, 6) == "baby"
    state = mushrooms(after_frost(), WIND)
    wind_acts(state, leaf=3, red=1)
    assert mushroom_at(state, WIND, 3) == "baby"


@rule("7.9")
@pytest.mark.parametrize(("forest", "in_sight", "arrow", "taken"), [
    ("owl", "fox owl raven fox turtle", LEFT, 1),
    ("owl fox fox", "owl fox owl owl owl", LEFT, 1),  # two of them before one
    ("owl owl owl fox", "owl owl fox owl owl", LEFT, 2),  # one before three
    ("owl owl owl", "raven-acorn owl turtle turtle turtle", LEFT, 1),  # the Forest before the acorn
    ("owl owl", "owl raven-acorn owl-acorn owl raven", LEFT, 2),  # the acorn among equals
    ("", "raven raven-acorn fox fox-acorn fox", LEFT, 1),
    ("", "raven raven-acorn fox fox-acorn fox", RIGHT, 3),
    ("owl", "owl fox fox fox owl", RIGHT, 4),
    ("owl", "owl fox fox fox owl", LEFT, 0),
    ("owl", "raven fox fox fox turtle", LEFT, None),  # nothing fits: the deck
])  # fmt: skip
def test_the_animal_it_takes(forest: str, in_sight: str, arrow: int, taken: int | None) -> None:
    state = slots(animals(alone(), WIND, forest), in_sight)
    found = solo.slot_to_take(state, arrow)
    assert (None if found < 0 else found) == taken


@rule("7.9")
def test_it_draws_from_the_deck_or_without_one_takes_the_first_from_its_corner() -> None:
    state = deck(slots(alone(), "raven fox fox fox turtle"), "owl-acorn")
    wind_acts(state, orange=1)
    assert groups(state, WIND, "forest") == {"owl": 1}
    assert player(state, WIND)["acorns"] == 1
    state = deck(slots(alone(), "raven fox fox fox turtle"), "")
    wind_acts(state, "sweetgum-orange-right", orange=1)
    assert groups(state, WIND, "forest") == {"turtle": 1}


@rule("7.10")
def test_with_three_suns_it_advances_the_season_once() -> None:
    state = alone()
    state.suns[WIND] = 7
    wind_plays(state, "sweetgum-orange-right")
    assert table(state)["season"]["marker"] == 1
    assert player(state, WIND)["suns"] == 4
    assert events(state, "wind-season") == [{"acorns": 2}]


@rule("7.10", "7.11")
def test_its_advance_can_bring_a_frost_in_which_the_human_chooses() -> None:
    state = animals(animals(alone(), WIND, "owl owl fox"), 0, "raven fox")
    state.suns[WIND], state.season = 3, 3
    wind_plays(state, "tulip-green-left")
    assert table(state, 0)["turn"]["step"] == "frost"
    play(state, "shelter raven")
    assert groups(state, 0, "den") == {"raven": 1}
    assert groups(state, WIND, "den")["owl"] >= 2
    assert table(state, 0)["turn"]["step"] == "choose"


@rule("7.11")
@pytest.mark.parametrize(("forest", "in_sight", "sleeps"), [
    ("owl owl fox", "- - - - -", "owl"),
    ("owl owl fox fox", "owl raven fox fox raven", "owl"),
    ("owl owl fox fox", "owl owl fox raven raven", "fox"),
    ("owl owl fox fox", "raven raven raven raven raven", "owl"),
])  # fmt: skip
def test_its_largest_group_sleeps_and_of_equals_the_rarest_in_sight(forest: str, in_sight: str, sleeps: str) -> None:
    state = slots(animals(alone(), WIND, forest), in_sight)
    assert pieces.ANIMALS[solo.sleeper(state)] == sleeps


@rule("7.12")
def test_it_scores_an_acorn_for_each_animal_more_in_its_forest() -> None:
    state = animals(animals(alone(), WIND, "owl fox raven"), 0, "fox")
    assert scoring.forest_points(state, WIND) == 2
    assert state.outcome().rival.breakdown["forest"] == 2
    assert "forest" not in state.outcome().breakdown
    animals(state, 0, "fox fox fox fox")
    assert scoring.forest_points(state, WIND) == 0


@rule("7.13")
def test_who_has_more_or_shares_beats_the_level() -> None:
    state = alone(wind="hard")
    hand(state, 0, "")
    assert state.outcome().level == "hard"
    state.acorns[WIND] = 1
    outcome = state.outcome()
    assert (outcome.level, outcome.won, outcome.ranks) == (None, False, [2])
    state.acorns[0] = 5
    outcome = state.outcome()
    assert (outcome.level, outcome.won, outcome.ranks) == ("hard", True, [1])


def feats(state: Leaf) -> set[str]:
    return {feat["feat"] for feat in table(state, 0)["feats"] if feat["reached"]}


FEAT_POSITIONS = [
    ("den-4-3-2", lambda s: animals(s, 0, den="owl owl owl owl fox fox fox raven raven")),
    ("den-5", lambda s: animals(s, 0, den="owl owl owl owl owl-acorn")),
    ("den-6", lambda s: animals(s, 0, den="owl owl owl owl owl-acorn owl-acorn")),
    ("all-animals", lambda s: animals(s, 0, " ".join(pieces.ANIMALS[:5]), " ".join(pieces.ANIMALS[5:]))),
    ("acorn-animals-6", lambda s: animals(s, 0, "owl-acorn fox-acorn raven-acorn", "turtle-acorn owl-acorn fox-acorn")),
    ("acorn-animals-9", lambda s: animals(s, 0, "owl-acorn " * 5, "fox-acorn " * 4)),
    ("ahead-3", lambda s: climb(s, "3L")),
    ("ahead-5", lambda s: climb(s, "5")),
    ("ahead-7", lambda s: climb(s, "7")),
    ("above-two-acorns", lambda s: climb(s, "10")),
    ("summit", lambda s: climb(s, "14")),
    ("suns-2", lambda s: suns(s, 2)),
    ("suns-5", lambda s: suns(s, 5)),
    ("cards-3", lambda s: hand(s, 0, "tulip ginkgo sweetgum")),
    ("cards-5", lambda s: hand(s, 0, "tulip ginkgo sweetgum sassafras silver-maple")),
    ("adults-5", lambda s: mushrooms(s, 0, adults="1 2 3 4 5")),
    ("two-trios", lambda s: mushrooms(s, 0, adults="1 2 3 5 6 7")),
    ("adults-7", lambda s: mushrooms(s, 0, adults="1 2 3 4 5 6 7")),
    ("apart-4", lambda s: mushrooms(s, 0, adults="1 3 5 7")),
]


def climb(state: Leaf, name: str) -> Leaf:
    state.squirrels[0] = CELL_NAMES.index(name)
    return state


def suns(state: Leaf, count: int) -> Leaf:
    state.suns[0] = count
    return state


@rule("7.13")
@pytest.mark.parametrize(("feat", "reach"), FEAT_POSITIONS)
def test_each_feat_is_noticed(feat: str, reach: Any) -> None:
    state = hand(alone(f"{ROW} sweetgum-brown@6,0"), 0, "tulip")
    assert feats(state) == {"no-pile-empty", "adults-2-at-most"}
    reach(state)
    assert feat in feats(state)


@rule("7.13")
def test_the_feats_of_having_little() -> None:
    state = hand(alone(), 0, "")
    assert {"nothing-left", "no-pile-empty", "adults-2-at-most"} <= feats(state)
    empty(mushrooms(floor(state, ROW), 0, adults="1 2 3"), "tulip")
    assert not {"no-pile-empty", "adults-2-at-most"} & feats(state)
    assert len(table(state, 0)["feats"]) == 22
    assert table(state)["feats"] == []


@rule("7.13")
def test_the_outcome_of_a_win_notes_one_feat_of_each_section_at_most() -> None:
    state = hand(suns(animals(alone(), 0, den="owl owl owl owl owl"), 5), 0, "tulip")
    state.acorns[0] = 50
    assert feats(state) == {"den-5", "suns-2", "suns-5", "no-pile-empty", "adults-2-at-most"}
    assert state.outcome().feats == ("den-5", "no-pile-empty", "adults-2-at-most")


@rule("7.13")
def test_a_loss_notes_no_feat() -> None:
    state = alone()
    state.acorns[WIND] = 50
    assert feats(state)
    assert state.outcome().feats == ()


@rule("7.13")
def test_a_just_missed_feat_is_not_reached() -> None:
    state = animals(alone(), 0, "", den="owl owl owl owl fox fox fox raven")
    assert "den-4-3-2" not in feats(state)
    climb(state, "9L")
    assert "above-two-acorns" not in feats(state)
    state.squirrels[WIND] = CELL_NAMES.index("3L")
    assert "ahead-7" not in feats(state)
    assert "ahead-5" in feats(state)
