"""Settings, log lines, slow pages, tables that can no longer be read."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from dealing import PATIENCE
from server.clients import Person, Running, quick, running
from sylve.server import Settings, StartError, logs
from sylve.server.logs import JsonFormatter
from sylve.server.rooms.visitors import Visitor
from sylve.server.wire import limits
from sylve.server.wire.messages import Done
from sylve.server.wire.security import same_origin
from sylve.table import Entry


def test_arguments_win_over_the_environment_and_the_environment_over_defaults() -> None:
    environment = {
        "SYLVE_PORT": "9000",
        "SYLVE_HOST": "0.0.0.0",
        "SYLVE_BOT_PAUSE": "0",
        "SYLVE_SECURE": "true",
        "PORT": "1",
    }
    settings = Settings.from_environment(environment, port=9001, host=None, folder=Path("x"))
    assert (settings.host, settings.port, settings.bot_pause, settings.secure) == ("0.0.0.0", 9001, 0.0, True)
    assert settings.workers == 1
    with pytest.raises(StartError):
        Settings.from_environment({"SYLVE_SECURE": "perhaps"})


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("", "sqlite+aiosqlite:///x/sylve.sqlite3"),
        ("sqlite:///y.db", "sqlite+aiosqlite:///y.db"),
        ("postgresql://me@host/db", "postgresql+asyncpg://me@host/db"),
        ("postgresql+asyncpg://me@host/db", "postgresql+asyncpg://me@host/db"),
    ],
)
def test_database_addresses_are_understood_in_their_plain_form(given: str, url: str) -> None:
    assert Settings(folder=Path("x"), database=given).database_url == url


@pytest.mark.parametrize(("word", "secrets"), [("7", 1), ("", 2)])
async def test_tables_share_a_secret_in_tests_alone(tmp_path: Path, word: str, secrets: int) -> None:
    async with running(quick(tmp_path, known_deals_for_tests=word)) as server, Person(server.url) as ana:
        tables = [await server.table(await ana.opens("me", "random")) for _ in range(2)]
    assert len({table.secret for table in tables}) == secrets


def test_a_log_line_is_one_json_object() -> None:
    try:
        raise RuntimeError("two\nlines")
    except RuntimeError as error:
        record = logging.LogRecord(
            "sylve.x", logging.ERROR, "", 0, "a %s failed", ("bot",), (RuntimeError, error, None)
        )
    record.bot = "greedy"
    line = JsonFormatter().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["message"], read["bot"]) == ("error", "a bot failed", "greedy")
    assert "two" in read["error"]


@pytest.mark.parametrize(("terminal", "level"), [(True, logging.WARNING), (False, logging.INFO)])
def test_at_a_terminal_only_what_wants_attention_is_logged(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, level: int
) -> None:
    set_up: list[dict[str, Any]] = []
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal)
    monkeypatch.setattr("logging.config.dictConfig", set_up.append)
    logs.set_up()
    assert logging.getLevelName(set_up[0]["loggers"]["sylve"]["level"]) == level


class Unread:
    """A page that takes nothing of what it is sent."""

    def __init__(self) -> None:
        self.kept = 0
        self.parted: list[int] = []

    def write(self, message: bytes) -> None:
        assert not self.parted
        self.kept += len(message)

    def unread(self) -> int:
        return self.kept

    def part(self, code: int) -> None:
        self.parted.append(code)


def test_a_page_that_does_not_read_is_let_go() -> None:
    page = Unread()
    visitor = Visitor(None, "", page)
    while not page.parted:
        visitor.send(Done(1))
    assert page.kept <= limits.UNREAD_BYTES + 100
    assert page.parted == [1013]


@pytest.mark.parametrize(
    ("origin", "host", "public_url", "same"),
    [
        (None, "sylve.example", "", True),
        ("https://sylve.example", "sylve.example", "", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", "", True),
        ("https://sylve.example", "127.0.0.1:8000", "https://sylve.example", True),
        ("https://evil.example", "sylve.example", "https://sylve.example", False),
        ("http://127.0.0.1:9000", "127.0.0.1:8000", "", False),
        ("null", "sylve.example", "", False),
        ("", "sylve.example", "", False),
        ("https://sylve.example", None, "", False),
    ],
)
def test_only_pages_of_the_own_site_count_as_such(origin: str, host: str, public_url: str, same: bool) -> None:
    assert same_origin(origin, host, public_url) is same


async def test_a_table_that_cannot_be_read_any_more_hides_nothing_else(server: Running, ana: Person) -> None:
    good, bad = await ana.opens("me", "open"), await ana.opens("me", "me")
    await server.rooms.house.store.append([Entry(bad, 3, "play", 0, {"action": 10**6})])
    del server.rooms._rooms[bad]
    assert [table["table"] for table in (await ana.http.get("/api/me")).json()["tables"]] == [good]
    assert (await ana.http.get(f"/api/tables/{bad}")).json() == {"code": "internal", "facts": {}}
    assert (await ana.visits(bad)).errors[0]["code"] == "internal"


async def test_a_lent_seat_is_watched_without_choices(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.rooms.house.pool, "pause", 10 * PATIENCE)
    page = await ana.visits(await ana.opens("me", "me"))
    seat = page.table["to_act"][0]
    await page.ask("look", seat=seat)
    assert page.legal()
    await page.ask("assign", seat=seat, bot="random")
    assert page.state["view"]["table"]["hand"]
    assert (page.state["offers"], page.state["undo"]) == ([], False)
    await page.ask("sit", seat=seat, salt="0" * 32)
    await page.ask("look", seat=seat)
    assert page.legal()


async def test_who_takes_the_seat_back_gets_the_choices_back(
    server: Running, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.rooms.house.pool, "pause", 10 * PATIENCE)
    table = await ana.opens("me", "open")
    hers, his = await ana.visits(table), await ben.visits(table)
    await his.ask("sit", seat=1, salt="0" * 32)
    await hers.until(lambda: bool(hers.state))
    page = hers if hers.my_turn() else his
    seat, events = page.state["seat"], page.events
    await page.ask("assign", seat=seat, bot="random")
    assert page.state["offers"] == []
    await page.ask("sit", seat=seat, salt="0" * 32)
    assert page.legal()
    assert page.events == events
