"""Attacks that take long: `make test-long` runs a few of each, numbers from the environment say how many.

`python -m server.kills`, `python -m server.fuzz` and `python -m server.growth` run them by themselves, in pieces.
"""

import os
from pathlib import Path

import pytest

from server import fuzz
from server.clients import quick, running
from server.growth import comings_and_goings, grow
from server.kills import besiege
from sylve.server import Settings

FUZZED = int(os.environ.get("SYLVE_FUZZED", "20000"))
KILLS = int(os.environ.get("SYLVE_KILLS", "10"))  # on each database
MINUTES = float(os.environ.get("SYLVE_GROWTH_MINUTES", "2"))
PER_SECOND = 20.0
KIB_A_MINUTE = 1000  # while caches and pools still fill; over an hour it must be far less


@pytest.mark.long
async def test_fuzzed_messages_make_no_internal_error(tmp_path: Path) -> None:
    with fuzz.unlimited():
        async with running(quick(tmp_path)) as server:
            counted = await fuzz.fuzz(server, FUZZED, tmp_path / "fuzz.jsonl")
    assert counted["fuzzed"] >= FUZZED
    assert counted["lives"] == counted["fuzzed"] // fuzz.AT_ONCE
    assert counted["done"] > 0
    assert counted["internal"] == 0


@pytest.mark.long
async def test_a_server_killed_again_and_again_loses_nothing_and_doubles_nothing(
    settings: Settings, tmp_path: Path
) -> None:
    counted = await besiege(settings, KILLS, tmp_path / "kills.jsonl")
    assert counted["kills"] == KILLS
    assert counted["acknowledged"] > 0 < counted["moves of robots"]
    assert counted["lost"] == counted["doubled"] == counted["changed"] == counted["gaps"] == 0


@pytest.mark.long
async def test_memory_does_not_grow_under_load(tmp_path: Path) -> None:
    before, after = await grow(MINUTES, PER_SECOND, tmp_path / "growth.jsonl", every=10.0)
    assert after - before < KIB_A_MINUTE * MINUTES


@pytest.mark.long
async def test_pages_that_come_and_go_leave_no_more_than_the_collector_lets_lie(tmp_path: Path) -> None:
    """A closed connection waits for Python's collector, which comes after some eight hundred of them."""
    seen = await comings_and_goings(tmp_path, pages=4000)
    assert seen[-1] - seen[19] < 5000, seen  # KiB; without collecting 2,000 pages leave eight times as much
