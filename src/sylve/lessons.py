"""Lessons: a real game with a chosen deal, which somebody who has never seen the box plays step by step.

A lesson is a file beside its game, `games/<id>/lessons/<name>.toml`, with its sentences in `lessons/<language>.ftl`.
It is one line of moves from the deal on. Some of them are expected of the learner, one to a step; all others are
prepared, and the lesson plays them. docs/write-a-lesson.md says how to write one.
"""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple

import sylve
from sylve.engine import chance
from sylve.engine.refusals import UnreadableText
from sylve.engine.state import State

GAMES = Path(__file__).parent / "games"
NAME = re.compile(r"[a-z][a-z0-9-]*")
Kind = Literal["first", "more"]
KINDS: tuple[Kind, ...] = ("first", "more")
MOST_STEPS = 10  # whoever learns wants to play


class BadLesson(ValueError):
    """A lesson that cannot be played as it is written."""


class Move(NamedTuple):
    seat: int
    action: int


class Wrong(NamedTuple):
    """What is said of an action that was not the one: the fields it is known by, and the message that says why."""

    act: Mapping[str, object]
    why: str


class Thread(NamedTuple):
    """A dotted line from a cause to its effect, in the colour of the cause (a token of the page)."""

    start: str
    end: str
    ink: str


class Step(NamedTuple):
    """One bubble. It stands while `at` moves have been made, and waits for an action, or for « Continue »."""

    name: str
    at: int
    action: int | None
    lit: tuple[str, ...]
    targets: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    thread: Thread | None
    rule: str  # the section of the rules that it is an example of, if any


class Line(NamedTuple):
    """One line of the score at the end: the rule that gives the points, and where on the table they lie."""

    rule: str
    lit: tuple[str, ...]


