"""§2 The turn."""

from typing import Any

from games.canopee.positions import (
    choices,
    dealt,
    forest,
    give,
    lies,
    nothing_left,
    pile,
    play,
    refusal,
    table,
    turn_of,
)
from rulebook import rule
from sylve.engine.chance import Dice
from sylve.wording import Wording

MARIA = "monstera / frog-active rain / fern sun seed / bromeliad fire disease monstera fern"


@rule("2.1")
def test_the_piles_come_one_after_the_other_and_no_pile_comes_back() -> None:
    state = dealt(deck=MARIA)
    seen = []
    for _ in range(3):
        seen.append(table(state, 0)["step"]["pile"])
        assert choices(state) == ["keep", "pass"]
        play(state, "pass")
    assert seen == [0, 1, 2]
    assert state.to_act() == (1,)


@rule("2.1")
def test_what_is_not_asked_is_refused() -> None:
    state = dealt(deck=MARIA)
    assert refusal(state, "place fern") == "not-now"
    assert refusal(state, "done") == "not-now"


@rule("2.1", "2.2", "2.3")
def test_the_rulebooks_example_of_a_turn() -> None:
    """Monstera passed, frog and rain passed, the third pile of three kept; the rival finds two cards on the first."""
    state = dealt(deck=MARIA)
    play(state, "pass", "pass", "keep")
    assert forest(state, 0) == ["fern", "seed", "sun"]
    assert [len(one["cards"]) for one in table(state)["piles"]] == [2, 3, 1]
    assert state.to_act() == (1,)
    assert pile(state, 0, 1) == ["monstera", "bromeliad"]
    assert pile(state, 0, 0) == ["monstera", None]


@rule("2.1", "2.6")
def test_a_pile_that_was_skipped_is_not_said_to_be_passed_nor_to_have_grown() -> None:
    said = [Wording(language, "canopee").text("pile-passed", {"cards": 0}) for language in ("fr", "en")]
    assert said == ["vide", "empty"]
    assert Wording("fr", "canopee").text("pile-passed", {"cards": 2}) == "passée, 2 cartes"


@rule("2.2")
def test_a_kept_pile_is_added_whole_and_replaced_by_one_card() -> None:
    state = dealt(deck=MARIA)
    play(state, "keep")
    assert forest(state, 0) == ["monstera"]
    assert [len(one["cards"]) for one in table(state)["piles"]] == [1, 2, 3]
    assert table(state)["deck"] == 27
    assert state.to_act() == (1,)


@rule("2.2")
def test_the_offer_to_keep_says_what_it_would_do_to_the_points() -> None:
    state = give(dealt(deck="fern / rain disease / trunk1 canopy2 fern"), 0, "sun disease fern")
    previews = {}
    for _ in range(3):
        offer = next(offer for offer in state.offers(0) if state.say(offer["action"]) == "keep")
        previews[table(state, 0)["step"]["pile"]] = offer["preview"]
        play(state, "pass")
    assert (previews[0]["points"], previews[0]["plants"]) == (-2, -2)
    assert (previews[1]["points"], previews[1]["weather"]) == (5, 5)
    assert previews[1]["threats"] == [{"kind": "disease", "count": 2, "effect": "own", "losses": 2}]
    assert (previews[2]["trees"], previews[2]["plants"]) == (1 + 2 * 2, -2)  # both trunks under the canopy
    assert (previews[2]["tallest"], previews[2]["points"]) == (3, 5 + 3 - 2)  # and nobody has a taller tree


@rule("2.3")
def test_a_passed_pile_gets_one_card_that_nobody_sees() -> None:
    state = dealt(deck=MARIA)
    play(state, "pass")
    assert pile(state, 0, 0) == ["monstera", None]
    assert pile(state, 0, 1) == [None, None]
    assert table(state)["deck"] == 27


@rule("2.4")
def test_passing_the_third_pile_takes_the_top_card() -> None:
    state = dealt(deck=MARIA)
    play(state, "pass", "pass", "pass")
    assert forest(state, 0) == ["monstera"]
    assert table(state)["deck"] == 24
    assert state.to_act() == (1,)


@rule("2.5")
def test_only_the_seat_in_turn_sees_the_pile_it_looks_at() -> None:
    state = dealt(deck=MARIA)
    assert pile(state, 0, 0) == ["monstera"]
    for other in (1, None):
        assert pile(state, 0, other) == [None]
    assert pile(state, 1, 0) == [None, None]
    look = next(event for event in state.heard if event.kind == "look")
    assert look.seen_by(0)["facts"]["cards"] == ["@card-monstera"]
    assert "cards" not in look.seen_by(1)["facts"]


@rule("2.5")
def test_what_was_seen_in_a_pile_stays_known_and_is_kept_in_imagined_worlds() -> None:
    state = dealt(deck=MARIA)
    play(state, "pass", "pass", "keep", "pass", "pass")
    assert pile(state, 0, 0) == ["monstera", None, None]
    assert pile(state, 1, 0)[:2] == ["frog-active", "rain"]
    assert [card["seen_by"] for card in table(state)["piles"][0]["cards"]] == [[0, 1], [1], []]
    dice, contents = Dice(5), set()
    for _ in range(30):
        world: Any = state.imagine(0, dice)
        first = lies(world, 0)
        assert first[0] == "monstera"
        contents.add(tuple(first))
    assert len(contents) > 5


@rule("2.5")
def test_discards_are_open_to_all() -> None:
    state = dealt(deck="drought / rain sun / fern fern fern")
    give(state, 0, "fire")
    play(state, "keep", "discard fire")
    assert {one["kind"]: one["count"] for one in table(state)["discards"]} == {"fire": 1, "drought": 1}


@rule("2.6")
def test_an_empty_deck_adds_nothing_and_the_last_pile_must_be_taken() -> None:
    state = dealt(deck=MARIA)
    state.drawn = state.deck_end
    play(state, "pass", "pass")
    assert [len(one["cards"]) for one in table(state)["piles"]] == [1, 2, 3]
    assert choices(state) == ["keep"]
    assert refusal(state, "pass") == "last-pile"
    play(state, "keep")
    assert [len(one["cards"]) for one in table(state)["piles"]] == [1, 2, 0]


@rule("2.6")
def test_with_one_card_left_the_last_pile_may_be_passed_and_nothing_is_drawn() -> None:
    state = dealt(deck=MARIA)
    play(state, "pass", "pass")
    state.drawn = state.deck_end - 1
    play(state, "pass")
    assert table(state)["deck"] == 0
    assert forest(state, 0) == []
    assert [len(one["cards"]) for one in table(state)["piles"]] == [2, 3, 4]
    assert state.to_act() == (1,)


@rule("2.6")
def test_empty_places_are_skipped_and_the_season_ends_when_all_is_gone() -> None:
    state = nothing_left(dealt(deck=MARIA))
    state.lay_down(1, 6, 0, 0)
    turn_of(state, 1)
    assert table(state, 1)["step"]["pile"] == 1
    assert choices(state) == ["keep"]
    play(state, "keep")
    assert table(state)["season"] == 2
