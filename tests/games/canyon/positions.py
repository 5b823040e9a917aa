"""Positions of Canyon in words: cards as `pine-7`, bids as `4+2`, spaces as `e19`, and rivers drawn as on the map."""

from collections.abc import Iterable, Sequence
from typing import Any

import sylve
from sylve.engine.chance import TapedChance
from sylve.engine.state import State
from sylve.games.canyon import pieces, rounds
from sylve.games.canyon.board import SPACES
from sylve.games.canyon.our_map import OUR_MAP
from sylve.games.canyon.rules import Canyon
from sylve.games.canyon.state import PADDLING
from sylve.games.canyon.steps import paddling

GAME: Any = sylve.game("canyon")  # whose states are of the game's own class

OUR_BOX = pieces.VALUES.box({})


def game(seats: int, seed: int = 1, river: str = OUR_MAP, **options: Any) -> Canyon:
    state = sylve.game("canyon").start(seats, seed, listen=True, values={"board": river}, **options)
    assert isinstance(state, Canyon)
    return state


def launched(seats: int, seed: int = 1, river: str = OUR_MAP, **options: Any) -> Canyon:
    """A game in which every canoe lies at its pier and the first cards are dealt."""
    state = game(seats, seed, river, **options)
    for pier in "abcdef"[:seats]:
        play(state, f"launch {pier}0")
    return state


def dealt(*hands: str, trump: str, first: int = 0, field: int | None = None, **options: Any) -> Canyon:
    """A round in which the seats hold these hands and the first player has to bid."""
    seats = len(hands)
    cards = [hand.split() for hand in hands]
    state = launched(seats, **options)
    state.field = pieces.COUNTER.index(len(cards[0])) + 1 if field is None else field
    state.dealer = (first - 1) % seats
    state.round -= 1
    in_order = [cards[(first + i) % seats][i // seats] for i in range(seats * len(cards[0]))]
    state.chance = TapedChance([shuffle([*in_order, trump]), *[shuffle([])] * pieces.LAST_ROUND])
    quiet(state)
    rounds.begin_round(state)
    return state


def quiet(state: Canyon) -> Canyon:
    """Nothing has been heard or seen so far."""
    state.heard.clear()
    state.beats_heard.clear()
    return state


def shuffle(names: Iterable[str]) -> list[int]:
    """The shuffle that brings these cards first."""
    first = [pieces.CARD_NAMES.index(name) for name in names]
    return first + [card for card in range(pieces.CARDS) if card not in first]


def play(state: Canyon, *says: str) -> Canyon:
    """Each action by whoever's turn it is (the lowest of several)."""
    for say in says:
        state.play(state.to_act()[0], state.read(say))
    return state


def bids(state: Canyon, *says: str) -> Canyon:
    return play(state, *[f"bid {say}" for say in says])


def cards(state: Canyon, *says: str) -> Canyon:
    return play(state, *[f"play {say}" for say in says])


def legal(state: Canyon, seat: int | None = None) -> list[str]:
    """What a seat (the only one to act) may do, without the verb."""
    who = state.to_act()[0] if seat is None else seat
    return [state.say(action).partition(" ")[2] for action in state.actions(who)]


def table(state: State, seat: int | None = None) -> dict:
    return state.view(seat)["table"]


def spaces(state: Canyon) -> list[str | None]:
    return [canoe["space"] for canoe in table(state)["canoes"]]


def told(state: Canyon, *kinds: str) -> list[tuple]:
    """The events of these kinds: each as its kind and the facts that tests speak of."""
    return [(event.kind, event.facts["seat"]) for event in state.heard if event.kind in kinds]


def put(state: Canyon, field: str, values: Sequence[int]) -> None:
    """Set a field of the state, one value for each seat."""
    changed = getattr(state, field)[:]
    for seat, value in enumerate(values):
        changed[seat] = value
    setattr(state, field, changed)


def moving(places: str, bid: str, tricks: str, first: int = 0, **options: Any) -> Canyon:
    """All cards are played, the canoes lie at these places, and the moves begin with the first player."""
    names, laid = places.split(), bid.split()
    state = launched(len(names), **options)
    state.gather()
    put(state, "canoes", [SPACES.index(name) for name in names])
    put(state, "bids", [pieces.BID_NAMES.index(say) for say in laid])
    put(state, "tricks", [int(count) for count in tricks.split()])
    state.dealer = (first - 1) % len(names)
    state.phase, state.turn = PADDLING, 0
    quiet(state)
    paddling.go_on(state)
    return state


def drawn(picture: str) -> str:
    """The places of canoes in a picture of a few ranks of the river, where digits are seats; `cave 0 2` for the cave.

    The water around them must be that of the map, so that no picture lies.
    """
    rows = {words[0].rstrip("-"): words[1] for words in map(str.split, OUR_MAP.splitlines()) if words[1:]}
    places: dict[int, str] = {}
    for line in picture.split("\n"):
        words = line.split()
        if words[:1] == ["cave"]:
            places |= {int(seat): "cave" for seat in words[1:]}
        elif words:
            rank, cells = words[0], words[1]
            for lane, (sign, water) in enumerate(zip(cells, rows[rank], strict=True)):
                assert sign == water or (sign.isdigit() and water not in "#W"), f"{sign} on {'abcdef'[lane]}{rank}"
                if sign.isdigit():
                    places[int(sign)] = f"{'abcdef'[lane]}{rank}"
    return " ".join(places[seat] for seat in range(len(places)))
