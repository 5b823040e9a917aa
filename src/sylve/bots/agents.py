"""Agents of one's own as bots: a Python function, a program that reads and writes lines, or a server that is asked.

`python:module:function` is called with a world that its seat imagines and the seat, so that it can do all that our bots
do. `command:PROGRAM` and `http://…` are told the table in words and the texts of the legal actions, and nothing else::

    {"game": "leaf", "seat": 0, "seats": 3, "text": "…", "actions": ["card ginkgo", …], "problem": null}

They answer `{"action": "card ginkgo"}`: a line, or the body of the response. Their names may end in `@2s`, the seconds
that an answer may take; a function is waited for. Who does not answer in time, or not with one of the actions, is told
why in `problem` and asked once more; then chance decides, and the log says so.
"""

import json
import logging
import shlex
import subprocess
import urllib.request
import weakref
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from importlib import import_module
from queue import Empty, Queue
from threading import Thread
from time import monotonic
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
MOST_LINES = 1024  # that nobody asked for; then a program is ended

log = logging.getLogger("sylve.agents")


class BadAnswer(Exception):
    """What is wrong with an answer, in words for whoever wrote the agent."""


def made(name: str) -> Bot:
    """The agent of that name; a ValueError says why there is none."""
    if name.startswith(PYTHON):
        return Function(name, function_of(name.removeprefix(PYTHON)))
    what, seconds = limit_of(name)
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
        except (Exception, SystemExit) as error:
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
        except (ValueError, RecursionError):
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
        late = monotonic() + seconds
        process = self._running()
        telling = Thread(target=tell, args=(process, question), daemon=True)
        telling.start()
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            self._end()  # a late answer must not be taken for that to the next question
            raise BadAnswer(f"no answer in {seconds:g} seconds") from None
        if not line:
            self._end()
            raise BadAnswer("the program has ended")
        telling.join(max(0, late - monotonic()))
        if telling.is_alive():
            self._end()
            raise BadAnswer("the program answers without reading its question")
        return line

    def _running(self) -> "subprocess.Popen[str]":
        self._forget_what_nobody_asked()
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    self.words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                    errors="replace",
                )
            except OSError as problem:
                raise BadAnswer(f"{self.words[0]} cannot be run: {problem}") from problem
            self.lines = Queue()
            Thread(target=follow, args=(self.process, self.lines), daemon=True).start()
            weakref.finalize(self, end, self.process)
        return self.process

    def _forget_what_nobody_asked(self) -> None:
        """Lines beyond the answer are no answer to the next question."""
        unasked = [self.lines.get() for _ in range(self.lines.qsize())]
        if "" in unasked:
            self._end()

    def _end(self) -> None:
        if self.process is not None:
            end(self.process)
            self.process = None
            self.lines = Queue()


def tell(process: "subprocess.Popen[str]", question: str) -> None:
    """A program that does not read lets one wait, until it is ended."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.write(question + "\n")
        process.stdin.flush()


def follow(process: "subprocess.Popen[str]", lines: "Queue[str]") -> None:
    """Every line as it comes, and an empty one when there are no more, or too many."""
    assert process.stdout is not None
    while lines.qsize() < MOST_LINES and (line := process.stdout.readline(LONGEST_ANSWER)):
        lines.put(line)
    process.kill()
    lines.put("")


def end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()


class Address:
    """A server to which questions are posted."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, question: str, seconds: float) -> str:
        """The time is that of the whole answer, however slowly its parts come."""
        answers: Queue[str | Exception] = Queue()
        Thread(target=self._post, args=(question, seconds, answers), daemon=True).start()
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            raise BadAnswer(f"no answer in {seconds:g} seconds") from None
        if isinstance(answer, Exception):
            raise BadAnswer(f"{self.address} does not answer: {answer}") from answer
        return answer

    def _post(self, question: str, seconds: float, answers: "Queue[str | Exception]") -> None:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address, question.encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as response:
                answers.put(response.read(LONGEST_ANSWER).decode("utf-8", "replace"))
        except (OSError, ValueError, HTTPException) as problem:
            answers.put(problem)
