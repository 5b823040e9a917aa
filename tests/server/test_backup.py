"""A backup is made while people play; what is restored from it is played on, by the same people."""

import sqlite3
import stat
from pathlib import Path
from typing import IO, Any

import pytest
from sqlalchemy import MetaData

from server.clients import Page, Person, quick, running
from sylve.server import Settings, StartError
from sylve.server.store import backup as backups
from sylve.server.store.backup import backup, restore
from sylve.server.store.commits import rows_of
from sylve.server.store.store import MIGRATIONS, Store, migrate
from table.live import ANA, LiveTable, two_people


async def plays(page: Page, times: int) -> None:
    for _ in range(times):
        seat = (page.state["view"]["to_act"] if page.state else page.table["to_act"])[0]
        await page.ask("look", seat=seat)
        assert (await page.plays(seat))["type"] == "done"


async def restored(path: Path, settings: Settings) -> int:
    store = Store(settings)
    try:
        return await restore(store, path)
    finally:
        await store.close()


async def there_and_back(old: Settings, new: Settings, path: Path) -> None:
    async with running(old) as server, Person(server.url) as ana:
        table = await ana.opens("me", "me")
        await ana.http.put("/api/me", json={"name": "Zoé"})
        page = await ana.visits(table)
        await plays(page, 4)
        assert await backup(server.rooms.house.store, path) == 1
        await plays(page, 1)
        cookies = ana.http.cookies
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert await restored(path, new) == 1
    async with running(new) as server, Person(server.url) as ana:
        ana.http.cookies = cookies
        me = (await ana.http.get("/api/me")).json()
        assert (me["name"], [each["table"] for each in me["tables"]]) == ("Zoé", [table])
        page = await ana.visits(table)
        await page.until(lambda: bool(page.state))
        assert page.state["entry"] == 4
        while not page.state["view"]["over"]:
            await plays(page, 1)
    with pytest.raises(StartError, match="in use"):
        await restored(path, new)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Settings:
    (tmp_path / "elsewhere").mkdir()
    return quick(tmp_path / "elsewhere")


async def test_from_either_database(settings: Settings, elsewhere: Settings, tmp_path: Path) -> None:
    await there_and_back(settings, elsewhere, tmp_path / "backup")


async def test_into_either_database(settings: Settings, elsewhere: Settings, tmp_path: Path) -> None:
    await there_and_back(elsewhere, settings, tmp_path / "backup")


async def test_what_is_written_meanwhile_is_not_half_in_it(
    elsewhere: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another table is opened after the tables were read and before their entries are."""
    store = Store(elsewhere)
    await store.open()
    first, later = two_people(), two_people()
    await store.append(first.entries)
    truly_write = backups._line

    def write(file: IO[str], value: dict[str, Any]) -> None:
        truly_write(file, value)
        if value.get("in") == "tables":
            with sqlite3.connect(elsewhere.folder / "sylve.sqlite3") as other:
                other.execute("INSERT INTO tables VALUES (?, 'toutlahaut', 'ana', 1, 1, NULL)", [later.table.id])
                other.execute("INSERT INTO entries VALUES (?, 1, 'open', NULL, '{}', 1)", [later.table.id])

    monkeypatch.setattr(backups, "_line", write)
    try:
        assert await backup(store, tmp_path / "backup") == 1
    finally:
        await store.close()
    (tmp_path / "new").mkdir()
    assert await restored(tmp_path / "backup", quick(tmp_path / "new")) == 1
    with sqlite3.connect(tmp_path / "new" / "sylve.sqlite3") as new:
        assert new.execute("SELECT DISTINCT table_id FROM entries").fetchall() == [(first.table.id,)]


async def test_a_file_that_is_no_backup_is_said(tmp_path: Path) -> None:
    (tmp_path / "poem").write_text("trees")
    with pytest.raises(StartError, match="cannot be read as a backup"):
        await restored(tmp_path / "poem", quick(tmp_path))
    with pytest.raises(StartError, match="cannot be read as a backup"):
        await restored(tmp_path / "nothing", quick(tmp_path))


@pytest.mark.parametrize("version", sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*.py")))
async def test_a_database_of_every_version_is_brought_up_to_date(settings: Settings, version: str) -> None:
    """With data of that version: a game of two goes on."""
    live = two_people()
    live.plays(live.table.to_act()[0])
    await written_by(settings, version, live)
    store = Store(settings)
    await store.open()
    try:
        assert await store.entries(live.table.id) == live.entries
        assert await store.names([ANA]) == {ANA: "Ana"}
        live.plays(live.table.to_act()[0])
        await store.append(live.entries[-1:])
        await store.note_end(live.table.id, 1)
        assert await store.end_cookies(ANA) == 1
        assert await store.entries(live.table.id) == live.entries
    finally:
        await store.close()


async def written_by(settings: Settings, version: str, live: LiveTable) -> None:
    store = Store(settings)
    async with store.engine.begin() as connection:
        await connection.run_sync(lambda sync: migrate(sync, version))
        shape = MetaData()
        await connection.run_sync(shape.reflect)
        await connection.execute(shape.tables["people"].insert(), [{"id": ANA, "name": "Ana"}])
    await store.commits.commit(rows_of(live.entries))
    await store.close()
