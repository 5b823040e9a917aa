"""Attacks that take long, each bounded by a number from the environment: `make test-long` runs them.

`SYLVE_FUZZED=1000000 SYLVE_KILLS=500 make test-long ARGS=tests/server/test_siege.py` is the whole siege.
"""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from server.clients import Message, Page, Person, quick, running
from server.kills import besiege
from sylve.server import Settings
from sylve.server.wire import limits

FUZZED = int(os.environ.get("SYLVE_FUZZED", "20000"))
KILLS = int(os.environ.get("SYLVE_KILLS", "10"))  # on each database
BATCH = 100
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**53,
    2**64,
    1.5,
    "",
    "beech",
    "\x00",
    "é" * 50,
    [],
    {},
    [[[]]],
    "0" * 64,
]
FIELDS: dict[str, tuple[str, ...]] = {
    "sit": ("seat", "promise"),
    "stand": ("seat",),
    "assign": ("seat", "bot"),
    "remove": ("seat",),
    "lock": ("locked",),
    "start": (),
    "vote": ("seat", "agree"),
    "concede": ("seat",),
    "promise": ("promise",),
    "reveal": ("salt",),
    "look": ("seat",),
    "play": ("seat", "action", "sequence"),
    "undo": ("seat", "sequence"),
    "hint": ("seat", "sequence"),
    "rematch": ("promise",),
    "reading": ("reading",),
    "ping": (),
}


def wish(dice: random.Random, page: Page) -> Message:
    """Something that a page could ask just now."""
    kind = dice.choice(list(FIELDS))
    sane: Message = {
        "seat": dice.randrange(3),
        "bot": dice.choice(["random", None]),
        "promise": f"{dice.getrandbits(256):064x}",
        "salt": f"{dice.getrandbits(128):032x}",
        "action": dice.choice(page.legal() or [0]) if page.state else 0,
        "sequence": page.state.get("sequence", 0),
        "locked": dice.random() < 0.2,
        "agree": dice.random() < 0.5,
        "reading": False,
    }
    return {"type": kind, "request": 10**6 + dice.randrange(10**6), **{name: sane[name] for name in FIELDS[kind]}}


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


@pytest.mark.long
async def test_fuzzed_messages_make_no_internal_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MESSAGES", "MESSAGES_EACH", "ARRIVALS_EACH", "CHANGES_EACH", "OPENINGS_EACH"):
        monkeypatch.setattr(limits, name, limits.Rate(per_second=1e9, burst=1e9))
    monkeypatch.setattr(limits, "TABLES_PER_DAY", 10**9)
    dice = random.Random(17)
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as eve:
        await eve.http.get("/api/me")
        for begun in range(0, FUZZED, BATCH * 10):
            table = await ana.opens("me", "open", "random")
            pages = [await person.visits(table) for person in (ana, eve)]
            for page in pages:
                page._requests = 10**9  # no fuzzed message has these numbers
            for _ in range(min(10, (FUZZED - begun) // BATCH)):
                page = dice.choice(pages)
                for _ in range(BATCH):
                    await page.connection.send(fuzzed(dice, page))
                answer = await page.ask("ping")
                assert answer["type"] == "done", answer  # the room lives
                assert not any('"code":"internal"' in raw for raw in page.raw), page.raw[-3:]
                page.raw.clear()
                page.errors.clear()
            for page in pages:
                await page.connection.close()
    print(f"{FUZZED} fuzzed messages")


@pytest.mark.long
async def test_a_server_killed_again_and_again_loses_nothing_and_doubles_nothing(
    settings: Settings, tmp_path: Path
) -> None:
    counted = await besiege(settings, KILLS, tmp_path / "kills.jsonl")
    assert counted["kills"] == KILLS
    assert counted["acknowledged"] > 0 < counted["moves of robots"]
    assert counted["lost"] == counted["doubled"] == counted["changed"] == counted["gaps"] == 0
