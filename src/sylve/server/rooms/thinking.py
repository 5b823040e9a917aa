"""The bots of a table: each thinks while its seat owes a decision, and plays once everybody has seen the last move."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from sylve.server import metrics
from sylve.server.bots.roster import STAND_IN
from sylve.server.bots.turns import Account
from sylve.table import commands
from sylve.table.problems import Problem

if TYPE_CHECKING:
    from sylve.server.rooms.room import Room

log = logging.getLogger("sylve.room")
SECONDS_BEFORE_RETRY = 1.0


class Thinking:
    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def seats(self) -> tuple[int, ...]:
        """Those whose bots think just now."""
        return tuple(self._tasks)

    def wake(self, room: "Room") -> None:
        for seat in _asked(room):
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._think(room, seat))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _think(self, room: "Room", seat: int) -> None:
        """Decide for a bot until its seat owes nothing, or a person has taken it back."""
        try:
            while seat in _asked(room):
                await _think_once(room, seat)
        finally:
            del self._tasks[seat]
            if not self._tasks:
                room.house.hub.done(room.table.id)
            room.show()


def _asked(room: "Room") -> list[int]:
    """Bots among themselves play on while somebody watches, or where it is the deal of a day."""
    table, presence = room.table, room.presence
    bots = table.bots_to_act()
    alone = bots and table.day is None and not any(seat.person for seat in table.seats)
    return [] if alone and not presence.visitors and not presence.people() else bots


async def _think_once(room: "Room", seat: int) -> None:
    house, table = room.house, room.table
    asked_at, bot = table.asked_at[seat], table.seats[seat].bot or STAND_IN
    try:
        if not await house.hub.leads(table.id, house.worker):  # another worker thinks for this table
            await asyncio.sleep(SECONDS_BEFORE_RETRY)
            return
        player = house.roster.played_as(bot)
        topic, account = table.topic("bot", seat), _account(room)
        with metrics.timed(metrics.BOT_SECONDS):
            action = await house.pool.choose(player, table.started(), seat, topic, account)
        await room.readers.wait(room.table)
        await room.do(lambda table: commands.play_as_bot(table, seat, asked_at, action))
    except Problem:  # the store fails, and has said so
        await asyncio.sleep(SECONDS_BEFORE_RETRY)
    except Exception:
        log.exception("a bot's action could not be stored", extra={"bot": bot})
        await asyncio.sleep(SECONDS_BEFORE_RETRY)


def _account(room: "Room") -> Account:
    """Who pays for the bots: the host, from where the table was opened or is played; and whether a player waits."""
    table, visitors = room.table, room.presence.visitors
    players = [visitor.network for visitor in visitors if table.concerns(visitor.person)]
    return Account(room.opened_from or next(iter(players), ""), table.host, table.id, bool(room.present()))
