"""What a seat may do in Canopée: the ladder of reasons, from which the list of legal actions is made too."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, Reason
from sylve.engine.vec import append, vec
from sylve.games.canopee import actions, pieces, steps
from sylve.games.canopee.down import STASH, TRAY
from sylve.games.canopee.forest import FRESH, USED
from sylve.games.canopee.state import Layout

NOT_NOW: Final[i64] = FIRST_OF_GAME
LAST_PILE: Final[i64] = FIRST_OF_GAME + 1
NOT_IN_PILE: Final[i64] = FIRST_OF_GAME + 2
EMPTY_PILE: Final[i64] = FIRST_OF_GAME + 3
NO_ANIMAL: Final[i64] = FIRST_OF_GAME + 4
ANIMAL_USED: Final[i64] = FIRST_OF_GAME + 5
ANIMAL_FRESH: Final[i64] = FIRST_OF_GAME + 6
EMPTY_DECK: Final[i64] = FIRST_OF_GAME + 7
NOT_IN_HAND: Final[i64] = FIRST_OF_GAME + 8
NO_PITCHER: Final[i64] = FIRST_OF_GAME + 9
NO_MUSHROOM: Final[i64] = FIRST_OF_GAME + 10
NOTHING_TO_DISCARD: Final[i64] = FIRST_OF_GAME + 11
NOT_AN_OPEN_TREE: Final[i64] = FIRST_OF_GAME + 12
NOT_IN_FOREST: Final[i64] = FIRST_OF_GAME + 13
NOT_IN_TREE: Final[i64] = FIRST_OF_GAME + 14
NOT_FLORA: Final[i64] = FIRST_OF_GAME + 15
NOT_WILDLIFE: Final[i64] = FIRST_OF_GAME + 16
NOT_THE_MOST: Final[i64] = FIRST_OF_GAME + 17
NO_RIVAL: Final[i64] = FIRST_OF_GAME + 18
NO_PREY: Final[i64] = FIRST_OF_GAME + 19
NO_SUCH_PLANT: Final[i64] = FIRST_OF_GAME + 20
NOT_DRAWN: Final[i64] = FIRST_OF_GAME + 21
NOT_A_RIVALS: Final[i64] = FIRST_OF_GAME + 22
JUST_TAKEN: Final[i64] = FIRST_OF_GAME + 23
NOT_YOUR_TURN: Final[i64] = FIRST_OF_GAME + 24

REASONS: Final[Mapping[int, Reason]] = {
    NOT_NOW: Reason("not-now", "2.1"),
    LAST_PILE: Reason("last-pile", "2.6"),
    NOT_IN_PILE: Reason("not-in-pile", "4.2"),
    EMPTY_PILE: Reason("empty-pile", "4.7"),
    NO_ANIMAL: Reason("no-animal", "4.1"),
    ANIMAL_USED: Reason("animal-used", "4.1"),
    ANIMAL_FRESH: Reason("animal-fresh", "4.1"),
    EMPTY_DECK: Reason("empty-deck", "2.6"),
    NOT_IN_HAND: Reason("not-in-hand", "3.1"),
    NO_PITCHER: Reason("no-pitcher", "7.5"),
    NO_MUSHROOM: Reason("no-mushroom", "7.2"),
    NOTHING_TO_DISCARD: Reason("nothing-to-discard", "3.5"),
    NOT_AN_OPEN_TREE: Reason("not-an-open-tree", "3.2"),
    NOT_IN_FOREST: Reason("not-in-forest", "3.5"),
    NOT_IN_TREE: Reason("not-in-tree", "3.6"),
    NOT_FLORA: Reason("not-flora", "5.4"),
    NOT_WILDLIFE: Reason("not-wildlife", "5.5"),
    NOT_THE_MOST: Reason("not-the-most", "7.6"),
    NO_RIVAL: Reason("no-rival", "10.6"),
    NO_PREY: Reason("no-prey", "8.4"),
    NO_SUCH_PLANT: Reason("no-such-plant", "8.6"),
    NOT_DRAWN: Reason("not-drawn", "5.3"),
    NOT_A_RIVALS: Reason("not-a-rivals", "9.2"),
    JUST_TAKEN: Reason("just-taken", "9.2"),
    NOT_YOUR_TURN: Reason("not-your-turn", "4.4"),
}


def verb_reason(state: Layout, seat: i64, verb: i64) -> i64:
    """Why the seat may not do this at all now, whatever it names."""
    step = state.agenda.what()
    if not steps.answers(step, verb):
        return NOT_NOW
    if verb == actions.PASS_VERB:
        return passing(state, seat)
    if verb == actions.SNATCH_VERB:
        return both(animal(state, seat, pieces.BOA), passing(state, seat))
    if verb == actions.SWEEP_VERB:
        return both(animal(state, seat, pieces.HOWLER), passing(state, seat))
    if verb == actions.CROAK_VERB:
        return both(animal(state, seat, pieces.FROG), deck(state))
    if verb == actions.PEEK_VERB:
        return animal(state, seat, pieces.TOUCAN)
    if verb == actions.FORAGE_VERB:
        return both(animal(state, seat, pieces.TAMARIN), deck(state))
    if verb == actions.DOZE_VERB:
        return animal(state, seat, pieces.SLOTH)
    if verb == actions.GNAW_VERB:
        return gnawing(state, seat, step)
    if verb == actions.COMPOST_VERB:
        return composting(state, seat)
    if verb == actions.TUCK_VERB:
        return tucking(state, seat, state.agenda.argument())
    if verb == actions.RETURN_VERB:
        return returning(state, seat, state.agenda.argument())
    if verb == actions.HIDE_VERB:
        return ALLOWED if state.count(seat, pieces.PITCHER) > 0 else NO_PITCHER
    if verb == actions.BLOOM_VERB:
        return ALLOWED if state.has_active(seat, pieces.BUTTERFLY) else NO_ANIMAL
    return ALLOWED


def kinds_at_hand(state: Layout, seat: i64, verb: i64) -> i64:
    """The kinds of card, as bits, that the verb may name: in hand, on the pile looked at, or on the tray."""
    if verb == actions.SNATCH_VERB:
        return state.kinds_in(state.pile_at(seat, state.agenda.argument()))
    if verb == actions.SOW_VERB:
        return state.kinds_in(TRAY)
    if actions.PLACE_VERB <= verb <= actions.SPURN_VERB:
        return state.kinds_in_hand(state.agenda.argument())
    return 0


def list_allowed(state: Layout, seat: i64, verb: i64, found: vec[i64]) -> vec[i64]:
    """Add the verb's legal actions to those found."""
    first = actions.FIRST[verb]
    kinds = kinds_at_hand(state, seat, verb)
    if kinds != 0 and actions.SIZE[verb] == pieces.KIND_COUNT:  # any of the kinds at hand
        for kind in range(pieces.KIND_COUNT):
            if kinds & pieces.BIT[kind] != 0:
                found = append(found, first + kind)
        return found
    for argument in range(actions.SIZE[verb]):
        if argument_reason(state, seat, verb, kinds, argument) == ALLOWED:
            found = append(found, first + argument)
    return found


