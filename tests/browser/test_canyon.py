"""Canyon in a real browser: whole races, by mouse and by keyboard, and what the table says on the way.

A race has hundreds of actions. Its middle is played over the wire, with the person's own cookie; launch, first round
and finish are played on the page."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import ClientConnection, connect

from browser.people import Person
from browser.serving import Server
from browser.test_page import AXE, RULES, SMALL_TEXT

Arrive = Callable[..., Person]
Message = dict[str, Any]
QUICK = {"board": "quick", "dark": "skipped"}
NEAR = 4  # spaces from the village at which the page takes over again
MOST_TURNS = 120


def opens(person: Person, robots: int = 3, **options: str) -> str:
    """A table of Canyon with a person and robots; its address."""
    person.comes_home()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * robots]
    answer = person.page.request.post(
        "/api/tables",
        headers={"X-Sylve": "1"},
        data={"game": "canyon", "options": {**QUICK, **options}, "seats": seats},
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    person.page.goto(f"/table/{table}")
    person.is_at_the_table()
    return table


# What is asked for, and how people answer.


def spaces(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Où va ton canoë").get_by_role("button")


def tempo(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Tes cartes Tempo").get_by_role("button")


def playable(person: Person) -> Locator:
    return person.hand.get_by_role("button", disabled=False)


def confirming(person: Person) -> Locator:
    return person.prompt.get_by_role("button")


def is_asked(person: Person) -> bool:
    return confirming(person).is_visible() and any(
        choices(person).first.is_visible() for choices in (spaces, tempo, playable)
    )


def is_asked_for(choices: Callable[[Person], Locator]) -> Callable[[Person], bool]:
    return lambda person: is_asked(person) and choices(person).first.is_visible()


def by_mouse(person: Person) -> None:
    if spaces(person).first.is_visible():
        points_at(person, spaces(person).first)
    elif tempo(person).first.is_visible():
        tempo(person).nth(1).click()
    else:
        playable(person).first.click()
    confirming(person).dispatch_event("click")  # once: a retried click could meet the button of the next question


def points_at(person: Person, space: Locator) -> None:
    """Clicks on a space of the river, unless it is the only one and chosen already."""
    box = space.bounding_box()
    if box and space.get_attribute("aria-pressed") != "true":
        person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def by_keyboard(person: Person) -> None:
    """The number keys bid, arrows choose cards and spaces, Enter sends."""
    keyboard = person.page.keyboard
    if tempo(person).first.is_visible():
        keyboard.press("1")
        confirming(person).focus()
    elif spaces(person).first.is_visible():
        spaces(person).first.focus()
        expect(spaces(person).first).to_have_attribute("aria-pressed", "true")
    else:
        playable(person).first.focus()
        keyboard.press("Enter")
    keyboard.press("Enter")


SAID = "document.querySelector('.prompt .say')?.innerText"
ANSWERED = f"(before) => !document.querySelector('.prompt .acts .go') || {SAID} !== before"


def takes_a_turn(person: Person, turn: Callable[[Person], None]) -> None:
    """A turn, until the page shows what came of it."""
    before = person.page.evaluate(SAID)
    turn(person)
    person.page.wait_for_function(ANSWERED, arg=before)


def plays_on(person: Person, turn: Callable[[Person], None], until: Callable[[Person], bool]) -> None:
    for _ in range(MOST_TURNS * 20):
        if person.is_over or until(person):
            return
        if is_asked(person):
            takes_a_turn(person, turn)
        else:
            person.page.wait_for_timeout(60)
    raise AssertionError("the race does not end")


# The middle of a race.


def answer(connection: ClientConnection, state: Message) -> None:
    """The seat bids one trick, and does the first thing it may."""
    legal = [offer for offer in state["offers"] if offer["refusal"] is None]
    bids = [offer for offer in legal if offer["say"] == "bid 1"]
    play = {"type": "play", "request": 1, "seat": state["seat"], "sequence": state["sequence"]}
    connection.send(json.dumps({**play, "action": (bids or legal)[0]["action"]}))


def nears_the_village(state: Message) -> bool:
    table = state["view"]["table"]
    return bool(table["phase"] == "bid" and min(canoe["left"] for canoe in table["canoes"]) <= NEAR)


def hurries(person: Person, server: Server, table: str) -> None:
    """Plays over the wire until a canoe is near the village."""
    person.page.goto("/about")
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in person.page.context.cookies())
    address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as connection:
        for raw in connection:
            message = json.loads(raw)
            if message["type"] != "state":
                continue
            if nears_the_village(message) or message["view"]["over"]:
                break
            if message["seat"] in message["view"]["to_act"]:
                answer(connection, message)
    person.page.goto(f"/table/{table}")
    person.is_at_the_table()


def never(_: Person) -> bool:
    return False


def round_two(person: Person) -> bool:
    return "Manche 2" in person.page.get_by_role("banner").inner_text()


@pytest.mark.parametrize("turn", [by_mouse, by_keyboard])
def test_a_race_of_one_person_and_three_robots(arrive: Arrive, server: Server, turn: Callable[[Person], None]) -> None:
    mana = arrive("Mana", reduced_motion="reduce")
    table = opens(mana)
    plays_on(mana, turn, until=round_two)
    hurries(mana, server, table)
    plays_on(mana, turn, until=never)
    expect(mana.sees_the_score()).to_contain_text("Cases parcourues")


def test_a_finger_picks_the_nearest_pier_and_canoes_are_named(arrive: Arrive) -> None:
    mana = arrive("Mana", width=390, height=844, has_touch=True, reduced_motion="reduce")
    opens(mana)
    expect(spaces(mana).first).to_be_visible(timeout=10_000)
    box = spaces(mana).first.bounding_box()
    assert box
    mana.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 12)
    expect(confirming(mana)).to_contain_text("Partir du ponton")
    confirming(mana).click()
    expect(mana.page.get_by_role("img", name="Mana : ")).to_be_visible()


def test_a_card_that_must_not_be_played_says_why(arrive: Arrive) -> None:
    mana = arrive("Mana", reduced_motion="reduce")
    opens(mana)
    refused = mana.hand.get_by_role("button", disabled=True, description="demandé")

    def a_card_is_refused(person: Person) -> bool:
        return is_asked(person) and refused.count() > 0

    for _ in range(3):
        plays_on(mana, by_mouse, until=a_card_is_refused)
        if refused.count():
            break
    refused.first.click(force=True)
    expect(mana.prompt).to_contain_text("tu peux fournir")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_bidding_and_tricks_are_read_by_everybody(arrive: Arrive, theme: str) -> None:
    mana = arrive("Mana", theme=theme, width=360, height=740, reduced_motion="reduce")
    opens(mana, robots=5, bids="sealed")
    for asked in (spaces, tempo, playable):
        plays_on(mana, by_mouse, until=is_asked_for(asked))
        assert mana.page.evaluate("document.documentElement.scrollWidth") <= 360
        assert mana.page.evaluate(SMALL_TEXT) == []
        mana.page.evaluate(AXE)
        found = mana.page.evaluate("(rules) => axe.run(document, rules)", RULES)
        assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found["violations"]] == []
