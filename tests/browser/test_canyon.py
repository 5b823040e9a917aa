"""Canyon in a real browser: whole races, by mouse and by keyboard alone, and what the table says on the way."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.looks import cuts_nothing, is_accessible, is_read_with_ease
from browser.people import Person
from browser.reaching import reaches
from browser.serving import Server
from browser.test_following import TOLD
from browser.test_play import tab_to

Arrive = Callable[..., Person]
QUICK = {"board": "quick", "dark": "skipped"}
MOST_TURNS = 400
# The page rests a little between two states, for people to follow; not for us. A press is held as long as ever.
HURRY = """const rest = setTimeout;
window.setTimeout = (then, wait, ...more) => rest(then, wait === 500 ? wait : wait / 50, ...more)"""
CLOSEST_SPACES = """() => {
  const middles = [...document.querySelectorAll('[data-space]')].map((space) => {
    const { x, y, width, height } = space.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const apart = middles.flatMap(([x, y], index) => middles.slice(0, index).map(([u, v]) => Math.hypot(x - u, y - v)));
  return Math.min(...apart);
}"""

SPACES = "[data-space]"
TEMPO = ".tempo li:nth-child(2) button"
HAND = "ul[aria-label='Ta main'] button"
PLAYABLE = f"{HAND}:not([aria-disabled])"
REFUSED = f"{HAND}.refused"
CONFIRM = ".prompt .go:not([aria-disabled])"
ASKED = ".prompt .acts[aria-busy=false]"
SEE_SCORE = "section.own section:not(.prompt) .go"
# The corner with value and suit of every card lies on the screen, under no other card.
SHOWS_THE_WHOLE_HAND = """() => [...document.querySelectorAll("ul[aria-label='Ta main'] button")].every((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [[0.15, 0.1], [0.4, 0.3]].every(([right, down]) =>
    card.contains(document.elementFromPoint(x + width * right, y + height * down)));
})"""
WORDS_IN_SIGHT = """(hand) => [...hand.querySelectorAll('.under')].filter((word) =>
  getComputedStyle(word).visibility === 'visible').length"""
REFUSED_BEFORE = "(cards) => cards.findIndex((card) => !card.hasAttribute('aria-disabled'))"


def opens(person: Person, robots: int = 3, **options: Any) -> None:
    """A table of Canyon with a person and robots."""
    person.page.add_init_script(HURRY)
    person.comes_home()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * robots]
    answer = person.page.request.post(
        "/api/tables",
        headers={"X-Sylve": "1"},
        data={"game": "canyon", "options": {**QUICK, **options}, "seats": seats},
    )
    assert answer.ok, answer.text()
    person.page.goto(f"/table/{answer.json()['table']}")
    person.is_at_the_table()


def is_asked(person: Person) -> bool:
    """Waits until the page asks this person for something; no when the race is over.

    Nobody else moves while it does: what is there to be clicked does not slip away."""
    person.page.wait_for_selector(f"{ASKED}, {SEE_SCORE}")
    return not person.page.locator(SEE_SCORE).is_visible()


def clicks(person: Person, what: str) -> None:
    box = person.page.locator(what).first.bounding_box()
    assert box
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def by_mouse(person: Person) -> None:
    """A space, the tempo card with a 1 or a card, and the button. The only space there is is chosen already."""
    if not person.page.locator(CONFIRM).is_visible():
        clicks(person, f"{SPACES}, {TEMPO}, {PLAYABLE}")
    clicks(person, CONFIRM)


def by_keyboard(person: Person) -> None:
    """The number keys bid, arrows choose cards and spaces, Enter sends. The focus is found where it is needed."""
    page = person.page
    page.wait_for_selector("section.own :focus")
    if page.locator(TEMPO).count():
        page.keyboard.press("1")
    elif page.locator(SPACES).count():
        page.keyboard.press("ArrowRight")
    else:
        page.keyboard.press("Home")
        for _ in range(page.locator(HAND).evaluate_all(REFUSED_BEFORE)):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def races(person: Person, turn: Callable[[Person], None]) -> None:
    for _ in range(MOST_TURNS):
        if not is_asked(person):
            return
        turn(person)
    raise AssertionError("the race does not end")


def plays_on(person: Person, until: str) -> None:
    """By mouse, until something is seen."""
    while is_asked(person) and not person.page.locator(until).first.is_visible():
        by_mouse(person)


@pytest.mark.long
def test_a_whole_race_by_mouse(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce")
    opens(mana)
    races(mana, by_mouse)
    expect(mana.sees_the_score()).to_contain_text("Cases parcourues")
    expect(mana.page.get_by_role("main")).not_to_contain_text("point")  # it is a race: spaces
    rounds = mana.page.get_by_role("table", name="Annonces et plis, manche par manche")
    expect(rounds.get_by_role("row").nth(1)).to_contain_text(re.compile(r"1.*\d plis? sur 1"))


@pytest.mark.long
def test_a_whole_race_by_keyboard_alone(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce")
    opens(mana)
    is_asked(mana)
    tab_to(mana.page, ".prompt button")
    races(mana, by_keyboard)
    tab_to(mana.page, SEE_SCORE)
    mana.page.keyboard.press("Enter")
    expect(mana.page.get_by_role("table", name="Décompte")).to_contain_text("Cases parcourues")


def test_a_finger_picks_the_nearest_pier_and_canoes_are_named(arrive: Arrive) -> None:
    mana = arrive("Mana", width=390, height=844, has_touch=True, reduced_motion="reduce")
    opens(mana)
    is_asked(mana)
    box = mana.page.get_by_role("group", name="Où va ton canoë").get_by_role("button").first.bounding_box()
    assert box
    mana.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 12)
    expect(mana.prompt.get_by_role("button")).to_contain_text("Partir du ponton")
    mana.prompt.get_by_role("button").click()
    expect(mana.page.get_by_role("img", name="Mana : ")).to_be_visible()


def test_spaces_to_choose_from_are_a_finger_apart_on_a_phone_and_named_as_long_as_there_is_room(
    arrive: Arrive, usual: Server
) -> None:
    mana = arrive("Mana", width=360, height=740, has_touch=True, reduced_motion="reduce", at=usual)
    opens(mana)
    is_asked(mana)
    mana.page.wait_for_function(f"() => ({CLOSEST_SPACES})() >= 44")
    name = mana.page.locator("svg text", has_text=re.compile("^a0$"))
    expect(name).to_be_visible()
    mana.page.get_by_role("button", name="Voir toute la rivière").click()
    expect(mana.page.get_by_role("button", name="Voir la rivière de plus près")).to_be_visible()
    mana.page.wait_for_function(f"() => ({CLOSEST_SPACES})() < 44")
    expect(name).to_have_count(0)


def test_a_card_that_must_not_be_played_says_why(arrive: Arrive, usual: Server) -> None:
    mana = arrive("Mana", reduced_motion="reduce", at=usual)
    opens(mana)
    plays_on(mana, until=REFUSED)
    refused = mana.hand.get_by_role("button", disabled=True, description="demandé")
    refused.first.click(force=True)
    expect(mana.prompt).to_contain_text("tu peux fournir")
    mana.page.set_viewport_size({"width": 390, "height": 844})
    mana.page.mouse.move(0, 0)
    for _ in range(2):  # in a narrow hand two words would lie over one another, whichever card is chosen
        mana.page.keyboard.press("ArrowRight")
        assert mana.page.locator(".hand.tight").evaluate(WORDS_IN_SIGHT) == 1


def test_the_last_trick_can_be_looked_at_again(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce")
    opens(mana)
    plays_on(mana, until="section.trick .again button")
    before = mana.page.locator("section.trick").inner_text()
    mana.page.get_by_role("button", name="Dernier pli").click()
    expect(mana.page.locator("section.trick h2")).to_contain_text("Pli pour")
    expect(mana.page.locator("section.trick .card")).to_have_count(4)
    mana.page.get_by_role("button", name="Pli en cours").click()
    assert mana.page.locator("section.trick").inner_text() == before


def test_every_seat_shows_how_far_it_has_to_go(arrive: Arrive) -> None:
    mana = arrive("Mana", width=360, height=740, reduced_motion="reduce")
    opens(mana, robots=5)
    plays_on(mana, until=TEMPO)
    seats = mana.page.get_by_role("list", name="Joueurs").get_by_role("listitem")
    expect(seats).to_have_count(6)
    for seat in seats.all():
        expect(seat.get_by_role("img", name="cases du village")).to_be_visible()


def test_bidding_and_tricks_are_read_by_everybody(arrive: Arrive) -> None:
    mana = arrive("Mana", width=360, height=740, reduced_motion="reduce")
    opens(mana, robots=5, bids="sealed")
    for asked in (SPACES, TEMPO, PLAYABLE):
        plays_on(mana, until=asked)
        mana.page.mouse.move(0, 0)
        mana.page.wait_for_function(SHOWS_THE_WHOLE_HAND)
        cuts_nothing(mana.page)
        is_read_with_ease(mana.page)
        is_accessible(mana.page)


def bids_above_the_fall(state: dict[str, Any]) -> bool:
    table = state["view"]["table"]
    return table["phase"] == "bid" and table["canoes"][0]["drift_to"] == "cave"


def test_a_bid_in_the_rapids_says_what_keeping_and_missing_it_mean(arrive: Arrive, server: Server) -> None:
    mana = arrive(width=390, height=844, has_touch=True, reduced_motion="reduce")
    reaches(mana, server, "canyon", ["random"] * 3, bids_above_the_fall, **QUICK)
    said = mana.page.locator(".tempo [role=status]")
    expect(said).to_contain_text("Manquée : la chute, puis la grotte.")
    expect(mana.page.get_by_role("group", name="La rivière").get_by_text("manquée")).to_be_visible()
    mana.page.locator(".tempo button").nth(1).tap()
    expect(said).to_contain_text("Tenue : 2 cases ; dans les rapides, le bonus seul.")


def holds_the_last_card(state: dict[str, Any]) -> bool:
    table = state["view"]["table"]
    return table["phase"] == "play" and len(table["hand"]) == 1


def test_the_table_waits_while_a_reckoning_is_read(arrive: Arrive, server: Server) -> None:
    mana = arrive(tempo="quick", reduced_motion="reduce")
    page = mana.page
    page.add_init_script("localStorage['sylve-waits'] = 'on'")  # what is told stays until one goes on
    page.add_init_script(TOLD)
    reaches(mana, server, "canyon", ["random"] * 3, holds_the_last_card)
    clicks(mana, PLAYABLE)
    clicks(mana, CONFIRM)
    said = mana.prompt.locator(".what")
    reckoning = page.get_by_role("region", name="Le décompte de la manche")

    def goes_on() -> None:
        bar = mana.prompt.locator("button.say")
        bar.wait_for()
        sentence = said.inner_text()
        bar.click()
        expect(said).not_to_have_text(sentence)

    while not reckoning.is_visible():
        goes_on()
    expect(said).to_have_text(re.compile("annonce|canoë"))
    assert page.evaluate("told.at(-1)") is True
    while page.evaluate("told.at(-1)"):
        goes_on()
