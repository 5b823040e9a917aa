"""The tables of a person at home: put aside, and found again."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.looks import cuts_nothing, is_accessible, is_touched_with_ease
from browser.people import Person

Arrive = Callable[..., Person]


def test_a_table_is_put_aside_and_found_again_among_all(arrive: Arrive) -> None:
    mana = arrive(width=390, height=844, has_touch=True)
    mana.opens("Ici, sur cet écran", "Robot")
    expect(mana.hand).to_be_visible()
    mana.page.goto("/")
    waiting = mana.page.get_by_role("region", name="On t’attend")
    expect(waiting.get_by_role("link", name=re.compile("Tout là-haut"))).to_be_visible()
    waiting.get_by_role("button", name=re.compile("^Ne plus montrer")).tap()
    expect(waiting).to_have_count(0)
    expect(mana.page.get_by_text("Mise de côté dans ce navigateur")).to_be_visible()
    mana.page.reload()
    expect(mana.page.get_by_role("region", name="Rien ne t’attend")).to_be_visible()
    expect(waiting).to_have_count(0)
    mana.page.get_by_role("link", name="Toutes tes tables").tap()
    aside = mana.page.get_by_role("region", name="Mises de côté")
    expect(aside).to_be_visible()
    is_accessible(mana.page)
    cuts_nothing(mana.page)
    is_touched_with_ease(mana.page)
    aside.get_by_role("button", name=re.compile("^Remettre")).tap()
    expect(waiting.get_by_role("link", name=re.compile("Tout là-haut"))).to_be_visible()
    expect(aside).to_have_count(0)
