"""A naive mover that shares no code with the first agrees with it on random positions, and so does a naive scorer."""

from random import Random
from typing import Any

import pytest

from games.canyon.positions import GAME, launched, legal, put
from sylve.games.canyon import rapids
from sylve.games.canyon.board import SPACES
from sylve.games.canyon.our_map import OUR_MAP
from sylve.games.canyon.rules import Canyon
from sylve.games.canyon.state import PADDLING
from sylve.games.canyon.steps import paddling

AROUND = [(rank, lane) for rank in (-1, 0, 1) for lane in (-1, 0, 1) if (rank, lane) != (0, 0)]
FLOW = {"→": (0, 1), "↘": (1, 1), "↗": (-1, 1)}
LEFT_OUT = ("2-", "9-", "13-")
CAVE = "cave"


class River:
    """The map, read once more: a dictionary of signs, and walks over it step by step."""

    def __init__(self, quick: bool) -> None:
        lines = [line.split() for line in OUR_MAP.splitlines()]
        rows = [words for words in lines if words and words[0].rstrip("-").isdecimal()]
        kept = [words[1] for words in rows if not (quick and words[0] in LEFT_OUT)]
        self.sign: dict[Any, str] = {
            (rank, lane): sign for rank, row in enumerate(kept) for lane, sign in enumerate(row)
        }
        self.stages = {place for place, sign in self.sign.items() if sign == "L"}
        last_calm = max(rank for (rank, _), sign in self.sign.items() if sign == "~")
        self.exits = {(last_calm, 4), (last_calm - 1, 4)}
        self.near = {
            place: self.next_to(place) for place in [*self.sign, CAVE] if self.sign.get(place) not in ("#", "W")
        }
        self.behind = {place: {other for other, near in self.near.items() if place in near} for place in self.near}
        self.empty = self.distances(set())

    def water(self) -> list[tuple[int, int]]:
        return [place for place, sign in self.sign.items() if sign == "~" or sign in FLOW]

    def next_to(self, place: Any) -> set:
        if place == CAVE:
            return set(self.exits)
        if place in self.stages:
            return set()
        found = {(place[0] + rank, place[1] + lane) for rank, lane in AROUND}
        return {near for near in found if self.sign.get(near, "#") not in "#WS"}

    def distances(self, rocks: set) -> dict:
        """Steps to the nearest stage from everywhere with a way to one, by circles that widen around the stages."""
        steps: dict[Any, int] = dict.fromkeys(self.stages - rocks, 0)
        circle = set(steps)
        while circle:
            distance = max(steps.values()) + 1
            behind = {place for last in circle for place in self.behind[last]}
            circle = {place for place in behind if place not in steps and place not in rocks}
            steps |= dict.fromkeys(circle, distance)
        return steps

    def ends(self, start: Any, points: int, others: set) -> set:
        """The rule as it is written: in reach and nearest to a stage; where blocked, also nearest around the others."""
        reached = circle = {start}
        for _ in range(points):
            circle = {near for place in circle for near in self.near[place]} - others
            reached = reached | circle
        found = nearest(reached, self.empty)
        if start not in found:
            return found
        return found | nearest(reached, self.distances(others))

    def walks(self, start: Any, points: int, others: set) -> set:
        """Every space that a path without a repeated space comes to, path by path."""
        found = {start}

        def go_on(path: list) -> None:
            found.add(path[-1])
            if len(path) <= points:
                for near in self.near[path[-1]] - others - set(path):
                    go_on([*path, near])

        go_on([start])
        return found

    def drifted(self, places: list, seat: int) -> list:
        """All places after the canoe has drifted, pushing a whole row along."""
        flow = FLOW[self.sign[places[seat]]]
        row, at = [seat], places[seat]
        while True:
            at = (at[0] + flow[0], at[1] + flow[1])
            if at not in places:
                break
            row.append(places.index(at))
        moved = list(places)
        for other in row:
            onto = (places[other][0] + flow[0], places[other][1] + flow[1])
            moved[other] = CAVE if self.sign[onto] == "W" else onto
        return moved


def nearest(places: set, steps: dict) -> set:
    fewest = min((steps[place] for place in places if place in steps), default=None)
    return {place for place in places if place in steps and steps[place] == fewest}


RIVERS = {"full": River(quick=False), "quick": River(quick=True)}


def name(place: Any) -> str:
    return place if place == CAVE else f"{'abcdef'[place[1]]}{place[0]}"


def place_of(space: str) -> Any:
    return space if space == CAVE else (int(space[1:]), "abcdef".index(space[0]))


def random_places(river: River, seats: int, chooser: Random) -> list:
    """Canoes crowded into a stretch of the river, some in the cave, at a pier or on a stage."""
    middle, width = chooser.randrange(0, 29), chooser.randrange(1, 7)
    near = [place for place in river.water() if abs(place[0] - middle) <= width]
    pool = near if len(near) >= seats else river.water()
    places: list = chooser.sample(pool, seats)
    for seat in range(seats):
        odd = chooser.random()
        if odd < 0.06:
            places[seat] = CAVE
        elif odd < 0.12:
            places[seat] = (0, seat)
        elif odd < 0.18 and seat:
            stage = chooser.choice(sorted(river.stages))
            places[seat] = stage if stage not in places else places[seat]
    return places


