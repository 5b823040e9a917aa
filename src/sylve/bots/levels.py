"""The ladder of the forest, the same in every game: from a seedling that knows little to an old oak that thinks."""

from typing import NamedTuple


class Level(NamedTuple):
    """What a level sees, and how sure it is of that."""

    newcomer: bool = False  # sees what somebody new to the game sees
    doubt: int = 0  # per cent of the game's `doubt`, by which it misjudges each action at most
    overlooks: int = 0  # per cent of the actions do not come to its mind
    thinks: bool = False  # tries out; else it goes by first sight


LEVELS = {
    "seedling": Level(newcomer=True, doubt=400, overlooks=85),
    "sapling": Level(newcomer=True, doubt=200),
    "pine": Level(doubt=100),
    "beech": Level(),
    "oak": Level(thinks=True),
}
