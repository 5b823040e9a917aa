"""Attackers in a process of their own: `python -m server.flood URL SECONDS PER_SECOND TABLE …`.

Spectators, all from one address and each with a fresh cookie, as many at each table as it has places; each sends `look`
so many times a second. Says how many got in, how much they sent, and how much of that was done.
"""

import asyncio
import contextlib
import json
import sys
import time

import httpx
import websockets

ADDRESS = {"X-Forwarded-For": "203.0.113.7"}
EACH = 99


class Flood:
    def __init__(self) -> None:
        self.inside = 0
        self.sent = 0
        self.done = 0

    async def spectator(self, url: str, cookie: str, per_second: float, until: float) -> None:
        headers = {**ADDRESS, "Cookie": cookie}
        with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
            async with websockets.connect(url, additional_headers=headers, open_timeout=60) as connection:
                first = json.loads(await connection.recv())
                self.inside += first["type"] == "table"
                reading = asyncio.create_task(self._read(connection))
                begun, request = time.monotonic(), 0
                while time.monotonic() < until:
                    request += 1
                    await connection.send(json.dumps({"type": "look", "request": request, "seat": None}))
                    self.sent += 1
                    await asyncio.sleep(max(0.0, begun + request / per_second - time.monotonic()))
                reading.cancel()

    async def _read(self, connection: websockets.ClientConnection) -> None:
        with contextlib.suppress(websockets.WebSocketException):
            async for raw in connection:
                self.done += '"done"' in str(raw[:40])


def cookies(url: str, count: int) -> list[str]:
    answers = [httpx.get(f"{url}/api/me", headers=ADDRESS, verify=False) for _ in range(count)]
    return [answer.headers["set-cookie"].partition(";")[0] for answer in answers]


async def attack(url: str, seconds: float, per_second: float, tables: list[str]) -> None:
    if not per_second:
        await asyncio.sleep(seconds)  # nobody attacks: what it is measured against
        return
    flood = Flood()
    people = cookies(url, EACH)
    until = time.monotonic() + seconds
    socket = url.replace("http", "ws", 1)
    spectators = [
        flood.spectator(f"{socket}/ws/tables/{table}", cookie, per_second, until)
        for table in tables
        for cookie in people
    ]
    await asyncio.gather(*spectators)
    print(json.dumps({"inside": flood.inside, "sent": flood.sent, "done": flood.done}))


if __name__ == "__main__":
    address, seconds, per_second, *tables = sys.argv[1:]
    asyncio.run(attack(address, float(seconds), float(per_second), tables))
