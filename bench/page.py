"""`python -m bench.page`: what a move costs the page, near the end of each game, by Chromium's own count.

A stored table with as many people as the game takes stands in the last part of a random game, always the same. One of
them has the page open in a browser slowed down four times; the moves that followed are played by connections of their
own, one after the other, each when the page has told all of the one before and rests. The first ones do not count:
who comes so far has had the page open for a while. Every round opens the same table anew; of each move the median of
the rounds counts, in processor time of the page's own thread. Needs the built page (`npm run build` in web) and
Playwright.
"""

import argparse
import asyncio
import os
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from playwright.async_api import CDPSession, async_playwright

import sylve
from bench.load import GAMES, Server
from bench.memory import played
from bench.quick_pages import Browser, Page, open_page
from sylve.server.settings import Settings
from sylve.server.store.store import Store
from sylve.table import Entry

SLOWED = 4
SHARE = 0.85  # of the game that is over when it begins to count, where that leaves enough moves
BEFORE = 8  # moves that do not count
MOVES = 12
ROUNDS = 3
SHOWN = 40  # functions of a profile
LOOK = 0.25  # seconds between two looks at what the page has done
STILL = 3  # looks in a row at which it had nothing to do
NOTHING = 0.2  # milliseconds of script: less is no work
PHONE = {"width": 390, "height": 844}
# Who has played it before has no coach; told quickly it is the same work in less time.
KEPT = """
localStorage['sylve-coached'] = JSON.stringify({{ {game}: {{ tables: ["one", "two"], known: [] }} }});
localStorage['sylve-tempo'] = "quick";
"""
TELLS = "document.querySelector('.prompt .time') !== null"
COUNTED = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration")

Figures = dict[str, float]


@dataclass
class Told:
    """What a move brought to the page, and the milliseconds in which its thread dealt with it."""

    views: int  # shown one after the other: its beats, and the state
    spent: Figures

    @property
    def script(self) -> float:
        return self.spent["ScriptDuration"]

    @property
    def thread(self) -> float:
        return self.spent["TaskDuration"]


class Watched:
    """The page that is measured."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    async def _counted(self) -> Figures:
        told = await self._session.send("Performance.getMetrics")
        counted = {each["name"]: 1000 * each["value"] for each in told["metrics"]}
        return {name: counted[name] for name in COUNTED}

    async def _tells(self) -> bool:
        return bool((await self._session.send("Runtime.evaluate", {"expression": TELLS}))["result"]["value"])

    async def rest(self) -> Figures:
        """All that the page has counted, once nothing is told and it has been still for a while."""
        still, before = 0, await self._counted()
        while still < STILL:
            await asyncio.sleep(LOOK)
            now = await self._counted()
            busy = now["ScriptDuration"] - before["ScriptDuration"] > NOTHING or await self._tells()
            still = 0 if busy else still + 1
            before = now
        return before

    async def profile(self) -> None:
        await self._session.send("Profiler.enable")
        await self._session.send("Profiler.setSamplingInterval", {"interval": 200})
        await self._session.send("Profiler.start")

    async def profiled(self) -> Any:
        return (await self._session.send("Profiler.stop"))["profile"]


def functions(profile: Any) -> Counter[str]:
    """In which functions the browser's profiler saw the page, and for how many milliseconds."""
    frames = {node["id"]: node["callFrame"] for node in profile["nodes"]}
    spent: Counter[str] = Counter()
    for each, micros in zip(profile["samples"], profile["timeDeltas"], strict=True):
        frame = frames[each]
        name = f"{frame['functionName'] or '-'} {frame['url'].rpartition('/')[2]}:{frame['lineNumber']}"
        if not name.startswith(("(idle)", "(program)", "(root)")):
            spent[name] += micros / 1000
    return spent


async def stored(game: str, folder: str, people: list[Browser]) -> tuple[list[Entry], int]:
    """A table of these people near the end of its game: all that is played at it, and how much of it is stored."""
    entries = played(game, [each.id for each in people])
    at = min(2 + int(SHARE * (len(entries) - 2)), len(entries) - MOVES) - BEFORE
    store = Store(Settings(folder=Path(folder)))
    await store.open()
    await store.append(entries[:at])
    await store.close()
    return entries, at


