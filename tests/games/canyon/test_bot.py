"""The bidding bot of Canyon keeps its word often enough."""

from statistics import median
from typing import Any

import pytest

import sylve
from games.canyon.positions import GAME, bids, launched
from sylve import bots
from sylve.games.canyon.rules import Canyon
from sylve.games.canyon.state import BIDDING


class Race:
    """A game between bots: how often each seat kept its bid, how many rounds it took, who won."""

    def __init__(self, players: list[str], seed: int) -> None:
        state, dice = GAME.start(len(players), seed, listen=True), sylve.Dice(seed)
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, bots.choose(players[seat], state, seat, dice))
        kept = [event.facts["seat"] for event in state.heard if event.kind == "exact"]
        self.rounds = int(state.round)
        self.kept = [kept.count(seat) for seat in range(len(players))]
        self.winner = state.outcome().ranks.index(1)


WANTED = {3: 45, 4: 55, 5: 60, 6: 65}  # hundredths of all rounds
SIMULATED_ROUNDS = {3: 13, 4: 13, 5: 14, 6: 15}


def assert_keeps_its_word(seats: int, games: int, rounds_off: int) -> None:
    races = [Race(["greedy"] * seats, seed) for seed in range(games)]
    kept, rounds = sum(sum(race.kept) for race in races), sum(race.rounds for race in races)
    assert kept / (rounds * seats) >= WANTED[seats] / 100
    assert abs(median(race.rounds for race in races) - SIMULATED_ROUNDS[seats]) <= rounds_off


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_bot_keeps_its_bids_among_its_like_and_races_as_long_as_simulated(seats: int) -> None:
    assert_keeps_its_word(seats, games=8, rounds_off=2)


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_does_so_over_many_games(seats: int) -> None:
    assert_keeps_its_word(seats, games=300, rounds_off=1)


@pytest.mark.parametrize("seats", [3, 6])
def test_it_beats_random_players(seats: int) -> None:
    races = [Race(["greedy"] + ["random"] * (seats - 1), seed) for seed in range(12)]
    assert sum(race.winner == 0 for race in races) >= 11
    assert sum(race.kept[0] for race in races) > 2 * max(
        sum(race.kept[seat] for race in races) for seat in range(1, seats)
    )


class RandomBids:
    """Plays cards and paddles like the bot, but bids anything that could be kept."""

    @staticmethod
    def choose(state: Canyon, seat: int, dice: sylve.Dice) -> int:
        if state.phase == BIDDING:
            possible = [offer["action"] for offer in state.offers(seat) if offer["preview"]["possible"]]
            return possible[dice.below(len(possible))]
        return bots.choose("greedy", state, seat, dice)


def test_it_beats_random_bidders_who_play_as_well() -> None:
    wins = 0
    for seed in range(12):
        state, dice = launched(4, seed), sylve.Dice(seed)
        bot = seed % 4
        while not state.over:
            seat = state.to_act()[0]
            action = bots.choose("greedy", state, seat, dice) if seat == bot else RandomBids.choose(state, seat, dice)
            state.play(seat, action)
        wins += state.outcome().ranks[bot] == 1
    assert wins >= 8


def trumps_imagined(bid: str) -> int:
    """How many trumps the second seat imagines in the first one's hand after this bid, in a hundred worlds."""
    state, dice = bids(launched(3), bid), sylve.Dice(5)
    first, second = int(state.first()), state.to_act()[0]
    worlds: list[Any] = [state.setup.game.bot.likely_world(state, second, dice) for _world in range(100)]
    return sum(int(world.count_of(first, world.trump_suit())) for world in worlds)


def test_in_the_worlds_of_the_search_a_high_bid_speaks_for_trumps_and_a_low_one_against_them() -> None:
    assert trumps_imagined("4") > 2 * trumps_imagined("1")
