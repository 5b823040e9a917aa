"""Whatever a page sends, it gets a clear answer, nothing changes, and the connection stays."""

import json
from typing import Any

import pytest
import websockets

from server.clients import Page, Person, Running
from sylve.server.wire import limits

BIG = 10**30


def message(**fields: Any) -> str:
    return json.dumps({"request": 7, **fields})


PLAY = {"type": "play", "seat": 0, "action": 0, "sequence": 2}

UNREADABLE: dict[str, Any] = {
    "no json": "tree",
    "nothing": "",
    "cut off": '{"type": "ping"',
    "no object": "[1, 2]",
    "null": "null",
    "deep": "[" * 2000,
    "no type": message(seat=0),
    "unknown type": message(type="cheat"),
    "type is no text": message(type=7),
    "no request": '{"type": "ping"}',
    "negative request": '{"type": "ping", "request": -1}',
    "request is text": '{"type": "ping", "request": "1"}',
    "request is true": '{"type": "ping", "request": true}',
    "request is huge": f'{{"type": "ping", "request": {BIG}}}',
    "seat missing": message(type="stand"),
    "seat is true": message(**{**PLAY, "seat": True}),
    "seat is 0.0": message(**{**PLAY, "seat": 0.0}),
    "seat is negative": message(**{**PLAY, "seat": -1}),
    "seat is text": message(**{**PLAY, "seat": "0"}),
    "seat is null": message(**{**PLAY, "seat": None}),
    "action is negative": message(**{**PLAY, "action": -1}),
    "action is huge": message(**{**PLAY, "action": BIG}),
    "action is 1.5": message(**{**PLAY, "action": 1.5}),
    "action is 1e3": '{"type": "play", "request": 7, "seat": 0, "action": 1e3, "sequence": 2}',
    "action is true": message(**{**PLAY, "action": True}),
    "action is a list": message(**{**PLAY, "action": [0]}),
    "sequence missing": message(type="play", seat=0, action=0),
    "sequence is huge": message(**{**PLAY, "sequence": BIG}),
    "promise is short": message(type="sit", seat=1, promise="00"),
    "promise is no hex": message(type="promise", promise="x" * 64),
    "salt is short": message(type="reveal", salt="00"),
    "salt is no hex": message(type="reveal", salt="x" * 32),
    "salt missing": message(type="reveal"),
    "bot is a number": message(type="assign", seat=1, bot=7),
    "bot is endless": message(type="assign", seat=1, bot="b" * 1000),
    "not utf-8": b'{"type": "assign", "request": 7, "seat": 1, "bot": "\xff"}',
    "lone surrogate": '{"type": "assign", "request": 7, "seat": 1, "bot": "\\ud800"}',
}


async def sitting(ana: Person) -> Page:
    page = await ana.visits(await ana.opens("me", "me"))
    await page.ask("look", seat=page.table["to_act"][0])
    return page


@pytest.mark.parametrize("what", UNREADABLE)
async def test_what_cannot_be_read_is_answered(ana: Person, what: str) -> None:
    page = await sitting(ana)
    before = page.state
    error = await page.sends(UNREADABLE[what])
    assert (error["type"], error["code"]) == ("error", "bad-message")
    assert error["request"] in (7, None)
    assert (await page.ask("ping"))["type"] == "done"
    await page.ask("look", seat=before["seat"])
    assert page.state["view"] == before["view"]
    assert page.state["sequence"] == before["sequence"]


async def test_an_oversized_message_is_answered(ana: Person) -> None:
    page = await sitting(ana)
    error = await page.sends(message(type="ping", more="x" * limits.MESSAGE_BYTES))
    assert (error["code"], error["facts"]) == ("too-large", {"most": limits.MESSAGE_BYTES})
    assert (await page.ask("ping"))["type"] == "done"


async def test_a_message_may_come_as_bytes(ana: Person) -> None:
    page = await sitting(ana)
    answer = await page.sends(b'{"type": "ping", "request": 900}')
    assert answer == {"type": "done", "request": 900}


REFUSED_BY_THE_TABLE: dict[str, tuple[str, dict[str, Any], str]] = {
    "a taken seat": ("sit", {"seat": 0}, "seat-taken"),
    "a seat that is not there": ("sit", {"seat": 9}, "unknown-seat"),
    "leaving another's seat": ("stand", {"seat": 0}, "not-your-seat"),
    "assigning as a guest": ("assign", {"seat": 1, "bot": "random"}, "not-host"),
    "an unknown bot": ("assign", {"seat": 1, "bot": "hal"}, "unknown-bot"),
    "looking from another's seat": ("look", {"seat": 0}, "not-your-seat"),
    "looking from nowhere": ("look", {"seat": 9}, "unknown-seat"),
    "playing for another": ("play", {"seat": 0, "action": 0, "sequence": 2}, "not-your-seat"),
    "undoing for another": ("undo", {"seat": 0, "sequence": 2}, "not-your-seat"),
    "a hint for another": ("hint", {"seat": 0, "sequence": 2}, "not-your-seat"),
    "a rematch as a guest": ("rematch", {}, "not-over"),
}


