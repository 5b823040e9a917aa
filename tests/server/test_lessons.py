"""Lessons over the wire: the shelf, a table of one's own, one way on."""

from server.clients import Person
from sylve import lessons

CHANGES = {"X-Sylve": "1"}


async def test_the_shelf_tells_the_lessons_of_a_game_and_their_steps(ana: Person) -> None:
    shelf = (await ana.http.get("/api/games/leaf/lessons")).json()
    first = shelf[0]
    written = lessons.named("leaf", "first")
    assert written is not None
    assert first["name"] == "first"
    assert [step["name"] for step in first["steps"]] == [step.name for step in written.steps]
    assert first["steps"][0]["action"] == written.expected(0)


async def test_there_are_no_lessons_of_an_unknown_game_and_no_unknown_lessons(ana: Person) -> None:
    assert (await ana.http.get("/api/games/chess/lessons")).json()["code"] == "unknown-game"
    unknown = await ana.http.post("/api/games/leaf/lessons/chess", headers=CHANGES)
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-lesson")


async def test_a_lesson_is_opened_at_one_of_its_steps(ana: Person) -> None:
    unknown = await ana.http.post("/api/games/leaf/lessons/first?step=dance", headers=CHANGES)
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-lesson")
    opened = (await ana.http.post("/api/games/leaf/lessons/first?step=climb", headers=CHANGES)).json()["table"]
    written = lessons.named("leaf", "first")
    assert written is not None
    page = await ana.visits(opened)
    await page.until(lambda: bool(page.state))
    assert page.state["entry"] == written.begins("climb")
    answer = await page.ask("play", seat=0, action=written.game.read("climb on"), sequence=page.state["sequence"])
    assert answer["type"] == "done"


async def test_a_lesson_is_played_over_the_wire_and_stands_on_no_list(ana: Person) -> None:
    opened = (await ana.http.post("/api/games/leaf/lessons/first", headers=CHANGES)).json()["table"]
    assert (await ana.http.get("/api/me")).json()["tables"] == []
    assert (await ana.http.get(f"/api/tables/{opened}")).json()["lesson"] == {"name": "first", "fits": True}
    written = lessons.named("leaf", "first")
    assert written is not None
    page = await ana.visits(opened)
    await page.until(lambda: bool(page.state))
    other = next(offer["action"] for offer in page.state["offers"] if offer["action"] != written.expected(0))
    refused = await page.ask("play", seat=0, action=other, sequence=page.state["sequence"])
    assert refused["refusal"]["code"] == "lesson"
    made = 0
    while made < len(written.moves):
        expected = written.expected(made)
        if expected is None:
            made = written.ahead[made]
            answer = await page.ask("go", to=made)
        else:
            made += 1
            answer = await page.ask("play", seat=0, action=expected, sequence=page.state["sequence"])
        assert answer["type"] == "done"
    assert page.state["entry"] == made
    assert page.state["outcome"]["scores"] == written.played(made).outcome().scores
