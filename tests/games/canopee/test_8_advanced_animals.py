"""§8 Advanced animals, and what is known of cards that went into hiding."""

from collections import Counter

from games.canopee.positions import (
    bare,
    choices,
    dealt,
    end_season,
    forest,
    give,
    heard,
    kind,
    lies,
    nothing_left,
    pile,
    plant,
    play,
    refusal,
    row,
    table,
    trees,
    turn_of,
)  # fmt: skip
from rulebook import rule
from sylve.engine.chance import Dice
from sylve.games.canopee import pieces, placing
from sylve.games.canopee.face_down import STASH
from sylve.games.canopee.rules import Canopee

HOATZIN = {"place": "hoatzin", "pile": None, "seat": None}
SECOND_PILE = {"place": "pile", "pile": 1, "seat": None}
THREATS = "fern / fire rain / disease fire sun / monstera bromeliad fern fern"


def wild(deck: str, given: str, cards: str = "all"):  # type: ignore[no-untyped-def]
    return turn_of(give(dealt(deck=deck, cards=cards), 0, given), 0)


@rule("8.1")
def test_the_spider_puts_threats_of_a_kept_pile_back_unseen() -> None:
    state = wild(THREATS, "spider-active")
    play(state, "pass", "pass", "keep")
    assert choices(state) == ["place sun", "place fire", "place disease", "return fire", "return disease"]
    play(state, "return disease", "return fire")
    assert forest(state, 0) == ["sun", "spider-active"]
    assert pile(state, 2, 0) == ["disease", "fire", None]
    assert pile(state, 2, 1) == [None, None, None]
    assert [card["threat"] for card in table(state, 1)["piles"][2]["cards"]] == [True, True, False]


@rule("8.1")
def test_the_spider_serves_for_one_pile_a_season() -> None:
    state = wild("fire / fire rain / disease fire sun / fire bromeliad fern fern", "spider-active")
    play(state, "keep", "return fire")
    assert forest(state, 0) == ["spider-active"]
    assert len(pile(state, 0)) == 2
    play(state, "pass", "pass", "keep")
    assert "return fire" not in choices(state)
    assert refusal(state, "return fire") in ("not-now", "animal-used")


@rule("8.2")
def test_the_hoatzin_hides_cards_of_a_kept_pile_until_the_seasons_end() -> None:
    state = wild(THREATS, "hoatzin-active")
    play(state, "pass", "pass", "keep", "tuck disease", "tuck sun")
    assert choices(state) == ["place fire", "tuck fire"]
    play(state, "place fire")
    assert forest(state, 0) == ["fire", "hoatzin-active"]
    assert table(state, 0)["forests"][0]["hidden"] == [
        {"place": "hoatzin", "under": "hoatzin-active", "cards": ["sun", "disease"]}
    ]
    assert table(state, 1)["forests"][0]["hidden"] == [
        {"place": "hoatzin", "under": "hoatzin-active", "cards": [None, None]}
    ]
    give(state, 0, "rain")
    assert table(state, 0)["hands"] == []
    end_season(state)
    assert heard(state, "unveil")[0]["cards"] == ["@card-sun", "@card-disease"]
    assert row(state, "weather") == [5, 0]


@rule("8.2")
def test_a_pile_kept_again_does_not_serve_the_hoatzin_twice_in_a_season() -> None:
    state = wild("fern / fern fern / fire rain sun", "spider-active hoatzin-active", "wildlife")
    state.drawn = state.deck_end
    play(state, "pass", "pass", "keep", "return fire", "tuck sun")
    assert choices(state) == ["place rain", "tuck rain"]
    play(state, "place rain")
    turn_of(state, 0)
    play(state, "pass", "pass", "keep")
    assert heard(state, "keep")[-1] == {"seat": 0, "pile": 3, "count": 1}
    assert forest(state, 0) == ["rain", "fire", "spider-active", "hoatzin-active"]  # placed without asking


@rule("8.2")
def test_cards_under_a_lost_hoatzin_are_added_at_once_and_resolved() -> None:
    state = wild("fern / drought rain / drought fern sun / monstera", "hoatzin-active", "wildlife")
    play(state, "pass", "keep", "tuck drought", "tuck rain")
    give(state, 0, "fire")
    placing.discard(state, 0, kind("hoatzin-active"))
    state.advance()
    assert choices(state) == ["place rain", "place drought"]
    play(state, "place rain", "discard fire")
    assert forest(state, 0) == ["rain"]


