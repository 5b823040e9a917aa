"""Playing on from a position of a finished game, over the wire."""

from server.clients import Person

CHANGES = {"X-Sylve": "1"}


async def test_a_position_is_played_on_with_bots_and_stands_on_no_list(ana: Person, ben: Person) -> None:
    table = await ana.watches_a_game()
    asked = (await ana.http.get(f"/api/tables/{table}/moves/3")).json()["view"]["to_act"]
    seat = asked[0]
    before = (await ana.http.get(f"/api/tables/{table}/moves/3?seat={seat}")).json()
    answer = await ben.http.post(f"/api/tables/{table}/moves/3/practice", json={"seat": seat}, headers=CHANGES)
    assert answer.status_code == 201
    opened = answer.json()["table"]
    summary = (await ben.http.get(f"/api/tables/{opened}")).json()
    assert summary["practice"] == {"table": table, "move": 3}
    assert [each["seat"] for each in summary["seats"] if each["mine"]] == [seat]
    assert [each["seat"] for each in summary["seats"] if each["kind"] != "bot"] == [seat]
    page = await ben.visits(opened)
    await page.until(lambda: bool(page.state))
    assert asked == [seat]  # no bot moves before the person
    assert page.state["view"] == before["view"]
    mine = [each["table"] for each in (await ben.http.get("/api/me/tables")).json()]
    assert mine == [each["table"] for each in (await ben.http.get("/api/me")).json()["tables"]] == []


async def test_a_game_that_is_over_there_or_still_runs_is_not_played_on(ana: Person) -> None:
    table = await ana.watches_a_game()
    moves = (await ana.http.get(f"/api/tables/{table}/moves/0")).json()["moves"]
    over = await ana.http.post(f"/api/tables/{table}/moves/{moves}/practice", json={"seat": 0}, headers=CHANGES)
    assert (over.status_code, over.json()["code"]) == (404, "unknown-move")
    running = await ana.opens("me", "random")
    refused = await ana.http.post(f"/api/tables/{running}/moves/0/practice", json={"seat": 0}, headers=CHANGES)
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
