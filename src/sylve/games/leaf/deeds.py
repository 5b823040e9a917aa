"""What a player does in Leaf, seat and North Wind alike, with all that follows at once and what the log is told."""

from mypy_extensions import i64

from sylve.engine.worlds import filled
from sylve.games.leaf import pieces
from sylve.games.leaf.ground import BIT, beside
from sylve.games.leaf.pieces import KIND_COUNT
from sylve.games.leaf.state import ADULT, BABY, NO_MUSHROOM, NONE, Layout


class Deeds(Layout):
    def report(self, kind: str, player: i64, facts: dict[str, object]) -> None:
        """Tell of a seat by its number, of the North Wind by messages of its own."""
        if self.is_wind(player):
            self.tell_facts(f"wind-{kind}", facts)
        else:
            self.tell_facts(kind, {"seat": int(player), **facts})

    # Leaf cards

    def draw_card(self, player: i64) -> i64:
        """§4.4 The top leaf card comes into the hand; an empty deck is made anew from the discard. NONE if both are."""
        if not self.can_draw():
            return NONE
        if len(self.deck) == 0:
            self.shuffle_discard()
            if self.heard is not None:
                self.tell_facts("shuffle", {"cards": len(self.deck)})
        species = self.draw(player)
        self.reveals += 1
        if self.heard is not None:
            card = {"card": f"@species-{pieces.SPECIES[species]}"}
            self.tell_facts("draw", {"seat": int(player)}, {int(player): card})
        return species

    # Leaves

    def place_leaf(self, player: i64, pile: i64, beside_leaf: i64, direction: i64, turn: i64) -> i64:
        """§3 The top leaf of a pile comes to the floor; it earns an action for each foreign tip it meets."""
        tile = self.top(pile)
        cell = beside(self.cells[beside_leaf], direction)
        self.left[pile] -= 1
        self.reveals += 1
        leaf = self.lay(tile, cell, turn)
        self.pending = self.tips_met(cell, self.tips[leaf])
        if self.heard is not None:
            self.tell_place(player, leaf)
        return leaf

    def react(self, player: i64, leaf: i64) -> None:
        """§3.5 On each adjacent leaf the biggest mushroom brings a sun to its owners, except to who placed the leaf."""
        gained = filled(self.players, 0)
        for other_leaf in range(leaf):
            if self.links[leaf] & BIT[other_leaf] != 0:
                biggest = self.biggest_mushroom(other_leaf)
                for other in range(self.players):
                    if biggest != NO_MUSHROOM and other != player and self.mushroom(other, other_leaf) == biggest:
                        self.suns[other] += 1
                        gained[other] += 1
        if self.heard is not None:
            for other in range(self.players):
                if gained[other] > 0:
                    self.report("reaction", other, {"suns": int(gained[other])})

    def biggest_mushroom(self, leaf: i64) -> i64:
        biggest: i64 = NO_MUSHROOM
        for player in range(self.players):
            biggest = max(biggest, self.mushroom(player, leaf))
        return biggest

    # Actions

    def gain_acorns(self, player: i64, count: i64) -> None:
        self.acorns[player] += count

    def grow(self, player: i64, leaf: i64) -> None:
        """§4.3 A baby comes onto the leaf, or the one that stands there becomes an adult."""
        is_baby = self.mushroom(player, leaf) == BABY
        if is_baby:
            self.ripen(player, leaf)
        else:
            self.plant(player, leaf)
        if self.heard is not None:
            facts = {"tile": tile_words(self.leaves[leaf]), "leaf": int(leaf) + 1}
            self.report("adult" if is_baby else "baby", player, facts)

    def take_slot(self, player: i64, slot: i64) -> None:
        """§4.5 An animal in sight comes to the Forest."""
        kind = self.slots[slot]
        self.slots[slot] = NONE
        self.welcome(player, kind, "take")

    def take_from_deck(self, player: i64) -> None:
        """§4.5 The top animal of the deck comes to the Forest."""
        kind = self.draw_animal()
        self.reveals += 1
        self.welcome(player, kind, "deck")

    def welcome(self, player: i64, kind: i64, source: str) -> None:
        self.forest[player * KIND_COUNT + kind] += 1
        if pieces.has_acorn(kind):
            self.gain_acorns(player, 1)
        if self.heard is not None:
            animal = f"@animal-{pieces.ANIMALS[pieces.animal_of(kind)]}"
            self.report(source, player, {"animal": animal, "acorns": 1 if pieces.has_acorn(kind) else 0})

    def gain_sun(self, player: i64, count: i64) -> None:
        self.suns[player] += count
        if self.heard is not None:
            self.report("sun", player, {"suns": int(count)})

    def climb(self, player: i64, to_left: bool) -> i64:
        """§4.7 The squirrel goes up and gains suns and acorns of its cell; the caller sees to other rewards."""
        cell = self.above(player, to_left)
        self.squirrels[player] = cell
        reward, amount = pieces.REWARD[cell], pieces.REWARD_AMOUNT[cell]
        if self.heard is not None:
            height, name = int(pieces.HEIGHT[cell]), pieces.REWARDS[reward]
            self.report("climb", player, {"height": height, "reward": name, "amount": int(amount)})
        if reward == pieces.SUN:
            self.suns[player] += amount
        elif reward == pieces.ACORN:
            self.gain_acorns(player, amount)
        return reward

    def swap(self, player: i64, colour: i64) -> None:
        """§4.2 An acorn instead of an action."""
        self.gain_acorns(player, 1)
        if self.heard is not None:
            self.report("acorn", player, {"colour": f"@action-{pieces.COLOURS[colour]}"})

    # The season

    def advance_season(self, player: i64) -> i64:
        """§5.1 Three suns move the marker and bring the acorns of its cell; the line it crossed."""
        self.suns[player] -= pieces.SUNS_TO_ADVANCE
        line: i64 = pieces.NO_LINE
        if self.season < self.last_cell():
            self.season += 1
            line = self.track_line(self.season)
        acorns = self.track_acorns(self.season)
        self.gain_acorns(player, acorns)
        if self.heard is not None:
            self.report("season", player, {"acorns": int(acorns)})
        return line

    # What the log is told of a placement.

    def tell_place(self, player: i64, leaf: i64) -> None:
        met = 0
        for count in self.pending:
            met += int(count)
        facts: dict[str, object] = {
            "tile": tile_words(self.leaves[leaf]),
            "leaf": int(leaf) + 1,
            "actions": met,
            "colours": [
                f"@action-{pieces.COLOURS[c]}" for c in range(pieces.COLOUR_COUNT) for _ in range(self.pending[c])
            ],
        }
        self.report("place", player, facts)

    def can_grow(self, player: i64, leaf: i64) -> bool:
        """Whether a red action can be done on that leaf."""
        size = self.mushroom(player, leaf)
        return size == BABY or (size != ADULT and self.spores[player] > 0)


def tile_words(tile: i64) -> str:
    return f"@tile-{pieces.tile_name(int(tile))}"