@rule("8.2")
def test_nothing_else_is_used_before_the_hoatzins_cards_are_added() -> None:
    state = give(bare(cards="wildlife"), 0, "hoatzin-active ant-active")
    nothing_left(state)
    for card in ("trunk1", "canopy1"):
        state.lay_down(STASH, kind(card), 1, 1)
    turn_of(state, 0)  # no pile is left
    hand = {"seat": 0, "cards": ["trunk1", "canopy1"], "from_pile": False, "open": True}
    assert table(state, 1)["hands"] == table(state, 0)["hands"] == [hand]
    assert choices(state) == ["place trunk1", "place canopy1"]
    assert refusal(state, "gnaw") == "not-your-turn"
    play(state, "place trunk1", "sprout", "crown 1")
    assert choices(state) == ["gnaw", "done"]


@rule("4.1", "8.2")
def test_an_ant_that_comes_from_under_the_hoatzin_serves_in_the_same_step() -> None:
    state = give(bare(cards="wildlife"), 0, "hoatzin-active")
    state.lay_down(STASH, kind("ant-active"), 1, 1)
    assert choices(end_season(state)) == ["gnaw", "done"]


@rule("8.3")
def test_the_howler_discards_a_passed_pile() -> None:
    state = wild(THREATS, "howler-active")
    play(state, "pass", "sweep")
    assert pile(state, 1, 0) == [None]
    assert heard(state, "sweep")[0]["cards"] == ["@card-rain", "@card-fire"]
    assert state.discarded[kind("fire")] == 1
    assert table(state, 0)["step"]["pile"] == 2
    assert refusal(state, "sweep") == "animal-used"


@rule("8.4")
def test_the_jaguar_takes_a_random_animal_of_the_rival_at_each_seasons_end() -> None:
    lost: Counter = Counter()
    for seed in range(40):
        state = give(bare(cards="wildlife"), 0, "jaguar-active")
        give(state, 1, "howler-active howler-breeding tamarin-active")
        state.chance = Dice(seed)
        end_season(state)
        assert len(forest(state, 1)) == 2
        lost[heard(state, "discard")[0]["card"]] += 1
    assert len(lost) == 3
    assert forest(state, 0) == ["jaguar-active"]


@rule("8.4")
def test_the_jaguar_has_negative_points_and_needs_a_prey() -> None:
    state = give(bare(cards="wildlife"), 0, "jaguar-active")
    end_season(state)
    assert row(state, "wildlife") == [-2, 0]


@rule("4.1", "8.4")
def test_a_jaguar_that_came_in_the_last_turn_hunts() -> None:
    state = nothing_left(give(bare(cards="wildlife"), 1, "howler-active"))
    state.lay_down(0, kind("jaguar-active"), 0, 0)
    play(turn_of(state, 0), "keep")
    assert table(state)["season"] == 2
    assert forest(state, 1) == []


@rule("8.5")
def test_the_marmoset_scores_different_heights_of_complete_trees() -> None:
    state = give(bare(cards="wildlife"), 0, "marmoset-active")
    for tree in ("0/0", "1/1", "0+0/0", "0+0+0"):
        plant(state, 0, tree)
    assert row(state, "wildlife") == [2, 0]


@rule("8.6")
def test_the_butterfly_becomes_a_plant_the_forest_has_already() -> None:
    state = give(bare(cards="wildlife"), 0, "butterfly-active bromeliad")
    end_season(state)
    assert choices(state) == ["bloom bromeliad", "done"]
    assert state.offers(0)[0]["preview"]["points"] == (7 - 2) - 1  # the second bromeliad, less the butterfly
    assert refusal(state, "bloom fern") == "no-such-plant"
    play(state, "bloom bromeliad")
    assert row(state, "plants") == [7, 0]
    assert forest(state, 0) == []


@rule("8.6")
def test_the_butterflys_plant_can_burn() -> None:
    state = give(bare(cards="wildlife"), 0, "butterfly-active fern fire fire")
    end_season(state)
    play(state, "bloom fern", "discard fern", "discard fern")
    assert row(state, "plants") == [0, 0]


@rule("8.7")
def test_the_tamarin_looks_at_three_cards_instead_of_a_turn() -> None:
    state = wild("fern / rain sun / fern fern fern / fire trunk1 seed rain", "tamarin-active")
    assert choices(state) == ["look", "forage"]
    play(state, "forage")
    assert choices(state) == [
        "place trunk1", "place seed", "place fire", "spurn trunk1", "spurn seed", "spurn fire",
    ]  # fmt: skip
    play(state, "spurn fire", "place trunk1", "grow 1", "place seed")
    assert trees(state, 0) == ["0+1"]
    assert forest(state, 0) == ["seed", "tamarin-active"]
    assert state.discarded[kind("fire")] == 1
    assert state.to_act() == (1,)


@rule("8.7")
def test_the_tamarin_needs_a_deck() -> None:
    state = give(dealt(cards="mixed-6", species="tamarin toucan boa frog ant sloth"), 0, "tamarin-active toucan-active")
    state.drawn = state.deck_end
    assert refusal(turn_of(state, 0), "forage") == "empty-deck"


