"""A server on a real socket, and people with their pages, for the tests."""

import asyncio
import contextlib
import copy
import json
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import uvicorn
import websockets
from litestar import Litestar

from dealing import DEAL, PATIENCE
from sylve.server import Settings, create_app
from sylve.server.rooms.hub import Hub
from sylve.server.rooms.rooms import Rooms
from sylve.server.serving import listen, uvicorn_config
from sylve.table import Table

Message = dict[str, Any]


def quick(folder: Path, **more: Any) -> Settings:
    """Settings of a server whose bots do not pause, whose reviews are short, and where all come from one address."""
    usual: dict[str, Any] = {"bot_pause": 0.0, "bot_limit": PATIENCE, "bot_processes": 1, "review_tries": 100}
    tests = {"people_per_address": 1000, "known_deals_for_tests": DEAL}
    return Settings(**{"folder": folder, **usual, **tests, **more})


async def new_database(postgres: str) -> str:
    """The address of an empty database there."""
    name = f"sylve_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(postgres)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return postgres.replace("/postgres?", f"/{name}?")


class Running:
    """A server in this very process, reached over a real socket."""

    def __init__(self, app: Litestar, url: str) -> None:
        self.app = app
        self.url = url

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.services.rooms
        return rooms

    async def table(self, table: str) -> Table:
        """The true table, which no page ever sees."""
        return (await self.rooms.room(table)).table


@contextlib.asynccontextmanager
async def running(settings: Settings, hub: Hub | None = None) -> AsyncIterator[Running]:
    app = create_app(settings, hub)
    config = uvicorn_config(settings)
    config.app = app
    server = uvicorn.Server(config)
    with listen(replace(settings, host="127.0.0.1", port=0)) as listening:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not serving.done(), serving.result()
            await asyncio.sleep(0.005)
        try:
            yield Running(app, f"http://127.0.0.1:{listening.getsockname()[1]}")
        finally:
            server.should_exit = True
            await serving


def whole(before: Message, message: Message) -> Message:
    """The state that a message of changes tells, as the page makes it from the state it has."""
    assert before["sequence"] == message["after"]
    told = {
        "offers": before["offers"],
        "events": [],
        "beats": [],
        "undo": False,
        "outcome": None,
        "late": None,
        **message,
    }
    view, beats = before["view"], []
    for beat in told["beats"]:
        view = changed(view, beat["view"])
        beats.append({"events": beat["events"], "view": view})
    view = changed(view, message.get("view", []))
    left = message.get("left", [None] * len(before["left"]))
    del told["after"]
    return {**told, "type": "state", "seat": before["seat"], "reset": False, "view": view, "beats": beats, "left": left}


def changed(view: Message, changes: list[Any]) -> Message:
    made: Message = copy.deepcopy(view)
    for path, value in changes:
        place: Any = made
        for step in path[:-1]:
            place = place[step]
        if isinstance(place, list) and path[-1] == len(place):
            place.append(value)
        else:
            place[path[-1]] = value
    return made


