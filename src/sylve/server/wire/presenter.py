"""What a page is shown of a table. Everything that leaves the server about a game is made here, for one viewer."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, cast

from sylve.bots.reasons import Reason
from sylve.bots.review import Idea as WeighedIdea
from sylve.engine.events import Beat as EngineBeat
from sylve.engine.game import Game
from sylve.engine.game import Outcome as EngineOutcome
from sylve.engine.game import Rival as EngineRival
from sylve.engine.refusals import Refusal as EngineRefusal
from sylve.engine.views import Views
from sylve.lessons import Lesson as WrittenLesson
from sylve.server.bots.reviews import Progress, Seen
from sylve.server.wire.bodies import Frame, Lesson, LessonStep, Review, ReviewedMove
from sylve.server.wire.messages import ChangesMessage, StateMessage
from sylve.server.wire.names import told_apart
from sylve.server.wire.values import (
    Act,
    Beat,
    DealSummary,
    Event,
    Idea,
    Offer,
    Outcome,
    Practised,
    Refusal,
    Rival,
    RivalLine,
    SeatSummary,
    Silent,
    TableSummary,
    TaughtLesson,
    View,
    Why,
)
from sylve.table import promises
from sylve.table.commands import lesson_of
from sylve.table.making import NO_DEAL
from sylve.table.replays import Frame as TableFrame
from sylve.table.scenes import News
from sylve.table.table import Table, Viewer


class Around(NamedTuple):
    """What goes on around a table and is not among its entries."""

    names: Mapping[str, str]  # of people
    present: Collection[str]
    gone: Mapping[str, int]  # since when people are
    watching: int  # how many do
    thinking: Collection[int]  # the seats whose bots think
    seal: str | None


def summary(table: Table, person: str | None, around: Around) -> TableSummary:
    """The table around the game, as this person sees it. Nobody is told another person's id."""
    return TableSummary(
        table=table.id,
        game=table.game.id,
        options=table.options,
        status=table.status,
        host=person is not None and person == table.host,
        hot_seat=len(table.owned_by(person)) > 1 or (table.hot_seat and person == table.host),
        seats=_seats(table, person, around),
        to_act=list(table.to_act()),
        sequence=table.sequence,
        commitment=table.commitment,
        updated=table.updated,
        rematch=table.rematch,
        hints=table.hints,
        pace=table.pace,
        hold=table.hold,
        locked=table.locked,
        hushed=table.hushed,
        watching=around.watching,
        silent=silent(table),
        nudged=nudged(table),
        conceded=list(table.conceded),
        since=[when if seat in table.to_act() else None for seat, when in enumerate(table.asked_when)],
        left=table.times_left(),
        deal=_deal(table, person),
        seal=around.seal,
        lesson=_taught(table),
        practice=_practised(table),
        day=table.day,
        challenge=table.challenge,
    )


def _seats(table: Table, person: str | None, around: Around) -> list[SeatSummary]:
    told = told_apart(_names(table, around.names))
    return [
        SeatSummary(
            seat=number,
            kind=seat.kind,
            name=told[number],
            bot=seat.bot,
            mine=seat.person is not None and seat.person == person,
            present=seat.kind == "bot" or seat.person in around.present,
            thinking=number in around.thinking,
            gone=None if seat.person in around.present else around.gone.get(seat.person or ""),
            rests=table.rests_until(number),
        )
        for number, seat in enumerate(table.seats)
    ]


def _practised(table: Table) -> Practised | None:
    return None if table.practice is None else {"table": table.practice.table, "move": table.practice.move}


def _deal(table: Table, person: str | None) -> DealSummary | None:
    if table.status != "waiting":
        return None
    deal = table.making.deal or NO_DEAL
    seats = {each: table.owned_by(each)[0] for each in deal.people}
    asked = promises.asked_of(table, person)
    return DealSummary(
        promises=list(deal.promises),
        seats=list(seats.values()),
        told=[seats[each] for each in deal.salts],
        asks="salt" if asked.salt else "promise" if asked.promise else None,
    )


def _names(table: Table, names: Mapping[str, str]) -> list[str]:
    """What people are called now, or were when the game ended; the words for a bot are the page's."""
    ended = table.names or [""] * len(table.seats)
    return [
        (seat.person and ended[number]) or seat.name or names.get(seat.person or "", "")
        for number, seat in enumerate(table.seats)
    ]


def nudged(table: Table) -> list[int]:
    return [seat for seat in range(len(table.seats)) if table.is_nudged(seat)]


def silent(table: Table) -> Silent | None:
    """The seat whose person says nothing, and who agrees that a bot plays for it."""
    for seat in table.silent_seats():
        agreed = table.consent(seat).people
        return Silent(seat, [number for number, place in enumerate(table.seats) if place.person in agreed])
    return None


