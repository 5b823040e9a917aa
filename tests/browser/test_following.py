"""What the others did is told in the prompt bar, one move after the other, at the reader's own pace."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from browser.people import Person
from browser.reaching import reaches
from browser.serving import Server
from browser.test_canopee import FIRST_ANSWER
from browser.test_settings import settings
from dealing import PATIENCE

Arrive = Callable[..., Person]
ROBOTS = 2
STEP = 50  # milliseconds
MOST_STEPS = int(1000 * PATIENCE) // STEP
# As if the page had been closed since the reader's first turn.
AT_THE_TURN_BEFORE = """() => {
  const tables = Object.keys(JSON.parse(localStorage['sylve-turns']));
  localStorage['sylve-turns'] = JSON.stringify(Object.fromEntries(tables.map((table) => [table, 1])));
}"""


# What the page tells the table: that somebody is reading, that nobody is any more.
TOLD = """window.told = []; const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (sent) {
  const { type, reading } = JSON.parse(sent);
  if (type === 'reading') told.push(reading);
  send.call(this, sent);
}"""


def sits_down(person: Person) -> None:
    """At Tout là-haut with two robots. The page's time stands still: what is told stays until one goes on."""
    page = person.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.request.get("/api/me")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * ROBOTS]
    body = json.dumps({"game": "toutlahaut", "options": {}, "seats": seats})
    answer = page.request.post("/api/tables", headers={"X-Sylve": "1"}, data=body)
    page.goto(f"/table/{answer.json()['table']}")
    person.is_at_the_table()


def goes_on(person: Person) -> Locator:
    return person.prompt.get_by_role("button", name="Continuer")


def asks(person: Person) -> Locator:
    """What one can do oneself, which may be there while the last move of the others is still told."""
    return person.prompt.locator(".acts[aria-busy=false]")


def told(person: Person) -> Locator:
    return person.prompt.locator(".say .what")


def lets_time_pass_until(person: Person, there: Locator) -> None:
    """A little at a time: what a robot does arrives when it does, and is then told for longer than that."""
    for _ in range(MOST_STEPS):
        if there.first.is_visible():
            return
        person.page.clock.run_for(100)
        person.page.wait_for_timeout(STEP)
    expect(there.first).to_be_visible()


def comes_to_the_own_turn(person: Person) -> None:
    """Goes on from one telling to the next until the bar asks."""
    for _ in range(2 * ROBOTS + 1):
        lets_time_pass_until(person, goes_on(person).or_(asks(person)))
        if not goes_on(person).is_visible():
            return
        sentence = told(person).inner_text()
        goes_on(person).click()
        lets_time_pass_until(person, asks(person).or_(told(person).filter(has_not_text=sentence)))


def plays(person: Person) -> None:
    """A card; then the first robot's move is told."""
    comes_to_the_own_turn(person)
    person.plays_a_card()
    lets_time_pass_until(person, goes_on(person))


def test_each_move_of_a_robot_is_told_until_one_goes_on(arrive: Arrive) -> None:
    mana = arrive(tempo="calm")
    sits_down(mana)
    plays(mana)
    expect(told(mana)).to_have_text(re.compile("^(Bouleau|Lichen) (pose|retourne|cache)"))
    first = told(mana).inner_text()
    marked = mana.page.locator("main .stage .lit")
    expect(marked).to_have_count(1)  # the floor that is told about
    mana.page.keyboard.press("Space")
    second = told(mana).filter(has_not_text=first)
    lets_time_pass_until(mana, second)
    expect(second).to_have_text(re.compile("^(Bouleau|Lichen) "))
    comes_to_the_own_turn(mana)
    mana.page.clock.run_for(10_000)
    expect(marked).to_have_count(0)


def test_robots_wait_while_more_than_one_move_is_left_to_tell(arrive: Arrive) -> None:
    mana = arrive(tempo="calm")
    mana.page.add_init_script(TOLD)
    sits_down(mana)
    plays(mana)
    mana.page.wait_for_function("told.at(-1) === true")
    comes_to_the_own_turn(mana)
    lets_time_pass_until(mana, asks(mana))
    mana.page.wait_for_function("told.at(-1) === false")


