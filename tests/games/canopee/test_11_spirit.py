"""§11 Alone: the Spirit of the forest."""

import pytest

import sylve
from games.canopee.positions import (
    GAME,
    choices,
    dealt,
    end_season,
    forest,
    give,
    heard,
    kind,
    nothing_left,
    pile,
    plant,
    play,
    row,
    table,
    trees,
    turn_of,
)  # fmt: skip
from rulebook import rule
from sylve.games.canopee import agenda, solo
from sylve.games.canopee.face_down import EVERYBODY
from sylve.games.canopee.rules import Canopee

SPIRIT = 1


@rule("11.1")
def test_the_spirit_gains_a_trunk_each_season_and_the_person_begins_without() -> None:
    state = dealt(1)
    assert [trees(state, seat) for seat in range(2)] == [[], ["0"]]
    end_season(state)
    assert trees(state, SPIRIT) == ["0", "0"]


@rule("11.1")
def test_gentler_gives_the_person_a_trunk_and_harsher_the_spirit_one_more() -> None:
    assert [trees(dealt(1, spirit="easier"), seat) for seat in range(2)] == [["0"], ["0"]]
    assert [trees(dealt(1, spirit="harder"), seat) for seat in range(2)] == [[], ["0", "0"]]
    with pytest.raises(sylve.BadOption):
        GAME.start(2, 1, spirit="harder")


@rule("11.2")
def test_threats_of_a_passed_pile_are_turned_face_up() -> None:
    state = dealt(1, "fire / rain sun / fern fern fern")
    play(state, "pass")
    assert table(state)["piles"][0]["cards"][0] | {"seen_by": []} == {
        "kind": "fire", "house": False, "threat": True, "face_up": True, "seen_by": [],
    }  # fmt: skip
    assert pile(state, 0) == ["fire", None]


@rule("11.2")
def test_the_person_begins_each_season() -> None:
    state = give(dealt(1), 0, "fern")
    assert end_season(state).to_act() == (0,)
    assert state.active == 0


def with_piles(*piles: str) -> Canopee:
    """A table with these piles of ferns; capital letters are cards that lie face up."""
    state = nothing_left(dealt(1))
    for number, cards in enumerate(piles):
        for card in cards:
            state.lay_down(number, 6, EVERYBODY if card.isupper() else 0, 0)
    return state


def spirits_pile(*piles: str) -> int:
    """Which pile the Spirit takes."""
    return int(solo.chosen_pile(with_piles(*piles)))


PILES = [
    (("a", "ab", "abc"), 2),
    (("abc", "ab", "a"), 0),
    (("ab", "ab", "ab"), 0),
    (("a", "ab", "ab"), 1),
    (("abF", "ab", "ab"), 1),
    (("abF", "abF", "ab"), 2),
    (("abF", "abFF", "a"), 0),
    (("abFF", "abF", "abF"), 1),
    (("F", "a", "FF"), 1),
    (("FFF", "FF", "F"), 2),
    (("FF", "FF", "FF"), 0),
    (("", "a", "ab"), 2),
    (("", "", "F"), 2),
    (("a", "", "F"), 0),
    (("aFFF", "a", ""), 1),
    (("ab", "aF", "abF"), 0),
    (("a", "a", "aF"), 0),
    (("aF", "a", "a"), 1),
    (("aF", "aFF", "aF"), 0),
    (("abcd", "abcdF", "abc"), 0),
    (("", "", ""), -1),
]


@pytest.mark.parametrize(("piles", "taken"), PILES)
@rule("11.3")
def test_the_spirit_takes_most_face_down_then_fewest_face_up_then_leftmost(piles: tuple[str, ...], taken: int) -> None:
    assert spirits_pile(*piles) == taken


@rule("11.3")
@pytest.mark.parametrize(
    ("piles", "why"),
    [
        (("a", "ab", "abc"), "hidden"),
        (("abF", "ab", "a"), "open"),
        (("ab", "abF", "ab"), "first"),
        (("", "F", ""), "only"),
    ],
)
def test_the_log_says_why_the_spirit_takes_its_pile(piles: tuple[str, ...], why: str) -> None:
    state = with_piles(*piles)
    turn_of(state, SPIRIT)
    assert heard(state, "spirit-keep")[-1]["why"] == f"@spirit-why-{why}"


