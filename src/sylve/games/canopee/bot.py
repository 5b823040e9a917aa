"""How good an action looks in Canopée: what the forest promises after it, all counted in hundredths of a point."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import vec
from sylve.engine.worlds import filled
from sylve.games.canopee import actions, pieces, scoring, steps
from sylve.games.canopee.down import kind_of, place_of
from sylve.games.canopee.rules import Canopee
from sylve.games.canopee.state import Layout

POINT: Final = 100
# What a pile must promise to be kept rather than passed: first, second, third.
THRESHOLD: Final = (230, 270, 160)
NEXT_CARD: Final = 55  # percent of what one card more would add, with many cards to come
SECOND_CARD: Final = 22
THIRD_CARD: Final = 10
MANY_CARDS: Final = 20
SEEDS: Final = (0, 380, 680, 900, 1050, 1150, 1250)
COMPLETE_TREE: Final = 190  # towards the largest forest
TALL_SHARE: Final = 60  # percent of the award for a tree that leads
OPEN_TREE: Final = 150
OPEN_TRUNK_VALUE: Final = 60
SPARE_TREE: Final = 70
ABILITY: Final = 90
MATE: Final = 120
BURNT: Final = 210
SICK: Final = 230
BLIGHT: Final = 150
CARD_FROM_DECK: Final = 150
LATEST: Final = -1

# For the search: decisions to play on at least, the lead that makes a win likely, and the tries of the strongest bot.
HORIZON: Final = 8
SCALE: Final = 1000
TRIES: Final = 400


def worth(state: Canopee, seat: i64, action: i64) -> i64:
    verb = actions.VERB[action]
    argument = actions.argument_of(action)
    step = state.agenda.what()
    if verb == actions.PASS_VERB:
        return threshold(state)
    if verb == actions.KEEP_VERB:
        return gain_of_pile(state, seat, state.pile_at(seat, state.agenda.argument()))
    if verb == actions.SNATCH_VERB:
        return threshold(state) + gain_of(state, seat, argument) - CARD_FROM_DECK
    if verb == actions.SWEEP_VERB:
        return threshold(state) - POINT
    if verb == actions.PLACE_VERB:
        return gain_of(state, seat, argument) if step == steps.SIFTING else placing_order(argument)
    if verb == actions.HIDE_VERB:
        return hiding(state, seat, actions.hidden_kind(argument))
    if verb == actions.TUCK_VERB:
        return -POINT
    if verb == actions.RETURN_VERB:
        return -POINT * POINT * gain_of(state, seat, pieces.FIRE + argument)
    if verb == actions.GNAW_VERB:
        return best_loss(state, seat) - POINT + (0 if step != steps.CHOOSING else threshold(state))
    if verb == actions.COMPOST_VERB:
        return best_loss(state, seat) - POINT
    if verb == actions.FORAGE_VERB:
        return -POINT
    if verb == actions.CROAK_VERB:
        return -POINT // 2
    if verb == actions.PEEK_VERB or verb == actions.DOZE_VERB:
        return 1
    if verb == actions.STRIKE_VERB:
        return 2 * CARD_FROM_DECK if argument == actions.STRIKE_DRAW else 2 * best_loss(state, seat)
    if verb == actions.TARGET_VERB:
        return state.points(argument)
    if verb == actions.LOOK_VERB or verb == actions.DRAW_VERB or verb == actions.SPURN_VERB:
        return 0
    return consequence(state, seat, verb, argument)


def practised(state: Canopee, seat: i64, action: i64) -> i64:
    """The search plays on by first sight."""
    return worth(state, seat, action)


def prospects(state: Canopee, seat: i64) -> i64:
    """What the forest promises; at the end its points, of equals with the animals (§6.3); alone, less the Spirit's."""
    value = promise(state, seat)
    if state.finished:
        value = POINT * scoring.total(state, seat) + state.wildlife(seat)
    if state.seats == 1:
        value -= POINT * scoring.total(state, 1)
    return value


def rests(state: Canopee) -> bool:
    """Whether somebody's turn is about to begin."""
    return state.agenda.what() == steps.CHOOSING and state.agenda.argument() == 0


def threshold(state: Layout) -> i64:
    number = state.agenda.argument()
    return THRESHOLD[min(max(number, 0), 2)]


def consequence(state: Canopee, seat: i64, verb: i64, argument: i64) -> i64:
    """What the forest promises once this is done, before anything else happens."""
    if verb == actions.DISCARD_VERB:
        return promise_without(state, seat, argument)
    if verb == actions.SOW_VERB:
        return promise(state, seat) + gain_of(state, seat, pieces.GERMINATION_KINDS[argument])
    if verb == actions.DONE_VERB:
        return promise(state, seat)
    after = state.copy()
    after.heard = None
    after.answer(seat, verb, argument)
    return promise(after, seat)


