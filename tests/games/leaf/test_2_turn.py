"""§2 The turn."""

from typing import Any

import sylve
from games.leaf.positions import (
    STARTERS,
    acting,
    active,
    cards,
    earned,
    empty,
    events,
    floor,
    game,
    hand,
    mushroom_at,
    mushrooms,
    pass_turn,
    pending,
    place,
    play,
    player,
    says,
    table,
    top,
    why_not,
)
from rulebook import rule
from sylve.engine.undo import take_back
from sylve.games.leaf import pieces


@rule("2.1")
def test_a_turn_chooses_places_acts_and_may_advance_the_season() -> None:
    state = top(hand(game(), 0, "sweetgum"), "sweetgum-red")
    if active(state) != 0:
        hand(pass_turn(state), 0, "sweetgum")
    state.suns[0] = 2
    steps = []
    while active(state) == 0:
        steps.append(table(state, 0)["turn"]["step"])
        play(state, says(state)[-1] if steps[-1] != "place" else place(state, 1, -1))
    assert steps[:4] == ["choose", "place", "act", "act"]
    assert set(steps[4:]) <= {"act", "season"}


@rule("2.1")
def test_what_belongs_to_another_step_is_refused() -> None:
    state = game()
    for say in ("pile ginkgo", "place leaf-1 e turn-0", "grow leaf-1", "draw", "take slot-1", "deck", "sun"):
        assert why_not(state, say) == "not-now"
    for say in ("climb on", "acorn red", "advance", "keep", "shelter fox"):
        assert why_not(state, say) == "not-now"
    acting(state, yellow=1)
    assert why_not(state, "card ginkgo") == "not-now"


@rule("2.2")
def test_an_empty_hand_costs_three_acorns_and_draws_two_cards() -> None:
    state = game()
    other = 1 - active(state)
    hand(state, other, "")
    pass_turn(state)
    assert active(state) == other
    assert player(state, other)["debts"] == 1
    assert player(state, other)["cards"] == 2
    assert state.outcome().breakdown["debts"][other] == -3
    assert events(state, "empty-hand") == [{"seat": other, "acorns": 3}]
    assert table(state, other)["turn"]["step"] == "choose"


@rule("2.2")
def test_two_equal_cards_drawn_for_an_empty_hand_may_boost() -> None:
    state = game()
    other = 1 - active(state)
    hand(state, other, "")
    for at in range(len(state.deck)):
        state.deck[at] = pieces.TULIP
    pass_turn(state)
    assert cards(state, other)[-2:] == ["tulip", "tulip"]
    assert "boost tulip" in says(state)


@rule("2.2")
def test_without_any_card_to_draw_the_turn_goes_on_with_the_season() -> None:
    state = game()
    other = 1 - active(state)
    hand(state, other, "")
    state.suns[other] = 3
    acting(state, yellow=1)
    state.deck = state.deck[:0]
    play(state, "sun")
    assert active(state) == other
    assert table(state, other)["turn"]["step"] == "season"


@rule("2.3")
def test_a_card_brings_the_top_leaf_of_its_pile() -> None:
    state = top(floor(game(), STARTERS), "tulip-brown")
    seat = active(state)
    hand(state, seat, "tulip ginkgo")
    play(state, "card tulip")
    assert table(state, seat)["turn"]["tile"]["tile"] == "tulip-brown"
    play(state, place(state, 1, -1, 0))
    view = table(state)
    assert view["leaves"][2]["tile"]["tile"] == "tulip-brown"
    assert view["piles"][pieces.TULIP]["left"] == 4
    assert view["discard"]["tulip"] == 1
    assert cards(state, seat)[0] == "ginkgo"


@rule("2.3")
def test_only_cards_of_the_hand_can_be_played() -> None:
    state = game()
    hand(state, active(state), "tulip")
    assert says(state) == ["card tulip"]
    assert why_not(state, "card ginkgo") == "not-in-hand"
    assert why_not(state, "boost ginkgo") == "not-in-hand"


@rule("2.3")
def test_the_card_is_shown_with_its_leaf_and_can_be_changed_until_then() -> None:
    state = game()
    seat = active(state)
    before = state.view(1 - seat)
    (choice, *_) = [say for say in says(state) if say.startswith("card")]
    play(state, choice)
    assert table(state, seat)["turn"]["step"] == "place"
    assert state.view(1 - seat) == before
    assert events(state, "card") == []
    assert take_back(state, seat).view(seat)["table"]["turn"]["step"] == "choose"
    play(state, says(state)[0])
    assert len(events(state, "card")) == 1
    assert table(state, 1 - seat)["memory"]["plays"][0]["player"] == seat


