"""What holds on every page: accessible, small, calm when asked, and names are data."""

import json
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from browser.looks import cuts_nothing, is_accessible, is_read_with_ease, is_touched_with_ease
from browser.people import Person
from browser.serving import Server
from dealing import PATIENCE

Arrive = Callable[..., Person]


def call(server: Server, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    request = Request(f"{server.url}{path}", method=method, headers={"X-Sylve": "1", "Cookie": cookie})
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    with urlopen(request) as answer:
        return json.loads(answer.read() or b"null"), (answer.headers["Set-Cookie"] or "").partition(";")[0]


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table at which three robots have played to the end, since somebody watched them."""
    _, cookie = call(server, "GET", "/api/me")
    robots = [{"kind": "bot", "bot": "greedy"}] * 3
    opened, _ = call(server, "POST", "/api/tables", {"game": "toutlahaut", "options": {}, "seats": robots}, cookie)
    table = str(opened["table"])
    address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(address, additional_headers={"Cookie": cookie}) as watching:
        while json.loads(watching.recv(timeout=PATIENCE)).get("table", {}).get("status") != "over":
            pass
    return table


def looks_at(person: Person, place: str, finished: str) -> None:
    page = person.page
    if place == "table":
        page.goto("/")
        page.locator("main .button.go").click()
        expect(page.locator("section.own ul button").first).to_be_visible()
        return
    page.goto(
        {"home": "/", "new table": "/new/toutlahaut", "score": f"/table/{finished}", "rules": "/rules/toutlahaut#2.1"}[
            place
        ]
    )
    expect(page.locator("tfoot") if place == "score" else page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")


PLACES = ("home", "new table", "table", "score", "rules")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(arrive: Arrive, finished: str, place: str, language: str) -> None:
    person = arrive(language=language, reduced_motion="reduce")
    looks_at(person, place, finished)
    assert person.page.evaluate("document.documentElement.lang") == language
    is_accessible(person.page)


@pytest.mark.parametrize("place", PLACES)
def test_a_narrow_phone_cuts_nothing(arrive: Arrive, finished: str, place: str) -> None:
    person = arrive(width=360, height=740)
    looks_at(person, place, finished)
    cuts_nothing(person.page)
    is_read_with_ease(person.page)
    is_touched_with_ease(person.page)


def test_names_are_data(arrive: Arrive) -> None:
    mana = arrive("<b>x</b>")
    mana.plays_now()
    seats = mana.page.get_by_role("list", name="Joueurs")
    expect(seats).to_contain_text("<b>x</b>")
    expect(mana.prompt).to_contain_text("<b>x</b>")


RECORD_MOTION = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (JSON.stringify(frames).includes('translate')) window.moved++;
  return animate.call(this, frames, options);
};
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_travel_unless_the_person_prefers_calm(arrive: Arrive, motion: str) -> None:
    mana = arrive("Mana", reduced_motion=motion)
    mana.page.add_init_script(RECORD_MOTION)
    mana.plays_now()
    for _ in range(2):
        expect(mana.hand).to_be_visible()
        mana.takes(Person.plays_a_card)
    expect(mana.hand).to_be_visible()
    moved = mana.page.evaluate("window.moved")
    assert moved == 0 if motion == "reduce" else moved > 0


def test_the_first_screen_weighs_at_most_200_kB(arrive: Arrive) -> None:
    person = arrive()
    network = person.page.context.new_cdp_session(person.page)
    network.send("Network.enable")
    weights: list[float] = []
    network.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    person.page.goto("/")
    person.page.wait_for_load_state("networkidle")
    assert len(weights) > 5
    assert sum(weights) <= 200_000


def test_the_language_changes_at_once_and_is_remembered(arrive: Arrive) -> None:
    person = arrive()
    person.page.goto("/")
    person.page.get_by_role("radio", name="EN").check()
    expect(person.page.get_by_role("button", name="Play now")).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_theme_is_remembered(arrive: Arrive) -> None:
    person = arrive()
    person.page.goto("/")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = person.page.evaluate(paper)
    person.page.get_by_role("button", name="Passer au thème sombre").click()
    assert person.page.evaluate(paper) != light
    dark = person.page.evaluate(paper)
    person.page.reload()
    expect(person.page.get_by_role("button", name="Passer au thème clair")).to_be_visible()
    assert person.page.evaluate(paper) == dark


def test_a_wrong_link_is_told_kindly(arrive: Arrive) -> None:
    person = arrive()
    person.page.goto("/table/nowhere")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Cette table n’existe pas, ou n’existe plus.")
    person.complaints.clear()  # the browser tells of the 404
    for path in ("/rules/nothing", "/new/nothing"):
        person.page.goto(path)
        expect(person.page.get_by_role("heading", level=1)).to_have_text("Ce jeu n’est pas encore sur l’étagère.")
    person.page.goto("/nowhere")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Il n’y a rien à cette adresse.")


@pytest.mark.parametrize("game", ["canopee", "canyon", "ecosysteme", "leaf", "toutlahaut"])
def test_the_rules_are_on_one_printed_page_and_can_be_searched(arrive: Arrive, game: str) -> None:
    ana = arrive(language="en")
    ana.page.goto(f"/rules/{game}/leaflet")
    expect(ana.page.locator(".leaflet footer")).to_be_visible()
    is_accessible(ana.page)
    ana.page.emulate_media(media="print")
    page, last = (ana.page.locator(f".leaflet{part}").bounding_box() for part in ("", " footer"))
    assert last["y"] + last["height"] <= page["y"] + page["height"] <= 1123  # A4 at 96 dots to the inch
    ana.page.emulate_media(media="screen")
    ana.page.goto(f"/rules/{game}")
    sections = ana.page.locator("article section:has(> h2, > h3)")
    expect(sections.first).to_be_visible()
    everything = sections.count()
    ana.page.get_by_role("searchbox").fill("take back TAKEN")
    expect(ana.page.get_by_role("status").filter(has_text="section")).to_be_visible()
    assert 0 < sections.count() < everything
