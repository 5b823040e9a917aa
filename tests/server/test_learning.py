"""What somebody has learned goes with the person, not with the browser."""

from pathlib import Path

from server.clients import Person, quick, running
from sylve.server.people.learned import MOST

CHANGES = {"X-Sylve": "1"}
FIRST, SOLVED = "lesson/leaf/first", "puzzle/leaf/513-121"


async def names_of(person: Person) -> list[str]:
    found: list[str] = (await person.http.get("/api/me/learned")).json()["names"]
    return found


async def learns(person: Person, *names: str) -> int:
    return (await person.http.post("/api/me/learned", headers=CHANGES, json={"names": names})).status_code


async def test_what_was_learned_is_added_to_and_nobody_elses(tmp_path: Path) -> None:
    async with running(quick(tmp_path)) as server, Person(server.url) as ana, Person(server.url) as bob:
        assert await names_of(ana) == []
        assert await learns(ana, SOLVED) == 204
        assert await learns(ana, FIRST, SOLVED) == 204
        assert await names_of(ana) == [FIRST, SOLVED]
        assert await names_of(bob) == []
        assert await learns(ana, "a sentence that is no name") == 400
        for first in range(0, MOST, 200):
            assert await learns(ana, *[f"coach/leaf/{first + number}" for number in range(200)]) == 204
        assert len(await names_of(ana)) == MOST
        await ana.http.request("DELETE", "/api/me", headers=CHANGES)
        assert await names_of(ana) == []
