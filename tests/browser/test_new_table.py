"""A new table is opened in one screen: with whom, who sits where, the rules in words; and others find the way to it."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.looks import cuts_nothing, is_accessible, is_read_with_ease, is_touched_with_ease
from browser.people import Person

Arrive = Callable[..., Person]
GAMES = ("toutlahaut", "ecosysteme", "canyon", "canopee", "leaf")


def looks_at(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    expect(
        page.get_by_role("radiogroup", name="Place 1").or_(page.get_by_role("radiogroup", name="Seat 1"))
    ).to_be_visible()


def asked(page: Page) -> dict[str, object]:
    """What is asked of the server when the table is opened."""
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as sent:
        page.get_by_role("button", name=re.compile("^(Commencer|Ouvrir la table)$")).last.click()
    expect(page).to_have_url(re.compile("/table/"))
    return dict(json.loads(sent.value.post_data or "{}"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640)])
def test_the_way_to_begin_is_always_in_sight(arrive: Arrive, game: str, width: int, height: int) -> None:
    mana = arrive(width=width, height=height)
    looks_at(mana.page, game)
    begin = mana.page.get_by_role("button", name="Commencer").last
    expect(begin).to_be_in_viewport(ratio=1)
    expect(mana.page.get_by_role("radiogroup", name="Place 2")).to_be_in_viewport()
    cuts_nothing(mana.page)
    is_read_with_ease(mana.page)
    if width < 900:
        is_touched_with_ease(mana.page)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_axe_finds_nothing(arrive: Arrive, language: str) -> None:
    mana = arrive(language=language, reduced_motion="reduce")
    looks_at(mana.page, "canopee")
    is_accessible(mana.page)
    mana.page.locator("input[value=solo]").check()
    is_accessible(mana.page)


def test_alone_is_a_choice_of_its_own_with_the_automa_and_its_strength(arrive: Arrive) -> None:
    mana = arrive()
    looks_at(mana.page, "canopee")
    expect(mana.page.get_by_label("Saisons")).to_be_visible()
    mana.page.get_by_role("radio", name="En solo").check()
    expect(mana.page.get_by_label("Saisons")).to_have_count(0)
    mana.page.get_by_role("radio", name="Redoutable").check()
    expect(mana.page.get_by_text("Pour toi contre l’Esprit de la forêt")).to_be_visible()
    wish = asked(mana.page)
    assert [seat["kind"] for seat in wish["seats"]] == ["me"]  # type: ignore[attr-defined]
    assert wish["options"]["spirit"] == "harder"  # type: ignore[index]


def test_where_there_is_no_automa_nobody_plays_alone(arrive: Arrive) -> None:
    mana = arrive()
    looks_at(mana.page, "canyon")
    expect(mana.page.get_by_role("radio", name="En solo")).to_have_count(0)


def test_with_whom_makes_the_seats_and_keeps_the_typed_name(arrive: Arrive) -> None:
    mana = arrive()
    looks_at(mana.page, "leaf")
    mana.page.get_by_label("Nom à la place 1").fill("Mana")
    mana.page.get_by_role("button", name="Ajouter une place").click()
    mana.page.get_by_role("radio", name="Ici, à plusieurs").check()
    mana.page.get_by_label("Nom à la place 2").fill("Ilse")
    expect(mana.page.get_by_text("Pour 3 sur cet écran")).to_be_visible()
    wish = asked(mana.page)
    assert [(seat["kind"], seat["name"]) for seat in wish["seats"]] == [("me", "Mana"), ("me", "Ilse"), ("me", "")]  # type: ignore[attr-defined]
    expect(mana.page.get_by_role("list", name="Joueurs").get_by_text("Ilse")).to_be_visible()


def test_a_code_said_aloud_leads_to_the_table(arrive: Arrive) -> None:
    mana, ferdi = arrive("Mana"), arrive("Ferdi", width=390, height=844)
    looks_at(mana.page, "leaf")
    mana.page.get_by_role("radio", name="Des amis, par lien").check()
    mana.page.get_by_role("button", name="Ouvrir la table").click()
    code = mana.page.locator(".code b")
    expect(code).to_have_text(re.compile("^[A-Z]{4} [A-Z]{4}$"))
    expect(mana.page.get_by_text("Ce lien ne marche que sur cet ordinateur")).to_be_visible()
    ferdi.page.goto("/")
    ferdi.page.get_by_role("button", name="Rejoindre une table").click()
    field = ferdi.page.get_by_label("Le lien ou le code qu’on t’a donné")
    field.fill("bado kilu")
    field.press("Enter")
    expect(ferdi.page.get_by_role("alert")).to_have_text(re.compile("ne mène à aucune table"))
    ferdi.complaints.clear()  # the browser notes the answer 404
    field.fill(code.inner_text().lower())
    field.press("Enter")
    expect(ferdi.page).to_have_url(mana.page.url)
    ferdi.page.get_by_role("button", name="M’asseoir ici").click()
    mana.is_at_the_table()
