"""The same person on several devices: a link that is used once, and a phrase to keep. No account, no password."""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from typing import NamedTuple

from sqlalchemy import delete, select

from sylve.server.people.rows import DeviceLinkRow, PhraseRow
from sylve.server.people.words import WORDS
from sylve.server.store.store import Store
from sylve.table.entries import now
from sylve.table.problems import Problem

LINK_MINUTES = 10
LINK_BYTES = 16
PHRASE_WORDS = 8  # of 256: 64 bits, each try of which costs a slow hash
# What one try costs: 16 MiB and some 50 ms, which nobody notices once and nobody pays 2**63 times.
SLOW = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}


class Link(NamedTuple):
    token: str
    expires: int


class Arrival(NamedTuple):
    """Who comes to a device, and whether all others are left."""

    person: str
    moves: bool


class Devices:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key  # of the server; without it no phrase can be tried
        self._slowly = asyncio.Semaphore(1)  # one slow hash at a time, whoever asks for it

    # Links

    async def open_link(self, person: str, moves: bool) -> Link:
        """A link that makes another device this person's, once and for a few minutes. It replaces an earlier one."""
        link = Link(secrets.token_urlsafe(LINK_BYTES), now() + LINK_MINUTES * 60_000)
        kept = {"hash": _digest(link.token), "moves": moves, "expires": link.expires}
        opened = self._store.insert(DeviceLinkRow).values(person=person, **kept)
        async with self._store.writing() as connection:
            await connection.execute(delete(DeviceLinkRow).where(DeviceLinkRow.expires <= now()))
            await connection.execute(opened.on_conflict_do_update(index_elements=["person"], set_=kept))
        return link

    async def use_link(self, token: str) -> Arrival:
        """Whose link it is. It is used up by that: of two who come at once, one is let in."""
        used = (
            delete(DeviceLinkRow)
            .where(DeviceLinkRow.hash == _digest(token), DeviceLinkRow.expires > now())
            .returning(DeviceLinkRow.person, DeviceLinkRow.moves)
        )
        async with self._store.writing() as connection:
            row = (await connection.execute(used)).first()
        if row is None:
            raise Problem("unknown-link", minutes=LINK_MINUTES)
        return Arrival(row.person, row.moves)

    # Phrases

    async def new_phrase(self, person: str) -> list[str]:
        """The words to write down; they are shown this once, and an earlier phrase leads nowhere from now on."""
        words = [secrets.choice(WORDS) for _ in range(PHRASE_WORDS)]
        kept = {"hash": await self._slow_digest(" ".join(words)), "made": now()}
        made = self._store.insert(PhraseRow).values(person=person, **kept)
        async with self._store.writing() as connection:
            await connection.execute(made.on_conflict_do_update(index_elements=["person"], set_=kept))
        return words

    async def phrase_made(self, person: str) -> int | None:
        """Since when this person has a phrase."""
        async with self._store.reading() as connection:
            return (await connection.execute(select(PhraseRow.made).where(PhraseRow.person == person))).scalar()

    async def whose_phrase(self, phrase: str) -> str:
        """Case, accents and what stands between the words do not matter."""
        words = _plain_words(phrase)
        if len(words) == PHRASE_WORDS:
            wanted = select(PhraseRow.person).where(PhraseRow.hash == await self._slow_digest(" ".join(words)))
            async with self._store.reading() as connection:
                person: str | None = (await connection.execute(wanted)).scalar()
            if person is not None:
                return person
        raise Problem("unknown-phrase", words=PHRASE_WORDS)

    async def void(self, person: str) -> None:
        """Neither an open link nor the phrase leads to this person any more."""
        async with self._store.writing() as connection:
            for row in (DeviceLinkRow, PhraseRow):
                await connection.execute(delete(row).where(row.person == person))

    async def _slow_digest(self, phrase: str) -> str:
        async with self._slowly:
            digest = await asyncio.to_thread(hashlib.scrypt, phrase.encode(), salt=self._key, **SLOW)
        return digest.hex()


def _digest(token: str) -> str:
    """Tokens are long and random: a fast hash hides them well."""
    return hashlib.sha256(token.encode()).hexdigest()


def _plain_words(phrase: str) -> list[str]:
    letters = unicodedata.normalize("NFKD", phrase.casefold()).encode("ascii", "ignore").decode()
    return re.findall("[a-z]+", letters)
