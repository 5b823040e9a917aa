"""What is played: which bots meet, on which deals, in which seats. Games are numbered deal by deal.

On every deal each pair meets in all its seatings: one bot sits alone, in each seat in turn, and the other on all the
rest; with more than two seats they then change places. The first n deals are the same however many are played.
"""

import hashlib
from functools import cached_property
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import sylve
from sylve import native
from sylve.bots import AGENTS, POLICY, SEARCH
from sylve.engine.box import digest
from sylve.engine.game import Game

FEWEST_SEATS = 2  # a bot needs a rival


def hashed(*parts: object) -> int:
    """A seed of 56 bits, as good as independent for different parts."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:7], "big")


def rules_digest(bots: tuple[str, ...]) -> str:
    """Names the rules and bots of this machine: other sources or policies may play other games."""
    digest = hashlib.sha256()
    for path in native.sources():
        digest.update(f"{path.relative_to(native.PACKAGE)}\0".encode() + path.read_bytes())
    for file in [Path(bot.removeprefix(POLICY)) for bot in bots if bot.startswith(POLICY)]:
        digest.update(file.read_bytes() if file.is_file() else b"")
    return digest.hexdigest()[:16]


def is_timed(bot: str) -> bool:
    """Whether a bot may play otherwise the next time: by the clock (`search:0.5s`), or as an agent of its own."""
    return bot.startswith(AGENTS) or (bot.startswith(SEARCH) and bot.endswith("s"))


class Seating(NamedTuple):
    """One bot alone on a seat, the other on all the rest."""

    alone: str
    rest: str
    seat: int

    def seated(self, seats: int) -> list[str]:
        return [self.alone if seat == self.seat else self.rest for seat in range(seats)]


class Fixture(NamedTuple):
    """One game to be played: its deal by number and by seed, and who sits where."""

    number: int
    deal: int
    seed: int
    seating: Seating


class Plan(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything that a game's result depends on, besides its number."""

    game: str
    version: int
    options: dict[str, Any]
    values: str
    rules: str
    seats: int
    bots: tuple[str, ...]
    ladder: bool
    seed: int

    @classmethod
    def of(
        cls, game: Game, options: dict[str, Any], seats: int, bots: tuple[str, ...], ladder: bool, seed: int
    ) -> "Plan":
        """The plan for the rules as they are here and now. Raises what the game says of bad seats and options."""
        state = game.start(seats, seed, **options)
        return cls(
            game=game.id,
            version=game.version,
            options=dict(state.setup.options),
            values=digest(state.setup.values),
            rules=rules_digest(bots),
            seats=seats,
            bots=bots,
            ladder=ladder,
            seed=seed,
        )

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom: neighbours on the ladder, or everybody."""
        return list(pairwise(self.bots)) if self.ladder else list(combinations(self.bots, 2))

    @cached_property
    def seatings(self) -> list[Seating]:
        """All that is played on one deal."""
        return [
            Seating(alone, rest, seat)
            for one, other in self.pairs
            for alone, rest in [(one, other), (other, one)][: 1 if self.seats == FEWEST_SEATS else 2]
            for seat in range(self.seats)
        ]

    @property
    def games_of_a_pair(self) -> int:
        """How many games a pair plays on one deal."""
        return len(self.seatings) // len(self.pairs)

    @property
    def reproducible(self) -> bool:
        return not any(map(is_timed, self.bots))

    def fixture(self, number: int) -> Fixture:
        deal, place = divmod(number, len(self.seatings))
        return Fixture(number, deal, hashed("deal", self.seed, deal), self.seatings[place])

    def total(self, deals: int) -> int:
        return deals * len(self.seatings)

    def name(self) -> str:
        """A folder's name that no other plan has."""
        return f"{self.game}-{hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]}"


def game_of(plan: Plan) -> Game:
    return sylve.game(plan.game)
