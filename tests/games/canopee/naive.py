"""A second, naive season's end: all six steps on plain dictionaries, written without the game's code.

It is a generator. Where somebody must choose, it yields the seat and the choices as texts, and is sent the choice.
Where chance decides, it yields nobody and what may come, and is sent what came.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any

Ask = Generator[tuple[int | None, Any], Any, None]

FLORA = ("fern", "bromeliad", "monstera", "mushroom", "vines", "orchid", "pitcher")
WASTE = (*FLORA, "seed", "rain", "sun", "fire", "disease", "blight")
# What an animal is worth: active, breeding alone, breeding beside its mate.
ANIMALS = {
    "boa": (1, 1, 6), "frog": (2, 2, 5), "ant": (1, 1, 6), "kinkajou": (2, 2, 5), "sloth": (2, 2, 5),
    "toucan": (1, 1, 6), "spider": (1, 1, 6), "hoatzin": (2, 2, 5), "howler": (1, 1, 6), "jaguar": (-2, 2, 7),
    "marmoset": (0, 2, 5), "butterfly": (1, 1, 5), "tamarin": (1, 1, 6),
}  # fmt: skip
CARDS = [f"{name}-{role}" for name in ANIMALS for role in ("active", "breeding")]


class Forest:
    def __init__(self) -> None:
        self.cards: Counter[str] = Counter()
        self.trees: list[dict[str, Any] | None] = []  # a place that is free again holds None
        self.stash: list[str] = []  # under the hoatzin
        self.under: list[str | None] = []  # under each pitcher plant
        self.came: set[str] = set()  # animals of this season
        self.rows: Counter[str] = Counter()

    def owned(self, names: Any) -> list[str]:
        return [name for name in names if self.cards[name]]

    def complete(self) -> list[dict[str, Any]]:
        return [tree for tree in self.trees if tree and tree["canopy"] is not None]

    def open_places(self) -> list[int]:
        return [at for at, tree in enumerate(self.trees) if tree and tree["canopy"] is None]

    def places_with(self, part: str) -> list[int]:
        """Where a trunk or canopy of that value can be taken from."""
        value, loose = int(part[-1]), [(at, tree) for at, tree in enumerate(self.trees) if tree and not tree["old"]]
        if part.startswith("trunk"):
            return [at for at, tree in loose if value in tree["trunks"]]
        return [at for at, tree in loose if tree["canopy"] == value]

    def can_lose(self) -> list[str]:
        parts = [f"{part}{value}" for part in ("trunk", "canopy") for value in range(3)]
        return [part for part in parts if self.places_with(part)] + self.owned((*WASTE, *CARDS))


class SeasonEnd:
    def __init__(self, forests: list[Forest], first: int, season: int, sign: str, sprouts: list[str]) -> None:
        self.forests = forests
        self.order = [(first + turn) % len(forests) for turn in range(len(forests))]
        self.season, self.sign, self.sprouts = season, sign, sprouts
        self.taken_from: dict[str, int] = {}

    def play(self) -> Ask:
        for step in (self.wildlife, self.seeds, self.threats, self.trees, self.plants, self.regeneration):
            yield from step()

    # Cards come and go.

    def add(self, seat: int, card: str) -> Ask:
        forest = self.forests[seat]
        if card.startswith("trunk"):
            (choice,) = [(yield seat, ["sprout", *(f"grow {at + 1}" for at in forest.open_places())])]
            if choice == "sprout":
                at = forest.trees.index(None) if None in forest.trees else len(forest.trees)
                forest.trees[at : at + 1] = [{"trunks": [], "canopy": None, "old": False, "prize": False}]
            else:
                at = int(choice.split()[1]) - 1
            forest.trees[at]["trunks"].append(int(card[-1]))
        elif card.startswith("canopy"):
            if forest.open_places():
                choice = yield seat, [f"crown {at + 1}" for at in forest.open_places()]
                forest.trees[int(choice.split()[1]) - 1]["canopy"] = int(card[-1])
        elif card == "drought":
            for _ in range(2 if self.sign == "arid" else 1):
                yield from self.discard(seat, forest.can_lose())
        elif card == "lightning":
            yield from self.lightning(seat)
        else:
            forest.cards[card] += 1
            if card == "pitcher":
                forest.under.append(None)
            if card in CARDS:
                forest.came.add(card)

    def lightning(self, seat: int) -> Ask:
        effect = yield seat, ["strike draw", "strike discard"]
        rivals = [rival for rival in range(len(self.forests)) if rival != seat]
        rival = rivals[0]
        if len(rivals) > 1:
            rival = int((yield seat, [f"target {other + 1}" for other in rivals]).split()[1]) - 1
        if effect == "strike discard":  # the deck is empty: nothing to draw
            for who in (seat, seat, rival, rival):
                yield from self.discard(who, self.forests[who].can_lose())

    def discard(self, seat: int, names: list[str]) -> Ask:
        if names:
            choice = yield seat, [f"discard {name}" for name in names]
            yield from self.lose(seat, choice.split()[1])

    def lose(self, seat: int, card: str) -> Ask:
        forest = self.forests[seat]
        if card.startswith(("trunk", "canopy")):
            choice = yield seat, [f"fell {at + 1}" for at in forest.places_with(card)]
            self.fell(forest, int(choice.split()[1]) - 1, card)
            return
        forest.cards[card] -= 1
        if card == "pitcher":
            freed = forest.under.pop(forest.under.index(None) if None in forest.under else 0)
            if freed:
                yield from self.add(seat, freed)
        if card == "hoatzin-active":
            yield from self.unveil(seat)

    def fell(self, forest: Forest, at: int, part: str) -> None:
        tree = forest.trees[at]
        assert tree is not None
        if part.startswith("canopy"):
            tree["canopy"] = None
        else:
            tree["trunks"].remove(int(part[-1]))
        if not tree["trunks"]:
            forest.trees[at] = None

    def unveil(self, seat: int) -> Ask:
        shown, self.forests[seat].stash = self.forests[seat].stash, []
        yield from self.add_all(seat, shown)

    def add_all(self, seat: int, shown: list[str]) -> Ask:
        """The owner orders the cards where that can matter."""
        while shown:
            hard = [card for card in shown if card in ("drought", "lightning")]
            wooden = [card for card in shown if card.startswith(("trunk", "canopy"))]
            plain = [card for card in shown if card not in wooden]
            if len(set(shown)) > 1 and (hard or not plain):
                card = (yield seat, [f"place {card}" for card in sorted(set(shown))]).split()[1]
            else:
                card = plain[0] if plain else shown[0]
            shown.remove(card)
            yield from self.add(seat, card)

    # The six steps.

    def wildlife(self) -> Ask:
        for seat in self.order:
            yield from self.unveil(seat)
        for seat in self.order:
            yield from self.wake(seat)
        for seat in self.order:
            if self.forests[seat].cards["jaguar-active"]:
                yield from self.hunt(seat)

    def wake(self, seat: int) -> Ask:
        forest, ant = self.forests[seat], True
        while True:
            gnaw = ["gnaw"] if ant and forest.cards["ant-active"] else []
            plants = forest.owned(("fern", "bromeliad", "monstera")) if forest.cards["butterfly-active"] else []
            if not gnaw and not plants:
                return
            choice = yield seat, [*gnaw, *(f"bloom {name}" for name in plants), "done"]
            if choice == "done":
                return
            if choice == "gnaw":
                ant = False
                yield from self.discard(seat, forest.can_lose())
            else:
                forest.cards["butterfly-active"] -= 1
                forest.cards[choice.split()[1]] += 1

    def hunt(self, seat: int) -> Ask:
        prey = [at for at, forest in enumerate(self.forests) if at != seat and forest.owned(CARDS)]
        if not prey:
            return
        rival = prey[0]
        if len(self.forests) > 2:
            rival = int((yield seat, [f"target {at + 1}" for at in prey]).split()[1]) - 1
        eaten = yield None, self.forests[rival].owned(CARDS)
        yield from self.lose(rival, eaten)

    def seeds(self) -> Ask:
        for seat in self.order:
            forest = self.forests[seat]
            keep = forest.cards.pop("seed", 0) + (self.sign == "sowing")
            if not keep:
                continue
            keep += forest.cards["kinkajou-active"]
            count = 3 + forest.cards["fire"]
            tray, self.sprouts = self.sprouts[:count], self.sprouts[count:]
            while keep and tray:
                choice = yield seat, [*(f"sow {card}" for card in sorted(set(tray))), "done"]
                if choice == "done":
                    break
                keep -= 1
                tray.remove(choice.split()[1])
                yield from self.add(seat, choice.split()[1])
            if tray:
                self.sprouts += yield None, sorted(tray)

    def threats(self) -> Ask:
        losses: list[tuple[int, str]] = []
        for seat in self.order:
            cards = self.forests[seat].cards
            for threat, what, harsh in (("fire", "plant", "embers"), ("disease", "animal", "fevers")):
                if cards[threat] > 2:
                    losses += [(other, what) for other in self.order]
                elif cards[threat] == 2:
                    losses += [(seat, what)] * 2
                elif cards[threat] == 1 and self.sign == harsh:
                    losses.append((seat, what))
            losses += [(seat, "blight")] * cards["blight"]
        for seat, what in losses:
            forest = self.forests[seat]
            here = forest.owned(CARDS if what == "animal" else FLORA)
            if what == "blight":
                most = max(forest.cards[name] for name in FLORA)
                here = [name for name in here if forest.cards[name] == most]
            yield from self.discard(seat, here)

    def trees(self) -> Ask:
        for forest in self.forests:
            for tree in forest.complete():
                height = len(tree["trunks"])
                if not tree["old"]:
                    forest.rows["trees"] += sum(tree["trunks"]) + height * tree["canopy"]
                    forest.rows["season"] += {"giants": 3 if height > 2 else 0, "groves": 1}.get(self.sign, 0)
                tree["old"] = True
        able = [[tree for tree in forest.complete() if not tree["prize"]] for forest in self.forests]
        heights = [max([len(tree["trunks"]) for tree in trees], default=0) for trees in able]
        winners = [seat for seat in self.order if heights[seat] and heights[seat] == max(heights)]
        for seat in winners:
            self.forests[seat].rows["tallest"] += (3, 4, 5)[self.season]
            next(tree for tree in able[seat] if len(tree["trunks"]) == heights[seat])["prize"] = True
        if self.sign == "prestige":
            for seat in winners:
                yield from self.take(seat)

    def take(self, seat: int) -> Ask:
        owner = {card: at for at, forest in enumerate(self.forests) if at != seat for card in forest.owned(CARDS)}
        allowed = [card for card in owner if self.taken_from.get(card) != seat]
        if allowed:
            card = (yield seat, [f"take {card}" for card in allowed]).split()[1]
            self.forests[owner[card]].cards[card] -= 1
            self.taken_from[card] = owner[card]
            self.forests[seat].cards[card] += 1

    def plants(self) -> Ask:
        for forest in self.forests:
            cards = forest.cards
            rain, sun = cards["rain"], cards["sun"]
            if abs(rain - sun) > 1:
                cards["orchid"] = 0
            forest.rows["plants"] += 2 * cards["fern"] if cards["fern"] % 2 else 0
            forest.rows["plants"] += {0: 0, 1: 2, 2: 7}.get(cards["bromeliad"], -3)
            forest.rows["plants"] += 8 if cards["monstera"] > 2 else 0
            forest.rows["plants"] += cards["vines"] * len(forest.complete()) + 4 * cards["orchid"]
            forest.rows["weather"] += 5 * min(rain, sun)
            forest.rows["season"] += {
                "rains": max(rain - sun, 0),
                "sunshine": max(sun - rain, 0),
                "blooms": 3 * all(cards[name] for name in ("fern", "bromeliad", "monstera")),
                "migrations": len([card for card in forest.came if cards[card]]),
            }.get(self.sign, 0)
        yield from ()

    def regeneration(self) -> Ask:
        for forest in self.forests:
            for name in WASTE:
                forest.cards[name] = 0
        for seat in self.order:
            freed, self.forests[seat].under = self.forests[seat].under, []
            yield from self.add_all(seat, [card for card in freed if card and self.still_counts(card)])

    def still_counts(self, card: str) -> bool:
        """After the last season a card that was hidden can only be an animal, or the canopy of one tree more."""
        last = self.season == (2 if len(self.forests) == 2 else 1)
        return not last or card in CARDS or card.startswith("canopy")

    # What stands on the score sheets.

    def sheet(self, name: str) -> list[int]:
        if name == "wildlife":
            return [animal_points(forest) for forest in self.forests]
        if name == "largest":
            most = max(len(forest.complete()) for forest in self.forests)
            award = 10 if len(self.forests) == 2 else 5
            return [award if len(forest.complete()) == most else 0 for forest in self.forests]
        return [forest.rows[name] for forest in self.forests]


def animal_points(forest: Forest) -> int:
    points = 0
    for name, (active, low, high) in ANIMALS.items():
        has_active = forest.cards[f"{name}-active"]
        points += active if has_active else 0
        if forest.cards[f"{name}-breeding"]:
            points += high if has_active else low
    if forest.cards["marmoset-active"]:
        points += len({len(tree["trunks"]) for tree in forest.complete()})
    return points