class Lesson:
    def __init__(self, game: str, name: str, written: Mapping[str, Any]) -> None:
        self.game = sylve.game(game)
        self.name = name
        _check_keys(written, HEAD, "the lesson")
        self.kind: Kind = written["kind"]
        if self.kind not in KINDS:
            raise BadLesson(f"kind is one of {', '.join(KINDS)}")
        self.order: int = written.get("order", 0)  # on its plank
        self.minutes: int = written["minutes"]
        self.thing: str = written.get("thing", "")  # of the game's glossary: what it shows on the shelf
        self.options: dict[str, Any] = dict(written.get("options", {}))
        self.seat: int = written.get("seat", 0)  # the learner's
        self.bots: list[str] = list(written["bots"])  # who sits on the others
        self.seats = len(self.bots) + 1
        self.secret = int(written["deal"]).to_bytes(32)
        self.moves: list[Move] = []
        self.ahead: list[int] = []  # by how many moves were made: to where the lesson plays on; there itself where not
        self.steps: list[Step] = []
        self._prepare(written.get("opening", ""), at_once=True)
        self.opening = len(self.moves)
        for step in written["step"]:
            self._add(step)
        self.ahead.append(len(self.moves))
        self.lines = [Line(line["rule"], tuple(line.get("lit", ()))) for line in written.get("line", ())]
        if not 0 < len(self.steps) <= MOST_STEPS:
            raise BadLesson(f"a lesson has 1 to {MOST_STEPS} steps, not {len(self.steps)}")

    def _add(self, written: Mapping[str, Any]) -> None:
        _check_keys(written, STEP, f"step {written.get('name')}")
        name = written["name"]
        if not NAME.fullmatch(name) or name in [step.name for step in self.steps]:
            raise BadLesson(f"{name!r} is no name for a step, or the name of another")
        action = None if "play" not in written else self._read(written["play"])
        lit = tuple(written.get("lit", ()))
        targets = tuple(written.get("target", ()))
        wrong = tuple(Wrong(each["act"], each["why"]) for each in written.get("wrong", ()))
        thread = written.get("thread")
        at = len(self.moves)
        line = thread and Thread(**thread)
        self.steps.append(Step(name, at, action, lit, targets, wrong, line, written.get("rule", "")))
        if action is not None:
            self.moves.append(Move(self.seat, action))
            self.ahead.append(at)
        self._prepare("\n".join(written.get("then", ())), at_once=False)
        self._prepare(written.get("leap", ""), at_once=True)

    def _prepare(self, text: str, at_once: bool) -> None:
        """Moves that the lesson plays: one after the other for all to see, or all at once."""
        lines = [line for line in text.splitlines() if line.strip()]
        end = len(self.moves) + len(lines)
        for line in lines:
            seat, _, action = line.strip().partition(" ")
            self.moves.append(Move(int(seat), self._read(action)))
            self.ahead.append(end if at_once else len(self.moves))

    def _read(self, text: str) -> int:
        try:
            return self.game.read(text)
        except UnreadableText as unreadable:
            raise BadLesson(str(unreadable)) from None

    @cached_property
    def script(self) -> str:
        """Tells this lesson from the same one with other moves, at a table that was left long ago."""
        told = repr((self.options, self.bots, self.secret, self.moves, [step.at for step in self.steps]))
        return hashlib.sha256(told.encode()).hexdigest()[:12]

    def dealt(self) -> State:
        seed = chance.seed_of(self.secret, [])
        return self.game.start(self.seats, seed, listen=True, **self.options)

    def played(self, moves: int) -> State:
        """The game after so many of its moves. A BadLesson says which of them is not allowed."""
        state = self.dealt()
        for number, (seat, action) in enumerate(self.moves[:moves]):
            refusal = state.why_not(seat, action)
            if refusal is not None:
                told = f"{self.game.id}/{self.name}: move {number}, {seat} {self.game.say(action)}"
                raise BadLesson(f"{told}: {refusal.code} ({state.to_act()} to act)")
            state.play(seat, action)
        return state

    def begins(self, step: str) -> int | None:
        """After how many moves the step of that name stands, for none the first one; None if there is no such step."""
        if not step:
            return self.opening
        return next((each.at for each in self.steps if each.name == step), None)

    def expected(self, moves: int) -> int | None:
        """The action that the learner is asked for after so many moves, if any."""
        return next((step.action for step in self.steps if step.at == moves and step.action is not None), None)

    def messages(self) -> list[str]:
        """The ids of all its sentences, those that a step may leave out excepted."""
        own = f"lesson-{self.name}"
        found = [own, f"{own}-about", f"{own}-end", f"{own}-end-text"]
        for step in self.steps:
            found += [f"{own}-{step.name}", f"{own}-{step.name}-text"]
            found += [f"{own}-{wrong.why}" for wrong in step.wrong]
            if step.action is not None:
                found += [f"{own}-{step.name}-ask", f"{own}-{step.name}-wrong"]
        return found + [f"{own}-line-{line.rule}" for line in self.lines]


HEAD = {"kind", "order", "minutes", "thing", "options", "seat", "bots", "deal", "opening", "step", "line"}
STEP = {"name", "rule", "play", "lit", "target", "wrong", "thread", "then", "leap"}


def _check_keys(written: Mapping[str, Any], known: set[str], where: str) -> None:
    unknown = written.keys() - known
    if unknown:
        raise BadLesson(f"{where} has no {', '.join(sorted(unknown))}")


@cache
def of_game(game: str) -> Sequence[Lesson]:
    """The lessons of a game, its first one first."""
    files = sorted((GAMES / game / "lessons").glob("*.toml"))
    found = [Lesson(game, path.stem, tomllib.loads(path.read_text(encoding="utf-8"))) for path in files]
    return sorted(found, key=lambda lesson: (KINDS.index(lesson.kind), lesson.order, lesson.name))


def named(game: str, name: str) -> Lesson | None:
    return next((lesson for lesson in of_game(game) if lesson.name == name), None)


def sentences(game: str, language: str) -> Path:
    """The file with the words of a game's lessons."""
    return GAMES / game / "lessons" / f"{language}.ftl"
