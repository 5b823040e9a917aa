"""What a seat of Canyon does not know, dealt out anew: the other hands, the stock, and bids still sealed.

Who could not follow a suit holds none of it, and everybody knows: cards go only where they may lie. They are dealt
at random, wrong ones changed for right ones, and then mixed by random fair exchanges.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canyon import pieces
from sylve.games.canyon.state import BIDDING, PLAYING, STOCK, Layout

EXCHANGES: Final = 3  # tried for each hidden card, where voids bind


def deal_anew(world: Layout, seat: i64, dice: Dice) -> None:
    """Turn a copy of the true state into a world of the seat (-1: a spectator)."""
    if world.phase == BIDDING or world.phase == PLAYING:
        deal_hands(world, seat, dice)
    if world.hides_bids():
        for other in range(world.seats):
            if other != seat and world.bids[other] != pieces.NO_BID:
                world.bids[other] = dice.below(world.bid_choices())


def deal_hands(world: Layout, seat: i64, dice: Dice) -> None:
    owners = vec[i64](capacity=pieces.CARDS)  # one place for each hidden card: who holds it, or STOCK
    for other in range(world.seats):
        if other != seat:
            for _card in range(world.count(other)):
                owners = append(owners, other)
    cards = vec[i64](capacity=pieces.CARDS)
    for card in range(pieces.CARDS):
        place = world.place[card]
        if place == STOCK or (place >= 0 and place != seat):
            cards = append(cards, card)
            if place != STOCK:
                world.take_away(card)
    while len(owners) < len(cards):
        owners = append(owners, STOCK)
    content = lay_out(world, owners, cards, dice)
    for i in range(len(owners)):
        if owners[i] != STOCK:
            world.give(content[i], owners[i])


def lay_out(world: Layout, owners: vec[i64], cards: vec[i64], dice: Dice) -> vec[i64]:
    """A card for each place, none where its owner is known to lack the suit."""
    content = dice.shuffle(cards)
    if any_void(world):
        for i in range(len(owners)):
            if not may_lie(world, owners[i], content[i]):
                put_right(world, owners, content, i, filled(len(owners), 0))
        mix(world, owners, content, dice)
    return content


def any_void(world: Layout) -> bool:
    return any(known == 1 for known in world.void)


def may_lie(world: Layout, owner: i64, card: i64) -> bool:
    return owner == STOCK or not world.lacks(owner, pieces.SUIT[card])


def put_right(world: Layout, owners: vec[i64], content: vec[i64], wrong: i64, tried: vec[i64]) -> bool:
    """Give a place a card it may hold, from a place that may take its card or can find another home for it.

    The true deal shows that there is a way, so a search along such chains finds one.
    """
    tried[wrong] = 1
    for i in range(len(owners)):
        fits_here = tried[i] == 0 and may_lie(world, owners[wrong], content[i])
        if fits_here and may_lie(world, owners[i], content[wrong]):
            exchange(content, wrong, i)
            return True
    for i in range(len(owners)):
        if tried[i] == 0 and may_lie(world, owners[wrong], content[i]):
            exchange(content, wrong, i)
            if put_right(world, owners, content, i, tried):
                return True
            exchange(content, wrong, i)
    return False


def mix(world: Layout, owners: vec[i64], content: vec[i64], dice: Dice) -> None:
    """Exchange pairs of cards at random wherever both may lie in the other's place: every world gets its fair share."""
    for _exchange in range(EXCHANGES * len(owners)):
        i = dice.below(len(owners))
        j = dice.below(len(owners))
        if may_lie(world, owners[i], content[j]) and may_lie(world, owners[j], content[i]):
            exchange(content, i, j)


def exchange(content: vec[i64], i: i64, j: i64) -> None:
    card = content[i]
    content[i] = content[j]
    content[j] = card
