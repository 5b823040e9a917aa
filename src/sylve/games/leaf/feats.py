"""The feats of Leaf (RULES.md §7.13), section by section: what whoever beats the North Wind may note."""

from collections.abc import Callable
from typing import Final, NamedTuple

from sylve.engine.worlds import as_list
from sylve.games.leaf import pieces
from sylve.games.leaf.pieces import ANIMAL_COUNT, KIND_COUNT, SPECIES_COUNT, TRIO
from sylve.games.leaf.state import WIND, Layout

HUMAN: Final = 0


class Feat(NamedTuple):
    """One feat: where it stands on the sheet, what it is called, and whether the one human seat has done it."""

    section: str
    name: str
    is_done: Callable[[Layout], bool]


def sets_asleep(state: Layout, *sizes: int) -> bool:
    """Whether the Den has sets of at least these sizes, each of another species."""
    asleep = sorted([state.in_den(HUMAN, animal) for animal in range(ANIMAL_COUNT)], reverse=True)
    return all(has >= size for has, size in zip(asleep, sizes, strict=False))


def has_all_animals(state: Layout) -> bool:
    return all(state.in_forest(HUMAN, animal) + state.in_den(HUMAN, animal) > 0 for animal in range(ANIMAL_COUNT))


def acorn_animals(state: Layout) -> int:
    return sum(state.forest[kind] + state.den[kind] for kind in range(KIND_COUNT) if pieces.has_acorn(kind))


def lead(state: Layout) -> int:
    """How many cells the squirrel is ahead of the North Wind's."""
    return state.height(HUMAN) - state.height(WIND)


def suns(state: Layout) -> int:
    return state.suns[HUMAN]


def different_cards(state: Layout) -> int:
    return sum(state.cards(HUMAN, species) > 0 for species in range(SPECIES_COUNT))


def groups(state: Layout) -> list[int]:
    return as_list(state.group_sizes(HUMAN))


FEATS: Final[list[Feat]] = [
    Feat("animals", "den-4-3-2", lambda state: sets_asleep(state, 4, 3, 2)),
    Feat("animals", "den-5", lambda state: sets_asleep(state, 5)),
    Feat("animals", "den-6", lambda state: sets_asleep(state, 6)),
    Feat("animals", "all-animals", has_all_animals),
    Feat("animals", "acorn-animals-6", lambda state: acorn_animals(state) >= 6),
    Feat("animals", "acorn-animals-9", lambda state: acorn_animals(state) >= 9),
    Feat("squirrel", "ahead-3", lambda state: lead(state) >= 3),
    Feat("squirrel", "ahead-5", lambda state: lead(state) >= 5),
    Feat("squirrel", "ahead-7", lambda state: lead(state) >= 7),
    Feat("squirrel", "above-two-acorns", lambda state: bool(state.height(HUMAN) > state.box.tree.above_two_acorns)),
    Feat("squirrel", "summit", lambda state: bool(state.squirrels[HUMAN] == state.box.tree.summit)),
    Feat("leaves", "suns-2", lambda state: suns(state) >= 2),
    Feat("leaves", "suns-5", lambda state: suns(state) >= 5),
    Feat("leaves", "cards-3", lambda state: different_cards(state) >= 3),
    Feat("leaves", "cards-5", lambda state: different_cards(state) >= 5),
    Feat("leaves", "no-pile-empty", lambda state: bool(state.empty_piles() == 0)),
    Feat("leaves", "nothing-left", lambda state: suns(state) == 0 and bool(state.hand_size(HUMAN) == 0)),
    Feat("mushrooms", "adults-5", lambda state: sum(groups(state)) >= 5),
    Feat("mushrooms", "two-trios", lambda state: sum(size >= TRIO for size in groups(state)) >= 2),
    Feat("mushrooms", "adults-7", lambda state: sum(groups(state)) >= 7),
    Feat("mushrooms", "apart-4", lambda state: sum(size == 1 for size in groups(state)) >= 4),
    Feat("mushrooms", "adults-2-at-most", lambda state: sum(groups(state)) <= 2),
]


def noted(state: Layout) -> list[int]:
    """§7.13 The feats that a win notes: of each section the last on the sheet that was done."""
    best: dict[str, int] = {}
    for number, feat in enumerate(FEATS):
        if feat.is_done(state):
            best[feat.section] = number
    return sorted(best.values())


def names(state: Layout) -> tuple[str, ...]:
    """What the noted feats are called."""
    return tuple([FEATS[number].name for number in noted(state)])
