"""The ladder of the forest, the same in every game: from a seedling that hardly looks to an old oak that thinks."""

from typing import NamedTuple


class Level(NamedTuple):
    slips: int  # per cent of its decisions are made without looking
    thinks: bool  # else it goes by first sight


LEVELS = {
    "seedling": Level(85, False),
    "sapling": Level(45, False),
    "pine": Level(18, False),
    "beech": Level(0, False),
    "oak": Level(0, True),
}
