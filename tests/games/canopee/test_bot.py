"""How well the greedy bot plays Canopée, and the practised player of the search."""

from typing import Any

import sylve
from games.canopee.positions import bare, give, kind
from sylve import bots
from sylve.engine.chance import Dice
from sylve.games.canopee import gains, pieces
from sylve.games.canopee.rules import Canopee
from sylve.games.canopee.weights import FIRST_SIGHT

CANOPEE = sylve.game("canopee")
GAMES = 150 if sylve.build == "native" else 12


def played(names: tuple[str, str], seed: int) -> sylve.Outcome:
    state, dice = CANOPEE.start(2, seed), Dice(seed)
    while not state.over:
        (seat,) = state.to_act()
        state.play(seat, bots.choose(names[seat], state, seat, dice))
    return state.outcome()


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(GAMES):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        ranks = played(names, seed).ranks
        won += 0.5 if ranks == [1, 1] else ranks[names.index("greedy")] == 1
    assert won / GAMES >= 0.95 if GAMES >= 100 else won / GAMES > 0.8


def test_greedy_scores_as_a_quick_simulation_of_the_base_game_did() -> None:
    scores = [score for seed in range(GAMES) for score in played(("greedy", "greedy"), seed).scores]
    assert 75 <= sum(scores) / len(scores) <= 91


def gain_of(state: Canopee, card: str) -> int:
    """What first sight expects of a card more, in hundredths of a point."""
    return int(gains.gain_of(state, 0, kind(card), FIRST_SIGHT))


def test_a_drought_costs_as_many_cards_as_the_season_takes() -> None:
    usual, arid = (give(bare(sign=sign), 0, "bromeliad") for sign in ("sowing", "arid"))
    assert 0 > gain_of(usual, "drought") == gain_of(arid, "drought")
    usual, arid = give(usual, 0, "bromeliad"), give(arid, 0, "bromeliad")
    assert 0 > gain_of(usual, "drought") > gain_of(arid, "drought")


def test_a_single_threat_is_feared_as_a_loss_in_its_season() -> None:
    for sign, threat, prey in (("embers", "fire", "fern fern"), ("fevers", "disease", "boa-active ant-breeding")):
        usual, harsh = (give(bare(sign=season), 0, prey) for season in ("sowing", sign))
        assert 0 > gain_of(usual, threat) > gain_of(harsh, threat)


def test_a_new_animal_brings_what_the_season_gives_for_it() -> None:
    usual, migrations = bare(sign="sowing"), bare(sign="migrations")
    bonus = 100 * int(migrations.box.sign_value[pieces.MIGRATIONS])
    assert gain_of(migrations, "ant-breeding") == gain_of(usual, "ant-breeding") + bonus


def ranks_of(looks: list[Any], seed: int) -> list[int]:
    """How a game ends in which every seat takes what looks best to it."""
    state = CANOPEE.start(2, seed)
    while not state.over:
        (seat,) = state.to_act()
        worth = {action: looks[seat](state, seat, action) for action in state.actions(seat)}
        state.play(seat, max(worth, key=worth.__getitem__))
    return state.outcome().ranks


def test_a_practised_player_beats_first_sight() -> None:
    won = 0
    for seed in range(GAMES):
        looks = [CANOPEE.bot.greedy_value, CANOPEE.bot.greedy_value]
        looks[seed % 2] = CANOPEE.bot.rollout_value
        won += ranks_of(looks, seed)[seed % 2] == 1
    assert won / GAMES >= 0.8 if GAMES >= 100 else won / GAMES > 0.5
