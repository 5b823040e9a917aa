"""Meeting people: open tables, invitations among those who have played together, and blocking."""

import io
import json
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from server.clients import Person, Running, play_out, quick, running
from sylve.server.meet import clearing
from sylve.server.wire.limits import Buckets, Rate


@pytest_asyncio.fixture(loop_scope="session")
async def meeting(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(quick(tmp_path, clearing=True)) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def people(meeting: Running) -> AsyncIterator[tuple[Person, Person, Person]]:
    async with Person(meeting.url) as ana, Person(meeting.url) as ben, Person(meeting.url) as eve:
        for who, name in ((ana, "Ana"), (ben, "Ben"), (eve, "Eve")):
            await who.http.put("/api/me", json={"name": name})
        yield ana, ben, eve


People = tuple[Person, Person, Person]


async def shows(who: Person, table: str, shown: bool = True, watch: bool = False) -> int:
    wanted = {"shown": shown, "watch": watch}
    return (await who.http.put(f"/api/tables/{table}/clearing", json=wanted)).status_code


async def watches(who: Person) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = (await who.http.get("/api/clearing")).json()["watch"]
    return tables


async def sees(who: Person) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = (await who.http.get("/api/clearing")).json()["tables"]
    return tables


async def names_of(who: Person) -> list[str]:
    return [each["table"] for each in await sees(who)]


async def play_together(one: Person, other: Person) -> str:
    """A game of two, to its end."""
    table = await one.opens("me", "open")
    pages = [await one.visits(table), await other.visits(table)]
    assert (await pages[1].ask("sit", seat=1))["type"] == "done"
    await play_out(*pages)
    return table


async def companion(who: Person, name: str) -> str:
    known = (await who.http.get("/api/me/companions")).json()
    key: str = next(each["key"] for each in known if each["name"] == name)
    return key


async def invites(who: Person, table: str, key: str) -> int:
    return (await who.http.post(f"/api/tables/{table}/invitations", json={"key": key})).status_code


async def invited(who: Person) -> list[tuple[str, str]]:
    return [(each["table"], each["asks"]) for each in (await who.http.get("/api/me/invitations")).json()]


async def test_without_the_owner_there_is_no_clearing(ana: Person) -> None:
    table = await ana.opens("me", "open")
    assert (await ana.http.get("/api/clearing")).json() == {"on": False, "tables": [], "watch": []}
    assert await shows(ana, table) == 404
    assert (await ana.http.get(f"/api/tables/{table}/clearing")).json() == {"on": False, "shown": False, "watch": False}


async def test_a_table_is_seen_while_its_host_wants_and_a_seat_is_free(people: People) -> None:
    ana, ben, _ = people
    private = await ana.opens("me", "open")
    table = await ana.opens("me", "open", "oak", pace=86_400)
    assert await names_of(ben) == [], "private unless the host says otherwise"
    assert await shows(ben, table) == 400, "nobody else says so"
    assert await shows(ana, table) == 204
    [told] = await sees(ben)
    assert (told["table"], told["game"], told["pace"], told["mine"]) == (table, "toutlahaut", 86_400, False)
    assert [seat["name"] or seat["bot"] or seat["kind"] for seat in told["seats"]] == ["Ana", "open", "oak"]
    assert ana.id not in str(told)
    assert private not in str(told)
    assert await shows(ana, table, False) == 204
    assert await names_of(ben) == []
    await shows(ana, table)
    page = await ben.visits(table)
    assert (await page.ask("sit", seat=1))["type"] == "done"
    assert await names_of(ben) == [], "whoever plays is not on show"
    assert await shows(ana, table) == 204
    assert await names_of(ben) == []
    assert await watches(ben) == []


async def test_a_game_is_watched_by_strangers_where_its_host_says_so_and_nobody_is_named(people: People) -> None:
    ana, ben, eve = people
    table = await ana.opens("me", "open")
    assert await shows(ana, table, watch=True) == 204
    told = (await ben.http.get(f"/api/tables/{table}/clearing")).json()
    assert told == {"on": True, "shown": True, "watch": True}, "whoever sits down can know it"
    assert await watches(eve) == [], "it waits"
    pages = [await ana.visits(table), await ben.visits(table)]
    assert (await pages[1].ask("sit", seat=1))["type"] == "done"
    assert await names_of(eve) == []
    assert await watches(eve) == [{"table": table, "game": "toutlahaut", "people": 2, "robots": 0, "moves": 0}]
    assert await shows(ben, table, False) == 400
    assert await shows(ana, table, False) == 204, "during the game, too, the host takes it back"
    assert await watches(eve) == []
    assert await shows(ana, table, watch=True) == 204
    await play_out(*pages)
    assert await watches(eve) == [], "it is over"
    assert (await eve.http.get(f"/api/tables/{table}/clearing")).json()["shown"] is False


async def test_who_is_blocked_watches_nothing_either(people: People) -> None:
    ana, ben, eve = people
    first = await ana.opens("me", "open", "open")
    assert (await (await eve.visits(first)).ask("sit", seat=1))["type"] == "done"
    assert (await ana.http.post(f"/api/tables/{first}/seats/1/block")).status_code == 204
    table = await ana.opens("me", "open")
    await shows(ana, table, watch=True)
    assert (await (await ben.visits(table)).ask("sit", seat=1))["type"] == "done"
    assert [len(await watches(who)) for who in (ben, eve)] == [1, 0]


async def test_those_who_have_played_together_invite_each_other(people: People) -> None:
    ana, ben, eve = people
    await play_together(ana, ben)
    table = await ana.opens("me", "open")
    key = await companion(ana, "Ben")
    await play_together(eve, ben)
    assert ben.id not in str((await ana.http.get("/api/me/companions")).json()), "a key does not tell who it is"
    assert await companion(eve, "Ben") != key, "nor do two people find out that they know the same one"
    assert await invites(ana, table, key) == 204
    assert await invites(ana, table, key) == 204, "asked twice, he is asked once"
    assert await invited(ben) == [(table, "Ana")]
    assert await invites(eve, table, key) == 400, "she has no part in it"
    assert await invites(ana, table, await companion(ben, "Ana")) == 404, "a key is its reader's alone"
    assert (await ben.http.delete(f"/api/me/invitations/{table}")).status_code == 204
    assert await invited(ben) == []
    await invites(ana, table, key)
    page = await eve.visits(table)
    await page.ask("sit", seat=1)
    assert await invited(ben) == [], "no seat is free any more"
    assert await invites(ana, table, key) == 409


async def test_a_flood_of_invitations_ends(meeting: Running, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben, eve = people
    await play_together(ana, ben)
    await play_together(ana, eve)
    monkeypatch.setattr(clearing, "MOST_INVITED", 1)
    table = await ana.opens("me", "open")
    assert await invites(ana, table, await companion(ana, "Ben")) == 204
    assert await invites(ana, table, await companion(ana, "Eve")) == 429, "one table asks only so many"
    meeting.app.state.services.clearing.rate = Buckets(Rate(per_second=0, burst=2))
    for _ in range(3):
        answers = [await invites(ana, await ana.opens("me", "open"), await companion(ana, "Ben"))]
    assert answers == [429], "and one person only so often"
    monkeypatch.setattr(clearing, "MOST_INVITATIONS", 2)
    assert len(await invited(ben)) == 2, "of many, the latest are shown"


async def test_who_is_blocked_neither_joins_nor_sees_nor_invites(people: People) -> None:
    ana, ben, eve = people
    played = await play_together(ana, ben)
    key = await companion(ben, "Ana")
    first = await ben.opens("me", "open")
    await invites(ben, first, key)
    assert await invited(ana) == [(first, "Ben")]
    assert (await eve.http.post(f"/api/tables/{played}/seats/1/block")).status_code == 400, "she does not know him"
    assert (await ana.http.post(f"/api/tables/{played}/seats/0/block")).status_code == 400, "nor herself"
    assert (await ana.http.post(f"/api/tables/{played}/seats/1/block")).status_code == 204
    assert await invited(ana) == []
    assert await invites(ben, first, key) == 204, "nobody learns that they are blocked"
    assert await invited(ana) == []
    table = await ana.opens("me", "open")
    await shows(ana, table)
    assert (await names_of(ben), await names_of(eve)) == ([], [table])
    page = await ben.visits(table)
    assert (await page.ask("sit", seat=1))["code"] == "locked"
    assert (await ana.http.get("/api/me/companions")).json() == []
    [blocked] = (await ana.http.get("/api/me/blocks")).json()
    assert blocked["name"] == "Ben"
    packed = zipfile.ZipFile(io.BytesIO((await ana.http.get("/api/me/everything")).content))
    assert json.loads(packed.read("me.json"))["blocked"] == ["Ben"]
    assert (await ben.http.delete(f"/api/me/blocks/{blocked['key']}")).status_code == 204
    assert (await ana.http.get("/api/me/blocks")).json() != [], "only who blocked takes it back"
    await ana.http.delete(f"/api/me/blocks/{blocked['key']}")
    assert (await page.ask("sit", seat=1))["type"] == "done"


async def test_nothing_of_it_outlives_who_is_forgotten(meeting: Running, people: People) -> None:
    ana, ben, _ = people
    played = await play_together(ana, ben)
    await ana.http.post(f"/api/tables/{played}/seats/1/block")
    mine, theirs = await ana.opens("me", "open"), await ben.opens("me", "open")
    await shows(ana, mine)
    await invites(ben, theirs, await companion(ben, "Ana"))
    forgotten = ana.id
    await ana.http.delete("/api/me")
    store = meeting.rooms.house.store
    async with store.engine.connect() as connection:
        for table in ("blocks", "invitations", "clearing", "witnesses"):
            rows = (await connection.exec_driver_sql(f"SELECT * FROM {table}")).all()
            assert forgotten not in str(rows), table