def position(template: Any, places: list, points: int) -> Canyon:
    """Seat 0 has to move with so many points; the others missed their bids without a trick."""
    state = template.copy()
    state.heard = None
    put(state, "canoes", [SPACES.index(name(place)) for place in places])
    put(state, "bids", [0] + [1] * (len(places) - 1))
    put(state, "tricks", [points] + [0] * (len(places) - 1))
    state.dealer, state.phase, state.turn = len(places) - 1, PADDLING, 0
    return state


def in_rapids(river: River, place: Any) -> bool:
    return place != CAVE and river.sign[place] in FLOW


@pytest.mark.parametrize("board", ["full", "quick"])
def test_two_movers_agree_on_where_a_canoe_may_end(board: str) -> None:
    river, chooser = RIVERS[board], Random(board)
    templates = {seats: launched(seats, board=board) for seats in (3, 4, 5, 6)}
    asked = 0
    while asked < 3000:
        seats = chooser.choice((3, 4, 5, 6))
        places = random_places(river, seats, chooser)
        points = chooser.choice((1, 2, 3, 3, 4, 5, 6, 7, 8))
        state = position(templates[seats], places, points)
        if in_rapids(river, places[0]):  # there the bonus counts: a kept bid of none, one, or two and more
            points = min(points, 3)
            put(state, "bids", [points - 1])
            put(state, "tricks", [points - 1])
        others = set(places[1:]) - {CAVE}
        expected = {name(place) for place in river.ends(places[0], points, others)}
        stays = not paddling.has_choice(state, 0)
        assert stays == (expected == {name(places[0])}), (places, points)
        if not stays:
            assert set(legal(state, 0)) == expected, (places, points)
        asked += 1


def test_paths_without_repetition_reach_what_the_mover_reaches() -> None:
    river, chooser, template = RIVERS["full"], Random(3), launched(4)
    for _ in range(300):
        places = random_places(river, 4, chooser)
        points = chooser.choice((1, 2, 3, 4))
        state = position(template, places, points)
        if in_rapids(river, places[0]) or not paddling.has_choice(state, 0):
            continue
        others = set(places[1:]) - {CAVE}
        reached = {SPACES[space] for space in range(len(state.reach)) if state.reach[space] >= 0}
        assert reached == {name(place) for place in river.walks(places[0], points, others)}


@pytest.mark.parametrize("board", ["full", "quick"])
def test_two_movers_agree_on_drifts_and_pushes(board: str) -> None:
    river, chooser = RIVERS[board], Random(board + "drift")
    templates = {seats: launched(seats, board=board) for seats in (3, 4, 5, 6)}
    arrows = [place for place in river.water() if river.sign[place] in FLOW]
    for _ in range(1500):
        seats = chooser.choice((3, 4, 5, 6))
        row = chooser.choice(arrows)[0]
        pool = [place for place in arrows if abs(place[0] - row) <= 1]
        places = chooser.sample(pool if len(pool) >= seats else arrows, seats)
        state = position(templates[seats], places, 5)
        rapids.drift(state, 0)
        after = [SPACES[space] for space in state.canoes]
        expected = river.drifted(places, 0)
        assert after == [name(place) for place in expected], places
        assert [bool(fell) for fell in state.fell] == [place == CAVE for place in expected]


def test_two_scorers_agree_on_points_and_on_the_standing() -> None:
    """Whole random and greedy games: each reckoning of a round, and the ranks at the end, from the log alone."""
    import sylve
    from sylve import bots

    for seed in range(6):
        seats, dice = 3 + seed % 4, sylve.Dice(seed)
        state = GAME.start(seats, seed, listen=True)
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, bots.choose("greedy" if seed % 2 else "random", state, seat, dice))
        log = [(event.kind, event.facts) for event in state.heard]
        taken, bid, tempo, landed, order = [0] * seats, [0] * seats, [0] * seats, {}, {}
        for kind, facts in log:
            if kind == "round":
                taken = [0] * seats
                order = {(facts["first_seat"] + place) % seats: place for place in range(seats)}
            elif kind == "bid":
                bid[facts["seat"]], tempo[facts["seat"]] = sum(facts["tempo"]), max(facts["tempo"])
            elif kind == "trick":
                taken[facts["seat"]] += 1
            elif kind in ("exact", "missed"):
                seat = facts["seat"]
                assert (kind == "exact") == (taken[seat] == bid[seat])
                bonus = {0: 1, 1: 2}.get(bid[seat], 3) if kind == "exact" else 0
                assert facts["bonus"] == bonus
                assert facts["points"] == (0 if facts["rapids"] else taken[seat]) + bonus
            elif kind == "land":
                landed[facts["seat"]] = facts["unused"]
        way = [28 - RIVERS["full"].empty[place_of(SPACES[space])] for space in state.canoes]
        standing = sorted(range(seats), key=lambda seat: (-way[seat] - landed.get(seat, 0), -tempo[seat], order[seat]))
        assert [state.outcome().ranks[seat] for seat in standing] == list(range(1, seats + 1))
        assert state.outcome().scores == [way[seat] + landed.get(seat, 0) for seat in range(seats)]
