"""A finger at the five tables: in the middle of a thing, at its edge, or not quite still, it is always understood."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.looks import comes_to_rest
from browser.people import Person
from browser.test_ecosysteme import top_card

Arrive = Callable[..., Person]
ROBOTS = {"canopee": 0, "canyon": 3, "ecosysteme": 2, "leaf": 0, "toutlahaut": 1}
EDGE = 3  # pixels inside
ASKED = ".prompt .acts[aria-busy=false]"
WHERE = re.compile("^Place ta carte")
MANNERS = ("middle", "edge", "slipping")
SLIPS = ((0, 0), (2, 1), (4, 2), (5, 4))  # pixels: where a finger comes down, and where it has got to

PULLS = 8  # places on the way of something dragged


class Finger:
    def __init__(self, person: Person, manner: str) -> None:
        self.page = person.page
        self.manner = manner
        self._screen = person.page.context.new_cdp_session(person.page)

    def taps(self, thing: Locator) -> None:
        thing.scroll_into_view_if_needed()
        comes_to_rest(self.page)
        box = thing.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.manner == "slipping":
            self._slips(x, y)
        else:
            self.page.touchscreen.tap(x, box["y"] + box["height"] - EDGE if self.manner == "edge" else y)

    def drags(self, thing: Locator, to: Locator) -> None:
        comes_to_rest(self.page)
        starts, ends = thing.bounding_box(), to.bounding_box()
        assert starts
        assert ends
        (x, y), (u, v) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (starts, ends))
        for step in range(PULLS + 1):
            share = step / PULLS
            self._send("touchMove" if step else "touchStart", [{"x": x + (u - x) * share, "y": y + (v - y) * share}])
        self._send("touchEnd", [])

    def _slips(self, x: float, y: float) -> None:
        for step, (dx, dy) in enumerate(SLIPS):
            self._send("touchMove" if step else "touchStart", [{"x": x + dx, "y": y + dy}])
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def sits_down(person: Person, game: str) -> None:
    person.page.request.get("/api/me")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * ROBOTS[game]]
    body = {"game": game, "options": {}, "seats": seats}
    answer = person.page.request.post("/api/tables", headers={"X-Sylve": "1"}, data=json.dumps(body))
    person.page.goto(f"/table/{answer.json()['table']}")
    person.is_at_the_table()


@pytest.fixture(params=MANNERS)
def manner(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def at_the_table(arrive: Arrive, game: str, manner: str) -> tuple[Person, Finger]:
    mana = arrive(width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sits_down(mana, game)
    return mana, Finger(mana, manner)


def go(person: Person) -> Locator:
    """The button that means it, once something is prepared."""
    ready = person.page.locator(".prompt .go:not([aria-disabled])")
    expect(ready).to_have_count(1)
    return ready


def test_ecosysteme_a_card_and_its_place(arrive: Arrive, manner: str) -> None:
    mana, finger = at_the_table(arrive, "ecosysteme", manner)
    laid = mana.page.locator(".board [data-piece]")
    for number in range(1, 4):
        finger.taps(top_card(mana))
        expect(top_card(mana)).to_have_attribute("aria-pressed", "true")
        finger.taps(go(mana))
        expect(mana.prompt.locator(".what")).to_have_text(WHERE)  # all have chosen, and the cards were shown
        place = mana.page.locator(".board .site.legal").last
        if number > 1:  # the only place is prepared, and meant at once
            finger.taps(place)
            expect(place).to_have_attribute("aria-pressed", "true")
            finger.taps(go(mana))
        else:
            expect(place).to_have_attribute("aria-pressed", "true")
            finger.taps(place)
        expect(laid).to_have_count(number)
        mana.page.wait_for_selector(ASKED)
        if not mana.hand.is_visible():  # the rabbit stays where it is
            finger.taps(mana.prompt.get_by_role("button", disabled=False).first)
            expect(mana.hand).to_be_visible()


def test_ecosysteme_a_card_and_its_place_confirmed_together(arrive: Arrive, manner: str) -> None:
    mana, finger = at_the_table(arrive, "ecosysteme", manner)
    finger.taps(top_card(mana))
    place = mana.page.locator(".board .site.legal").first
    finger.taps(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    finger.taps(mana.prompt.get_by_role("button", name="Confirmer carte et place"))
    expect(mana.page.locator(".board [data-piece]")).to_have_count(1)


def test_canopee_a_pile_and_what_is_kept_of_it(arrive: Arrive, manner: str) -> None:
    mana, finger = at_the_table(arrive, "canopee", manner)
    in_hand = mana.page.locator(".pile[aria-pressed=true]")
    finger.taps(mana.page.locator(".pile.liftable"))
    expect(in_hand).to_have_count(1)
    finger.taps(go(mana))
    expect(in_hand).to_have_count(0)


def test_canyon_a_pier_a_bid_and_a_card(arrive: Arrive, manner: str) -> None:
    mana, finger = at_the_table(arrive, "canyon", manner)
    for things in ("[data-space]", ".tempo button", ".hand .card.legal"):
        thing = mana.page.locator(things).last
        thing.wait_for()
        finger.taps(thing)
        chosen = mana.page.locator(f"{things}[aria-pressed=true]")
        expect(chosen).to_have_count(1)
        finger.taps(go(mana))
        expect(chosen).to_have_count(0)  # whoever takes the trick is asked the same again


def test_leaf_a_card_and_the_place_of_its_leaf(arrive: Arrive, manner: str) -> None:
    mana, finger = at_the_table(arrive, "leaf", manner)
    card = mana.page.locator("[data-species] .card").first
    finger.taps(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    finger.taps(go(mana))
    place = mana.page.locator("[data-place-key]").first
    finger.taps(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    finger.taps(go(mana))
    expect(mana.page.locator("[data-place-key]")).to_have_count(0)


@pytest.mark.parametrize("face", ["up", "down"])
def test_toutlahaut_a_card_and_its_face(arrive: Arrive, manner: str, face: str) -> None:
    mana, finger = at_the_table(arrive, "toutlahaut", manner)
    cards, tree = mana.hand.locator("[data-card] button"), mana.page.locator(".stage [data-from=foot-0]")
    for number in (1, 2):
        expect(cards.first).to_be_visible()
        finger.taps(cards.last)
        expect(cards.last).to_have_attribute("aria-pressed", "true")
        faces = mana.prompt.get_by_role("button", disabled=False)
        finger.taps(faces.last if face == "down" else faces.first)
        expect(tree).to_have_count(number)
