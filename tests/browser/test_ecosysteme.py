"""Écosystème at the page: whole games, a place thought of early, secrets on the wire, small screens."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.looks import cuts_nothing, is_accessible, is_read_with_ease, is_touched_with_ease
from browser.people import MOST_ACTS, Person, plays_on
from browser.reaching import reaches
from browser.serving import Server
from browser.test_play import tab_to
from server.clients import whole

Arrive = Callable[..., Person]
HERE, ROBOT, BY_LINK = "Ici, sur cet écran", "Robot", "Par lien"
LEGAL = ".board .legal"


def opens(person: Person, *kinds: str) -> None:
    """A new table; each kind of seat by its spoken name, the first is this person's."""
    page = person.page
    page.goto("/new/ecosysteme")
    expect(page.get_by_role("radiogroup", name="Place 2")).to_be_visible()
    if len(kinds) == 1:
        page.get_by_role("button", name="Retirer une place").click()
    for number, kind in enumerate(kinds if len(kinds) > 1 else (), start=1):  # who sits alone is not asked
        if number > 2:
            page.get_by_role("button", name="Ajouter une place").click()
        page.get_by_role("radiogroup", name=f"Place {number}").get_by_role("radio", name=kind).check()
    page.get_by_role("button", name=re.compile("^(Commencer|Ouvrir la table)$")).last.click()
    expect(page).to_have_url(re.compile("/table/"))
    if BY_LINK not in kinds:
        person.is_at_the_table()


def joins(person: Person, host: Person) -> None:
    person.page.goto(host.page.url)
    person.page.get_by_role("button", name="M’asseoir ici").first.click()


def confirm(person: Person, name: str) -> Locator:
    return person.prompt.get_by_role("button", name=re.compile(name), disabled=False)


def top_card(person: Person) -> Locator:
    """A card of the hand that no other lies over."""
    return person.hand.locator("li:not(.copy) button").last


def acts(person: Person) -> bool:
    """One decision by touch, if one is owed: choose a card, place it, leave all in place, give a card."""
    page = person.page
    if not person.prompt.get_by_role("button").first.is_visible():
        return False
    if person.hand.is_visible():
        top_card(person).click()
        confirm(person, "Confirmer|Donner").click()
    elif person.prompt.get_by_role("button", name="Placer ici").is_visible():
        if not confirm(person, "Placer ici").is_visible():  # the only place is prepared
            page.locator(LEGAL).first.click()
        confirm(person, "Placer ici").click()
    else:
        confirm(person, "Tout laisser en place").click()
    person.is_answered()
    return True


class Wire:
    """What the server tells one page."""

    def __init__(self, page: Page) -> None:
        self.states: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.states.append(message)
        elif message["type"] == "changes":
            self.states.append(whole(self.states[-1], message))


def three_at_a_table(arrive: Arrive) -> tuple[Person, Person, Person]:
    mana = arrive("Mana", reduced_motion="reduce")  # else the points are counted one by one
    ferdi = arrive("Ferdi", width=390, height=844, reduced_motion="reduce")
    amelie = arrive("Amélie", width=768, height=1024, reduced_motion="reduce")
    for person in (mana, ferdi, amelie):
        person.comes_home()
    opens(mana, HERE, BY_LINK, BY_LINK)
    joins(ferdi, mana)
    joins(amelie, mana)
    for person in (mana, ferdi, amelie):
        person.is_at_the_table()
    return mana, ferdi, amelie


@pytest.mark.long
def test_three_browsers_play_a_whole_game(arrive: Arrive) -> None:
    people = three_at_a_table(arrive)
    plays_on(*people, act=acts)
    scores = {person.sees_the_score().get_by_role("row", name="Total").inner_text() for person in people}
    assert len(scores) == 1
    assert re.search(r"[1-9]", scores.pop())


def test_no_pick_is_told_before_all_have_chosen(arrive: Arrive) -> None:
    mana, ferdi, amelie = three_at_a_table(arrive)
    wire = Wire(ferdi.page)
    ferdi.page.reload()
    ferdi.is_at_the_table()
    acts(mana)
    acts(amelie)
    expect(ferdi.page.get_by_role("button", name=re.compile("^Mana.*a choisi"))).to_be_visible()
    told = [event for state in wire.states for event in state["events"] if event["kind"] == "choose"]
    assert [event["facts"] for event in told] == [{"seat": 0}, {"seat": 2}]
    assert [forest["revealed"] for forest in wire.states[-1]["view"]["table"]["ecosystems"]] == [None, None, None]
    answer = ferdi.page.request.get(f"/api/tables/{mana.page.url.rsplit('/', 1)[1]}/moves/1")
    assert answer.status == 409


