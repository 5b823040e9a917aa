"""Positions of Canopée in words: cards by name, piles and deck in the order they are dealt, trees as `1+2/1`."""

from typing import Any

import sylve
from sylve.engine.agenda import Agenda
from sylve.engine.state import State
from sylve.games.canopee import agenda, pieces
from sylve.games.canopee.face_down import HAND, NO_BATCH, NOWHERE, kind_of, lying, place_of
from sylve.games.canopee.forest import AWARDED, READY
from sylve.games.canopee.rules import Canopee

GAME: Any = sylve.game("canopee")  # whose states are of the game's own class


def kind(name: str) -> int:
    return pieces.KINDS.index(name)


BOX = pieces.VALUES.box({})


def brought_first(cards: list[int], names: str) -> list[int]:
    """The shuffle that brings these cards first; the others follow, plain ones before those that interrupt."""
    left = list(range(len(cards)))
    chosen = []
    for name in names.replace("/", " ").split():
        place = next(place for place in left if cards[place] == kind(name))
        left.remove(place)
        chosen.append(place)
    return chosen + sorted(left, key=lambda place: cards[place] in (pieces.DROUGHT, pieces.LIGHTNING))


def dealt(
    seats: int = 2,
    deck: str = "",
    first: int = 0,
    germination: str = "",
    sign: str = "",
    species: str = "",
    **options: Any,
) -> Canopee:
    """A game whose forest cards come in this order: first pile, second, third, then the deck."""
    recipe = options.get("cards", "base")
    numbers = pieces.fixed_species(recipe, seats)
    tape: list[int | list[int]] = [first]
    if numbers is None:
        numbers = [pieces.SPECIES.index(name) for name in species.split()]
        tape.append(numbers + [number for number in range(pieces.SPECIES_COUNT) if number not in numbers])
        numbers = sorted(numbers)
    tape.append(brought_first(list(BOX.deck(recipe, seats, numbers)), deck))
    tape.append(brought_first(list(pieces.germination()), germination))
    if sign:
        options["seasons"] = "changing"
        wanted = [pieces.SIGNS.index(name) for name in sign.split()]
        tape.append(wanted + [number for number in range(pieces.SIGN_COUNT) if number not in wanted])
    state = sylve.game("canopee").start(seats, tape=tape, listen=True, **options)
    assert isinstance(state, Canopee)
    state.chance = sylve.Dice(1)  # whatever comes later
    return state


def play(state: Canopee, *says: str) -> Canopee:
    """Each action by whoever owes one."""
    for say in says:
        (seat,) = state.to_act()
        state.play(seat, state.read(say))
    return state


def choices(state: Canopee) -> list[str]:
    (seat,) = state.to_act()
    return [state.say(action) for action in state.actions(seat)]


def refusal(state: Canopee, say: str) -> str | None:
    (seat,) = state.to_act()
    found = state.why_not(seat, state.read(say))
    return found and found.code


def give(state: Canopee, seat: int, cards: str) -> Canopee:
    """Put loose cards into a forest, animals rested; trees as `1+2/1` (trunks, canopy), open ones without canopy."""
    for card in cards.split():
        if card[0].isdigit():
            plant(state, seat, card)
        else:
            state.gain(seat, kind(card))
    for species in range(pieces.SPECIES_COUNT):
        if state.has_active(seat, species):
            state.ability[species] = READY
    return state


def plant(state: Canopee, seat: int, tree: str, scored: bool = False, awarded: bool = False) -> int:
    trunks, _, canopy = tree.partition("/")
    slot = state.free_slot(seat)
    for value in trunks.split("+"):
        state.add_trunk(seat, slot, pieces.TRUNK + int(value))
    if canopy:
        state.add_canopy(seat, slot, pieces.CANOPY + int(canopy))
    if scored:
        state.seal_tree(seat, slot)
    if awarded:
        state.set_mark(seat, slot, AWARDED)
    return int(slot)


def bare(seats: int = 2, sign: str = "", **options: Any) -> Canopee:
    """A table without starting trunks."""
    state = dealt(seats, sign=sign, **options)
    for seat in range(state.forests):
        for tree in range(state.slots[seat]):
            state.take_part(seat, tree, pieces.START_TRUNK)
    return state


def nothing_left(state: Canopee) -> Canopee:
    """Deck and piles are gone; what forests hide stays."""
    for at in range(len(state.down) - 1, -1, -1):
        if place_of(state.down[at]) <= HAND:
            state.pick(at)
    state.drawn = state.deck_end
    return state


def end_season(state: Canopee, taker: int = 0, step: int = 1) -> Canopee:
    """The season ends now, from that step on; the taker kept the last pile."""
    nothing_left(state)
    state.active, state.last_taker = NOWHERE, taker
    state.agenda = Agenda()
    state.agenda.push(agenda.SEASON_ENDS, 0, step)
    state.advance()
    return state


def turn_of(state: Canopee, seat: int) -> Canopee:
    """It is this seat's turn, from its beginning."""
    state.agenda = Agenda()
    state.agenda.push(agenda.TURN, seat, 0)
    state.advance()
    return state


def lay(state: Canopee, at: int, place: int, card: str) -> None:
    """The card that was dealt there lies here, and is this one."""
    state.down[at] = lying(place, kind(card), 0, NO_BATCH)


def lies(state: Canopee, place: int) -> list[str]:
    """What lies in a place, seen or not."""
    return [pieces.KINDS[kind_of(card)] for card in state.down if place_of(card) == place]


def table(state: State, seat: int | None = None) -> dict:
    return state.view(seat)["table"]


def forest(state: Canopee, seat: int) -> list[str]:
    """The loose cards of a forest, in the order of the box."""
    return [name for at, name in enumerate(pieces.KINDS) if at >= pieces.FERN for _ in range(state.count(seat, at))]


def trees(state: Canopee, seat: int) -> list[str]:
    found = []
    for tree in table(state)["forests"][seat]["trees"]:
        trunks = "+".join(map(str, tree["trunks"]))
        found.append(trunks if tree["canopy"] is None else f"{trunks}/{tree['canopy']}")
    return found


def pile(state: Canopee, number: int, seat: int | None = None) -> list[str | None]:
    """What a seat knows of the cards on a pile (numbered from 0)."""
    return [card["kind"] for card in table(state, seat)["piles"][number]["cards"]]


def row(state: Canopee, name: str) -> list[int]:
    return [one["sheet"][name] for one in table(state)["forests"]]


def heard(state: Canopee, kind_of_event: str) -> list[dict]:
    return [dict(event.facts) for event in state.heard if event.kind == kind_of_event]
