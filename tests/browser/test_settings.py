"""What a reader can set lies in one place, away from the log, and is kept; a dimmed button says why it does nothing."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.looks import cuts_nothing, is_accessible, is_read_with_ease
from browser.people import Person

Arrive = Callable[..., Person]
# Counts the tones that would be heard.
LISTEN = """(() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
})()"""


def sits_down(person: Person, game: str = "toutlahaut", robots: int = 1) -> None:
    person.page.request.get("/api/me")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * robots]
    body = json.dumps({"game": game, "options": {}, "seats": seats})
    answer = person.page.request.post("/api/tables", headers={"X-Sylve": "1"}, data=body)
    person.page.goto(f"/table/{answer.json()['table']}")
    person.is_at_the_table()


def settings(person: Person) -> Locator:
    """The sheet, opened at its settings."""
    sheet = person.page.get_by_role("dialog", name="La table")
    if not sheet.is_visible():
        person.page.keyboard.press("l")
    sheet.get_by_role("radio", name="Réglages").check()
    return sheet


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640)])
def test_the_sheet_of_the_table_is_accessible_and_fits(arrive: Arrive, width: int, height: int) -> None:
    mana = arrive(width=width, height=height, reduced_motion="reduce")
    sits_down(mana)
    sheet = settings(mana)
    for tab in ("Réglages", "Places", "Journal"):
        sheet.get_by_role("radio", name=tab).check()
        is_accessible(mana.page)
        cuts_nothing(mana.page)
        is_read_with_ease(mana.page)


def test_settings_are_kept_and_the_log_is_without_them(arrive: Arrive) -> None:
    mana = arrive()
    sits_down(mana)
    sheet = settings(mana)
    sheet.get_by_role("radiogroup", name="Allure").get_by_role("radio", name="Calme").check()
    sheet.get_by_role("radiogroup", name="Lumière").get_by_role("radio", name="Nuit").check()
    sheet.get_by_role("switch", name="Attendre que je continue").check()
    sheet.get_by_role("radiogroup", name="Langue").get_by_role("radio", name="EN").check()
    mana.page.reload()
    expect(mana.page.locator("html")).to_have_attribute("data-theme", "dark")
    mana.page.get_by_role("button", name="Settings").click()
    english = mana.page.get_by_role("dialog", name="The table")
    expect(english.get_by_role("radiogroup", name="Pace").get_by_role("radio", name="Calm")).to_be_checked()
    expect(english.get_by_role("switch", name="Wait until I go on")).to_be_checked()
    english.get_by_role("radio", name="Log").check()
    expect(english.get_by_role("radiogroup", name="Pace")).to_have_count(0)


def test_a_dimmed_button_says_why_when_pressed_and_when_focused(arrive: Arrive) -> None:
    mana = arrive()
    sits_down(mana)
    undo = mana.page.get_by_role("button", name="Annuler")
    undo.dispatch_event("click")
    why = mana.page.get_by_role("status").filter(has_text="Rien à annuler")
    expect(why).to_be_visible()
    mana.page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    mana.page.keyboard.press("Tab")
    undo.focus()
    expect(why).to_be_visible()
    mana.prompt.get_by_role("button", name="Face cachée").dispatch_event("click")
    expect(mana.page.get_by_role("status").filter(has_text="pose la carte que tu veux").last).to_be_visible()


def test_one_touch_plays_where_the_reader_wants_it_so(arrive: Arrive) -> None:
    mana = arrive(height=900)
    sits_down(mana, "canyon", robots=3)
    settings(mana).get_by_role("radio", name="Toucher une fois").check()
    mana.page.keyboard.press("Escape")
    pier = mana.page.locator("[data-space]").first
    pier.dispatch_event("click")
    expect(mana.page.get_by_role("log").first).to_contain_text("ponton")


def test_sounds_are_off_until_they_are_wanted(arrive: Arrive) -> None:
    mana = arrive()
    mana.page.context.add_init_script(LISTEN)
    sits_down(mana)
    mana.takes(Person.plays_a_card)
    expect(mana.hand).to_be_visible()
    assert mana.page.evaluate("heard") == 0
    settings(mana).get_by_role("switch", name="Sons de la forêt").check()
    mana.page.keyboard.press("Escape")
    mana.takes(Person.plays_a_card)
    mana.page.wait_for_function("heard > 0")


def test_nothing_moves_on_before_a_touch_where_the_reader_wants_it_so(arrive: Arrive) -> None:
    mana = arrive(tempo="quick")
    mana.page.clock.install(time=0)
    sits_down(mana)
    settings(mana).get_by_role("switch", name="Attendre que je continue").check()
    mana.page.keyboard.press("Escape")
    mana.plays_a_card()
    told = mana.prompt.locator("button.say .what")
    expect(told).to_contain_text("Bouleau")
    mana.page.clock.fast_forward(60_000)
    expect(told).to_contain_text("Bouleau")
    told.click()
    expect(mana.prompt.locator(".acts")).to_be_visible()


def test_who_leaves_a_table_of_their_own_finds_it_again(arrive: Arrive) -> None:
    mana = arrive()
    sits_down(mana)
    settings(mana).get_by_role("button", name="Quitter").click()
    expect(mana.page.get_by_role("heading", name="On t’attend")).to_be_visible()
