"""The host's table, and giving up, by what people press."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.people import Person

Arrive = Callable[..., Person]


def test_the_host_sends_somebody_away_and_starts_by_a_button(arrive: Arrive) -> None:
    mana, ferdi = arrive("Mana"), arrive("Ferdi", width=390, height=844)
    ferdi.comes_home()
    mana.comes_home()
    mana.opens("Ici, sur cet écran", "Par lien", "Par lien")
    ferdi.page.goto(mana.page.url)
    ferdi.page.get_by_role("button", name="M’asseoir ici").first.click()
    expect(ferdi.page.get_by_role("button", name="Me lever")).to_be_visible()
    mana.page.get_by_role("button", name="Renvoyer").click()
    expect(ferdi.page.get_by_role("button", name="M’asseoir ici")).to_have_count(2)
    mana.page.get_by_role("button", name="Fermer la table").click()
    expect(ferdi.page.get_by_text("L’hôte ne laisse plus personne s’asseoir.")).to_be_visible()
    expect(ferdi.page.get_by_role("button", name="M’asseoir ici")).to_have_count(0)
    mana.page.get_by_role("button", name="Commencer").click()
    mana.is_at_the_table()
    ferdi.is_at_the_table()


def test_who_gives_up_says_so_twice_and_may_play_again(arrive: Arrive) -> None:
    mana = arrive("Mana")
    mana.plays_now()
    mana.page.get_by_role("button", name="Journal").click()
    mana.page.get_by_role("radio", name="Places").check(force=True)
    mana.page.get_by_role("button", name="Abandonner").click()
    mana.page.get_by_role("button", name="Abandonner pour de bon").click()
    expect(mana.page.get_by_text("Tu as abandonné.")).to_be_visible()
    mana.page.keyboard.press("Escape")
    before = mana.page.url
    mana.page.get_by_role("link", name="Revoir la partie").click()
    expect(mana.page.get_by_text("Mise en place")).to_be_visible()
    mana.page.goto(before)
    mana.page.get_by_role("button", name="Revanche").click()
    expect(mana.page).not_to_have_url(before)
    mana.is_at_the_table()
