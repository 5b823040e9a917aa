"""The same person on another device, and nobody else: links, phrases, shutting out, taking along, being forgotten."""

import asyncio
import io
import json
import zipfile
from pathlib import Path

import pytest

import sylve
from server.clients import SALT, Person, Running, quick, running
from sylve.server import Settings
from sylve.server.people import devices, people
from sylve.server.people.words import WORDS
from sylve.server.wire.limits import Rate
from sylve.table import entries


async def link_of(person: Person, **wish: bool) -> str:
    answer = await person.http.post("/api/me/link", json=wish)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


async def phrase_of(person: Person) -> str:
    answer = await person.http.post("/api/me/phrase")
    assert answer.status_code == 201, answer.text
    return " ".join(answer.json()["words"])


async def me(person: Person) -> dict[str, object]:
    told: dict[str, object] = (await person.http.get("/api/me")).json()
    return told


async def test_a_link_makes_another_device_the_same_person(settings: Settings) -> None:
    async with running(settings) as server, Person(server.url) as phone, Person(server.url) as laptop:
        table = await phone.opens("me", "open")
        await phone.http.put("/api/me", json={"name": "Mana"})
        assert (await laptop.http.post("/api/devices", json={"token": await link_of(phone)})).status_code == 200
        assert laptop.id == phone.id
        seen = await me(laptop)
        assert (seen["name"], [each["table"] for each in seen["tables"]]) == ("Mana", [table])  # type: ignore[attr-defined]
        page = await laptop.visits(table)
        assert page.table["seats"][0]["mine"]
        assert page.table["host"]
        assert (await me(phone))["name"] == "Mana", "a copy leaves the first device as it is"


async def test_a_link_is_used_once(settings: Settings) -> None:
    async with (
        running(settings) as server,
        Person(server.url) as ana,
        Person(server.url) as ben,
        Person(server.url) as eve,
    ):
        token = await link_of(ana)
        answers = await asyncio.gather(*(each.http.post("/api/devices", json={"token": token}) for each in (ben, eve)))
        assert sorted(answer.status_code for answer in answers) == [200, 404]
        again = await ben.http.post("/api/devices", json={"token": token})
        assert (again.status_code, again.json()["code"]) == (404, "unknown-link")


async def test_a_link_lasts_minutes(ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = entries.now()
    monkeypatch.setattr(devices, "now", lambda: begun)
    token, late = await link_of(ana), begun + devices.LINK_MINUTES * 60_000
    monkeypatch.setattr(devices, "now", lambda: late)
    assert (await ben.http.post("/api/devices", json={"token": token})).status_code == 404
    monkeypatch.setattr(devices, "now", lambda: late - 1)
    assert (await ben.http.post("/api/devices", json={"token": token})).status_code == 200


async def test_a_new_link_ends_the_one_before(ana: Person, ben: Person) -> None:
    first, second = await link_of(ana), await link_of(ana)
    assert (await ben.http.post("/api/devices", json={"token": first})).status_code == 404
    assert (await ben.http.post("/api/devices", json={"token": second})).status_code == 200


@pytest.mark.parametrize("token", ["x", "A" * 22, "' or 1=1 --", "\u0000", "é" * 22])
async def test_a_forged_link_leads_nowhere(ana: Person, eve: Person, token: str) -> None:
    await link_of(ana)
    before = eve.id
    answer = await eve.http.post("/api/devices", json={"token": token})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-link")
    assert eve.id == before


async def test_a_link_is_not_to_be_had_from_another_site_nor_by_a_mere_look(ana: Person) -> None:
    assert (await ana.http.get("/api/devices")).status_code == 405
    foreign = await ana.http.post("/api/devices", json={"token": "x"}, headers={"Origin": "https://evil.example"})
    assert foreign.json()["code"] == "foreign-origin"


async def test_neither_links_nor_phrases_can_be_read_in_the_database(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        token, phrase = await link_of(ana), await phrase_of(ana)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("sylve.sqlite3*"))
    assert token.encode() not in stored
    assert phrase.encode() not in stored


async def test_moving_leaves_the_first_device(ana: Person, ben: Person) -> None:
    before = ana.id
    table = await ana.opens("me", "open")
    page = await ana.visits(table)
    assert (await ben.http.post("/api/devices", json={"token": await link_of(ana, moves=True)})).status_code == 200
    assert ben.id == before
    assert await page.closed() == 1013, "an open page of the old device is sent away"
    assert (await ana.http.put("/api/me", json={"name": "Ana"})).status_code == 401
    assert (await me(ana))["tables"] == []
    assert ana.id != before


async def test_a_phrase_brings_a_person_back_after_a_restart(settings: Settings) -> None:
    async with running(settings) as server, Person(server.url) as ana:
        table = await ana.opens("me", "open")
        phrase, person = await phrase_of(ana), ana.id
        assert (await ana.http.get("/api/me/you")).json()["phrase_made"] is not None
    async with running(settings) as server, Person(server.url) as again:
        written = phrase.upper().replace(" ", " - ", 3)
        assert (await again.http.post("/api/phrases", json={"phrase": written})).status_code == 200
        assert again.id == person
        assert (await again.visits(table)).table["seats"][0]["mine"]


async def test_phrases_have_enough_words_to_be_guessed_by_nobody(ana: Person) -> None:
    assert len(set(WORDS)) == len(WORDS) == 256
    assert all(word.isascii() and word.islower() and word.isalpha() for word in WORDS)
    first, second = await phrase_of(ana), await phrase_of(ana)
    assert len(first.split()) == 8
    assert first != second


async def test_a_new_phrase_ends_the_one_before(ana: Person, ben: Person) -> None:
    first, second = await phrase_of(ana), await phrase_of(ana)
    assert (await ben.http.post("/api/phrases", json={"phrase": first})).json()["code"] == "unknown-phrase"
    assert (await ben.http.post("/api/phrases", json={"phrase": second})).status_code == 200


async def test_phrases_cannot_be_tried_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "GUESSES", Rate(per_second=0.0, burst=3))
    async with running(quick(tmp_path)) as server, Person(server.url) as eve, Person(server.url) as fay:
        tries = [
            (await each.http.post("/api/phrases", json={"phrase": "a b"})).json()["code"] for each in (eve, fay) * 2
        ]
    assert tries == ["unknown-phrase"] * 3 + ["too-fast"], "whatever cookie the guesses come with"


