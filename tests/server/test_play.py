"""People, bots and spectators at one table, over a real socket."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

import sylve
from dealing import PATIENCE
from server.clients import Page, Person, Running, play_out, quick, running
from sylve import owner
from sylve.engine import records
from sylve.engine.state import State
from sylve.games.toutlahaut import pieces
from sylve.server.bots.turns import Account
from sylve.table import Table

CARD = re.compile(r'"card":(\d+)')
KIND = re.compile(r'(?:"kind":|show |hide )"?([a-z]\d-[a-z]\d)"')
FLOORS = re.compile(r'\["@floor-(\w\d)","@floor-(\w\d)"\]')


async def together(ana: Person, ben: Person) -> tuple[str, Page, Page]:
    """Ana opens a table, Ben sits down: the game begins."""
    table = await ana.opens("me", "open")
    hers, his = await ana.visits(table), await ben.visits(table)
    assert (await his.ask("sit", seat=1))["type"] == "done"
    await hers.until(lambda: bool(hers.state))
    await his.until(lambda: bool(his.state))
    return table, hers, his


def named_cards(page: Page) -> tuple[set[int], set[str]]:
    """Every card that anything sent to this page names, by number and by face."""
    text = "".join(page.raw)
    return {int(card) for card in CARD.findall(text)}, {
        *KIND.findall(text),
        *(f"{bottom}-{top}" for bottom, top in FLOORS.findall(text)),
    }


async def test_everybody_sees_every_move_and_nobody_a_hidden_card(
    server: Running, ana: Person, ben: Person, eve: Person
) -> None:
    table_id, hers, his = await together(ana, ben)
    spectator = await eve.visits(table_id)
    table = await server.table(table_id)
    pages: dict[int | None, Page] = {0: hers, 1: his, None: spectator}
    known: dict[int | None, set[int]] = {0: set(), 1: set(), None: set()}

    def learn() -> None:
        state = table.started()
        shown = {int(card) for card, up in zip(state.played, state.shown, strict=True) if up}  # type: ignore[attr-defined]
        for viewer in known:
            known[viewer] |= shown
        if not state.over:
            known[table.to_act()[0]] |= {int(card) for card in state.hand}  # type: ignore[attr-defined]

    learn()
    while not table.started().over:
        seat = table.to_act()[0]
        page = pages[seat]
        hide = [offer["action"] for offer in page.state["offers"] if offer["act"]["verb"] == "hide"]
        action = hide[0] if len(table.plays) % 3 == 0 else page.legal()[0]
        assert (await page.plays(seat, action))["type"] == "done"
        for other in pages.values():
            await other.sees(table.sequence)
        learn()
    for viewer, page in pages.items():
        assert [event["kind"] for event in page.events] == [event["kind"] for event in table.events(None)]
        numbers, faces = named_cards(page)
        assert numbers == {card + 1 for card in known[viewer]}
        assert faces <= {pieces.FACES[card] for card in known[viewer]}
        assert len(faces) > 3
        everything = "".join(page.raw)
        for secret in (table.secret.hex(), ana.id, ben.id, eve.id):
            assert secret not in everything
    assert known[None] < known[0] | known[1]


async def test_the_page_hears_of_its_play_before_it_is_told_that_it_is_done(ana: Person) -> None:
    page = await ana.visits(await ana.opens("me", "me"))
    await page.ask("look", seat=page.table["to_act"][0])
    before = page.state["sequence"]
    await page.plays(page.state["seat"])
    kinds = [json.loads(raw)["type"] for raw in page.raw]
    assert kinds[-1] == "done"
    assert "changes" in kinds[-3:-1]
    assert page.state["sequence"] > before


async def test_a_hot_seat_sees_a_hand_only_behind_the_lifted_curtain(server: Running, ana: Person) -> None:
    table = await ana.opens("me", "me")
    page = await ana.visits(table)
    assert page.table["hot_seat"]
    assert page.state["seat"] is None
    assert page.state["view"]["table"]["hand"] is None
    seat = (await server.table(table)).to_act()[0]
    await page.ask("look", seat=seat)
    assert page.state["reset"]
    assert page.state["view"]["table"]["hand"]
    await page.ask("look", seat=None)
    assert page.state["view"]["table"]["hand"] is None


async def test_nobody_looks_from_a_seat_of_somebody_else(ana: Person, ben: Person, eve: Person) -> None:
    table, _, his = await together(ana, ben)
    spectator = await eve.visits(table)
    for page in (his, spectator):
        answer = await page.ask("look", seat=0)
        assert (answer["type"], answer["code"]) == ("error", "not-your-seat")
    assert his.state["seat"] == 1
    assert spectator.state["seat"] is None
    assert spectator.state["offers"] == []


async def test_who_stands_up_looks_as_a_spectator_from_then_on(ana: Person, ben: Person) -> None:
    _, _, his = await together(ana, ben)
    await his.ask("stand", seat=1)
    await his.until(lambda: his.state["seat"] is None)
    states = [message for message in map(json.loads, his.raw) if message["type"] == "state"]
    changed = next(state for state in states[1:] if state["seat"] is None)
    assert changed["reset"]
    assert changed["view"]["table"]["hand"] is None


async def test_bots_answer_and_the_page_is_told_that_they_think(ana: Person) -> None:
    page = await ana.visits(await ana.opens("me", "greedy"))
    while not page.state["view"]["over"]:
        await page.until(lambda: page.my_turn() or page.state["view"]["over"])
        if page.my_turn():
            await page.plays(0)
    assert any('"thinking":true' in raw for raw in page.raw)
    await page.until(lambda: page.table["status"] == "over" and not page.table["seats"][1]["thinking"])
    assert page.state["outcome"]["scores"]


async def test_a_seat_lent_to_a_bot_is_played_until_it_is_taken_back(ana: Person, ben: Person) -> None:
    _, hers, his = await together(ana, ben)
    await hers.ask("assign", seat=0, bot="random")
    await hers.until(lambda: hers.table["seats"][0]["kind"] == "bot")
    assert hers.table["seats"][0]["mine"]
    await his.until(lambda: his.my_turn())
    await his.plays(1)
    await his.until(lambda: his.my_turn())
    assert (await hers.plays(0, 0))["code"] == "not-your-seat"
    assert (await hers.ask("sit", seat=0))["type"] == "done"
    await his.plays(1)
    await hers.until(lambda: hers.my_turn())
    assert (await hers.plays(0))["type"] == "done"


async def test_presence_is_shown_and_an_absent_seat_can_be_lent_by_the_host(ana: Person, ben: Person) -> None:
    _, hers, his = await together(ana, ben)
    await hers.until(lambda: hers.table["seats"][1]["present"])
    assert (await hers.ask("assign", seat=1, bot="random"))["code"] == "seat-taken"
    await his.connection.close()
    await hers.until(lambda: not hers.table["seats"][1]["present"])
    assert (await hers.ask("assign", seat=1, bot="random"))["type"] == "done"
    await hers.until(lambda: hers.my_turn())


async def test_a_rematch_is_told_to_everybody_and_is_playable(ana: Person, ben: Person) -> None:
    table, hers, his = await together(ana, ben)
    assert (await hers.ask("rematch"))["code"] == "not-over"
    await play_out(hers, his)
    answers = await asyncio.gather(hers.ask("rematch"), his.ask("rematch"))
    assert [answer["type"] for answer in answers] == ["done", "done"]
    await his.until(lambda: his.table["rematch"] is not None)
    again = his.table["rematch"]
    assert again != table
    page = await ben.visits(again)
    assert page.table["status"] == "playing"
    assert page.state["seat"] == 1


async def test_names_are_shown_as_they_are(ana: Person, ben: Person) -> None:
    _, hers, his = await together(ana, ben)
    name = "<b>Ben & ‘co’</b>"
    assert (await ben.http.put("/api/me", json={"name": f"  {name} "})).status_code == 204
    await hers.until(lambda: hers.table["seats"][1]["name"] == name)
    assert "mine" in hers.table["seats"][1]
    assert not hers.table["seats"][1]["mine"]
    assert his.table["seats"][1]["mine"]


async def test_people_at_one_device_have_names_of_their_own(ana: Person) -> None:
    seats = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": " Léo "}]
    answer = await ana.http.post("/api/tables", json={"game": "toutlahaut", "options": {}, "seats": seats})
    page = await ana.visits(answer.json()["table"])
    assert [seat["name"] for seat in page.table["seats"]] == ["Zoé", "Léo"]


async def test_record_and_replay_come_with_the_end_and_keep_the_promise(
    server: Running, ana: Person, ben: Person, eve: Person
) -> None:
    table_id, hers, his = await together(ana, ben)
    promised = hers.table["commitment"]
    for path in ("record", "moves/0"):
        answer = await eve.http.get(f"/api/tables/{table_id}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    await play_out(hers, his)
    text = (await eve.http.get(f"/api/tables/{table_id}/record")).text
    table: Table = await server.table(table_id)
    assert records.replay(text) == table.state
    assert f"commitment {promised}" in text
    frame = (await eve.http.get(f"/api/tables/{table_id}/moves/{len(table.plays)}?seat=1")).json()
    assert frame["outcome"] == his.state["outcome"]
    assert frame["view"] == his.state["view"]
    first = (await eve.http.get(f"/api/tables/{table_id}/moves/0")).json()
    assert (first["seat"], first["say"], first["outcome"]) == (None, "", None)
    past = await eve.http.get(f"/api/tables/{table_id}/moves/{len(table.plays) + 1}")
    assert (past.status_code, past.json()["code"]) == (404, "unknown-move")


async def test_a_restarted_server_has_the_same_table_and_the_same_seats(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    settings = quick(tmp_path_factory.mktemp("restart"))
    async with running(settings) as first:
        ana, ben = Person(first.url), Person(first.url)
        async with ana, ben:
            table, hers, his = await together(ana, ben)
            page = hers if hers.my_turn() else his
            await page.plays(page.state["seat"])
            await hers.until(lambda: hers.state["entry"] == 1)
            seen, events = hers.state, hers.events
    async with running(settings) as second:
        ana.moves_to(second.url)
        async with ana:
            hers = await ana.visits(table)
            await hers.until(lambda: bool(hers.state))
            assert hers.state["view"] == seen["view"]
            assert hers.state["sequence"] == seen["sequence"]
            assert hers.events == events
            assert [entry["table"] for entry in (await ana.http.get("/api/me")).json()["tables"]] == [table]


async def test_a_table_keeps_the_box_it_began_with_whatever_its_owner_writes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SYLVE_VALUES", str(tmp_path))
    game, settings = sylve.game("toutlahaut"), quick(tmp_path)
    owner.replace(game, {"card-08": "g2-g3"})
    async with running(settings) as first, Person(first.url) as ana:
        table = await ana.opens("me", "random")
        page = await ana.visits(table)
        await page.until(page.my_turn)
        seen = page.state
    owner.replace(game, {"card-08": "b2-b2"})
    async with running(settings) as second:
        ana.moves_to(second.url)
        async with ana:
            page = await ana.visits(table)
            await page.until(page.my_turn)
            assert page.state["view"] == seen["view"]
            assert (await page.plays(0))["type"] == "done"
            later = await ana.opens("me", "random")
            states = [(await second.rooms.room(each)).table.state for each in (table, later)]
            assert [state.setup.values["card-08"] for state in states if state] == ["g2-g3", "b2-b2"]


async def test_idle_tables_leave_the_memory_and_come_back(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ana.opens("me", "open")
    page = await ana.visits(table)
    rooms = server.rooms
    monkeypatch.setattr(rooms, "idle_seconds", 0)
    rooms.sweep()
    assert table in rooms._rooms
    await page.connection.close()
    async with asyncio.timeout(PATIENCE):
        while not rooms._rooms[table].idle:
            await asyncio.sleep(0.01)
    rooms.sweep()
    assert table not in rooms._rooms
    assert (await ana.visits(table)).table["status"] == "waiting"


async def test_nobody_foretells_what_a_bot_will_do(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever knows the table's address does not know the bots' dice: those follow from its secret."""
    pool = server.rooms.house.pool
    truly_choose = pool.choose
    foretold: list[bool] = []

    async def choose(bot: str, state: State, seat: int, topic: str, account: Account) -> int:
        foretold.append(table in topic)
        return await truly_choose(bot, state, seat, topic, account)

    table = await ana.opens("me", "random", "random", "random", game="ecosysteme")
    page = await ana.visits(table)
    monkeypatch.setattr(pool, "choose", choose)
    await page.until(page.my_turn)
    await page.plays(0)
    await page.until(lambda: len(foretold) >= 3)
    assert not any(foretold)


async def test_bots_wait_while_somebody_who_plays_is_shown_what_happened(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ana.opens("me", "random")
    page, room = await ana.visits(table), await server.rooms.room(table)
    await page.until(page.my_turn)
    pool, chosen = server.rooms.house.pool, asyncio.Event()
    choose = pool.choose

    async def told_when_chosen(*about: Any) -> int:
        action = await choose(*about)
        chosen.set()
        return action

    monkeypatch.setattr(pool, "choose", told_when_chosen)
    await page.ask("reading", reading=True)
    await page.plays(0)
    await chosen.wait()
    moves = len(room.table.plays)
    await page.ask("ping")
    assert len(room.table.plays) == moves
    await page.ask("reading", reading=False)
    await page.until(page.my_turn)
    assert len(room.table.plays) > moves
