"""§4 Actions."""

from collections import Counter
from itertools import pairwise

import pytest

import sylve
from games.leaf.positions import (
    BOX,
    CELL_NAMES,
    STARTERS,
    acting,
    active,
    animals,
    cards,
    deck,
    events,
    floor,
    game,
    groups,
    hand,
    mushroom_at,
    mushrooms,
    pending,
    place,
    play,
    player,
    says,
    slots,
    table,
    top,
    why_not,
)
from rulebook import rule
from sylve.engine.undo import take_back
from sylve.games.leaf import pieces
from sylve.games.leaf.pieces import REWARDS
from sylve.games.leaf.rules import Leaf


def squirrel(state: Leaf, seat: int, name: str) -> Leaf:
    state.squirrels[seat] = CELL_NAMES.index(name)
    return state


def cell_of(state: Leaf, seat: int) -> str:
    return CELL_NAMES[player(state, seat)["cell"]]


@rule("4.1")
def test_a_leaf_earns_an_action_for_each_tip_of_others_and_none_for_its_own_colour() -> None:
    state = top(floor(game(), STARTERS), "sweetgum-red")
    hand(state, active(state), "sweetgum")
    play(state, "card sweetgum", place(state, 1, -1))
    assert pending(state) == {"green": 2, "orange": 2}


@rule("4.1")
def test_the_actions_are_done_in_any_order_until_none_is_left() -> None:
    state = acting(game(), yellow=2, brown=1)
    seat = active(state)
    assert says(state) == ["sun", "climb on", "acorn yellow", "acorn brown"]
    assert why_not(state, "draw") == "not-earned"
    assert why_not(state, "acorn red") == "not-earned"
    assert why_not(state, "grow leaf-1") == "not-earned"
    play(state, "sun", "climb on", "sun")
    assert active(state) != seat


@rule("4.1")
def test_the_green_yellow_and_brown_example() -> None:
    """Five actions: two cards, a sun, then the squirrel jumps another's cell and gains an acorn twice."""
    text = f"{STARTERS} sassafras-brown@0,1/0 trident-maple-yellow@-1,0/3"
    state = top(floor(game(), text), "sassafras-orange")
    seat = active(state)
    hand(state, seat, "sassafras")
    squirrel(squirrel(state, seat, "3L"), 1 - seat, "4L")
    play(state, "card sassafras", place(state, -1, 1, 2))
    assert pending(state) == {"green": 2, "yellow": 1, "brown": 2}
    play(state, "draw", "draw", "sun", "climb on")
    assert cell_of(state, seat) == "5"
    assert player(state, seat)["acorns"] == 1
    play(state, "climb on")
    assert cell_of(state, seat) == "6"
    view = player(state, seat)
    assert (view["acorns"], view["suns"], view["cards"]) == (2, 1, 2)


@rule("4.2")
@pytest.mark.parametrize("colour", pieces.COLOURS)
def test_any_action_may_be_exchanged_for_an_acorn(colour: str) -> None:
    state = acting(game(), **{colour: 2})
    seat = active(state)
    play(state, f"acorn {colour}")
    assert player(state, seat)["acorns"] == 1
    assert pending(state) == {colour: 1}
    assert events(state, "acorn") == [{"seat": seat, "colour": f"@action-{colour}"}]


@rule("4.2")
def test_an_action_that_cannot_be_done_brings_the_acorn_only() -> None:
    state = acting(game(), red=1, green=1, orange=1, brown=1)
    seat = active(state)
    state.spores[seat] = 0
    state.deck = state.deck[:0]
    deck(slots(state, "- - - - -"), "")
    squirrel(state, seat, CELL_NAMES[-1])
    assert says(state) == [f"acorn {colour}" for colour in ("red", "green", "orange", "brown")]


@rule("4.3")
def test_a_baby_comes_on_any_leaf_and_grows_up() -> None:
    state = acting(floor(game(), f"{STARTERS} sweetgum-red@1,-1"), red=3)
    seat = active(state)
    assert says(state)[:3] == ["grow leaf-1", "grow leaf-2", "grow leaf-3"]
    assert why_not(state, "grow leaf-4") == "no-leaf"
    play(state, "grow leaf-1")
    assert (mushroom_at(state, seat, 1), player(state, seat)["spores"]) == ("baby", 14)
    play(state, "grow leaf-1")
    assert mushroom_at(state, seat, 1) == "adult"
    assert why_not(state, "grow leaf-1") == "full-grown"


@rule("4.3")
def test_a_leaf_holds_a_mushroom_of_each_player() -> None:
    state = mushrooms(acting(game(), red=1), 0, babies="1")
    mushrooms(state, 1, adults="1")
    seat = active(state)
    assert (why_not(state, "grow leaf-1") is None) == (seat == 0)
    assert len(table(state)["leaves"][0]["mushrooms"]) == 2


@rule("4.3")
def test_without_a_mushroom_left_babies_can_still_grow_up() -> None:
    state = acting(game(), red=1)
    seat = active(state)
    mushrooms(state, seat, babies="2")
    state.spores[seat] = 0
    assert why_not(state, "grow leaf-1") == "no-mushroom-left"
    assert says(state) == ["grow leaf-2", "acorn red"]


