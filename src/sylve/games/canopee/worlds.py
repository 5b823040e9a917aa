"""What a seat of Canopée does not know, dealt out anew.

It knows the cards it looked at, where they lie; of cards that were picked up since, it knows kinds that must be among
them. First these kinds are spread over the places of their batch, then everything never seen over all other places.
"""

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, vec
from sylve.engine.worlds import UNKNOWN, filled, spread
from sylve.games.canopee import pieces
from sylve.games.canopee.state import IS_THREAT, Layout, seat_bit


def deal_anew(world: Layout, seat: i64, dice: Dice) -> None:
    """Other cards in the piles, in hiding and in the decks: all that the seat could not tell apart."""
    pool = unseen_cards(world, seat)
    content = known_rows(world, seat)
    spread_hints(world, seat, content, dice)
    put_threats_where_due(world, content, pool, dice)
    deal_rest(world, content, pool, dice)
    shuffle_sprouts(world, dice)
    shuffle_signs(world, dice)


def unseen_cards(world: Layout, seat: i64) -> vec[i64]:
    """The cards that the seat has never seen, kind by kind."""
    counts = filled(pieces.KIND_COUNT, 0)
    for at in range(world.drawn, len(world.order)):
        counts[world.order[at]] += 1
    for at in range(len(world.down_kind)):
        if not world.knows(at, seat) and not world.hinted(at, seat):
            counts[world.down_kind[at]] += 1
    return listed(counts)


def listed(counts: vec[i64]) -> vec[i64]:
    cards = vec[i64]()
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            cards = append(cards, kind)
    return cards


def known_rows(world: Layout, seat: i64) -> vec[i64]:
    """What the seat knows to lie where, row by row of the cards lying face down."""
    content = vec[i64]()
    for at in range(len(world.down_kind)):
        content = append(content, world.down_kind[at] if world.knows(at, seat) else UNKNOWN)
    return content


def needs_threat(world: Layout, at: i64) -> bool:
    return world.down_eyes[at] & IS_THREAT != 0


def spread_hints(world: Layout, seat: i64, content: vec[i64], dice: Dice) -> None:
    """Kinds known to be in a batch lie on any of its places: threats first where only a threat can lie."""
    own = seat_bit(seat)
    hints = world.down_hint
    world.down_hint = filled(len(content), 0)
    done: i64 = 0
    while own != 0:
        batch = next_hinted_batch(world, hints, own, done)
        if batch == 0:
            return
        done = batch
        counts = filled(pieces.KIND_COUNT, 0)
        threat_places = vec[i64]()
        places = vec[i64]()
        for at in range(len(content)):
            if world.down_batch[at] == batch:
                if hints[at] & own != 0:
                    counts[world.down_kind[at]] += 1
                if needs_threat(world, at):
                    threat_places = append(threat_places, at)
                else:
                    places = append(places, at)
        threats = vec[i64]()
        others = vec[i64]()
        for kind in listed(counts):
            if pieces.is_threat(kind):
                threats = append(threats, kind)
            else:
                others = append(others, kind)
        before = content[:]
        for kind in spread(content, threats, threat_places, dice):
            others = append(others, kind)
        spread(content, others, places, dice)
        for at in range(len(content)):
            if before[at] == UNKNOWN and content[at] != UNKNOWN:
                world.down_hint[at] = own


def next_hinted_batch(world: Layout, hints: vec[i64], own: i64, done: i64) -> i64:
    """The next batch of which the seat knows a kind, or 0."""
    best: i64 = 0
    for at in range(len(hints)):
        batch = world.down_batch[at]
        if hints[at] & own != 0 and batch > done and (best == 0 or batch < best):
            best = batch
    return best


def put_threats_where_due(world: Layout, content: vec[i64], pool: vec[i64], dice: Dice) -> None:
    """A card put back by the spider is a threat, whichever; the pool keeps its others."""
    for at in range(len(content)):
        if content[at] == UNKNOWN and needs_threat(world, at):
            threats = vec[i64]()
            for i in range(len(pool)):
                if pool[i] != UNKNOWN and pieces.is_threat(pool[i]):
                    threats = append(threats, i)
            pick = threats[dice.below(len(threats))]
            content[at] = pool[pick]
            pool[pick] = UNKNOWN


def deal_rest(world: Layout, content: vec[i64], pool: vec[i64], dice: Dice) -> None:
    """Everything else lies anywhere: in unknown places, in this season's deck, in later ones, in the box."""
    cards = vec[i64]()
    for kind in pool:
        if kind != UNKNOWN:
            cards = append(cards, kind)
    left: i64 = len(cards)
    for at in range(len(content)):
        if content[at] == UNKNOWN:
            pick = dice.below(left)
            left -= 1
            content[at] = cards[pick]
            cards[pick] = cards[left]
    order = filled(len(world.order), UNKNOWN)
    for at in range(world.drawn, len(order)):
        pick = dice.below(left)
        left -= 1
        order[at] = cards[pick]
        cards[pick] = cards[left]
    world.order = order
    world.down_kind = content


def shuffle_sprouts(world: Layout, dice: Dice) -> None:
    """Germination cards never drawn are unknown; those put back together are known, but not their order."""
    sprouts = world.sprouts
    first: i64 = 0
    for at in range(1, len(sprouts) + 1):
        if at == len(sprouts) or world.sprout_batch[at] != world.sprout_batch[first]:
            part = filled(pieces.KIND_COUNT, 0)
            for i in range(first, at):
                part[sprouts[i]] += 1
            cards = listed(part)
            left: i64 = len(cards)
            for i in range(first, at):
                pick = dice.below(left)
                left -= 1
                sprouts[i] = cards[pick]
                cards[pick] = cards[left]
            first = at


def shuffle_signs(world: Layout, dice: Dice) -> None:
    """Season cards to come are in any order."""
    if not world.changing:
        return
    signs = world.signs[:]
    shown = world.season + 1
    later = filled(pieces.SIGN_COUNT, 0)
    for at in range(shown, len(signs)):
        later[signs[at]] += 1
    cards = listed(later)
    left: i64 = len(cards)
    for at in range(shown, len(signs)):
        pick = dice.below(left)
        left -= 1
        signs[at] = cards[pick]
        cards[pick] = cards[left]
    world.signs = signs
