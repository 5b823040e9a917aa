"""Tables that are played by the day, on a calendar of the tests' own: nobody sleeps, and servers stop in between."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dealing import PATIENCE
from server.clients import SALT, Page, Person, Running, quick, running
from sylve.server import Settings
from sylve.server.people import rests
from sylve.table import entries
from sylve.table.table import DAY, Table

HOUR = 3600


class Calendar:
    def __init__(self) -> None:
        self.moment = entries.clock()

    def passes(self, seconds: float) -> None:
        self.moment += int(seconds * 1_000_000_000)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    ours = Calendar()
    monkeypatch.setattr(entries, "clock", lambda: ours.moment)
    return ours


async def at_one_table(ana: Person, ben: Person, pace: int = DAY) -> str:
    table = await ana.opens("me", "open", pace=pace)
    page = await ben.visits(table)
    await page.ask("sit", seat=1, salt=SALT)
    await page.connection.close()
    return table


async def until(table: Table, plays: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(table.plays) < plays:
            await asyncio.sleep(0.01)


async def clock_decides(server: Running, table: str) -> Table:
    """Nobody looks at the table; the server does."""
    live = await server.table(table)
    before = len(live.plays)
    await server.rooms.run_clocks()
    await until(live, before + 1)
    return live


async def plays_what_is_asked(page: Page) -> None:
    await page.until(lambda: bool(page.state))
    while page.my_turn() and not page.state["view"]["over"]:
        before = page.state["sequence"]
        assert (await page.plays(page.state["seat"]))["type"] == "done"
        await page.sees(before + 1)


async def mine(person: Person, table: str) -> dict[str, Any]:
    tables = (await person.http.get("/api/me")).json()["tables"]
    summary: dict[str, Any] = next(each for each in tables if each["table"] == table)
    return summary


async def test_a_game_is_played_over_days_with_restarts_in_between(settings: Settings, calendar: Calendar) -> None:
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await at_one_table(ana, ben, pace=3 * DAY)
        cookies = ana.http.cookies, ben.http.cookies
    days, over = 0, False
    while not over:
        calendar.passes(1.5 * DAY)
        days += 1
        async with running(settings) as server:
            await server.rooms.run_clocks()
            async with Person(server.url) as ana, Person(server.url) as ben:
                for person, kept in zip((ana, ben), cookies, strict=True):
                    person.http.cookies = kept
                summary = await mine(ana, table)
                assert summary["status"] == "playing"
                (seat,) = summary["to_act"]
                assert summary["left"][seat] == 1.5 * DAY * 1000, "as much is left as before the restart"
                page = await (ana, ben)[seat].visits(table)
                await plays_what_is_asked(page)
                live = await server.table(table)
                assert not any(play.late for play in live.plays)
                over = live.status == "over"
    assert days > 5


async def test_a_clock_runs_out_at_a_table_that_nobody_looks_at(settings: Settings, calendar: Calendar) -> None:
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await at_one_table(ana, ben)
    calendar.passes(DAY - HOUR)
    async with running(settings) as server:
        await server.rooms.run_clocks()
        assert server.rooms._rooms == {}, "there is nothing to do yet, and no table is loaded for it"
        calendar.passes(2 * HOUR)
        live = await clock_decides(server, table)
        assert [play.late for play in live.plays] == [True]
        await server.rooms.run_clocks()
        assert len(live.plays) == 1, "the next one has a day again"


async def test_my_tables_say_whose_turn_it_is_since_when_and_how_long(tmp_path: Path, calendar: Calendar) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await at_one_table(ana, ben)
        asked = entries.now()
        calendar.passes(5 * HOUR)
        for person in (ana, ben):
            summary = await mine(person, table)
            (seat,) = summary["to_act"]
            assert summary["since"][seat] == asked
            assert summary["left"][seat] == 19 * HOUR * 1000
            assert summary["since"][1 - seat] is summary["left"][1 - seat] is None


async def test_after_three_times_in_a_row_the_others_are_offered_a_robot(tmp_path: Path, calendar: Calendar) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await at_one_table(ana, ben)
        live = await server.table(table)
        page = await ben.visits(table)
        await page.until(lambda: bool(page.state))
        for time in range(3):
            await plays_what_is_asked(page)
            assert page.table["silent"] is None, f"not after {time} times"
            assert (await page.ask("vote", seat=0, agree=True))["code"] == "not-silent"
            calendar.passes(DAY + 1)
            await clock_decides(server, table)
            await page.until(page.my_turn)
        await plays_what_is_asked(page)
        await page.until(lambda: page.table["silent"] is not None)
        assert (await page.ask("vote", seat=0, agree=True))["type"] == "done"
        assert live.seats[0].bot is not None
        back = await ana.visits(table)
        await back.ask("sit", seat=0, salt=SALT)
        assert live.seats[0].kind == "person"
        assert live.late_in_a_row[0] == 0, "whoever comes back begins anew"


async def test_clocks_of_days_stand_still_during_days_off(settings: Settings, calendar: Calendar) -> None:
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await at_one_table(ana, ben)
        live = await server.table(table)
        (seat,) = live.to_act()
        person, other = ((ana, ben), (ben, ana))[seat]
        calendar.passes(DAY / 2)
        assert (await person.http.put("/api/me/rest", json={"days": 5})).status_code == 204
        summary = await mine(other, table)
        assert summary["left"][seat] == 5.5 * DAY * 1000
        assert summary["seats"][seat]["rests"] == entries.now() + 5 * DAY * 1000
        assert summary["seats"][1 - seat]["rests"] is None
        calendar.passes(5 * DAY)
        await server.rooms.run_clocks()
        assert live.plays == []
        assert (await mine(other, table))["seats"][seat]["rests"] is None
    calendar.passes(DAY / 2 + 1)
    async with running(settings) as server:
        assert (await clock_decides(server, table)).plays[0].late


async def test_who_is_back_early_keeps_the_days_that_are_left(tmp_path: Path, calendar: Calendar) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
        live = await server.table(await at_one_table(ana, ben))
        (seat,) = live.to_act()
        asked = (ana, ben)[seat]
        await asked.http.put("/api/me/rest", json={"days": 10})
        calendar.passes(2 * DAY)
        assert (await asked.http.put("/api/me/rest", json={"days": 0})).status_code == 204
        you = (await asked.http.get("/api/me/you")).json()
        assert (you["rests"], you["days_left"]) == (None, rests.DAYS_A_YEAR - 2)
        assert live.deadline(seat) == entries.now() + DAY * 1000


async def test_nobody_is_away_for_ever(tmp_path: Path, calendar: Calendar) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:

        async def rest(days: int) -> dict[str, Any] | None:
            answer = await ana.http.put("/api/me/rest", json={"days": days})
            told: dict[str, Any] | None = answer.json() if answer.content else None
            return told

        assert await rest(rests.DAYS_AT_ONCE + 1) == {"code": "too-many", "facts": {"most": rests.DAYS_AT_ONCE}}
        for _ in range(2):
            assert await rest(rests.DAYS_AT_ONCE) is None
            calendar.passes(rests.DAYS_AT_ONCE * DAY)
        assert await rest(1) == {"code": "too-many", "facts": {"most": 0}}
        calendar.passes(340 * DAY)
        assert await rest(5) is None, "a year later there are days again"


@pytest.mark.usefixtures("calendar")
async def test_a_clock_of_minutes_waits_for_nobody(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me", pace=300)
        await ana.http.put("/api/me/rest", json={"days": 5})
        live = await server.table(table)
        (seat,) = live.to_act()
        assert live.deadline(seat) == entries.now() + 300_000


async def test_a_table_that_is_gone_is_looked_for_once(tmp_path: Path, calendar: Calendar) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me", pace=DAY)
        assert (await ana.http.delete(f"/api/tables/{table}")).status_code == 204
        calendar.passes(2 * DAY)
        await server.rooms.run_clocks()
        assert await server.rooms.house.asked.due(entries.now()) == []
