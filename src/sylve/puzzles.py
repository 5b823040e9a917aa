"""Puzzles: positions of real games in which one action stands out, and somebody new to the game would miss it.

A puzzle is a file beside its game, `games/<id>/puzzles/<deal>-<moves>.json`: the deal, the moves up to the question,
the answer, what somebody new would do instead, and the proof: what the search saw. So its name says which position it
is, and stays whatever others come and go. `sylve puzzles GAME` finds them; a hint and what one takes home are written
by hand, in `puzzles/<language>.ftl`.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import sylve
from sylve.bots import Budget, weigh
from sylve.bots.reasons import reasons
from sylve.bots.search import Line, Search
from sylve.engine import chance
from sylve.engine.chance import Dice
from sylve.engine.game import Game
from sylve.engine.state import State

GAMES = Path(__file__).parent / "games"
MARGIN = 0.08  # of the chance to win, by which the answer is better than any other action
SURE = 3.0  # standard errors by which it is
RIVALS = 4  # actions that the answer is compared with: the next best
WORLDS = 160  # in which each of them is tried beside the answer
EARLIEST = 4  # moves that are made before something is asked
WIDEST = 0.92  # chances to win between which a game is still open


class Compared(NamedTuple):
    """Another action beside the answer: how much more the answer promises in the same imagined worlds."""

    action: int
    chance: float
    error: float  # of the chance, its standard error
    points: float


class Puzzle:
    """A position, the question « find the best move », and its answer."""

    def __init__(self, game: str, name: str, written: dict[str, Any]) -> None:
        self.game = sylve.game(game)
        self.name = name
        self.written = written
        self.seat: int = written["seat"]
        self.answer = self.game.read(written["answer"])
        self.instead = self.game.read(written["instead"])

    def position(self) -> State:
        """The game up to the question; every move is checked by the rules."""
        seed = chance.seed_of(int(self.written["deal"]).to_bytes(32), [])
        state = self.game.start(self.written["seats"], seed, **self.written["options"])
        for line in self.written["moves"]:
            seat, _, action = line.partition(" ")
            state.play(int(seat), self.game.read(action))
        return state

    def rivals(self) -> list[int]:
        return [self.game.read(rival["action"]) for rival in self.written["proof"]["rivals"]]


@cache
def of_game(game: str) -> Sequence[Puzzle]:
    """The puzzles of a game, the earlier in the game the earlier."""
    files = (GAMES / game / "puzzles").glob("*.json")
    found = [Puzzle(game, path.stem, json.loads(path.read_text(encoding="utf-8"))) for path in files]
    return sorted(found, key=lambda puzzle: (len(puzzle.written["moves"]), puzzle.name))


def named(game: str, name: str) -> Puzzle | None:
    return next((puzzle for puzzle in of_game(game) if puzzle.name == name), None)


def name_of(puzzle: dict[str, Any]) -> str:
    return f"{puzzle['deal']}-{len(puzzle['moves'])}"


def beside(state: State, seat: int, answer: int, rivals: Sequence[int], dice: Dice, worlds: int) -> list[Compared]:
    """Try the answer and each rival in the same worlds."""
    search = Search(state, seat, dice)
    gained: list[list[tuple[float, float]]] = [[] for _ in rivals]
    for _ in range(worlds):
        search.lines = [Line(action, 0) for action in (answer, *rivals)]
        search.try_out(len(search.lines), 1, float("inf"))
        best, *others = search.lines
        for found, line in zip(gained, others, strict=True):
            found.append((best.wins - line.wins, best.points - line.points))
    compared = []
    for rival, found in zip(rivals, gained, strict=True):
        chances, points = zip(*found, strict=True)
        compared.append(Compared(rival, fmean(chances), stdev(chances) / sqrt(worlds), fmean(points)))
    return compared


def find(game: Game, seats: int, deals: Iterator[int], tries: int, **options: Any) -> Iterator[dict[str, Any]]:
    """Let strong bots play deal after deal, and look at every decision."""
    for deal in deals:
        state = game.start(seats, chance.seed_of(deal.to_bytes(32), []), **options)
        for found in in_deal(state, deal, tries):
            yield found | {"options": options}


def in_deal(state: State, deal: int, tries: int) -> Iterator[dict[str, Any]]:
    """Those of one game, each answer once."""
    dice, answers = Dice(deal), set[str]()
    while not state.over:
        seat = state.to_act()[0]
        weighed = weigh(state, seat, dice, Budget(tries=tries)) if len(state.actions(seat)) > 1 else []
        options = [(each.action, each.chance) for each in weighed if each.chance is not None]
        if len(options) > 1 and len(state.history()) >= EARLIEST and stands_out(state, seat, options):
            answer, *rivals = [action for action, _ in options[: RIVALS + 1]]
            found = proven(state, seat, answer, rivals, deal) if state.say(answer) not in answers else None
            if found is not None:
                answers.add(found["answer"])
                yield found
        state.play(seat, weighed[0].action if weighed else state.actions(seat)[0])


def stands_out(state: State, seat: int, options: list[tuple[int, float]]) -> bool:
    """Whether the first action is far better than the next, in an open game, and looks it to nobody new."""
    (answer, most), *others = options
    if most - max(chance for _, chance in others) < MARGIN or not 1 - WIDEST < most < WIDEST:
        return False
    return answer not in at_first_sight(state, seat)


def at_first_sight(state: State, seat: int) -> list[int]:
    """What looks best to somebody new to the game, whatever is hidden."""
    judgement, world = state.setup.game.bot, state.imagine(seat, Dice(1))
    worth = {action: judgement.newcomer_value(world, seat, action) for action in judgement.sensible(world, seat)}
    return [int(action) for action, value in worth.items() if value == max(worth.values())]


def proven(state: State, seat: int, answer: int, rivals: list[int], deal: int) -> dict[str, Any] | None:
    """The puzzle as it is written, if in fresh worlds the answer beats all rivals, for a reason that can be told."""
    say = state.say
    compared = beside(state, seat, answer, rivals, Dice(deal + 1), WORLDS)
    if any(each.chance < MARGIN or each.chance < SURE * each.error or each.points <= 0 for each in compared):
        return None
    sight = at_first_sight(state, seat)
    tempting = [each for each in compared if each.action in sight] or compared
    instead = min(tempting, key=lambda each: each.chance).action
    why = reasons(state, seat, answer, instead, Dice(deal + 2))
    if sum(abs(each.amount) if each.good else -abs(each.amount) for each in why) <= 0:
        return None
    return {
        "deal": deal,
        "seats": int(state.seats),
        "options": {},
        "seat": seat,
        "moves": [f"{mover} {say(action)}" for mover, action in state.history()],
        "answer": say(answer),
        "instead": say(instead),
        "newcomer": [say(action) for action in sight],
        "why": [each._asdict() | {"amount": round(each.amount, 2)} for each in why],
        "proof": {
            "rules": state.setup.game.version,
            "worlds": WORLDS,
            "rivals": [
                {
                    "action": say(each.action),
                    "chance": round(each.chance, 3),
                    "error": round(each.error, 3),
                    "points": round(each.points, 2),
                }
                for each in compared
            ],
        },
    }


def clearness(puzzle: dict[str, Any]) -> float:
    """By how much the answer is better than the next best."""
    return min(float(rival["chance"]) for rival in puzzle["proof"]["rivals"])


def verb(action: str) -> str:
    """What kind of decision it is."""
    return action.partition(" ")[0]


def varied(found: Sequence[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """The clearest, then again and again the clearest of those that are least like what is taken already."""
    taken: list[dict[str, Any]] = []
    left = list(found)
    while left and len(taken) < count:
        best = min(left, key=lambda each: (sum(likeness(each, other) for other in taken), -clearness(each)))
        left.remove(best)
        taken.append(best)
    return taken


def likeness(one: dict[str, Any], other: dict[str, Any]) -> int:
    """How much alike two puzzles are: the kind of decision, the answer, and what speaks for it before all."""
    return sum(
        (
            verb(one["answer"]) == verb(other["answer"]),
            one["answer"] == other["answer"],
            reason_of(one) == reason_of(other),
        )
    )


def reason_of(puzzle: dict[str, Any]) -> tuple[str, bool]:
    """The weightiest reason: which line or event, and whether it is one's own."""
    first = puzzle["why"][0]
    return first["name"], first["seat"] == puzzle["seat"]


def write(game: str, puzzle: dict[str, Any]) -> Path:
    """Under its own name."""
    folder = GAMES / game / "puzzles"
    folder.mkdir(exist_ok=True)
    path = folder / f"{name_of(puzzle)}.json"
    path.write_text(json.dumps(puzzle, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path
