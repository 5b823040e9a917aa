"""The reasons of a hint are true: each is counted again here, from the rules, in the same imagined worlds."""

from statistics import fmean

import sylve
from sylve import bots
from sylve.bots.reasons import FEWEST, advise, compared, reasons
from sylve.bots.thought import Budget
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.kit.cases import every_game
from sylve.wording import LANGUAGES, Wording

WORLDS = 8
SEED = 11


def position(name: str, seed: int) -> tuple[State, int]:
    """A seat that has a choice between several things, some way into a game of bots that go by first sight."""
    game = sylve.game(name)
    state, dice, bot = game.start(max(2, game.seats[0]), seed), Dice(seed), bots.make("beech", game)
    met = 0
    while True:
        seat = state.to_act()[0]
        met += len(state.actions(seat)) > 2
        if met == 8:
            return state, seat
        state.play(seat, bot.choose(state, seat, dice))


def played_on(world: State, seat: int, action: int) -> State:
    """The action and what follows, as the search says it plays on."""
    judgement = world.setup.game.bot
    world.listen()
    world.play(seat, action)
    decisions = 0
    while not world.over and not (decisions >= judgement.horizon and judgement.quiet(world)):
        acting = world.to_act()[0]
        best = max(world.actions(acting), key=lambda each: judgement.rollout_value(world, acting, each))
        world.play(acting, best)
        decisions += 1
    return world


def score_lines(world: State) -> dict[tuple[str, int], int]:
    breakdown = world.outcome().breakdown
    return {(line, seat): points for line, all_points in breakdown.items() for seat, points in enumerate(all_points)}


@every_game
def test_a_reason_is_what_the_rules_count_in_the_imagined_worlds(name: str) -> None:
    state, seat = position(name, 5)
    judgement = state.setup.game.bot
    action, other = state.actions(seat)[0], state.actions(seat)[-1]
    counted = compared(state, seat, action, other, Dice(SEED), WORLDS, 3600.0)
    differences: dict[tuple[str, int], list[int]] = {}
    dice = Dice(SEED)
    for _ in range(WORLDS):
        world = judgement.likely_world(state, seat, dice)
        one, two = (played_on(world.copy(), seat, each) for each in (action, other))
        lines = {key: points - score_lines(two)[key] for key, points in score_lines(one).items()}
        for key, difference in lines.items():
            differences.setdefault(key, []).append(difference)
        for kind in judgement.telling:
            for each in range(state.seats):
                happened = [sum(e.kind == kind and e.facts["seat"] == each for e in w.heard or ()) for w in (one, two)]
                differences.setdefault((kind, each), []).append(happened[0] - happened[1])
    own = set(differences) & set(counted)
    if name == "canopee":  # its lines also hold what the season would bring as it stands
        own -= {(line, each) for line in ("trees", "weather") for each in range(state.seats)}
    assert own
    for key in own:
        assert counted[key] == differences[key]


@every_game
def test_reasons_speak_for_the_action_and_are_told_only_of_what_is_counted(name: str) -> None:
    state, seat = position(name, 6)
    action, other = state.actions(seat)[0], state.actions(seat)[-1]
    counted = compared(state, seat, action, other, Dice(SEED), FEWEST, 3600.0)
    for reason in reasons(state, seat, action, other, Dice(SEED), FEWEST):
        assert reason.amount == fmean(counted[reason.name, reason.seat])
        wanted = (reason.amount > 0) != (reason.name in state.setup.game.bot.dreaded)
        assert reason.good == (wanted == (reason.seat == seat))


@every_game
def test_a_reason_is_the_same_in_worlds_its_seat_cannot_tell_apart(name: str) -> None:
    state, seat = position(name, 7)
    action, other = state.actions(seat)[0], state.actions(seat)[-1]
    twin = state.imagine(seat, Dice(8))
    one, two = (reasons(each, seat, action, other, Dice(SEED), FEWEST) for each in (state, twin))
    assert one == two


def test_what_is_as_good_as_the_first_is_passed_over_for_something_that_a_reason_can_be_told_of() -> None:
    state, seat = position("toutlahaut", 12)
    advice = advise(state, seat, Dice(7), Budget(tries=40), 3, 3600.0)
    first, second, *_ = advice.ideas
    assert not reasons(state, seat, first.action, second.action, Dice(7))
    assert advice.why
    assert len(advice.ideas) == 3
    assert advice.rather == advice.ideas[-1].action


def test_a_slow_machine_looks_at_enough_worlds_to_say_something() -> None:
    state, seat = position("toutlahaut", 5)
    action, other = state.actions(seat)[:2]
    counted = compared(state, seat, action, other, Dice(SEED), 2 * FEWEST, 0.0)
    assert {len(each) for each in counted.values()} == {FEWEST}


@every_game
def test_every_reason_can_be_said_in_both_languages(name: str) -> None:
    state, seat = position(name, 5)
    judgement = state.setup.game.bot
    for language in LANGUAGES:
        wording = Wording(language, name)
        for reason in (*judgement.lines(state, seat), *judgement.telling):
            whole = all(
                wording.has(f"because-{reason}-{way}") for way in ("own-more", "own-less", "other-more", "other-less")
            )
            assert (
                whole
                or (reason not in judgement.telling and wording.has(f"score-{reason}"))
                or wording.has(f"because-{reason}")
            )