def argument_reason(state: Layout, seat: i64, verb: i64, kinds: i64, argument: i64) -> i64:
    """Why it may not be this card (of the kinds at hand), pile, tree or seat."""
    if verb == actions.DISCARD_VERB:
        return discarding(state, seat, state.agenda.what(), argument)
    if verb == actions.PLACE_VERB or verb == actions.SPURN_VERB or verb == actions.TUCK_VERB:
        return ALLOWED if kinds & pieces.BIT[argument] != 0 else NOT_IN_HAND
    if verb == actions.GROW_VERB or verb == actions.CROWN_VERB:
        return ALLOWED if argument < state.slots[seat] and state.is_open(seat, argument) else NOT_AN_OPEN_TREE
    if verb == actions.SNATCH_VERB:
        return ALLOWED if kinds & pieces.BIT[argument] != 0 else NOT_IN_PILE
    if verb == actions.HIDE_VERB:
        if actions.hiding_pitcher(argument) >= state.count(seat, pieces.PITCHER):
            return NO_PITCHER
        return ALLOWED if kinds & pieces.BIT[actions.hidden_kind(argument)] != 0 else NOT_IN_HAND
    if verb == actions.RETURN_VERB:
        return ALLOWED if kinds & pieces.BIT[pieces.FIRE + argument] != 0 else NOT_IN_HAND
    if verb == actions.FELL_VERB:
        has = argument < state.slots[seat] and state.has_part(seat, argument, state.agenda.argument())
        return ALLOWED if has else NOT_IN_TREE
    if verb == actions.PEEK_VERB:
        return ALLOWED if state.size(state.pile_at(seat, argument)) > 0 else EMPTY_PILE
    if verb == actions.TARGET_VERB:
        return aiming(state, seat, argument)
    if verb == actions.BLOOM_VERB:
        return ALLOWED if state.count(seat, pieces.FERN + argument) > 0 else NO_SUCH_PLANT
    if verb == actions.SOW_VERB:
        return ALLOWED if kinds & pieces.BIT[pieces.GERMINATION_KINDS[argument]] != 0 else NOT_DRAWN
    if verb == actions.TAKE_VERB:
        return taking(state, seat, pieces.WILDLIFE + argument)
    return ALLOWED


