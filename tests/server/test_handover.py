"""A server whose rules are being compiled takes them up by itself: nobody has to start it again."""

import asyncio
from pathlib import Path

import httpx

from dealing import PATIENCE
from server.clients import Person, quick
from server.processes import Killable

BEING_COMPILED = "the rules are being compiled"
RESTARTING = 1012  # a page comes back by itself then
COMPILING = """
import sys
from pathlib import Path
import sylve
from sylve import native
from sylve.server import Settings, serving
sylve.build, native.why = "plain", "the rules are being compiled"
native.folder = lambda: Path(sys.argv[1])
serving.serve(Settings.from_environment(), compiling=True)
"""


async def test_when_the_rules_are_compiled_another_process_serves_and_the_game_goes_on(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    server = Killable(quick(tmp_path), "-c", COMPILING, str(compiled))
    server.environment.pop("SYLVE_BUILD", None)
    async with Person(await server.start()) as ana:
        table = await ana.opens("me", "me")
        page = await ana.visits(table)
        seat = page.table["to_act"][0]
        await page.ask("look", seat=seat)
        assert (await page.plays(seat))["type"] == "done"
        async with asyncio.timeout(PATIENCE):
            while await why(server) != BEING_COMPILED:  # the first process says so to the second
                pass
        [first] = server.children()
        compiled.mkdir()  # as the compiler does, at once
        await page.connection.wait_closed()
        assert page.connection.close_code == RESTARTING
        again = await ana.visits(table)
        assert again.table["sequence"] == page.state["sequence"]
        [second] = server.children()
        assert second != first
        assert await why(server) != BEING_COMPILED
    await server.stop()


async def why(server: Killable) -> str:
    async with httpx.AsyncClient() as asking:
        return str((await asking.get(f"{server.url}/healthz")).json()["why"])
