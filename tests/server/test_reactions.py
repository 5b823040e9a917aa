"""People express themselves by six signs: from their own seats, slowly, and only where the host allows it."""

import pytest

from server.clients import Page, Person
from sylve.server.rooms import room


async def seated(ana: Person, ben: Person) -> tuple[Page, Page]:
    table = await ana.opens("me", "open")
    hers, his = await ana.visits(table), await ben.visits(table)
    return hers, his


async def test_a_reaction_is_for_people_with_a_seat_now_and_then(
    ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "SECONDS_BETWEEN_REACTIONS", float("inf"))
    hers, his = await seated(ana, ben)
    assert (await his.ask("react", seat=0, reaction="bravo"))["code"] == "not-your-seat"
    assert (await hers.ask("react", seat=0, reaction="bravo"))["type"] == "done"
    assert (await hers.ask("react", seat=0, reaction="oh"))["code"] == "too-fast"
    monkeypatch.setattr(room, "SECONDS_BETWEEN_REACTIONS", 0.0)
    assert (await hers.ask("react", seat=0, reaction="oh"))["type"] == "done"
    assert (await hers.ask("react", seat=0, reaction="rude words"))["code"] == "bad-message"


async def test_only_the_host_turns_reactions_off(ana: Person, ben: Person) -> None:
    hers, his = await seated(ana, ben)
    assert (await his.ask("hush", hushed=True))["code"] == "not-host"
    assert (await hers.ask("hush", hushed=True))["type"] == "done"
    await his.until(lambda: his.table["hushed"])
    assert (await hers.ask("react", seat=0, reaction="bravo"))["code"] == "hushed"


async def test_who_watches_is_counted(ana: Person, ben: Person) -> None:
    hers, _ = await seated(ana, ben)
    await hers.until(lambda: hers.table["watching"] == 1)
