"""§1 Setting up."""

from collections import Counter

from games.canopee.positions import BOX, GAME, dealt, table, trees
from rulebook import rule
from sylve.games.canopee import pieces


def counted(recipe: str, seats: int, species: list[int]) -> Counter[str]:
    return Counter(pieces.KINDS[kind] for kind in BOX.deck(recipe, seats, species))


@rule("1.1")
def test_the_basic_deck_has_the_112_cards_of_the_rulebook() -> None:
    deck = counted("base", 2, list(range(6)))
    assert sum(deck.values()) == 112
    assert [deck[f"trunk{value}"] for value in range(3)] == [5, 8, 5]
    assert sum(deck[f"canopy{value}"] for value in range(3)) == 11
    expected = {"fern": 13, "bromeliad": 11, "monstera": 11, "seed": 5, "rain": 8, "sun": 8}
    expected |= {"fire": 6, "disease": 6, "drought": 3}
    assert {name: deck[name] for name in expected} == expected
    assert sum(count for name, count in deck.items() if name in pieces.WILD_NAMES) == 12


@rule("1.1")
def test_canopies_are_three_five_three_and_say_that_this_is_a_house_value() -> None:
    deck = counted("base", 2, list(range(6)))
    assert [deck[f"canopy{value}"] for value in range(3)] == [3, 5, 3]
    assert pieces.VALUES.is_house({}, "canopy2-cards")


@rule("1.1")
def test_the_germination_deck_has_21_cards_without_threats_animals_or_seeds() -> None:
    sprouts = Counter(pieces.KINDS[kind] for kind in pieces.germination())
    assert sprouts == {
        "trunk0": 1,
        "trunk1": 2,
        "trunk2": 2,
        "canopy0": 1,
        "canopy1": 1,
        "canopy2": 1,
        "fern": 3,
        "bromeliad": 3,
        "monstera": 3,
        "rain": 2,
        "sun": 2,
    }
    assert sum(sprouts.values()) == 21


@rule("1.2")
def test_ten_cards_go_back_and_three_decks_of_34_are_made() -> None:
    view = table(dealt())
    assert view["deck"] + sum(len(pile["cards"]) for pile in view["piles"]) == 34
    assert view["later_decks"] == [34, 34]


@rule("1.2")
def test_decks_that_cannot_be_equal_differ_by_one_the_earlier_being_larger() -> None:
    sizes = {}
    for recipe in ("flora", "wildlife", "all"):
        view = table(dealt(cards=recipe))
        sizes[recipe] = [view["deck"] + 6, *view["later_decks"]]
    assert sizes == {"flora": [39, 39, 38], "wildlife": [35, 35, 34], "all": [40, 39, 39]}


@rule("1.3")
def test_the_piles_begin_with_one_two_and_three_cards() -> None:
    state = dealt()
    assert [len(pile["cards"]) for pile in table(state)["piles"]] == [1, 2, 3]
    assert table(state)["deck"] == 28


@rule("1.4")
def test_each_seat_begins_with_a_trunk_worth_nothing() -> None:
    state = dealt()
    assert [trees(state, seat) for seat in range(2)] == [["0"], ["0"]]


@rule("1.5")
def test_the_first_player_is_drawn() -> None:
    assert dealt(first=0).to_act() == (0,)
    assert dealt(first=1).to_act() == (1,)
    starts = {GAME.start(2, seed).to_act() for seed in range(20)}
    assert starts == {(0,), (1,)}


@rule("1.5")
def test_the_first_seat_begins_where_the_table_says_so() -> None:
    drawn = {GAME.start(3, seed).active for seed in range(12)}
    assert drawn == {0, 1, 2}
    assert {GAME.start(3, seed, first="first-seat").active for seed in range(12)} == {0}
