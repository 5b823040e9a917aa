"""§2 The turn of Canopée, and §4, §7, §8 what can be used in it."""

from mypy_extensions import i64

from sylve.engine.refusals import ALLOWED
from sylve.games.canopee import actions, ending, log, may, pieces, placing, solo, steps
from sylve.games.canopee.down import EVERYBODY, HAND, IS_THREAT, NOWHERE, STASH
from sylve.games.canopee.forest import FRESH, READY, USED
from sylve.games.canopee.state import Layout

# §2 The turn


def begin(state: Layout, seat: i64) -> None:
    """§2.1 Start-of-turn animals first, then the piles; without any pile the season is over."""
    state.active = seat
    if state.reachable(seat) == 0:
        ending.begin(state)
    elif state.is_spirit(seat):
        state.agenda.push(steps.TURN_ENDS, seat, 0)
        solo.take_turn(state, solo.chosen_pile(state))
    else:
        state.agenda.push(steps.LOOKING, seat, 0)
        state.agenda.push(steps.STARTING, seat, 0)


def look(state: Layout, seat: i64, number: i64) -> None:
    """§2.1 The next pile that has cards; after the third comes the blind draw (§2.4)."""
    while number < pieces.PILES and state.size(state.pile_at(seat, number)) == 0:
        number += 1
    if number == pieces.PILES:
        draw_blind(state, seat)
        return
    pile = state.pile_at(seat, number)
    state.look_at_pile(pile, seat)
    state.agenda.push(steps.CHOOSING, seat, number)
    if state.heard is not None:
        secret = {"cards": log.card_names(state, pile, -1)}
        log.told(state, "look", seat, {"pile": int(number) + 1, "count": int(state.size(pile))}, secret)


def draw_blind(state: Layout, seat: i64) -> None:
    """§2.4 All piles passed: the deck's top card; the sloth may make it two (§4.6)."""
    state.agenda.push(steps.TURN_ENDS, seat, 0)
    if state.deck_left() > 0 and may.animal(state, seat, pieces.SLOTH) == ALLOWED:
        state.agenda.push(steps.BLIND, seat, 0)
    else:
        state.agenda.push(steps.DRAWING, seat, 1)


def keep(state: Layout, seat: i64, number: i64) -> None:
    """§2.2 Every card of the pile is added, then the place gets a new one, and the turn ends."""
    pile = state.pile_at(seat, number)
    if state.heard is not None:
        log.told(state, "keep", seat, {"pile": int(number) + 1, "count": int(state.size(pile))})
    state.last_taker = seat
    state.kept_pile = pile
    batch = state.gather(pile, seat, HAND)
    state.agenda.push(steps.TURN_ENDS, seat, 0)
    state.agenda.push(steps.REFILLING, seat, pile)
    state.agenda.push(steps.PLACING_KEPT, seat, batch)


def pass_on(state: Layout, seat: i64, number: i64) -> None:
    """§2.3 The pile goes back with one card more; the next pile comes."""
    pile = state.pile_at(seat, number)
    state.agenda.push(steps.LOOKING, seat, number + 1)
    state.agenda.push(steps.ADDING, seat, pile)
    if state.seats == 1:
        solo.turn_threats_up(state, pile)
    if state.heard is not None:
        log.told(state, "pass", seat, {"pile": int(number) + 1})


def refill(state: Layout, pile: i64) -> None:
    """§2.2 One card, two in the centre of the ring (§10.3)."""
    state.add_to_pile(pile)
    if pile == state.centre():
        state.add_to_pile(pile)
    state.kept_pile = NOWHERE


def end(state: Layout, seat: i64) -> None:
    for species in range(pieces.SPECIES_COUNT):
        if state.ability[species] == FRESH:
            state.ability[species] = READY
    state.agenda.push(steps.TURN, state.after(seat), 0)


# §4 and §8 Abilities of the turn


def use(state: Layout, seat: i64, species: i64) -> None:
    state.ability[species] = USED
    if state.heard is not None:
        log.told(state, "use", seat, {"card": log.card_name(pieces.active(species))})


def snatch(state: Layout, seat: i64, number: i64, kind: i64) -> None:
    """§4.2 The boa takes a card of a pile that is passed."""
    use(state, seat, pieces.BOA)
    pass_on(state, seat, number)
    pile = state.pile_at(seat, number)
    batch = state.gather(pile, seat, pile)
    state.move_down(state.find_in(pile, kind), HAND)
    state.agenda.push(steps.PLACING_TAKEN, seat, batch)