async def test_who_shuts_the_other_devices_out_ends_links_and_phrase_too(ana: Person, ben: Person, eve: Person) -> None:
    """Whoever has the lost phone may have made them."""
    phrase = await phrase_of(ana)
    assert (await ben.http.post("/api/devices", json={"token": await link_of(ana)})).status_code == 200
    token = await link_of(ben)
    assert (await ana.http.delete("/api/me/devices")).status_code == 200
    assert (await ben.http.put("/api/me", json={"name": "Ben"})).status_code == 401
    assert (await eve.http.post("/api/devices", json={"token": token})).status_code == 404
    assert (await eve.http.post("/api/phrases", json={"phrase": phrase})).status_code == 404
    assert (await ana.http.put("/api/me", json={"name": "Ana"})).status_code == 204


# All that is kept


async def everything(person: Person) -> zipfile.ZipFile:
    answer = await person.http.get("/api/me/everything")
    assert answer.status_code == 200, answer.text
    return zipfile.ZipFile(io.BytesIO(answer.content))


async def test_everything_comes_as_one_file(ana: Person, ben: Person) -> None:
    await ana.http.put("/api/me", json={"name": "Ana"})
    finished = await ana.watches_a_game()
    running_game = await ana.opens("me", "open")
    page = await ben.visits(running_game)
    await page.ask("sit", seat=1, salt=SALT)
    archive = await everything(ana)
    about = json.loads(archive.read("me.json"))
    assert about["name"] == "Ana"
    assert {finished, running_game} <= set(about["tables"])
    assert sylve.replay(archive.read(f"records/toutlahaut-{finished}.txt").decode()).over
    unfinished = json.loads(archive.read(f"unfinished/toutlahaut-{running_game}.json"))
    assert [seat["seat"] for seat in unfinished["seats"]] == [0]
    assert unfinished["seats"][0]["view"]["seat"] == 0


async def test_the_file_of_everything_holds_no_secret_of_a_running_game(
    server: Running, ana: Person, ben: Person
) -> None:
    table = await ana.opens("me", "open")
    page = await ben.visits(table)
    await page.ask("sit", seat=1, salt=SALT)
    archive = await everything(ana)
    texts = [archive.read(name).decode() for name in archive.namelist()]
    live = await server.table(table)
    for secret in (live.secret.hex(), SALT, ben.id):
        assert not any(secret in text for text in texts)
    mine = json.loads(archive.read(f"unfinished/toutlahaut-{table}.json"))["seats"][0]["view"]
    assert mine == json.loads(json.dumps(live.view(0)))


async def test_everything_is_not_asked_for_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "FILES", Rate(per_second=0.0, burst=1))
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        assert (await ana.http.get("/api/me/everything")).status_code == 200
        assert (await ana.http.get("/api/me/everything")).status_code == 429


async def test_who_is_forgotten_leaves_nothing_behind(settings: Settings) -> None:
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        await ana.http.put("/api/me", json={"name": "Anastasia"})
        person, cookies, phrase = ana.id, dict(ana.http.cookies), await phrase_of(ana)
        alone, finished = await ana.opens("me", "open"), await ana.watches_a_game()
        shared = await ana.opens("me", "open")
        page = await ben.visits(shared)
        await page.ask("sit", seat=1, salt=SALT)
        assert page.table["seats"][0]["name"] == "Anastasia"
        assert (await ana.http.delete("/api/me")).status_code == 200
        assert ana.id != person
        assert await me(ana) == {"name": "", "tables": []}
        for table in (alone, finished):
            assert (await ben.http.get(f"/api/tables/{table}")).status_code == 404
        await page.until(lambda: page.table["seats"][0]["kind"] == "bot")
        assert page.table["seats"][0]["name"] == ""
        assert (await ben.http.post("/api/phrases", json={"phrase": phrase})).status_code == 404
        async with Person(server.url) as old:
            old.http.cookies.clear()
            old.http.cookies.update(cookies)
            assert (await old.http.put("/api/me", json={"name": "back"})).status_code == 401
        stored = await server.rooms.house.store.names([person])
        assert stored == {person: ""}, "the number that ends old cookies is all that stays"
