"""Whoever begins to speak and does not go on is not waited for."""

import asyncio
import json
from pathlib import Path

import pytest

from dealing import PATIENCE
from server.clients import Person, Running, quick, running
from sylve.server.wire import patience


async def says(server: Running, text: str) -> bytes:
    """What the server answers before it ends the connection."""
    port = int(server.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text.encode())
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "GET / HTTP/1.1\r\nHost: here\r\n",
        "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET /healthz HTTP/1.1\r\nHo",
    ],
)
async def test_a_head_that_does_not_come_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: str
) -> None:
    monkeypatch.setattr(patience, "SECONDS_FOR_HEAD", 0.2)
    async with running(quick(tmp_path)) as server:
        answer = await says(server, begun)
    assert answer.count(b"200 OK") == begun.count("healthz HTTP/1.1\r\nHost: here\r\n\r\n")


async def test_a_body_that_does_not_come_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS_FOR_BODY", 0.2)
    monkeypatch.setattr(patience, "SECONDS_FOR_HEAD", 1.0)
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        head = f"POST /api/tables HTTP/1.1\r\nHost: here\r\nX-Sylve: 1\r\nCookie: sylve={ana.http.cookies['sylve']}\r\n"
        answer = await says(server, head + 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"game"')
    assert answer.startswith(b"HTTP/1.1 408")
    assert json.loads(answer.rpartition(b"\r\n\r\n")[2]) == {"code": "too-slow", "facts": {}}


async def test_an_open_page_is_not_hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS_FOR_HEAD", 0.1)
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        page = await ana.visits(await ana.opens("me", "me"))
        await asyncio.sleep(0.3)
        assert (await page.ask("ping"))["type"] == "done"
