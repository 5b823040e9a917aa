"""A person's own games: how they ended, what they say together, and where they are not counted."""

import asyncio
import dataclasses
import io
import json
import zipfile
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from sqlalchemy import func, select

from dealing import PATIENCE
from server.clients import Person, Running, play_out, quick, running
from server.test_reviews import reviewed
from sylve.server import Settings, services
from sylve.server.meet import games_http, statistics
from sylve.server.meet.messages import GameFigures
from sylve.server.meet.results import Results, Wanted, rows_of
from sylve.server.meet.rows import ResultRow
from sylve.server.meet.statistics import figures
from sylve.server.store.commits import Rows
from sylve.server.store.retention import prune
from sylve.server.store.store import Store
from sylve.table import commands, company
from table.live import ANA, BEN, LiveTable, bot, person, two_people

MOMENT = 1_700_000_000_000


def played(*seats: Any, game: str = "toutlahaut", deal: int = 0, **options: Any) -> LiveTable:
    """A game in which everybody takes the first legal action."""
    live = LiveTable(game, *seats, secret=bytes([deal] * 32), **options)
    while live.table.to_act():
        seat = live.table.to_act()[0]
        if live.table.seats[seat].kind == "bot":
            action = live.table.started().actions(seat)[-1]
            live.does(commands.play_as_bot, seat, live.table.asked_at[seat], action)
        else:
            live.plays(seat)
    return live


async def keep(store: Store, live: LiveTable, hours: int = 0, noted: bool = True) -> str:
    """Store a finished table as if it had ended so many hours after the first."""
    entries = [dataclasses.replace(entry, at=MOMENT + hours * 3_600_000) for entry in live.entries]
    await store.append(entries)
    live.table.updated = entries[-1].at
    if noted:
        await store.append(rows_of(live.table, ["Ana", "Ben", "Cem"]))
    await store.note_end(live.table.id, live.table.updated)
    return live.table.id