def both(first: i64, second: i64) -> i64:
    if first == ALLOWED:
        return second
    return first


# §2.6 The deck, and the last pile.


def deck(state: Layout) -> i64:
    return ALLOWED if state.deck_left() > 0 else EMPTY_DECK


def passing(state: Layout, seat: i64) -> i64:
    """With an empty deck the last pile within reach cannot be passed."""
    if state.deck_left() > 0:
        return ALLOWED
    for number in range(state.agenda.argument() + 1, pieces.PILES):
        if state.size(state.pile_at(seat, number)) > 0:
            return ALLOWED
    return LAST_PILE


# §3 Cards in hand and in the forest.


def discarding(state: Layout, seat: i64, step: i64, kind: i64) -> i64:
    if step == steps.SICKENING:
        if not pieces.is_wild(kind):
            return NOT_WILDLIFE
    elif step != steps.DISCARDING and not pieces.is_flora(kind):
        return NOT_FLORA
    if state.count(seat, kind) == 0:
        return NOT_IN_FOREST
    if step == steps.BLIGHTING and state.count(seat, kind) < most_flora(state, seat):
        return NOT_THE_MOST
    return ALLOWED


def most_flora(state: Layout, seat: i64) -> i64:
    most: i64 = 0
    for kind in range(pieces.FERN, pieces.PITCHER + 1):
        most = max(most, state.count(seat, kind))
    return most


def cards(state: Layout, seat: i64) -> i64:
    """How many cards of the forest can be discarded."""
    return state.count_range(seat, 0, pieces.KIND_COUNT - 1)


# §4 and §8 Animals: once a season, and not in the turn they came.


def animal(state: Layout, seat: i64, species: i64) -> i64:
    if not state.has_active(seat, species):
        return NO_ANIMAL
    if state.ability[species] == USED:
        return ANIMAL_USED
    if state.ability[species] == FRESH:
        return ANIMAL_FRESH
    return ALLOWED


def gnawing(state: Layout, seat: i64, step: i64) -> i64:
    """In the own turn, or in the first step of the season's end, where no animal is fresh any more."""
    reason = animal(state, seat, pieces.ANT)
    if step == steps.WAKING and reason == ANIMAL_FRESH:
        return ALLOWED
    if step != steps.WAKING and seat != state.active:
        return both(reason, NOT_YOUR_TURN)
    return reason


def composting(state: Layout, seat: i64) -> i64:
    if state.count(seat, pieces.MUSHROOM) == 0:
        return NO_MUSHROOM
    if seat != state.active:
        return NOT_YOUR_TURN
    if cards(state, seat) < 2:
        return NOTHING_TO_DISCARD
    return deck(state)


def tucking(state: Layout, seat: i64, batch: i64) -> i64:
    """The hoatzin hides any number of cards, all of one pile."""
    reason = animal(state, seat, pieces.HOATZIN)
    if reason == ANIMAL_USED and is_tucked_from(state, batch):
        return ALLOWED
    return reason


def is_tucked_from(state: Layout, batch: i64) -> bool:
    """Whether the hoatzin is being used on this pile, as it was kept this time."""
    if state.first_rules():
        return state.holds_from(STASH, batch)
    return state.tucked_batch == batch


def returning(state: Layout, seat: i64, batch: i64) -> i64:
    """The spider puts any number of threats back, all of one pile."""
    reason = animal(state, seat, pieces.SPIDER)
    if reason == ANIMAL_USED and state.holds_from(state.kept_pile, batch):
        return ALLOWED
    return reason


def aiming(state: Layout, seat: i64, rival: i64) -> i64:
    if rival >= state.forests or rival == seat:
        return NO_RIVAL
    if state.agenda.argument() == steps.AT_PREY and state.wildlife(rival) == 0:
        return NO_PREY
    return ALLOWED


def taking(state: Layout, seat: i64, kind: i64) -> i64:
    """§9.2 A rival's animal, but not the one that was just taken from here."""
    if state.robbed[kind] == seat:
        return JUST_TAKEN
    for rival in range(state.forests):
        if rival != seat and state.count(rival, kind) > 0:
            return ALLOWED
    return NOT_A_RIVALS
