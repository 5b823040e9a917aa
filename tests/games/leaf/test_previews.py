"""What a choice promises is what it brings: every preview is held against the rules' own step, on random games."""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.leaf.positions import game, table
from rulebook import rule
from sylve.games.leaf.rules import STEPS, Leaf
from sylve.games.leaf.steps.base import FROST
from sylve.kit.walks import walk

SEEDS = range(3)
FREEZING = STEPS[FROST]


def promised(seats: int, *verbs: str) -> Iterator[tuple[Leaf, Leaf, int, dict, dict]]:
    """Before and after the step alone, without what follows of itself: the state, its seat, the act, the promise."""
    for seed in SEEDS:
        state = game(seats, seed)
        for decision, (seat, _) in enumerate(walk(state, seed)):
            if decision % 3:
                continue
            for offer in state.offers(seat):
                if offer["refusal"] is None and offer["act"]["verb"] in verbs:
                    after = state.copy()
                    after.asked(seat).do(after, seat, offer["action"])
                    yield state, after, seat, offer["act"], offer["preview"]


def points(state: Leaf, seat: int, rule_name: str) -> int:
    return table(state)["players"][seat]["breakdown"][rule_name]


def gained(before: Leaf, after: Leaf, seat: int, *rules: str) -> int:
    return sum(points(after, seat, name) - points(before, seat, name) for name in rules)


@rule("3.5")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_placement_promises_the_suns_and_actions_it_brings(seats: int) -> None:
    reacting = 0
    for before, after, seat, _, preview in promised(seats, "place"):
        leaf = table(after)["leaves"][-1]
        assert all(preview[name] == leaf[name] for name in ("q", "r", "turn", "tips", "adjacent"))
        earned = {colour: count for colour, count in table(after)["turn"]["pending"].items() if count}
        assert preview["actions"] == earned
        assert preview["total"] == sum(earned.values())
        assert Counter(tip["colour"] for tip in preview["met"]) == earned
        suns = {str(p): int(after.suns[p] - before.suns[p]) for p in range(before.players)}
        assert preview["reactions"] == {player: count for player, count in suns.items() if count}
        assert str(seat) not in preview["reactions"]
        reacting += bool(preview["reactions"])
    assert reacting


@rule("2.3")
def test_a_card_promises_its_leaf_and_the_best_of_its_places() -> None:
    for _, after, seat, _, preview in promised(2, "card", "pile"):
        if preview["tile"] is None or table(after, seat)["turn"]["step"] != "place":
            continue
        places = [offer["preview"]["total"] for offer in after.offers(seat) if offer["preview"]]
        assert preview == {
            "tile": table(after, seat)["turn"]["tile"]["tile"], "places": len(places), "most": max(places),
        }  # fmt: skip


@rule("4.1")
def test_an_action_promises_what_it_brings() -> None:
    seen = set()
    for before, after, seat, act, preview in promised(3, "grow", "take", "sun", "climb", "acorn"):
        seen.add(act["verb"])
        spent = {colour for colour, left in table(before)["turn"]["pending"].items() if left}
        assert preview["colour"] in spent or table(before)["turn"]["step"] == "reward"
        if act["verb"] == "climb":
            assert after.squirrels[seat] == preview["cell"]
            assert gained(before, after, seat, "acorns", "tree") == preview["points"]
        elif act["verb"] == "sun":
            assert after.suns[seat] == preview["suns"]
        elif act["verb"] == "grow":
            assert gained(before, after, seat, "mushrooms") == preview["points"]
        else:
            assert gained(before, after, seat, "acorns") == preview["points"]
    assert seen == {"grow", "take", "sun", "climb", "acorn"}


@rule("5.1")
def test_an_advance_promises_its_cell_acorns_and_line() -> None:
    lines: Counter = Counter()
    for before, after, seat, _, preview in promised(2, "advance"):
        assert preview["cell"] == after.season
        assert preview["points"] == gained(before, after, seat, "acorns")
        assert (preview["line"] == "frost") == (after.asked(seat) is FREEZING)
        assert preview["winter"] == (after.winter and not before.winter)
        lines[preview["line"]] += 1
    assert set(lines) >= {"", "frost"}


@rule("5.3")
def test_a_shelter_promises_what_the_den_gains() -> None:
    revealed = 0
    for before, after, seat, _, preview in promised(2, "shelter"):
        if not FREEZING.asks(after):
            FREEZING.run(after)
            assert gained(before, after, seat, "animals") == preview["points"]
            revealed += 1
    assert revealed
