"""Learned bots at a table: offered by name, played like every bot, and never found by a path from outside."""

import logging
from pathlib import Path

import pytest

import sylve
from adapters.policies import invented
from server.clients import Person, quick, running
from sylve import bots
from sylve.engine.chance import Dice
from sylve.server.bots.roster import STAND_IN, Roster
from sylve.server.settings import StartError

TABLE = {"game": "toutlahaut", "options": {}}


async def test_a_policy_is_offered_for_its_game_and_plays_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = invented(tmp_path, name="ivy")
    async with running(quick(tmp_path, policies=str(tmp_path))) as server, Person(server.url) as ana:
        offered = {game["id"]: game["bots"] for game in (await ana.http.get("/api/games")).json()}
        assert offered == {game: bots.levels() for game in sylve.games()} | {
            "toutlahaut": [*bots.levels(), "learned:ivy"]
        }
        with caplog.at_level(logging.ERROR):
            page = await ana.visits(await ana.opens("me", "learned:ivy"))
            while not page.state.get("outcome"):
                await page.until(lambda: page.my_turn() or bool(page.state["outcome"]))
                if page.my_turn():
                    sequence = page.state["sequence"]
                    await page.ask("play", seat=0, action=page.legal()[0], sequence=sequence)
                    await page.sees(sequence + 1)
        assert caplog.messages == []
        assert page.table["seats"][1]["bot"] == "learned:ivy"
        assert str(tmp_path) not in "".join(page.raw)
        played = (await server.table(page.table["table"])).started()
    again = sylve.game("toutlahaut").start(2, played.setup.seed)
    for seat, action in played.history():
        if seat == 1:
            assert action == bots.choose(f"policy:{file}", again, seat, Dice(1))
        again.play(seat, action)


@pytest.mark.parametrize(
    "bot", ["policy:/etc/passwd", "policy:{file}", "learned:{file}", "learned:../ivy", "learned:oak", "ivy"]
)
async def test_nobody_names_a_file(bot: str, tmp_path: Path) -> None:
    named = bot.format(file=invented(tmp_path, name="i"))[:40]
    async with running(quick(tmp_path, policies=str(tmp_path))) as server, Person(server.url) as ana:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": named}]
        answer = await ana.http.post("/api/tables", json={**TABLE, "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")
        page = await ana.visits(await ana.opens("me", "open"))
        assert (await page.ask("assign", seat=1, bot=named))["code"] == "unknown-bot"
        assert (await page.ask("assign", seat=1, bot="learned:i"))["type"] == "done"


async def test_a_policy_of_another_game_is_unknown(tmp_path: Path) -> None:
    invented(tmp_path, name="ivy")
    async with running(quick(tmp_path, policies=str(tmp_path))) as server, Person(server.url) as ana:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "learned:ivy"}]
        answer = await ana.http.post("/api/tables", json={"game": "leaf", "options": {}, "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")


def test_a_file_that_cannot_play_is_left_out_with_a_sentence(tmp_path: Path) -> None:
    invented(tmp_path, name="ivy")
    invented(tmp_path, name="x" * 33)
    (tmp_path / "moss.npz").write_bytes(b"green and soft")
    (tmp_path / "notes.txt").write_bytes(b"not looked at")
    roster = Roster(str(tmp_path))
    assert roster.offered("toutlahaut") == [*bots.levels(), "learned:ivy"]
    assert [sentence.removeprefix(f"A learned bot is left out: {tmp_path}/") for sentence in roster.problems] == [
        "moss.npz is not a policy, or is damaged.",
        f"{'x' * 33}.npz has a name that is longer than 32 characters, or cannot be shown.",
    ]


def test_a_policy_that_is_gone_has_a_stand_in(tmp_path: Path) -> None:
    invented(tmp_path, name="ivy")
    assert Roster(str(tmp_path)).played_as("learned:ivy") == f"policy:{tmp_path}/ivy.npz"
    assert Roster("").played_as("learned:ivy") == STAND_IN
    assert Roster("").played_as("oak") == "oak"


def test_a_folder_that_is_not_there_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(StartError, match=r"There is no folder .*nowhere with policies"):
        Roster(str(tmp_path / "nowhere"))
