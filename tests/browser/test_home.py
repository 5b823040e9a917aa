"""The tables of a person at home: put aside, found again, and deleted."""

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
    hers = mana.page.get_by_role("link", name=re.compile("Tout là-haut"))
    mana.page.get_by_role("button", name=re.compile("^Supprimer.: Tout là-haut avec")).tap()
    question = mana.page.get_by_role("dialog", name=re.compile("^Supprimer cette table"))
    expect(question.get_by_text("La partie disparaît pour de bon")).to_be_visible()
    is_accessible(mana.page)
    question.get_by_role("button", name="Laisser").tap()
    expect(hers).to_be_visible()
    mana.page.get_by_role("button", name=re.compile("^Supprimer.: Tout là-haut avec")).tap()
    question.get_by_role("button", name="Supprimer").tap()
    expect(hers).to_have_count(0)
    expect(mana.page.get_by_text("Table supprimée.")).to_be_visible()
    mana.page.reload()
    expect(mana.page.get_by_text("Pas encore de table")).to_be_visible()
    # And from the menu of the table itself.
    mana.opens("Ici, sur cet écran", "Robot")
    mana.is_at_the_table()
    mana.page.keyboard.press("l")
    mana.page.get_by_role("radio", name="Réglages").check()
    mana.page.get_by_role("button", name="Supprimer").tap()
    question.get_by_role("button", name="Supprimer").tap()
    expect(mana.page).to_have_url(re.compile("/$"))
    expect(mana.page.get_by_text("Table supprimée.")).to_be_visible()
