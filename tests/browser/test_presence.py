"""Who is at the table, who left, who watches; and six things that people can express."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.looks import cuts_nothing, is_accessible
from browser.people import Person

Arrive = Callable[..., Person]
DAY = 86_400  # seconds


def meet(mana: Person, ferdi: Person, game: str = "leaf", pace: int = 0, **options: str) -> None:
    """Two people at a table, as a rule of Leaf, where seats are named in the list."""
    mana.page.request.get("/api/me")
    mana.page.request.put("/api/me", headers={"X-Sylve": "1"}, data=json.dumps({"name": "Mana"}))
    ferdi.page.request.get("/api/me")
    ferdi.page.request.put("/api/me", headers={"X-Sylve": "1"}, data=json.dumps({"name": "Ferdi"}))
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = json.dumps({"game": game, "options": options, "seats": seats, "pace": pace})
    table = mana.page.request.post("/api/tables", headers={"X-Sylve": "1"}, data=body).json()["table"]
    for person in (mana, ferdi):
        person.page.goto(f"/table/{table}")
    ferdi.page.get_by_role("button", name="M’asseoir ici").click()
    mana.is_at_the_table()
    ferdi.is_at_the_table()


def seat(person: Person, name: str) -> Locator:
    return person.page.get_by_role("list", name="Joueurs").first.get_by_role("listitem").filter(has_text=name)


def test_everybody_sees_who_is_there_and_who_left(arrive: Arrive) -> None:
    mana, ferdi = arrive(), arrive()
    meet(mana, ferdi, first="first-seat")
    expect(seat(mana, "Ferdi").locator(".here")).to_be_visible()
    table = ferdi.page.url
    ferdi.page.goto("/about")
    expect(seat(mana, "Ferdi")).to_contain_text("parti un instant")
    expect(seat(mana, "Ferdi").locator(".here")).to_have_count(0)
    ferdi.page.goto(table)
    mana.page.goto("/about")
    ferdi.prompt.get_by_role("button", name="Faire signe à Mana").click()
    expect(ferdi.prompt.get_by_role("button", name="Signe envoyé à Mana")).to_be_visible()
    is_accessible(ferdi.page)
    mana.page.goto(table)
    expect(mana.page.get_by_text(re.compile("On t’attend.*c’est à toi"))).to_be_visible()


def test_over_days_nobody_has_left_and_the_last_visit_is_told(arrive: Arrive) -> None:
    mana, ferdi = arrive(), arrive()
    mana.page.clock.install()
    meet(mana, ferdi, pace=DAY)
    ferdi.page.goto("/about")
    expect(seat(mana, "Ferdi").locator(".here")).to_have_count(0)
    mana.page.clock.fast_forward(1000 * (DAY + 60))
    expect(seat(mana, "Ferdi")).to_contain_text("dernière visite hier")
    expect(seat(mana, "Ferdi").locator(".emblem.gone")).to_have_count(0)


def test_on_a_phone_the_stage_shows_who_left_and_who_expresses_something(arrive: Arrive) -> None:
    mana, ferdi = arrive(width=390, height=844, reduced_motion="reduce"), arrive()
    meet(mana, ferdi, "toutlahaut")
    emblem = mana.page.locator(".stage .emblem.seat-2")
    expect(emblem.locator(".here")).to_be_visible()
    ferdi.page.get_by_role("button", name="Réactions").click()
    ferdi.page.get_by_role("button", name="Bravo").click()
    shown = mana.page.locator(".shown")
    expect(shown).to_be_visible()
    box, at = shown.bounding_box(), emblem.bounding_box()
    assert box is not None
    assert at is not None
    assert box["x"] <= at["x"] <= box["x"] + box["width"]
    ferdi.page.goto("/about")
    expect(mana.page.locator(".stage .emblem.seat-2.gone")).to_be_visible()


def test_who_watches_is_counted(arrive: Arrive) -> None:
    mana, ferdi, rosa = arrive(width=360, height=640), arrive(), arrive()
    meet(mana, ferdi)
    rosa.page.goto(mana.page.url)
    rosa.is_at_the_table()
    expect(mana.page.locator("header .phase")).to_contain_text("une personne regarde")
    cuts_nothing(mana.page)
    rosa.page.goto("/about")
    expect(mana.page.locator("header .phase")).not_to_contain_text("regarde")


def test_a_seat_that_was_lent_is_called_by_its_robot_and_taken_back_by_one_touch(arrive: Arrive) -> None:
    mana, ferdi = arrive(), arrive()
    meet(mana, ferdi, first="first-seat")
    ferdi.page.get_by_role("button", name="Réglages").click()
    ferdi.page.get_by_role("button", name="Prêter").click()
    expect(seat(mana, "Bouleau")).to_contain_text(re.compile("joue pour Ferdi|réfléchit|à son tour"))
    ferdi.page.reload()
    ferdi.prompt.get_by_role("button", name="Reprendre ma place").click()
    expect(seat(mana, "Ferdi").locator(".here")).to_be_visible()
    expect(ferdi.prompt.get_by_role("button", name="Reprendre ma place")).to_have_count(0)


def test_a_reaction_is_seen_by_the_others_and_one_follows_another_slowly(arrive: Arrive) -> None:
    mana, ferdi = arrive(), arrive(width=390, height=844, reduced_motion="reduce")
    meet(mana, ferdi)
    ferdi.page.get_by_role("button", name="Réactions").click()
    is_accessible(ferdi.page)
    ferdi.page.get_by_role("button", name="Bravo").click()
    expect(mana.page.get_by_role("status").filter(has_text=re.compile("Ferdi.*Bravo"))).to_be_attached()
    ferdi.page.get_by_role("button", name="Réactions").click()
    ferdi.page.get_by_role("button", name="Merci").click()
    expect(ferdi.page.get_by_role("status").filter(has_text="Doucement")).to_be_visible()


def test_the_host_may_turn_reactions_off(arrive: Arrive) -> None:
    mana, ferdi = arrive(), arrive()
    meet(mana, ferdi)
    expect(ferdi.page.get_by_role("button", name="Réactions")).to_be_visible()
    mana.page.keyboard.press("l")
    mana.page.get_by_role("radio", name="Places").check()
    mana.page.get_by_role("switch", name="Réactions à cette table").uncheck()
    expect(ferdi.page.get_by_role("button", name="Réactions")).to_have_count(0)
