"""Tout là-haut in real browsers: the fullest hand."""

import json
from collections.abc import Callable

import pytest

from browser.looks import comes_to_rest
from browser.people import Person

Arrive = Callable[..., Person]
STICKS_OUT = """() => {
  const right = (part) => part.getBoundingClientRect().right;
  const own = document.querySelector("section.own");
  const shown = [...own.querySelectorAll("li, li *")].filter((part) => part.getClientRects().length);
  return shown.filter((part) => right(part) > right(own) + 1).map((part) => part.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 800)])
def test_at_five_seats_the_hand_and_what_is_said_beside_it_have_room(arrive: Arrive, width: int, height: int) -> None:
    mana = arrive("Mana", width=width, height=height, reduced_motion="reduce")
    mana.page.request.get("/api/me")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 4]
    body = json.dumps({"game": "toutlahaut", "options": {}, "seats": seats})
    table = mana.page.request.post("/api/tables", headers={"X-Sylve": "1"}, data=body).json()["table"]
    mana.page.goto(f"/table/{table}")
    mana.hand.get_by_role("button").nth(5).wait_for()
    comes_to_rest(mana.page)
    assert mana.page.evaluate(STICKS_OUT) == []