@rule("11.3")
def test_piles_before_the_spirits_get_a_card_and_a_hidden_threat_adds_one_to_the_third() -> None:
    """The rulebook's example: the third pile holds a trunk, a fern and a drought that lay face down."""
    state = dealt(1, "fern / rain sun / trunk0 fern drought / seed seed seed seed seed")
    play(state, "keep")
    assert [len(one["cards"]) for one in table(state)["piles"]] == [2, 3, 2]
    assert heard(state, "spirit-keep")[0]["pile"] == 3
    assert heard(state, "spirit-extra") == [{}]
    # The trunk begins a second tree; the drought takes a trunk worth 0, the least interesting card.
    assert forest(state, SPIRIT) == ["fern"]
    assert trees(state, SPIRIT) == ["0"]


@rule("11.3")
def test_a_threat_that_lay_face_up_adds_nothing_and_goes_with_its_pile() -> None:
    state = nothing_left(dealt(1))
    state.drawn = state.deck_end - 10
    state.lay_down(0, kind("fern"), 0, 0)
    state.lay_down(0, kind("fire"), EVERYBODY, 0)
    turn_of(state, SPIRIT)
    assert forest(state, SPIRIT) == ["fern", "fire"]
    assert heard(state, "spirit-extra") == []
    assert [len(one["cards"]) for one in table(state)["piles"]] == [1, 0, 0]


def growing(own: list[str], person: list[str], awarded: bool = False) -> list[str]:
    """The Spirit's trees after it placed a trunk of value 1."""
    state = dealt(1)
    state.take_part(SPIRIT, 0, 0)
    for tree in own:
        plant(state, SPIRIT, tree)
    for tree in person:
        plant(state, 0, tree, awarded=awarded)
    state.agenda.push(agenda.SPIRIT_PLACES, SPIRIT, kind("trunk1"))
    state.advance()
    return trees(state, SPIRIT)


@rule("11.4")
def test_with_no_or_one_open_tree_the_spirit_begins_a_new_one() -> None:
    assert growing([], []) == ["1"]
    assert growing(["0"], ["0+0+0"]) == ["0", "1"]
    assert growing(["0", "0/0"], []) == ["0", "0/0", "1"]


@rule("11.4")
def test_against_a_taller_tree_without_award_its_tallest_open_tree_grows() -> None:
    assert growing(["0", "0+0"], ["0+0+0"]) == ["0", "0+0+1"]
    assert growing(["0", "0+0"], ["0+0+0/1"]) == ["0", "0+0+1"]


@rule("11.4")
def test_otherwise_a_smaller_open_tree_grows_and_without_one_the_leftmost_of_the_tallest() -> None:
    assert growing(["0", "0+0"], []) == ["0+1", "0+0"]
    assert growing(["0", "0+0"], ["0+0+0/0"], awarded=True) == ["0+1", "0+0"]
    assert growing(["0", "0+0", "0+0+0"], []) == ["0", "0+0+1", "0+0+0"]
    assert growing(["0", "0"], []) == ["0+1", "0"]


@rule("11.4")
def test_trunks_come_before_canopies_and_a_canopy_goes_on_the_tallest_open_tree() -> None:
    state = dealt(1, "fern / rain sun / canopy2 trunk1 fern / seed seed seed")
    plant(state, SPIRIT, "2+2+2")
    play(state, "keep")
    assert trees(state, SPIRIT) == ["0+1", "2+2+2/2"]


def lost(cards: str, step: int = agenda.DISCARDING) -> str:
    """What the Spirit gives up of these cards."""
    state = dealt(1)
    state.take_part(SPIRIT, 0, 0)
    give(state, SPIRIT, cards)
    before = forest(state, SPIRIT)
    state.agenda.push(step, SPIRIT, 0)
    state.advance()
    after = forest(state, SPIRIT)
    gone = [card for card in before if before.count(card) > after.count(card)]
    return gone[0] if gone else "tree"