@pytest.mark.long
def test_a_solo_game_by_keyboard_alone(arrive: Arrive) -> None:
    mana = arrive("Mana")
    opens(mana, HERE)
    page, keyboard = mana.page, mana.page.keyboard
    tab_to(page, "ul[aria-label='Ta main'] button")
    for _ in range(MOST_ACTS):
        if mana.is_over:
            break
        if mana.hand.is_visible():
            expect(mana.hand.locator("button:focus")).to_be_visible()
            keyboard.press("End")
            keyboard.press("Enter")
        elif mana.prompt.get_by_role("button", name="Placer ici").is_visible():
            expect(page.locator(f"{LEGAL}:focus")).to_be_visible()
            keyboard.press("Enter")
            if confirm(mana, "Placer ici").is_visible():  # the only place is meant at once
                keyboard.press("Enter")
        else:
            expect(page.locator(f"{LEGAL}:focus")).to_be_visible()
            keyboard.press("Tab")
            expect(mana.prompt.get_by_role("button", name="Tout laisser en place")).to_be_focused()
            keyboard.press("Enter")
        mana.is_answered()
    mana.sees_the_score()
    expect(page.get_by_role("row", name="Total")).to_contain_text(re.compile(r"\d.*\d"))
    expect(page.get_by_role("columnheader", name="Alban")).to_be_visible()


def test_a_card_and_a_place_chosen_together_are_confirmed_once(arrive: Arrive) -> None:
    mana = arrive("Mana")
    opens(mana, HERE, ROBOT, ROBOT)
    page = mana.page
    for laid in range(2):
        top_card(mana).click()
        place = page.locator(LEGAL).last
        place.click()
        expect(place).to_have_accessible_name(re.compile("place retenue"))
        confirm(mana, "Confirmer carte et place").press("Enter")
        expect(page.locator(".board [data-piece]")).to_have_count(laid + 1)
        plays_on(mana, act=acts, until=lambda _: mana.hand.is_visible())


def test_a_place_says_what_it_brings_and_a_wrong_one_why_not(arrive: Arrive) -> None:
    mana = arrive("Mana")
    opens(mana, HERE)
    page = mana.page
    for _ in range(4):
        acts(mana)
    while not mana.hand.is_visible():
        acts(mana)
    top_card(mana).click()
    confirm(mana, "Confirmer|Donner").click()
    while not mana.prompt.get_by_role("button", name="Placer ici").is_visible():
        acts(mana)
    place = page.locator(LEGAL).first
    place.hover()
    expect(place).to_have_accessible_name(re.compile(r": (0|[+−]\d+)$"))
    expect(page.locator(".slip").get_by_role("heading")).to_contain_text(re.compile("ici"))
    page.locator(".board button[aria-disabled]").first.click(force=True)
    expect(mana.prompt).to_contain_text("Aucune de tes cartes ne touche cet endroit")


@pytest.mark.parametrize("robots", [0, 1, 5])
def test_axe_finds_nothing_and_a_narrow_phone_cuts_nothing(arrive: Arrive, robots: int) -> None:
    mana = arrive("Mana", width=360, height=740, reduced_motion="reduce")
    opens(mana, HERE, *[ROBOT] * robots)
    for _ in range(4):
        acts(mana)
    if mana.hand.is_visible():
        top_card(mana).click()
    cuts_nothing(mana.page)
    is_read_with_ease(mana.page)
    is_touched_with_ease(mana.page)
    is_accessible(mana.page)


