"""§3 Adding cards."""

from games.canopee.positions import bare, choices, dealt, forest, give, lay, plant, play, refusal, table, trees, turn_of
from rulebook import rule


@rule("3.1")
def test_the_owner_orders_the_cards_where_that_matters() -> None:
    state = dealt(deck="fern / rain sun / trunk1 canopy2 fern")
    play(state, "pass", "pass", "keep")
    assert forest(state, 0) == ["fern"]  # its order matters to nothing
    assert choices(state) == ["place trunk1", "place canopy2"]
    assert refusal(state, "place fern") == "not-in-hand"
    play(state, "place trunk1", "sprout", "crown 2")
    assert trees(state, 0) == ["0", "1/2"]
    assert state.to_act() == (1,)


@rule("3.1")
def test_with_a_drought_every_card_can_come_before_or_after_it() -> None:
    state = dealt(deck="fern / drought sun / trunk1 canopy2 fern")
    play(state, "pass", "keep")
    assert choices(state) == ["place sun", "place drought"]
    play(state, "place drought")
    assert choices(state) == ["discard trunk0"]


@rule("3.2")
def test_a_trunk_begins_a_tree_or_makes_an_open_one_taller() -> None:
    state = dealt(deck="trunk2 / rain sun / fern fern fern")
    plant(state, 0, "1/1")
    play(state, "keep")
    assert choices(state) == ["sprout", "grow 1"]
    assert refusal(state, "grow 2") == "not-an-open-tree"
    play(state, "grow 1")
    assert trees(state, 0) == ["0+2", "1/1"]


@rule("3.3")
def test_a_canopy_completes_an_open_tree_and_cannot_be_refused() -> None:
    state = dealt(deck="canopy1 / rain sun / fern fern fern")
    plant(state, 0, "2+2")
    play(state, "keep")
    assert choices(state) == ["crown 1", "crown 2"]
    play(state, "crown 2")
    assert trees(state, 0) == ["0", "2+2/1"]


@rule("3.3")
def test_without_an_open_tree_the_canopy_is_discarded() -> None:
    state = bare()
    lay(state, 0, 0, "canopy1")
    turn_of(state, 0)
    play(state, "keep")
    assert trees(state, 0) == []
    assert state.discarded[4] == 1


@rule("3.3")
def test_a_canopy_can_be_lost_by_placing_it_before_the_trunk() -> None:
    state = bare()
    lay(state, 1, 1, "canopy1")
    lay(state, 2, 1, "trunk1")
    turn_of(state, 0)
    play(state, "pass", "keep", "place canopy1")
    assert choices(state) == ["sprout"]
    play(state, "sprout")
    assert trees(state, 0) == ["1"]


@rule("3.4")
def test_plants_weather_and_threats_stay_in_the_forest() -> None:
    state = dealt(deck="fire / rain disease / fern seed boa-active")
    play(state, "pass", "pass", "keep")
    play(state, "pass", "keep")
    assert forest(state, 0) == ["fern", "seed", "boa-active"]
    assert {"rain", "disease"} <= set(forest(state, 1))


@rule("3.5")
def test_drought_discards_another_card_at_once_and_goes() -> None:
    state = dealt(deck="drought / rain sun / fern fern fern")
    give(state, 0, "fire boa-active seed 1/1")
    plant(state, 0, "2/2", scored=True)
    play(state, "keep")
    assert choices(state) == [
        f"discard {card}" for card in ("trunk0", "trunk1", "canopy1", "seed", "fire", "boa-active")
    ]
    assert refusal(state, "discard trunk2") == "not-in-forest"
    play(state, "discard fire")
    assert forest(state, 0) == ["seed", "boa-active"]
    assert state.to_act() == (1,)


@rule("3.5")
def test_drought_can_take_a_card_of_its_own_pile_placed_before() -> None:
    state = dealt(deck="fern / drought sun / fern fern fern")
    play(state, "pass", "keep", "place sun", "discard sun")
    assert forest(state, 0) == []


@rule("3.5")
def test_drought_with_nothing_to_discard_simply_goes() -> None:
    state = bare()
    lay(state, 0, 0, "drought")
    turn_of(state, 0)
    play(state, "keep")
    assert state.to_act() == (1,)
    assert state.discarded[19] == 1


@rule("3.6")
def test_a_tree_without_its_canopy_is_open_again() -> None:
    state = dealt(deck="drought / rain sun / fern fern fern")
    plant(state, 0, "1+2/1")
    play(state, "keep", "discard canopy1")
    assert choices(state) == ["fell 2"]
    assert refusal(state, "fell 1") == "not-in-tree"
    play(state, "fell 2")
    assert trees(state, 0) == ["0", "1+2"]
    assert state.is_open(0, 1)


@rule("3.6")
def test_a_tree_that_loses_a_trunk_is_shorter_and_with_the_last_one_all_goes() -> None:
    state = dealt(deck="drought / rain sun / fern fern fern")
    plant(state, 0, "1+2/1")
    plant(state, 0, "2/0")
    play(state, "keep", "discard trunk2")
    shorter, gone = state.copy(), state.copy()
    play(shorter, "fell 2")
    assert trees(shorter, 0) == ["0", "1/1", "2/0"]
    play(gone, "fell 3")
    assert trees(gone, 0) == ["0", "1+2/1"]
    assert {one["kind"] for one in table(gone)["discards"]} == {"drought", "trunk2", "canopy0"}
