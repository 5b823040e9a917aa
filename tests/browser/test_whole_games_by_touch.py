"""Whole games of all five on a phone, in French, by a finger's taps alone: whatever a turn asks for is in reach."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.looks import comes_to_rest
from browser.people import Person, plays_on

Arrive = Callable[..., Person]
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SPACE = "[data-space]"  # a canoe's goal: the river understands a finger near it
# What a turn asks for, the most decided first: a prepared choice, then whatever glows.
OFFERS: dict[str, tuple[str, ...]] = {
    "canopee": (".prompt .go", ".stage .legal", ".prompt .acts button"),
    "canyon": (".prompt .go", ".tempo li:nth-child(2) button", ".hand .legal", SPACE),
    "ecosysteme": (".prompt .go", "ul[aria-label='Ta main'] button", ".board .site.legal", ".prompt .acts button"),
    "leaf": (
        ".prompt .go",
        "[data-species] .legal",
        "[data-place-key]",
        "[data-piece^='leaf-'] .grows",
        "[data-place^='slot-'] .legal",
        "[data-place^='pile-'] .legal",
        "[data-animal] .legal",
        ".prompt .button",
    ),
    "toutlahaut": (".prompt .acts button", "ul[aria-label='Ta main'] button"),
}
ROBOTS = {"canopee": 0, "canyon": 3, "ecosysteme": 2, "leaf": 1, "toutlahaut": 2}
OPTIONS = {"canyon": {"board": "quick", "dark": "skipped"}}
MIDDLE_OF_THE_FIRST = """([offers, space]) => {
  for (const offer of offers)
    for (const control of document.querySelectorAll(`main ${offer}:not([aria-disabled])`)) {
      if (control.ariaPressed === 'true' && offer !== '.prompt .go') continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      const there = document.elementFromPoint(...middle);
      const met = offer === space ? there?.closest('.river') : there && control.contains(there);
      if (width && met) return middle;
    }
  return null;
}"""


def sits_down(person: Person, game: str) -> None:
    person.page.request.get("/api/me")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * ROBOTS[game]]
    body = {"game": game, "options": OPTIONS.get(game, {}), "seats": seats}
    answer = person.page.request.post("/api/tables", headers={"X-Sylve": "1"}, data=json.dumps(body))
    person.page.goto(f"/table/{answer.json()['table']}")
    person.is_at_the_table()


def taps(person: Person, game: str) -> bool:
    """The first thing that is offered and in sight."""
    if person.is_over:
        return False
    middle = person.page.evaluate(MIDDLE_OF_THE_FIRST, [OFFERS[game], SPACE])
    if middle is None:
        return False
    comes_to_rest(person.page)
    person.page.touchscreen.tap(*(person.page.evaluate(MIDDLE_OF_THE_FIRST, [OFFERS[game], SPACE]) or middle))
    person.is_answered()
    return True


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(OFFERS))
def test_a_whole_game_by_taps_alone(arrive: Arrive, game: str) -> None:
    mana = arrive(reduced_motion="reduce", **PHONE)
    sits_down(mana, game)
    plays_on(mana, act=lambda person: taps(person, game))
    mana.see_score.tap()
    score = mana.page.get_by_role("table", name="Décompte")
    expect(score.get_by_role("row").last).to_contain_text(re.compile(r"\d"))
    assert mana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing lies beside the screen"
