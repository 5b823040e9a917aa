"""How long the server waits for a caller who has begun to speak: for the head of a request, then for its body."""

import asyncio
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from sylve.table.problems import Problem

SECONDS_FOR_HEAD = 10.0
SECONDS_FOR_BODY = 20.0


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Ends a connection on which no whole head of a request arrives in time."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._wait()
        super().data_received(data)
        if not self._awaits_head() or self.transport.get_protocol() is not self:  # a request, or a websocket now
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _awaits_head(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _wait(self) -> None:
        if self._patience is None and self._awaits_head():
            self._patience = self.loop.call_later(SECONDS_FOR_HEAD, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        self._patience = None
        if self._awaits_head() and not self.transport.is_closing():
            self.transport.close()


def patient_body(app: ASGIApp) -> ASGIApp:
    """A body that does not arrive in time is refused."""

    async def patient(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        latest = asyncio.get_running_loop().time() + SECONDS_FOR_BODY
        complete = False

        async def receive_in_time() -> ReceiveMessage:
            nonlocal complete
            if complete:
                return await receive()
            try:
                async with asyncio.timeout_at(latest):
                    message = await receive()
            except TimeoutError:
                complete = True
                raise Problem("too-slow") from None
            complete = not message.get("more_body", False)
            return message

        await app(scope, receive_in_time, send)

    return patient