def hoatzin_after_a_look():  # type: ignore[no-untyped-def]
    """Seat 0 passes a pile of rain and sun; seat 1 keeps it with one card more, hides two of the three, shows sun."""
    state = dealt(deck="fern / rain sun / fern fern fern / bromeliad seed monstera fern", cards="wildlife")
    give(state, 1, "hoatzin-active")
    turn_of(state, 0)
    play(state, "pass", "pass", "keep")
    play(state, "pass", "keep", "tuck rain", "tuck seed", "place sun")
    return state


@rule("8.8")
def test_whoever_saw_a_pile_knows_by_elimination_what_is_hidden() -> None:
    state = hoatzin_after_a_look()
    assert table(state, 0)["hints"] == [{"places": [HOATZIN, HOATZIN], "known": ["rain"]}]
    assert table(state, 1)["hints"] == []
    assert table(state, 0)["forests"][1]["hidden"] == [
        {"place": "hoatzin", "under": "hoatzin-active", "cards": [None, None]}
    ]


@rule("8.8")
def test_imagined_worlds_keep_the_known_card_among_the_hidden_ones_and_vary_the_rest() -> None:
    state, dice, other = hoatzin_after_a_look(), Dice(4), set()
    for _ in range(40):
        world = state.imagine(0, dice)
        stash = lies(world, STASH)
        assert "rain" in stash
        stash.remove("rain")
        other.add(stash[0])
        assert world.view(0) == state.view(0)
    assert len(other) > 5


@rule("8.8")
def test_a_card_left_by_the_spider_is_a_threat_in_every_world() -> None:
    state = wild(THREATS, "spider-active")
    play(state, "pass", "pass", "keep", "return disease", "return fire")
    dice, kinds = Dice(3), set()
    for _ in range(40):
        world = state.imagine(1, dice)
        left = lies(world, 2)[:2]
        assert set(left) <= set(pieces.THREAT_NAMES)
        kinds |= set(left)
    assert len(kinds) > 2


@rule("8.8")
def test_after_the_boa_others_know_the_kinds_left_but_not_their_places() -> None:
    state = dealt(deck="fern / rain sun / fern fern fern / seed bromeliad monstera seed")
    give(state, 1, "boa-active")
    turn_of(state, 0)
    play(state, "pass", "pass", "keep", "pass", "snatch rain")
    assert table(state, 0)["hints"] == [{"places": [SECOND_PILE, SECOND_PILE], "known": ["sun"]}]
    assert pile(state, 1, 0) == [None, None, None]


def remembered(state: Canopee, seat: int) -> list[str]:
    """The kinds that a seat knows to be among cards in hiding."""
    return sorted(card for hint in table(state, seat)["hints"] for card in hint["known"])


@rule("8.8")
def test_in_imagined_worlds_others_still_know_what_they_saw_go_into_hiding() -> None:
    """To seat 1, who hid rain and seed, seat 0 knows the rain; to a spectator, one of two cards or both or none."""
    state, dice = hoatzin_after_a_look(), Dice(6)
    assert remembered(state, 0) == ["rain"]
    for _ in range(20):
        assert remembered(state.imagine(1, dice), 0) == ["rain"]
    known = Counter(tuple(remembered(state.imagine(None, dice), 0)) for _ in range(300))
    assert all(len(kinds) in (1, 2) for kinds in known)  # of two cards seen at most one can be the sun shown since
    assert len(known) > 5


@rule("8.8")
def test_a_spectator_who_saw_nothing_gives_the_others_memories_by_their_chances() -> None:
    """Seat 0 saw two of the three cards; the third one came unseen, and one that may be any of them was shown."""
    state, dice = hoatzin_after_a_look(), Dice(7)
    shown_was_seen = sum(len(remembered(state.imagine(None, dice), 0)) == 1 for _ in range(600))
    assert 360 < shown_was_seen < 440  # two times in three


@rule("8.8")
def test_cards_picked_up_twice_stay_among_what_others_know() -> None:
    """Seat 1 robs a pile that seat 0 saw, hides the robbed card, and picks the rest up in its next turn."""
    state = dealt(deck="fern / rain sun / fern fern fern / seed bromeliad monstera seed seed seed seed", cards="flora")
    give(state, 1, "boa-active pitcher")
    turn_of(state, 0)
    play(state, "pass", "pass", "keep", "pass", "snatch rain", "hide rain 1", "keep")
    assert remembered(state, 0) == ["rain", "sun"]
    while state.to_act() == (1,):
        play(state, choices(state)[0])
    play(state, "keep", "pass", "keep")
    assert [hint["known"] for hint in table(state, 0)["hints"]] == [["rain", "sun"]]
    dice = Dice(8)
    for _ in range(20):
        world = state.imagine(0, dice)
        assert world.view(0) == state.view(0)
    play(state, "place sun")
    assert remembered(state, 0) == ["rain"]
