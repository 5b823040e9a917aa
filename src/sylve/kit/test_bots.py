"""Bots: they end their games, can be repeated, know no more than their seat, and say what is wrong with their names."""

import pytest

import sylve
from sylve import bots
from sylve.bots import Budget
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.kit.cases import Case, every_case, every_game
from sylve.kit.walks import finish, glimpses, patient

FEW = Budget(tries=12)
LOOKS = 2


def played(state: State, bot: str) -> list[tuple[int, int]]:
    dice = Dice(3)

    def choose(state: State, seat: int) -> int:
        before = state.copy()
        action = bots.choose(patient(bot, len(state.history())), state, seat, dice)
        assert state == before
        return action

    return sylve.play_out(state, choose).history()


@every_case
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_to_the_end_and_again_the_same_way(case: Case, bot: str) -> None:
    assert played(case.start(4), bot) == played(case.start(4), bot)


@every_game
@pytest.mark.parametrize("bot", ["seedling", "sapling", "pine", "beech", "search:2"])
def test_every_level_plays_to_the_end(name: str, bot: str) -> None:
    game = sylve.game(name)
    played(game.start(game.seats[0], 5), bot)


@every_case
def test_a_thought_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(case: Case) -> None:
    state = case.start(6)
    for seat, _ in glimpses(state, 6, LOOKS):
        thought = bots.weigh(state, seat, Dice(7), FEW)
        assert sorted(option.action for option in thought) == state.actions(seat)
        assert bots.weigh(state.imagine(seat, Dice(8)), seat, Dice(7), FEW) == thought


@every_game
def test_a_level_without_patience_still_decides(name: str) -> None:
    game = sylve.game(name)
    state = game.start(game.seats[0], 5)
    seat = state.to_act()[0]
    assert bots.make("oak", game, patience=1e-9).choose(state, seat, Dice(1)) in state.actions(seat)
    hasty = bots.weigh(state, seat, Dice(1), Budget(tries=1_000_000, seconds=1e-9))
    assert sum(option.tries for option in hasty) < 100


@every_case
def test_a_search_too_short_to_tell_takes_what_looks_best(case: Case) -> None:
    state = case.start(6)
    bot = state.setup.game.bot
    for seat, _ in glimpses(state, 6, LOOKS):
        dice = Dice(7)
        world = state.imagine(seat, dice.copy())
        chosen = bots.weigh(state, seat, dice, Budget(tries=1))[0].action
        assert bot.prior(world, seat, chosen) == max(bot.prior(world, seat, action) for action in state.actions(seat))


@every_case
def test_when_the_game_is_over_the_ranks_follow_from_the_evaluation(case: Case) -> None:
    state = finish(case.start(9), 9)
    hopes = [state.setup.game.bot.evaluate(state, seat) for seat in range(state.seats)]
    if case.seats == 1:  # the evaluation is the lead over the rival; a level may ask for more than that
        outcome = state.outcome()
        assert not outcome.won or hopes[0] >= 0
        assert round(hopes[0] / 100) == outcome.scores[0] - outcome.rival.points
    else:
        assert [1 + sum(other > own for other in hopes) for own in hopes] == state.outcome().ranks


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("willow", "there is no bot 'willow' \\(there are: seedling, "),
        ("search:many", "'many' is no budget"),
        ("search:0", "1 to 10000000 tries, not 0"),
        ("search:-1s", "more than 0 and at most 3600 seconds"),
        ("search:nans", "more than 0 and at most 3600 seconds"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        bots.make(name, sylve.game("toutlahaut"))
