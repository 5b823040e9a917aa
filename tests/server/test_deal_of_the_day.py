"""The deal of the day: the same for everybody, played once, promised the day before and shown the day after."""

import asyncio
import hashlib
import io
import zipfile
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import sylve
from dealing import PATIENCE
from server.clients import Page, Person, Running, quick, running
from server.test_days import Calendar, calendar
from sylve.cli import app
from sylve.server import Settings
from sylve.server.rooms.hub import MemoryHub
from sylve.table import days
from sylve.table.table import DAY

__all__ = ["calendar"]


@pytest.fixture(autouse=True)
def quick_rival(calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oak takes its time, and how well it plays is not tested here. Midnight comes when a test says so."""
    monkeypatch.setattr(days, "RIVAL", "random")
    assert calendar.moment


async def begins(who: Person, game: str = "toutlahaut") -> str:
    answer = await who.http.post(f"/api/days/{game}")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def plays(who: Person, table: str) -> Page:
    page = await who.visits(table)
    while page.table["status"] != "over":
        await page.until(lambda: page.table["status"] == "over" or page.my_turn())
        if page.my_turn() and not page.state["view"]["over"]:
            await page.plays(0)
    return page


async def sheet(who: Person, day: str | None = None, game: str = "toutlahaut") -> dict[str, Any]:
    answer = await who.http.get(f"/api/days/{game}/{day or days.today().isoformat()}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def overview(who: Person, game: str = "toutlahaut") -> dict[str, Any]:
    told = (await who.http.get("/api/days")).json()
    assert told["today"] == days.today().isoformat()
    return next(each for each in told["games"] if each["game"] == game)


async def oak_is_done(who: Person) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while not (found := [each for each in (await sheet(who))["results"] if each["oak"]]):
            await asyncio.sleep(0.01)
    [oak] = found
    return oak


@pytest.mark.parametrize("game", sylve.own_games())
async def test_everybody_is_dealt_the_same(server: Running, ana: Person, ben: Person, game: str) -> None:
    tables = [await server.table(await begins(who, game)) for who in (ana, ben)]
    for table in tables:
        assert (table.status, table.day) == ("playing", days.today().isoformat())
        assert len(table.seats) == min(sylve.game(game).seats)
        assert not table.hints
    assert tables[0].id != tables[1].id
    assert tables[0].dealt() == tables[1].dealt()


async def test_one_try_counts(ana: Person) -> None:
    tables = await asyncio.gather(*(begins(ana) for _ in range(4)))
    assert len(set(tables)) == 1, "asked again, one is led to the same table"
    page = await plays(ana, tables[0])
    assert await begins(ana) == tables[0]
    refused = await ana.http.delete(f"/api/tables/{tables[0]}")
    assert (refused.status_code, refused.json()["code"]) == (409, "day-open")
    assert (await overview(ana))["mine"]["over"]
    assert page.table["day"] == days.today().isoformat()


async def test_nobody_lends_the_seat_or_changes_the_rival(ana: Person) -> None:
    page = await ana.visits(await begins(ana))
    for seat in (0, 1):
        assert (await page.ask("assign", seat=seat, bot="seedling"))["code"] == "in-day"
    await page.until(page.my_turn)
    assert (await page.ask("hint", seat=0, sequence=page.state["sequence"]))["code"] == "no-hints"


async def test_results_are_for_those_who_have_played(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
        await ana.http.put("/api/me", json={"name": "Ana"})
        table = await begins(ana)
        assert (await sheet(ana))["results"] is None, "she has not ended"
        page = await plays(ana, table)
        told = await sheet(ben)
        assert (told["results"], told["players"], told["mine"], told["secret"]) == (None, 1, None, None)
        assert table not in str(await overview(ben))
        oak = await oak_is_done(ana)
        [mine] = [each for each in (await sheet(ana))["results"] if each["mine"]]
        assert (mine["name"], mine["place"], mine["points"]) == ("Ana", 1, page.state["outcome"]["scores"][0])
        assert (oak["name"], oak["mine"]) == ("", False)
        assert oak["place"] == (1 if better(oak, mine) or equal(oak, mine) else 2), "it takes nobody's place"
        decided = [(await ana.http.get(f"/api/tables/{each}/decisions")).json() for each in (table, oak["table"])]
        live = await server.table(table)
        for decision in decided[0]:
            assert live.plays[decision["move"] - 1].seat == decision["seat"]
            assert decision["act"]["verb"] in ("show", "hide")
        assert decided[1]
        assert ana.id not in (await ana.http.get(f"/api/days/toutlahaut/{days.today()}")).text


def better(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return (one["result"] == "won", one["points"]) > (other["result"] == "won", other["points"])


def equal(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return (one["result"], one["points"]) == (other["result"], other["points"])


async def test_the_secret_is_promised_the_day_before_and_shown_the_day_after(
    settings: Settings, calendar: Calendar, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []
    async with running(settings) as server, Person(server.url) as ana:
        promised = (await overview(ana))["tomorrow"]
        cookies = ana.http.cookies
        calendar.passes(DAY)
        day = days.today().isoformat()
        assert (await overview(ana))["commitment"] == promised, "what was said yesterday holds"
        table = await begins(ana)
        await plays(ana, table)
        for path in ("record", "moves/0", "decisions", "review", ""):
            answer = await ana.http.get(f"/api/tables/{table}/{path}".rstrip("/"))
            said.append(answer.text)
            assert (path == "record") == (answer.status_code == 409)
        refused = await ana.http.post(f"/api/tables/{table}/moves/1/practice", json={"seat": 0})
        assert refused.json()["code"] == "day-open"
        packed = zipfile.ZipFile(io.BytesIO((await ana.http.get("/api/me/everything")).content))
        said += [packed.read(name).decode() for name in packed.namelist()]
        said += [(await ana.http.get(path)).text for path in ("/api/days", f"/api/days/toutlahaut/{day}", "/api/me")]
        secret = (await server.table(table)).secret.hex()
    calendar.passes(DAY)
    async with running(settings) as server, Person(server.url) as ana:
        ana.http.cookies = cookies
        told = await sheet(ana, day)
        assert (told["secret"], told["over"], told["commitment"]) == (secret, True, promised)
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promised
        assert not [text for text in said if secret in text], "nothing told it on the day"
        record = tmp_path / "record.txt"
        record.write_text((await ana.http.get(f"/api/tables/{table}/record")).text, "utf-8")
        with pytest.raises(SystemExit) as ended:
            app(["verify", str(record), "--commitment", promised])
        assert not ended.value.code
        assert "the one that was committed to" in capsys.readouterr().out
        assert (await server.table(await begins(ana))).secret.hex() != secret, "a new day, a new deal"


async def test_who_ends_after_midnight_has_no_place(settings: Settings, calendar: Calendar) -> None:
    async with running(settings) as server, Person(server.url) as ana:
        table, day = await begins(ana), days.today().isoformat()
        calendar.passes(DAY)
        await plays(ana, table)
        [mine] = [each for each in (await sheet(ana, day))["results"] if each["mine"]]
        assert mine["place"] is None
        assert mine["points"] is not None


async def test_workers_agree_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    hub = MemoryHub()
    settings = quick(tmp_path, known_deals_for_tests="")
    async with running(settings, hub) as one, running(settings, hub) as two, Person(one.url) as ana:
        commitment = (await overview(ana))["commitment"]
        first = await begins(ana)
        ana.moves_to(two.url)
        assert await begins(ana) == first
        assert (await overview(ana))["commitment"] == commitment
        cookies = ana.http.cookies
    async with running(settings) as again, Person(again.url) as ana:
        ana.http.cookies = cookies
        assert await begins(ana) == first
        assert (await overview(ana))["commitment"] == commitment


async def test_days_that_are_not_shown(ana: Person) -> None:
    tomorrow = days.today() + timedelta(days=1)
    long_ago = days.today() - timedelta(days=40)
    for path in (f"toutlahaut/{tomorrow}", f"toutlahaut/{long_ago}", f"chess/{days.today()}", "toutlahaut/soon"):
        assert (await ana.http.get(f"/api/days/{path}")).status_code == 404, path
    assert (await ana.http.post("/api/days/chess")).status_code == 404


async def test_an_owner_may_want_none(tmp_path: Path) -> None:
    async with running(quick(tmp_path, days=False)) as server, Person(server.url) as ana:
        assert (await ana.http.get("/api/days")).json()["games"] == []
        assert (await ana.http.post("/api/days/toutlahaut")).json()["code"] == "days-off"


async def test_who_is_forgotten_is_in_no_table_of_results(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
        for who in (ana, ben):
            await plays(who, await begins(who))
        assert (await sheet(ana))["players"] == 2
        await ben.http.delete("/api/me")
        assert (await sheet(ana))["players"] == 1