@rule("4.3", "4.5")
def test_the_red_and_orange_example() -> None:
    """A baby on the yellow leaf, the one on the orange leaf grows; a turtle in sight, then a raven with an acorn."""
    state = top(floor(game(), f"{STARTERS} sweetgum-red@1,1 silver-maple-yellow@0,2"), "silver-maple-green")
    maria = active(state)
    hand(state, maria, "silver-maple")
    mushrooms(state, maria, babies="2")
    deck(slots(animals(state, maria, "turtle turtle"), "fox turtle owl owl fox"), "raven-acorn fox")
    play(state, "card silver-maple", place(state, 2, 0))
    assert pending(state) == {"red": 2, "orange": 2}
    play(state, "grow leaf-4", "grow leaf-2", "take slot-2")
    assert table(state)["slots"][1] is None
    play(state, "deck")
    assert (mushroom_at(state, maria, 4), mushroom_at(state, maria, 2)) == ("baby", "adult")
    assert groups(state, maria, "forest") == {"turtle": 3, "raven": 1}
    assert player(state, maria)["acorns"] == 1
    assert table(state)["slots"][1] == {"animal": "fox", "acorn": False}


@rule("4.4")
def test_green_draws_a_card_that_only_its_owner_sees() -> None:
    state = acting(game(), green=2)
    seat = active(state)
    before = cards(state, seat)
    play(state, "draw")
    assert len(cards(state, seat)) == len(before) + 1
    draw = next(event for event in state.heard if event.kind == "draw")
    assert "card" in draw.seen_by(seat)["facts"]
    assert "card" not in draw.seen_by(1 - seat)["facts"]
    with pytest.raises(sylve.IllegalAction):
        take_back(state, seat)


@rule("4.4")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    state = acting(game(), green=3)
    state.deck = state.deck[:1]
    state.discard[pieces.TULIP] = 2
    play(state, "draw", "draw")
    assert table(state)["deck"] == 1
    assert table(state)["discard"]["tulip"] == 0
    assert events(state, "shuffle") == [{"cards": 2}]
    assert cards(state, active(state)).count("tulip") >= 1
    play(state, "draw")


@rule("4.4")
def test_without_deck_and_discard_nothing_can_be_drawn() -> None:
    state = acting(game(), green=1)
    state.deck = state.deck[:0]
    assert why_not(state, "draw") == "no-card-left"


@rule("4.5")
def test_slots_stay_empty_until_the_turn_ends() -> None:
    state = acting(game(), orange=2)
    seat = active(state)
    play(state, "take slot-3")
    assert table(state)["slots"][2] is None
    assert why_not(state, "take slot-3") == "no-animal"
    play(state, "take slot-1")
    assert active(state) != seat
    assert None not in table(state)["slots"]
    assert sum(groups(state, seat, "forest").values()) == 2


@rule("4.5")
def test_an_acorn_on_the_animal_brings_an_acorn() -> None:
    state = acting(deck(slots(game(), "fox fox-acorn owl owl owl"), "raven"), orange=3)
    seat = active(state)
    play(state, "take slot-2")
    assert player(state, seat)["acorns"] == 1
    play(state, "take slot-1")
    assert player(state, seat)["acorns"] == 1
    assert groups(state, seat, "forest") == {"fox": 2}
    play(state, "deck")
    assert groups(state, seat, "forest") == {"fox": 2, "raven": 1}


@rule("4.5")
def test_from_an_empty_deck_nothing_can_be_drawn() -> None:
    state = acting(deck(game(), ""), orange=2)
    assert why_not(state, "deck") == "no-animal"
    play(state, "take slot-1", "take slot-2")
    assert table(state)["slots"][:2] == [None, None]


@rule("4.6")
def test_yellow_brings_a_sun_without_limit() -> None:
    state = acting(game(), yellow=2)
    seat = active(state)
    state.suns[seat] = 30
    play(state, "sun")
    assert player(state, seat)["suns"] == 31


@rule("4.7")
def test_the_squirrel_climbs_a_cell_and_gains_its_reward() -> None:
    state = acting(game(), brown=2)
    seat = active(state)
    held = player(state, seat)["cards"]
    play(state, "climb on")
    assert (cell_of(state, seat), player(state, seat)["cards"]) == ("1", held + 1)
    play(state, "climb on")
    assert player(state, seat)["acorns"] == 1


@rule("4.7")
def test_taken_cells_are_jumped_without_reward() -> None:
    state = acting(game(3), brown=1, yellow=1)
    seat = active(state)
    squirrel(squirrel(squirrel(state, seat, "5"), (seat + 1) % 3, "6"), (seat + 2) % 3, "7")
    play(state, "climb left")
    assert cell_of(state, seat) == "8L"
    assert player(state, seat)["suns"] == 0


@rule("4.7")
def test_at_the_summit_or_below_taken_cells_only_the_acorn_is_left() -> None:
    state = acting(game(), brown=1)
    seat = active(state)
    squirrel(state, seat, CELL_NAMES[-1])
    assert why_not(state, "climb on") == "at-the-top"
    squirrel(squirrel(state, seat, "13"), 1 - seat, CELL_NAMES[-1])
    assert why_not(state, "climb on") == "at-the-top"
    assert says(state) == ["acorn brown"]


