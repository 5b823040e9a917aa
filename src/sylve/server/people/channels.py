"""The ways to tell a person that it is their turn, as the person wants them and as the owner allows them."""

import hashlib
import hmac
import secrets
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update

from sylve.server.people.mail import checked_mail
from sylve.server.people.outward import Outward
from sylve.server.people.push import Subscription, checked_subscription
from sylve.server.people.rows import ChannelRow, MuteRow, QuietRow
from sylve.server.settings import Settings
from sylve.server.store.store import Store
from sylve.table.entries import now
from sylve.table.problems import Problem

HOOKS = ("discord", "slack", "ntfy")
MOST_CHANNELS = 10
MOST_FAILURES = 10  # in a row, after which a way that leads nowhere is forgotten
MOST_MUTES = 500


class Channel(NamedTuple):
    id: str
    person: str
    kind: str
    address: str
    language: str
    confirmed: bool


class Quiet(NamedTuple):
    """Hours without a message, in minutes since midnight; `offset` is how far the person's clock is ahead."""

    begins: int
    ends: int
    offset: int

    def holds(self, moment: int) -> bool:
        minute = (moment // 60_000 + self.offset) % 1440
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


class Channels:
    def __init__(self, settings: Settings, store: Store, outward: Outward, key: bytes) -> None:
        self._store = store
        self._outward = outward
        self._key = key
        self.kinds = [
            *(["push"] if settings.push_contact else []),
            *(HOOKS if settings.webhooks else []),
            *(["mail"] if settings.smtp else []),
        ]
        self.people: set[str] = set()  # who can be told

    async def learn(self) -> None:
        async with self._store.reading() as connection:
            wanted = select(ChannelRow.person).where(ChannelRow.confirmed, ChannelRow.kind.in_(self.kinds)).distinct()
            self.people = set((await connection.execute(wanted)).scalars())

    async def add(self, person: str, kind: str, address: str, language: str) -> Channel:
        """The same address again is the same way. An e-mail address waits until its owner says yes."""
        if kind not in self.kinds:
            raise Problem("not-offered")
        kept = self._checked(kind, address)
        for channel in await self.of(person):
            if (channel.kind, channel.address) == (kind, kept):
                return channel
        channel = Channel(secrets.token_urlsafe(12), person, kind, kept, language, confirmed=kind != "mail")
        async with self._store.writing() as connection:
            count = await connection.execute(select(func.count()).where(ChannelRow.person == person))
            if count.scalar_one() >= MOST_CHANNELS:
                raise Problem("too-many", most=MOST_CHANNELS)
            await connection.execute(insert(ChannelRow), [{**channel._asdict(), "failures": 0, "made": now()}])
        await self.learn()
        return channel

    def _checked(self, kind: str, address: str) -> str:
        if kind == "push":
            subscription = checked_subscription(address)
            self._outward.check(subscription.endpoint)
            return msgspec.json.encode(subscription).decode()
        return checked_mail(address) if kind == "mail" else self._outward.check(address)

    async def of(self, person: str) -> list[Channel]:
        columns = [getattr(ChannelRow, name) for name in Channel._fields]
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(*columns).where(ChannelRow.person == person).order_by(ChannelRow.made)
            )
            return [Channel(*row) for row in rows]

    async def drop(self, person: str, channel: str) -> None:
        await self._delete(ChannelRow.person == person, ChannelRow.id == channel)

    async def drop_devices(self, person: str) -> None:
        """What is pushed to a lost device would show whoever has it the way to tables."""
        await self._delete(ChannelRow.person == person, ChannelRow.kind == "push")

    async def drop_all(self, person: str) -> None:
        async with self._store.writing() as connection:
            for row in (ChannelRow, QuietRow, MuteRow):
                await connection.execute(delete(row).where(row.person == person))
        await self.learn()

    async def _delete(self, *which: object) -> int:
        async with self._store.writing() as connection:
            gone = await connection.execute(delete(ChannelRow).where(*which))  # type: ignore[arg-type]
        await self.learn()
        return int(gone.rowcount)

    async def worked(self, channel: Channel, well: bool, gone: bool) -> None:
        """What came of a message: a way that is gone for good, or fails again and again, is forgotten."""
        if gone:
            await self._delete(ChannelRow.id == channel.id)
            return
        failures = 0 if well else ChannelRow.failures + 1
        async with self._store.writing() as connection:
            await connection.execute(update(ChannelRow).where(ChannelRow.id == channel.id).values(failures=failures))
        if not well:
            await self._delete(ChannelRow.id == channel.id, ChannelRow.failures >= MOST_FAILURES)

    # One press, from a message

    def token(self, purpose: str, channel: Channel) -> str:
        return f"{channel.id}.{self._signature(purpose, channel.id)}"

    async def confirm(self, token: str) -> None:
        channel = self._read("confirm", token)
        async with self._store.writing() as connection:
            wanted = await connection.execute(update(ChannelRow).where(ChannelRow.id == channel).values(confirmed=True))
        if not wanted.rowcount:  # whoever asked for it has taken it back
            raise Problem("unknown-link", minutes=0)
        await self.learn()

    async def switch_off(self, token: str) -> None:
        await self._delete(ChannelRow.id == self._read("off", token))

    def _read(self, purpose: str, token: str) -> str:
        channel, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(purpose, channel).encode()):
            raise Problem("unknown-link", minutes=0)
        return channel

    def _signature(self, purpose: str, channel: str) -> str:
        return hmac.digest(self._key, f"{purpose} {channel}".encode(), hashlib.sha256).hex()[:32]

    # When not

    async def quiet(self, person: str) -> Quiet | None:
        columns = [getattr(QuietRow, name) for name in Quiet._fields]
        async with self._store.reading() as connection:
            row = (await connection.execute(select(*columns).where(QuietRow.person == person))).first()
            return Quiet(*row) if row else None

    async def set_quiet(self, person: str, quiet: Quiet | None) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(QuietRow).where(QuietRow.person == person))
            if quiet is not None:
                await connection.execute(insert(QuietRow), [{"person": person, **quiet._asdict()}])

    async def is_muted(self, person: str, table: str) -> bool:
        wanted = select(MuteRow.person).where(MuteRow.person == person, MuteRow.table_id == table)
        async with self._store.reading() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def mute(self, person: str, table: str, muted: bool) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(MuteRow).where(MuteRow.person == person, MuteRow.table_id == table))
            if muted:
                count = await connection.execute(select(func.count()).where(MuteRow.person == person))
                if count.scalar_one() >= MOST_MUTES:
                    raise Problem("too-many", most=MOST_MUTES)
                await connection.execute(insert(MuteRow), [{"person": person, "table_id": table}])


__all__ = ["Channel", "Channels", "Quiet", "Subscription"]
