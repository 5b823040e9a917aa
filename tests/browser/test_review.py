"""A hint while playing, and a game looked at again when it is over."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.looks import is_accessible
from browser.people import Person, play_to_the_end

Arrive = Callable[..., Person]


def test_a_hint_is_shown_as_chosen_and_played(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    mana.opens("Ici, sur cet écran", "Robot")
    expect(mana.hand).to_be_visible()
    mana.page.keyboard.press("i")
    expect(mana.prompt).to_contain_text(re.compile(r"À ta place, le vieux chêne.*\d+\s%.*points? en vue"))
    mana.takes(lambda person: person.prompt.get_by_role("button", name="Jouer ainsi").click())


def test_a_finished_game_is_reviewed(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    mana.opens("Ici, sur cet écran", "Robot")
    play_to_the_end(mana)
    mana.page.goto(mana.page.url + "/replay/0")
    mana.page.get_by_role("button", name="Faire le bilan").click()
    costly = mana.page.get_by_role("heading", name="Les coups qui ont coûté le plus")
    expect(costly).to_be_visible()
    mana.page.reload()
    expect(costly).to_be_visible()
    mana.page.get_by_role("radiogroup", name="De qui").get_by_role("radio", name="Bouleau").check()
    curve = mana.page.get_by_role("group", name=re.compile("Bouleau.*chances de gagner au fil de"))
    first = curve.get_by_role("button").first
    move = re.search(r"\d+", first.get_attribute("aria-label") or "")
    assert move is not None
    first.click()
    expect(mana.page).to_have_url(re.compile(f"/replay/{move.group()}$"))
    expect(mana.page.locator(".verdict")).to_have_text(re.compile("vieux chêne|Mieux"))
    mana.page.get_by_role("button", name="Faute suivante").click()
    for way in ("joué", "mieux"):
        expect(mana.prompt.get_by_role("button", name=re.compile(rf"^{way}.*%$"))).to_be_visible()
    expect(mana.page.locator(".marks polygon")).to_have_count(2)
    expect(mana.page.get_by_text("choisie", exact=True)).to_have_count(0)  # it is the better one, not what was played
    is_accessible(mana.page)
    mana.page.set_viewport_size({"width": 360, "height": 640})
    mana.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(mana.page.get_by_role("banner")).to_be_in_viewport(ratio=1)
    mana.page.get_by_role("button", name="Rejouer d’ici").click()
    plays = mana.page.get_by_role("button", name="Jouer", exact=True)
    expect(plays).to_be_in_viewport(ratio=1)
    mana.page.set_viewport_size({"width": 1280, "height": 860})
    plays.click()
    expect(mana.page).to_have_url(re.compile(r"/table/[\w-]+$"))
    mana.is_at_the_table()
    expect(mana.page.get_by_text(re.compile("^Essai"))).to_be_visible()
    expect(mana.hand).to_be_visible()
