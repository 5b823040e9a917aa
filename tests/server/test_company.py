"""Who plays with whom, over a real socket."""

import pytest

from server.clients import Page, Person


@pytest.fixture
def _short_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sylve.table.table.SILENCE", 50)


async def three(ana: Person, ben: Person, eve: Person) -> tuple[str, list[Page]]:
    table = await ana.opens("me", "open", "open")
    pages = [await person.visits(table) for person in (ana, ben, eve)]
    for seat in (1, 2):
        assert (await pages[seat].ask("sit", seat=seat))["type"] == "done"
    for page in pages:
        await page.until(lambda page=page: bool(page.state))  # type: ignore[misc]
    return table, pages


async def test_the_host_removes_locks_and_starts(ana: Person, ben: Person, eve: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    new = {"game": "toutlahaut", "options": {}, "seats": seats, "hold": True}
    table = (await ana.http.post("/api/tables", json=new)).json()["table"]
    hers, his, third = [await person.visits(table) for person in (ana, ben, eve)]
    assert hers.table["hold"]
    assert (await his.ask("sit", seat=1))["type"] == "done"
    assert (await his.ask("remove", seat=0))["code"] == "not-host"
    assert (await hers.ask("remove", seat=1))["type"] == "done"
    assert (await his.ask("sit", seat=1))["code"] == "removed"
    assert (await hers.ask("lock", locked=True))["type"] == "done"
    await third.until(lambda: third.table["locked"])
    assert (await third.ask("sit", seat=1))["code"] == "locked"
    assert (await hers.ask("lock", locked=False))["type"] == "done"
    assert (await third.ask("sit", seat=1))["type"] == "done"
    assert third.table["status"] == "waiting"
    assert (await hers.ask("start"))["type"] == "done"
    await third.until(lambda: third.table["status"] == "playing")
    assert third.table["seats"][2]["bot"] == "beech"


@pytest.mark.usefixtures("_short_silence")
async def test_everybody_present_is_asked_about_somebody_who_is_silent(ana: Person, ben: Person, eve: Person) -> None:
    _, pages = await three(ana, ben, eve)
    await pages[0].until(lambda: pages[0].table["silent"] is not None)  # told by itself, after a while
    silent = pages[0].table["silent"]["seat"]
    one, other = [seat for seat in range(3) if seat != silent]
    assert (await pages[one].ask("vote", seat=silent, agree=True))["type"] == "done"
    await pages[other].until(lambda: pages[other].table["silent"]["agreed"] == [one])
    assert (await pages[silent].ask("vote", seat=silent, agree=True))["code"] == "not-your-seat"
    assert (await pages[other].ask("vote", seat=silent, agree=True))["type"] == "done"
    await pages[silent].until(lambda: pages[silent].table["seats"][silent]["bot"] == "beech")
    assert pages[silent].table["seats"][silent]["mine"]
    assert (await pages[silent].ask("sit", seat=silent))["type"] == "done"
    await pages[one].until(lambda: pages[one].table["seats"][silent]["kind"] == "person")


@pytest.mark.usefixtures("_short_silence")
async def test_who_did_not_agree_and_leaves_is_not_waited_for(ana: Person, ben: Person, eve: Person) -> None:
    _, pages = await three(ana, ben, eve)
    await pages[0].until(lambda: pages[0].table["silent"] is not None)
    silent = pages[0].table["silent"]["seat"]
    one, other = [seat for seat in range(3) if seat != silent]
    assert (await pages[one].ask("vote", seat=silent, agree=True))["type"] == "done"
    await pages[other].connection.close()
    await pages[one].until(lambda: pages[one].table["seats"][silent]["bot"] == "beech")


async def test_it_is_told_since_when_somebody_is_gone(ana: Person, ben: Person) -> None:
    table = await ana.opens("me", "open")
    hers, his = await ana.visits(table), await ben.visits(table)
    await his.ask("sit", seat=1)
    await hers.until(lambda: hers.table["seats"][1]["present"])
    assert hers.table["seats"][1]["gone"] is None
    before = hers.table["updated"]
    await his.connection.close()
    await hers.until(lambda: not hers.table["seats"][1]["present"])
    assert hers.table["seats"][1]["gone"] >= before
    assert hers.table["seats"][0]["gone"] is None
    await ben.visits(table)
    await hers.until(lambda: hers.table["seats"][1]["gone"] is None)


async def test_who_gives_up_ends_the_game_of_two(ana: Person, ben: Person) -> None:
    table = await ana.opens("me", "open")
    hers, his = await ana.visits(table), await ben.visits(table)
    await his.ask("sit", seat=1)
    await his.until(lambda: bool(his.state))
    assert (await his.ask("concede", seat=1))["type"] == "done"
    await hers.until(lambda: hers.table["status"] == "over" and hers.state["view"]["over"])
    assert hers.table["conceded"] == [1]
    assert (hers.state["outcome"], hers.state["offers"], hers.state["view"]["to_act"]) == (None, [], [])
    assert (await ana.http.get(f"/api/tables/{table}/record")).status_code == 200
    assert (await hers.ask("rematch"))["type"] == "done"
