"""Finished games looked at again: when, how far, and always with the same result."""

import asyncio
from typing import Any

import pytest

import sylve
from server.clients import Person, Running
from sylve import bots
from sylve.bots import review
from sylve.bots.review import Idea, Verdict
from sylve.engine.chance import Dice
from sylve.server.bots.reviews import Reviews
from sylve.server.bots.turns import Account
from sylve.server.wire import limits
from sylve.table import Problem
from sylve.wording import LANGUAGES, Wording

HERE = Account("203.0.113.7", "ana")


async def reviewed(ana: Person, table: str) -> list[dict[str, Any]]:
    """Every answer until it is done."""
    answers = [(await ana.http.post(f"/api/tables/{table}/review")).json()]
    while answers[-1]["status"] in ("waiting", "running"):
        await asyncio.sleep(0.02)
        answers.append((await ana.http.get(f"/api/tables/{table}/review")).json())
    return answers


async def test_a_running_game_is_not_reviewed(ana: Person) -> None:
    table = await ana.opens("me", "random")
    for call in (ana.http.get, ana.http.post):
        answer = await call(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_a_review_goes_on_until_every_decision_is_judged(server: Running, ana: Person) -> None:
    table = await ana.watches_a_game()
    assert (await ana.http.get(f"/api/tables/{table}/review")).json()["status"] == "none"
    answers = await reviewed(ana, table)
    done = [answer["done"] for answer in answers]
    assert done == sorted(done)
    last = answers[-1]
    assert (last["status"], last["done"]) == ("done", last["total"])
    true = await server.table(table)
    assert [move["move"] for move in last["moves"]] == review.decisions(true.started())
    for move in last["moves"]:
        play = true.plays[move["move"] - 1]
        assert (move["seat"], move["played"]["action"]) == (play.seat, play.action)
        assert move["cost"] == pytest.approx(move["best"]["chance"] - move["played"]["chance"], abs=0.002)
        assert move["cost"] >= 0
    assert all(answer["moves"] == [] for answer in answers[:-1])


async def test_one_address_fills_its_own_share_of_the_places(server: Running, ana: Person) -> None:
    true = await server.table(await ana.watches_a_game())
    reviews = Reviews(100)
    try:
        for number in range(limits.REVIEWS_WAITING_PER_ADDRESS):
            true.id = f"table {number}"
            assert reviews.begin(true, HERE).status == "waiting"
        true.id = "one more"
        with pytest.raises(Problem, match="too-many"):
            reviews.begin(true, HERE)
        assert reviews.begin(true, Account("198.51.100.1", "ben")).status == "waiting"
    finally:
        await reviews.close()


async def test_a_review_is_done_once_and_comes_out_the_same_when_it_is_lost(server: Running, ana: Person) -> None:
    table = await ana.watches_a_game()
    first = (await reviewed(ana, table))[-1]
    assert await reviewed(ana, table) == [first]
    again = Reviews(100)
    try:
        progress = again.begin(await server.table(table), HERE)
        while progress.status != "done":
            await asyncio.sleep(0.02)
    finally:
        await again.close()
    assert [round(seen.verdict.cost, 3) for seen in progress.seen] == [move["cost"] for move in first["moves"]]


def test_forced_moves_are_no_decisions() -> None:
    state = sylve.game("canyon").start(3, 4)
    dice = Dice(4)
    choices = []
    while not state.over:
        seat = state.to_act()[0]
        choices.append(len(state.actions(seat)))
        state.play(seat, bots.choose("random", state, seat, dice))
    assert review.decisions(state) == [move for move, count in enumerate(choices, start=1) if count > 1]
    assert 1 in choices


def test_what_is_played_costs_what_the_best_would_have_been_better() -> None:
    played, best = Idea(4, None, 0.25, 30.0), Idea(5, None, 0.75, 41.0)
    assert Verdict(played, best).cost == 0.5
    assert Verdict(best, best).cost == 0


def test_the_worst_choice_of_a_won_game_costs_it() -> None:
    """With one decision left and the hand known, the search finds the better face of the card."""
    state, dice = sylve.game("toutlahaut").start(2, 6), Dice(6)
    while len(state.history()) < 13:
        seat = state.to_act()[0]
        state.play(seat, bots.choose("beech", state, seat, dice))
    seat = state.to_act()[0]
    ends = {}
    for action in state.actions(seat):
        after = state.copy()
        after.play(seat, action)
        ends[action] = after.outcome().scores[seat]
    worst = min(ends, key=lambda action: ends[action])
    verdict = review.judge(state, seat, worst, dice, tries=16)
    assert ends[verdict.best.action] >= ends[worst]
    assert verdict.best.told is not None


@pytest.mark.parametrize("name", sylve.games())
def test_every_idea_can_be_said(name: str) -> None:
    """By an event that holds in all worlds of the seat, or by the shell's own sentence."""
    words = [Wording(language, name) for language in LANGUAGES]
    state, dice = sylve.game(name).start(sylve.game(name).seats[0], 2), Dice(2)
    number = 0
    while not state.over:
        seat = state.to_act()[0]
        action = bots.choose("random", state, seat, dice)
        number += 1
        if number % 6 == 0:
            event, verb = review.told(state, seat, action, dice), state.say(action).split()[0]
            for wording in words:
                assert wording.has(f"act-{verb}") or (event and wording.has(f"log-{event['kind']}")), verb
        state.play(seat, action)


def test_what_the_seat_cannot_know_is_not_said() -> None:
    """The card that will be drawn differs from world to world, so no sentence names it."""
    state, dice = sylve.game("leaf").start(2, 3), Dice(3)
    draw = state.read("draw")
    while draw not in state.actions(state.to_act()[0]):
        seat = state.to_act()[0]
        state.play(seat, bots.choose("random", state, seat, dice))
    assert review.told(state, state.to_act()[0], draw, dice) is None
