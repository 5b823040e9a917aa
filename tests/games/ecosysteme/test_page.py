"""What the page leans on: previews, the reveal, the passing, the count card by card."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.ecosysteme.positions import GAME, KINDS, dealt, forests, play, skip_turns, table
from games.ecosysteme.test_second_scorer import drawn, random_board
from sylve.games.ecosysteme import counting, pieces, rules
from sylve.games.ecosysteme.bitboards import SITE_OF, cells_of
from sylve.games.ecosysteme.rules import Ecosysteme
from sylve.games.ecosysteme.state import PLACING
from sylve.wording import Wording


def random_walk(seats: int, seed: int) -> Iterator[tuple[Ecosysteme, int]]:
    """Positions of a random game, each with a seat that owes a decision."""
    chooser, state = random.Random(seed), GAME.start(seats, seed)
    while not state.over:
        seat = chooser.choice(state.to_act())
        yield state, seat
        state.play(seat, chooser.choice(state.actions(seat)))


def total(state: Ecosysteme, seat: int) -> int:
    return table(state)["ecosystems"][seat]["total"]


def test_a_preview_is_what_the_action_then_brings() -> None:
    for seats in (1, 2, 3):
        for number, (state, seat) in enumerate(random_walk(seats, 5)):
            for offer in state.offers(seat)[:: 1 + number % 7]:
                if offer["refusal"] is not None or state.say(offer["action"]).startswith("choose"):
                    continue
                after = state.copy()
                after.play(seat, offer["action"])
                assert offer["preview"]["total"] == total(after, seat)
                assert offer["preview"]["points"] == total(after, seat) - total(state, seat)
                assert offer["preview"]["points"] == sum(part["points"] for part in offer["preview"]["parts"])
                if state.say(offer["action"]).startswith("give"):
                    assert offer["preview"]["rival"]["total"] == total(after, 1)


def test_each_place_is_previewed_while_the_card_is_chosen() -> None:
    for number, (state, seat) in enumerate(random_walk(3, 6)):
        if number % 5 or table(state)["ecosystems"][seat]["step"] != "choose":
            continue
        for offer in state.offers(seat):
            then = state.copy()
            then.steps[seat] = PLACING
            then.picked[seat] = KINDS.index(offer["preview"]["card"])
            placing = [place["preview"] for place in then.offers(seat) if place["refusal"] is None]
            assert offer["preview"]["places"] == placing
            assert offer["preview"]["best"] == max(place["points"] for place in placing)


def test_a_place_says_which_cards_it_scores_with() -> None:
    state = forests("trout bear bee\n. rabbit meadow")
    (eagle,) = [
        place
        for place in previews(state, "eagle")
        if (place["row"], place["column"]) == (2, 1)  # beside the rabbit, below the trout
    ]
    assert eagle["helpers"] == [[1, 1], [2, 2]]
    assert {"rule": "eagle", "points": 4} in eagle["parts"]
    above = next(place for place in previews(state, "meadow") if (place["row"], place["column"]) == (0, 3))
    assert above["helpers"] == [[1, 3]]  # the bee, in the numbers of the grid as it lies now
    assert above["parts"][0] == {"rule": "bee", "points": 3}


def test_a_place_that_costs_points_says_so() -> None:
    state = forests("fox")
    place = previews(state, "wolf")[0]
    assert {"rule": "fox", "points": -3} in place["parts"]
    assert place["helpers"] == [[1, 1]]
    assert (place["gaps_before"], place["gaps"]) == (10, 10)


def test_a_stream_names_the_dragonflies_along_its_water() -> None:
    state = forests("dragonfly stream stream")
    (place,) = [place for place in previews(state, "stream") if (place["row"], place["column"]) == (1, 4)]
    assert place["helpers"] == [[1, 1], [1, 2], [1, 3]]
    assert {"rule": "dragonfly", "points": 1} in place["parts"]


def test_a_place_names_all_cards_that_the_count_will_count_for_it() -> None:
    """Both ask the same question: a dragonfly scores with the whole stream, not only with the card beside it."""
    chooser = random.Random(26)
    for _ in range(50):
        state = forests(drawn(random_board(chooser)))
        forest = state.forest(0)
        for part in counting.parts(state, 0):
            if len(part.cells) == 1 and part.helpers:
                partners = cells_of(counting.partners(forest, part.row, SITE_OF[part.cells[0]]))
                assert set(part.helpers) <= set(partners)
    beside = next(place for place in previews(forests("stream stream"), "dragonfly") if place["column"] == 3)
    assert beside["helpers"] == [[1, 1], [1, 2]]


def previews(state: Ecosysteme, card: str) -> list[dict[str, Any]]:
    state.steps[0] = PLACING
    state.picked[0] = KINDS.index(card)
    return [offer["preview"] for offer in state.offers(0) if offer["refusal"] is None]


def test_a_rabbit_promises_its_swap() -> None:
    assert all(place["swap"] for place in previews(forests("bee"), "rabbit"))
    assert not any(place["swap"] for place in previews(forests(""), "rabbit"))


def test_cards_keep_their_numbers_while_the_grid_floats() -> None:
    seen: dict[int, str] = {}
    for state, _ in random_walk(3, 9):
        for shown in table(state)["ecosystems"]:
            assert len({card["card"] for card in shown["cards"]}) == len(shown["cards"])
            for card in shown["cards"]:
                assert seen.setdefault(card["card"], card["kind"]) == card["kind"]


def test_the_count_shows_which_neighbours_scored() -> None:
    state = skip_turns(GAME.start(3, 2), 20)
    for shown in table(state)["ecosystems"]:
        kinds = {(card["row"], card["column"]): card["kind"] for card in shown["cards"]}
        for part in shown["count"]:
            if part["rule"] == "bee":
                assert {kinds[tuple(cell)] for cell in part["cells"]} == {"bee"}
                assert all(kinds[tuple(cell)] == "meadow" for cell in part["helpers"])
                assert part["points"] == 3 * len(part["helpers"])
        assert sum(part["points"] for part in shown["count"]) == shown["total"]
        assert shown["count"][-1]["rule"] == "biodiversity"
        assert all(row["certain"] for row in shown["sheet"])
    assert table(GAME.start(3, 2))["ecosystems"][0]["count"] is None


def test_the_log_tells_a_turn_in_order() -> None:
    state = dealt("bee*8", "bear*10", "rabbit*8", listen=True)
    play(state, (0, "choose bee"), (1, "choose bear"), (2, "choose rabbit"))
    play(state, (2, "place 1 1"), (0, "place 1 1"), (1, "place 1 1"))
    assert [event.kind for event in state.heard] == [
        *["round", "choose", "choose", "choose", "reveal", "reveal", "reveal", "place", "place", "place", "pass"]
    ]
    placed = next(event.facts for event in state.heard if event.kind == "place")
    assert placed["seat"] == 2
    assert (placed["row"], placed["column"], placed["points"]) == (1, 1, 1)
    assert state.heard[-1].facts == {"cards": 9, "direction": "@to-left"}


def beats(state: Ecosysteme) -> list[tuple[str, dict]]:
    """The moments worth seeing since last time: the event each of them follows, and the table for a spectator."""
    taken, state.beats_heard = state.beats_heard, []
    return [(state.heard[beat.events - 1].kind, beat.view(None)["table"]) for beat in taken]


def test_a_pick_is_seen_when_the_cards_are_revealed_and_before_the_hands_go_on() -> None:
    state = dealt("bee*8", "bear*10", "rabbit*8", "deer*10", seats=2, draws=(0, 0), listen=True)
    play(state, (0, "choose bee"))
    assert beats(state) == []
    play(state, (1, "choose bear"))
    ((kind, shown),) = beats(state)
    assert kind == "reveal"
    assert [forest["revealed"] for forest in shown["ecosystems"]] == ["bee", "bear", None]
    assert shown["ecosystems"][2]["cards"] == []  # the neutral player's card follows
    play(state, (1, "place 1 1"), (0, "place 1 1"))
    ((kind, shown),) = beats(state)
    assert kind == "place"
    assert [len(forest["cards"]) for forest in shown["ecosystems"]] == [1, 1, 1]
    assert shown["pick"] == 1  # the hands have not gone on yet
    assert table(state)["pick"] == 2


def test_albans_card_is_seen_before_the_player_draws() -> None:
    state = dealt("bee*2 wolf*2", seats=1, listen=True)
    play(state, (0, "choose bee"), (0, "place 1 1"))
    assert beats(state) == []
    play(state, (0, "give wolf"))
    ((kind, shown),) = beats(state)
    assert kind == "give"
    assert [card["kind"] for card in shown["ecosystems"][1]["cards"]] == ["wolf"]
    assert (shown["hands"][0]["size"], table(state)["hands"][0]["size"]) == (8, 9)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_pad_is_counted_row_by_row_before_the_winner_is_told(seats: int) -> None:
    state = GAME.start(seats, 2, listen=True)
    skip_turns(state, 20)
    counted = state.beats_heard[-12:]
    rows = [state.heard[beat.events - 1] for beat in counted]
    assert [row.facts["rule"] for row in rows] == [f"@score-{rule}" for rule in pieces.ROWS_OF_PAD]
    scores, rival = state.outcome().scores, state.outcome().rival
    columns = zip(*[row.facts["points"] for row in rows], strict=True)
    assert [sum(column) for column in columns] == scores + ([rival.points] if rival else [])
    for beat in counted:
        assert not beat.view(None)["over"]
        assert beat.view(None)["table"]["ecosystems"][0]["count"] is not None
    assert [event.kind for event in state.heard[counted[-1].events :]][:seats] == ["score"] * seats


def test_prompts_follow_the_steps() -> None:
    state = dealt("bee*8", "bear*10", "rabbit*8")

    def codes() -> list[str]:
        return [state.view(seat)["prompt"]["code"] for seat in (0, 1, 2, None)]

    assert codes() == ["choose", "choose", "choose", "watch-choose"]
    assert state.view(0)["prompt"]["facts"] == {"seat": 0, "direction": "@to-left", "to_seat": 1}
    play(state, (0, "choose bee"))
    assert codes() == ["sealed", "choose", "choose", "watch-choose"]
    assert state.view(0)["prompt"]["facts"] == {"seat": 0, "count": 2}
    play(state, (1, "choose bear"), (2, "choose rabbit"))
    assert codes() == ["place", "place", "place", "watch-place"]
    play(state, (0, "place 1 1"))
    assert codes() == ["done", "place", "place", "watch-place"]
    play(state, (1, "place 1 1"), (2, "place 1 1"))
    skip_turns(state, 8)
    assert codes() == ["choose-last", "choose-last", "choose-last", "watch-choose"]
    skip_turns(state, 11)
    assert set(codes()) in ({"over"}, {"over-shared"})


PROMPTS = [
    "choose",
    "choose-for-neutral",
    "choose-last",
    "choose-solo",
    "sealed",
    "place",
    "swap",
    "done",
    "give",
    "watch-choose",
    "watch-place",
    "watch-solo",
    "over",
    "over-shared",
    "over-solo",
    "over-solo-lost",
]
EVENTS = [
    "round",
    "solo",
    "choose",
    "reveal",
    "neutral",
    "place",
    "swap",
    "keep",
    "pass",
    "give",
    "draw",
    "count",
    "score",
    "alban",
    "win",
    "share",
    "solo-won",
    "solo-lost",
]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_that_can_come_up_has_its_words(language: str) -> None:
    path = Path(__file__).parents[3] / "src" / "sylve" / "games" / "ecosysteme" / "lang" / f"{language}.ftl"
    messages = set(re.findall(r"^([a-z_-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    wanted = {f"prompt-{code}" for code in PROMPTS} | {f"prompt-{code}-hint" for code in PROMPTS}
    wanted |= {f"log-{kind}" for kind in EVENTS} | {f"level-{level}" for level, _ in pieces.LEVELS}
    wanted |= {f"refusal-{reason.code}" for reason in rules.REASONS.values()}
    wanted |= {f"{word}-{kind}" for word in ("card", "one", "the") for kind in KINDS}
    wanted |= {f"card-{kind}-text" for kind in KINDS} | {f"score-{row}" for row in pieces.ROWS_OF_PAD}
    assert wanted <= messages


@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_that_the_log_is_silent_about_is_told_as_a_choice(kind: str) -> None:
    told = Wording("en", "ecosysteme", reader=0).text("act-choose", {"seat": 0, "card": kind})
    assert told == f"You choose {Wording('en', 'ecosysteme').text(f'one-{kind}')}."