def test_who_won_is_said_after_the_last_move_has_been_told(arrive: Arrive, usual: Server) -> None:
    mana = arrive(tempo="calm", at=usual)
    mana.page.clock.install(time=0)
    mana.page.clock.pause_at(1000)
    reaches(mana, usual, "toutlahaut", ["random"], lambda state: in_the_last_round(state["view"]["table"]))
    comes_to_the_own_turn(mana)
    mana.plays_a_card()
    lets_time_pass_until(mana, goes_on(mana))
    expect(told(mana)).to_have_text(re.compile("^Bouleau "))
    expect(mana.see_score).to_have_count(0)
    goes_on(mana).click()
    lets_time_pass_until(mana, mana.see_score)


def test_what_is_left_to_tell_is_passed_over_by_one_touch(arrive: Arrive, usual: Server) -> None:
    mana = arrive(tempo="calm", at=usual, width=390, height=844, has_touch=True, is_mobile=True)
    mana.page.clock.install(time=0)
    mana.page.clock.pause_at(1000)
    reaches(mana, usual, "canopee", ["random"], lambda state: bool(state["view"]["table"]["ending"]))
    skip = mana.prompt.get_by_role("button", name="Passer tout le récit")
    for _ in range(MOST_STEPS):
        if skip.is_visible():
            break
        mana.page.evaluate(FIRST_ANSWER)
        mana.page.clock.run_for(100)
        mana.page.wait_for_timeout(STEP)
    skip.tap()
    expect(goes_on(mana)).to_have_count(0)


def in_the_last_round(table: dict[str, Any]) -> bool:
    return bool(table["game"] == table["games"] and table["round"] == table["rounds"])


def test_its_time_moves_the_story_and_a_pause_stops_it(arrive: Arrive) -> None:
    mana = arrive(tempo="calm", reduced_motion="reduce")
    sits_down(mana)
    plays(mana)
    first = told(mana).inner_text()
    mana.page.keyboard.press("p")
    mana.page.clock.run_for(30_000)
    expect(told(mana)).to_have_text(first)
    mana.prompt.get_by_role("button", name="Reprendre").click()
    lets_time_pass_until(mana, told(mana).filter(has_not_text=first))


def test_who_wants_it_at_once_is_told_nothing_and_the_choice_is_kept(arrive: Arrive) -> None:
    mana = arrive(tempo="calm")
    sits_down(mana)
    settings(mana)
    mana.page.get_by_role("radiogroup", name="Allure").get_by_role("radio", name="Aussitôt").check()
    mana.page.reload()
    mana.is_at_the_table()
    lets_time_pass_until(mana, asks(mana))
    for _ in range(2):
        mana.takes(Person.plays_a_card)
        lets_time_pass_until(mana, asks(mana).or_(goes_on(mana)))
        expect(goes_on(mana)).to_have_count(0)
    settings(mana)
    expect(mana.page.get_by_role("radio", name="Aussitôt")).to_be_checked()


def test_who_comes_back_is_told_what_happened_since_the_own_last_turn(arrive: Arrive) -> None:
    mana = arrive()
    sits_down(mana)
    lets_time_pass_until(mana, asks(mana))
    mana.takes(Person.plays_a_card)
    lets_time_pass_until(mana, asks(mana))
    mana.page.evaluate(AT_THE_TURN_BEFORE)
    mana.page.reload()
    account = mana.page.get_by_role("region", name="Depuis ton dernier tour")
    expect(account.get_by_role("listitem")).to_have_count(ROBOTS)
    expect(account.get_by_role("listitem").first).to_contain_text(re.compile("Bouleau.*pose", re.DOTALL))
    account.get_by_role("button", name="À moi de jouer").click()
    expect(mana.hand).to_be_visible()
    mana.page.reload()
    expect(mana.hand).to_be_visible()  # what was read once is not told again


def test_a_line_of_the_log_lights_its_piece_up(arrive: Arrive) -> None:
    mana = arrive()
    sits_down(mana)
    lets_time_pass_until(mana, asks(mana))
    mana.takes(Person.plays_a_card)
    lets_time_pass_until(mana, asks(mana))
    mana.page.reload()  # what was not seen to move is found as well
    line = mana.page.get_by_role("log").first.get_by_role("button").filter(has_text="Bouleau pose").first
    line.hover()
    expect(mana.page.locator("[data-piece].lit").first).to_be_visible()
    mana.page.mouse.move(5, 5)
    expect(mana.page.locator("[data-piece].lit")).to_have_count(0)
