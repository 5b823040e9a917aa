"""§4 Animals."""

from typing import Any

from games.canopee.positions import (
    choices,
    dealt,
    end_season,
    forest,
    give,
    nothing_left,
    pile,
    plant,
    play,
    refusal,
    table,
    turn_of,
)  # fmt: skip
from rulebook import rule
from sylve.games.canopee.rules import Canopee

DECK = "fern / rain sun / bromeliad monstera seed / fire disease fern fern rain sun"


def with_animal(given: str, **options: Any):  # type: ignore[no-untyped-def]
    return turn_of(give(dealt(deck=DECK if not options else "", **options), 0, given), 0)


@rule("4.1")
def test_an_animal_is_used_once_a_season() -> None:
    state = with_animal("ant-active rain rain")
    play(state, "gnaw", "discard rain")
    assert refusal(state, "gnaw") == "animal-used"
    assert table(state)["forests"][0]["animals"][0]["ability"] == "used"
    end_season(state)
    assert table(state)["forests"][0]["animals"][0]["ability"] == "ready"


@rule("4.1")
def test_an_animal_cannot_be_used_in_the_turn_it_came() -> None:
    state = dealt(deck="fern / trunk1 trunk2 / ant-active trunk1 canopy1 / fern fern fern fern fern")
    play(state, "pass", "pass", "keep")
    assert refusal(state, "gnaw") == "animal-fresh"
    assert table(state)["forests"][0]["animals"][0]["ability"] == "fresh"
    play(state, "place trunk1", "sprout", "crown 1", "keep")
    assert "gnaw" in choices(state)


@rule("4.1")
def test_only_an_own_active_animal_can_be_used_and_the_offer_says_why_not() -> None:
    state = with_animal("ant-breeding howler-active", cards="wildlife")
    assert refusal(state, "gnaw") == "no-animal"
    state.ability[8] = 1
    offers = {state.say(offer["action"]): offer["refusal"] for offer in state.offers(0)}
    assert offers["sweep"]["code"] == "animal-used"
    assert offers["keep"] is None


@rule("4.1")
def test_an_animal_that_came_in_the_last_turn_serves_at_the_seasons_end() -> None:
    state = nothing_left(dealt())
    state.lay_down(0, 25, 0, 0)  # the ant is the last card
    turn_of(state, 0)
    play(state, "keep")
    assert choices(state) == ["gnaw", "done"]


@rule("4.2")
def test_the_boa_takes_a_card_of_a_passed_pile() -> None:
    state = with_animal("boa-active")
    play(state, "pass")
    assert {"snatch rain", "snatch sun"} < set(choices(state))
    assert refusal(state, "snatch fern") == "not-in-pile"
    play(state, "snatch sun")
    assert forest(state, 0) == ["sun", "boa-active"]
    assert len(pile(state, 1)) == 2
    assert table(state, 0)["step"]["pile"] == 2


@rule("4.2")
def test_immediate_cards_the_boa_takes_are_resolved_before_the_pile_is_filled() -> None:
    state = turn_of(give(dealt(deck="drought / rain sun / fern fern fern"), 0, "boa-active fire"), 0)
    play(state, "snatch drought")
    assert len(pile(state, 0)) == 0
    play(state, "discard fire")
    assert len(pile(state, 0)) == 1


@rule("4.2")
def test_with_an_empty_deck_the_boa_can_empty_a_pile_but_not_rob_the_last_one() -> None:
    state = with_animal("boa-active")
    state.drawn = state.deck_end
    one, last = state.copy(), state.copy()
    play(one, "snatch fern")
    assert len(pile(one, 0)) == 0
    play(last, "pass", "pass")
    assert choices(last) == ["keep"]
    assert refusal(last, "snatch seed") == "last-pile"


@rule("4.3")
def test_the_frog_adds_a_card_to_each_pile_before_the_first_look() -> None:
    state = with_animal("frog-active")
    assert choices(state) == ["look", "croak"]
    play(state, "croak")
    assert [len(pile(state, number)) for number in range(3)] == [2, 3, 4]
    assert choices(state) == ["keep", "pass"]


@rule("4.3")
def test_the_frog_goes_from_the_first_pile_on_while_the_deck_lasts() -> None:
    state = with_animal("frog-active")
    state.drawn = state.deck_end - 2
    play(state, "croak")
    assert [len(pile(state, number)) for number in range(3)] == [2, 3, 3]
    empty = give(dealt(deck=DECK), 0, "frog-active toucan-active")
    empty.drawn = empty.deck_end
    turn_of(empty, 0)
    assert refusal(empty, "croak") == "empty-deck"


