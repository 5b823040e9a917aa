"""What a seat of Leaf does not know, dealt out anew: decks, piles below their top, others' cards and sealed choices.

A good memory knows more of the others' hands than their size: since the last shuffle, who held how many cards then,
which cards those were together, what was shuffled, and who drew and played what since. Worlds agree with all of it.
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Dice
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.leaf import pieces
from sylve.games.leaf.pieces import ANIMAL_COUNT, COPIES, PILE_SIZE, SPECIES_COUNT
from sylve.games.leaf.state import NONE, PLAY_CODE, Layout

OLD: Final = 0
NEW: Final = 1


def deal_anew(true: Layout, world: Layout, seat: i64, dice: Dice) -> None:
    """Other cards in the others' hands, other decks, other leaves below the top ones, other sealed choices."""
    Hands(true, seat, dice).deal(world)
    world.animals = dice.shuffle(sorted_cards(true.animals, pieces.KIND_COUNT))
    world.wind_deck = dice.shuffle(sorted_cards(true.wind_deck, pieces.WIND_CARDS))
    world.piles = piles_anew(true, dice)
    for player in range(true.seats):
        if player != seat and true.sealed[player] != NONE:
            world.sealed[player] = any_animal(true, player, dice)
    if seat != true.active():
        world.chosen = NONE
        world.boosted = False


def sorted_cards(cards: vec[i64], kinds: i64) -> vec[i64]:
    """The same cards in an order that tells nothing."""
    counts = filled(kinds, 0)
    for card in cards:
        counts[card] += 1
    return listed(counts)


def listed(counts: vec[i64]) -> vec[i64]:
    cards = vec[i64]()
    for kind in range(len(counts)):
        for _card in range(counts[kind]):
            cards = append(cards, kind)
    return cards


def piles_anew(true: Layout, dice: Dice) -> vec[i64]:
    """The leaves under each pile's top one in another order."""
    piles = true.piles[:]
    for species in range(SPECIES_COUNT):
        hidden = true.left[species] - 1
        present = filled(PILE_SIZE, 0)
        for depth in range(hidden):
            present[pieces.TILE_COLOUR[piles[species * PILE_SIZE + depth]]] += 1
        colours = dice.shuffle(listed(present))
        for depth in range(hidden):
            piles[species * PILE_SIZE + depth] = pieces.TILE(species, colours[depth])
    return piles


def any_animal(true: Layout, player: i64, dice: Dice) -> i64:
    """One of the species in the player's Forest."""
    choices = vec[i64]()
    for animal in range(ANIMAL_COUNT):
        if true.in_forest(player, animal) > 0:
            choices = append(choices, animal)
    return choices[dice.below(len(choices))]


class Hands:
    """The leaf cards that a seat does not see, in two pools: held since before the last shuffle, and shuffled.

    Each play of the others is said to have come from one pool or the other; the rest fills their hands and the deck.
    """

    def __init__(self, true: Layout, seat: i64, dice: Dice) -> None:
        self.true = true
        self.seat = seat
        self.dice = dice
        self.pools = filled(2 * SPECIES_COUNT, 0)
        for species in range(SPECIES_COUNT):
            self.pools[OLD * SPECIES_COUNT + species] = COPIES - true.stock[species] - self.own_kept(species)
            self.pools[NEW * SPECIES_COUNT + species] = true.stock[species] - self.own_draws(species)
        self.old_left = filled(true.players, 0)  # of the cards held at the shuffle, how many each has not played
        for player in range(true.players):
            self.old_left[player] = true.kept_size(player)
        self.new_played = filled(true.players, 0)
        self.sources = filled(len(true.plays), NONE)

    def own_kept(self, species: i64) -> i64:
        if self.seat < 0:
            return 0
        return self.true.kept[self.seat * SPECIES_COUNT + species]

    def own_draws(self, species: i64) -> i64:
        """The cards of a species that the seat has drawn since the shuffle."""
        if self.seat < 0:
            return 0
        drawn = self.true.cards(self.seat, species) - self.own_kept(species)
        for play in self.true.plays:
            if play // PLAY_CODE == self.seat * SPECIES_COUNT + species:
                drawn += 1
        return drawn

    def deal(self, world: Layout) -> None:
        self.explain(0)
        true = self.true
        world.kept = true.kept[:]
        for player in range(true.players):
            if player != self.seat:
                for species in range(SPECIES_COUNT):
                    world.kept[player * SPECIES_COUNT + species] = 0
                    world.hands[player * SPECIES_COUNT + species] = 0
        for i in range(len(true.plays)):
            if self.sources[i] == OLD:
                world.kept[true.plays[i] // PLAY_CODE] += 1
        old = self.dice.shuffle(self.pool(OLD))
        new = self.dice.shuffle(self.pool(NEW))
        dealt_old: i64 = 0
        dealt_new: i64 = 0
        for player in range(true.players):
            if player == self.seat:
                continue
            for _card in range(self.old_left[player]):
                world.kept[player * SPECIES_COUNT + old[dealt_old]] += 1
                world.hands[player * SPECIES_COUNT + old[dealt_old]] += 1
                dealt_old += 1
            for _card in range(true.drawn[player] - self.new_played[player]):
                world.hands[player * SPECIES_COUNT + new[dealt_new]] += 1
                dealt_new += 1
        world.deck = new[dealt_new:]

    def pool(self, source: i64) -> vec[i64]:
        counts = vec[i64]()
        for species in range(SPECIES_COUNT):
            counts = append(counts, self.pools[source * SPECIES_COUNT + species])
        return listed(counts)

    def explain(self, at: i64) -> bool:
        """Find a source for each play of the others from here on; turn back where there is none."""
        if at == len(self.true.plays):
            return True
        play = self.true.plays[at]
        if play // PLAY_CODE // SPECIES_COUNT == self.seat:
            return self.explain(at + 1)
        old, new = self.ways(play, OLD), self.ways(play, NEW)
        first: i64 = OLD if new == 0 or (old > 0 and self.dice.below(old + new) < old) else NEW
        for i in range(2):
            source = (first + i) % 2
            if self.ways(play, source) > 0:
                self.book(at, source, 1)
                if self.explain(at + 1):
                    return True
                self.book(at, source, -1)
        return False

    def ways(self, play: i64, source: i64) -> i64:
        """How likely the play came from that pool: places it may have lain in, times its share of the pool."""
        player, species = play // PLAY_CODE // SPECIES_COUNT, play // PLAY_CODE % SPECIES_COUNT
        copies = self.pools[source * SPECIES_COUNT + species]
        if source == OLD:
            return self.old_left[player] * copies * max(1, self.size(NEW))
        return (play % PLAY_CODE - self.new_played[player]) * copies * max(1, self.size(OLD))

    def size(self, source: i64) -> i64:
        size: i64 = 0
        for species in range(SPECIES_COUNT):
            size += self.pools[source * SPECIES_COUNT + species]
        return size

    def book(self, at: i64, source: i64, count: i64) -> None:
        play = self.true.plays[at]
        player, species = play // PLAY_CODE // SPECIES_COUNT, play // PLAY_CODE % SPECIES_COUNT
        self.pools[source * SPECIES_COUNT + species] -= count
        self.sources[at] = source
        if source == OLD:
            self.old_left[player] -= count
        else:
            self.new_played[player] += count
