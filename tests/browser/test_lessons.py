"""Every lesson, played through on the page: by keyboard, on a phone, with a wrong step, left and taken up again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sylve
from browser.looks import comes_to_rest, is_accessible
from browser.people import Person
from sylve import lessons
from sylve.lessons import Lesson, Step

Arrive = Callable[..., Person]
ALL = [lesson for game in sylve.games() for lesson in lessons.of_game(game)]
FIRST = [lesson for lesson in ALL if lesson.kind == "first"]
SECOND = [pytest.param(lesson, marks=pytest.mark.long) for lesson in ALL if lesson.kind != "first"]
MOST_PRESSES = 6  # a card, a place, a button
SHARED = {"go", "acts", "stage", "own", "seats"}
ON_THE_PAGE = """(names) => names.filter((name) => [...document.querySelectorAll(
  `main [data-lit~="${name}"], main [data-piece="${name}"], main [data-place="${name}"]`
)].some((element) => element.checkVisibility()))"""
TRAIL, ALOUD = "#lesson-bubble [role=img]", "#lesson-bubble [role=status]"
# Looked at with every frame: `expect` looks again after longer and longer pauses.
STANDS = f"""([number, of, focused]) => {{
  const label = document.querySelector('{TRAIL}')?.getAttribute('aria-label') ?? '';
  return label.match(/\\d+/g)?.join() === `${{number}},${{of}}`
    && (!focused || document.querySelector(`${{focused}}:focus, ${{focused}} :focus`) !== null);
}}"""
SAYS_MORE = f"""(before) => document.querySelector('{ALOUD}')?.innerText !== before
  && !document.querySelector('.prompt .acts[aria-busy=true]')"""


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game.id}-{lesson.name}"


# The middle of what is to be pressed lies under no bubble.
FREE = """() => {
  const { x, y, width, height } = document.querySelector('[data-target]').getBoundingClientRect();
  return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#lesson-bubble');
}"""


def begins(person: Person, lesson: Lesson) -> None:
    person.page.request.get("/api/me")
    calls = f"/api/games/{lesson.game.id}/lessons/{lesson.name}"
    opened = person.page.request.post(calls, headers={"X-Sylve": "1"}).json()
    person.page.goto(f"/table/{opened['table']}")


def is_at(person: Person, lesson: Lesson, number: int, focused: str = "") -> None:
    """The bubble of this step stands, and so says the trail."""
    person.page.wait_for_function(STANDS, arg=[number + 1, len(lesson.steps), focused])


def target_of(step: Step) -> str:
    """What this step asks to be pressed: the words of a step may stand a moment before its target is found."""
    return "#lesson-bubble .go" if step.action is None else f"[data-target='{step.name}']"


def lit_by(step: Step) -> set[str]:
    return {name for names in step.lit for name in names.split()} - SHARED


def has_gone_on(person: Person, number: int) -> bool:
    """Another step stands, or none just now."""
    trail = person.page.evaluate(f"document.querySelector('{TRAIL}')?.getAttribute('aria-label') ?? ''")
    return not re.match(rf"^\D+{number + 1}\D", trail)


def does_it(person: Person, number: int, press: Callable[[], None]) -> None:
    for _ in range(MOST_PRESSES):
        before = person.page.locator(ALOUD).inner_text()
        press()
        person.page.wait_for_function(SAYS_MORE, arg=before)  # a phone says less as soon as it is touched
        if has_gone_on(person, number):
            return
    raise AssertionError(f"step {number + 1} does not end")


@pytest.mark.parametrize("lesson", [*FIRST, *SECOND], ids=name_of)
def test_a_lesson_is_played_by_keyboard_and_all_that_it_lights_is_there(arrive: Arrive, lesson: Lesson) -> None:
    ana = arrive(language="en", reduced_motion="reduce")
    begins(ana, lesson)
    for number, step in enumerate(lesson.steps):
        is_at(ana, lesson, number)
        unseen = lit_by(step)  # a pile in hand is there once it was lifted

        def press() -> None:
            is_at(ana, lesson, number, target_of(step))  # noqa: B023
            unseen.difference_update(ana.page.evaluate(ON_THE_PAGE, list(unseen)))  # noqa: B023
            ana.page.keyboard.press("Enter")

        does_it(ana, number, press)
        assert unseen == set(), step.name
    expect(ana.page.get_by_role("button", name="Now play for real")).to_be_visible()
    total = lesson.played(len(lesson.moves)).outcome().scores[lesson.seat]
    if lesson.lines:
        expect(ana.page.get_by_label("Your score, line by line").locator(".total .number")).to_have_text(str(total))


@pytest.mark.long
@pytest.mark.parametrize("lesson", ALL, ids=name_of)
def test_a_lesson_is_played_on_a_phone_and_no_bubble_covers_its_target(arrive: Arrive, lesson: Lesson) -> None:
    mana = arrive(width=360, height=740, has_touch=True, is_mobile=True, reduced_motion="reduce")
    begins(mana, lesson)
    for number in range(len(lesson.steps)):
        is_at(mana, lesson, number)

        def press() -> None:
            target = mana.page.locator(target_of(lesson.steps[number]))  # noqa: B023
            if lesson.steps[number].action is None:  # noqa: B023
                target.tap()
                return
            expect(target).to_have_count(1)
            comes_to_rest(mana.page)
            mana.page.wait_for_function(FREE)
            target.tap(force=True)  # a river takes the press for its spaces

        does_it(mana, number, press)
    expect(mana.page.get_by_role("button", name="À toi de jouer pour de vrai")).to_be_in_viewport()


def test_a_wrong_step_is_explained_and_changes_nothing(arrive: Arrive) -> None:
    mana = arrive()
    lesson = lessons.named("leaf", "first")
    assert lesson is not None
    begins(mana, lesson)
    bubble = mana.page.locator("#lesson-bubble")
    is_at(mana, lesson, 0)
    mana.page.locator("[data-species=tulip] button").click()
    expect(bubble.get_by_role("heading")).to_have_text("Presque\u202f!")
    expect(bubble.get_by_role("status")).to_contain_text("Le liquidambar en a six.")
    is_accessible(mana.page)
    mana.page.locator("[data-target]").click()
    expect(bubble.get_by_role("heading")).to_have_text("Choisis une carte")


def test_what_was_laid_too_much_returns_with_the_right_step(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    lesson = lessons.named("canyon", "first")
    assert lesson is not None
    begins(mana, lesson)
    is_at(mana, lesson, 0)
    mana.page.locator(target_of(lesson.steps[0])).click()
    is_at(mana, lesson, 1)
    bubble, two = mana.page.locator("#lesson-bubble"), mana.page.get_by_role("button", name="carte Tempo 2")
    mana.page.get_by_role("button", name="carte Tempo 3").click()
    expect(bubble.get_by_role("heading")).to_have_text("Presque\u202f!")
    two.click()  # three and two are five
    expect(mana.prompt.get_by_role("button", name="Annoncer 2")).to_be_visible()
    expect(bubble.get_by_role("heading")).to_have_text("Annonce tes plis")
    expect(bubble.get_by_role("status")).to_contain_text("« Annoncer 2 »")  # the button said 5 for a moment
    mana.page.get_by_role("button", name="carte Tempo 4").click()  # and now too much beside what was right
    expect(bubble.get_by_role("heading")).to_have_text("Presque\u202f!")
    mana.prompt.get_by_role("button", name="Annoncer 2").click()
    is_at(mana, lesson, 2)


def test_everything_outside_the_windows_is_quiet_but_the_top_bar(arrive: Arrive) -> None:
    mana = arrive()
    lesson = lessons.named("leaf", "first")
    assert lesson is not None
    begins(mana, lesson)
    is_at(mana, lesson, 0)
    inert = "(selector) => document.querySelector(selector).closest('[inert]') !== null"
    assert mana.page.evaluate(inert, "main .stage button")
    assert not mana.page.evaluate(inert, "[data-species=tulip] button")
    assert not mana.page.evaluate(inert, "header a")


def test_a_lesson_that_was_left_goes_on_where_it_was_and_can_go_back(arrive: Arrive) -> None:
    mana = arrive()
    lesson = lessons.named("leaf", "first")
    assert lesson is not None
    mana.page.goto("/learn/leaf")
    mana.page.get_by_role("button", name="Commencer").click()
    for number in range(2):
        is_at(mana, lesson, number)
        target = mana.page.locator(target_of(lesson.steps[number]))
        does_it(mana, number, target.click)
    is_at(mana, lesson, 2)
    mana.page.get_by_role("link", name="Quitter la leçon").click()
    mana.page.get_by_role("button", name="Reprendre").click()
    is_at(mana, lesson, 2)
    mana.page.get_by_role("button", name="Revoir").click()
    is_at(mana, lesson, 1)
    mana.page.keyboard.press("Escape")
    expect(mana.page.get_by_role("dialog", name="Quitter la leçon\u202f?")).to_be_visible()


def test_the_first_visit_to_a_game_offers_its_guided_game(arrive: Arrive) -> None:
    mana = arrive()
    mana.page.goto("/")
    expect(mana.page.get_by_role("link", name="Première partie guidée")).to_have_count(len(FIRST))
    mana.page.goto("/new/leaf")
    mana.page.get_by_role("complementary").get_by_role("button", name="Commencer").click()
    expect(mana.page.get_by_role("heading", name="Choisis une carte")).to_be_visible()


def test_an_example_of_the_rules_opens_its_lesson_at_that_step_and_back_leads_to_the_rules(arrive: Arrive) -> None:
    mana = arrive()
    mana.page.goto("/rules/leaf#4.3")
    mana.page.get_by_role("link", name="Le jouer pas à pas Rouge\u00a0: un champignon").click()
    expect(mana.page.get_by_role("heading", name="Rouge\u00a0: un champignon")).to_be_visible()
    mana.page.go_back()
    expect(mana.page).to_have_url(re.compile(r"/rules/leaf#4\.3$"))
