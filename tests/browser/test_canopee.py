"""Canopée in real browsers: two people, alone against the Spirit, four seats with robots."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from browser.looks import cuts_nothing, is_accessible, is_read_with_ease, shows_no_loss_in_green
from browser.people import Person, plays_on
from browser.reaching import reaches
from browser.serving import Server
from browser.test_touch import Finger

Arrive = Callable[..., Person]
ROBOT = {"kind": "bot", "bot": "random"}
SOMEBODY = {"kind": "open", "bot": None}
TWO_ROWS = 7  # of what a rival has, on a phone


def opens(person: Person, *others: dict[str, Any], **options: Any) -> str:
    """A new table for this person and the others; its address."""
    person.page.request.get("/api/me")
    seats = [{"kind": "me", "bot": None}, *others]
    body = {"game": "canopee", "options": options, "seats": seats}
    answer = person.page.request.post("/api/tables", headers={"X-Sylve": "1"}, data=json.dumps(body))
    address = f"/table/{answer.json()['table']}"
    person.page.goto(address)
    if SOMEBODY not in others:
        person.page.locator("div.stage").wait_for()
    return address


# A button that leads on, else something that glows, else any answer; else what one was reading is closed.
FIRST_ANSWER = """() => {
  const answers = [".prompt .go", ".stage .legal", ".prompt .acts button", ".end .close"]
    .flatMap((controls) => [...document.querySelectorAll(`main ${controls}:not([aria-disabled])`)]);
  answers[0]?.click();
  return answers.length > 0;
}"""


def goes_on(person: Person) -> bool:
    """Does the first thing that is asked for, if anything is, and sees what comes of it."""
    found = bool(person.page.evaluate(FIRST_ANSWER))
    if found:
        person.is_answered()
    return found


# Passes the pile in hand unless it is large.
PASSES = """() => {
  const cards = document.querySelectorAll(".held .card");
  const pass = [...document.querySelectorAll(".prompt .big:not(.off)")].at(1);
  const passes = pass && cards.length < 3;
  if (passes) pass.click();
  return Boolean(passes);
}"""


def passes_or_goes_on(person: Person) -> bool:
    """Keeps piles of three cards."""
    if not person.page.evaluate(PASSES):
        return goes_on(person)
    person.is_answered()
    return True


def shows_the_end_of_a_season(person: Person) -> bool:
    return season_end(person).is_visible()


def season_end(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile("Fin de la saison"))


def has_read(sent: str | bytes) -> bool:
    told = json.loads(sent)
    return told["type"] == "reading" and not told["reading"]


def total(person: Person) -> str:
    return " ".join(person.sees_the_score().get_by_role("row", name="Total").inner_text().split())


def sit_together(mana: Person, ferdi: Person) -> None:
    ferdi.page.goto(opens(mana, SOMEBODY))
    ferdi.page.get_by_role("button", name="M’asseoir ici").click()
    for person in (mana, ferdi):
        person.page.locator("div.stage").wait_for()


def test_two_people_step_through_a_seasons_end(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    ferdi = arrive(width=390, height=844, reduced_motion="reduce")
    sockets: dict[Person, WebSocket] = {}
    for person in (mana, ferdi):
        person.page.on("websocket", partial(sockets.__setitem__, person))
    sit_together(mana, ferdi)
    reader = plays_on(mana, ferdi, act=goes_on, until=shows_the_end_of_a_season)
    end = season_end(reader)
    expect(end.get_by_role("heading", level=3)).to_have_text("1Faune")
    expect(end.get_by_role("listitem").filter(has=reader.page.locator("i"))).to_have_count(6)
    for title in ("2Graines", "3Menaces", "4Arbres", "5Plantes et météo", "6Régénération"):
        end.get_by_role("button", name="Étape suivante").click()
        expect(end.get_by_role("heading", level=3)).to_have_text(title)
    with sockets[reader].expect_event("framesent", has_read):  # the table waited for that
        end.get_by_role("button", name="Fermer").last.click()


@pytest.mark.long
def test_two_people_play_a_whole_game(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    ferdi = arrive(width=390, height=844, reduced_motion="reduce")
    sit_together(mana, ferdi)
    plays_on(mana, ferdi, act=goes_on)
    expect(mana.page.get_by_role("button", name="Voir les points")).to_be_visible()
    expect(ferdi.page.get_by_role("button", name="Voir les points")).to_be_visible()
    assert total(mana).split()[1:] == total(ferdi).split()[1:]


@pytest.mark.long
def test_alone_against_the_spirit_of_the_forest(arrive: Arrive) -> None:
    mana = arrive(width=360, height=740, reduced_motion="reduce")
    opens(mana)
    expect(mana.page.get_by_role("region", name="Forêt : Esprit de la forêt")).to_be_visible()
    plays_on(mana, act=goes_on)
    assert re.fullmatch(r"Total( −?\d+){2}", total(mana)), "the person and the Spirit"


@pytest.mark.long
def test_four_seats_with_robots_in_changing_seasons(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    opens(mana, ROBOT, ROBOT, ROBOT, cards="flora", seasons="changing")
    expect(mana.page.get_by_role("img", name=re.compile("^Pile entre"))).to_have_count(2)
    expect(mana.page.get_by_role("button", name=re.compile(r"^Pile \d"))).to_have_count(3)
    plays_on(mana, act=goes_on)
    assert re.fullmatch(r"Total( −?\d+){4}", total(mana))


def test_on_a_phone_a_tree_to_choose_comes_into_sight_and_a_signpost_leads_back_to_it(
    arrive: Arrive, usual: Server
) -> None:
    mana = arrive(width=360, height=568, reduced_motion="reduce", at=usual)
    opens(mana, ROBOT, ROBOT, ROBOT)
    tree = mana.page.locator(".grove .legal")
    plays_on(mana, act=goes_on, until=lambda _: tree.count() > 0)
    expect(tree.first).to_be_in_viewport(ratio=0.5)
    mana.page.locator("div.stage").evaluate("(stage) => stage.scrollTo(0, 0)")
    signpost = mana.page.get_by_role("button", name="Plus bas")
    expect(tree.first).not_to_be_in_viewport(ratio=0.5)
    signpost.click()
    expect(tree.first).to_be_in_viewport(ratio=0.5)
    expect(signpost).to_have_count(0)


def test_a_pile_is_lifted_by_hand_and_can_be_put_down_again(arrive: Arrive) -> None:
    mana = arrive()
    opens(mana)
    pile = mana.page.get_by_role("button", name=re.compile("^Pile 1"))
    cards = mana.page.get_by_role("region", name="Pile 1, en main")
    expect(mana.prompt.get_by_role("button", name="Lever la pile 1")).to_be_visible()
    expect(cards).to_have_count(0)
    pile.click()
    expect(cards).to_be_visible()
    expect(mana.prompt.get_by_role("button", name=re.compile("Garder"))).to_be_visible()
    pile.click()
    expect(cards).to_have_count(0)
    mana.page.keyboard.press("m")
    mana.page.keyboard.press("p")
    expect(mana.page.get_by_role("region", name="Pile 2, en main")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1440, 900)])
def test_the_table_is_accessible_and_fits(arrive: Arrive, width: int, height: int) -> None:
    mana = arrive(width=width, height=height, reduced_motion="reduce")
    opens(mana, ROBOT, cards="flora")
    steps = iter(range(24))
    plays_on(mana, act=goes_on, until=lambda _: next(steps, None) is None)
    cuts_nothing(mana.page)
    is_read_with_ease(mana.page)
    shows_no_loss_in_green(mana.page)
    is_accessible(mana.page)


def test_on_a_phone_the_own_forest_is_in_sight_while_a_pile_is_kept_or_passed(arrive: Arrive, usual: Server) -> None:
    mana = arrive(width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="reduce", at=usual)
    opens(mana, ROBOT)
    keep = mana.prompt.get_by_role("button", name=re.compile("^Garder"))
    beds = mana.page.locator("[data-ground] .bed")
    plays_on(mana, act=goes_on, until=lambda _: keep.is_visible() and beds.count() > 2)
    expect(keep).to_be_in_viewport(ratio=1)
    expect(mana.page.locator(".prompt .held .card").first).to_be_in_viewport(ratio=1)
    expect(mana.page.locator("[data-ground] .grove")).to_be_in_viewport(ratio=0.9)
    for bed in beds.all()[:4]:
        expect(bed).to_be_in_viewport(ratio=0.9)


def test_on_a_short_phone_the_own_points_are_in_sight_below_three_full_forests(arrive: Arrive, usual: Server) -> None:
    mana = arrive(width=360, height=640, has_touch=True, is_mobile=True, reduced_motion="reduce", at=usual)
    reaches(mana, usual, "canopee", ["random"] * 3, all_have_much, seasons="changing")
    expect(mana.page.locator("main .owner").last).to_be_in_viewport(ratio=1)
    is_accessible(mana.page)


def test_at_a_seasons_end_a_short_phone_has_the_room_of_the_piles_for_the_forests(
    arrive: Arrive, usual: Server
) -> None:
    mana = arrive(width=360, height=640, reduced_motion="reduce", at=usual)
    reaches(mana, usual, "canopee", ["random"], lambda state: bool(state["view"]["table"]["ending"]))
    expect(mana.page.locator("[data-ground] .grove")).to_be_in_viewport(ratio=0.9)
    expect(mana.page.locator("main .middle")).to_be_hidden()


def test_on_a_small_screen_four_groups_stand_whole_in_the_forest(arrive: Arrive, usual: Server) -> None:
    mana = arrive(width=1024, height=768, reduced_motion="reduce", at=usual)
    reaches(mana, usual, "canopee", ["random"], has_four_groups)
    beds = mana.page.locator("[data-ground] .bed")
    expect(beds).to_have_count(4)
    for bed in beds.all():
        expect(bed).to_be_in_viewport(ratio=0.99)


def has_four_groups(state: dict[str, Any]) -> bool:
    forest = state["view"]["table"]["forests"][0]
    return len(forest["plants"]) + len(forest["threats"]) == 4 and not (
        any(forest["weather"].values()) or forest["seeds"]
    )


def all_have_much(state: dict[str, Any]) -> bool:
    forests = state["view"]["table"]["forests"]
    return all(len(forest["plants"]) + len(forest["threats"]) + len(forest["animals"]) > TWO_ROWS for forest in forests)


def test_the_journal_does_not_say_what_lies_in_a_pile_that_is_not_lifted(arrive: Arrive) -> None:
    mana = arrive(reduced_motion="reduce")
    opens(mana)
    expect(mana.prompt.get_by_role("button", name="Lever la pile 1")).to_be_visible()
    expect(mana.page.get_by_role("log").get_by_role("listitem").first).to_have_text(
        "Tu regardes la pile 1 (une carte)."
    )


def test_a_lifted_pile_shows_what_the_forest_and_the_points_would_become(arrive: Arrive, usual: Server) -> None:
    mana = arrive(reduced_motion="reduce", at=usual)
    opens(mana)
    owner = mana.page.locator("[data-ground] .owner small")
    plays_on(mana, act=goes_on, until=lambda _: owner.count() > 0 and "→" in owner.inner_text())
    expected = owner.inner_text().split("→")
    now, then = (int(points.replace("−", "-")) for points in expected)
    gain = mana.prompt.get_by_role("button", name=re.compile("^Garder")).locator(".number").inner_text()
    assert then - now == int(gain.replace("−", "-"))
    row = mana.page.get_by_role("row", name=re.compile("^Mana|^Joueur 1"))
    expect(row.get_by_role("cell").nth(1)).to_have_text(expected[0].strip())
    expect(mana.page.get_by_role("row", name=re.compile("^Esprit de la forêt"))).to_be_visible()


def test_a_card_is_dragged_to_its_tree_while_the_others_stay_in_sight(arrive: Arrive, usual: Server) -> None:
    mana = arrive(reduced_motion="reduce", at=usual)
    opens(mana)
    card = mana.page.locator(".held li.draggable")
    tree = mana.page.locator(".grove [data-tree].legal").first
    plays_on(
        mana, act=passes_or_goes_on, until=lambda _: mana.page.locator(".held .waits").count() > 0 and tree.count() > 0
    )
    number, before = tree.get_attribute("data-tree"), mana.page.locator(".held .card").count()
    card.first.drag_to(tree)
    mana.is_answered()
    told = mana.page.get_by_role("log").get_by_role("listitem").filter(has_text=re.compile(f"[Tt]on arbre {number} "))
    expect(told.first).to_be_visible()
    expect(mana.page.locator(".held .card")).to_have_count(before - 1)


def test_on_a_phone_a_finger_drags_a_card_to_its_tree(arrive: Arrive, usual: Server) -> None:
    mana = arrive(width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="reduce", at=usual)
    opens(mana)
    card, tree = mana.page.locator(".held li.draggable"), mana.page.locator(".grove [data-tree].legal")
    plays_on(mana, act=passes_or_goes_on, until=lambda _: card.count() > 0 and tree.count() > 0)
    expect(tree.first).to_be_in_viewport(ratio=0.5)
    before = mana.page.locator(".held .card").count()
    Finger(mana, "middle").drags(card.first, tree.first)
    mana.is_answered()
    expect(mana.page.locator(".held .card")).to_have_count(before - 1)
