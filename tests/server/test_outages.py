"""A database that fails: seen at once, said to the players, two lines of the log, and nothing lost."""

import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import make_url

from server.clients import Page, Person, Running, quick, running
from server.test_startup import complaint, start
from sylve.server import Settings, StartError
from sylve.server.rooms.visitors import TRY_AGAIN
from sylve.server.store import health, store
from sylve.server.store.claim import TAKEN
from sylve.server.store.store import Store
from sylve.server.wire import limits
from sylve.table.problems import Problem

FAULTS = {"read-only": "query_only=ON", "full": "max_page_count=1"}


@contextlib.asynccontextmanager
async def failing(server: Running, pragma: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Every connection that is made meanwhile cannot write."""
    kept = server.rooms.house.store
    with monkeypatch.context() as patch:
        patch.setattr(store, "SQLITE_PRAGMAS", (*store.SQLITE_PRAGMAS, pragma))
        await kept.reconnect()
        yield
    await kept.reconnect()


async def at_the_turn(page: Page) -> int:
    seat: int = page.table["to_act"][0] if not page.state else page.state["view"]["to_act"][0]
    await page.ask("look", seat=seat)
    return seat


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_move_that_cannot_be_stored_is_told_so_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    monkeypatch.setattr(health, "SECONDS_TRUE", 0.0)
    monkeypatch.setattr(limits, "MESSAGES", limits.Rate(per_second=1e9, burst=1e9))
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        page = await ana.visits(await ana.opens("me", "me", game="canopee"))
        seat = await at_the_turn(page)
        assert (await page.plays(seat))["type"] == "done"
        seat = await at_the_turn(page)
        before = page.state
        with caplog.at_level(logging.WARNING, "sylve"):
            async with failing(server, FAULTS[fault], monkeypatch):
                for _ in range(5 if fault == "read-only" else 400):  # what is left of the last page is filled first
                    answer = await page.plays(seat)
                    if answer["type"] == "error":
                        break
                    seat = await at_the_turn(page)
                    before = page.state
                for _ in range(5):
                    assert (await page.plays(seat))["code"] == "not-stored"
                if fault == "read-only":
                    assert (await ana.http.put("/api/me", json={"name": "Ana"})).json()["code"] == "not-stored"
                ill = await ana.http.get("/healthz")
                assert (ill.status_code, ill.json()["store"]) == (503, "failing")
            assert (await ana.http.get("/healthz")).json()["store"] == "ok"
        assert [record.message for record in caplog.records] == ["the database fails", "the database works again"]
        assert page.state == before
        assert (await page.plays(seat))["type"] == "done"


async def test_a_page_that_comes_while_the_database_is_away_is_asked_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me")
        server.rooms._forget(table)

        async def is_away(*_: object) -> None:
            raise Problem("store-down")

        with monkeypatch.context() as patch:
            patch.setattr(server.rooms.house.store, "entries", is_away)
            with pytest.raises(ConnectionError, match=str(TRY_AGAIN)):
                await ana.visits(table)
        page = await ana.visits(table)
        await page.until(lambda: bool(page.state))


def test_a_read_only_database_is_one_sentence(tmp_path: Path) -> None:
    assert start(tmp_path, workers="2").returncode == 1
    with sqlite3.connect(tmp_path / "old.sqlite3") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    said = complaint(start(tmp_path, database=f"sqlite:///file:{tmp_path}/old.sqlite3?mode=ro&uri=true"))
    assert "cannot be opened: attempt to write a readonly database" in said


async def test_a_second_server_on_the_same_database_says_so(settings: Settings) -> None:
    first, second = Store(settings), Store(settings)
    await first.open()
    await second.open()
    try:
        await first.claim.take()
        with pytest.raises(StartError, match=TAKEN):
            await second.claim.take()
        await first.claim.give_back()
        await second.claim.take()
    finally:
        await first.close()
        await second.close()


async def test_a_second_server_does_not_start(tmp_path: Path) -> None:
    async with running(quick(tmp_path)):
        assert complaint(start(tmp_path)) == f"sylve: {TAKEN}"


async def test_connections_that_postgresql_has_ended_are_noticed(postgres: str, settings: Settings) -> None:
    if not settings.database:
        pytest.skip("SQLite has no connections to lose")
    async with running(settings) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me")
        for _ in range(3):
            connection = await asyncpg.connect(postgres)
            ended = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
                make_url(settings.database).database,
            )
            await connection.close()
            assert ended
            assert (await ana.http.put("/api/me", json={"name": "Ana"})).status_code == 204
            assert (await ana.http.get("/healthz")).status_code == 200
            assert (await ana.http.get(f"/api/tables/{table}")).status_code == 200