@pytest.mark.parametrize("what", REFUSED_BY_THE_TABLE)
async def test_a_guest_is_refused(server: Running, ana: Person, ben: Person, what: str) -> None:
    kind, fields, code = REFUSED_BY_THE_TABLE[what]
    table = await ana.opens("me", "greedy", "me")
    page = await ben.visits(table)
    await page.until(lambda: bool(page.state) and 1 not in page.state["view"]["to_act"])
    before = (await server.table(table)).sequence
    answer = await page.ask(kind, **fields)
    assert (answer["type"], answer["code"]) == ("error", code)
    assert (await server.table(table)).sequence == before


async def test_before_the_start_there_is_nothing_to_play(ana: Person) -> None:
    page = await ana.visits(await ana.opens("me", "open"))
    assert page.state == {}
    assert (await page.ask("play", seat=0, action=0, sequence=1))["code"] == "not-started"
    assert (await page.ask("undo", seat=0, sequence=1))["code"] == "not-started"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"action": 10**9}, "unknown-action"),
        ({"sequence": 0}, "stale"),
        ({"sequence": 2**40}, "stale"),
    ],
)
async def test_a_play_the_game_refuses_tells_why(ana: Person, change: dict[str, int], code: str) -> None:
    page = await sitting(ana)
    fields = {"seat": page.state["seat"], "action": page.legal()[0], "sequence": page.state["sequence"], **change}
    answer = await page.ask("play", **fields)
    assert (answer["type"], answer["refusal"]["code"]) == ("refused", code)


async def test_an_illegal_card_gets_the_rule_it_breaks(ana: Person) -> None:
    page = await sitting(ana)
    while all(offer["refusal"] is None for offer in page.state["offers"]):
        await page.plays(page.state["seat"])
        await page.ask("look", seat=page.state["view"]["to_act"][0])
    offer = next(offer for offer in page.state["offers"] if offer["refusal"])
    answer = await page.plays(page.state["seat"], offer["action"])
    assert (answer["type"], answer["refusal"]) == ("refused", offer["refusal"])


async def test_out_of_turn_is_refused(ana: Person) -> None:
    page = await sitting(ana)
    other = 1 - page.state["seat"]
    answer = await page.ask("play", seat=other, action=0, sequence=page.state["sequence"])
    assert answer["refusal"]["code"] == "not-to-act"


async def test_an_unknown_table_is_told_before_the_connection_ends(ana: Person) -> None:
    page = await ana.visits("nowhere")
    assert page.errors == [{"type": "error", "request": None, "code": "unknown-table", "facts": {}}]
    assert await page.closed() == 4004


async def test_without_a_session_one_can_watch_and_nothing_else(ana: Person) -> None:
    table = await ana.opens("me", "me", "open")
    async with websockets.connect(f"{ana.url.replace('http', 'ws')}/ws/tables/{table}") as connection:
        page = Page(connection)
        await page.until(lambda: bool(page.table))
        assert (await page.ask("sit", seat=2))["code"] == "no-session"
        assert (await page.ask("look", seat=0))["code"] == "not-your-seat"
        assert (await page.ask("look", seat=None))["type"] == "done"
        await page.connection.close()


async def test_a_page_of_another_site_does_not_connect(ana: Person) -> None:
    table = await ana.opens("me", "open")
    with pytest.raises(websockets.InvalidStatus) as raised:
        await ana.visits(table, Origin="https://evil.example")
    assert raised.value.response.status_code == 403
    assert (await ana.visits(table, Origin=ana.url)).table["table"] == table


async def test_a_flood_is_warned_and_then_ends(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MESSAGES", limits.Rate(per_second=0.001, burst=5))
    page = await ana.visits(await ana.opens("me", "open"))
    other = await ana.visits(page.table["table"])
    for _ in range(limits.FLOOD + 10):
        await page.connection.send('{"type": "ping", "request": 1}')
    assert await page.closed() == 4008
    assert sum(json.loads(raw).get("code") == "too-fast" for raw in page.raw) == limits.FLOOD
    assert (await other.ask("ping"))["type"] == "done"


async def test_connections_have_a_limit(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ana.opens("me", "open")
    monkeypatch.setattr(limits, "CONNECTIONS_PER_PERSON", 1)
    await ana.visits(table)
    refused = await ana.visits(table)
    assert refused.errors[0]["code"] == "too-many"
