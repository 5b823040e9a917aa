"""A deal that was promised, over a real socket."""

import hashlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from server.clients import Page, Person, Running, quick, running
from sylve.engine import records

SALTS = [bytes([number] * 16) for number in range(3)]
PROMISES = [hashlib.sha256(salt).hexdigest() for salt in SALTS]


@pytest_asyncio.fixture(loop_scope="session")
async def honest(tmp_path: Path) -> AsyncIterator[Running]:
    """A server whose deals nobody knows."""
    async with running(quick(tmp_path, known_deals_for_tests="")) as server:
        yield server


async def opens(person: Person, *kinds: str, promise: str | None = PROMISES[0]) -> str:
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    new = {"game": "toutlahaut", "options": {}, "seats": seats, "promise": promise}
    table: str = (await person.http.post("/api/tables", json=new)).json()["table"]
    return table


async def tells(page: Page, salt: bytes) -> None:
    await page.until(lambda: page.table["deal"] is not None and page.table["deal"]["asks"] == "salt")
    answer = await page.ask("reveal", salt=salt.hex())
    assert answer["type"] == "done", answer


async def test_two_people_deal_what_neither_could_choose(honest: Running) -> None:
    async with Person(honest.url) as ana, Person(honest.url) as ben:
        await ana.http.put("/api/me", json={"name": "Ana"})
        table = await opens(ana, "me", "open")
        hers, his = await ana.visits(table), await ben.visits(table)
        commitment = his.table["commitment"]
        assert (await his.ask("sit", seat=1, promise=PROMISES[1]))["type"] == "done"
        await hers.until(lambda: hers.table["deal"]["promises"] == PROMISES[:2])
        await tells(his, SALTS[1])
        assert (await hers.ask("reveal", salt=SALTS[1].hex()))["code"] == "broken-promise"
        await tells(hers, SALTS[0])
        await hers.until(lambda: bool(hers.state))
        assert hers.table["deal"] is None
        assert (await his.ask("concede", seat=1))["type"] == "done"
        await hers.until(lambda: hers.table["seal"] is not None)
        await ana.http.put("/api/me", json={"name": "Somebody else"})
        text = (await ana.http.get(f"/api/tables/{table}/record")).text
        live = records.parse(text).live
        assert live.salts == tuple(SALTS[:2])
        assert live.names[0] == "Ana"
        assert hashlib.sha256(live.secret).hexdigest() == commitment
        assert hers.table["seal"] == hashlib.sha256(text.encode()).hexdigest()


async def test_who_plays_alone_has_a_say_in_the_deal(honest: Running) -> None:
    async with Person(honest.url) as ana:
        table = await opens(ana, "me", "random")
        page = await ana.visits(table)
        assert page.table["status"] == "waiting"
        await tells(page, SALTS[0])
        await page.until(lambda: bool(page.state))
        assert (await honest.table(table)).salts == [SALTS[0]]
        assert (await page.ask("concede", seat=0))["type"] == "done"
        assert (await page.ask("rematch", promise=PROMISES[2]))["type"] == "done"
        await page.until(lambda: page.table["rematch"] is not None)
        again = await ana.visits(page.table["rematch"])
        await tells(again, SALTS[2])
        await again.until(lambda: bool(again.state))


async def test_who_leaves_before_telling_is_not_waited_for(honest: Running) -> None:
    async with Person(honest.url) as ana, Person(honest.url) as ben:
        table = await opens(ana, "me", "open")
        hers, his = await ana.visits(table), await ben.visits(table)
        await his.ask("sit", seat=1, promise=PROMISES[1])
        await tells(hers, SALTS[0])
        await his.connection.close()
        await hers.until(lambda: hers.table["deal"]["asks"] == "promise")
        assert (await hers.ask("promise", promise=PROMISES[2]))["type"] == "done"
        await tells(hers, SALTS[2])
        await hers.until(lambda: bool(hers.state))
        assert (await honest.table(table)).salts == [SALTS[2]]


async def test_a_restart_between_promise_and_salt_loses_nothing(tmp_path: Path) -> None:
    settings = quick(tmp_path, known_deals_for_tests="")
    async with running(settings) as first, Person(first.url) as ana:
        table = await opens(ana, "me", "random")
        page = await ana.visits(table)
        await page.until(lambda: page.table["deal"]["asks"] == "salt")
    async with running(settings) as second:
        ana.moves_to(second.url)
        async with ana:
            page = await ana.visits(table)
            await tells(page, SALTS[0])
            await page.until(lambda: bool(page.state))


async def test_without_a_promise_the_game_starts_at_once(honest: Running) -> None:
    async with Person(honest.url) as ana:
        page = await ana.visits(await opens(ana, "me", "random", promise=None))
        assert page.table["status"] == "playing"