class Players:
    """Everybody at the table, by connections of their own."""

    def __init__(self) -> None:
        self._pages: list[Page] = []
        self._done = asyncio.Event()
        self._views = 0

    async def sit(self, people: list[Browser], table: str) -> None:
        self._pages = [await open_page(person, table, self._heard) for person in people]

    def _heard(self, page: Page, told: bytes) -> None:
        message = msgspec.json.decode(told)
        if self._pages and page is self._pages[0] and message["type"] in ("state", "changes"):
            self._views = 1 + len(message.get("beats") or [])
        if message["type"] == "done":
            self._done.set()
        elif message["type"] in ("refused", "error"):
            raise RuntimeError(str(message))

    @property
    def views(self) -> int:
        """How many the last move brought to the first of them."""
        return self._views

    async def play(self, entry: Entry) -> None:
        """A move as it was played."""
        self._done.clear()
        move = {"type": "play", "request": 1, "seat": entry.seat, "sequence": entry.sequence - 1}
        assert entry.seat is not None
        self._pages[entry.seat].say({**move, "action": entry.payload["action"]})
        await self._done.wait()

    def leave(self) -> None:
        for page in self._pages:
            page.leave()


async def play_on(watched: Watched, players: Players, entries: list[Entry]) -> list[Told]:
    """These moves, and what the page did after each."""
    before = await watched.rest()
    moves: list[Told] = []
    for entry in entries:
        await players.play(entry)
        now = await watched.rest()
        moves.append(Told(players.views, {name: now[name] - before[name] for name in COUNTED}))
        before = now
    return moves


async def one_round(
    game: str, folder: str, serving: Server, browser: Any, slowed: float, profile: Counter[str] | None
) -> list[Told]:
    people = [Browser(serving.url) for _ in range(max(sylve.game(game).seats))]
    entries, at = await stored(game, folder, people)
    table = entries[0].table
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr")
    name, _, value = people[0].cookie.partition("=")
    await context.add_cookies([{"name": name, "value": value, "url": serving.url}])
    await context.add_init_script(KEPT.format(game=game))
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    await session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    await page.goto(f"{serving.url}/table/{table}")
    await page.wait_for_selector("main .prompt")
    watched, players = Watched(session), Players()
    await players.sit(people, table)
    await play_on(watched, players, entries[at : at + BEFORE])
    if profile is not None:
        await watched.profile()
    moves = await play_on(watched, players, entries[at + BEFORE : at + BEFORE + MOVES])
    if profile is not None:
        profile.update(functions(await watched.profiled()))
    players.leave()
    await context.close()
    return moves


def row(game: str, rounds: list[list[Told]], seats: int) -> str:
    moves = list(zip(*rounds, strict=True))
    script = [median(each.script for each in move) for move in moves]
    whole = [median(each.thread for each in move) for move in moves]
    views = sum(move[0].views for move in moves)
    figures = (median(script), max(script), sum(script) / views, median(whole), max(whole))
    return f"| {game}, {seats} seats | {views} | " + " | ".join(f"{figure:.1f}" for figure in figures) + " |"


async def run(games: list[str], rounds: int, slowed: float, profile: bool) -> None:
    print(f"| game | views in {MOVES} moves | script ms a move | highest | a view | whole thread ms a move | highest |")
    print("|---" * 7 + "|")
    with tempfile.TemporaryDirectory() as folder:
        serving = Server(Path(__file__).parent.parent / "src", folder, sylve.build, "bench.unlimited")
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or None)
                for game in games:
                    spent: Counter[str] | None = Counter() if profile else None
                    measured = [await one_round(game, folder, serving, browser, slowed, spent) for _ in range(rounds)]
                    print(row(game, measured, max(sylve.game(game).seats)), flush=True)
                    if spent is not None:
                        print(*(f"{took / rounds:7.1f} ms {name}" for name, took in spent.most_common(SHOWN)), sep="\n")
                await browser.close()
        finally:
            serving.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--slowed", type=float, default=SLOWED)
    parser.add_argument("--profile", action="store_true", help="say where (after `vite build --minify false`)")
    given = parser.parse_args()
    asyncio.run(run(list(given.game), given.rounds, given.slowed, given.profile))


if __name__ == "__main__":
    main()
