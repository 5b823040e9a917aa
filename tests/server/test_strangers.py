"""Odd calls get a clear answer and never an internal error; what belongs to others stays private."""

import random
import stat
from pathlib import Path

import httpx
import pytest

from server.clients import Person, Running, quick, running
from sylve.server import Settings, services
from sylve.server.store.store import Store
from sylve.server.wire import limits

ODD_PATHS = [
    "/%00",
    "/a%00.js",
    "/" + "x" * 5000,
    "/assets/" + "y" * 300 + ".js",
    "/%ff%fe",
    "/..%2f..%2fetc",
    "//",
]
ODD_TABLES = ["%00", "a%00b", "%ff", "x" * 64, "x" * 500, "%F0%9F%8C%B2", "..", "'; drop table tables"]


@pytest.mark.parametrize("path", ODD_PATHS)
async def test_odd_addresses_are_answered(server: Running, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, verify=False) as browser:
        assert (await browser.get(path)).status_code in (200, 400, 404)


async def test_odd_calls_are_answered_on_both_databases(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "CHANGES", limits.Rate(per_second=1000, burst=1000))
    dice = random.Random(7)
    async with running(settings) as server, Person(server.url) as ana:
        for table in ODD_TABLES:
            for call in ("", "/record", "/moves/0", "/qr.svg", "/review"):
                assert (await ana.http.get(f"/api/tables/{table}{call}")).status_code in (400, 404)
        for method, call in (("POST", "/api/tables"), ("PUT", "/api/me")):
            for number in range(50):
                body = dice.randbytes(dice.randrange(200))
                if number % 2:
                    body = b'{"name": "' + body + b'", "game": "toutlahaut", "options": {}, "seats": []}'
                answer = await ana.http.request(
                    method, call, content=body, headers={"Content-Type": "application/json"}
                )
                assert answer.status_code < 500, body
        names = ["\\u0000", "\\ud800", "a\\u0000b"]
        for name in names:
            answer = await ana.http.put("/api/me", content=f'{{"name": "{name}"}}')
            assert answer.status_code == 400, name


async def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    (tmp_path / "sylve.sqlite3").touch(0o644)
    store = Store(quick(tmp_path))
    await store.open()
    await store.rename("ana", "Ana")
    try:
        files = list(tmp_path.glob("sylve.sqlite3*"))
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        await store.close()


async def test_with_https_browsers_are_told_to_use_nothing_else(tmp_path: Path, server: Running) -> None:
    async with running(quick(tmp_path, secure=True)) as secure, httpx.AsyncClient(verify=False) as browser:
        for path in ("/healthz", "/", "/api/games"):
            answer = await browser.get(secure.url + path)
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert "strict-transport-security" not in (await browser.get(server.url + path)).headers


async def test_only_the_hosts_that_the_owner_names_are_answered(tmp_path: Path) -> None:
    named = quick(tmp_path, allowed_hosts="games.example, 127.0.0.1", public_url="https://sylve.example")
    async with running(named) as server, httpx.AsyncClient(base_url=server.url, verify=False) as browser:
        for host in ("games.example", "GAMES.example:8000", "sylve.example", "127.0.0.1"):
            assert (await browser.get("/healthz", headers={"Host": host})).status_code == 200
        refused = await browser.get("/healthz", headers={"Host": "evil.example"})
        assert (refused.status_code, refused.json()["code"]) == (421, "foreign-host")


async def test_a_person_leaves_all_other_devices(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as thief:
        table = await ana.opens("me", "me")
        thief.http.cookies = httpx.Cookies({"sylve": ana.http.cookies["sylve"]})
        page = await thief.visits(table)
        assert page.table["seats"][0]["mine"]
        answer = await ana.http.delete("/api/me/devices")
        assert [each["table"] for each in answer.json()["tables"]] == [table]
        assert await page.closed() == 1013
        assert not (await thief.visits(table)).table["seats"][0]["mine"]
        assert (await thief.http.put("/api/me", json={"name": "Eve"})).status_code == 401
        given = answer.headers["set-cookie"].partition(";")[0].removeprefix("sylve=")
        ana.http.cookies = httpx.Cookies({"sylve": given})
        assert (await ana.visits(table)).table["seats"][0]["mine"]
        kept = ana.http.cookies
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        ana.http.cookies = kept
        assert (await ana.http.get("/api/me")).json()["tables"][0]["table"] == table
        ana.http.cookies = thief.http.cookies
        assert (await ana.http.get("/api/me")).json()["tables"] == []