# What keeping cards would bring


def gain_of_pile(state: Canopee, seat: i64, pile: i64) -> i64:
    kinds = filled(pieces.KIND_COUNT, 0)
    for card in state.down:
        if place_of(card) == pile:
            kinds[kind_of(card)] += 1
    return gain_of_cards(state, seat, kinds)


def gain_of(state: Canopee, seat: i64, kind: i64) -> i64:
    kinds = filled(pieces.KIND_COUNT, 0)
    kinds[kind] = 1
    return gain_of_cards(state, seat, kinds)


def gain_of_cards(state: Canopee, seat: i64, kinds: vec[i64]) -> i64:
    after = with_cards(state, seat, kinds)
    return promise(after, seat) - promise(state, seat)


def with_cards(state: Canopee, seat: i64, kinds: vec[i64]) -> Canopee:
    """The forest with these cards, placed sensibly: trunks, then canopies, droughts at the end."""
    after = state.copy()
    after.heard = None
    for kind in range(pieces.KIND_COUNT):
        for _ in range(kinds[kind]):
            if pieces.is_trunk(kind):
                add_trunk(after, seat, kind)
            elif pieces.is_canopy(kind):
                add_canopy(after, seat, kind)
            elif kind != pieces.DROUGHT and kind != pieces.LIGHTNING:
                after.gain(seat, kind)
    for _ in range(kinds[pieces.DROUGHT]):
        lose_least(after, seat)
    return after


def add_trunk(after: Canopee, seat: i64, kind: i64) -> None:
    """On the tree where it promises the most, or on a new one."""
    best: i64 = LATEST
    most: i64 = 0
    for tree in range(after.slots[seat]):
        if after.is_open(seat, tree):
            after.add_trunk(seat, tree, kind)
            found = promise(after, seat)
            remove_trunk(after, seat, tree, kind)
            if best == LATEST or found > most:
                best = tree
                most = found
    tree = after.free_slot(seat)
    after.add_trunk(seat, tree, kind)
    if best != LATEST and promise(after, seat) < most:
        remove_trunk(after, seat, tree, kind)
        after.add_trunk(seat, best, kind)


def remove_trunk(after: Canopee, seat: i64, tree: i64, kind: i64) -> None:
    after.take_part(seat, tree, kind)
    after.discarded[kind] -= 1


def add_canopy(after: Canopee, seat: i64, kind: i64) -> None:
    best: i64 = LATEST
    most: i64 = 0
    for tree in range(after.slots[seat]):
        if after.is_open(seat, tree):
            after.add_canopy(seat, tree, kind)
            found = promise(after, seat)
            after.take_part(seat, tree, kind)
            after.discarded[kind] -= 1
            if best == LATEST or found > most:
                best = tree
                most = found
    if best != LATEST:
        after.add_canopy(seat, best, kind)


def lose_least(after: Canopee, seat: i64) -> None:
    """Give up the card that can best be spared."""
    best: i64 = LATEST
    most: i64 = 0
    for kind in range(pieces.FERN, pieces.KIND_COUNT):
        if after.count(seat, kind) > 0:
            after.lose(seat, kind)
            found = promise(after, seat)
            after.gain(seat, kind)
            if best == LATEST or found > most:
                best = kind
                most = found
    if best != LATEST:
        after.lose(seat, best)


def best_loss(state: Canopee, seat: i64) -> i64:
    """What giving up one card would bring (mostly less than nothing)."""
    after = state.copy()
    after.heard = None
    lose_least(after, seat)
    return promise(after, seat) - promise(state, seat)


def promise_without(state: Canopee, seat: i64, kind: i64) -> i64:
    after = state.copy()
    if kind >= pieces.FERN:
        after.lose(seat, kind)
        return promise(after, seat)
    best: i64 = 0
    found = False
    for tree in range(state.slots[seat]):
        if state.has_part(seat, tree, kind):
            other = state.copy()
            other.take_part(seat, tree, kind)
            here = promise(other, seat)
            if not found or here > best:
                best = here
                found = True
    return best


def placing_order(kind: i64) -> i64:
    """Trunks first, then what stays, then canopies; droughts and lightning at the end."""
    if pieces.is_trunk(kind):
        return 60
    if pieces.is_canopy(kind):
        return 40
    if kind == pieces.PITCHER:
        return 70
    if kind == pieces.DROUGHT:
        return 20
    return 10 if kind == pieces.LIGHTNING else 50


def hiding(state: Canopee, seat: i64, kind: i64) -> i64:
    """Under the pitcher goes what would do harm now and none next season."""
    if state.size(state.pitcher_place(seat, 0)) > 0:
        return -POINT
    harm = gain_of(state, seat, kind)
    if harm < 0 and not pieces.is_threat(kind):
        return POINT - harm
    return -POINT


