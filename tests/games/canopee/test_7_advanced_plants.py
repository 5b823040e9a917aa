"""§7 Advanced plants and threats."""

from collections import Counter

import pytest

import sylve
from games.canopee.positions import (
    BOX,
    GAME,
    bare,
    choices,
    dealt,
    end_season,
    forest,
    give,
    heard,
    kind,
    lay,
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
from sylve.games.canopee import pieces
from sylve.games.canopee.rules import Canopee

PLAIN = "fern / rain sun / fern fern fern / rain sun rain monstera"


def advanced(deck: str = PLAIN, cards: str = "flora"):  # type: ignore[no-untyped-def]
    return dealt(deck=deck, cards=cards)


@rule("7.1")
def test_the_recipes_have_their_numbers_of_cards() -> None:
    def size(recipe: str, species: list[int]) -> int:
        return len(BOX.deck(recipe, 2, species))

    basic, new = list(range(6)), list(range(6, 13))
    assert (size("base", basic), size("flora", basic), size("wildlife", new), size("all", new)) == (112, 126, 114, 128)
    assert (size("mixed-6", [0, 2, 4, 6, 8, 10]), size("mixed-7", [0, 2, 4, 6, 8, 10, 12])) == (126, 128)
    counts = Counter(pieces.KINDS[card] for card in BOX.deck("all", 2, new))
    names = ("mushroom", "vines", "orchid", "pitcher", "blight", "lightning")
    assert [counts[name] for name in names] == [2, 3, 3, 2, 2, 2]


@rule("7.1")
def test_mixed_recipes_draw_their_species_and_tell_them() -> None:
    drawn = {tuple(GAME.start(2, seed, cards="mixed-6").view(0)["table"]["species"]) for seed in range(9)}
    assert len(drawn) > 3
    assert all(len(species) == 6 for species in drawn)


@rule("7.2")
def test_the_mushroom_trades_itself_and_a_card_for_a_new_one() -> None:
    state = turn_of(give(advanced(), 0, "mushroom fire"), 0)
    play(state, "compost")
    play(state, "discard fire")
    assert choices(state) == ["place rain", "spurn rain"]
    kept, spurned = state.copy(), state.copy()
    play(kept, "place rain")
    assert forest(kept, 0) == ["rain"]
    play(spurned, "spurn rain")
    assert forest(spurned, 0) == []
    assert choices(spurned) == ["keep", "pass"]


@rule("7.2")
def test_the_mushroom_needs_another_card_and_a_deck() -> None:
    alone = turn_of(give(bare(cards="flora"), 0, "mushroom"), 0)
    assert refusal(alone, "compost") == "nothing-to-discard"
    state = give(advanced(), 0, "mushroom fire")
    state.drawn = state.deck_end
    assert refusal(turn_of(state, 0), "compost") == "empty-deck"
    assert refusal(turn_of(advanced(), 0), "compost") == "no-mushroom"


@rule("7.3")
def test_vines_score_one_for_each_complete_tree_of_all_seasons() -> None:
    state = give(bare(cards="flora"), 0, "vines vines")
    plant(state, 0, "0/0", scored=True)
    plant(state, 0, "0/0")
    plant(state, 0, "1+1")
    assert row(end_season(state), "plants") == [4, 0]


@rule("7.3")
def test_burnt_vines_do_not_count() -> None:
    state = give(bare(cards="flora"), 0, "vines fire fire 0/0")
    end_season(state)
    play(state, "discard vines")
    assert row(state, "plants") == [0, 0]


@rule("7.4")
def test_orchids_go_where_rain_and_sun_differ_by_two() -> None:
    for weather, points in (("", 4), ("rain", 4), ("rain rain", 0), ("sun sun rain", 4), ("sun sun sun rain", 0)):
        state = end_season(give(bare(cards="flora"), 0, f"orchid {weather}"))
        assert row(state, "plants")[0] == points


@rule("7.4")
def test_orchids_are_checked_after_germination_and_threats() -> None:
    state = dealt(cards="flora", germination="sun rain fern")
    give(state, 0, "orchid rain rain seed")
    end_season(state)
    play(state, "sow sun")
    assert row(state, "plants") == [4, 0]


@rule("7.5")
def test_a_card_from_a_pile_goes_under_the_pitcher_plant_known_to_its_owner_only() -> None:
    state = turn_of(give(advanced("fern / rain sun / fern fern fern"), 0, "pitcher"), 0)
    play(state, "pass", "keep")
    assert choices(state) == ["place rain", "place sun", "hide rain 1", "hide sun 1"]
    play(state, "hide sun 1", "place rain")
    assert forest(state, 0) == ["pitcher", "rain"]
    assert table(state, 0)["forests"][0]["hidden"] == [{"place": "pitcher-1", "under": "pitcher", "cards": ["sun"]}]
    assert table(state, 1)["forests"][0]["hidden"] == [{"place": "pitcher-1", "under": "pitcher", "cards": [None]}]
    assert row(end_season(state), "weather") == [0, 0]


@rule("7.5")
def test_a_second_card_brings_the_first_one_into_the_forest() -> None:
    state = turn_of(give(advanced("fern / rain trunk1 / fern fern fern"), 0, "pitcher"), 0)
    play(state, "pass", "keep", "hide trunk1 1", "hide rain 1")
    assert choices(state) == ["sprout", "grow 1"]
    play(state, "sprout")
    assert trees(state, 0) == ["0", "1"]
    assert table(state, 0)["forests"][0]["hidden"][0]["cards"] == ["rain"]


@rule("7.5")
def test_a_pitcher_plant_of_the_same_pile_serves_once_it_is_placed() -> None:
    state = advanced("fern / rain pitcher / fern fern fern")
    play(state, "pass", "keep")
    assert choices(state) == ["place pitcher", "place rain"]
    assert refusal(state, "hide rain 1") == "no-pitcher"
    play(state, "place pitcher")
    assert choices(state) == ["place rain", "hide rain 1"]


@rule("7.5")
def test_drawn_cards_cannot_be_hidden() -> None:
    state = turn_of(give(advanced(), 0, "pitcher"), 0)
    play(state, "pass", "pass", "pass")
    assert state.to_act() == (1,)
    assert len(forest(state, 0)) == 2
    struck = turn_of(give(advanced(LIGHTNING), 0, "pitcher"), 0)
    play(struck, "keep", "place lightning", "strike draw")
    assert choices(struck) == ["place trunk1", "place canopy1"]
    assert refusal(struck, "hide trunk1 1") == "not-now"


@rule("7.5")
def test_at_the_seasons_end_the_hidden_card_comes_for_the_next_season() -> None:
    state = turn_of(give(advanced("fern / rain sun / fern fern fern"), 0, "pitcher"), 0)
    play(state, "pass", "keep", "hide sun 1", "place rain")
    end_season(state)
    assert table(state)["season"] == 2
    assert forest(state, 0) == ["sun"]


def hiding(card: str, given: str = ""):  # type: ignore[no-untyped-def]
    """Seat 0's turn; its pitcher plant hides the card, and drought, lightning or rain lies on its piles."""
    state = dealt(deck="drought / lightning fern / rain fern fern", cards="flora")
    lay(state, 2, 2, "fern")
    give(state, 0, f"pitcher {given}")
    state.lay_down(state.pitcher_place(0, 0), kind(card), 1, 1)
    return turn_of(state, 0)


@pytest.mark.parametrize(
    "way",
    [
        ("keep", "place drought"),
        ("pass", "keep", "place lightning", "strike discard"),
        ("gnaw",),
        ("compost",),
    ],
)
@rule("7.5")
def test_a_pitcher_plant_lost_in_the_turn_gives_its_card_back_at_once(way: tuple[str, ...]) -> None:
    state = hiding("seed", "ant-active mushroom")
    play(state, *way, "discard pitcher")
    assert "seed" in forest(state, 0)
    assert table(state)["forests"][0]["hidden"] == []


@pytest.mark.parametrize("threats", ["fire fire", "blight"])
@rule("7.5")
def test_a_pitcher_plant_lost_at_the_seasons_end_gives_its_card_back_at_once(threats: str) -> None:
    """A pair of rain and sun in time for the fifth step."""
    state = end_season(hiding("rain", f"sun {threats}"))
    play(state, "discard pitcher")
    assert row(state, "weather") == [5, 0]


@rule("7.5")
def test_a_hidden_card_counts_for_nothing_and_cannot_be_chosen() -> None:
    state = hiding("fern")
    assert row(state, "plants") == [0, 0]
    assert table(state)["forests"][0]["running"] == 0
    play(state, "keep", "place drought")
    assert choices(state) == ["discard trunk0", "discard pitcher"]
    assert refusal(state, "discard fern") == "not-in-forest"


@rule("7.5")
def test_cards_of_two_pitcher_plants_come_in_the_order_their_owner_likes() -> None:
    state = give(bare(cards="flora"), 0, "pitcher pitcher")
    for pitcher, card in enumerate(("trunk1", "canopy1")):
        state.lay_down(state.pitcher_place(0, pitcher), kind(card), 1, 1)
    end_season(state)
    assert choices(state) == ["place trunk1", "place canopy1"]
    play(state, "place trunk1", "sprout", "crown 1")
    assert trees(state, 0) == ["1/1"]
    assert row(state, "trees") == [0, 0]


@rule("7.5")
def test_of_two_pitcher_plants_an_empty_one_goes_first() -> None:
    state = turn_of(give(advanced("fern / drought sun / fern fern fern"), 0, "pitcher pitcher"), 0)
    play(state, "pass", "keep", "hide sun 2", "place drought", "discard pitcher")
    assert forest(state, 0) == ["pitcher"]
    assert table(state, 0)["forests"][0]["hidden"] == [{"place": "pitcher-1", "under": "pitcher", "cards": ["sun"]}]


@rule("7.5")
def test_after_the_last_season_a_hidden_animal_scores_and_a_hidden_canopy_completes_a_tree() -> None:
    for hidden, wildlife, trees_complete in (("boa-active", 1, 0), ("canopy2", 0, 1), ("rain", 0, 0)):
        state = turn_of(give(advanced(f"fern / {hidden} sun / fern fern fern"), 0, "pitcher"), 0)
        play(state, "pass", "keep", f"hide {hidden} 1", "place sun")
        state.season = 2
        end_season(state)
        if not state.over:
            play(state, "crown 1")
        assert state.over
        assert row(state, "wildlife")[0] == wildlife
        assert table(state)["forests"][0]["complete_trees"] == trees_complete
        assert (row(state, "trees"), row(state, "weather")) == ([0, 0], [0, 0])


@rule("7.5")
def test_after_the_last_season_any_other_hidden_card_goes_without_effect() -> None:
    for hidden in ("drought", "lightning", "trunk2"):
        state = give(advanced(), 0, "pitcher boa-active")
        state.lay_down(state.pitcher_place(0, 0), kind(hidden), 1, 1)
        state.season = 2
        end_season(state)
        assert state.over
        assert heard(state, "discard") == [{"seat": 0, "card": f"@card-{hidden}"}]
        assert (forest(state, 0), trees(state, 0)) == (["boa-active"], ["0"])


@rule("7.5")
def test_a_card_freed_by_fire_can_be_chosen_for_a_loss_still_due() -> None:
    state = turn_of(give(advanced("rain / fern sun / fern fern fern"), 0, "pitcher fire fire"), 0)
    play(state, "pass", "keep", "hide fern 1", "place sun")
    end_season(state)
    assert choices(state) == ["discard pitcher"]
    play(state, "discard pitcher")
    assert choices(state) == ["discard fern"]


@rule("7.6")
def test_blight_takes_a_plant_of_the_most_numerous_species() -> None:
    state = end_season(give(bare(cards="flora"), 0, "blight fern fern monstera"))
    assert choices(state) == ["discard fern"]
    assert refusal(state, "discard monstera") == "not-the-most"
    play(state, "discard fern")
    assert row(state, "plants") == [2, 0]


@rule("7.6")
def test_among_equals_the_owner_chooses_and_a_second_blight_counts_anew_after_fire() -> None:
    state = end_season(give(bare(cards="flora"), 0, "blight blight fire fire fern fern fern vines vines"))
    play(state, "discard fern", "discard fern")  # the fires
    assert choices(state) == ["discard vines"]
    play(state, "discard vines")
    assert choices(state) == ["discard fern", "discard vines"]


LIGHTNING = "lightning / rain sun / fern fern fern / trunk1 canopy1 bromeliad seed fern fern"


@rule("7.6")
def test_every_kind_of_plant_counts_for_blight_and_nothing_else() -> None:
    for kinds in ("mushroom", "vines", "orchid", "pitcher"):
        state = end_season(give(bare(cards="flora"), 0, f"blight fern {kinds} {kinds} rain rain rain 1+1+1"))
        assert choices(state) == [f"discard {kinds}"]


@rule("7.7")
def test_lightning_lets_both_draw_two_first_its_owner() -> None:
    state = advanced(LIGHTNING)
    play(state, "keep")
    assert choices(state) == ["strike draw", "strike discard"]
    play(state, "strike draw")
    assert choices(state) == ["place trunk1", "place canopy1"]
    play(state, "place trunk1", "sprout", "crown 2")
    assert forest(state, 1) == ["bromeliad", "seed"]
    assert state.discarded[kind("lightning")] == 1
    assert state.to_act() == (1,)


@rule("7.7")
def test_lightning_makes_both_discard_two_of_their_own_choice() -> None:
    state = advanced(LIGHTNING)
    give(state, 0, "fire rain")
    give(state, 1, "sun")
    play(state, "keep", "strike discard", "discard fire", "discard rain")
    assert state.to_act() == (1,)
    play(state, "discard sun", "discard trunk0", "fell 1")
    assert trees(state, 1) == []
    assert state.to_act() == (1,)
    assert table(state, 1)["step"]["name"] == "choose"


@rule("7.7")
def test_with_an_empty_deck_lightning_draws_as_many_as_there_are() -> None:
    state = advanced(LIGHTNING)
    state.deck_end = state.drawn + 1
    play(state, "keep", "strike draw", "sprout")
    assert trees(state, 0) == ["0", "1"]
    assert forest(state, 1) == []


@rule("2.6", "7.7")
def test_lightning_on_an_empty_deck_draws_nothing() -> None:
    state = advanced(LIGHTNING)
    state.drawn = state.deck_end
    play(state, "keep", "strike draw")
    assert (forest(state, 0), forest(state, 1)) == ([], [])
    assert state.to_act() == (1,)


@rule("7.7")
def test_whoever_has_fewer_than_two_cards_discards_those() -> None:
    state = advanced(LIGHTNING)
    play(state, "keep", "strike discard", "discard trunk0", "fell 1")
    assert state.to_act() == (1,)
    play(state, "discard trunk0", "fell 1")
    assert table(state, 1)["step"]["name"] == "choose"


@rule("7.7")
def test_drawn_cards_are_placed_before_the_kept_ones_go_on() -> None:
    state = advanced("fern / lightning canopy2 / fern fern fern / rain trunk1 canopy1 seed sun")
    play(state, "pass", "keep", "place lightning", "strike draw")
    assert choices(state) == ["place trunk1", "place canopy1"]
    assert [hand["cards"] for hand in table(state, 0)["hands"]] == [["canopy2"], ["trunk1", "canopy1"]]
    assert [hand["cards"] for hand in table(state, 1)["hands"]] == [[None], [None, None]]


@pytest.mark.parametrize("recipe", ["flora", "all"])
@rule("7.1")
def test_alone_some_cards_stay_in_the_box(recipe: str) -> None:
    species = pieces.fixed_species(recipe, 1)
    names = {pieces.KINDS[card] for card in BOX.deck(recipe, 1, species)}
    assert not names & {"mushroom", "pitcher", "lightning"}
    assert {"vines", "orchid", "blight"} <= names
    assert pile(dealt(1, cards=recipe), 0) == [None]


def species_of(state: Canopee) -> set[str]:
    return {pieces.SPECIES[number] for number in range(pieces.SPECIES_COUNT) if state.present[number]}


@rule("7.1")
def test_the_species_of_a_mix_are_chosen_or_drawn_and_the_others_drawn() -> None:
    six = GAME.start(2, 1, cards="mixed-6", species="tamarin+boa+spider+ant+jaguar+sloth")
    assert six.setup.options["species"] == "boa+ant+sloth+spider+jaguar+tamarin"
    assert species_of(six) == {"boa", "ant", "sloth", "spider", "jaguar", "tamarin"}
    assert sylve.replay(six.record()) == six
    mixes = [species_of(GAME.start(2, seed, cards="mixed-7", species="boa+jaguar")) for seed in range(8)]
    assert all(len(mix) == 7 and {"boa", "jaguar"} < mix for mix in mixes)
    assert len({frozenset(mix) for mix in mixes}) > 1


@pytest.mark.parametrize(
    ("cards", "species"),
    [
        ("base", "boa"),
        ("all", "spider"),
        ("mixed-6", "boa+frog+ant+kinkajou+sloth+toucan+spider"),
        ("mixed-6", "boa+boa"),
        ("mixed-6", "unicorn"),
        ("mixed-6", ""),
    ],
)
@rule("7.1")
def test_species_are_chosen_for_a_mix_only_each_once_and_not_more_than_it_takes(cards: str, species: str) -> None:
    with pytest.raises(sylve.BadOption) as refused:
        GAME.start(2, 1, cards=cards, species=species)
    assert refused.value.facts["option"] == "species"
