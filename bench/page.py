"""`python -m bench.page`: what a move costs the page, in the largest position of each game, by Chromium's own count.

A table with as many people as the game takes is filled with the greater part of a random game. One of them has the
page open in a browser slowed down four times; all then play on by connections of their own, one move after the other,
each when the page has come to rest. Counted is the processor time of the page's own thread, so that a busy machine
does not matter. Needs the built page (`npm run build` in web) and Playwright.
"""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.async_api import CDPSession, async_playwright

import sylve
from bench.load import GAMES, Server, merged
from bench.memory import played
from bench.quick_pages import Browser, Message, Page, open_page
from sylve.server.settings import Settings
from sylve.server.store.store import Store

SLOWED = 4
SHARE = 0.85  # of the game that is over when the page is opened
MOVES = 12
SHOWN = 40  # functions of a profile
SECONDS_OF_REST = 1.5
PHONE = {"width": 390, "height": 844}


async def table_of(folder: str, game: str, people: list[Browser]) -> str:
    """A stored table at which these people have played the greater part of a game."""
    entries = played(game, [each.id for each in people])
    store = Store(Settings(folder=Path(folder)))
    await store.open()
    await store.append(entries[: 2 + int(SHARE * (len(entries) - 2))])
    await store.close()
    return entries[0].table


class Counted:
    """What the page's thread has done since it was last asked, in milliseconds."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        self._before: dict[str, float] = {}

    async def since(self) -> dict[str, float]:
        told = await self._session.send("Performance.getMetrics")
        counted = {each["name"]: 1000 * each["value"] for each in told["metrics"]}
        names = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration")
        new = {name: counted[name] - self._before.get(name, 0.0) for name in names}
        self._before = counted
        return new


def where(profile: Any) -> str:
    """The functions in which the browser's profiler saw the page most often, with their own share of the looks."""
    functions = {node["id"]: node["callFrame"] for node in profile["nodes"]}
    looks: Counter[str] = Counter()
    for each in profile["samples"]:
        frame = functions[each]
        looks[f"{frame['functionName'] or '-'} {frame['url'].rpartition('/')[2]}:{frame['lineNumber']}"] += 1
    for idle in [name for name in looks if name.startswith(("(idle)", "(program)"))]:
        del looks[idle]
    lines = [f"{100 * count / looks.total():5.1f} % {name}" for name, count in looks.most_common(SHOWN)]
    return "\n".join(lines)


async def measure(game: str, folder: str, serving: Server, browser: Any, profile: bool) -> str:
    people = [Browser(serving.url) for _ in range(max(sylve.game(game).seats))]
    table = await table_of(folder, game, people)
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    name, _, value = people[0].cookie.partition("=")
    await context.add_cookies([{"name": name, "value": value, "url": serving.url}])
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    await page.goto(f"{serving.url}/table/{table}")
    await page.wait_for_selector("main")
    await asyncio.sleep(2 * SECONDS_OF_REST)
    if profile:
        await session.send("Profiler.enable")
        await session.send("Profiler.setSamplingInterval", {"interval": 200})
        await session.send("Profiler.start")
    moves = await play_on(people, table, Counted(session))
    if profile:
        print(where((await session.send("Profiler.stop"))["profile"]))
    await context.close()
    script = [each["ScriptDuration"] for each in moves]
    whole = [each["TaskDuration"] for each in moves]
    return (
        f"| {game}, {len(people)} seats | {len(moves)} | {statistics.median(script):.1f} | {max(script):.1f} "
        f"| {statistics.median(whole):.1f} | {max(whole):.1f} |"
    )


async def play_on(people: list[Browser], table: str, counted: Counted) -> list[dict[str, float]]:
    """Random moves, each by whoever is asked, and what the browser's page did after each."""
    dice, states = random.Random(1), dict[Page, Message]()

    def heard(page: Page, message: Message, _size: int) -> None:
        if message["type"] in ("state", "changes"):
            states[page] = merged(states.get(page), message)

    pages = [await open_page(person, table, heard) for person in people]
    moves: list[dict[str, float]] = []
    for request in range(MOVES):
        await asyncio.sleep(SECONDS_OF_REST)
        asked = [page for page, state in states.items() if state["seat"] in state["view"]["to_act"]]
        if not asked:
            break
        state = states[asked[0]]
        legal = [offer["action"] for offer in state["offers"] if offer["refusal"] is None]
        play = {"type": "play", "request": request, "seat": state["seat"], "sequence": state["sequence"]}
        await counted.since()
        asked[0].say({**play, "action": dice.choice(legal)})
        await asyncio.sleep(SECONDS_OF_REST)
        moves.append(await counted.since())
    for page in pages:
        page.leave()
    return moves


async def run(games: list[str], profile: bool) -> None:
    print("| game | moves | script ms: median | highest | all of the page's thread ms: median | highest |")
    print("|---" * 6 + "|")
    with tempfile.TemporaryDirectory() as folder:
        serving = Server(Path(__file__).parent.parent / "src", folder, sylve.build, "bench.unlimited")
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or None)
                for game in games:
                    print(await measure(game, folder, serving, browser, profile), flush=True)
                await browser.close()
        finally:
            serving.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--profile", action="store_true", help="say where (after `vite build --minify false`)")
    given = parser.parse_args()
    asyncio.run(run(list(given.game), given.profile))


if __name__ == "__main__":
    main()