def sweep(state: Layout, seat: i64, number: i64) -> None:
    """§8.3 The howler discards a pile that is passed."""
    use(state, seat, pieces.HOWLER)
    pile = state.pile_at(seat, number)
    if state.heard is not None:
        log.told(state, "sweep", seat, {"pile": int(number) + 1, "cards": log.card_names(state, pile, -1)})
    state.agenda.push(steps.LOOKING, seat, number + 1)
    state.agenda.push(steps.ADDING, seat, pile)
    while state.first_in(pile) != NOWHERE:
        state.throw(state.show(state.first_in(pile)))


def croak(state: Layout, seat: i64) -> None:
    """§4.3 The frog adds a card to each pile within reach, while the deck lasts."""
    use(state, seat, pieces.FROG)
    for number in range(pieces.PILES):
        state.add_to_pile(state.pile_at(seat, number))


def peek(state: Layout, seat: i64, number: i64) -> None:
    """§4.7 The toucan looks at a pile."""
    use(state, seat, pieces.TOUCAN)
    pile = state.pile_at(seat, number)
    state.look_at_pile(pile, seat)
    if state.heard is not None:
        secret = {"cards": log.card_names(state, pile, -1)}
        log.told(state, "peek", seat, {"pile": int(number) + 1}, secret)


def forage(state: Layout, seat: i64) -> None:
    """§8.7 The tamarin's turn: cards from the deck, to add or to discard."""
    use(state, seat, pieces.TAMARIN)
    state.agenda.pop()  # the piles wait for another turn
    state.agenda.push(steps.TURN_ENDS, seat, 0)
    state.agenda.push(steps.SIFT_DRAW, seat, pieces.TAMARIN_LOOKS)


def compost(state: Layout, seat: i64) -> None:
    """§7.2 The mushroom and another card for a new one."""
    state.agenda.push(steps.SIFT_DRAW, seat, 1)
    state.agenda.push(steps.DISCARDING, seat, steps.BY_MUSHROOM)
    placing.discard(state, seat, pieces.MUSHROOM)


def hide(state: Layout, seat: i64, batch: i64, kind: i64, pitcher: i64) -> None:
    """§7.5 Under a pitcher plant; a card that was there comes into the forest."""
    place = state.pitcher_place(seat, pitcher)
    at = state.find(HAND, batch, kind)
    before = state.first_in(place)
    if state.heard is not None:
        log.told(state, "hide", seat, {}, {"card": log.card_name(kind)})
    if before != NOWHERE:
        placing.uncover(state, seat, place)
        at = state.find(HAND, batch, kind)
    state.move_down(at, place)


def tuck(state: Layout, seat: i64, batch: i64, kind: i64) -> None:
    """§8.2 Under the hoatzin."""
    if state.ability[pieces.HOATZIN] != USED:
        use(state, seat, pieces.HOATZIN)
        state.tucked_batch = batch
    if state.heard is not None:
        log.told(state, "tuck", seat, {}, {"card": log.card_name(kind)})
    state.move_down(state.find(HAND, batch, kind), STASH)


def put_threat_back(state: Layout, seat: i64, batch: i64, kind: i64) -> None:
    """§8.1 The spider leaves a threat on the pile's place, face down."""
    if state.ability[pieces.SPIDER] != USED:
        use(state, seat, pieces.SPIDER)
    if state.heard is not None:
        log.told(state, "return", seat, {}, {"card": log.card_name(kind)})
    state.move_down(state.find(HAND, batch, kind), state.kept_pile)
    returned: i64 = len(state.down) - 1
    if not state.first_rules():
        state.close_eyes(returned, EVERYBODY)
    state.open_eyes(returned, IS_THREAT)


def strike(state: Layout, seat: i64, rival: i64, effect: i64) -> None:
    """§7.7 Lightning: both draw, or both discard, first whoever it struck."""
    if state.heard is not None:
        words = f"@strike-{'draw' if effect == actions.STRIKE_DRAW else 'discard'}"
        log.told(state, "strike", seat, {"effect": words, "rival_seat": int(rival)})
    if effect == actions.STRIKE_DRAW:
        state.agenda.push(steps.DRAWING, rival, pieces.LIGHTNING_CARDS)
        state.agenda.push(steps.DRAWING, seat, pieces.LIGHTNING_CARDS)
    else:
        placing.push_discards(state, rival, pieces.LIGHTNING_CARDS, steps.BY_LIGHTNING)
        placing.push_discards(state, seat, pieces.LIGHTNING_CARDS, steps.BY_LIGHTNING)