@rule("4.4")
def test_the_ant_discards_a_card_in_the_own_turn() -> None:
    state = with_animal("ant-active fire")
    plant(state, 0, "2/2", scored=True)
    play(state, "gnaw")
    assert "discard trunk2" not in choices(state)
    play(state, "discard fire")
    assert forest(state, 0) == ["ant-active"]
    assert choices(state) == ["keep", "pass"]


@rule("4.4")
def test_the_ant_also_works_in_the_first_step_of_the_seasons_end() -> None:
    state = end_season(give(dealt(), 0, "ant-active fire fire fern fern"))
    assert table(state)["ending"] == 1
    assert choices(state) == ["gnaw", "done"]
    play(state, "gnaw", "discard fire")
    assert table(state)["season"] == 2  # no plant burns


@rule("4.4")
def test_the_ant_and_the_mushroom_serve_only_in_the_own_turn() -> None:
    state = dealt(cards="mixed-7", species="ant boa frog kinkajou sloth toucan jaguar",
                  deck="lightning / fern fern / fern fern fern / trunk1 canopy1 trunk2 canopy2")  # fmt: skip
    give(state, 1, "ant-active mushroom")
    play(state, "keep", "strike draw", "place trunk1", "sprout", "crown 1")
    assert state.to_act() == (1,)
    assert refusal(state, "gnaw") == "not-your-turn"
    assert refusal(state, "compost") == "not-your-turn"


@rule("4.5")
def test_the_kinkajou_keeps_one_germination_card_more() -> None:
    state = dealt(germination="fern rain sun")
    give(state, 0, "seed kinkajou-active")
    end_season(state)
    assert table(state, 0)["step"]["left"] == 2
    play(state, "sow rain", "sow sun")
    assert row_of(state, "weather") == 5


def row_of(state: Canopee, name: str) -> int:
    return table(state)["forests"][0]["sheet"][name]


@rule("4.5")
def test_the_kinkajou_without_a_seed_does_nothing() -> None:
    state = end_season(give(dealt(), 0, "kinkajou-active"))
    assert table(state)["season"] == 2


@rule("4.6")
def test_the_sloth_draws_two_when_all_piles_are_passed() -> None:
    state = with_animal("sloth-active")
    play(state, "pass", "pass", "pass")
    assert choices(state) == ["draw", "doze"]
    one = state.copy()
    play(state, "doze")
    assert forest(state, 0) == ["fern", "rain", "sloth-active"]
    play(one, "draw")
    assert forest(one, 0) == ["fern", "sloth-active"]


@rule("4.6")
def test_the_sloth_draws_one_when_there_is_only_one() -> None:
    state = with_animal("sloth-active")
    play(state, "pass", "pass", "pass")
    state.deck_end = state.drawn + 1
    play(state, "doze")
    assert table(state)["deck"] == 0
    assert forest(state, 0) == ["fern", "sloth-active"]
    assert state.to_act() == (1,)


@rule("4.7")
def test_the_toucan_looks_at_one_pile_and_the_turn_goes_on() -> None:
    state = with_animal("toucan-active")
    assert choices(state) == ["look", "peek 1", "peek 2", "peek 3"]
    play(state, "peek 3")
    assert pile(state, 2, 0) == ["bromeliad", "monstera", "seed"]
    assert pile(state, 2, 1) == [None, None, None]
    assert table(state, 0)["step"]["pile"] == 0


@rule("4.3", "4.7")
def test_several_animals_can_be_used_at_the_start_of_a_turn_in_any_order() -> None:
    state = with_animal("toucan-active frog-active")
    for first, second in (("croak", "peek 1"), ("peek 1", "croak")):
        other = state.copy()
        play(other, first)
        assert second in choices(other)
        play(other, second)
        assert choices(other) == ["keep", "pass"]
    play(state, "look")
    assert refusal(state, "croak") == "not-now"


@rule("4.7")
def test_the_toucan_cannot_look_at_an_empty_pile() -> None:
    state = nothing_left(give(dealt(), 0, "toucan-active"))
    state.lay_down(1, 6, 0, 0)
    turn_of(state, 0)
    assert choices(state) == ["look", "peek 2"]
    assert refusal(state, "peek 1") == "empty-pile"