class Page:
    """An open page of a table: everything it was sent, and what it asks."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.table: Message = {}
        self.state: Message = {}
        self.events: list[Message] = []
        self.errors: list[Message] = []
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._changed = asyncio.Event()
        self._requests = 0
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for raw in self.connection:
                assert isinstance(raw, str)
                self.raw.append(raw)
                self._take(json.loads(raw))
                self._changed.set()
        self._changed.set()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection ended"))

    def _take(self, message: Message) -> None:
        if message["type"] == "changes":
            message = whole(self.state, message)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "state":
            self.events = message["events"] if message["reset"] else self.events + message["events"]
            self.state = message
        elif message.get("request") in self._answers:
            self._answers.pop(message["request"]).set_result(message)
        else:
            self.errors.append(message)

    async def ask(self, type: str, **fields: Any) -> Message:  # noqa: A002 - the word of the wire
        self._requests += 1
        answer = self._answers[self._requests] = asyncio.get_running_loop().create_future()
        try:
            await self.connection.send(json.dumps({"type": type, "request": self._requests, **fields}))
        except websockets.ConnectionClosed as closed:
            answer.cancel()
            raise ConnectionError("the connection ended") from closed
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def sends(self, raw: str | bytes) -> Message:
        """Send something odd; the error that comes back."""
        known = len(self.errors)
        await self.connection.send(raw)
        await self.until(lambda: len(self.errors) > known)
        return self.errors[-1]

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._changed.clear()
                if self._reading.done():
                    raise ConnectionError(f"the connection ended: {self.connection.close_code}")
                await self._changed.wait()

    async def sees(self, sequence: int) -> None:
        await self.until(lambda: bool(self.state) and self.state["sequence"] >= sequence)

    async def closed(self) -> int | None:
        async with asyncio.timeout(PATIENCE):
            await self._reading
        return self.connection.close_code

    def legal(self) -> list[int]:
        return [offer["action"] for offer in self.state["offers"] if offer["refusal"] is None]

    async def plays(self, seat: int, action: int | None = None) -> Message:
        chosen = self.legal()[0] if action is None else action
        return await self.ask("play", seat=seat, action=chosen, sequence=self.state["sequence"])

    def my_turn(self) -> bool:
        return bool(self.state) and self.state["seat"] in self.state["view"]["to_act"]


async def play_out(*pages: Page) -> None:
    """The people of all seats take the first legal action each, until the game is over. Pages hear of a move one after
    the other: whoever is asked waits for the own page, not for another's."""
    for page in pages:
        await page.until(lambda page=page: bool(page.state))  # type: ignore[misc]
    while True:
        latest = max((page.state for page in pages), key=lambda state: int(state["sequence"]))
        if latest["view"]["over"]:
            break
        seat = latest["view"]["to_act"][0]
        await pages[seat].sees(latest["sequence"])
        assert (await pages[seat].plays(seat))["type"] == "done"
        await pages[seat].sees(latest["sequence"] + 1)
    for page in pages:
        await page.until(lambda page=page: page.table["status"] == "over")  # type: ignore[misc]


def browser(url: str, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
    # Without `verify` each client would read all certificates of the system first.
    return httpx.AsyncClient(base_url=url, headers={"X-Sylve": "1"}, cookies=cookies, timeout=PATIENCE, verify=False)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = browser(url)
        self._pages = contextlib.AsyncExitStack()

    async def __aenter__(self) -> "Person":
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self._pages.aclose()
        await self.http.aclose()

    async def forgets_pages(self) -> None:
        """Close all pages, also those whose server is gone."""
        await self._pages.aclose()

    def moves_to(self, url: str) -> None:
        """The same browser, at another server."""
        self.url = url
        self.http = browser(url, self.http.cookies)

    @property
    def id(self) -> str:
        return self.http.cookies["sylve"].partition(".")[0]

    async def opens(self, *seats: str, game: str = "toutlahaut", pace: int = 0, **options: Any) -> str:
        """Open a table; a seat is me, open, person or the name of a bot."""
        kinds = [{"kind": seat} if seat in ("me", "open", "person") else {"kind": "bot", "bot": seat} for seat in seats]
        new = {"game": game, "options": options, "seats": kinds, "pace": pace}
        answer = await self.http.post("/api/tables", json=new)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    async def watches_a_game(self) -> str:
        """The table of a game that bots have played to its end."""
        table = await self.opens("random", "random")
        page = await self.visits(table)
        await page.until(lambda: page.table["status"] == "over")
        await page.connection.close()
        return table

    async def visits(self, table: str, **headers: Any) -> Page:
        address = self.url.replace("http", "ws", 1) + f"/ws/tables/{table}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        connection = await self._pages.enter_async_context(
            websockets.connect(
                address, additional_headers={"Cookie": cookie, **headers}, max_size=None, open_timeout=PATIENCE
            )
        )
        page = Page(connection)
        await page.until(lambda: bool(page.table) or bool(page.errors))
        return page


SALT = "00112233445566778899aabbccddeeff"
