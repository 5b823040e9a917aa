"""The websocket of a page, without the way through all layers for every message.

Handshake, control frames, fragments and whatever is odd are the library's affair. A message to the page is written to
its connection as it is, and one small whole message from the page is read here.
"""

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "sylve.page"  # under which the connection is found in the scope
MOST_UNREAD = 8  # messages of a page that wait for their answer, before nothing more is read from it
WHOLE_TEXT, MASKED, SHORT = 0x81, 0x80, 126


class Inbox:
    """What has come from a page and waits for the one who reads it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


class PageProtocol(WebSocketsSansIOProtocol):
    _unsent: tuple[bytes, ...] = ()  # frames that go out together, when whoever makes them has made them all

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox(self.loop)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it knows the connection: such rings are seldom looked for

    # To the page

    def write(self, message: bytes) -> None:
        """Send a text; nothing happens when the connection has ended."""
        if self.close_sent or self.disconnected:
            return
        length = len(message)
        if length < SHORT:
            head = bytes((WHOLE_TEXT, length))
        elif length < 1 << 16:
            head = bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (head, message)

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, ()
        if unsent and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(unsent))

    def unread(self) -> int:
        """Bytes that the page has not taken yet."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size() + sum(map(len, self._unsent))

    def part(self, code: int) -> None:
        """End the connection with this code. A page that does not even read that is cut off after a while."""
        if self.close_sent or self.disconnected:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self._flush()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._go_on_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    # From the page

    async def heard(self) -> bytes | None:
        """The next message, or None when the page is gone."""
        event: Any = await self.queue.get()
        if self.read_paused and self.queue.qsize() < MOST_UNREAD:
            self._go_on_reading()
        return event["bytes"] if event["type"] == "websocket.receive" else None

    def data_received(self, data: bytes) -> None:
        if self._is_one_short_text(data):
            self._take(apply_mask(data[6:], data[2:6]))
        else:
            super().data_received(data)

    def _is_one_short_text(self, data: bytes) -> bool:
        """Whether this is a whole message, and the library is not in the middle of another."""
        return (
            len(data) >= 6
            and data[0] == WHOLE_TEXT
            and len(data) - 6 == data[1] - MASKED < SHORT
            and self.handshake_complete
            and self.conn.state is OPEN
            and not self.conn.reader.buffer
            and self.conn.current_size is None
        )

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        self._take(data)

    def _take(self, message: bytes) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _go_on_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
