"""One address, within its limits, cannot make others wait."""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

from server.clients import Page, Person, quick, running
from server.processes import Killable
from sylve.server.wire import limits, presenter
from sylve.server.wire.limits import Visits, network_of
from sylve.server.wire.sockets import WEIGHTS
from sylve.table import Problem

PEOPLE = 30  # that may share an address, as the settings have it by default


class Calls:
    """How often something is done."""

    def __init__(self, name: str, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.truly = getattr(presenter, name)
        patch.setattr(presenter, name, self)

    def __call__(self, *arguments: Any, **named: Any) -> object:
        self.count += 1
        return self.truly(*arguments, **named)


async def test_a_look_concerns_the_visitor_who_looks(ana: Person, eve: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ana.opens("me", "me")
    pages = [await ana.visits(table), *[await eve.visits(table) for _ in range(10)]]
    for page in [*pages, *pages]:  # all have come, and all have heard of the last of them
        await page.ask("ping")
    summaries, states = Calls("summary", monkeypatch), Calls("state_message", monkeypatch)
    before = [len(page.raw) for page in pages]
    for page in pages:
        for _ in range(3):
            assert (await page.ask("look", seat=None))["type"] == "done"
    assert (summaries.count, states.count) == (0, 0)  # what all see alike was made when the first of them came
    for page in pages:
        await page.ask("ping")
    assert {len(page.raw) - had for page, had in zip(pages, before, strict=True)} == {3 * 2 + 1}  # the own looks alone
    assert len({json.dumps(page.state) for page in pages}) == 1


async def test_who_comes_without_a_seat_is_shown_the_table_alone(
    ana: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ana.opens("me", "open")
    for _ in range(10):
        await eve.visits(table)
    summaries = Calls("summary", monkeypatch)
    page = await eve.visits(table)
    assert summaries.count == 1
    hers = await ana.visits(table)
    assert summaries.count == 3  # one for the host, one for all spectators, who see that the host is there
    await page.until(lambda: page.table["seats"][0]["present"])
    await hers.connection.close()
    await page.until(lambda: not page.table["seats"][0]["present"])


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_by_what_one_visitor_has_of_it(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_connections_are_counted_by_address_and_fewer_are_for_those_without_a_session() -> None:
    visits = Visits(people_per_address=4)
    with visits.connected(None, "here"), visits.connected(None, "here"):
        with pytest.raises(Problem, match="too-many"), visits.connected(None, "here"):
            pass
        with visits.connected(None, "there"), visits.connected("ana", "here"):
            pass
    opened = [visits.connected(f"person {number}", "here") for number in range(12)]
    for each in opened:
        each.__enter__()
    with pytest.raises(Problem, match="too-many"), visits.connected("ana", "here"):
        pass
    for each in opened:
        each.__exit__(None, None, None)
    with visits.connected("ana", "here"):
        pass
    assert not visits._open


async def test_fresh_cookies_do_not_help_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ARRIVALS_EACH", limits.Rate(per_second=10, burst=10))
    async with running(quick(tmp_path, people_per_address=2)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me")
        strangers = [await Person(server.url).__aenter__() for _ in range(7)]
        pages = [
            await stranger.visits(table, **{"X-Forwarded-For": f"2001:db8::{number}"})
            for number, stranger in enumerate(strangers)
        ]
        assert [bool(page.errors) for page in pages] == [False] * 6 + [True]
        assert pages[-1].errors[0]["code"] == "too-many"
        assert not (await ana.visits(table)).errors
        for stranger in strangers:
            await stranger.__aexit__()


async def test_an_address_speaks_no_faster_with_many_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ARRIVALS_EACH", limits.Rate(per_second=10, burst=10))
    monkeypatch.setattr(limits, "MESSAGES_EACH", limits.Rate(per_second=0.001, burst=5))
    async with running(quick(tmp_path, people_per_address=2)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me")
        pages = [await ana.visits(table, **{"X-Forwarded-For": "203.0.113.7"}) for _ in range(4)]
        answers = [await page.ask("ping") for page in pages * 3]
        assert [answer["type"] for answer in answers] == ["done"] * 10 + ["error"] * 2
        assert answers[-1]["code"] == "too-fast"
        assert (await (await ana.visits(table)).ask("ping"))["type"] == "done"


async def test_what_asks_for_more_work_weighs_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MESSAGES_EACH", limits.Rate(per_second=0.001, burst=25))
    async with running(quick(tmp_path, people_per_address=1)) as server, Person(server.url) as ana:
        page = await ana.visits(await ana.opens("me", "me"))
        answers = [await page.ask("undo", seat=0, sequence=0) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["refused", "refused", "error"]


def test_what_weighs_most_can_be_asked_where_an_address_is_for_one_person() -> None:
    assert Visits(people_per_address=1).may_speak("ana", "192.0.2.1", max(WEIGHTS.values()))


async def test_arrivals_of_an_address_are_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ARRIVALS_EACH", limits.Rate(per_second=0.001, burst=2))
    async with running(quick(tmp_path, people_per_address=1)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "open")
        for _ in range(2):
            await (await ana.visits(table)).connection.close()
        with pytest.raises(websockets.InvalidStatus):
            await ana.visits(table)
        assert not (await ana.visits(table, **{"X-Forwarded-For": "203.0.113.7"})).errors


async def test_spectators_lock_neither_the_host_nor_a_guest_out(
    ana: Person, ben: Person, eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SPECTATORS_PER_TABLE", 5)
    monkeypatch.setattr(limits, "PLACES_KEPT", 2)
    table = await ana.opens("me", "open")
    crowd = [await eve.visits(table, **{"X-Forwarded-For": "203.0.113.7"}) for _ in range(4)]
    assert [bool(page.errors) for page in crowd] == [False, False, False, True]
    assert crowd[-1].errors[0] == {"type": "error", "request": None, "code": "too-many", "facts": {"most": 3}}
    assert not (await ana.visits(table)).errors
    his = await ben.visits(table, **{"X-Forwarded-For": "198.51.100.1"})
    assert (await his.ask("sit", seat=1))["type"] == "done"
    others = [await ben.visits(table, **{"X-Forwarded-For": "198.51.100.1"}) for _ in range(4)]
    assert not any(page.errors for page in others)  # who has a seat takes no spectator's place


@pytest.mark.long
async def test_a_bystander_does_not_wait_for_a_flood_of_spectators(tmp_path: Path) -> None:
    """297 spectators of one address, each below the limit of a page, look ten times a second; others play on."""
    server = Killable(quick(tmp_path, people_per_address=PEOPLE))
    async with Person(await server.start()) as ana:
        tables = [await ana.opens(*["me"] * 4, game="canopee") for _ in range(3)]
        page = await ana.visits(await ana.opens("me", "me"), **{"X-Forwarded-For": "198.51.100.1"})
        before = await waits_during(server, page, tables, per_second=0)
        waits = await waits_during(server, page, tables, per_second=10)
    await server.stop()
    print(f"a bystander's p99: {1000 * p99(before):.0f} ms before the flood, {1000 * p99(waits):.0f} ms during it")
    assert p99(waits) < 1 + p99(before)  # it was 24 s; `server.attacks` measures it finely


def p99(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.99)]


async def waits_during(server: Killable, page: Page, tables: list[str], per_second: int) -> list[float]:
    """How long a bystander waits for each answer."""
    flood = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "server.flood", server.url, "20", str(per_second), *tables),
        cwd=Path(__file__).parents[1],
    )
    waits = []
    while flood.returncode is None:
        begun = time.monotonic()
        assert (await page.ask("ping"))["type"] == "done"
        waits.append(time.monotonic() - begun)
        await asyncio.sleep(0.06)  # no page may ask more than twenty times a second
    return waits
