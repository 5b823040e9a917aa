"""A puzzle on the page: a wrong try says what it costs, the right one why, and the next one opens."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.looks import is_accessible
from browser.people import Person
from sylve.puzzles import of_game

Arrive = Callable[..., Person]


def test_a_wrong_try_says_what_it_costs_and_the_answer_says_why(arrive: Arrive) -> None:
    mana = arrive(width=1280, height=800, reduced_motion="reduce")
    page = mana.page
    page.add_init_script("""localStorage['sylve-puzzles'] = '{"canopee": [1, 2]}'""")  # as it was kept once, by place
    page.goto(f"/puzzle/canopee/{of_game('canopee')[0].name}")
    question, verdict = page.locator(".puzzle"), page.locator(".own .verdict")
    expect(question).to_contain_text("Trouve le meilleur coup")
    page.get_by_role("button", name="Un indice").click()
    expect(question).to_contain_text("À qui serviraient-elles")
    is_accessible(page)
    page.get_by_role("button", name="Lever la pile 1").first.click()
    page.locator(".own").get_by_role("button", name=re.compile("^Passer")).click()
    expect(page.locator(".prompt .no")).to_contain_text(re.compile(r"te coûte \d+\svictoires sur cent"))
    page.locator(".own").get_by_role("button", name=re.compile("^Garder")).click()
    expect(verdict).to_contain_text("Bien vu")
    expect(verdict).to_contain_text("Ton rival a deux arbres sans canopée")
    expect(page.locator(".own .prompt")).to_be_hidden()
    expect(question).to_contain_text(
        re.compile(r"Plutôt que «\sTu passes la pile 1\s», qui coûte 30\svictoires sur cent\s:")
    )
    expect(question.locator(".why li").first).to_contain_text(re.compile(r"^environ \d"))
    is_accessible(page)
    expect(page.get_by_role("link", name="Énigme suivante")).to_be_focused()
    page.keyboard.press("Enter")
    expect(question).to_contain_text("Énigme 2 sur")
    expect(page.get_by_role("link", name=re.compile("^1 ?résolue"))).to_be_visible()
    page.goto("/learn/canopee")
    expect(page.get_by_role("link", name="Énigme 1, résolue")).to_be_visible()
    expect(page.get_by_role("link", name="Énigme 2", exact=True)).to_be_visible()
    is_accessible(page)


@pytest.mark.parametrize("game", ["canyon", "ecosysteme", "leaf", "toutlahaut"])
def test_every_puzzle_can_be_looked_up(arrive: Arrive, game: str) -> None:
    mana = arrive(width=390, height=780, reduced_motion="reduce")
    for puzzle in of_game(game):
        mana.page.goto(f"/puzzle/{game}/{puzzle.name}")
        mana.page.get_by_role("button", name="Voir la réponse").click()
        expect(mana.page.locator(".own .why")).to_contain_text("Plutôt que")


def test_on_a_phone_a_puzzle_lies_whole_on_the_screen_and_is_solved_by_keyboard_alone(arrive: Arrive) -> None:
    mana = arrive(width=390, height=780, reduced_motion="reduce")
    mana.page.goto(f"/puzzle/canyon/{of_game('canyon')[-1].name}")
    tempo = mana.page.get_by_role("button", name="carte Tempo 0")
    show, board = (
        mana.page.get_by_role("button", name="Voir la réponse"),
        mana.page.get_by_role("region", name="Le plateau"),
    )
    for part in (show, board, tempo):
        expect(part).to_be_in_viewport(ratio=0.99)
    tempo.focus()
    mana.page.keyboard.press("Enter")
    bid = mana.prompt.get_by_role("button", name="Annoncer 0")
    bid.focus()
    mana.page.keyboard.press("Enter")
    expect(mana.page.get_by_role("heading", name="Bien vu")).to_be_in_viewport()
    expect(mana.page.locator(".why li").last).to_be_in_viewport()
    expect(mana.page.get_by_role("link", name="À toi de jouer pour de vrai")).to_be_focused()
