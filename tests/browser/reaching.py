"""A person who has played on over the wire to where a test begins; the page is opened there."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from browser.people import Person
from browser.serving import Server
from server import clients

Message = dict[str, Any]
MOST_GAMES = 40


def reaches(
    person: Person, server: Server, game: str, bots: Sequence[str], until: Callable[[Message], bool], **options: Any
) -> None:
    """The person comes to a table where it has come to that: the first of several games, played anyhow."""
    with ThreadPoolExecutor(1) as aside:  # Playwright keeps the loop of this thread
        cookie, table = aside.submit(asyncio.run, _plays(server.url, game, bots, until, options)).result()
    person.page.context.add_cookies([{"name": "sylve", "value": cookie, "url": server.url}])
    person.page.goto(f"/table/{table}")
    person.is_at_the_table()


async def _plays(
    url: str, game: str, bots: Sequence[str], until: Callable[[Message], bool], options: Message
) -> tuple[str, str]:
    async with clients.Person(url) as someone:
        for number in range(MOST_GAMES):
            table = await someone.opens("me", *bots, game=game, **options)
            page = await someone.visits(table)
            if await _comes_to(page, until, Random(number)):
                return someone.http.cookies["sylve"], table
    raise AssertionError("it does not come to that")


async def _comes_to(page: clients.Page, until: Callable[[Message], bool], dice: Random) -> bool:
    while True:
        await page.until(lambda: page.my_turn() or page.table["status"] == "over")
        if page.my_turn() and until(page.state):
            return True
        if page.table["status"] == "over":
            return False
        sequence, action = page.state["sequence"], dice.choice(page.legal())
        while (await page.plays(0, action))["type"] != "done":
            pass  # faster than a person plays: the server takes its time to say so
        await page.sees(sequence + 1)
