"""People are brought to a table by a code said aloud, or by an address that they can reach."""

import pytest

from server.clients import SALT, Person, running
from sylve.server import Settings
from sylve.server.invitations import codes, reach
from sylve.server.wire.limits import Rate


async def code_of(person: Person, table: str) -> str:
    answer = await person.http.post(f"/api/tables/{table}/code")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


async def test_a_code_leads_to_its_table_however_it_is_written(settings: Settings) -> None:
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await ana.opens("me", "open")
        code = await code_of(ana, table)
        assert codes.SHAPE.fullmatch(code)
        assert await code_of(ben, table) == code, "a table keeps its code"
        for said in (code, code.upper(), f"{code[:4]}-{code[4:]}", f" {code[:4]} {code[4:].upper()}"):
            assert (await ben.http.get(f"/api/codes/{said}")).json() == {"table": table}


async def test_a_code_is_not_the_table(settings: Settings) -> None:
    async with running(settings) as server, Person(server.url) as ana:
        table = await ana.opens("me", "open")
        code = await code_of(ana, table)
        assert code not in table
        assert (await ana.http.get(f"/api/tables/{code}")).status_code == 404


async def test_a_code_leads_nowhere_once_no_seat_is_free(settings: Settings) -> None:
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await ana.opens("me", "open")
        code = await code_of(ana, table)
        page = await ben.visits(table)
        assert (await page.ask("sit", seat=1, salt=SALT))["type"] == "done"
        answer = await ana.http.get(f"/api/codes/{code}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-code")
        again = await ana.http.post(f"/api/tables/{table}/code")
        assert (again.status_code, again.json()) == (200, {"code": None})


async def test_a_wrong_code_leads_nowhere(settings: Settings) -> None:
    async with running(settings) as server, Person(server.url) as ana:
        for said in ("badokilu", "x", "bad%00kilu", "badokilubadokilu"):
            answer = await ana.http.get(f"/api/codes/{said}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-code")


async def test_codes_cannot_be_tried_one_after_the_other(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "TRIES_EACH", Rate(per_second=0, burst=3 / settings.people_per_address))
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as eve:
        tries = [(await who.http.get("/api/codes/badokilu")).json()["code"] for who in (ana, eve, ana, eve)]
    assert tries == ["unknown-code"] * 3 + ["too-fast"], "whatever cookie they come with"


async def test_the_machine_itself_is_told_from_where_others_reach_it(settings: Settings) -> None:
    async with running(settings) as server, Person(server.url) as ana:
        assert (await ana.http.get("/api/reach")).json() == {"only_here": True, "addresses": []}
        elsewhere = await ana.http.get("/api/reach", headers={"Host": "sylve.example"})
        assert elsewhere.json() == {"only_here": False, "addresses": []}


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.168.1.5:8000", False),
        ("sylve.example", False),
    ],
)
def test_which_hosts_mean_this_machine_alone(host: str, local: bool) -> None:
    assert reach.is_local(host) is local


def test_the_addresses_of_the_network_are_those_at_which_the_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_own_addresses", lambda: ["192.168.1.5"])
    assert reach.lan_addresses(Settings(host="127.0.0.1", port=8000)) == []
    assert reach.lan_addresses(Settings(host="0.0.0.0", port=8001)) == ["http://192.168.1.5:8001"]
    assert reach.lan_addresses(Settings(host="10.0.0.7", port=8000)) == ["http://10.0.0.7:8000"]
