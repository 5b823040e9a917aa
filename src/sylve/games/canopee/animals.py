"""§4 and §8 Animals, §7.2 the mushroom, §7.5 the pitcher plant: what a card lets its owner do beside what is asked.

Each is one class: the verb, why not, what happens, what people are told of it. The steps say which of them they let in.
Animals that act of themselves are where they act: the kinkajou in `steps/season_end.py`, the jaguar in
`steps/striking.py`, the marmoset in `scoring.py`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sylve.engine.actions import Verb
from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.vec import append, vec
from sylve.games.canopee import agenda, events, forecast, pieces, piles, placing
from sylve.games.canopee.actions import (
    BLOOM,
    COMPOST,
    CROAK,
    DOZE,
    FORAGE,
    GNAW,
    HIDE,
    PEEK,
    RETURN,
    SNATCH,
    SWEEP,
    TUCK,
)  # fmt: skip
from sylve.games.canopee.events import card_name
from sylve.games.canopee.face_down import EVERYBODY, HAND, IS_THREAT, NOWHERE, STASH, kind_of
from sylve.games.canopee.forest import FRESH, USED
from sylve.games.canopee.refusals import (
    ANIMAL_FRESH,
    ANIMAL_USED,
    EMPTY_PILE,
    NO_ANIMAL,
    NO_MUSHROOM,
    NO_PITCHER,
    NO_SUCH_PLANT,
    NOT_IN_HAND,
    NOT_IN_PILE,
    NOT_YOUR_TURN,
    NOTHING_TO_DISCARD,
)  # fmt: skip
from sylve.games.canopee.state import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Something that a card of the forest lets its owner do."""

    def __init__(self, card: i64, verb: Verb) -> None:
        self.card = card
        self.verb = verb

    # What the rules say.

    def why_not(self, state: Layout, seat: i64) -> i64:
        """Why it cannot be used now, whatever it is used on."""
        raise NotImplementedError

    def why_not_on(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        """Why it cannot be used on what the action names."""
        return ALLOWED

    def reason(self, state: Layout, seat: i64, action: i64) -> i64:
        reason = self.why_not(state, seat)
        if reason != ALLOWED:
            return reason
        return self.why_not_on(state, seat, action)

    def add_legal(self, state: Layout, seat: i64, found: vec[i64]) -> vec[i64]:
        """The actions found, and those that the ability adds, ascending."""
        if self.why_not(state, seat) != ALLOWED:
            return found
        for action in range(self.verb.first, self.verb.first + self.verb.size):
            if self.why_not_on(state, seat, action) == ALLOWED:
                found = append(found, action)
        return found

    def could_take(self, state: Layout, seat: i64, kinds: i64) -> bool:  # noqa: ARG002
        """Whether one of these kinds in hand (as bits) could be put somewhere else than into the forest."""
        return False

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        raise NotImplementedError

    # What people are told.

    def example(self, state: Layout, seat: i64) -> i64:  # noqa: ARG002
        """The action that stands for the ability where it cannot be used."""
        return self.verb.first

    def preview(self, state: Layout, seat: int, action: int) -> Facts | None:  # noqa: ARG002
        return None

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {}


class Animal(Ability):
    """§4.1 An active animal is used once a season, and not in the turn in which it came."""

    def __init__(self, species: i64, verb: Verb) -> None:
        super().__init__(pieces.active(species), verb)
        self.species = species

    def why_not(self, state: Layout, seat: i64) -> i64:
        if state.count(seat, self.card) == 0:
            return NO_ANIMAL
        if state.ability[self.species] == USED:
            return ANIMAL_USED
        if state.ability[self.species] == FRESH:
            return ANIMAL_FRESH
        return ALLOWED

    def use(self, state: Layout, seat: i64) -> None:
        state.ability[self.species] = USED
        state.tell(events.USES, seat, self.card)

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        if reason in (NO_ANIMAL, ANIMAL_USED, ANIMAL_FRESH):
            return {"animal": card_name(state, self.card)}
        return {}


class Passer(Animal):
    """An animal that is used when a pile is passed."""

    def why_not(self, state: Layout, seat: i64) -> i64:
        reason = super().why_not(state, seat)
        if reason != ALLOWED:
            return reason
        return piles.why_not_pass(state, seat, state.agenda.argument())


class Drawer(Animal):
    """An animal that needs cards in the deck."""

    def why_not(self, state: Layout, seat: i64) -> i64:
        reason = super().why_not(state, seat)
        if reason != ALLOWED:
            return reason
        return piles.why_not_draw(state)


# §4 Those of the base game


class Boa(Passer):
    """§4.2 Takes a card of a pile that is passed."""

    def why_not_on(self, state: Layout, seat: i64, action: i64) -> i64:
        pile = state.pile_at(seat, state.agenda.argument())
        if state.find_in(pile, SNATCH.argument(action)) == NOWHERE:
            return NOT_IN_PILE
        return ALLOWED

    def add_legal(self, state: Layout, seat: i64, found: vec[i64]) -> vec[i64]:
        if self.why_not(state, seat) != ALLOWED:
            return found
        return add_kinds(found, SNATCH, state.kinds_in(state.pile_at(seat, state.agenda.argument())))

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        number = state.agenda.argument()
        state.agenda.pop()
        self.use(state, seat)
        piles.pass_on(state, seat, number)
        pile = state.pile_at(seat, number)
        batch = state.gather(pile, seat, pile)
        state.move_down(state.find_in(pile, SNATCH.argument(action)), HAND)
        state.agenda.push(agenda.PLACING_TAKEN, seat, batch)

    def example(self, state: Layout, seat: i64) -> i64:
        """A card of the pile looked at, where one is."""
        if state.agenda.what() != agenda.CHOOSING:
            return SNATCH.first
        return SNATCH.of(kind_of(state.down[state.first_in(state.pile_at(seat, state.agenda.argument()))]))

    def preview(self, state: Layout, seat: int, action: int) -> Facts:
        return forecast.of_cards(state, seat, [SNATCH.argument(action)])

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == NOT_IN_PILE:
            return {"card": card_name(state, SNATCH.argument(action))}
        return super().refusal_facts(state, seat, action, reason)


class Frog(Drawer):
    """§4.3 Adds a card to each pile within reach, while the deck lasts."""

    def do(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        self.use(state, seat)
        for number in range(pieces.PILES):
            state.add_to_pile(state.pile_at(seat, number))


class Ant(Animal):
    """§4.4 Discards a card in the own turn, or in the first step of the season's end."""

    def why_not(self, state: Layout, seat: i64) -> i64:
        reason = super().why_not(state, seat)
        if state.agenda.what() == agenda.WAKING:
            if reason == ANIMAL_FRESH:  # the turn in which it came is over
                return ALLOWED
        elif reason == ALLOWED and seat != state.active:
            return NOT_YOUR_TURN
        return reason

    def do(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        self.use(state, seat)
        state.agenda.push(agenda.DISCARDING, seat, agenda.BY_ANT)


class Sloth(Animal):
    """§4.6 Draws two cards when all piles were passed."""

    def do(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        state.agenda.pop()
        self.use(state, seat)
        state.agenda.push(agenda.DRAWING, seat, 2)


class Toucan(Animal):
    """§4.7 Looks at a pile before the turn goes on."""

    def why_not_on(self, state: Layout, seat: i64, action: i64) -> i64:
        if state.size(state.pile_at(seat, PEEK.argument(action))) == 0:
            return EMPTY_PILE
        return ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        self.use(state, seat)
        number = PEEK.argument(action)
        pile = state.pile_at(seat, number)
        state.look_at_pile(pile, seat)
        state.tell(events.PEEKS, seat, number, pile)

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == EMPTY_PILE:
            return {"pile": PEEK.argument(action) + 1}
        return super().refusal_facts(state, seat, action, reason)


# §7 Two plants


class Mushroom(Ability):
    """§7.2 The mushroom and another card for a new one, in the own turn."""

    def why_not(self, state: Layout, seat: i64) -> i64:
        if state.count(seat, pieces.MUSHROOM) == 0:
            return NO_MUSHROOM
        if seat != state.active:
            return NOT_YOUR_TURN
        if state.cards(seat) < 2:
            return NOTHING_TO_DISCARD
        return piles.why_not_draw(state)

    def do(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        state.agenda.push(agenda.SIFT_DRAW, seat, 1)
        state.agenda.push(agenda.DISCARDING, seat, agenda.BY_MUSHROOM)
        placing.discard(state, seat, pieces.MUSHROOM)


class Pitcher(Ability):
    """§7.5 A card from a pile goes under it; one that was there comes into the forest."""

    def why_not(self, state: Layout, seat: i64) -> i64:
        if state.count(seat, pieces.PITCHER) == 0:
            return NO_PITCHER
        return ALLOWED

    def why_not_on(self, state: Layout, seat: i64, action: i64) -> i64:
        if HIDE.second_field(action) >= state.count(seat, pieces.PITCHER):
            return NO_PITCHER
        return why_not_in_hand(state, HIDE.first_field(action))

    def add_legal(self, state: Layout, seat: i64, found: vec[i64]) -> vec[i64]:
        pitchers = min(state.count(seat, pieces.PITCHER), pieces.PITCHERS)
        if pitchers == 0:
            return found
        kinds = state.kinds_in_hand(state.agenda.argument())
        for kind in range(pieces.KIND_COUNT):
            if kinds & pieces.BIT[kind] != 0:
                for pitcher in range(pitchers):
                    found = append(found, HIDE.of(kind, pitcher))
        return found

    def could_take(self, state: Layout, seat: i64, kinds: i64) -> bool:
        """Also where the pitcher plant itself is among the cards: it can be placed first."""
        return state.count(seat, pieces.PITCHER) > 0 or kinds & pieces.BIT[pieces.PITCHER] != 0

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        kind, place = HIDE.first_field(action), state.pitcher_place(seat, HIDE.second_field(action))
        state.tell(events.HIDES, seat, kind)
        placing.uncover(state, seat, place)
        state.move_down(state.find(HAND, state.agenda.argument(), kind), place)

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        if reason == NOT_IN_HAND:
            return {"card": card_name(state, HIDE.first_field(action))}
        return {}


# §8 The advanced animals


class Spider(Animal):
    """§8.1 Puts any number of threats of one kept pile back on its place, face down."""

    def why_not(self, state: Layout, seat: i64) -> i64:
        reason = super().why_not(state, seat)
        if reason == ANIMAL_USED and state.holds_from(state.kept_pile, state.agenda.argument()):
            return ALLOWED
        return reason

    def why_not_on(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        return why_not_in_hand(state, threat_named(action))

    def could_take(self, state: Layout, seat: i64, kinds: i64) -> bool:
        return kinds & pieces.THREAT_BITS != 0 and self.why_not(state, seat) == ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        if state.ability[pieces.SPIDER] != USED:
            self.use(state, seat)
        kind = threat_named(action)
        state.tell(events.RETURNS, seat, kind)
        state.move_down(state.find(HAND, state.agenda.argument(), kind), state.kept_pile)
        returned: i64 = len(state.down) - 1
        if not state.first_rules():
            state.close_eyes(returned, EVERYBODY)
        state.open_eyes(returned, IS_THREAT)

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == NOT_IN_HAND:
            return {"card": card_name(state, threat_named(action))}
        return super().refusal_facts(state, seat, action, reason)


class Hoatzin(Animal):
    """§8.2 Any number of cards of one kept pile go face down under it."""

    def why_not(self, state: Layout, seat: i64) -> i64:
        reason = super().why_not(state, seat)
        if reason == ANIMAL_USED and self.is_used_on(state, state.agenda.argument()):
            return ALLOWED
        return reason

    def is_used_on(self, state: Layout, batch: i64) -> bool:
        """Whether it is being used on this pile, as it was kept this time."""
        if state.first_rules():
            return state.holds_from(STASH, batch)
        return state.tucked_batch == batch

    def why_not_on(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        return why_not_in_hand(state, TUCK.argument(action))

    def add_legal(self, state: Layout, seat: i64, found: vec[i64]) -> vec[i64]:
        if self.why_not(state, seat) != ALLOWED:
            return found
        return add_kinds(found, TUCK, state.kinds_in_hand(state.agenda.argument()))

    def could_take(self, state: Layout, seat: i64, kinds: i64) -> bool:  # noqa: ARG002
        return self.why_not(state, seat) == ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        batch, kind = state.agenda.argument(), TUCK.argument(action)
        if state.ability[pieces.HOATZIN] != USED:
            self.use(state, seat)
            state.tucked_batch = batch
        state.tell(events.TUCKS, seat, kind)
        state.move_down(state.find(HAND, batch, kind), STASH)

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == NOT_IN_HAND:
            return {"card": card_name(state, TUCK.argument(action))}
        return super().refusal_facts(state, seat, action, reason)


class Howler(Passer):
    """§8.3 Discards a pile that is passed."""

    def do(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        number = state.agenda.argument()
        state.agenda.pop()
        self.use(state, seat)
        pile = state.pile_at(seat, number)
        state.tell(events.SWEEPS, seat, number, pile)
        piles.go_on(state, seat, number)
        placing.discard_all(state, pile)


class Butterfly(Animal):
    """§8.6 At the season's end it becomes a plant of a species that the seat has already; it needs no rest."""

    def why_not(self, state: Layout, seat: i64) -> i64:
        if state.has_active(seat, pieces.BUTTERFLY):
            return ALLOWED
        return NO_ANIMAL

    def why_not_on(self, state: Layout, seat: i64, action: i64) -> i64:
        if state.count(seat, plant_named(action)) == 0:
            return NO_SUCH_PLANT
        return ALLOWED

    def do(self, state: Layout, seat: i64, action: i64) -> None:
        plant = plant_named(action)
        state.tell(events.BLOOMS, seat, plant)
        placing.drop(state, seat, self.card)
        state.bloomed = plant
        state.gain(seat, plant)

    def preview(self, state: Layout, seat: int, action: int) -> Facts:
        after = forecast.silent_copy(state)
        self.do(after, seat, action)
        return forecast.of(state, after, seat)

    def refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:
        if reason == NO_SUCH_PLANT:
            return {"card": card_name(state, plant_named(action))}
        return super().refusal_facts(state, seat, action, reason)


class Tamarin(Drawer):
    """§8.7 Instead of a turn: cards from the deck, to add or to discard."""

    def do(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        state.agenda.pop()
        self.use(state, seat)
        state.agenda.pop()  # the piles wait for another turn
        state.agenda.push(agenda.TURN_ENDS, seat, 0)
        state.agenda.push(agenda.SIFT_DRAW, seat, state.box.tamarin_looks)


def threat_named(action: i64) -> i64:
    return pieces.FIRE + RETURN.argument(action)


def plant_named(action: i64) -> i64:
    return pieces.FERN + BLOOM.argument(action)


def why_not_in_hand(state: Layout, kind: i64) -> i64:
    """Only cards of the batch that is being placed."""
    if state.find(HAND, state.agenda.argument(), kind) == NOWHERE:
        return NOT_IN_HAND
    return ALLOWED


def add_kinds(found: vec[i64], verb: Verb, kinds: i64) -> vec[i64]:
    """The actions found, and the verb with each of these kinds."""
    for kind in range(pieces.KIND_COUNT):
        if kinds & pieces.BIT[kind] != 0:
            found = append(found, verb.first + kind)
    return found


BOA: Final = Boa(pieces.BOA, SNATCH)
FROG: Final = Frog(pieces.FROG, CROAK)
ANT: Final = Ant(pieces.ANT, GNAW)
SLOTH: Final = Sloth(pieces.SLOTH, DOZE)
TOUCAN: Final = Toucan(pieces.TOUCAN, PEEK)
MUSHROOM: Final = Mushroom(pieces.MUSHROOM, COMPOST)
PITCHER: Final = Pitcher(pieces.PITCHER, HIDE)
SPIDER: Final = Spider(pieces.SPIDER, RETURN)
HOATZIN: Final = Hoatzin(pieces.HOATZIN, TUCK)
HOWLER: Final = Howler(pieces.HOWLER, SWEEP)
BUTTERFLY: Final = Butterfly(pieces.BUTTERFLY, BLOOM)
TAMARIN: Final = Tamarin(pieces.TAMARIN, FORAGE)

ALL: Final[list[Ability]] = [
    BOA, FROG, ANT, SLOTH, TOUCAN, MUSHROOM, PITCHER, SPIDER, HOATZIN, HOWLER, BUTTERFLY, TAMARIN,
]  # fmt: skip


def verb_of(kind: int) -> str | None:
    """The name of the verb that a card of that kind is used with, where it can be used."""
    for ability in ALL:
        if ability.card == kind:
            return ability.verb.name
    return None


# Whose button stays in sight where it cannot be used. The pitcher plant's choice is made with each card.
IN_SIGHT: Final[list[Ability]] = [ability for ability in ALL if ability is not PITCHER]
