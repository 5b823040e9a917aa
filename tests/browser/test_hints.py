"""Hints at the five tables, on a phone: said, seen on the table, and played with one press."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.people import Person

Arrive = Callable[..., Person]
ROBOTS = {"canopee": 1, "canyon": 3, "ecosysteme": 1, "leaf": 1, "toutlahaut": 1}
DECISIONS = 3  # in Canyon a pier, a bid and a card; in Leaf a card, a place and an action
MARKED = "main [aria-pressed='true']:visible:not(.prompt details *)"


def sits_down(person: Person, game: str) -> None:
    person.page.request.get("/api/me")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * ROBOTS[game]]
    body = {"game": game, "options": {}, "seats": seats}
    answer = person.page.request.post("/api/tables", headers={"X-Sylve": "1"}, data=json.dumps(body))
    person.page.goto(f"/table/{answer.json()['table']}")
    person.is_at_the_table()


@pytest.mark.parametrize("game", ROBOTS)
def test_a_hint_is_said_marked_on_the_table_and_played_with_one_press(arrive: Arrive, game: str) -> None:
    mana = arrive(width=360, height=740, reduced_motion="reduce")
    sits_down(mana, game)
    advice = mana.prompt.locator(".advice")
    played = 0
    for _ in range(DECISIONS):
        # Where the table itself is to be touched, the prompt has no buttons to be seen.
        mana.page.wait_for_selector(".prompt .acts[aria-busy=false]", state="attached")
        if not mana.page.get_by_role("button", name="Conseil", disabled=False).is_visible():
            break  # one thing can be done: nobody needs a hint
        mana.page.keyboard.press("i")
        expect(advice).to_contain_text(re.compile(r"vieux chêne.*\d+\s%.*(en vue|en fin de manche)"))
        expect(advice).to_be_in_viewport(ratio=1)
        expect(mana.page.locator(MARKED).first).to_be_in_viewport(ratio=0.5)
        expect(mana.prompt.get_by_role("button", name="Jouer ainsi")).to_be_focused()
        mana.page.keyboard.press("Enter")
        expect(advice).to_have_count(0)
        played += 1
    assert played, "the first decision is a real one"
