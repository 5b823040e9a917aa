"""Finished games looked at again, one at a time, in a process that steps back behind the bots that play.

A review follows from its game alone: lost with the server, it comes out the same again.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from sylve.bots import review
from sylve.bots.reasons import WORLDS, Reason, reasons
from sylve.bots.review import Verdict
from sylve.engine.chance import Dice
from sylve.engine.state import State
from sylve.server.bots.memory import Position
from sylve.server.bots.pool import BotProcess, seed_of
from sylve.server.bots.turns import Account, Turns
from sylve.server.wire import limits
from sylve.table.problems import Problem
from sylve.table.table import Table

log = logging.getLogger("sylve.reviews")

NOTICEABLE = 0.03  # of the chance to win, from which on a reason is looked for
LIMIT = 60.0  # seconds after which one decision is given up, and the review with it


class Seen(NamedTuple):
    """One decision of the game, judged; where it was costly, with what the better one has more or less of."""

    move: int
    seat: int
    verdict: Verdict
    why: list[Reason]


@dataclass(slots=True)
class Progress:
    """How far a review has come: `total` decisions are to be judged, `seen` are."""

    status: Literal["none", "waiting", "running", "done", "failed"] = "none"
    total: int = 0
    seen: list[Seen] = field(default_factory=list)


class Reviews:
    def __init__(self, tries: int) -> None:
        self._tries = tries
        self.when_done: Callable[[str, list[Seen]], Awaitable[None]] = _kept_nowhere
        self._process = BotProcess(polite=True)
        self._turns = Turns(1)
        self._progress: OrderedDict[str, Progress] = OrderedDict()
        self._tasks: dict[asyncio.Task[None], str] = {}  # with the network that asked

    def of(self, table: Table) -> Progress:
        """How far the review of a finished game is."""
        if table.status != "over":
            raise Problem("not-over")
        return self._progress.get(table.id, Progress())

    def begin(self, table: Table, account: Account) -> Progress:
        """Review the game, unless that is done or under way. One network fills no more than its share of the places."""
        progress = self.of(table)
        if progress.status not in ("none", "failed"):
            return progress
        if len(self._tasks) >= limits.REVIEWS_WAITING:
            raise Problem("too-many", most=limits.REVIEWS_WAITING)
        if list(self._tasks.values()).count(account.network) >= limits.REVIEWS_WAITING_PER_ADDRESS:
            raise Problem("too-many", most=limits.REVIEWS_WAITING_PER_ADDRESS)
        progress = self._progress[table.id] = Progress("waiting")
        task = asyncio.create_task(self._review(table.id, Position.of(table.started()), progress, account))
        self._tasks[task] = account.network
        task.add_done_callback(self._tasks.pop)
        self._forget()
        return progress

    async def _review(self, table: str, game: Position, progress: Progress, account: Account) -> None:
        async with self._turns.turn(account):
            try:
                await self._judge_all(game, progress)
                progress.status = "done"
                with contextlib.suppress(Problem):  # the store fails, and has said so
                    await self.when_done(table, progress.seen)
            except Exception:
                self._process.stop()
                progress.status = "failed"
                log.exception("a review failed")

    async def _judge_all(self, game: Position, progress: Progress) -> None:
        """Every decision, with dice that follow from the game: reviewed again, it is found the same."""
        decisions = await self._process.think_about(game, review.decisions)
        progress.status, progress.total = "running", len(decisions)
        tries = review.tries_each(self._tries, len(decisions))
        for move in decisions:
            *before, (seat, action) = game.actions[:move]
            seed = seed_of(f"{game.deal} {move}")
            judging = self._process.think_about(Position(game.deal, before), _judge, seat, action, seed, tries)
            progress.seen.append(Seen(move, seat, *await asyncio.wait_for(judging, LIMIT)))

    def _forget(self) -> None:
        """Those begun longest ago and done go first."""
        done = [table for table, progress in self._progress.items() if progress.status in ("done", "failed")]
        for table in done[: max(0, len(self._progress) - limits.REVIEWS_KEPT)]:
            del self._progress[table]

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._process.stop()


async def _kept_nowhere(_table: str, _seen: list[Seen]) -> None:
    pass


# In the reviewing process


def _judge(state: State, seat: int, action: int, seed: int, tries: int) -> tuple[Verdict, list[Reason]]:
    dice = Dice(seed)
    verdict = review.judge(state, seat, action, dice, tries)
    if verdict.cost < NOTICEABLE:
        return verdict, []
    return verdict, reasons(state, seat, verdict.best.action, action, dice, min(WORLDS, tries // 2))