def test_the_only_place_is_prepared_and_the_focus_stays(arrive: Arrive) -> None:
    mana = arrive("Mana")
    opens(mana, HERE)
    top_card(mana).click()
    confirm(mana, "Confirmer").press("Enter")
    expect(confirm(mana, "Placer ici")).to_be_focused()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_phone_shows_large_cells_every_name_and_all_points(arrive: Arrive, width: int, height: int) -> None:
    mana = arrive("Mana", width=width, height=height, reduced_motion="reduce", has_touch=True, is_mobile=True)
    mana.comes_home()
    opens(mana, HERE, *[ROBOT] * 5)
    page = mana.page
    cards = page.locator(".board [data-piece]")
    plays_on(mana, act=acts, until=lambda _: mana.hand.is_visible() and cards.count() >= 3)
    widths = cards.evaluate_all("cards => cards.map((card) => card.clientWidth)")
    assert min(widths) >= 64
    names = page.locator(".neighbour b, .self b")
    expect(names).to_have_count(6)
    assert names.evaluate_all("all => all.every((name) => name.clientWidth && name.scrollWidth <= name.clientWidth)")
    for points in page.locator(".neighbour .points, .self .number").all():
        expect(points).to_be_in_viewport(ratio=1)
    stage = page.get_by_role("region", name="Le plateau")
    height_before = stage.evaluate("stage => stage.clientHeight")
    top_card(mana).tap()
    places = page.locator(LEGAL)
    for place in [*places.all(), places.first]:  # the whole ground is within reach of a finger
        place.scroll_into_view_if_needed()
        expect(place).to_be_in_viewport(ratio=0.98)
    places.first.tap()
    expect(places.first).to_have_attribute("aria-pressed", "true")
    expect(mana.prompt.locator(".how")).to_contain_text(re.compile(r"\s0|[+−]\d|Rien"))
    assert stage.evaluate("stage => stage.clientHeight") == height_before


MIDDLE = "(element) => { const { y, height } = element.getBoundingClientRect(); return y + height / 2; }"


@pytest.mark.parametrize("rows", [2, 3, 4])
def test_a_short_phone_shows_the_middle_of_an_ecosystem_first_and_a_grown_one_whole(
    arrive: Arrive, usual: Server, rows: int
) -> None:
    mana = arrive(width=360, height=640, reduced_motion="reduce", has_touch=True, is_mobile=True, at=usual)
    reaches(
        mana, usual, "ecosysteme", ["random"], lambda state: state["view"]["table"]["ecosystems"][0]["height"] == rows
    )
    ground, board = mana.page.locator("main .ground"), mana.page.locator("main .ground .board")
    expect(board).to_be_visible()
    assert abs(ground.evaluate(MIDDLE) - board.evaluate(MIDDLE)) < 2
    cards = board.locator("[data-piece]")
    assert all(width >= 44 for width in cards.evaluate_all("cards => cards.map((card) => card.clientWidth)"))
    if rows == 4:
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=0.99)


def test_on_a_phone_a_hand_is_whole_whose_last_kind_has_copies(arrive: Arrive, usual: Server) -> None:
    mana = arrive(width=360, height=640, reduced_motion="reduce", has_touch=True, is_mobile=True, at=usual)
    reaches(mana, usual, "ecosysteme", [], has_many_of_the_last_kind)
    cards = mana.hand.get_by_role("button")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)


def has_many_of_the_last_kind(state: dict[str, Any]) -> bool:
    hand = state["view"]["table"]["hand"]
    return hand is not None and len(set(hand)) > 4 and hand[-3:].count(hand[-1]) == 3


def is_the_last_card(state: dict[str, Any]) -> bool:
    table = state["view"]["table"]
    return bool((table["round"], table["pick"]) == (table["rounds"], table["picks"]))


WINNER = "l’emporte|c’est gagné|gagnent ensemble"
# What the prompt bar has said, in order, and whether the page named a winner then.
SAYINGS = f"""window.sayings = []; new MutationObserver(() => {{
  const said = document.querySelector('.prompt')?.innerText;
  if (said && said !== sayings.at(-1)?.said) sayings.push({{ said, won: /{WINNER}/.test(document.body.innerText) }});
}}).observe(document, {{ subtree: true, childList: true, characterData: true }})"""
# The only card and its only place are prepared; while something is told there is nothing to press.
DECIDE = """() => {
  const buttons = [...document.querySelectorAll('.prompt .acts button:not([aria-disabled=true])')];
  const wanted = buttons.find((button) => /Confirmer|Placer ici|Tout laisser/.test(button.innerText));
  wanted?.click();
  return Boolean(wanted);
}"""


def test_the_winner_is_told_after_the_count(arrive: Arrive, server: Server) -> None:
    mana = arrive(reduced_motion="reduce", tempo="quick")
    mana.page.add_init_script(SAYINGS)
    reaches(mana, server, "ecosysteme", ["random"], is_the_last_card)
    plays_on(mana, act=lambda person: bool(person.page.evaluate(DECIDE)))
    counting = [saying for saying in mana.page.evaluate("sayings") if "dans l’ordre des places" in saying["said"]]
    assert [counting[0]["said"][:8], counting[-1]["said"][:12]] == ["Abeilles", "Biodiversité"]
    assert not any(saying["won"] for saying in counting)
    expect(mana.page.get_by_text(re.compile(WINNER)).first).to_be_visible()
