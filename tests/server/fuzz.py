"""`python -m server.fuzz sqlite 500000 JOURNAL`: messages that no page would send; does the server still live?

Each thousand has a table of its own, of every game in turn, and is a line of the journal; one that is there already is
gone on with. Nothing is limited meanwhile, so that every message reaches the table.
"""

import argparse
import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import sylve
from server.clients import Message, Page, Person, Running, running
from server.kills import database, total
from sylve.server import services
from sylve.server.wire import limits
from sylve.server.wire.requests import FromPage
from sylve.server.wire.values import Reaction

AT_ONCE = 20
AT_A_TABLE = 1000
SEATS = ("me", "open", "random")
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2**31, 2**53, 2**64, 1.5),
    *("", "beech", "\x00", "\ud800", "é" * 50, "0" * 64, [], {}, [[[]]]),
)
FIELDS = {
    msgspec.inspect.type_info(kind).tag: tuple(field.name for field in msgspec.structs.fields(kind))  # type: ignore[attr-defined]
    for kind in get_args(FromPage)
}
# A game that is given up, or a table that is closed, answers little else.
WEIGHTS = {"sit": 3.0, "play": 12.0, "undo": 3.0, "concede": 0.02, "remove": 0.1, "rematch": 0.1}


def wish(dice: random.Random, page: Page) -> Message:
    """Something that a page could ask just now."""
    kind = dice.choices(list(FIELDS), [WEIGHTS.get(kind, 1.0) for kind in FIELDS])[0]
    own = [seat["seat"] for seat in page.table["seats"] if seat["mine"]]
    sane: Message = {
        "request": 10**6 + dice.randrange(10**6),
        "seat": dice.choice([0, 1, 2, *3 * own]),
        "bot": dice.choice(["random", None]),
        "promise": f"{dice.getrandbits(256):064x}",
        "salt": f"{dice.getrandbits(128):032x}",
        "action": dice.choice(page.legal() or [0]) if page.state else 0,
        "sequence": page.state.get("sequence", 0),
        "reaction": dice.choice(get_args(Reaction)),
        "agree": dice.random() < 0.5,
    }
    seldom = dice.random() < 0.05  # what closes or hushes a table lasts
    return {"type": kind, **{name: sane.get(name, seldom) for name in FIELDS[kind]}}


def fuzzed(dice: random.Random, page: Page) -> str | bytes:
    """A wish as it is, with an odd value, without a field, or with broken bytes."""
    message = wish(dice, page)
    if dice.random() < 0.3:
        message[dice.choice(list(message))] = dice.choice(ODD)
    if dice.random() < 0.1:
        del message[dice.choice(list(message))]
    text = json.dumps(message)
    if dice.random() < 0.1:
        raw = bytearray(text.encode())
        raw[dice.randrange(len(raw))] = dice.randrange(256)
        return bytes(raw[: dice.randrange(len(raw)) + 1])
    return text


async def at_one_table(ana: Person, eve: Person, number: int) -> "Counter[str]":
    """A host and a visitor send odd messages, some at once; then the table must answer."""
    dice, counted = random.Random(number), Counter[str]()
    games = sorted(sylve.own_games())
    table = await ana.opens(*SEATS, game=games[number % len(games)])
    pages = [await person.visits(table) for person in (ana, eve)]
    for page in pages:
        page._requests = 10**9  # no fuzzed message has these numbers
    for _ in range(AT_A_TABLE // AT_ONCE):
        page = dice.choice(pages)
        for _ in range(AT_ONCE):
            await page.connection.send(fuzzed(dice, page))
        counted["lives"] += (await page.ask("ping"))["type"] == "done"
        counted["fuzzed"] += AT_ONCE
        for raw in page.raw:
            answer = json.loads(raw)
            if answer["type"] in ("done", "refused"):
                counted[answer["type"]] += 1
            elif answer["type"] == "error":
                counted[answer["code"]] += 1
        page.raw.clear()
        page.errors.clear()
    await ana.forgets_pages()
    await eve.forgets_pages()
    return counted


@contextlib.contextmanager
def unlimited() -> Iterator[None]:
    endless = limits.Rate(per_second=1e9, burst=1e9)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("MESSAGES", "MESSAGES_EACH", "ARRIVALS_EACH", "CHANGES_EACH", "OPENINGS_EACH"):
            patch.setattr(limits, name, endless)
        patch.setattr(services, "CALLS", endless)
        patch.setattr(services, "CHANGES", endless)
        patch.setattr(limits, "TABLES_PER_DAY", 10**9)
        yield


async def fuzz(server: Running, count: int, journal: Path) -> "Counter[str]":
    """So many messages in all, with those that the journal knows already."""
    async with Person(server.url) as ana, Person(server.url) as eve:
        for begun in range(total(journal)["fuzzed"], count, AT_A_TABLE):
            counted = await at_one_table(ana, eve, begun // AT_A_TABLE)
            with journal.open("a") as written:
                written.write(json.dumps(counted) + "\n")
    return total(journal)


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m server.fuzz", description=__doc__)
    parser.add_argument("kind", choices=("sqlite", "postgresql"))
    parser.add_argument("count", type=int)
    parser.add_argument("journal", type=Path)
    given = parser.parse_args()
    with unlimited():
        async with database(given.kind) as settings, running(replace(settings, idle_minutes=0.1)) as server:
            print(dict(await fuzz(server, given.count, given.journal)))


if __name__ == "__main__":
    asyncio.run(main())
