"""Tables go when their time is over, or when nobody wants them any more; and one address opens only so many."""

import asyncio
import dataclasses
from pathlib import Path

import pytest

from dealing import PATIENCE
from server.clients import Person, Running, quick, running
from sylve.cli import app
from sylve.server import Settings
from sylve.server.store.retention import DAY, Pruned, prune
from sylve.server.store.store import Store
from sylve.server.wire import limits
from sylve.table.entries import now
from table.live import ANA, BEN, LiveTable, two_people


async def stored(store: Store, live: LiveTable, days: float, noted: bool = True) -> str:
    """Store the table as if it had been left so many days ago."""
    moment = now() - int(days * DAY)
    await store.append([dataclasses.replace(entry, at=moment) for entry in live.entries])
    if noted and live.table.status == "over":
        await store.note_end(live.table.id, moment)
    return live.table.id


def finished() -> LiveTable:
    live = two_people()
    live.plays_to_the_end()
    return live


async def test_unfinished_and_finished_tables_are_kept_as_long_as_the_owner_says(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    try:
        old, new = await stored(store, two_people(), 31), await stored(store, two_people(), 29)
        kept = await stored(store, finished(), 40)
        unnoted = await stored(store, finished(), 40, noted=False)
        over = await stored(store, finished(), 400)
        await store.rename(ANA, "Ana")
        rules = dataclasses.replace(settings, keep_unfinished_days=30.0, keep_finished_days=365.0)
        assert await prune(store, settings) == Pruned(0, 0)
        assert await prune(store, rules, dry_run=True) == Pruned(1, 1)
        assert await prune(store, rules) == Pruned(1, 1)
        assert await prune(store, rules) == Pruned(0, 0)
        left = [table for table in (old, new, kept, unnoted, over) if await store.entries(table)]
        assert left == [new, kept, unnoted]
        assert set(await store.tables_of(BEN, 10)) == set(left)
        assert await store.names([ANA]) == {ANA: "Ana"}
        await store.delete_tables(left)
        assert await store.names([ANA]) == {}
    finally:
        await store.close()


def test_prune_says_what_it_deletes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        app(["prune", "--folder", str(tmp_path), "--unfinished-days", "30"])
    assert not ended.value.code
    assert capsys.readouterr().out == "0 unfinished and 0 finished games deleted.\n"


async def test_a_server_deletes_what_is_kept_no_longer(tmp_path: Path) -> None:
    store = Store(quick(tmp_path))
    await store.open()
    table = await stored(store, two_people(), 31)
    await store.close()
    async with running(quick(tmp_path, keep_unfinished_days=30.0)) as server, Person(server.url) as ana:
        async with asyncio.timeout(PATIENCE):
            while await server.rooms.house.store.entries(table):
                await asyncio.sleep(0.01)
        assert (await ana.http.get(f"/api/tables/{table}")).json()["code"] == "unknown-table"


async def test_a_person_deletes_the_own_tables(server: Running, ana: Person, ben: Person) -> None:
    table = await ana.opens("me", "open")
    page = await ben.visits(table)
    assert (await ben.http.delete(f"/api/tables/{table}")).status_code == 204  # not his: nothing happens
    assert (await ana.http.delete(f"/api/tables/{table}")).status_code == 204
    assert await page.closed() == 4004
    assert page.errors[-1]["code"] == "unknown-table"
    assert (await ana.http.get("/api/me")).json()["tables"] == []
    assert (await ana.http.get(f"/api/tables/{table}")).status_code == 404
    assert await server.rooms.house.store.entries(table) == []


async def test_nobody_takes_a_table_from_others_who_play_there(server: Running, ana: Person, ben: Person) -> None:
    table = await ana.opens("me", "open")
    his = await ben.visits(table)
    await his.ask("sit", seat=1)
    refused = await ana.http.delete(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["code"]) == (409, "still-playing")
    true = await server.table(table)
    pages = [await ana.visits(table), his]
    while true.status != "over":
        seat = true.to_act()[0]
        await pages[seat].until(pages[seat].my_turn)
        await pages[seat].plays(seat)
    assert (await ana.http.delete(f"/api/tables/{table}")).status_code == 204
    assert (await ana.http.get("/api/me")).json()["tables"] == []
    assert len((await ben.http.get("/api/me")).json()["tables"]) == 1
    assert (await ben.http.delete(f"/api/tables/{table}")).status_code == 204
    assert await server.rooms.house.store.entries(table) == []


async def test_a_move_at_a_table_that_was_deleted_elsewhere_is_told_so(server: Running, ana: Person) -> None:
    table = await ana.opens("me", "me")
    page = await ana.visits(table)
    await server.rooms.house.store.delete_tables([table])
    await page.ask("look", seat=page.table["to_act"][0])
    assert (await page.plays(page.state["seat"]))["code"] == "unknown-table"


async def test_one_address_opens_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever cookies it shows: 776 tables in ten seconds were opened before."""
    monkeypatch.setattr(limits, "OPENINGS_EACH", limits.Rate(per_second=0.0, burst=3))
    new = {"game": "toutlahaut", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with running(quick(tmp_path, people_per_address=2)) as server:
        codes = []
        for _ in range(4):
            async with Person(server.url) as stranger:
                codes += [(await stranger.http.post("/api/tables", json=new)).status_code for _ in range(2)]
        assert codes == [201] * 6 + [429] * 2


async def test_a_rematch_is_one_of_the_tables_that_an_address_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever gives up and plays again, over and over, would fill the disk as well."""
    monkeypatch.setattr(limits, "OPENINGS_EACH", limits.Rate(per_second=0.0, burst=0.02))
    async with running(quick(tmp_path, people_per_address=100)) as server, Person(server.url) as ana:
        page = await ana.visits(await ana.opens("me", "me"))
        assert (await page.ask("concede", seat=0))["type"] == "done"
        assert (await page.ask("rematch", promise=None))["type"] == "done"
        await page.until(lambda: bool(page.table["rematch"]))
        again = await ana.visits(page.table["rematch"])
        await again.ask("concede", seat=0)
        assert (await again.ask("rematch", promise=None))["code"] == "too-fast"
        assert (await page.ask("rematch", promise=None))["type"] == "done", "the one that there is already"
