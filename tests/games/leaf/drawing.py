"""Leaves as points and polygons, known to no lattice.

Points are exact: x counts halves of √3, y counts halves. A hexagon of side 1 has its corners at (±1, ±1) and (0, ±2).
"""

Point = tuple[int, int]
# The corners of a hexagon at 30, 90, … degrees, y down.
CORNERS: list[Point] = [(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)]
NAMED_TIPS = {
    "sweetgum": [0, 1, 2, 3, 4, 5], "ginkgo": [0, 2, 4], "silver-maple": [0, 1, 2, 3, 4, 5],
    "sassafras": [0, 2, 3, 4], "tulip": [0, 1, 2, 4, 5], "trident-maple": [0, 2, 3, 4],
}  # fmt: skip


def centre(q: int, r: int) -> Point:
    return 2 * q + r, 3 * r


def overlap(a: Point, b: Point) -> bool:
    """Two hexagons of the same bearing cover common ground when their centres are less than two apothems apart."""
    return 3 * (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < 12


def on_lattice(point: Point) -> bool:
    return point[1] % 3 == 0 and (point[0] - point[1] // 3) % 2 == 0


def tip_points(species: str, turn: int, middle: Point) -> set[Point]:
    corners = [CORNERS[(tip + turn) % 6] for tip in NAMED_TIPS[species]]
    return {(middle[0] + x, middle[1] + y) for x, y in corners}
