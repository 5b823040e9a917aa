"""What people and bots may ask of a table. Each answers with the entries to store, or says why not; none changes it."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import sylve
from sylve import lessons
from sylve.engine import undo as engine_undo
from sylve.engine.box import Value
from sylve.engine.game import OUR_VALUES
from sylve.engine.refusals import BadOption, IllegalAction
from sylve.table.entries import Entry, Kind
from sylve.table.problems import GAME_OVER, NOT_THE_ONE, STALE, Problem, Refused
from sylve.table.seats import OPEN, Seat
from sylve.table.table import DAY, Table

SECRET_BYTES = 32
PACES = (0, 60, 300, DAY, 3 * DAY, 7 * DAY)  # seconds for a decision; 0: no clock


def open_table(
    host: str,
    game: str,
    options: Mapping[str, Any],
    seats: Sequence[Seat],
    hints: bool | None = None,
    pace: int = 0,
    values: Mapping[str, Value] = OUR_VALUES,
    secret: bytes | None = None,
    hold: bool = False,
    promises: Mapping[str, str] | None = None,
) -> list[Entry]:
    """A new table with its own secret; it starts at once when no seat is open, or (`hold`) when the host says so.

    Where people have promised salts, `promises.gather` deals once they are there.

    Hints are for those who play alone or against bots, unless the host says otherwise. `values` are those of the
    owner's box; the table keeps them for ever. Only tests name the secret.
    """
    if game not in sylve.games():
        raise Problem("unknown-game", game=game)
    if pace not in PACES:
        raise Problem("bad-option", option="pace")
    payload = {
        "game": game,
        "options": _checked_options(game, options, len(seats)),
        "host": host,
        "secret": (secret or secrets.token_bytes(SECRET_BYTES)).hex(),
        "seats": [seat.stored() for seat in seats],
        "hints": sum(seat.kind != "bot" for seat in seats) == 1 if hints is None else hints,
        "pace": pace,
        "values": dict(values),
        "hold": hold,
        "promises": dict(promises or {}),
    }
    opening = Entry(secrets.token_urlsafe(12), 1, "open", None, payload)
    return [opening, *start_if_full(Table(opening), seats)]


def sit(table: Table, person: str, seat: int, promise: str | None = None) -> list[Entry]:
    """Take an open seat, or take the own one back from the bot."""
    place = place_of(table, seat)
    if place.kind == "person" and place.person == person:
        return []
    if place.kind != "open" and place.person != person:
        raise Problem("seat-taken", seat=seat)
    if place.lent:
        return _seating(table, "sit", seat, place.lent_to(None))
    if person in table.removed:
        raise Problem("removed")
    if table.locked and person != table.host:
        raise Problem("locked")
    if not table.may_hold(person, seat):
        raise Problem("one-hand", seat=seat)
    wanted = table.status == "waiting" and table.dealt_as is None
    promised = {"promise": promise} if promise and wanted else {}
    return _seating(table, "sit", seat, Seat(person=person), **promised)


def stand(table: Table, person: str, seat: int, stand_in: str) -> list[Entry]:
    """Leave for good. While the game is on a bot plays on, so that the others can."""
    check_free(table)
    own_place_of(table, person, seat)
    return _seating(table, "stand", seat, Seat(bot=stand_in if table.status == "playing" else None))


def assign(table: Table, person: str, seat: int, bot: str | None, away: bool) -> list[Entry]:
    """Give a seat to a bot, or open it again. The owner may lend it.

    The host does both where nobody owns the seat; that of a person who is away is lent; opened only before the game.
    """
    check_free(table)
    if table.day is not None:
        raise Problem("in-day")
    place = place_of(table, seat)
    owner_asks = place.person == person
    if table.host != person and (bot is None or not owner_asks):
        raise Problem("not-host")
    if not owner_asks and place.person is not None and not (away and (bot or table.status != "playing")):
        raise Problem("seat-taken", seat=seat)
    return _seating(table, "assign", seat, OPEN if bot is None else place.lent_to(bot))


def play(table: Table, person: str, seat: int, action: int, sequence: int) -> list[Entry]:
    """An action of a person who saw the state after the entry `sequence`."""
    check_seated(table, person, seat)
    state = table.started()
    _check_fresh(table, seat, sequence)
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    if table.is_lesson:
        lesson = lesson_of(table)
        if lesson is None or lesson.expected(len(table.plays)) != action:
            raise Refused(NOT_THE_ONE)
    return [entry_of(table, "play", seat, {"action": action})]


def play_as_bot(table: Table, seat: int, asked_at: int, action: int) -> list[Entry]:
    """A bot's answer, dropped when the seat has been taken back or is asked something else by now."""
    if seat not in table.bots_to_act() or table.asked_at[seat] != asked_at:
        return []
    refusal = table.started().why_not(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    late = {"late": True} if table.is_late(seat) else {}
    return [entry_of(table, "play", seat, {"action": action, **late})]


def undo(table: Table, person: str, seat: int, sequence: int) -> list[Entry]:
    """Take back the seat's last action, where the engine's four nevers allow it."""
    check_free(table)
    check_seated(table, person, seat)
    state = table.started()
    _check_fresh(table, seat, sequence)
    try:
        engine_undo.take_back(state, seat)
    except IllegalAction as illegal:
        raise Refused(illegal.refusal) from None
    last = max(play.sequence for play in table.plays if play.seat == seat)
    return [entry_of(table, "undo", seat, {"of": last})]


def check_hint(table: Table, person: str, seat: int, sequence: int) -> None:
    """Whether the person may ask what to do; a hint for a question that has changed since is refused as stale."""
    check_seated(table, person, seat)
    if not table.hints:
        raise Problem("no-hints")
    state = table.started()
    refusal = state.why_not(seat, 0)
    if refusal is not None and seat not in state.to_act():
        raise Refused(refusal)
    _check_fresh(table, seat, sequence)


def rematch(table: Table, person: str, promise: str | None = None, secret: bytes | None = None) -> list[Entry]:
    """A new table with the same people, bots and box, and the entry that leads there."""
    check_free(table)
    if table.status != "over":
        raise Problem("not-over")
    if table.host != person and not table.owned_by(person):
        raise Problem("not-your-seat")
    if table.rematch is not None:
        return []
    seats = [seat.lent_to(None) if seat.lent else seat for seat in table.seats]
    opened = open_table(
        *(table.host, table.game.id, table.options, seats, table.hints, table.pace, table.values, secret),
        promises={person: promise} if promise else None,
    )
    return [*opened, entry_of(table, "rematch", None, {"table": opened[0].table})]


def check_delete(table: Table, person: str) -> None:
    """Whether the person may be rid of the table: nobody takes it from others who still play there."""
    mine = table.host == person or table.owned_by(person)
    if mine and table.status != "over" and others_at(table, person):
        raise Problem("still-playing")


def lesson_of(table: Table) -> lessons.Lesson | None:
    """The lesson that is played here; None too where its moves have changed since the table was opened."""
    if table.teaches is None:
        return None
    found = lessons.named(table.game.id, table.teaches["name"])
    return found if found is not None and found.script == table.teaches["script"] else None


def check_free(table: Table) -> None:
    """A lesson goes its own way: its table is not handed on, taken back or played again like others."""
    if table.is_lesson:
        raise Problem("in-lesson")


def place_of(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Problem("unknown-seat", seat=seat)
    return table.seats[seat]


def own_place_of(table: Table, person: str, seat: int) -> Seat:
    place = place_of(table, seat)
    if place.person != person:
        raise Problem("not-your-seat", seat=seat)
    return place


def check_seated(table: Table, person: str, seat: int) -> None:
    """A seat lent to a bot is played by the bot alone."""
    if own_place_of(table, person, seat).lent:
        raise Problem("not-your-seat", seat=seat)


def _check_fresh(table: Table, seat: int, sequence: int) -> None:
    if table.given_up:
        raise Refused(GAME_OVER)
    if not table.asked_at[seat] <= sequence <= table.sequence:
        raise Refused(STALE)


def _seating(table: Table, kind: Kind, seat: int, new: Seat, **more: str) -> list[Entry]:
    """Somebody else sits there now; the game starts when that was the last open seat."""
    entry = entry_of(table, kind, seat, {**new.stored(), **more})
    seats = [*table.seats[:seat], new, *table.seats[seat + 1 :]]
    return [entry, *([] if more else start_if_full(table, seats, before=1))]


def others_at(table: Table, person: str) -> bool:
    """Whether somebody else has a seat there."""
    return any(seat.person not in (None, person) for seat in table.seats)


def start_if_full(table: Table, seats: Sequence[Seat], before: int = 0) -> list[Entry]:
    """The deal, where nobody is waited for."""
    full = table.status == "waiting" and all(seat.kind != "open" for seat in seats)
    return [start_of(table, [], before)] if full and not table.hold and not promised_by(table, seats) else []


def promised_by(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether somebody who sits there has promised a salt, so that the deal is not made without it."""
    return any(seat.person in table.making.promised or seat.person in table.making.spent for seat in seats)


def start_of(table: Table, salts: Sequence[bytes], before: int) -> Entry:
    """The entry that deals the cards, after so many others."""
    dealt = {"version": table.game.version, "salts": [salt.hex() for salt in salts]}
    return Entry(table.id, table.sequence + before + 1, "start", None, table.dealt_as or dealt)


def end(table: Table, names: Sequence[str]) -> list[Entry]:
    """Who played, as they are called when the game ends."""
    over = table.status == "over" and table.names is None
    return [entry_of(table, "end", None, {"names": list(names)})] if over else []


def _checked_options(game_id: str, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The given options and the defaults of the others; a trial deal lets the game itself refuse them."""
    game = sylve.game(game_id)
    for name in given:
        if name not in game.options:
            raise Problem("bad-option", option=name)
    try:
        trial = game.start(seats, 0, **given)
    except BadOption as bad:
        raise Problem(bad.code, **bad.facts) from None
    return dict(trial.setup.options)


def entry_of(table: Table, kind: Kind, seat: int | None, payload: Mapping[str, Any]) -> Entry:
    return Entry(table.id, table.sequence + 1, kind, seat, payload)
