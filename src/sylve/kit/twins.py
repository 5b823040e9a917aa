"""Pairs of real games that a seat cannot tell apart, found without asking `imagine`.

Two cards are swapped in the tape of a game; it is replayed, others acting unseen on the swapped cards as before.
As long as all views of the seat have been equal so far, the two are twins: nothing the seat gets may differ.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import NamedTuple

from sylve.bots import INSTINCTS, choose
from sylve.engine.chance import Dice, Tape
from sylve.engine.events import Beat
from sylve.engine.records import tape_of
from sylve.engine.refusals import IllegalAction
from sylve.engine.state import State
from sylve.engine.undo import take_back
from sylve.kit.cases import Case
from sylve.kit.walks import finish

View = Callable[[State, int | None], object]
Imagine = Callable[[State, int | None, Dice], State]
BeatView = Callable[[Beat, int | None], object]


def true_view(state: State, seat: int | None) -> object:
    return state.view(seat)


def true_imagine(state: State, seat: int | None, dice: Dice) -> State:
    return state.imagine(seat, dice)


def true_beat(beat: Beat, seat: int | None) -> object:
    return beat.view(seat)


class Pair(NamedTuple):
    """Two games that one seat cannot tell apart, just after an action; their beats are those of that action."""

    seat: int | None
    one: State
    other: State


def twin_pairs(case: Case, seed: int, tries: int, view: View = true_view) -> Iterator[Pair]:
    """Twins from one random game: at each position where they differ in something hidden."""
    chooser = Random(seed)
    played = finish(case.start(seed), seed)
    history = played.history()
    tape = tape_of(played.setup, history)
    for attempt in range(tries):
        seat = chooser.choice([*range(played.seats), None])
        yield from _twins(case, seed + attempt, _swapped(tape, chooser), tape, history, seat, view)


def _swapped(tape: Tape, chooser: Random) -> Tape:
    edited = deepcopy(tape)
    order = chooser.choice([entry for entry in edited if isinstance(entry, list)])
    a, b = chooser.sample(range(len(order)), 2)
    order[a], order[b] = order[b], order[a]
    return edited


def _twins(
    case: Case, seed: int, edited: Tape, tape: Tape, history: list[tuple[int, int]], seat: int | None, view: View
) -> Iterator[Pair]:
    game = {"tape": None, "listen": True}
    one = _start(case, {**game, "tape": tape})
    other = _start(case, {**game, "tape": edited})
    chooser = Random(seed)
    differed = False
    for who, action in [*history, (None, None)]:
        alike = one.same(other)
        if differed and alike and one == other:
            return  # nor will they ever differ again
        if not alike:
            if view(one, seat) != view(other, seat):
                return
            differed = True
            yield Pair(seat, one, other)
        if who is None or action is None:
            return
        one.beats_heard.clear()
        other.beats_heard.clear()
        one.play(who, action)
        if alike:
            other.play(who, action)
            continue
        found = _follow(other, who, action, view(one, seat), seat, view, chooser)
        if found is None:
            return
        other = found


def _start(case: Case, more: dict[str, object]) -> State:
    import sylve

    return sylve.game(case.game).start(case.seats, None, **case.options, **more)  # type: ignore[arg-type]


def _follow(
    state: State, who: int, action: int, wanted: object, seat: int | None, view: View, chooser: Random
) -> State | None:
    """The same action, or for others one that looks the same to the seat."""
    choices = [action]
    if who != seat:
        others = [a for a in state.actions(who) if a != action]
        choices += chooser.sample(others, min(8, len(others)))
    for choice in choices:
        if state.why_not(who, choice) is None:
            after = state.copy()
            after.heard = list(state.heard or ())
            try:
                after.play(who, choice)
            except ValueError:  # chance is asked for something else here than the tape has
                continue
            if view(after, seat) == wanted:
                return after
    return None


def differences(pair: Pair, dice_seed: int, imagine: Imagine = true_imagine) -> list[str]:
    """What the seat would get differently in the two twins; nothing, if the game keeps its secrets."""
    seat, one, other = pair
    found = differences_now(pair, dice_seed, imagine)
    if _log(one, seat) != _log(other, seat):
        found.append("log")
    if seat is not None and _undo(one, seat) != _undo(other, seat):
        found.append("undo")
    return found


def differences_now(pair: Pair, dice_seed: int, imagine: Imagine = true_imagine) -> list[str]:
    """The same, without what was told before and what could be taken back."""
    seat, one, other = pair
    found = []
    if one.to_act() != other.to_act():
        found.append("to_act")
    if imagine(one, seat, Dice(dice_seed)) != imagine(other, seat, Dice(dice_seed)):
        found.append("imagine")
    if seat is None:
        return found
    observe = one.setup.game.observation.array
    if observe(one, seat).tobytes() != observe(other, seat).tobytes():
        found.append("observation")
    if one.actions(seat) != other.actions(seat):
        found.append("actions")
    if one.offers(seat) != other.offers(seat):
        found.append("offers")
    count = one.setup.game.action_count
    if [one.why_not(seat, a) for a in range(count)] != [other.why_not(seat, a) for a in range(count)]:
        found.append("refusals")
    if seat in one.to_act():
        found += [
            f"bot {bot}"
            for bot in INSTINCTS
            if _choice(bot, one, seat, dice_seed) != _choice(bot, other, seat, dice_seed)
        ]
    return found


def beats(state: State, seat: int | None, view: BeatView = true_beat) -> list[object]:
    """The moments of the last action, as the seat was shown them."""
    return [(beat.events, view(beat, seat)) for beat in state.beats_heard]


def _log(state: State, seat: int | None) -> list[object]:
    return [event.seen_by(seat) for event in state.heard or ()]


def _undo(state: State, seat: int) -> object:
    try:
        return take_back(state, seat).view(seat)
    except IllegalAction as error:
        return error.refusal


def _choice(bot: str, state: State, seat: int, dice_seed: int) -> int:
    return choose(bot, state, seat, Dice(dice_seed))
