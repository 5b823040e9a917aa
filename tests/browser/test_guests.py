"""A game of another package, which brings no line for the page, is played there to its end at the plain table."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import guests
from browser.looks import cuts_nothing, is_accessible, is_read_with_ease, is_touched_with_ease
from browser.people import Person
from browser.serving import Server

Arrive = Callable[..., Person]


def test_a_game_of_another_package_is_found_on_the_shelf_and_played_to_its_end(arrive: Arrive, tmp_path: Path) -> None:
    server = Server(tmp_path, **guests.installed(tmp_path))
    server.start()
    try:
        mana = arrive("Mana", at=server, width=390, height=844, reduced_motion="reduce")
        page = mana.page
        mana.comes_home()
        page.get_by_role("link", name="Galets").first.click()
        page.get_by_role("radio", name="Ici, à plusieurs").check()
        page.get_by_role("button", name="Commencer").click()

        takes = page.get_by_role("list", name="Prendre")

        def take(count: str, left: str) -> None:
            """Takes so many, having seen how many that leaves."""
            takes.get_by_role("button", name=count).click()
            changes = page.get_by_role("status", name="Ce que cela changerait")
            expect(changes.get_by_role("definition")).to_have_text(left)
            mana.prompt.get_by_role("button", name="Jouer").click()
            mana.is_answered()

        page.get_by_role("button", name="C’est moi").click()
        take("3 galets", "7")
        page.get_by_role("button", name="C’est moi").click()
        for looks in (is_accessible, cuts_nothing, is_read_with_ease, is_touched_with_ease):
            looks(page)
        take("3 galets", "4")
        page.get_by_role("button", name="C’est moi").click()
        take("3 galets", "1")
        page.get_by_role("button", name="C’est moi").click()
        takes.get_by_role("button", name="2 galets").click(force=True)
        expect(mana.prompt).to_contain_text("Il n’en reste pas autant.")
        expect(mana.prompt.get_by_role("link", name="Règle 1")).to_be_visible()
        takes.get_by_role("button", name="1 galet").click()
        mana.prompt.get_by_role("button", name="Jouer").click()
        sheet = mana.sees_the_score()
        expect(sheet.get_by_role("row", name="Galets 6 0")).to_be_visible()
    finally:
        server.stop()
