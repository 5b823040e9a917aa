"""A page of a table as the benches need it: a websocket with as little work of its own as possible."""

import asyncio
import http.client
import json
from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

Message = Mapping[str, Any]
Heard = Callable[["Page", bytes], None]

TEXT, CLOSE, PING = 1, 8, 9
_encode = msgspec.json.encode


class Browser:
    """Somebody with a cookie. Calls block: they are made before anything is measured."""

    def __init__(self, url: str) -> None:
        self.address = urlsplit(url).netloc
        self.cookie = ""
        self.call("GET", "/api/me")

    @property
    def id(self) -> str:
        """Who this is to the server."""
        return self.cookie.partition("=")[2].partition(".")[0]

    def call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"X-Sylve": "1", "Cookie": self.cookie, "Content-Type": "application/json"}
        connection = http.client.HTTPConnection(self.address)
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        text = answer.read()
        connection.close()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
        return json.loads(text) if text else None


class Page(asyncio.Protocol):
    """Everything that arrives is handed on as it was read; what is sent is masked with zeros."""

    def __init__(self, path: str, cookie: str, heard: Heard) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._head.encode())

    def connection_lost(self, _why: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not let us in"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(self, payload)
            elif kind == PING:
                self._transport.write(bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0)) + payload)
            elif kind == CLOSE:
                self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def say(self, message: Message) -> None:
        payload = _encode(message)
        assert len(payload) < 65536
        size = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self._transport.write(b"\x81" + size + bytes(4) + payload)

    def leave(self) -> None:
        self._transport.close()


async def open_page(browser: Browser, table: str, heard: Heard) -> Page:
    host, _, port = browser.address.partition(":")
    loop = asyncio.get_running_loop()
    _, page = await loop.create_connection(lambda: Page(f"/ws/tables/{table}", browser.cookie, heard), host, int(port))
    await page.opened
    return page