@pytest.mark.parametrize(
    ("cards", "given_up"),
    [
        ("fern fern rain sun", "fern"),
        ("bromeliad bromeliad bromeliad fern", "bromeliad"),
        ("monstera monstera monstera fern", "fern"),
        ("rain rain sun", "rain"),
        ("monstera fern", "monstera"),
        ("boa-active boa-breeding fern", "fern"),
        ("boa-breeding frog-active fern", "fern"),
        ("fern 0", "tree"),
        ("2/2 fern", "fern"),
    ],
)
@rule("11.5")
def test_the_spirit_gives_up_what_leaves_it_the_most_points(cards: str, given_up: str) -> None:
    assert lost(cards) == given_up


@rule("11.5")
def test_the_spirit_burns_the_plants_and_loses_the_animals_it_can_best_spare() -> None:
    assert lost("fern fern fern monstera", agenda.BURNING) == "monstera"
    assert lost("boa-active boa-breeding ant-active", agenda.SICKENING) == "ant-active"
    assert lost("fern fern monstera", agenda.BLIGHTING) == "fern"


@rule("11.5")
def test_the_spirit_keeps_the_germination_card_that_brings_the_most() -> None:
    state = dealt(1, germination="fern sun canopy0")
    give(state, SPIRIT, "seed rain fern")
    end_season(state)
    assert [event["card"] for event in heard(state, "spirit-sow")] == ["@card-sun"]  # 5 points, the tallest tree only 3
    poor = dealt(1, germination="fern trunk1 monstera")
    give(poor, SPIRIT, "seed monstera monstera")
    end_season(poor)
    assert [event["card"] for event in heard(poor, "spirit-sow")] == ["@card-monstera"]
    assert heard(poor, "spirit-discard") == []


@rule("11.5")
def test_of_two_losses_the_spirit_chooses_the_pair_that_leaves_the_most_points() -> None:
    """One bromeliad alone would be the cheaper loss; two ferns are the cheaper pair."""
    state = dealt(1)
    give(state, SPIRIT, "fire fire fern fern fern bromeliad bromeliad")
    end_season(state)
    assert [event["card"] for event in heard(state, "spirit-discard")] == ["@card-fern", "@card-fern"]
    assert row(state, "plants")[SPIRIT] == 9


@rule("11.5")
def test_the_spirit_chooses_its_germination_cards_together() -> None:
    """One more monstera brings nothing; two make a set of three."""
    state = dealt(1, germination="fern monstera monstera")
    give(state, SPIRIT, "seed seed monstera")
    end_season(state)
    assert [event["card"] for event in heard(state, "spirit-sow")] == ["@card-monstera", "@card-monstera"]
    assert row(state, "plants")[SPIRIT] == 8


@rule("11.4", "11.5")
def test_a_germinated_trunk_is_placed_before_a_canopy_and_makes_a_tree_with_it() -> None:
    state = dealt(1, germination="canopy2 trunk2 fern")
    state.take_part(SPIRIT, 0, 0)
    give(state, SPIRIT, "seed seed")
    end_season(state)
    assert trees(state, SPIRIT)[0] == "2/2"


@rule("11.5")
def test_among_equal_losses_the_spirit_keeps_a_complete_tree() -> None:
    state = dealt(1)
    give(state, 0, "0+0/0 0/0")
    give(state, SPIRIT, "rain")
    state.add_canopy(SPIRIT, 0, kind("canopy0"))
    state.agenda.push(agenda.DISCARDING, SPIRIT, agenda.BY_DROUGHT)
    state.advance()
    assert (trees(state, SPIRIT), forest(state, SPIRIT)) == (["0/0"], [])


@rule("11.5", "11.7")
def test_a_hoatzin_costs_the_spirit_no_plant() -> None:
    for given, lost_cards in (("", []), ("disease disease", ["@card-hoatzin-active"])):
        state = dealt(1, cards="wildlife")
        give(state, SPIRIT, f"hoatzin-active bromeliad {given}")
        end_season(state)
        assert [event["card"] for event in heard(state, "spirit-discard")] == lost_cards
        assert row(state, "plants")[SPIRIT] == 2


