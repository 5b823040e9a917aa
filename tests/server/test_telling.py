"""People are told that it is their turn: by services of the tests' own, which check every key and read every word."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Iterator
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as MailHandler

from dealing import PATIENCE
from pushed import Post, Subscriber
from server.clients import Person, Running, quick, running
from server.redis_server import RedisServer
from server.test_clearing import play_together
from server.test_days import HOUR, Calendar, at_one_table, calendar, plays_what_is_asked
from server.test_redis import connected
from sylve.server import Settings, StartError
from sylve.server.people import outward, people
from sylve.server.people.channels import MOST_FAILURES, Quiet
from sylve.server.people.mail import Letter, Mail, checked_mail
from sylve.server.people.outward import Outward, Unreachable, is_public
from sylve.server.wire.limits import Rate
from sylve.table.problems import Problem

__all__ = ["calendar"]
MINUTE = 60


@pytest.fixture(autouse=True)
def _told_when_the_test_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sylve.server.people.telling.LOOK_SECONDS", 3600.0)


class Service:
    """A push service, or whatever takes a webhook; it answers as it is told."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.answer = 201
        self.url = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Post(head[0].split()[1], headers, body))
        location = "Location: http://127.0.0.1:1/\r\n" if self.answer == 302 else ""
        writer.write(f"HTTP/1.1 {self.answer} x\r\n{location}content-length: 0\r\n\r\n".encode())
        writer.close()


@contextlib.asynccontextmanager
async def serving() -> AsyncIterator[Service]:
    service = Service()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


class Letters(MailHandler):
    def __init__(self) -> None:
        super().__init__()
        self.got: list[Any] = []

    def handle_message(self, message: Any) -> None:
        self.got.append(message)


@pytest.fixture
def letters() -> Iterator[tuple[Letters, str]]:
    handler = Letters()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, f"smtp://127.0.0.1:{port}"
    controller.stop()


def text_of(letter: Any) -> str:
    return str(letter.get_payload(decode=True).decode())


def loud(folder: Path, **more: Any) -> Settings:
    """Everything is turned on, and may go to this machine."""
    on = {"push_contact": "mailto:owner@example.org", "webhooks": True, "inward_calls_for_tests": True}
    return quick(folder, **{**on, **more})


@contextlib.asynccontextmanager
async def friends(folder: Path) -> AsyncIterator[tuple[Service, Running, Person, Person]]:
    """Two people of a loud server, and a service that hears of them."""
    async with (
        serving() as service,
        running(loud(folder)) as server,
        Person(server.url) as ana,
        Person(server.url) as ben,
    ):
        yield service, server, ana, ben


async def adds(person: Person, kind: str, address: str, language: str = "fr") -> dict[str, Any]:
    new = {"kind": kind, "address": address, "language": language}
    answer = await person.http.post("/api/me/channels", json=new)
    told: dict[str, Any] = answer.json()
    assert answer.status_code == 201, told
    return told


async def asked_of(server: Running, ana: Person, ben: Person) -> tuple[str, Person]:
    """A table by the day, and who is asked."""
    table = await at_one_table(ana, ben)
    (seat,) = (await server.table(table)).to_act()
    return table, (ana, ben)[seat]


def tells(server: Running) -> Any:
    return server.app.state.services.people.telling.tell_all()


async def test_a_push_message_is_signed_sealed_and_sent_once(tmp_path: Path, calendar: Calendar) -> None:
    async with friends(tmp_path) as (service, server, ana, ben):
        table, asked = await asked_of(server, ana, ben)
        browser = Subscriber(f"{service.url}/push")
        await adds(asked, "push", browser.subscription)
        assert await tells(server) == 0, "whoever has just left may come back"
        calendar.passes(2 * MINUTE)
        assert await tells(server) == 1
        assert await tells(server) == 0, "one message for one turn"
        (post,) = service.posts
        read = browser.reads(post)
        off = read.pop("off")
        expected = {"title": "Sylve", "body": "À toi de jouer\u00a0: Tout là-haut.", "table": table, "stop": "Arrêter"}
        assert read == expected
        claims = post.signed()
        assert (claims["aud"], claims["sub"]) == (service.url, "mailto:owner@example.org")
        key = (await asked.http.get("/api/me/channels")).json()["push_key"]
        assert post.headers["authorization"].endswith(f"k={key}")
        assert table.encode() not in post.body, "the push service reads nothing"
        assert (await asked.http.post("/api/off", json={"token": off})).status_code == 204
        assert (await asked.http.get("/api/me/channels")).json()["channels"] == []


