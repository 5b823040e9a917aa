"""`python -m server.growth MINUTES PER_SECOND JOURNAL`: people play for so long, and the server's memory is looked at.

Twelve people play one game after the other, each alone for two seats or against robots, so many moves a second in all;
pages and tables come and go as they do on a server of years. Every minute is a line of the journal.
"""

import argparse
import asyncio
import json
import random
import signal
import tempfile
import time
from pathlib import Path
from statistics import median

from server.clients import Page, Person, quick
from server.kills import Nursery
from server.processes import Killable

PEOPLE = 12
KINDS = (
    ("toutlahaut", "me", "me"),
    ("canopee", "me", "random"),
    ("leaf", "me", "random"),
    ("canyon", "me", "random", "random"),
    ("ecosysteme", "me", "me"),
)
WARM = 0.25  # of the time, until caches and pools have the size they keep


class Load:
    def __init__(self, url: str, per_second: float, until: float) -> None:
        self._url = url
        self._pause = PEOPLE / per_second
        self._until = until
        self.moves = 0
        self.games = 0

    @property
    def lasts(self) -> bool:
        return time.monotonic() < self._until

    async def person(self, number: int) -> None:
        """Plays one game after the other."""
        dice = random.Random(number)
        async with Person(self._url) as person:
            while self.lasts:
                game, *seats = dice.choice(KINDS)
                page = await person.visits(await person.opens(*seats, game=game))
                await page.until(lambda page=page: bool(page.state))  # type: ignore[misc]
                await self._plays(page, dice)
                await person.forgets_pages()
                self.games += 1

    async def _plays(self, page: Page, dice: random.Random) -> None:
        mine = [seat["seat"] for seat in page.table["seats"] if seat["mine"]]
        while self.lasts:
            await page.until(lambda: page.state["view"]["over"] or bool({*mine} & {*page.state["view"]["to_act"]}))
            if page.state["view"]["over"]:
                return
            await asyncio.sleep(dice.expovariate(1 / self._pause))
            seat = next(seat for seat in page.state["view"]["to_act"] if seat in mine)
            if page.state["seat"] != seat:
                await page.ask("look", seat=seat)
            answer = await page.plays(seat, dice.choice(page.legal()))
            assert answer["type"] == "done", answer
            self.moves += 1
            page.raw.clear()
            page.events.clear()


def resident(process: int) -> int:
    """KiB in memory."""
    return int(Path(f"/proc/{process}/status").read_text().partition("VmRSS:")[2].split()[0])


async def grow(minutes: float, per_second: float, journal: Path, every: float = 60.0) -> tuple[float, float]:
    """The server's KiB after the first quarter of the time, and in the last."""
    seen = []
    with tempfile.TemporaryDirectory(prefix="sylve-growth-") as folder:
        server = Killable(quick(Path(folder)))
        server.environment["SYLVE_IDLE_MINUTES"] = "1"
        load = Load(await server.start(), per_second, time.monotonic() + 60 * minutes)
        playing = asyncio.gather(*[load.person(number) for number in range(PEOPLE)])
        while load.lasts:
            await asyncio.sleep(every)
            seen.append(resident(server.process.pid))
            with journal.open("a") as written:
                line = {"kib": seen[-1], "moves": load.moves, "games": load.games, "at": round(time.time())}
                written.write(json.dumps(line) + "\n")
        await playing
        assert await server.stop() == 0
    quarter = max(1, int(WARM * len(seen)))
    return median(seen[quarter : 2 * quarter] or seen), median(seen[-quarter:])


async def comings_and_goings(folder: Path, pages: int) -> list[int]:
    """A page is opened and closed again and again; the server's KiB after each hundred."""
    seen = []
    async with Nursery(quick(folder)) as nursery, Person(await nursery.start()) as ana:
        table = await ana.opens("me", "me")
        for page in range(1, pages + 1):
            await ana.visits(table)
            await ana.forgets_pages()
            if page % 100 == 0:
                seen.append(resident(nursery.child))
        await nursery.ends(signal.SIGTERM)
    return seen


async def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m server.growth", description=__doc__)
    parser.add_argument("minutes", type=float)
    parser.add_argument("per_second", type=float)
    parser.add_argument("journal", type=Path)
    given = parser.parse_args()
    before, after = await grow(given.minutes, given.per_second, given.journal)
    print(f"{before:.0f} KiB in the second quarter, {after:.0f} KiB in the last")


if __name__ == "__main__":
    asyncio.run(main())
