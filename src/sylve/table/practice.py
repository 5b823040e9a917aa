"""What a practice table is made of: a position of a finished game, from which one plays on with bots."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sylve.engine.setup import Parting


class Practice(NamedTuple):
    """Where the position is from, and all that leads to it. The table goes on alone when the other one is deleted."""

    table: str
    move: int
    seat: int
    version: int
    seed: bytes
    partings: list[Parting]  # of the other table, where that was practice too
    actions: list[tuple[int, int]]

    @staticmethod
    def read(stored: Mapping[str, Any]) -> "Practice":
        partings = [
            Parting(_actions(each["actions"]), each["seat"], bytes.fromhex(each["seed"])) for each in stored["partings"]
        ]
        return Practice(
            *(stored["table"], stored["move"], stored["seat"], stored["version"], bytes.fromhex(stored["seed"])),
            partings=partings,
            actions=_actions(stored["actions"]),
        )

    def stored(self) -> dict[str, Any]:
        partings = [{**parting._asdict(), "seed": parting.seed.hex()} for parting in self.partings]
        return {**self._asdict(), "seed": self.seed.hex(), "partings": partings}

    def parted_by(self, seed: bytes) -> list[Parting]:
        """How the game goes on with a new seed."""
        return [*self.partings, Parting(self.actions, self.seat, seed)]


def _actions(stored: list[list[int]]) -> list[tuple[int, int]]:
    return [(seat, action) for seat, action in stored]