def _taught(table: Table) -> TaughtLesson | None:
    if table.teaches is None:
        return None
    return {"name": table.teaches["name"], "fits": lesson_of(table) is not None}


def state_message(table: Table, views: Views, viewer: Viewer, since: int, reset: bool) -> StateMessage:
    """The game as this viewer may know it, with the events from number `since` on."""
    state = table.started()
    return StateMessage(
        sequence=table.sequence,
        seat=viewer,
        view=cast(View, views.of(viewer)),
        offers=cast(list[Offer], table.offers(viewer)),
        events=cast(list[Event], table.events(viewer, since)),
        beats=[] if reset else beats(table.beats, viewer, since),
        undo=table.may_undo(viewer),
        outcome=outcome(state.outcome()) if state.over else None,
        entry=len(table.plays),
        reset=reset,
        left=table.times_left(),
        late=table.late_seat(),
    )


def changes_message(table: Table, news: News) -> ChangesMessage:
    """The state of now, told to a page that has the one before: what changed from beat to beat."""
    message = ChangesMessage(*cast(tuple[Any, ...], news))
    state = table.started()
    if state.over:
        message.outcome = outcome(state.outcome())
    return message


def beats(kept: Sequence[EngineBeat], viewer: Viewer, since: int) -> list[Beat]:
    """The moments worth seeing after so many events, as this viewer may know them."""
    return [
        {"events": int(beat.events) - since, "view": cast(View, beat.view(viewer))}
        for beat in kept
        if beat.events > since
    ]


def frame(shot: TableFrame, offers: bool = False) -> Frame:
    viewer = shot.view["seat"]
    return Frame(
        move=shot.move,
        moves=shot.moves,
        seat=shot.seat,
        say=shot.say,
        view=cast(View, shot.view),
        events=cast(list[Event], shot.events),
        earlier=cast(list[Event], shot.earlier),
        beats=cast(list[Beat], shot.beats),
        outcome=outcome(shot.state.outcome()) if shot.state.over else None,
        offers=cast(list[Offer], shot.state.offers(viewer)) if offers and viewer is not None else [],
    )


def idea(game: Game, weighed: WeighedIdea) -> Idea:
    return {
        "action": weighed.action,
        "act": cast(Act, game.actions.act(weighed.action)),
        "say": game.say(weighed.action),
        "told": cast("Event | None", weighed.told),
        "chance": round(weighed.chance, 3),
        "points": round(weighed.points, 1),
    }


def why(reason: Reason) -> Why:
    return {"name": reason.name, "seat": reason.seat, "amount": round(reason.amount, 2), "good": reason.good}


def review(game: Game, progress: Progress) -> Review:
    """What there is of a review; its moves come when all are judged."""
    seen = progress.seen if progress.status == "done" else []
    return Review(progress.status, len(progress.seen), progress.total, [_reviewed(game, each) for each in seen])


def _reviewed(game: Game, seen: Seen) -> ReviewedMove:
    return {
        "move": seen.move,
        "seat": seen.seat,
        "cost": round(seen.verdict.cost, 3),
        "played": idea(game, seen.verdict.played),
        "best": idea(game, seen.verdict.best),
        "why": [why(reason) for reason in seen.why],
    }


def outcome(ended: EngineOutcome) -> Outcome:
    return {
        "scores": ended.scores,
        "ranks": ended.ranks,
        "breakdown": [{"rule": rule, "points": points} for rule, points in ended.breakdown.items()],
        "rival": ended.rival and rival(ended.rival),
        "level": ended.level,
        "won": ended.won,
        "feats": list(ended.feats),
    }


def rival(against: EngineRival) -> Rival:
    lines: list[RivalLine] = [{"rule": rule, "points": points} for rule, points in against.breakdown.items()]
    return {"name": against.name, "points": against.points, "breakdown": lines}


def refusal(refused: EngineRefusal) -> Refusal:
    return {"code": refused.code, "section": refused.section, "facts": dict(refused.facts)}


def lesson(written: WrittenLesson) -> Lesson:
    steps: list[LessonStep] = [
        {
            "name": step.name,
            "at": step.at,
            "action": step.action,
            "lit": list(step.lit),
            "targets": list(step.targets),
            "wrong": [{"act": dict(wrong.act), "why": wrong.why} for wrong in step.wrong],
            "thread": step.thread and {"start": step.thread.start, "end": step.thread.end, "ink": step.thread.ink},
            "rule": step.rule,
        }
        for step in written.steps
    ]
    return Lesson(
        name=written.name,
        kind=written.kind,
        minutes=written.minutes,
        thing=written.thing,
        seat=written.seat,
        bots=written.bots,
        options=written.options,
        opening=written.opening,
        ahead=written.ahead,
        steps=steps,
        lines=[{"rule": line.rule, "lit": list(line.lit)} for line in written.lines],
    )
