"""Whole games in real browsers against a real server."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.people import Person, play_to_the_end, plays_on
from browser.serving import Server

Arrive = Callable[..., Person]


def test_two_browsers_play_a_whole_game_against_each_other(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce")
    ferdi = arrive("Ferdi", width=390, height=844, reduced_motion="reduce")
    mana.comes_home()
    ferdi.comes_home()
    mana.opens("Ici, sur cet écran", "Par lien")
    link = mana.page.get_by_label("Lien de la table").input_value()
    ferdi.page.goto(link)
    ferdi.page.get_by_role("button", name="M’asseoir ici").click()
    mana.is_at_the_table()
    ferdi.is_at_the_table()
    play_to_the_end(mana, ferdi)
    totals = [person.sees_the_score().get_by_role("row", name="Total").inner_text() for person in (mana, ferdi)]
    assert re.fullmatch(r"Total\s+\d+\s+\d+", totals[0])
    assert totals[0].split() == totals[1].split()


def test_a_finished_game_is_seen_again_move_by_move_and_played_again(arrive: Arrive) -> None:
    mana = arrive("Mana")
    mana.plays_now()
    play_to_the_end(mana)
    mana.sees_the_score()
    with mana.page.expect_download() as download:
        mana.page.get_by_role("link", name="Télécharger").click()
    assert "toutlahaut" in Path(download.value.path()).read_text(encoding="utf-8")
    mana.page.get_by_role("link", name="Revoir la partie").click()
    expect(mana.page.get_by_text("Mise en place")).to_be_visible()
    mana.page.keyboard.press("ArrowRight")
    expect(mana.page).to_have_url(re.compile("/replay/1$"))
    mana.page.get_by_role("button", name="À la fin").click()
    expect(mana.page.get_by_text(re.compile(r"Coup (\d+) sur \1"))).to_be_visible()
    mana.page.get_by_label("Vu par").select_option("Bouleau")
    mana.page.get_by_role("link", name="Décompte").click()
    before = mana.page.url
    mana.page.get_by_role("button", name="Revanche").click()
    mana.is_at_the_table()
    assert mana.page.url != before
    mana.page.go_back()  # nothing is lost there, and the page does not claim so
    expect(mana.page.get_by_role("table", name="Décompte")).to_be_visible()
    expect(mana.page.get_by_text("Connexion perdue")).to_have_count(0)


def tab_to(page: Page, matches: str, most: int = 40) -> None:
    """Presses Tab until the control with focus is the wanted one."""
    for _ in range(most):
        if page.evaluate(f"document.activeElement?.matches({matches!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {matches}")


def test_a_whole_game_on_a_phone_by_keyboard_alone(arrive: Arrive) -> None:
    mana = arrive(width=360, height=740)
    keyboard = mana.page.keyboard
    mana.page.goto("/")
    tab_to(mana.page, "main .button.go")
    keyboard.press("Enter")
    mana.is_at_the_table()

    def by_keyboard(person: Person) -> None:
        """Arrows choose a card, Enter plays it; H plays it face down."""
        tab_to(person.page, "ul[aria-label='Ta main'] button")
        keyboard.press("ArrowRight")
        expect(person.hand.get_by_role("button", pressed=True)).to_be_focused()
        fits = "ne convient pas" not in person.page.evaluate("document.activeElement.textContent")
        keyboard.press("Enter" if fits else "h")

    play_to_the_end(mana, turn=by_keyboard)
    tab_to(mana.page, "section .button.go")
    keyboard.press("Enter")
    expect(mana.page.get_by_role("table", name="Décompte")).to_be_visible()


def test_people_who_share_a_screen_hand_it_over_behind_a_curtain(arrive: Arrive) -> None:
    family = arrive()
    family.page.goto("/new/toutlahaut")
    family.page.get_by_role("radiogroup", name="Place 2").get_by_role("radio", name="Ici, sur cet écran").check(
        force=True
    )
    family.page.get_by_label("Nom à la place 1").fill("Mana")
    family.page.get_by_label("Nom à la place 2").fill("Ferdi")
    family.page.get_by_role("button", name="Commencer").last.click()
    lift = family.page.get_by_role("button", name=re.compile("C’est moi"))
    expect(lift).to_be_visible()
    assert family.hand.count() == 0
    first = lift.inner_text()

    def hands_over(_: Person) -> bool:
        nonlocal first
        if not lift.is_visible():
            return False
        assert family.hand.count() == 0
        lift.click()
        expect(family.hand).to_be_visible()
        family.takes(Person.plays_a_card)
        if not family.is_over and lift.is_visible():
            assert lift.inner_text() != first
            first = lift.inner_text()
        return True

    plays_on(family, act=hands_over)
    expect(family.sees_the_score()).to_contain_text("Ferdi")
    expect(family.page.get_by_text(re.compile("d’avance sur (Mana|Ferdi)"))).to_be_visible()  # nobody is "you"


def test_a_stopped_server_is_waited_for_and_nothing_is_lost(arrive: Arrive, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        mana = arrive("Mana", at=server)
        mana.plays_now()
        expect(mana.hand).to_be_visible()
        mana.takes(Person.plays_a_card)
        expect(mana.hand).to_be_visible()
        before = mana.hand.aria_snapshot()
        box = mana.hand.bounding_box()
        server.stop()
        lost = mana.page.get_by_text("Connexion perdue")
        expect(lost).to_be_visible()
        assert mana.hand.aria_snapshot() == before
        assert mana.hand.bounding_box() == box, "nothing jumps"
        server.start()
        expect(lost).not_to_be_visible()
        assert mana.hand.aria_snapshot() == before
        mana.takes(Person.plays_a_card)
        mana.complaints.clear()  # the browser tells of every attempt that failed
    finally:
        server.stop()


def test_a_card_that_does_not_fit_says_why(arrive: Arrive, usual: Server) -> None:
    mana = arrive("Mana", at=usual)
    mana.plays_now()
    unfit = mana.hand.get_by_role("button", name=re.compile("ne convient pas"))

    def plays(_: Person) -> bool:
        asked = mana.hand.is_visible()
        if asked:
            mana.takes(Person.plays_a_card)
        return asked

    plays_on(mana, act=plays, until=lambda _: unfit.count() > 0)
    expect(unfit.first).to_have_accessible_name(re.compile("ni .+, ni \\d"))


def test_a_table_with_a_clock_shows_the_time_that_is_left(arrive: Arrive) -> None:
    mana = arrive()
    mana.page.goto("/new/toutlahaut")
    mana.page.get_by_label("Temps par décision").select_option("1 minute")
    mana.page.get_by_role("button", name="Commencer").last.click()
    expect(mana.hand).to_be_visible()
    expect(mana.prompt.get_by_role("timer", name="Sablier")).to_have_text(re.compile(r"1:00|0:\d\d"))
