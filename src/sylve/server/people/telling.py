"""Tells people that it is their turn, or that somebody asks them to a table: once for each, not while they look, not at
night, and nothing that is secret."""

import asyncio
import contextlib
import logging
import smtplib
from typing import NamedTuple

import msgspec
from sqlalchemy import select, update

from sylve.server.meet.clearing import Clearing
from sylve.server.people.channels import Channel, Channels
from sylve.server.people.mail import Letter, Mail
from sylve.server.people.outward import Outward, Unreachable
from sylve.server.people.push import GONE, Push, Subscription
from sylve.server.people.rows import AskedRow
from sylve.server.rooms.rooms import Rooms
from sylve.server.store.store import Store
from sylve.server.wire.limits import Buckets, Rate
from sylve.table.entries import now
from sylve.table.problems import Problem
from sylve.wording import Wording

log = logging.getLogger("sylve.telling")
LOOK_SECONDS = 20.0
GRACE = 60_000  # milliseconds for which whoever has just left may come back
AT_ONCE = 8  # messages on their way at the same time
MOST_AT_A_LOOK = 200
# By person, whoever asks them: friends who open many tables do not make a phone ring all evening.
INVITED = Rate(per_second=1 / 7200, burst=3)


class News(NamedTuple):
    """What a person is told: a message, the game it speaks of, the table, and where a link without it leads."""

    person: str
    table: str
    game: str
    message: str
    path: str


class Telling:
    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        clearing: Clearing,
        channels: Channels,
        outward: Outward,
        home: str,
        push: Push | None,
        mail: Mail | None,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._clearing = clearing
        self._channels = channels
        self._outward = outward
        self._home = home.rstrip("/")
        self.push = push
        self._mail = mail
        self._lines = asyncio.Semaphore(AT_ONCE)
        self.invited = Buckets(INVITED)

    async def tell_forever(self) -> None:
        while self._channels.kinds:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._channels.learn()
                await self.tell_all()
            except Problem:  # the store fails, and has said so
                pass
            except Exception:
                log.exception("people could not be told")

    async def tell_all(self) -> int:
        """Tell everybody who has been asked for a while and does not know; how many messages went to people."""
        told = [*await self._turns(), *await self._invitations()]
        await asyncio.gather(*(self._tell(news) for news in told))
        return len(told)

    # It is their turn

    async def _turns(self) -> list[News]:
        waiting = [row for row in await self._waiting() if await self._wants(*row)]
        return [
            News(person, table, game, "told-turn", "/next")
            for table, person, game in waiting
            if await self._claim(table, person)
        ]

    async def _waiting(self) -> list[tuple[str, str, str]]:
        wanted = (
            select(AskedRow.table_id, AskedRow.person, AskedRow.game)
            .where(AskedRow.told.is_(None), AskedRow.since <= now() - GRACE, AskedRow.person.in_(self._channels.people))
            .order_by(AskedRow.since)
            .limit(MOST_AT_A_LOOK)
        )
        async with self._store.reading() as connection:
            return [(row.table_id, row.person, row.game) for row in await connection.execute(wanted)]

    async def _wants(self, table: str, person: str, _game: str) -> bool:
        if await self._channels.is_muted(person, table) or not await self._may_ring(person):
            return False
        return await self._rooms.is_away(table, person)

    async def _may_ring(self, person: str) -> bool:
        quiet = await self._channels.quiet(person)
        return quiet is None or not quiet.holds(now())

    async def _claim(self, table: str, person: str) -> bool:
        """Whether it is on us to tell: of several processes one does, and never twice."""
        claimed = update(AskedRow).where(AskedRow.table_id == table, AskedRow.person == person, AskedRow.told.is_(None))
        async with self._store.writing() as connection:
            return bool((await connection.execute(claimed.values(told=now()))).rowcount)

    # Somebody asks them to a table

    async def _invitations(self) -> list[News]:
        """Each once; of too many in a short time the rest is seen at home only."""
        told = []
        for asked, person in await self._clearing.untold(self._channels.people, now() - GRACE):
            if not await self._may_ring(person):
                continue
            table = await self._clearing.tell(asked, person)
            if table is not None and not self._rooms.is_present(table.id, person) and self.invited.take(person):
                told.append(News(person, table.id, table.game.id, "told-invited", "/"))
        return told

    # By all the ways they want

    async def _tell(self, news: News) -> None:
        channels = [each for each in await self._channels.of(news.person) if each.confirmed]
        await asyncio.gather(*(self._send(each, news) for each in channels if each.kind in self._channels.kinds))

    async def _send(self, channel: Channel, news: News) -> None:
        well = gone = False
        async with self._lines:
            with contextlib.suppress(Unreachable, TimeoutError, OSError, smtplib.SMTPException, Problem):
                status = await self._post(channel, news)
                well, gone = 200 <= status < 300, status in GONE
        with contextlib.suppress(Problem):
            await self._channels.worked(channel, well, gone)

    async def _post(self, channel: Channel, news: News) -> int:
        """The address of a table lets people in: it goes to the own browser alone, which nobody else can read."""
        words, token = Wording(channel.language), self._channels.token("off", channel)
        said = words.text(news.message, {"game": f"@game-{news.game}"})
        if channel.kind == "push" and self.push is not None:
            stop = {"off": token, "stop": words.text("told-stop")}
            text = msgspec.json.encode({"title": "Sylve", "body": said, "table": news.table, **stop})
            subscription = msgspec.json.decode(channel.address, type=Subscription)
            headers, body = self.push.message(subscription, text)
            return await self._outward.post(subscription.endpoint, headers, body)
        link, off = f"{self._home}{news.path}", f"{self._home}/off#{token}"
        how_to_stop = f"{words.text('told-off')} {off}"
        if channel.kind == "mail" and self._mail is not None:
            await self._mail.send(Letter(channel.address, said, f"{said}\n\n{link}\n\n{how_to_stop}\n", off))
            return 200
        return await self._outward.post(channel.address, *_hook(channel.kind, f"{said} {link}\n{how_to_stop}"))

    async def ask_to_confirm(self, channel: Channel) -> None:
        """An e-mail address hears nothing until whoever reads its letters says yes."""
        if self._mail is None:
            raise Problem("not-offered")
        words = Wording(channel.language)
        off = f"{self._home}/off#{self._channels.token('off', channel)}"
        yes = f"{self._home}/confirm#{self._channels.token('confirm', channel)}"
        text = f"{words.text('mail-confirm')}\n\n{yes}\n\n{words.text('mail-confirm-else')}\n"
        try:
            await self._mail.send(Letter(channel.address, words.text("mail-confirm-subject"), text, off))
        except (OSError, smtplib.SMTPException):
            raise Problem("mail-failed") from None


def _hook(kind: str, said: str) -> tuple[dict[str, str], bytes]:
    """The form that each of these services reads."""
    if kind == "ntfy":
        return {"content-type": "text/plain; charset=utf-8", "title": "Sylve"}, said.encode()
    body = {"content": said, "allowed_mentions": {"parse": []}} if kind == "discord" else {"text": said}
    return {"content-type": "application/json"}, msgspec.json.encode(body)
