"""The calls under /api, and who may make them."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import sylve
from server.clients import Person, Running, quick, running
from sylve.server.wire import limits, rulebooks
from sylve.server.wire.security import POLICY

RULES = """# Tout là-haut
no section

## 2 The turn
Draw **one**.

### 2.3 What fits
<script>x</script>

| a | b |
|---|---|
| 1 | 2 |
"""
TABLE = {"game": "toutlahaut", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}


async def test_health_tells_version_and_build(ana: Person) -> None:
    health = (await ana.http.get("/healthz")).json()
    assert health == {
        "status": "ok",
        "version": sylve.__version__,
        "build": sylve.build,
        "why": sylve.native.why,
        "store": "ok",
    }


async def test_games_tell_what_can_be_chosen(ana: Person) -> None:
    games = {game["id"]: game for game in (await ana.http.get("/api/games")).json()}
    assert list(games) == sylve.games()
    assert games["toutlahaut"]["seats"] == [2, 5]
    assert games["toutlahaut"]["hidden"] is True
    games_each = {"name": "games", "choices": ["one", "two"], "default": "one", "parts": [], "when": []}
    assert games_each in games["toutlahaut"]["options"]
    assert games["toutlahaut"]["bots"][0] == "seedling"


async def test_rules_come_as_numbered_sections_with_escaped_html(
    ana: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebooks, "folder_of", lambda game: tmp_path / game)
    (tmp_path / "toutlahaut").mkdir()
    (tmp_path / "toutlahaut" / "RULES.md").write_text(RULES)
    sections = (await ana.http.get("/api/games/toutlahaut/rules/en")).json()
    assert [(section["section"], section["title"]) for section in sections] == [("2", "The turn"), ("2.3", "What fits")]
    assert sections[0]["html"] == "<p>Draw <strong>one</strong>.</p>\n"
    assert "<script>" not in sections[1]["html"]
    assert "<td>1</td>" in sections[1]["html"]
    assert (await ana.http.get("/api/games/toutlahaut/rules/fr")).json() == sections
    (tmp_path / "toutlahaut" / "RULES.fr.md").write_text("## 2 Le tour\nPiochez.\n")
    assert (await ana.http.get("/api/games/toutlahaut/rules/fr")).json()[0]["title"] == "Le tour"


async def test_every_game_has_rules_to_read_in_both_languages(ana: Person) -> None:
    for game in sylve.games():
        for language in ("en", "fr"):
            sections = (await ana.http.get(f"/api/games/{game}/rules/{language}")).json()
            assert len(sections) >= 5
            assert all(re.fullmatch(r"\d+(\.\d+)*", section["section"]) for section in sections)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/rules/en", 404, "unknown-game"),
        ("/api/games/..%2f..%2fserver/rules/en", 404, "not-found"),
        ("/api/games/toutlahaut/rules/de", 400, "bad-message"),
        ("/api/tables/nowhere", 404, "unknown-table"),
        ("/api/tables/nowhere/record", 404, "unknown-table"),
        ("/api/tables/nowhere/qr.svg", 404, "unknown-table"),
        ("/api/tables/nowhere/moves/0", 404, "unknown-table"),
        ("/api/tables/nowhere/moves/-1", 400, "bad-message"),
        ("/api/tables/nowhere/moves/99999999999999999999999", 400, "bad-message"),
        ("/api/tables/nowhere/moves/one", 404, "not-found"),
        ("/api/tables/nowhere/moves/0?seat=true", 400, "bad-message"),
        ("/api/tables/nowhere/moves/0?seat=-1", 400, "bad-message"),
        ("/api/tables/" + "x" * 300, 400, "bad-message"),
        ("/api/nothing", 404, "not-found"),
        ("/api", 404, "not-found"),
    ],
)
async def test_what_is_not_there_is_said_to_be_so(ana: Person, path: str, status: int, code: str) -> None:
    answer = await ana.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({**TABLE, "game": "chess"}, 404, "unknown-game"),
        ({**TABLE, "game": 7}, 400, "bad-message"),
        ({**TABLE, "seats": []}, 400, "wrong-seats"),
        ({**TABLE, "seats": [{"kind": "me"}] * 6}, 400, "wrong-seats"),
        ({**TABLE, "seats": [{"kind": "me"}] * 17}, 400, "bad-message"),
        ({**TABLE, "seats": [{"kind": "king"}] * 2}, 400, "bad-message"),
        ({**TABLE, "seats": [{"kind": "bot", "bot": "hal"}, {"kind": "me"}]}, 400, "unknown-bot"),
        ({**TABLE, "seats": [{"kind": "bot"}, {"kind": "me"}]}, 400, "unknown-bot"),
        ({**TABLE, "seats": [{"kind": "me", "name": "a\nb"}] * 2}, 400, "bad-name"),
        ({**TABLE, "options": {"games": "three"}}, 400, "bad-option"),
        ({**TABLE, "options": {"seed": "7"}}, 400, "bad-option"),
        ({**TABLE, "options": {"games": {"deep": 1}}}, 400, "bad-message"),
        ({**TABLE, "options": {"games": 1.5}}, 400, "bad-message"),
        ({**TABLE, "options": {"games": None}}, 400, "bad-message"),
        ({**TABLE, "promise": "short"}, 400, "bad-message"),
        ({"game": "toutlahaut"}, 400, "bad-message"),
        ([], 400, "bad-message"),
        (None, 400, "bad-message"),
        ({**TABLE, "game": "x" * 20_000}, 413, "too-large"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(ana: Person, body: Any, status: int, code: str) -> None:
    answer = await ana.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await ana.http.get("/api/me")).json()["tables"] == []


@pytest.mark.parametrize(
    "raw", [b"{", b"\xff\xfe", b'{"game": "toutlahaut", "options": ' + b"[" * 5000, b'"\\ud800"', b""]
)
async def test_a_body_that_is_no_json_is_refused(ana: Person, raw: bytes) -> None:
    answer = await ana.http.post("/api/tables", content=raw, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


@pytest.mark.parametrize("name", ["x" * 25, "a\nb", "a\u0000", "\u202eevil", "a\u2028b", "\ud800"])
async def test_a_name_that_could_disturb_is_refused(ana: Person, name: str) -> None:
    body = json.dumps({"name": name})
    answer = await ana.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-name", "bad-message")
    assert (await ana.http.get("/api/me")).json()["name"] == ""


@pytest.mark.parametrize("name", ["", "Zoë", "  trimmed ", "李小龍", "👩‍👧 & <b>", "x" * 24])
async def test_any_other_name_is_kept_trimmed(ana: Person, name: str) -> None:
    assert (await ana.http.put("/api/me", json={"name": name})).status_code == 204
    assert (await ana.http.get("/api/me")).json()["name"] == name.strip()


async def test_the_session_cookie_is_signed_and_out_of_reach_of_scripts(server: Running) -> None:
    async with httpx.AsyncClient(verify=False, base_url=server.url) as fresh:
        cookie = (await fresh.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in (await fresh.get("/api/me")).headers


async def test_a_tampered_cookie_is_nobody(server: Running, ana: Person, ben: Person) -> None:
    value = ana.http.cookies["sylve"]
    person, _, signature = value.partition(".")
    other = ben.http.cookies["sylve"].partition(".")[2]
    flipped = person[:-1] + ("A" if person[-1] != "A" else "B")
    for forged in (f"{person}.{other}", f"{flipped}.{signature}", person, "", "é", f"{person}.{signature}0", '"'):
        headers = {b"Cookie": f"sylve={forged}".encode(), b"X-Sylve": b"1"}
        async with httpx.AsyncClient(verify=False, base_url=server.url, headers=headers) as thief:
            answer = await thief.post("/api/tables", json=TABLE)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-session")
            assert "set-cookie" in (await thief.get("/api/me")).headers


async def test_calls_from_other_sites_change_nothing(server: Running, ana: Person) -> None:
    cookie = {"sylve": ana.http.cookies["sylve"]}
    async with httpx.AsyncClient(verify=False, base_url=server.url, cookies=cookie) as browser:
        foreign: list[dict[str, str]] = [
            {},
            {"X-Sylve": "1", "Origin": "https://evil.example"},
            {"X-Sylve": "1", "Origin": "null"},
        ]
        for headers in foreign:
            answer = await browser.post("/api/tables", json=TABLE, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        answer = await browser.post("/api/tables", json=TABLE, headers={"X-Sylve": "1", "Origin": server.url})
        assert answer.status_code == 201
    assert len((await ana.http.get("/api/me")).json()["tables"]) == 1


async def test_every_answer_carries_the_policy(ana: Person) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/missing.js", "/api/tables/nowhere"):
        headers = (await ana.http.get(path)).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "cache-control" in headers
    assert "script-src 'self';" in POLICY
    assert (await ana.http.get("/")).headers["x-frame-options"] == "DENY"


async def test_head_is_answered_like_get(ana: Person) -> None:
    for path in ("/", "/healthz", "/api/games", "/api/nothing"):
        asked, got = await ana.http.head(path), await ana.http.get(path)
        assert (asked.status_code, asked.headers["content-type"]) == (got.status_code, got.headers["content-type"])
        assert asked.content == b""


async def test_a_wrong_method_says_which_are_right(ana: Person) -> None:
    answer = await ana.http.patch("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "bad-method")
    assert {"GET", "PUT"} <= set(re.split(r"[, ]+", answer.headers["allow"]))


async def test_the_qr_code_leads_to_the_table(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    import segno

    led: list[str] = []
    real = segno.make

    def make(link: str, **more: Any) -> Any:
        led.append(link)
        return real(link, **more)

    monkeypatch.setattr(segno, "make", make)
    table = await ana.opens("me", "open")
    answer = await ana.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<?xml")
    assert led == [f"{ana.url}/table/{table}"]


async def test_somebody_too_fast_is_told_so_and_others_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sylve.server.services.CHANGES", limits.Rate(per_second=0.001, burst=3))
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
        statuses = [(await ana.http.put("/api/me", json={"name": "Ana"})).status_code for _ in range(5)]
        assert statuses == [204, 204, 204, 429, 429]
        assert (await ben.http.put("/api/me", json={"name": "Ben"})).status_code == 204


async def test_nobody_opens_tables_without_end(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES_PER_DAY", 2)
    answers = [await ana.http.post("/api/tables", json=TABLE) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json() == {"code": "too-many", "facts": {"most": 2}}


async def test_a_bug_tells_nothing_of_the_inside(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(rulebooks, "sections", fail)
    answer = await ana.http.get("/api/games/toutlahaut/rules/en")
    assert (answer.status_code, answer.json()) == (500, {"code": "internal", "facts": {}})
