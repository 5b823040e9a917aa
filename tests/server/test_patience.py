"""Whoever begins to speak and does not go on is not waited for."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dealing import PATIENCE
from server.clients import Person, Running, quick, running
from sylve.server.wire import patience
from sylve.server.wire.patience import PatientProtocol

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture
def callers(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The server's ends of all connections, the latest last."""
    made: list[Any] = []
    begins = PatientProtocol.connection_made

    def noted(caller: Any, transport: Any) -> None:
        begins(caller, transport)
        made.append(caller)

    monkeypatch.setattr(PatientProtocol, "connection_made", noted)
    return made


@contextlib.asynccontextmanager
async def calls(server: Running) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
    try:
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):  # the server has cut it off
            await writer.wait_closed()


@pytest.mark.parametrize(
    ("whole", "begun"),
    [(b"", b""), (b"", b"GET / HTTP/1.1\r\nHost: here\r\n"), (WHOLE, b"GET /healthz HTTP/1.1\r\nHo")],
)
async def test_a_head_that_does_not_come_to_its_end(
    tmp_path: Path, callers: list[Any], whole: bytes, begun: bytes
) -> None:
    """The test says when it has lasted too long."""
    async with running(quick(tmp_path)) as server, calls(server) as (reader, writer):
        if whole:
            writer.write(whole)
            assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200 OK")
        writer.write(begun)
        while not (callers and callers[-1]._patience):
            await asyncio.sleep(0.005)
        assert callers[-1]._patience.when() <= asyncio.get_running_loop().time() + patience.SECONDS_FOR_HEAD
        callers[-1]._give_up()
        with contextlib.suppress(ConnectionResetError):  # it has not even read what was begun
            await reader.read()  # until the server hangs up


async def test_a_body_that_does_not_come_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS_FOR_BODY", 0.2)
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, calls(server) as (reader, writer):
        head = f"POST /api/tables HTTP/1.1\r\nHost: here\r\nX-Sylve: 1\r\nCookie: sylve={ana.http.cookies['sylve']}\r\n"
        writer.write(f'{head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{{"game"'.encode())
        assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 408")
        await reader.readuntil(b"\r\n\r\n")
        assert json.loads(await reader.readuntil(b"}}")) == {"code": "too-slow", "facts": {}}


async def test_an_open_page_is_not_hurried(tmp_path: Path, callers: list[Any]) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        page = await ana.visits(await ana.opens("me", "me"))
        assert [caller for caller in callers if caller._patience] == []
        assert (await page.ask("ping"))["type"] == "done"
