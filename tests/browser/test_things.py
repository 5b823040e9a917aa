"""What is this? A finger that stays, `?` and the right button ask; the card tells, and nothing else happens."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.looks import comes_to_rest, cuts_nothing, is_accessible, is_touched_with_ease
from browser.people import Person
from browser.reaching import reaches
from browser.serving import Server
from browser.test_touch import ROBOTS, Finger, go, sits_down
from kit.test_things import things

Arrive = Callable[..., Person]
NAMED = "() => [...document.querySelectorAll('[data-thing]')].map((thing) => thing.dataset.thing.split(' ')[0])"
PIECES_WITHOUT_A_CARD = """() => [...document.querySelectorAll('main [data-piece]')]
  .filter((piece) => piece.getClientRects().length)
  .filter((piece) => !piece.closest('[data-thing]') && !piece.querySelector('[data-thing]'))
  .map((piece) => piece.dataset.piece)"""
SEATS_WITHOUT_A_CARD = """() => [...document.querySelectorAll('main .seats > li')]
  .filter((seat) => seat.getClientRects().length && !seat.dataset.thing)
  .map((seat) => seat.innerText)"""
SOME_MOVES = 8  # until rivals have something before them

COVERED = """() => {
  const note = document.querySelector('.note').getBoundingClientRect();
  return [...document.querySelectorAll('main > .stage .foot, main > .stage button')]
    .map((thing) => thing.getBoundingClientRect())
    .filter((thing) => Math.min(thing.bottom, note.bottom) - Math.max(thing.top, note.top) > 4).length;
}"""


class Staying(Finger):
    """A finger that is not lifted before there is something to see."""

    def stays_on(self, thing: Locator, until: Locator) -> None:
        comes_to_rest(self.page)
        box = thing.bounding_box()
        assert box
        self.page.evaluate("window.holds = true")
        self._send("touchStart", [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}])
        expect(until).to_be_visible()
        self._send("touchEnd", [])
        self.page.evaluate("window.holds = false")


def everything_has_words(person: Person, game: str) -> None:
    assert set(person.page.evaluate(NAMED)) <= things(game)


def test_the_rules_open_at_the_section_of_what_is_asked_now(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    sits_down(mana, "leaf")
    expect(mana.prompt.locator(".acts")).to_be_visible()
    mana.page.get_by_role("button", name="Règles", exact=True).click()
    rules = mana.page.get_by_role("dialog", name=re.compile("les règles"))
    expect(rules.get_by_role("heading", name=re.compile("^2.3 "))).to_be_in_viewport()


def test_a_finger_that_stays_asks_and_one_that_taps_plays(arrive: Arrive) -> None:
    mana = arrive(width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sits_down(mana, "leaf")
    finger = Staying(mana, "middle")
    card = mana.page.locator("[data-species] .card").first
    sheet = mana.page.get_by_role("dialog")
    finger.stays_on(card, sheet)
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(sheet).to_contain_text("Une carte de cette espèce")
    is_accessible(mana.page)
    is_touched_with_ease(mana.page)
    cuts_nothing(mana.page)

    finger.taps(sheet.get_by_role("button", name="Règle 2.3"))
    rules = mana.page.get_by_role("dialog", name=re.compile("les règles"))
    expect(rules.get_by_role("heading", name=re.compile("^2.3 "))).to_be_focused()
    rules.get_by_role("button", name="Fermer").tap()

    finger.taps(mana.page.locator("[data-thing=frost]").first)  # what cannot be played answers a tap
    expect(sheet).to_contain_text("endort une espèce")
    sheet.get_by_role("button", name="Fermer").tap()
    finger.taps(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    finger.taps(go(mana))
    expect(mana.page.locator("[data-place-key]").first).to_be_visible()
    everything_has_words(mana, "leaf")


def test_a_key_and_the_right_button_ask_too(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    sits_down(mana, "canyon")
    mana.page.locator("[data-space]").first.wait_for()
    mana.page.locator("[data-thing^=rapids]").first.click(button="right")
    sheet = mana.page.get_by_role("dialog")
    expect(sheet).to_have_accessible_name("Rapides")
    mana.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    mana.page.locator("[data-space]").first.focus()
    mana.page.keyboard.press("Enter")
    mana.page.get_by_role("region", name="Atout").get_by_role("button").wait_for()
    card = mana.hand.get_by_role("button").first
    card.focus()
    mana.page.keyboard.press("?")
    expect(sheet).to_have_accessible_name(re.compile("^Couleur"))
    mana.page.keyboard.press("Escape")
    expect(card).to_be_focused()
    everything_has_words(mana, "canyon")

    mana.page.locator(".prompt").click()
    mana.page.keyboard.press("?")  # on nothing in particular: the keys, and all that lies here
    sheet.get_by_role("button", name="La chute").click()
    expect(sheet).to_have_accessible_name("La chute")
    assert mana.complaints == []


@pytest.mark.parametrize("game", ROBOTS)
def test_every_piece_says_what_it_is_the_rivals_too(arrive: Arrive, server: Server, game: str) -> None:
    mana = arrive()
    reaches(mana, server, game, ["random"] * ROBOTS[game], lambda state: state["sequence"] > SOME_MOVES)
    mana.page.locator("main .stage [data-thing]").first.wait_for()
    assert mana.page.evaluate(PIECES_WITHOUT_A_CARD) == []
    assert mana.page.evaluate(SEATS_WITHOUT_A_CARD) == []
    everything_has_words(mana, game)


def test_the_coach_says_once_what_is_new_and_can_be_sent_away(arrive: Arrive) -> None:
    mana = arrive(width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="reduce", coach=True)
    sits_down(mana, "toutlahaut")
    note = mana.page.get_by_role("region", name="Le guide")
    expect(note).to_contain_text("les autres passent à ton voisin")
    is_accessible(mana.page)
    cuts_nothing(mana.page)
    hand, told = mana.hand.bounding_box(), note.bounding_box()
    assert hand
    assert told
    assert told["y"] + told["height"] <= hand["y"]  # it never stands between a person and what is asked
    assert mana.page.evaluate(COVERED) == 0
    note.get_by_role("button", name="Compris").tap()
    expect(note).to_have_count(0)
    mana.page.reload()
    mana.is_at_the_table()
    expect(mana.hand).to_be_visible()
    assert mana.page.evaluate("localStorage['sylve-coached']") is not None

    sits_down(mana, "ecosysteme")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Ne plus m’aider").tap()
    expect(note).to_have_count(0)
    assert mana.page.evaluate("localStorage['sylve-coach']") == "off"


def test_where_the_coach_would_cover_the_table_it_says_a_name_alone(arrive: Arrive, server: Server) -> None:
    mana = arrive(width=360, height=640, has_touch=True, is_mobile=True, reduced_motion="reduce", coach=True)
    reaches(mana, server, "canyon", ["greedy", "greedy"], lambda state: state["view"]["table"]["phase"] == "bid")
    note = mana.page.get_by_role("region", name="Le guide")
    note.get_by_role("button", name="Cartes Tempo", expanded=False).tap()
    expect(note.get_by_role("heading", name="Cartes Tempo")).to_be_visible()
    note.get_by_role("button", name="Compris").tap()
    expect(note).to_have_count(0)


def test_what_is_searched_in_the_rules_is_in_sight_on_a_phone_first_what_is_about_it(arrive: Arrive) -> None:
    mana = arrive(width=360, height=640, reduced_motion="reduce")
    mana.page.goto("/rules/canopee")
    mana.page.get_by_label("Chercher dans les règles").fill("feu")
    expect(mana.page.locator(".rules h3").first).to_contain_text("5.4")
    expect(mana.page.locator(".rules h3").first).to_be_in_viewport()


def test_the_rules_begin_with_the_aim_and_show_what_they_speak_of(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    mana.page.goto("/rules/canopee#5.4")
    fire = mana.page.get_by_role("heading", name=re.compile("^5.4 "))
    expect(fire).to_be_in_viewport()
    expect(fire.locator("xpath=..").get_by_role("listitem")).to_have_text("Feu")
    expect(mana.page.locator(".rules > .aim")).to_contain_text("forêt")
    is_accessible(mana.page)
    mana.page.goto("/learn/leaf")
    mana.page.get_by_role("link", name=re.compile("^Sur une page")).click()
    expect(mana.page).to_have_url(re.compile("/rules/leaf/leaflet$"))