async def test_the_next_turn_is_told_again_and_a_restart_changes_nothing(tmp_path: Path, calendar: Calendar) -> None:
    async with serving() as service:
        async with running(loud(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
            table, asked = await asked_of(server, ana, ben)
            await adds(ana, "ntfy", f"{service.url}/ana")
            await adds(ben, "ntfy", f"{service.url}/ben")
            calendar.passes(2 * MINUTE)
            assert await tells(server) == 1
            page = await asked.visits(table)
            await plays_what_is_asked(page)
        calendar.passes(HOUR)
        async with running(loud(tmp_path)) as server:
            assert await tells(server) == 1
            assert await tells(server) == 0
        assert [post.path for post in service.posts] in (["/ana", "/ben"], ["/ben", "/ana"])


async def test_who_looks_at_the_table_is_not_told(tmp_path: Path, calendar: Calendar) -> None:
    async with friends(tmp_path) as (service, server, ana, ben):
        table, asked = await asked_of(server, ana, ben)
        await adds(asked, "slack", f"{service.url}/hook")
        page = await asked.visits(table)
        calendar.passes(HOUR)
        assert await tells(server) == 0
        await page.connection.close()
        room = await server.rooms.room(table)
        async with asyncio.timeout(PATIENCE):
            while room.present():
                await asyncio.sleep(0.01)
        assert await tells(server) == 1


async def test_who_looks_at_the_table_through_another_worker_is_not_told(
    tmp_path: Path, calendar: Calendar, redis: RedisServer
) -> None:
    both = loud(tmp_path, redis=redis.url)
    async with (
        serving() as service,
        running(both) as one,
        running(both) as two,
        Person(one.url) as ana,
        Person(one.url) as ben,
    ):
        await connected(one, two)
        table, asked = await asked_of(one, ana, ben)
        await adds(asked, "slack", f"{service.url}/hook")
        page = await asked.visits(table)
        calendar.passes(HOUR)
        await two.app.state.services.people.channels.learn()
        assert await tells(two) == 0, "the others are asked first"
        room = await two.rooms.room(table)
        async with asyncio.timeout(PATIENCE):
            while not room.present():
                await asyncio.sleep(0.01)
        assert await tells(two) == 0
        await page.connection.close()
        async with asyncio.timeout(PATIENCE):
            while room.present():
                await asyncio.sleep(0.01)
        assert await tells(two) == 1


async def test_one_table_can_be_muted_and_all_ways_switched_off(tmp_path: Path, calendar: Calendar) -> None:
    async with friends(tmp_path) as (service, server, ana, ben):
        table, asked = await asked_of(server, ana, ben)
        channel = await adds(asked, "slack", f"{service.url}/hook")
        calendar.passes(HOUR)
        assert (await asked.http.put(f"/api/me/mutes/{table}", json={"muted": True})).status_code == 204
        assert (await asked.http.get(f"/api/me/mutes/{table}")).json() == {"muted": True}
        assert await tells(server) == 0
        await asked.http.put(f"/api/me/mutes/{table}", json={"muted": False})
        assert (await asked.http.delete(f"/api/me/channels/{channel['id']}")).status_code == 204
        assert await tells(server) == 0
        assert service.posts == []


async def test_nothing_rings_in_quiet_hours_and_what_waits_comes_afterwards(tmp_path: Path, calendar: Calendar) -> None:
    async with friends(tmp_path) as (service, server, ana, ben):
        _, asked = await asked_of(server, ana, ben)
        await adds(asked, "slack", f"{service.url}/hook")
        minute = calendar.moment // 60_000_000_000 % 1440
        quiet = {"begins": minute, "ends": (minute + 600) % 1440, "offset": 0}
        assert (await asked.http.put("/api/me/quiet", json={"quiet": quiet})).status_code == 204
        calendar.passes(5 * HOUR)
        assert await tells(server) == 0
        calendar.passes(6 * HOUR)
        assert await tells(server) == 1


@pytest.mark.parametrize(
    ("begins", "ends", "offset", "hour", "holds"),
    [
        (1320, 480, 0, 23, True),
        (1320, 480, 0, 7, True),
        (1320, 480, 0, 12, False),
        (0, 540, 0, 8, True),
        (1320, 480, 120, 21, True),
        (1320, 480, -300, 21, False),
    ],
)
def test_quiet_hours_go_by_the_clock_of_the_person(begins: int, ends: int, offset: int, hour: int, holds: bool) -> None:
    assert Quiet(begins, ends, offset).holds(hour * 3_600_000) is holds


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_has_expired_is_forgotten(tmp_path: Path, calendar: Calendar, status: int) -> None:
    async with friends(tmp_path) as (service, server, ana, ben):
        _, asked = await asked_of(server, ana, ben)
        await adds(asked, "push", Subscriber(f"{service.url}/push").subscription)
        service.answer = status
        calendar.passes(HOUR)
        assert await tells(server) == 1
        assert (await asked.http.get("/api/me/channels")).json()["channels"] == []


async def test_a_way_that_fails_again_and_again_is_forgotten(tmp_path: Path) -> None:
    async with running(loud(tmp_path)) as server, Person(server.url) as ana:
        await adds(ana, "slack", "http://127.0.0.1:1/hook")
        channels = server.app.state.services.people.channels
        for time in range(MOST_FAILURES):
            (channel,) = await channels.of(ana.id)
            assert time < MOST_FAILURES
            await channels.worked(channel, well=False, gone=False)
        assert await channels.of(ana.id) == []


HOOK = "Your turn: Tout là-haut. http://127.0.0.1:8000/next\nNo more of these messages: http://127.0.0.1:8000/off#"
HOOKS = {
    "discord": lambda text: {"content": text, "allowed_mentions": {"parse": []}},
    "slack": lambda text: {"text": text},
    "ntfy": lambda text: text,
}


@pytest.mark.parametrize("kind", HOOKS)
async def test_webhooks_get_the_form_they_read_and_nothing_secret(
    tmp_path: Path, calendar: Calendar, kind: str
) -> None:
    async with friends(tmp_path) as (service, server, ana, ben):
        await ana.http.put("/api/me", json={"name": "@everyone"})
        table, asked = await asked_of(server, ana, ben)
        label = (await adds(asked, kind, f"{service.url}/secret-path", "en"))["label"]
        assert "secret-path" not in label
        calendar.passes(HOUR)
        await tells(server)
        (post,) = service.posts
        text = post.body.decode()
        off = text.partition("/off#")[2][:60].partition('"')[0]
        assert (json.loads(text) if kind != "ntfy" else text) == HOOKS[kind](HOOK + off)
        for secret in (table, ana.id, ben.id, "@everyone"):
            assert secret not in text, "the address of a table lets people in"
        async with Person(server.url) as anybody:
            assert (await anybody.http.post("/api/off", json={"token": off})).status_code == 204
        assert (await asked.http.get("/api/me/channels")).json()["channels"] == []


# Asked to a table


async def asks(who: Person) -> str:
    """The only companion is asked to a new table."""
    table = await who.opens("me", "open", game="leaf")
    (known,) = (await who.http.get("/api/me/companions")).json()
    answer = await who.http.post(f"/api/tables/{table}/invitations", json={"key": known["key"]})
    assert answer.status_code == 204, answer.text
    return table


async def test_who_is_invited_is_told_once_and_not_by_whom(
    tmp_path: Path, calendar: Calendar, letters: tuple[Letters, str]
) -> None:
    box, smtp = letters
    settings = loud(tmp_path, smtp=smtp, mail_from="sylve@example.org")
    async with serving() as service:
        async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
            await ana.http.put("/api/me", json={"name": "Anastasia"})
            await play_together(ana, ben)
            browser = Subscriber(f"{service.url}/push")
            await adds(ben, "push", browser.subscription)
            await adds(ben, "slack", f"{service.url}/hook", "en")
            await adds(ben, "mail", "ben@example.org", "en")
            yes = next(line for line in text_of(box.got[0]).splitlines() if "/confirm#" in line).partition("#")[2]
            await ben.http.post("/api/confirm", json={"token": yes})
            table = await asks(ana)
            assert await tells(server) == 0, "he may see it at home by himself"
            calendar.passes(2 * MINUTE)
            assert await tells(server) == 1
        async with running(settings) as server:
            assert await tells(server) == 0, "once, after a restart too"
        pushed, hook = sorted(service.posts, key=lambda post: post.path == "/hook")
        read = browser.reads(pushed)
        assert (read["body"], read["table"]) == ("On t’invite à une table\u00a0: Leaf.", table)
        said = json.loads(hook.body)["text"]
        letter = box.got[1]
        assert said.startswith("You are asked to a table: Leaf. http://127.0.0.1:8000/\n")
        assert str(make_header(decode_header(letter["subject"]))) == "You are asked to a table: Leaf."
        for text in (said, text_of(letter)):
            assert not any(secret in text for secret in (table, ana.id, ben.id, "Anastasia"))


async def test_an_invitation_that_nobody_can_take_any_more_is_not_told(tmp_path: Path, calendar: Calendar) -> None:
    async with friends(tmp_path) as (service, server, ana, ben), Person(server.url) as eve:
        await play_together(ana, ben)
        await adds(ben, "slack", f"{service.url}/hook")
        taken, there, declined = await asks(ana), await asks(ana), await asks(ana)
        assert (await (await eve.visits(taken)).ask("sit", seat=1))["type"] == "done"
        await ben.visits(there)
        await ben.http.delete(f"/api/me/invitations/{declined}")
        calendar.passes(HOUR)
        assert await tells(server) == 0
        assert service.posts == []


async def test_invitations_wait_for_the_end_of_quiet_hours(tmp_path: Path, calendar: Calendar) -> None:
    async with friends(tmp_path) as (service, server, ana, ben):
        await play_together(ana, ben)
        await adds(ben, "slack", f"{service.url}/hook")
        minute = calendar.moment // 60_000_000_000 % 1440
        quiet = {"begins": minute, "ends": (minute + 600) % 1440, "offset": 0}
        await ben.http.put("/api/me/quiet", json={"quiet": quiet})
        await asks(ana)
        calendar.passes(5 * HOUR)
        assert await tells(server) == 0
        calendar.passes(6 * HOUR)
        assert await tells(server) == 1


async def test_a_flood_of_invitations_rings_three_times(tmp_path: Path, calendar: Calendar) -> None:
    async with friends(tmp_path) as (service, server, ana, ben):
        await play_together(ana, ben)
        await adds(ben, "slack", f"{service.url}/hook")
        for _ in range(5):
            await asks(ana)
        calendar.passes(2 * MINUTE)
        assert await tells(server) == 3
        assert await tells(server) == 0, "the others are seen at home"
        assert len((await ben.http.get("/api/me/invitations")).json()) == 5
        assert len(service.posts) == 3


async def test_a_device_that_was_left_is_not_told_any_more(tmp_path: Path, calendar: Calendar) -> None:
    """Whoever has it now would be shown the way to the table."""
    async with (
        serving() as service,
        running(loud(tmp_path)) as server,
        Person(server.url) as ana,
        Person(server.url) as ben,
        Person(server.url) as new_phone,
    ):
        _, asked = await asked_of(server, ana, ben)
        await adds(asked, "push", Subscriber(f"{service.url}/push").subscription)
        await adds(asked, "slack", f"{service.url}/hook")
        link = (await asked.http.post("/api/me/link", json={"moves": True})).json()
        assert (await new_phone.http.post("/api/devices", json={"token": link["token"]})).status_code == 200
        calendar.passes(HOUR)
        assert await tells(server) == 1
        assert [post.path for post in service.posts] == ["/hook"]


# Never inwards, never for long


INWARD = ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
INWARD += ["::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1"]
INWARD += [
    "fec0::1",
    "64:ff9b:1::a00:1",
    "::127.0.0.1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "255.255.255.255",
    "240.0.0.1",
    "not an address",
]


@pytest.mark.parametrize("address", INWARD)
def test_addresses_behind_the_server_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])
def test_addresses_in_the_open_are_public(address: str) -> None:
    assert is_public(address)


