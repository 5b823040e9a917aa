"""Agents of one's own as bots: a Python function, a program that reads and writes lines, or a server that is asked.

`python:module:function` is called with a world that its seat imagines and the seat, so that it can do all that our bots
do. `command:PROGRAM` and `http://…` are told the table in words and the texts of the legal actions, and nothing else::

    {"game": "leaf", "seat": 0, "seats": 3, "text": "…", "actions": ["card ginkgo", …], "problem": null}

They answer `{"action": "card ginkgo"}`: a line, or the body of the response. A name may end in `@2s`, the seconds that
an answer may take. Who does not answer in time, or not with one of the actions, is told why in `problem` and asked once
more; then chance decides, and the log says so.
"""

import json
import logging
import shlex
import subprocess
import urllib.request
import weakref
from collections.abc import Callable
from importlib import import_module
from queue import Empty, Queue
from threading import Thread
from typing import Any

from sylve.bots import COMMAND, PYTHON
from sylve.bots.bot import Bot
from sylve.engine.chance import Dice
from sylve.engine.integers import as_index
from sylve.engine.refusals import UnreadableText
from sylve.engine.state import State
from sylve.telling import in_full

SECONDS = 10.0  # for an answer, unless its name says otherwise
MOST_SECONDS = 3600.0
ATTEMPTS = 2
LONGEST_ANSWER = 65536  # characters

log = logging.getLogger("sylve.agents")


class BadAnswer(Exception):
    """What is wrong with an answer, in words for whoever wrote the agent."""


def made(name: str) -> Bot:
    """The agent of that name; a ValueError says why there is none."""
    what, seconds = limit_of(name)
    if what.startswith(PYTHON):
        return Function(what, function_of(what.removeprefix(PYTHON)))
    if what.startswith(COMMAND):
        return Correspondent(name, Program(what.removeprefix(COMMAND)), seconds)
    return Correspondent(name, Address(what), seconds)


def limit_of(name: str) -> tuple[str, float]:
    """The agent, and the seconds that an answer may take."""
    what, mark, limit = name.rpartition("@")
    if not mark or not limit.endswith("s"):
        return name, SECONDS
    try:
        seconds = float(limit[:-1])
    except ValueError:
        return name, SECONDS
    if not 0 < seconds <= MOST_SECONDS:
        raise ValueError(f"an answer may take more than 0 and at most {MOST_SECONDS:.0f} seconds, not {limit}")
    return what, seconds


def function_of(path: str) -> Callable[[State, int], Any]:
    module, _, name = path.partition(":")
    try:
        found = import_module(module)
    except ImportError as problem:
        raise ValueError(f"there is no agent {path}: {problem}") from problem
    function = getattr(found, name, None)
    if not callable(function):
        raise ValueError(f"{module} has no function {name!r}: an agent is named python:module:function")
    chosen: Callable[[State, int], Any] = function
    return chosen


class Agent(Bot):
    """Whoever is asked a question and may answer badly."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults = 0  # decisions that chance made for it

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return made, (self.name,)

    def choose(self, state: State, seat: int, dice: Dice) -> int:
        problem: str | None = None
        for _attempt in range(ATTEMPTS):
            try:
                return read(self.answer(state, seat, problem, dice), state, seat)
            except BadAnswer as bad:
                problem = str(bad)
        self.faults += 1
        log.warning("%s: %s; chance decides for seat %d", self.name, problem, seat)
        return state.random_action(seat, dice)

    def answer(self, state: State, seat: int, problem: str | None, dice: Dice) -> Any:
        """What it would do, as a number or as text; BadAnswer where it says nothing of use."""
        raise NotImplementedError


def read(answer: Any, state: State, seat: int) -> int:
    """The legal action that was meant."""
    if isinstance(answer, str):
        try:
            action: int | None = state.read(answer)
        except UnreadableText:
            action = None
    else:
        action = as_index(answer)
    if action is None or action not in state.actions(seat):
        raise BadAnswer(f"{str(answer)[:80]!r} is none of the legal actions")
    return action


class Function(Agent):
    """A function of this process."""

    def __init__(self, name: str, function: Callable[[State, int], Any]) -> None:
        super().__init__(name)
        self.function = function

    def answer(self, state: State, seat: int, problem: str | None, dice: Dice) -> Any:  # noqa: ARG002 - it is not told
        try:
            return self.function(state.imagine(seat, dice), seat)
        except Exception as error:
            raise BadAnswer(f"{type(error).__name__}: {error}") from error


class Correspondent(Agent):
    """Somebody elsewhere, who is told the text and the legal actions only."""

    def __init__(self, name: str, way: "Program | Address", seconds: float) -> None:
        super().__init__(name)
        self.way = way
        self.seconds = seconds

    def answer(self, state: State, seat: int, problem: str | None, dice: Dice) -> Any:  # noqa: ARG002 - it has its own
        question = {
            "game": state.setup.game.id,
            "seat": seat,
            "seats": state.seats,
            "text": in_full(state, seat),
            "actions": [state.say(action) for action in state.actions(seat)],
            "problem": problem,
        }
        told = self.way.ask(json.dumps(question, ensure_ascii=False), self.seconds)
        try:
            answer = json.loads(told)
        except ValueError:
            raise BadAnswer(f"{told[:80]!r} is no JSON") from None
        if not isinstance(answer, dict) or "action" not in answer:
            raise BadAnswer('an answer looks like {"action": "…"}')
        return answer["action"]


class Program:
    """A program that reads a question from each line and writes its answer as a line. One that ended is begun anew."""

    def __init__(self, command: str) -> None:
        self.words = shlex.split(command)
        if not self.words:
            raise ValueError("command: needs a program, for example command:./agent")
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue()

    def ask(self, question: str, seconds: float) -> str:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(question + "\n")
            process.stdin.flush()
            line = self.lines.get(timeout=seconds)
        except Empty:
            self._end()  # a late answer must not be taken for that to the next question
            raise BadAnswer(f"no answer in {seconds:g} seconds") from None
        except OSError:
            line = ""
        if not line:
            self._end()
            raise BadAnswer("the program has ended")
        return line

    def _running(self) -> "subprocess.Popen[str]":
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    self.words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                )
            except OSError as problem:
                raise BadAnswer(f"{self.words[0]} cannot be run: {problem}") from problem
            self.lines = Queue()
            Thread(target=follow, args=(self.process, self.lines), daemon=True).start()
            weakref.finalize(self, end, self.process)
        return self.process

    def _end(self) -> None:
        if self.process is not None:
            end(self.process)
            self.process = None


def follow(process: "subprocess.Popen[str]", lines: "Queue[str]") -> None:
    """Every line as it comes, and an empty one when there are no more."""
    assert process.stdout is not None
    while line := process.stdout.readline(LONGEST_ANSWER):
        lines.put(line)
    lines.put("")


def end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()


class Address:
    """A server to which questions are posted."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, question: str, seconds: float) -> str:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address, question.encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as response:
                return str(response.read(LONGEST_ANSWER).decode("utf-8", "replace"))
        except (OSError, ValueError) as problem:
            raise BadAnswer(f"{self.address} does not answer: {problem}") from problem
