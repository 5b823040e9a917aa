"""Agents of one's own: a function, a program in another language, a server; and bad ones, who stop no game."""

import json
import logging
import shutil
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

import sylve
from adapters.spread import chosen
from dealing import PATIENCE
from sylve import bots
from sylve.adapters.gymnasium import SeatEnv
from sylve.bots.agents import MOST_LINES, Address, Agent, BadAnswer, Correspondent, Program
from sylve.engine.chance import Dice

ROOT = Path(__file__).parents[2]
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


@pytest.fixture(autouse=True)
def beside_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))


def program(tmp_path: Path, body: str) -> str:
    """A program with these lines for every question, as a bot's name."""
    path = tmp_path / "agent.py"
    lines = ["import json, sys, time", "for line in sys.stdin:", "    question = json.loads(line)"]
    path.write_text("\n".join([*lines, *(f"    {line}" for line in body.splitlines())]))
    return f"command:{sys.executable} {path}"


def played(name: str, game: str = "toutlahaut", seed: int = 3) -> tuple[sylve.State, Agent]:
    """A whole game of the agent against chance."""
    state, dice = sylve.game(game).start(2, seed), Dice(seed)
    agent = bots.make(name, sylve.game(game))
    assert isinstance(agent, Agent)
    rival = bots.make("random", sylve.game(game))
    sylve.play_out(state, lambda state, seat: (agent if seat == 0 else rival).choose(state, seat, dice))
    return state, agent


def test_a_function_decides_in_a_world_of_its_seat() -> None:
    state, agent = played("python:examples.agent:careful")
    assert state.over
    assert agent.faults == 0


def test_a_function_sees_nothing_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    import examples.agent

    worlds: list[sylve.State] = []

    def curious(world: sylve.State, seat: int) -> int:
        worlds.append(world)
        return world.actions(seat)[0]

    monkeypatch.setattr(examples.agent, "careful", curious)
    played("python:examples.agent:careful")
    assert worlds
    assert all(world.imagined_world for world in worlds)


def test_a_program_is_told_words_and_legal_texts_only(tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    body = f"open({str(told)!r}, 'a').write(line)\nprint(json.dumps({{'action': question['actions'][-1]}}), flush=True)"
    state, agent = played(program(tmp_path, body))
    assert agent.faults == 0
    questions = [json.loads(line) for line in told.read_text().splitlines()]
    own = [action for seat, action in state.history() if seat == 0]
    assert [question["actions"][-1] for question in questions] == [state.say(action) for action in own]
    assert {*questions[0]} == {"game", "seat", "seats", "text", "actions", "problem"}
    assert "Your hand" in questions[0]["text"]


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("print('I like trees', flush=True)", "is no JSON"),
        ("print(json.dumps({'move': 1}), flush=True)", "an answer looks like"),
        ("print(json.dumps({'action': 'fly away'}), flush=True)", "none of the legal actions"),
        ("sys.exit(3)", "the program has ended"),
        ("print('[' * 60000, flush=True)", "is no JSON"),
        ("sys.stdout.buffer.write(b'\\xff\\n')\nsys.stdout.flush()", "is no JSON"),
        ("time.sleep(60)", "no answer in 0.2 seconds"),
    ],
    ids=["no JSON", "no action", "illegal", "dies", "deep", "no text", "late"],
)
def test_a_bad_agent_stops_no_game(tmp_path: Path, body: str, problem: str, caplog: pytest.LogCaptureFixture) -> None:
    limit = "@0.2s" if "sleep" in body else "@20s"
    with caplog.at_level(logging.WARNING, "sylve.agents"):
        state, agent = played(program(tmp_path, body) + limit)
    assert state.over
    assert agent.faults == sum(seat == 0 for seat, _ in state.history())
    assert problem in caplog.text
    assert "chance decides" in caplog.text