async def test_a_history_has_filters_and_pages(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    try:
        results = Results(store)
        alone = await keep(store, played(person(ANA), game="ecosysteme"), 0)
        robots = await keep(store, played(person(ANA), bot("pine"), deal=1), 1)
        people = await keep(store, played(person(ANA), person(BEN), deal=2), 2)
        await keep(store, played(person(BEN), bot("pine"), deal=3), 3)

        async def tables(**wanted: Any) -> list[str]:
            return [game[0].table for game in await results.page(ANA, Wanted(**wanted), 10)]

        assert await tables() == [people, robots, alone]
        assert await tables(game="ecosysteme") == [alone]
        assert [await tables(company=company) for company in ("alone", "bots", "people")] == [
            [alone],
            [robots],
            [people],
        ]
        assert sorted(await tables(result="won") + await tables(result="lost")) == sorted([people, robots, alone])
        assert await tables(before=MOMENT + 3_600_000) == [alone]
        assert [game[0].table for game in await results.page(ANA, Wanted(), 1)] == [people]
    finally:
        await store.close()


async def test_figures_follow_from_the_outcomes(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    try:
        lives = [played(person(ANA), person(BEN), bot("pine"), deal=deal) for deal in range(6)]
        for number, live in enumerate(lives):
            await keep(store, live, number)
        counted = await Results(store).counted(ANA, 100)
        [found] = figures(counted, ANA)
        outcomes = [live.table.started().outcome() for live in lives]
        assert (found.game, found.played, found.since) == ("toutlahaut", 6, MOMENT)
        assert found.won == sum(outcome.ranks[0] == 1 for outcome in outcomes)
        assert found.mean == round(sum(outcome.scores[0] for outcome in outcomes) / 6, 1)
        assert found.best == max(outcome.scores[0] for outcome in outcomes)
        assert [each.points for each in found.latest] == [outcome.scores[0] for outcome in outcomes]
        for line in found.lines:
            parts = [outcome.breakdown[line.rule] for outcome in outcomes]
            assert line.mine == round(sum(part[0] for part in parts) / 6, 1)
            assert line.others == round(sum(part[1] + part[2] for part in parts) / 12, 1)
        [ben], [pine] = found.people, found.bots
        before = [outcome.ranks[1] - outcome.ranks[0] for outcome in outcomes]
        assert (ben.name, ben.won, ben.lost) == ("Ben", sum(by > 0 for by in before), sum(by < 0 for by in before))
        assert (pine.bot, pine.won + pine.lost <= 6) == ("pine", True)
        assert found.rating is not None
        assert found.rating.low < found.rating.points < found.rating.high
        assert figures(counted[:4], ANA)[0].rating is None, "a few games say nothing"
    finally:
        await store.close()


async def test_who_wins_is_rated_above_who_loses(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    try:
        lives = [played(person(ANA), person(BEN), deal=deal) for deal in range(8)]
        won = [live.table.started().outcome().ranks[0] == 1 for live in lives]
        for number, live in enumerate(lives):
            await keep(store, live, number)

        async def points(who: str) -> float:
            [found] = figures(await Results(store).counted(who, 100), who)
            assert found.rating is not None
            return found.rating.points

        better, worse = (ANA, BEN) if sum(won) > 4 else (BEN, ANA)
        assert sum(won) != 4
        assert await points(better) > 1500 > await points(worse)
    finally:
        await store.close()


async def test_what_does_not_count(settings: Settings) -> None:
    """A shared screen and a seat that a robot kept to the end are in the history, and in no figure."""
    store = Store(settings)
    await store.open()
    try:
        await keep(store, played(person(ANA), person(ANA)))
        lent = two_people()
        lent.does(commands.assign, ANA, 0, "pine", False)
        while lent.table.to_act():
            seat = lent.table.to_act()[0]
            if seat == 0:
                action = lent.table.started().actions(0)[0]
                lent.does(commands.play_as_bot, 0, lent.table.asked_at[0], action)
            else:
                lent.plays(seat)
        await keep(store, lent, 1)
        results = Results(store)
        assert [game[0].counts for game in await results.page(ANA, Wanted(), 10)] == [False, False]
        assert await results.counted(ANA, 10) == []
        assert len(await results.counted(BEN, 10)) == 1
    finally:
        await store.close()


async def test_who_gives_up_has_lost_and_who_stays_has_won(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    try:
        two = two_people()
        two.does(company.concede, ANA, 0, "beech")
        await keep(store, two)
        three = LiveTable("toutlahaut", person(ANA), person(BEN), person("cem"))
        three.does(company.concede, ANA, 0, "beech")
        while three.table.to_act():
            seat = three.table.to_act()[0]
            if seat == 0:
                action = three.table.started().actions(0)[0]
                three.does(commands.play_as_bot, 0, three.table.asked_at[0], action)
            else:
                three.plays(seat)
        await keep(store, three, 1)
        results = Results(store)
        shown: dict[str, GameFigures] = {}
        for who in (ANA, BEN):
            [shown[who]] = figures(await results.counted(who, 10), who)
        assert [game[0].result for game in await results.page(ANA, Wanted(), 10)] == ["left", "left"]
        assert (shown[ANA].played, shown[ANA].won) == (2, 0)
        ben = shown[ANA].people[0]
        assert (ben.name, ben.won, ben.lost) == ("Ben", 0, 2)
        assert shown[BEN].won >= 1
    finally:
        await store.close()


async def test_games_that_ended_before_they_were_noted_are_found(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    try:
        table = await keep(store, played(person(ANA), person(BEN)), noted=False)
        results = Results(store)
        assert [game[0].table for game in await results.page(ANA, Wanted(), 10)] == [table]
        assert len(await results.counted(BEN, 10)) == 1
    finally:
        await store.close()


async def test_results_go_with_their_tables(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    try:
        await keep(store, played(person(ANA), person(BEN)))
        results = Results(store)
        assert len(await results.page(ANA, Wanted(), 10)) == 1
        assert (await prune(store, dataclasses.replace(settings, keep_finished_days=365.0))).finished == 1
        assert await results.page(ANA, Wanted(), 10) == []
        async with store.reading() as connection:
            assert await connection.scalar(select(func.count()).select_from(ResultRow)) == 0
    finally:
        await store.close()


async def finished_by_page(ana: Person, *seats: str) -> str:
    table = await ana.opens(*seats)
    page = await ana.visits(table)
    while page.table["status"] != "over":
        await page.until(lambda: page.table["status"] == "over" or page.my_turn())
        if page.my_turn() and not page.state["view"]["over"]:
            await page.plays(0)
    await page.connection.close()
    return table


async def history(who: Person, **query: Any) -> list[dict[str, Any]]:
    answer = await who.http.get("/api/me/games", params=query)
    assert answer.status_code == 200, answer.text
    games: list[dict[str, Any]] = answer.json()["games"]
    return games


async def test_a_game_is_in_the_history_when_it_is_over(ana: Person, ben: Person) -> None:
    table = await finished_by_page(ana, "me", "random")
    [game] = await history(ana)
    assert (game["table"], game["company"], game["counts"]) == (table, "bots", True)
    assert [seat["mine"] for seat in game["seats"]] == [True, False]
    assert await history(ana, company="alone") == await history(ben) == []
    [found] = (await ana.http.get("/api/me/figures")).json()["games"]
    assert (found["played"], found["bots"][0]["bot"]) == (1, "random")
    assert ana.id not in (await ana.http.get("/api/me/games")).text
    assert (await ana.http.get("/api/me/games", params={"result": "drawn"})).status_code == 400


async def test_pages_follow_each_other(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_http, "A_PAGE", 2)
    tables = [await finished_by_page(ana, "me", "random") for _ in range(3)]
    first = (await ana.http.get("/api/me/games")).json()
    assert ([game["table"] for game in first["games"]], first["more"]) == (tables[:0:-1], True)
    rest = (await ana.http.get("/api/me/games", params={"before": first["games"][-1]["ended"]})).json()
    assert ([game["table"] for game in rest["games"]], rest["more"]) == (tables[:1], False)


async def test_lessons_and_watched_games_are_in_nobodys_history(server: Running, ana: Person) -> None:
    await ana.watches_a_game()
    lesson = (await ana.http.post("/api/games/toutlahaut/lessons/first")).json()["table"]
    page = await ana.visits(lesson)
    table = await server.table(lesson)
    assert table.lesson is not None
    while page.table["status"] != "over":
        made = len(table.plays)
        ahead = table.lesson.ahead[made]
        if ahead != made:
            await page.ask("go", to=ahead)
        else:
            await page.plays(table.lesson.moves[made].seat, table.lesson.moves[made].action)
        await page.until(lambda made=made: len(table.plays) > made)  # type: ignore[misc]
        await page.until(lambda: page.table["status"] == "over" or not table.started().over)
    assert await history(ana) == []
    assert (await ana.http.get("/api/me/figures")).json() == {"games": []}


async def test_habits_come_from_reviews(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shown here however little they cost: that is up to the reviewer's dice."""
    monkeypatch.setattr(statistics, "LEAST_COST", 0.0)
    table = await finished_by_page(ana, "me", "random")
    answer = (await reviewed(ana, table))[-1]
    async with asyncio.timeout(PATIENCE):
        while not (found := (await ana.http.get("/api/me/figures")).json()["games"][0])["reviewed"]:
            await asyncio.sleep(0.01)
    costs: dict[str, list[float]] = {}
    for move in answer["moves"]:
        if move["seat"] == 0:
            costs.setdefault(move["played"]["act"]["verb"], []).append(move["cost"])
    told = {habit["verb"]: (habit["cost"], habit["times"]) for habit in found["habits"]}
    assert told == {verb: (pytest.approx(fmean(given), abs=0.002), len(given)) for verb, given in costs.items()}


async def test_who_is_forgotten_is_in_nobodys_figures(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as ben:
        await ben.http.put("/api/me", json={"name": "Ben"})
        table = await ana.opens("me", "open")
        pages = [await ana.visits(table), await ben.visits(table)]
        await pages[1].ask("sit", seat=1)
        await play_out(*pages)
        assert [seat["name"] for seat in (await history(ana))[0]["seats"]] == ["", "Ben"]
        packed = (await ben.http.get("/api/me/everything")).content
        archive = zipfile.ZipFile(io.BytesIO(packed))
        assert any(table in name for name in archive.namelist())
        assert [result["table"] for result in json.loads(archive.read("me.json"))["results"]] == [table]
        assert (await ben.http.delete("/api/me")).status_code == 200
        [game] = await history(ana)
        assert game["seats"][1]["name"] == ""
        assert (await ana.http.get("/api/me/figures")).json()["games"][0]["people"] == []


async def test_a_game_ends_in_one_commit(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    live = played(person(ANA), person(BEN))
    last = max(entry.sequence for entry in live.entries if entry.kind == "play")
    stored: list[Rows] = []
    async with services.opened(settings) as serving:
        room = await serving.rooms.open([entry for entry in live.entries if entry.sequence < last])
        commit = serving.store.commits.commit

        async def seen(rows: Rows) -> None:
            stored.append(rows)
            await commit(rows)

        monkeypatch.setattr(serving.store.commits, "commit", seen)
        await room.do(lambda _table: [entry for entry in live.entries if entry.sequence == last])
        [noted] = await serving.rooms.house.results.page(ANA, Wanted(), 10)
    assert [[row[2] for row in rows.entries] for rows in stored] == [["play"], ["end"]]
    assert [row[0] for row in stored[1].ended] == [live.table.id]
    assert [line.person for line in noted] == [ANA, BEN]
