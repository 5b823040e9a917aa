"""What a seat of Canopée does not know, dealt out anew.

It knows the cards it looked at, where they lie; of cards that were picked up since, it knows kinds that must be among
them. First these kinds are spread over the cards of their batch, then everything never seen over all other places.
What others remember of a batch is dealt anew with it: who had seen which card is public, what it was is not.
"""

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, vec
from sylve.engine.worlds import UNKNOWN, filled, spread
from sylve.games.canopee import pieces
from sylve.games.canopee.face_down import (
    EVERYBODY,
    IS_THREAT,
    KIND_UNIT,
    NO_BATCH,
    batch_of,
    eyes_of,
    kind_of,
    seat_bit,
)  # fmt: skip
from sylve.games.canopee.state import Layout


def deal_anew(world: Layout, seat: i64, dice: Dice) -> None:
    """Other cards in the piles, in hiding and in the decks: all that the seat could not tell apart."""
    unseen = unseen_counts(world, seat)
    content = known_cards(world, seat)
    batch = next_batch(world, NO_BATCH)
    while batch != NO_BATCH:
        known = world.known_among(seat, batch)
        for kind in range(pieces.KIND_COUNT):
            unseen[kind] -= known[kind]
        spread_batch(world, batch, known, content, dice)
        batch = next_batch(world, batch)
    put_threats_where_due(world, content, unseen, dice)
    deal_rest(world, content, unseen, dice)
    remember_anew(world, seat, content, dice)
    turn_into(world, content)
    shuffle_sprouts(world, dice)
    shuffle_signs(world, dice)


def unseen_counts(world: Layout, seat: i64) -> vec[i64]:
    """By kind: the cards whose place the seat does not know."""
    counts = filled(pieces.KIND_COUNT, 0)
    for at in range(world.drawn, len(world.order)):
        counts[world.order[at]] += 1
    for at in range(len(world.down)):
        if not world.knows(at, seat):
            counts[kind_of(world.down[at])] += 1
    return counts


def known_cards(world: Layout, seat: i64) -> vec[i64]:
    """What the seat knows each card lying face down to be."""
    content = vec[i64]()
    for at in range(len(world.down)):
        if world.knows(at, seat):
            content = append(content, kind_of(world.down[at]))
        else:
            content = append(content, UNKNOWN)
    return content


def next_batch(world: Layout, done: i64) -> i64:
    """The next batch that somebody may remember, or NO_BATCH."""
    best: i64 = NO_BATCH
    for card in world.memory:
        batch = batch_of(card)
        if batch > done and (best == NO_BATCH or batch < best):
            best = batch
    return best


def listed(counts: vec[i64]) -> vec[i64]:
    cards = vec[i64]()
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            cards = append(cards, kind)
    return cards


def needs_threat(card: i64) -> bool:
    return eyes_of(card) & IS_THREAT != 0


def spread_batch(world: Layout, batch: i64, known: vec[i64], content: vec[i64], dice: Dice) -> None:
    """Kinds known to be in a batch lie on any of its places: threats first where only a threat can lie."""
    threat_places, places = vec[i64](), vec[i64]()
    for at in range(len(content)):
        if batch_of(world.down[at]) == batch:
            if needs_threat(world.down[at]):
                threat_places = append(threat_places, at)
            else:
                places = append(places, at)
    threats, others = vec[i64](), vec[i64]()
    for kind in listed(known):
        if pieces.is_threat(kind):
            threats = append(threats, kind)
        else:
            others = append(others, kind)
    for kind in spread(content, threats, threat_places, dice):
        others = append(others, kind)
    spread(content, others, places, dice)


def put_threats_where_due(world: Layout, content: vec[i64], unseen: vec[i64], dice: Dice) -> None:
    """A card put back by the spider is a threat, whichever."""
    for at in range(len(content)):
        if content[at] == UNKNOWN and needs_threat(world.down[at]):
            threats: i64 = 0
            for kind in range(pieces.FIRE, pieces.LIGHTNING + 1):
                threats += unseen[kind]
            number = dice.below(threats)
            threat: i64 = pieces.FIRE
            while number >= unseen[threat]:
                number -= unseen[threat]
                threat += 1
            content[at] = threat
            unseen[threat] -= 1


def deal_rest(world: Layout, content: vec[i64], unseen: vec[i64], dice: Dice) -> None:
    """Everything else lies anywhere: in unknown places, in this season's deck, in later ones, in the box."""
    cards = listed(unseen)
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


def remember_anew(world: Layout, seat: i64, content: vec[i64], dice: Dice) -> None:
    """What lay where before a batch was picked up: the shown cards and the new hidden ones, as the seat can tell."""
    batch = next_batch(world, NO_BATCH)
    while batch != NO_BATCH:
        counts = filled(pieces.KIND_COUNT, 0)
        for card in world.memory:
            if batch_of(card) == batch and not remembers(card, seat):
                counts[kind_of(card)] += 1
        for at in range(len(content)):
            if batch_of(world.down[at]) == batch:
                counts[kind_of(world.down[at])] -= 1
                counts[content[at]] += 1
        cards = listed(counts)
        left: i64 = len(cards)
        for at in range(len(world.memory)):
            if batch_of(world.memory[at]) == batch and not remembers(world.memory[at], seat):
                pick = dice.below(left)
                left -= 1
                world.memory[at] = as_kind(world.memory[at], cards[pick])
                cards[pick] = cards[left]
        batch = next_batch(world, batch)


def remembers(card: i64, seat: i64) -> bool:
    return eyes_of(card) & (seat_bit(seat) | EVERYBODY) != 0


def as_kind(card: i64, kind: i64) -> i64:
    return card + (kind - kind_of(card)) * KIND_UNIT


def turn_into(world: Layout, content: vec[i64]) -> None:
    for at in range(len(content)):
        world.down[at] = as_kind(world.down[at], content[at])


def shuffle_sprouts(world: Layout, dice: Dice) -> None:
    """Germination cards never drawn are unknown; those put back together are known, but not their order."""
    sprouts = world.sprouts[:]
    first: i64 = 0
    for at in range(1, len(sprouts) + 1):
        if at == len(sprouts) or world.sprout_batch[at] != world.sprout_batch[first]:
            shuffle_part(sprouts, first, at, dice)
            first = at
    world.sprouts = sprouts


def shuffle_signs(world: Layout, dice: Dice) -> None:
    """Season cards to come are in any order."""
    if world.changing:
        signs = world.signs[:]
        shuffle_part(signs, world.season + 1, len(signs), dice)
        world.signs = signs


def shuffle_part(cards: vec[i64], first: i64, end: i64, dice: Dice) -> None:
    """Deal a part of the cards anew. They are sorted before: the true order must not shine through."""
    for at in range(first + 1, end):
        here = at
        while here > first and cards[here - 1] > cards[here]:
            card = cards[here]
            cards[here] = cards[here - 1]
            cards[here - 1] = card
            here -= 1
    for at in range(end - 1, first, -1):
        pick = first + dice.below(at - first + 1)
        card = cards[at]
        cards[at] = cards[pick]
        cards[pick] = card