# What a forest promises


def promise(state: Layout, seat: i64) -> i64:
    left = min(MANY_CARDS, state.deck_left() + len(state.down))
    value = POINT * state.points(seat)
    value += sets(state, seat, left) + weather(state, seat, left) + trees(state, seat) + animals(state, seat)
    value += SEEDS[min(state.count(seat, pieces.SEED), 6)]
    value -= dangers(state, seat, left)
    if state.sign != pieces.NO_SIGN:
        value += POINT * (scoring.sign_points(state, seat) + scoring.sign_tree_points(state, seat))
    return value


def hopeful(now: i64, one: i64, two: i64, three: i64, left: i64) -> i64:
    """Points now, and a share of what one, two or three more cards would add."""
    hope = NEXT_CARD * max(0, one - now)
    hope = max(hope, SECOND_CARD * (two - now))
    hope = max(hope, THIRD_CARD * (three - now))
    return POINT * now + hope * left // MANY_CARDS


def sets(state: Layout, seat: i64, left: i64) -> i64:
    ferns = state.count(seat, pieces.FERN)
    value = hopeful(
        scoring.fern_points(ferns),
        scoring.fern_points(ferns + 1),
        scoring.fern_points(ferns + 2),
        scoring.fern_points(ferns + 3),
        left,
    )
    bromeliads = state.count(seat, pieces.BROMELIAD)
    value += hopeful(
        scoring.bromeliad_points(bromeliads),
        scoring.bromeliad_points(bromeliads + 1),
        scoring.bromeliad_points(bromeliads + 2),
        0,
        left,
    )
    monsteras = state.count(seat, pieces.MONSTERA)
    value += hopeful(
        scoring.monstera_points(monsteras),
        scoring.monstera_points(monsteras + 1),
        scoring.monstera_points(monsteras + 2),
        scoring.monstera_points(monsteras + 3),
        left,
    )
    value += POINT * scoring.vines_points(state.count(seat, pieces.VINES), state.complete_trees(seat) + 1)
    value += POINT * scoring.orchid_points(state, seat) * 4 // 5
    return value + POINT * (state.count(seat, pieces.MUSHROOM) + state.count(seat, pieces.PITCHER)) * left // MANY_CARDS


def weather(state: Layout, seat: i64, left: i64) -> i64:
    rain, sun = state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN)
    alone = max(rain, sun) - min(rain, sun)
    value = POINT * scoring.weather_points(state, seat)
    share: i64 = 45
    for _ in range(alone):
        value += pieces.PAIR_POINTS * share * left // MANY_CARDS
        share = share // 3
    return value


def trees(state: Layout, seat: i64) -> i64:
    value = POINT * scoring.unscored_tree_points(state, seat)
    value += (COMPLETE_TREE if state.seats <= 2 else COMPLETE_TREE // 2) * state.complete_trees(seat)
    last = state.season + 1 == state.seasons
    some = False
    for tree in range(state.slots[seat]):
        if state.is_open(seat, tree) and (not last or state.deck_left() > 0):
            height = state.height(seat, tree)
            value += SPARE_TREE if some else OPEN_TREE
            some = True
            points = state.trunks_of(seat, tree, 1) + 2 * state.trunks_of(seat, tree, 2)
            value += OPEN_TRUNK_VALUE * (points + height - 1)
    mine = scoring.tallest_height(state, seat)
    if mine > 0:
        highest: i64 = 0
        for rival in range(state.forests):
            if rival != seat:
                highest = max(highest, scoring.tallest_height(state, rival))
        if mine >= highest:
            value += TALL_SHARE * scoring.tallest_points(state)
        value += 12 * mine
    return value


def animals(state: Layout, seat: i64) -> i64:
    value = POINT * scoring.wildlife_points(state, seat)
    hope = MATE * (state.seasons - state.season) // 3
    for species in range(pieces.SPECIES_COUNT):
        active = state.has_active(seat, species)
        mate = state.count(seat, pieces.breeding(species)) > 0
        if active:
            value += ABILITY * (state.seasons - state.season) // 2
        if active != mate:
            value += hope
    return value


def dangers(state: Layout, seat: i64, left: i64) -> i64:
    cost = BLIGHT * state.count(seat, pieces.BLIGHT)
    cost += threat(state.count(seat, pieces.FIRE), state.flora(seat), BURNT, left)
    return cost + threat(state.count(seat, pieces.DISEASE), state.wildlife(seat), SICK, left)


def threat(threats: i64, targets: i64, loss: i64, left: i64) -> i64:
    if threats == 0:
        return 0
    if threats == 1:
        return 60 * left // MANY_CARDS
    if threats == 2:
        return loss * min(2, targets + 1)
    return loss // 2
