"""A second reckoning of threats, trees, plants, weather and season cards, written without the game's code."""

from collections import Counter
from random import Random

import sylve
from games.canopee.positions import bare, end_season, give, kind, plant
from sylve.games.canopee import pieces

ENDS = 10_000 if sylve.build == "native" else 2_000
FLORA = ("fern", "bromeliad", "monstera", "mushroom", "vines", "orchid", "pitcher")
PILED = ("fern", "bromeliad", "monstera", "rain", "sun", "fire", "disease", "blight", "vines", "orchid", "mushroom")
ANIMALS = ("boa-active", "boa-breeding", "frog-active", "sloth-breeding", "toucan-active", "kinkajou-breeding")


class Forest:
    def __init__(self, chooser: Random, animals: list[str]) -> None:
        self.cards = Counter({name: chooser.choice((0, 0, 1, 1, 2, 3, 4)) for name in PILED})
        self.cards += Counter(animals)
        self.trees = [self.tree(chooser) for _ in range(chooser.randrange(6))]

    def tree(self, chooser: Random) -> dict:
        trunks = [chooser.randrange(3) for _ in range(chooser.randrange(1, 5))]
        canopy = chooser.choice((None, 0, 1, 2))
        old = canopy is not None and chooser.random() < 0.3
        return {"trunks": trunks, "canopy": canopy, "old": old, "prize": old and chooser.random() < 0.5}


def due(forests: list[Forest], first: int, sign: str) -> list[tuple[int, str]]:
    """Who must give up what, in order."""
    everybody = [(first + turn) % len(forests) for turn in range(len(forests))]
    losses = []
    for seat in everybody:
        for threat, what, harsh in (("fire", "plant", "embers"), ("disease", "animal", "fevers")):
            count = forests[seat].cards[threat]
            if count > 2:
                losses += [(other, what) for other in everybody]
            elif count == 2:
                losses += [(seat, what)] * 2
            elif count == 1 and sign == harsh:
                losses.append((seat, what))
        losses += [(seat, "blight")] * forests[seat].cards["blight"]
    return losses


def allowed(forest: Forest, what: str) -> set[str]:
    if what == "animal":
        return {name for name in ANIMALS if forest.cards[name]}
    here = {name for name in FLORA if forest.cards[name]}
    if what == "plant" or not here:
        return here
    most = max(forest.cards[name] for name in here)
    return {name for name in here if forest.cards[name] == most}


def reckon(forests: list[Forest], season: int, sign: str) -> list[dict[str, int]]:
    sheets = []
    best = [
        max([len(t["trunks"]) for t in f.trees if t["canopy"] is not None and not t["prize"]], default=0)
        for f in forests
    ]
    for forest, height in zip(forests, best, strict=True):
        new = [tree for tree in forest.trees if tree["canopy"] is not None and not tree["old"]]
        whole = sum(tree["canopy"] is not None for tree in forest.trees)
        cards = forest.cards
        plants = 2 * cards["fern"] if cards["fern"] % 2 else 0
        plants += {0: 0, 1: 2, 2: 7}.get(cards["bromeliad"], -3)
        plants += 8 if cards["monstera"] >= 3 else 0
        plants += cards["vines"] * whole
        plants += 4 * cards["orchid"] if abs(cards["rain"] - cards["sun"]) <= 1 else 0
        extra = 0
        if sign == "rains":
            extra = max(cards["rain"] - cards["sun"], 0)
        elif sign == "sunshine":
            extra = max(cards["sun"] - cards["rain"], 0)
        elif sign == "blooms":
            extra = 3 if cards["fern"] and cards["bromeliad"] and cards["monstera"] else 0
        elif sign == "giants":
            extra = 3 * sum(len(tree["trunks"]) > 2 for tree in new)
        elif sign == "groves":
            extra = len(new)
        sheets.append(
            {
                "trees": sum(sum(t["trunks"]) + t["canopy"] * len(t["trunks"]) for t in new),
                "tallest": (3, 4, 5)[season] if height and height == max(best) else 0,
                "plants": plants,
                "weather": 5 * min(cards["rain"], cards["sun"]),
                "season": extra,
            }
        )
    return sheets


BARE = {seats: bare(seats, cards="base", sign="rains") for seats in (2, 3, 4)}
SIGNS = [name for name in pieces.SIGNS if name not in ("prestige", "sowing", "migrations", "arid")]


def one_end(number: int) -> None:
    chooser = Random(number)
    seats = chooser.choice((2, 2, 3, 4))
    shuffled = chooser.sample(ANIMALS, len(ANIMALS))
    forests = [Forest(chooser, shuffled[seat::seats][: chooser.randrange(4)]) for seat in range(seats)]
    season, sign, first = chooser.randrange(2), chooser.choice(SIGNS), chooser.randrange(seats)
    state = BARE[seats].copy()
    state.season, state.sign = season, pieces.SIGNS.index(sign)
    for seat, forest in enumerate(forests):
        give(state, seat, " ".join(forest.cards.elements()))
        for tree in forest.trees:
            canopy = "" if tree["canopy"] is None else f"/{tree['canopy']}"
            plant(state, seat, "+".join(map(str, tree["trunks"])) + canopy, scored=tree["old"], awarded=tree["prize"])
    end_season(state, taker=first, step=3)
    for seat, what in due(forests, first, sign):
        options = allowed(forests[seat], what)
        if not options:
            continue
        assert state.to_act() == (seat,)
        assert {state.say(action) for action in state.actions(seat)} == {f"discard {name}" for name in options}
        lost = chooser.choice(sorted(options))
        state.play(seat, state.read(f"discard {lost}"))
        forests[seat].cards[lost] -= 1
    sheets, breakdown = reckon(forests, season, sign), state.outcome().breakdown
    for name in ("trees", "tallest", "plants", "weather", "season"):
        assert breakdown[name] == [sheet[name] for sheet in sheets], (number, name)
    for seat, forest in enumerate(forests):
        for name in ANIMALS:
            assert state.count(seat, kind(name)) == forest.cards[name]


def test_both_reckonings_agree_on_random_season_ends() -> None:
    for number in range(ENDS):
        one_end(number)
