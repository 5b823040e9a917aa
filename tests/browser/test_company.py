"""The host's table, giving up, and what was promised, by what people press."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from browser.people import Person
from browser.serving import Server

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
    mana.page.get_by_role("radio", name="Places").check()
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
    expect(mana.page.get_by_text("La connexion est coupée")).to_have_count(0)
    mana.page.go_back()
    expect(mana.page.get_by_text("Tu as abandonné.")).to_be_visible()
    expect(mana.page.get_by_text(re.compile("[Cc]onnexion (est )?(coupée|perdue)"))).to_have_count(0)


@pytest.fixture
def honest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose deals nobody knows."""
    server = Server(tmp_path_factory.mktemp("honest"), SYLVE_KNOWN_DEALS_FOR_TESTS="")
    server.start()
    yield server
    server.stop()


def gives_up(person: Person) -> None:
    person.page.get_by_role("button", name="Journal").click()
    person.page.get_by_role("radio", name="Places").check()
    expect(person.page.get_by_text("Cette donne a été promise avant la première carte.")).to_be_visible()
    person.page.get_by_role("button", name="Abandonner").click()
    person.page.get_by_role("button", name="Abandonner pour de bon").click()
    person.page.keyboard.press("Escape")


def test_the_page_holds_the_deal_against_what_was_promised(arrive: Arrive, honest: Server) -> None:
    mana, ferdi = arrive("Mana", at=honest), arrive("Ferdi", at=honest)
    mana.opens("Ici, sur cet écran", "Par lien")
    ferdi.page.goto(mana.page.url)
    ferdi.page.get_by_role("button", name="M’asseoir ici").click()
    mana.is_at_the_table()
    ferdi.is_at_the_table()
    gives_up(mana)
    for person in (mana, ferdi):
        expect(person.page.locator("summary").first).to_contain_text("La donne est bien celle promise")


def test_the_page_says_when_a_deal_is_another_than_the_promised_one(arrive: Arrive, honest: Server) -> None:
    mana = arrive("Mana", at=honest)
    mana.plays_now()

    def forge(route: Route) -> None:
        text = route.fetch().text()
        route.fulfill(body=text.replace("seed ", "seed 0", 1))

    mana.page.route("**/record", forge)
    gives_up(mana)
    expect(mana.page.get_by_role("alert")).to_contain_text("Ce n’est pas la donne promise")