@rule("8.1", "11.3")
def test_a_face_up_threat_that_the_spider_puts_back_lies_face_down() -> None:
    state = nothing_left(dealt(1, cards="wildlife"))
    state.drawn = state.deck_end - 10
    give(state, 0, "spider-active")
    state.lay_down(0, kind("fire"), EVERYBODY, 0)
    state.lay_down(0, kind("rain"), 0, 0)
    state.lay_down(1, kind("sun"), 0, 0)
    turn_of(state, 0)
    play(state, "keep", "return fire")
    # One card of the deck joins it: two face down are more than the second pile's one, so the Spirit takes them.
    assert heard(state, "spirit-keep")[0]["pile"] == 1
    assert heard(state, "spirit-extra") == [{}]


@rule("11.5")
def test_the_spirit_never_owes_a_decision() -> None:
    for seed in range(3):
        state = GAME.start(1, seed, cards="all")
        while not state.over:
            assert state.to_act() == (0,)
            play(state, choices(state)[seed % len(choices(state))])


@rule("11.6")
def test_more_threats_than_the_person_bring_the_spirit_seven_points() -> None:
    for mine, its, points in (("fire", "fire disease", 7), ("fire", "fire", 0), ("", "fire", 7)):
        state = dealt(1)
        give(state, 0, mine)
        give(state, SPIRIT, its)
        assert row(end_season(state), "threats") == [0, points]


@rule("11.7")
def test_the_spirits_animals_do_nothing_count_twice_and_never_negatively() -> None:
    state = dealt(1, cards="wildlife")
    give(state, 0, "howler-active")
    give(state, SPIRIT, "jaguar-active marmoset-active tamarin-active tamarin-breeding 0/0")
    end_season(state)
    assert forest(state, 0) == ["howler-active"]
    assert row(state, "wildlife") == [1, 2 * (0 + 0 + 1 + 6)]


@rule("11.7")
def test_each_of_the_spirits_animals_shows_its_points_twice() -> None:
    state = dealt(1, cards="wildlife")
    give(state, 0, "howler-breeding")
    give(state, SPIRIT, "jaguar-active jaguar-breeding tamarin-active tamarin-breeding marmoset-breeding")
    shown = [
        {animal["kind"]: (animal["points"], animal["low"], animal["high"]) for animal in one["animals"]}
        for one in table(state)["forests"]
    ]
    assert shown[0] == {"howler-breeding": (1, 1, 6)}
    assert shown[SPIRIT] == {
        "jaguar-active": (0, None, None),
        "jaguar-breeding": (14, 4, 14),
        "marmoset-breeding": (4, 4, 10),
        "tamarin-active": (2, None, None),
        "tamarin-breeding": (12, 2, 12),
    }
    assert sum(points for points, _, _ in shown[SPIRIT].values()) == row(state, "wildlife")[SPIRIT]


@rule("11.8")
def test_the_person_wins_with_more_points_or_with_as_many_and_more_animals() -> None:
    def finished(mine: str, its: str) -> sylve.Outcome:
        state = dealt(1)
        for tree in range(state.slots[SPIRIT]):
            state.take_part(SPIRIT, tree, 0)
        give(state, 0, mine)
        give(state, SPIRIT, its)
        state.season = 2
        end_season(state)
        assert state.over
        return state.outcome()

    won = finished("fern", "")
    assert (won.level, won.rival.points, won.ranks, won.scores) == ("victory", 10, [1], [12])
    lost = finished("", "")
    assert (lost.level, lost.won, lost.ranks) == (None, False, [2])
    assert not finished("frog-active", "boa-active").won
    assert finished("boa-active toucan-active", "boa-active").won


@rule("11.8")
def test_the_person_goes_first_in_each_step() -> None:
    state = dealt(1)
    give(state, 0, "seed")
    give(state, SPIRIT, "seed")
    state.last_taker = SPIRIT
    end_season(state, taker=SPIRIT)
    assert state.to_act() == (0,)
    assert heard(state, "spirit-germinate") == []
