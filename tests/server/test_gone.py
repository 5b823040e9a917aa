"""PostgreSQL goes away under a server and comes back: players are told, nothing is lost, and nobody gets a 500."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pgserver
import pytest
from pgserver._commands import pg_ctl  # type: ignore[attr-defined]

from server.clients import Page, Person, quick, running
from sylve.server.store import health

pytestmark = pytest.mark.long


@pytest.fixture
def database() -> Iterator[Any]:
    with tempfile.TemporaryDirectory(prefix="sylve-postgres-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
        yield server
        server.cleanup()


def stop(database: Any) -> None:
    pg_ctl(["-w", "-m", "immediate", "stop"], pgdata=database.pgdata, user=database.system_user)


async def plays(page: Page) -> str:
    seat: int = page.state["view"]["to_act"][0]
    await page.ask("look", seat=seat)
    answer = await page.plays(seat)
    return str(answer.get("code", answer["type"]))


async def test_a_database_that_goes_and_comes_back(
    tmp_path: Path, database: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "SECONDS_TRUE", 0.0)
    settings = quick(tmp_path, database=database.get_uri())
    async with running(settings) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me", game="canopee")
        page = await ana.visits(table)
        await page.until(lambda: bool(page.state))
        for round_played in range(1, 4):
            assert await plays(page) == "done"
            stop(database)
            assert [await plays(page) for _ in range(3)] == ["not-stored"] * 3
            assert (await ana.http.get("/healthz")).status_code == 503
            calls = [await ana.http.put("/api/me", json={"name": "Ana"}), await ana.http.get("/api/me/tables")]
            assert {answer.status_code for answer in calls} == {503}
            database.ensure_postgres_running()
            assert await plays(page) == "done"
            assert (await ana.http.get("/healthz")).status_code == 200
            assert page.state["entry"] == 2 * round_played
        entries = await server.rooms.house.store.entries(table)
        assert sum(entry.kind == "play" for entry in entries) == 6