def test_a_babbler_who_never_listens_stops_no_game() -> None:
    """It writes without end and reads nothing, until the pipe to it is full."""
    babble = f"command:{sys.executable} -c \"while True: print('yes')\"@5s"
    state, agent = played(babble, "canopee")
    assert state.over
    assert agent.faults == sum(seat == 0 for seat, _ in state.history())
    assert isinstance(agent, Correspondent)
    assert isinstance(agent.way, Program)
    assert agent.way.lines.qsize() <= MOST_LINES + 1


def test_a_line_too_many_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    way = Program(
        program(tmp_path, "print(question, flush=True)\nprint('and so on', flush=True)").removeprefix("command:")
    )
    for question in ("1", "2"):
        assert way.ask(question, PATIENCE) == f"{question}\n"
        unasked = way.lines.get(timeout=PATIENCE)
        assert unasked == "and so on\n"
        way.lines.put(unasked)


def test_a_function_that_would_end_everything_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    import examples.agent

    monkeypatch.setattr(examples.agent, "careful", lambda *_: sys.exit(3))
    _, agent = played("python:examples.agent:careful")
    assert agent.faults == 7


def test_who_is_told_the_problem_may_mend_it(tmp_path: Path) -> None:
    body = "print(json.dumps({'action': question['actions'][0] if question['problem'] else 'no idea'}), flush=True)"
    _, agent = played(program(tmp_path, body))
    assert agent.faults == 0


@pytest.fixture
def address() -> Iterator[str]:
    from examples.agent import Answers

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


def test_a_server_is_asked(address: str) -> None:
    _, agent = played(f"{address}@20s")
    assert agent.faults == 0
    env, dice = SeatEnv("toutlahaut", 2, rivals=address), Dice(1)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(chosen(info["action_mask"], dice))
    assert info["rank"] in (1, 2)


def test_nobody_at_the_address_stops_no_game() -> None:
    _, agent = played("http://127.0.0.1:1/@1s")
    assert agent.faults == 7


class Bad(BaseHTTPRequestHandler):
    """What is no HTTP, and an answer of which there is always more to come."""

    ended = Event()

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        if self.path == "/no-http":
            self.wfile.write(b"I like trees\r\n\r\n")
            return
        self.send_response(200)
        self.end_headers()
        while not self.ended.wait(0.05):
            self.wfile.write(b" ")

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its own name for it
        """Nothing."""


@pytest.mark.parametrize(("path", "problem"), [("no-http", "I like trees"), ("endless", "no answer in 0.5 seconds")])
def test_a_server_that_answers_badly_stops_no_game(path: str, problem: str) -> None:
    Bad.ended.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), Bad) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(BadAnswer, match=problem):
            Address(f"http://127.0.0.1:{server.server_address[1]}/{path}").ask("{}", 0.5)
        Bad.ended.set()
        server.shutdown()


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_an_agent_in_another_language_plays_a_whole_tournament(tmp_path: Path) -> None:
    import subprocess

    agent = f"command:{NODE} {ROOT / 'examples' / 'agent.mjs'}@30s"
    words = [
        "arena",
        "toutlahaut",
        "--bots",
        f"random,{agent}",
        "--games",
        "4",
        "--jobs",
        "1",
        "--folder",
        str(tmp_path),
    ]
    command = [sys.executable, "-m", "sylve.cli", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert "chance decides" not in done.stderr
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert sum("seated" in game and agent in game["seated"] for game in games) == 4


@pytest.mark.parametrize(
    "name", ["python:no.such.module:f", "python:examples.agent:nobody", "command:", "http://x/@0s", "python:os"]
)
def test_what_is_no_agent_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        bots.make(name, sylve.game("leaf"))


def test_a_server_offers_the_agents_of_its_folder(tmp_path: Path) -> None:
    from sylve.server.bots.roster import Roster

    (tmp_path / "mine.agent").write_text("leaf python:examples.agent:careful\n")
    (tmp_path / "wrong.agent").write_text("chess python:examples.agent:careful\n")
    roster: Any = Roster(str(tmp_path))
    assert "learned:mine" in roster.offered("leaf")
    assert "learned:mine" not in roster.offered("canyon")
    assert roster.played_as("learned:mine") == "python:examples.agent:careful"
    assert [problem for problem in roster.problems if "wrong.agent" in problem]