BAD = [
    "http://example.org/",
    "https://",
    "https://user:password@example.org/",
    "https://example.org:22/",
    "ftp://example.org/",
]
BAD += [
    "https://example.org/\r\nX: y",
    "https://exa mple.org/",
    "//example.org",
    "https://example.org:99999/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "x" * 1500,
]


@pytest.mark.parametrize("url", BAD)
def test_odd_addresses_are_refused_before_anything_is_asked(url: str) -> None:
    with pytest.raises(Problem, match="bad-address"):
        Outward().check(url)


@pytest.mark.parametrize("addresses", [["10.0.0.1"], ["93.184.216.34", "127.0.0.1"], []])
async def test_a_host_that_leads_inwards_is_not_called(addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One inward address among others is enough: the next look-up might give that one."""
    loop = asyncio.get_running_loop()

    async def resolved(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", (address, 443)) for address in addresses]

    async def connected(*_: Any, **__: Any) -> None:
        raise AssertionError("nothing is called")

    monkeypatch.setattr(loop, "getaddrinfo", resolved)
    monkeypatch.setattr(asyncio, "open_connection", connected)
    with pytest.raises(Unreachable):
        await Outward().post("https://inward.example/", {}, b"")


async def test_the_call_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, str]] = []

    async def resolved(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", ("93.184.216.34", 443))]

    async def connected(address: str, _port: int, **more: Any) -> None:
        called.append((address, more["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolved)
    monkeypatch.setattr(asyncio, "open_connection", connected)
    with pytest.raises(Unreachable):
        await Outward().post("https://hook.example/x", {}, b"")
    assert called == [("93.184.216.34", "hook.example")], "by its number, with its name for the certificate"


async def test_an_answer_that_leads_elsewhere_is_not_followed() -> None:
    async with serving() as service:
        service.answer = 302
        assert await Outward(inwards_for_tests=True).post(service.url, {}, b"{}") == 302


async def test_a_header_is_one_line() -> None:
    async with serving() as service:
        with pytest.raises(Unreachable):
            await Outward(inwards_for_tests=True).post(service.url, {"title": "a\r\nAuthorization: b"}, b"{}")
        assert service.posts == []


async def test_a_webhook_that_hangs_is_left_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outward, "SECONDS", 0.05)
    hung = asyncio.Event()

    async def hang(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await hung.wait()
        writer.close()

    server = await asyncio.start_server(hang, "127.0.0.1", 0)
    async with server, asyncio.timeout(PATIENCE):
        with pytest.raises((Unreachable, TimeoutError)):
            await Outward(inwards_for_tests=True).post(
                f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", {}, b"{}"
            )
        hung.set()


async def test_an_endless_answer_is_not_read() -> None:
    """64 MiB are more than lie on their way, so that whoever sends them notices that nobody reads."""
    read: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def endless(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for _ in range(64):
                writer.write(b"x" * 1024 * 1024)
                await writer.drain()
            read.set_result(True)
        except ConnectionError:
            read.set_result(False)
        writer.close()

    server = await asyncio.start_server(endless, "127.0.0.1", 0)
    async with server:
        with pytest.raises(Unreachable):
            await Outward(inwards_for_tests=True).post(
                f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", {}, b"{}"
            )
        assert not await read


async def test_a_person_has_few_ways(tmp_path: Path) -> None:
    async with running(loud(tmp_path)) as server, Person(server.url) as ana:
        for number in range(10):
            await adds(ana, "ntfy", f"https://ntfy.example/{number}")
        one_more = {"kind": "ntfy", "address": "https://ntfy.example/x", "language": "en"}
        assert (await ana.http.post("/api/me/channels", json=one_more)).status_code == 429


@pytest.mark.parametrize("kind", ["push", "discord", "mail"])
async def test_all_is_off_until_the_owner_turns_it_on(ana: Person, kind: str) -> None:
    assert (await ana.http.get("/api/me/channels")).json()["kinds"] == []
    new = {"kind": kind, "address": "https://hook.example/", "language": "en"}
    answer = await ana.http.post("/api/me/channels", json=new)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-offered")


# Letters


async def test_a_letter_comes_after_a_yes_and_stops_at_one_press(
    tmp_path: Path, calendar: Calendar, letters: tuple[Letters, str]
) -> None:
    box, smtp = letters
    settings = loud(tmp_path, smtp=smtp, mail_from="sylve@example.org")
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        table, asked = await asked_of(server, ana, ben)
        channel = await adds(asked, "mail", "mana@example.org", "en")
        assert (channel["label"], channel["confirmed"]) == ("m…@example.org", False)
        calendar.passes(HOUR)
        assert await tells(server) == 0, "nobody is written to who did not say yes"
        (question,) = box.got
        yes = next(line for line in text_of(question).splitlines() if "/confirm#" in line).partition("#")[2]
        stop = question["list-unsubscribe"].strip("<>").partition("#")[2]
        for call, other in (("confirm", stop), ("off", yes)):
            answer = await ben.http.post(f"/api/{call}", json={"token": other})
            assert answer.json()["code"] == "unknown-link", "what ends letters does not begin them"
        assert (await ben.http.post("/api/confirm", json={"token": yes})).status_code == 204
        assert await tells(server) == 1
        letter = box.got[1]
        assert (letter["to"], letter["from"]) == ("mana@example.org", "sylve@example.org")
        assert str(make_header(decode_header(letter["subject"]))) == "Your turn: Tout là-haut."
        assert table not in text_of(letter)
        assert letter["message-id"].endswith("@example.org>")
        assert letter["date"]
        off = letter["list-unsubscribe"].strip("<>").partition("#")[2]
        assert off in text_of(letter)
        async with Person(server.url) as anybody:
            assert (await anybody.http.post("/api/off", json={"token": off})).status_code == 204
        assert (await asked.http.get("/api/me/channels")).json()["channels"] == []
        assert (await ben.http.post("/api/confirm", json={"token": yes})).status_code == 404, (
            "nobody asks for it any more"
        )


@pytest.mark.parametrize("token", ["x", "x.y", "." * 40, "\u0000.\u0000"])
async def test_a_forged_press_changes_nothing(ana: Person, token: str) -> None:
    for call in ("off", "confirm"):
        assert (await ana.http.post(f"/api/{call}", json={"token": token})).json()["code"] == "unknown-link"


SMUGGLED = ["a@example.org\r\nBcc: b@example.org", "a@example.org, b@example.org", "<a@example.org>", "a b@example.org"]
SMUGGLED += [
    "a@localhost",
    "a@b@example.org",
    "@example.org",
    "a@exa\nmple.org",
    "ä@example.org",
    "a..b@example.org",
    "",
]


@pytest.mark.parametrize("address", SMUGGLED)
def test_nothing_is_smuggled_into_a_letter(address: str) -> None:
    with pytest.raises(Problem, match="bad-address"):
        checked_mail(address)
    with pytest.raises(Problem, match="bad-address"):
        Mail("smtp://127.0.0.1:1", "sylve@example.org")._send(Letter(address, "s", "t", "o"))


async def test_mail_programs_can_open_the_address_that_stops_letters(letters: tuple[Letters, str]) -> None:
    """However long it is: a header that is folded is encoded, and then no program finds an address in it."""
    box, smtp = letters
    off = "https://a-server-with-a-rather-long-name.games.example.org/off#" + 50 * "x"
    await Mail(smtp, "sylve@example.org").send(Letter("mana@example.org", "À toi de jouer", "…", off))
    assert box.got[0]["list-unsubscribe"] == f"<{off}>"


async def test_nobody_fills_the_letter_box_of_a_stranger(
    tmp_path: Path, letters: tuple[Letters, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "LETTERS", Rate(per_second=0.0, burst=2))
    box, smtp = letters
    async with running(loud(tmp_path, smtp=smtp, mail_from="sylve@example.org")) as server:
        codes = []
        for _ in range(4):
            async with Person(server.url) as eve:
                new = {"kind": "mail", "address": "victim@example.org", "language": "en"}
                codes.append((await eve.http.post("/api/me/channels", json=new)).status_code)
    assert codes == [201, 201, 429, 429]
    assert len(box.got) == 2


def test_settings_that_cannot_work_are_said() -> None:
    with pytest.raises(StartError, match="SYLVE_SMTP"):
        Mail("mail.example.org", "sylve@example.org")
    with pytest.raises(StartError, match="SYLVE_MAIL_FROM"):
        Mail("smtp://mail.example.org", "nobody")
    with pytest.raises(StartError, match="SYLVE_PUSH_CONTACT"):
        Settings(push_contact="me").check()
    with pytest.raises(StartError, match="INWARD"):
        Settings(inward_calls_for_tests=True, host="0.0.0.0").check()
