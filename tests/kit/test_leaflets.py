"""The rules on one page: every amount drawn there is the rules' own."""

import re
from pathlib import Path

from games.ecosysteme.positions import scored
from sylve.games.canopee import pieces as canopee
from sylve.games.canopee import scoring as canopee_scoring
from sylve.games.canyon import pieces as canyon
from sylve.games.ecosysteme import pieces as ecosysteme
from sylve.games.leaf import pieces as leaf
from sylve.games.leaf.pieces import ANIMAL_ACORNS, MUSHROOM_ACORNS, group_acorns
from sylve.games.toutlahaut import pieces as toutlahaut

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def drawn(game: str) -> str:
    return (GAMES / game / "Leaflet.svelte").read_text(encoding="utf-8")


def amounts(game: str) -> list[list[int]]:
    """The tables of the leaflet, in their order."""
    return [[int(points) for points in row.split(",")] for row in re.findall(r"points=\{\[([-\d, ]+)\]\}", drawn(game))]


def test_canopee() -> None:
    ferns = [int(canopee_scoring.fern_points(count)) for count in range(1, 6)]
    bromeliads = [int(canopee_scoring.bromeliad_points(count)) for count in range(1, 4)]
    monsteras = [int(canopee_scoring.monstera_points(count)) for count in range(1, 4)]
    assert amounts("canopee") == [list(canopee.TALLEST_POINTS), ferns, bromeliads, monsteras]
    assert f"<b>{canopee.PAIR_POINTS}</b>" in drawn("canopee")


def test_canyon() -> None:
    assert amounts("canyon") == [list(canyon.BONUS)]
    assert f"FIELDS = {list(canyon.COUNTER)}" in drawn("canyon")


def test_ecosysteme() -> None:
    assert amounts("ecosysteme") == [
        list(ecosysteme.MEADOW_POINTS)[1:],
        list(ecosysteme.STREAM_PRIZES),
        list(ecosysteme.WOLF_PRIZES),
        list(ecosysteme.BIODIVERSITY_POINTS)[2:7],
    ]
    examples = re.findall(r'\[\[((?:"\w+"(?:, )?)+)\], "([\d +]+)"\]', drawn("ecosysteme"))
    assert len(examples) == 9
    kinds = ["bee", "bear", "trout", "fox", "fox", "eagle", "dragonfly", "deer", "rabbit"]
    for kind, (cards, told) in zip(kinds, examples, strict=True):
        assert scored(kind, " ".join(re.findall(r"\w+", cards))) == sum(map(int, told.split("+"))), kind


def test_leaf() -> None:
    groups = [[int(group_acorns(row, size)) for size in range(1, 5)] for row in (MUSHROOM_ACORNS, ANIMAL_ACORNS)]
    assert amounts("leaf") == [*groups, [leaf.HIGHEST_ACORNS, leaf.SECOND_ACORNS]]


def test_toutlahaut() -> None:
    assert amounts("toutlahaut") == [[int(toutlahaut.rounds(seats, False)) for seats in range(2, 6)]]
    assert list(toutlahaut.OBJECTIVE_POINTS) == [0, 5, 5, 5, 5, 7]
    assert 'name === "small-cabin" ? 7 : 5' in drawn("toutlahaut")
