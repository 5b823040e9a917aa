"""The clock of a table, over a real socket and across a restart."""

import time
from pathlib import Path

import pytest

from server.clients import Person, quick, running


@pytest.fixture(autouse=True)
def _short_paces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sylve.table.commands.PACES", (0, 1))


async def test_who_does_not_decide_is_played_for_and_told_so(ana: Person) -> None:
    page = await ana.visits(await ana.opens("me", "random", pace=1))
    assert page.table["pace"] == 1
    await page.until(lambda: page.my_turn() and page.state["left"][0] is not None)
    assert 0 <= page.state["left"][0] <= 1000
    await page.until(lambda: page.state["late"] == 0)
    assert page.table["seats"][0]["kind"] == "person", "the seat stays with the person"


async def test_a_clock_that_ran_out_while_the_server_was_down_is_noticed(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me", pace=1)
    async with running(quick(tmp_path)) as server:
        ana.moves_to(server.url)
        async with ana:
            page = await ana.visits(table)
            await page.until(lambda: bool(page.state) and page.state["late"] is not None)


async def test_a_pace_that_is_not_on_offer_is_refused(ana: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    answer = await ana.http.post("/api/tables", json={"game": "toutlahaut", "options": {}, "seats": seats, "pace": 7})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-option"


async def test_the_clock_does_not_run_against_a_reader_for_ever(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sylve.server.rooms.readers.PATIENCE", 2.0)
    page = await ana.visits(await ana.opens("me", "me", pace=1))
    await page.ask("look", seat=0)
    begun = time.monotonic()
    await page.ask("reading", reading=True)
    await page.until(lambda: bool(page.state) and page.state["late"] is not None)
    assert time.monotonic() - begun > 1.9, "as long as one reads"


async def test_only_what_was_spent_reading_is_given_back(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sylve.server.rooms.readers.PATIENCE", 600.0)
    page = await ana.visits(await ana.opens("me", "me", pace=1))
    await page.ask("reading", reading=True)
    await page.ask("reading", reading=False)
    await page.until(lambda: bool(page.state) and page.state["late"] is not None)
