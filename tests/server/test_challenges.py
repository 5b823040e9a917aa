"""The deal of a finished game, sent to friends: the same cards, other people, and nobody who has seen them."""

from pathlib import Path
from typing import Any

import pytest

from server.clients import SALT, Person, Running, play_out, quick, running
from server.test_deal_of_the_day import plays
from sylve.table import challenges
from sylve.table.problems import Problem
from sylve.table.table import Table
from table.live import ANA, BEN, EVE, LiveTable, bot, person, two_people


async def challenge_of(who: Person, table: str) -> str:
    answer = await who.http.post(f"/api/tables/{table}/challenge")
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["challenge"]
    return made


async def sheet(who: Person, challenge: str) -> dict[str, Any]:
    told: dict[str, Any] = (await who.http.get(f"/api/challenges/{challenge}")).json()
    return told


async def accepts(who: Person, challenge: str) -> str:
    answer = await who.http.post(f"/api/challenges/{challenge}")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def test_the_cards_are_the_same_whoever_mixed_them() -> None:
    first = LiveTable("leaf", person(ANA), bot(), person(BEN), secret=bytes(32))
    first.table.salts = [bytes.fromhex(SALT)]
    first.table.state = first.table.dealt()
    entries = challenges.open_challenge(first.table, "dare", EVE)
    second = Table.rebuilt(entries)
    assert second.status == "waiting", "the second person's seat is free"
    assert [seat.kind for seat in second.seats] == ["person", "bot", "open"]
    live = LiveTable("leaf", person(ANA), bot())
    live.entries, live.table = entries, second
    from sylve.table import commands

    live.does(commands.sit, "cem", 2, "0" * 64)
    assert second.status == "playing", "a salt is not asked for: it would change the cards"
    assert second.dealt() == first.table.dealt()


def test_what_is_not_sent_on() -> None:
    running_game = two_people()
    with pytest.raises(Problem, match="not-over"):
        challenges.check_may_challenge(running_game.table, ANA)
    with pytest.raises(Problem, match="not-your-seat"):
        challenges.check_may_challenge(running_game.table, EVE)


async def test_friends_play_the_same_deal_and_see_both_results(tmp_path: Path) -> None:
    settings = quick(tmp_path, known_deals_for_tests="")
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        await ana.http.put("/api/me", json={"name": "Ana"})
        table = await ana.opens("me", "random")
        await plays(ana, table)
        dare = await challenge_of(ana, table)
        assert await challenge_of(ana, table) == dare
        before = await sheet(ben, dare)
        assert (before["names"], before["seen"], before["games"], before["bots"]) == (["Ana"], False, None, ["random"])
        assert table not in str(before), "the link does not lead to the finished game"
        second = await accepts(ben, dare)
        assert await accepts(ben, dare) == second
        live = [await server.table(each) for each in (table, second)]
        assert live[0].dealt() == live[1].dealt()
        assert (await sheet(ben, dare))["games"] is None, "he has not ended"
        await plays(ben, second)
        for who, mine in ((ana, [True, False]), (ben, [False, True])):
            games = (await sheet(who, dare))["games"]
            assert [game["table"] for game in games] == [table, second]
            assert [game["mine"] for game in games] == mine
            assert [seat["points"] for seat in games[1]["seats"]] == live[1].started().outcome().scores
        assert ana.id not in str(games)
        assert await challenge_of(ben, second) == dare, "sent on, it is still the same deal"


async def test_who_has_seen_the_cards_does_not_sit_down(server: Running, ana: Person, ben: Person, eve: Person) -> None:
    table = await ana.opens("me", "random")
    await plays(ana, table)
    dare = await challenge_of(ana, table)
    await eve.http.get(f"/api/tables/{table}/moves/3")
    for who in (ana, eve):
        assert (await sheet(who, dare))["seen"]
        refused = await who.http.post(f"/api/challenges/{dare}")
        assert (refused.status_code, refused.json()["code"]) == (409, "seen-deal")
    async with Person(server.url) as cem:
        two = await ana.opens("me", "open")
        page = await cem.visits(two)
        await page.ask("sit", seat=1)
        await play_out(await ana.visits(two), page)
        again = await challenge_of(cem, two)
        opened = await accepts(ben, again)
        knows = await ana.visits(opened)
        assert (await knows.ask("sit", seat=1))["code"] == "seen-deal"
        fresh = await eve.visits(opened)
        assert (await fresh.ask("sit", seat=1))["type"] == "done"


async def test_a_challenge_that_does_not_exist(ana: Person) -> None:
    for call in (ana.http.get, ana.http.post):
        answer = await call("/api/challenges/nothing")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-challenge")


async def test_whoever_deletes_the_table_has_still_seen_the_cards(tmp_path: Path) -> None:
    settings = quick(tmp_path, known_deals_for_tests="")
    async with running(settings) as server, Person(server.url) as ana, Person(server.url) as ben:
        table = await ana.opens("me", "random")
        await plays(ana, table)
        dare = await challenge_of(ana, table)
        waiting = await accepts(ben, dare)
        await plays(ben, waiting)
        assert (await ben.http.delete(f"/api/tables/{waiting}")).status_code == 204
        again = await ben.http.post(f"/api/challenges/{dare}")
        assert (again.status_code, again.json().get("code")) == (409, "seen-deal")


async def test_whoever_sat_at_the_first_table_and_deletes_it_has_still_seen_the_cards(ana: Person, ben: Person) -> None:
    table = await ana.opens("me", "open")
    his = await ben.visits(table)
    await his.ask("sit", seat=1)
    hers = await ana.visits(table)
    for page, seat in ((hers, 0), (his, 1)):
        await page.until(lambda page=page: bool(page.state))  # type: ignore[misc]
        await page.ask("concede", seat=seat)
    dare = await challenge_of(ana, table)
    assert (await ana.http.delete(f"/api/tables/{table}")).status_code == 204
    again = await ana.http.post(f"/api/challenges/{dare}")
    assert (again.status_code, again.json().get("code")) == (409, "seen-deal")


async def test_a_challenge_whose_table_was_deleted_before_the_deal_may_be_taken_again(
    server: Running, ana: Person, ben: Person
) -> None:
    table = await ana.opens("me", "me")
    page = await ana.visits(table)
    for seat in (0, 1):
        await page.ask("concede", seat=seat)
    dare = await challenge_of(ana, table)
    waiting = await accepts(ben, dare)
    assert (await server.table(waiting)).status == "waiting"
    assert (await ben.http.delete(f"/api/tables/{waiting}")).status_code == 204
    assert await accepts(ben, dare) != waiting