@rule("4.7")
def test_any_number_of_squirrels_waits_at_the_foot() -> None:
    state = game(4)
    assert table(state)["tree"][0]["players"] == [0, 1, 2, 3]


@rule("4.8")
def test_at_a_fork_the_side_is_chosen_and_kept() -> None:
    state = acting(game(), brown=3)
    seat = active(state)
    squirrel(state, seat, "2")
    assert why_not(state, "climb on") == "fork"
    assert says(state) == ["climb left", "climb right", "acorn brown"]
    play(state, "climb right")
    assert cell_of(state, seat) == "3R"
    assert why_not(state, "climb left") == "no-fork"
    play(state, "climb on")
    assert cell_of(state, seat) == "4R"


@rule("4.8")
def test_a_jump_through_a_fork_keeps_the_branch_and_twins_are_different_cells() -> None:
    state = acting(game(), brown=1)
    seat = active(state)
    squirrel(squirrel(state, seat, "2"), 1 - seat, "3R")
    before = state.copy()
    play(state, "climb right")
    assert cell_of(state, seat) == "4R"
    play(before, "climb left")
    assert cell_of(before, seat) == "3L"


@rule("4.8", "4.9")
def test_the_example_of_the_fork() -> None:
    """Two ravens join the one in the Forest; then the left branch brings a leaf card and an acorn."""
    text = f"{STARTERS} sassafras-green@-1,0/2 tulip-brown@1,1/4"
    state = top(floor(game(), text), "tulip-red")
    maria = active(state)
    hand(state, maria, "tulip")
    deck(slots(animals(state, maria, "raven"), "fox raven owl owl fox"), "raven fox")
    squirrel(state, maria, "2")
    play(state, "card tulip", place(state, 2, 0, 1))
    assert pending(state) == {"orange": 2, "brown": 2}
    play(state, "take slot-2", "deck", "climb left")
    assert groups(state, maria, "forest") == {"raven": 3}
    play(state, "climb on")
    view = player(state, maria)
    assert (view["cards"], view["acorns"], view["suns"]) == (1, 1, 0)
    assert view["height"] == 4


@rule("4.9")
def test_the_tree_has_the_cells_that_are_known() -> None:
    """Numerals 2, 3, 2, 2, of which two cells of two acorns; single acorns in a row; fourteen steps to the summit."""
    tree = BOX.tree
    amounts = Counter((REWARDS[reward], amount) for reward, amount in zip(tree.reward, tree.amount, strict=True))
    assert (amounts["acorn", 2], amounts["acorn", 3], amounts["sun", 2]) == (2, 1, 1)
    assert max(tree.height) == 14
    path = ["start"]
    cell = tree.left[0]
    while cell != pieces.NO_CELL:
        path.append(REWARDS[tree.reward[cell]])
        cell = tree.left[cell]
    assert len(path) == 15
    assert ("acorn", "acorn") in pairwise(path)
    forks = [cell for cell in range(tree.cells) if tree.left[cell] != tree.right[cell]]
    left, right = tree.left[forks[0]], tree.right[forks[0]]
    assert [REWARDS[tree.reward[c]] for c in (left, tree.left[left], right, tree.left[right])] == [
        "leaf", "acorn", "sun", "animal",
    ]  # fmt: skip


@rule("4.9")
def test_an_animal_of_the_tree_is_chosen_like_an_orange_action_and_cannot_be_exchanged() -> None:
    state = acting(slots(game(), "fox-acorn fox owl owl owl"), brown=1)
    seat = active(state)
    squirrel(state, seat, "3R")
    play(state, "climb on")
    assert table(state, seat)["turn"]["step"] == "reward"
    assert says(state) == [f"take slot-{n}" for n in range(1, 6)] + ["deck"]
    assert why_not(state, "acorn orange") == "not-now"
    play(state, "take slot-1")
    assert groups(state, seat, "forest") == {"fox": 1}
    assert player(state, seat)["acorns"] == 1


@rule("4.9")
def test_a_reward_that_cannot_be_gained_is_lost() -> None:
    state = acting(deck(slots(game(), "- - - - -"), ""), brown=1)
    seat = active(state)
    squirrel(state, seat, "3R")
    play(state, "climb on")
    assert active(state) != seat
    state = acting(game(), brown=1)
    seat = active(state)
    state.deck = state.deck[:0]
    held = player(state, seat)["cards"]
    play(state, "climb on")
    assert player(state, seat)["cards"] == held


@rule("4.9")
def test_the_preview_of_a_climb_tells_the_reward() -> None:
    state = acting(game(), brown=1)
    seat = active(state)
    squirrel(state, seat, "2")
    previews = {state.say(offer["action"]): offer["preview"] for offer in state.offers(seat)}
    assert (previews["climb left"]["reward"], previews["climb right"]["reward"]) == ("leaf", "sun")
    assert previews["acorn brown"] == {"colour": "brown", "points": 1}
