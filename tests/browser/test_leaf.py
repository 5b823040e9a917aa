"""Whole games of Leaf in the browser, by mouse, by touch and by keyboard, and what its table promises."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.looks import comes_to_rest, cuts_nothing, is_accessible, is_read_with_ease, is_touched_with_ease
from browser.people import Person, plays_on
from browser.serving import Server

Arrive = Callable[..., Person]
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
OPEN = """async (seats) => {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'X-Sylve': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'leaf', options: {}, seats }),
  });
  return (await answer.json()).table;
}"""
# What a turn asks for, the most decided first: a prepared choice, then whatever glows.
OFFERS = (
    ".prompt .go:not([aria-disabled])",
    "[data-species] .legal",
    "[data-place-key]",
    "[data-piece^='leaf-'] .grows",
    "[data-place^='slot-'] .legal",
    "[data-place^='pile-'] .legal",
    "[data-animal] .legal",
    ".prompt .button:not([aria-disabled])",
)


def sits_down(person: Person, robots: int) -> None:
    page = person.page
    person.comes_home()
    seats = [{"kind": "me", "bot": None}, *[{"kind": "bot", "bot": "greedy"}] * robots]
    page.goto(f"/table/{page.evaluate(OPEN, seats)}")
    expect(page.get_by_role("group", name="Sol de la forêt")).to_be_visible()


FIRST_OFFER = """(offers) => {
  for (const offer of offers)
    for (const control of document.querySelectorAll(`main ${offer}`)) {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      const there = document.elementFromPoint(...middle);
      if (width && there && control.contains(there)) return middle;
    }
  return null;
}"""


def presses(person: Person, press: Callable[[float, float], None]) -> bool:
    """The first thing that is offered and in sight, by pressing where it is."""
    if (middle := person.page.evaluate(FIRST_OFFER, OFFERS)) is None:
        return False
    press(*middle)
    person.is_answered()
    return True


def plays_to_the_end(person: Person, press: Callable[[float, float], None]) -> None:
    plays_on(person, act=lambda _: presses(person, press))
    person.sees_the_score()


def choosing_a_place(person: Person) -> Locator:
    """Plays the first card whose leaf is there to be taken; the places of that leaf."""
    page = person.page
    places = page.locator("[data-place-key]")
    cards = page.locator("[data-species] .card:not([aria-disabled])")
    take = page.get_by_role("button", name="Prendre sa feuille")
    cards.first.click()
    for card in cards.all()[1:]:
        if take.is_enabled():
            break
        card.click()
    take.click()
    expect(places.first).to_be_visible()
    return places


def counted(texts: list[str]) -> int:
    """The sum of the one number in each text."""
    return sum(int(number) for text in texts for number in re.findall(r"\d+", text))


@pytest.mark.long
def test_a_whole_game_by_mouse(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce")
    sits_down(mana, robots=1)
    plays_to_the_end(mana, mana.page.mouse.click)


@pytest.mark.long
def test_a_whole_game_against_the_north_wind_by_touch(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce", **PHONE)
    sits_down(mana, robots=0)
    plays_to_the_end(mana, mana.page.touchscreen.tap)
    mana.page.get_by_role("button", name="Exploits").click()
    assert mana.page.get_by_role("dialog", name="Exploits").get_by_role("listitem").count() == 22


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(arrive: Arrive) -> None:
    """The focus is brought to what each step asks for; Enter chooses, Enter again means it."""
    mana = arrive("Mana", reduced_motion="reduce")
    sits_down(mana, robots=0)
    page = mana.page
    page.locator("[data-species] .card").first.wait_for()
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('[data-species] .card')"):
            break
        page.keyboard.press("Tab")

    def by_key(_: Person) -> bool:
        if page.locator("[data-place-key]").count() and not page.locator("[data-place-key][aria-pressed=true]").count():
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        mana.is_answered()
        return True

    plays_on(mana, act=by_key)
    mana.sees_the_score()


def test_the_ghost_shows_what_it_would_bring_before_it_is_laid(arrive: Arrive, usual: Server) -> None:
    mana = arrive("Mana", reduced_motion="reduce", at=usual)
    sits_down(mana, robots=1)
    page = mana.page
    places = choosing_a_place(mana)
    for place in places.all():
        expect(place).to_have_accessible_name(re.compile(r"de la feuille \d+, .+ (une action|jusqu’à \d+ actions), "))
    places.first.click()
    expect(places.first).to_have_attribute("aria-pressed", "true")
    promised = counted(page.locator(".earn").all_inner_texts())
    assert promised >= 2
    assert page.locator(".ghost .met .disc").count() == promised
    page.get_by_role("button", name="Poser ici").click()
    tokens = page.get_by_role("group", name="Tes actions").get_by_role("button")
    expect(tokens.first).to_be_visible()
    assert counted([str(token.get_attribute("aria-label")) for token in tokens.all()]) == promised


def test_a_card_that_stays_in_the_hand_is_not_drawn_anew(arrive: Arrive, usual: Server) -> None:
    mana = arrive("Mana", reduced_motion="reduce", at=usual)
    sits_down(mana, robots=1)
    drawn = "[...document.querySelectorAll('[data-species] .face > svg > *')]"
    mana.page.evaluate(f"{drawn}.forEach((part) => (part.stays = true))")
    choosing_a_place(mana)
    assert mana.page.evaluate(f"{drawn}.length > 0 && {drawn}.every((part) => part.stays)")


def test_the_ghost_turns_by_key_by_wheel_and_by_button(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    page = mana.page
    turnable = page.get_by_role("button", name=re.compile(r"\d orientations$"))
    for robots in range(4):  # in some deals no leaf can lie in two ways
        sits_down(mana, robots)
        plays_on(
            mana,
            act=lambda _: presses(mana, page.mouse.click),
            until=lambda _: turnable.count() > 0 or mana.is_over,
        )
        if turnable.count():
            break
    turnable.first.click()
    lying = page.locator(".ghost g").first
    before = lying.get_attribute("transform")
    page.keyboard.press("r")
    expect(lying).not_to_have_attribute("transform", str(before))
    page.keyboard.press("Shift+R")
    expect(lying).to_have_attribute("transform", str(before))
    box = page.locator(".ghost").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 120)
    expect(lying).not_to_have_attribute("transform", str(before))
    page.mouse.wheel(0, -120)
    expect(lying).to_have_attribute("transform", str(before))
    page.get_by_role("button", name="Tourner").click()
    expect(lying).not_to_have_attribute("transform", str(before))


def test_the_floor_is_panned_and_pinched(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce", **PHONE)
    sits_down(mana, robots=0)
    page = mana.page
    leaf = page.locator("[data-piece='leaf-1']")
    comes_to_rest(page)
    before = leaf.bounding_box()
    assert before
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def lies(so: str) -> None:
        """Waits until the leaf does."""
        box = "const { x, y, width } = leaf.getBoundingClientRect()"
        page.wait_for_function(f"([leaf, before]) => {{ {box}; return {so}; }}", arg=[leaf.element_handle(), before])

    touch("touchStart", (150, 330))
    for step in range(1, 6):
        touch("touchMove", (150 + 12 * step, 330 + 8 * step))
    touch("touchEnd")
    lies("x > before.x + 30 && y > before.y + 15")
    touch("touchStart", (170, 330), (230, 330))
    for step in range(1, 6):
        touch("touchMove", (170 - 10 * step, 330), (230 + 10 * step, 330))
    touch("touchEnd")
    lies("width > before.width * 1.2")
    page.get_by_role("button", name="Tout le sol").click()
    lies("Math.abs(width - before.width) < 1")


def test_the_tree_is_a_thumbnail_that_opens_on_phones(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce", **PHONE)
    sits_down(mana, robots=0)
    mana.page.get_by_role("button", name=re.compile("Ouvrir l’arbre")).click()
    tree = mana.page.get_by_role("dialog", name="L’arbre")
    expect(tree.get_by_role("button", name=re.compile("Case 14 : 3 glands"))).to_be_visible()


def test_axe_finds_nothing_at_the_table(arrive: Arrive, usual: Server) -> None:
    mana = arrive("Mana", reduced_motion="reduce", width=1440, height=900, at=usual)
    sits_down(mana, robots=1)
    choosing_a_place(mana).first.click()
    for _ in range(2):
        is_accessible(mana.page)
        mana.page.get_by_role("button", name=re.compile("Poser ici|gland à la place")).click()
        mana.is_answered()


def test_a_narrow_phone_cuts_nothing_of_the_table(arrive: Arrive, usual: Server) -> None:
    mana = arrive("Mana", width=360, height=740, reduced_motion="reduce", at=usual)
    sits_down(mana, robots=3)
    choosing_a_place(mana).first.click()
    for _ in range(2):
        cuts_nothing(mana.page)
        is_read_with_ease(mana.page)
        is_touched_with_ease(mana.page)
        mana.page.get_by_role("button", name=re.compile("Poser ici|gland à la place")).click()
        mana.is_answered()


def explained(person: Person, thing: Locator) -> str:
    """What a touch on it tells; the sheet is closed again."""
    thing.tap()
    sheet = person.page.get_by_role("dialog")
    told = sheet.inner_text()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    return " ".join(told.split())


def test_what_is_touched_on_the_table_explains_itself(arrive: Arrive) -> None:
    mana = arrive("Mana", **PHONE, reduced_motion="reduce")
    sits_down(mana, robots=0)
    page = mana.page
    assert "Rouge : champignon" in explained(mana, page.get_by_role("button", name="champignon", exact=True))
    assert "Feuille 1" in explained(mana, page.locator("[data-piece='leaf-1'] button"))
    assert "trois soleils font avancer la saison" in explained(mana, page.locator(".track button"))
    page.get_by_role("button", name=re.compile("^Ouvrir l’arbre")).tap()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Case 1 ")).tap()
    expect(page.get_by_role("dialog").last).to_contain_text("l’écureuil le plus haut rapporte 6 glands")


def test_an_animal_tells_what_sets_of_it_are_worth_and_a_pile_what_lies_in_it(arrive: Arrive) -> None:
    mana = arrive("Mana", has_touch=True, width=1440, height=900, reduced_motion="reduce")
    sits_down(mana, robots=1)
    assert "1 1 2 3 3 6 4 7 5 8" in explained(mana, mana.page.locator("[data-place='slot-1'] button"))
    assert "Trois tas vides amènent l’hiver" in explained(mana, mana.page.locator("[data-place^='pile-'] button").first)


def test_mushrooms_come_from_a_place_of_about_their_size(arrive: Arrive) -> None:
    mana = arrive("Mana", width=1440, height=900)
    sits_down(mana, robots=1)
    for player in range(2):
        box = mana.page.locator(f"[data-place='mushrooms-{player}']").bounding_box()
        assert box
        assert 10 < box["width"] < 40, player
