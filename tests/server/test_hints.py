"""What a bot would do, for those who may ask: who may, who is told, and that nothing changes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.clients import Page, Person, Running, quick, running
from sylve.bots import Budget
from sylve.bots.reasons import Advice, advise
from sylve.engine.chance import Dice
from sylve.kit.cases import cases
from sylve.kit.twins import twin_pairs
from sylve.server.wire import limits


async def at_the_turn(page: Page, seat: int) -> None:
    await page.until(lambda: page.my_turn() and page.state["seat"] == seat)


async def hint(page: Page, seat: int = 0) -> dict[str, Any]:
    return await page.ask("hint", seat=seat, sequence=page.state["sequence"])


async def test_a_hint_names_the_best_few_actions_and_changes_nothing(server: Running, ana: Person) -> None:
    table = await ana.opens("me", "random")
    page = await ana.visits(table)
    assert page.table["hints"] is True
    await at_the_turn(page, 0)
    true = await server.table(table)
    before, sequence = true.started().record(), true.sequence
    answer = await hint(page)
    assert answer["type"] == "hint"
    assert answer["seat"] == 0
    assert 1 <= len(answer["ideas"]) <= 3
    for idea in answer["ideas"]:
        assert idea["action"] in page.legal()
        assert 0 <= idea["chance"] <= 1
        assert idea["told"]["kind"] in ("show", "hide")
        assert idea["told"]["facts"]["seat"] == 0
    for why in answer["why"]:
        assert why["name"] in ("floors", "longest-run", "objective")
        assert why["seat"] in (0, 1)
    assert answer["rather"] in [idea["action"] for idea in answer["ideas"][1:]]
    assert (true.started().record(), true.sequence) == (before, sequence)


async def test_only_the_page_that_asked_is_told(ana: Person, eve: Person) -> None:
    table = await ana.opens("me", "random")
    page, other, watching = await ana.visits(table), await ana.visits(table), await eve.visits(table)
    await at_the_turn(page, 0)
    assert (await hint(page))["type"] == "hint"
    await other.ask("ping")
    await watching.ask("ping")
    assert not any('"ideas"' in raw for each in (other, watching) for raw in each.raw)


async def test_the_host_says_whether_hints_are_allowed(ana: Person, ben: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    for said, allowed in ((None, False), (False, False), (True, True)):
        body = {"game": "toutlahaut", "options": {}, "seats": seats, "hints": said}
        table = (await ana.http.post("/api/tables", json=body)).json()["table"]
        assert (await ben.http.get(f"/api/tables/{table}")).json()["hints"] is allowed


async def test_a_hint_is_refused_where_it_is_not_allowed(ana: Person) -> None:
    table = await ana.opens("me", "me")
    page = await ana.visits(table)
    seat = page.table["to_act"][0]
    await page.ask("look", seat=seat)
    await at_the_turn(page, seat)
    assert (await hint(page, seat))["code"] == "no-hints"


async def test_a_hint_is_for_the_own_seat_when_it_is_asked(ana: Person, ben: Person) -> None:
    body = {"game": "toutlahaut", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}], "hints": True}
    table = (await ana.http.post("/api/tables", json=body)).json()["table"]
    page, foreign = await ana.visits(table), await ben.visits(table)
    acting = page.table["to_act"][0]
    assert (await foreign.ask("hint", seat=acting, sequence=99))["code"] == "not-your-seat"
    behind_the_curtain = await hint(page, acting)
    assert behind_the_curtain["code"] == "not-your-seat"
    await page.ask("look", seat=1 - acting)
    assert (await hint(page, acting))["code"] == "not-your-seat"
    assert (await hint(page, 1 - acting))["refusal"]["code"] == "not-to-act"
    await page.ask("look", seat=acting)
    assert (await page.ask("hint", seat=acting, sequence=0))["refusal"]["code"] == "stale"
    assert (await hint(page, acting))["type"] == "hint"
    assert (await hint(page, 7))["code"] == "unknown-seat"


class Pondering:
    """The bots of a server, who have an idea and tell it when they may."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        pool = server.rooms.house.pool
        self._advice = pool.advice
        self._told = asyncio.Event()
        self.ready = asyncio.Event()
        monkeypatch.setattr(pool, "advice", self._ponder)

    async def _ponder(self, *about: Any) -> Advice:
        advice = await self._advice(*about)
        self.ready.set()
        await self._told.wait()
        return advice

    def tell(self) -> None:
        self._told.set()


async def test_a_hint_is_dropped_when_the_question_has_changed(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    pondering = Pondering(server, monkeypatch)
    page = await ana.visits(await ana.opens("me", "random"))
    await at_the_turn(page, 0)
    asking = asyncio.create_task(hint(page))
    await pondering.ready.wait()
    assert (await page.plays(0))["type"] == "done"
    pondering.tell()
    assert (await asking)["refusal"]["code"] in ("stale", "not-to-act", "game-over")


async def test_one_person_asks_one_thing_at_a_time_and_not_too_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HINTS", limits.Rate(per_second=0, burst=2))
    async with running(quick(tmp_path)) as server, Person(server.url) as ana:
        pondering = Pondering(server, monkeypatch)
        page = await ana.visits(await ana.opens("me", "random"))
        await at_the_turn(page, 0)
        first = asyncio.create_task(hint(page))
        await pondering.ready.wait()
        assert (await hint(page))["code"] == "too-fast"
        pondering.tell()
        assert (await first)["type"] == "hint"
        assert (await hint(page))["type"] == "hint"
        assert (await hint(page))["code"] == "too-fast"


def test_a_hint_is_the_same_in_worlds_its_seat_cannot_tell_apart() -> None:
    case = next(case for case in cases() if case.game == "toutlahaut" and case.seats == 3)
    pairs = 0
    for pair in twin_pairs(case, 5, tries=12):
        if pair.seat is not None and pair.seat in pair.one.to_act():
            one, other = (
                advise(state, pair.seat, Dice(3), Budget(tries=30), 3, 60.0) for state in (pair.one, pair.other)
            )
            assert one == other
            pairs += 1
            if pairs == 5:
                break
    assert pairs