@rule("2.3")
def test_in_the_worlds_of_the_others_no_card_is_chosen_yet() -> None:
    state = game()
    seat = active(state)
    play(state, says(state)[0])
    world: Any = state.imagine(1 - seat, sylve.Dice(1))
    assert table(world, seat)["turn"]["step"] == "choose"
    assert (world.chosen, world.boosted) == (-1, False)
    assert table(state.imagine(seat, sylve.Dice(1)), seat)["turn"]["step"] == "place"


@rule("2.4")
def test_a_boost_discards_two_equal_cards_and_puts_a_baby_on_the_leaf() -> None:
    state = floor(game(), STARTERS)
    seat = active(state)
    hand(state, seat, "tulip tulip ginkgo")
    play(state, "boost tulip")
    assert table(state, seat)["turn"]["boosted"]
    play(state, place(state, 1, -1, 0))
    assert mushroom_at(state, seat, 3) == "baby"
    assert player(state, seat)["spores"] == 14
    assert table(state)["discard"]["tulip"] == 2
    assert not table(state, seat)["turn"]["boosted"]


@rule("2.4")
def test_a_boost_needs_two_equal_cards_and_a_mushroom() -> None:
    state = game()
    seat = active(state)
    hand(state, seat, "tulip ginkgo")
    assert why_not(state, "boost tulip") == "no-pair"
    hand(state, seat, "tulip tulip")
    assert why_not(state, "boost tulip") is None
    state.spores[seat] = 0
    assert why_not(state, "boost tulip") == "no-mushroom-left"


@rule("2.4")
def test_a_red_action_of_the_same_turn_may_let_the_boosted_baby_grow_up() -> None:
    state = top(floor(game(), f"{STARTERS} sweetgum-red@0,1"), "silver-maple-yellow")
    seat = active(state)
    hand(state, seat, "silver-maple silver-maple")
    play(state, "boost silver-maple", place(state, 1, 1))
    assert pending(state)["red"] == 2
    play(state, "grow leaf-4")
    assert mushroom_at(state, seat, 4) == "adult"


@rule("2.5")
def test_a_card_of_an_empty_pile_takes_the_top_leaf_of_any_pile() -> None:
    state = empty(floor(game(), STARTERS), "tulip")
    seat = active(state)
    hand(state, seat, "tulip tulip")
    assert says(state) == ["card tulip", "boost tulip"]
    play(state, "boost tulip")
    assert why_not(state, "pile tulip") == "pile-empty"
    assert says(state) == [f"pile {name}" for name in pieces.SPECIES if name != "tulip"]
    assert why_not(state, "card tulip") == "not-now"
    play(state, "pile sweetgum", place(state, 1, -1))
    assert table(state)["leaves"][2]["tile"]["tile"] == "sweetgum-red"
    assert table(state)["discard"]["tulip"] == 2
    assert mushroom_at(state, seat, 3) == "baby"


# A floor of one side of three tips: every corner that the ginkgo would need lies beyond an empty one.
NO_GINKGO = "ginkgo-red@0,0/0 ginkgo-green@1,0/1"


@rule("2.6")
def test_a_card_without_room_cannot_be_played_while_another_can() -> None:
    state = floor(game(), NO_GINKGO)
    seat = active(state)
    hand(state, seat, "ginkgo sweetgum")
    assert not state.fits(pieces.GINKGO)
    assert why_not(state, "card ginkgo") == "no-room"
    assert says(state) == ["card sweetgum"]


@rule("2.6")
def test_if_no_card_has_room_any_is_played_as_if_its_pile_were_empty() -> None:
    state = floor(game(), NO_GINKGO)
    hand(state, active(state), "ginkgo ginkgo")
    assert says(state) == ["card ginkgo", "boost ginkgo"]
    play(state, "card ginkgo")
    assert "pile ginkgo" not in says(state)
    assert why_not(state, "pile ginkgo") == "no-room"
    assert "pile sweetgum" in says(state)


@rule("2.6")
def test_if_no_pile_has_room_a_card_is_discarded_and_the_season_follows() -> None:
    state = floor(game(), NO_GINKGO)
    empty(state, "sweetgum", "silver-maple", "sassafras", "tulip", "trident-maple")
    seat = active(state)
    hand(state, seat, "ginkgo ginkgo")
    state.suns[seat] = 3
    assert says(state) == ["card ginkgo"]
    assert why_not(state, "boost ginkgo") == "no-room"
    play(state, "card ginkgo")
    assert table(state)["discard"]["ginkgo"] == 1
    assert len(table(state)["leaves"]) == 2
    assert table(state, seat)["turn"]["step"] == "season"
    assert events(state, "no-room") == [{"seat": seat}]


def test_the_helpers_agree_with_the_engine() -> None:
    state = mushrooms(floor(game(), STARTERS), 0, babies="1", adults="2")
    assert (mushroom_at(state, 0, 1), mushroom_at(state, 0, 2)) == ("baby", "adult")
    assert earned(state, "sweetgum-red", 1, -1) == {"green": 2, "orange": 2}
