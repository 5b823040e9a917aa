"""Order of play of Leaf, section by section as in RULES.md."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.refusals import ALLOWED, FIRST_OF_GAME, BadOption, Reason
from sylve.engine.setup import Setup
from sylve.engine.vec import append, vec
from sylve.games.leaf import actions, ground, pieces, scoring, solo, worlds
from sylve.games.leaf.actions import (
    BOOST,
    CARD,
    FIRST_ADVANCE,
    FIRST_BOOST,
    FIRST_CLIMB,
    FIRST_DECK,
    FIRST_GROW,
    FIRST_PILE,
    FIRST_PLACE,
    FIRST_SHELTER,
    FIRST_TAKE,
    PLACE,
)
from sylve.games.leaf.deeds import Deeds
from sylve.games.leaf.ground import COUNT, SIDES, beside, tips_of
from sylve.games.leaf.pieces import BROWN, COLOUR_COUNT, GREEN, ORANGE, RED, SPECIES_COUNT, YELLOW
from sylve.games.leaf.state import NO_MUSHROOM, NONE, WIND

# The steps of a turn, and what comes between turns.
CHOOSE: Final = 0
FROM_PILE: Final = 1
LAY: Final = 2
ACT: Final = 3
REWARD: Final = 4
SEASON: Final = 5
FROST: Final = 6
END_TURN: Final = 7
WIND_TURN: Final = 8
END_GAME: Final = 9
EVERYBODY: Final = -1

# Where in the action table the actions of each step begin and end; the steps from END_TURN on ask nobody.
FIRST_OF_STEP: Final = pieces.numbers(
    [CARD(0), FIRST_PILE, FIRST_PLACE, FIRST_GROW, FIRST_TAKE, FIRST_ADVANCE, FIRST_SHELTER]
)
END_OF_STEP: Final = pieces.numbers(
    [FIRST_PILE, FIRST_PLACE, FIRST_GROW, FIRST_ADVANCE, FIRST_DECK + 1, FIRST_SHELTER, len(actions.ACTIONS)]
)

NOT_NOW: Final[i64] = FIRST_OF_GAME
NOT_IN_HAND: Final[i64] = FIRST_OF_GAME + 1
NO_PAIR: Final[i64] = FIRST_OF_GAME + 2
NO_SPORE: Final[i64] = FIRST_OF_GAME + 3
PILE_EMPTY: Final[i64] = FIRST_OF_GAME + 4
NO_ROOM: Final[i64] = FIRST_OF_GAME + 5
NO_LEAF: Final[i64] = FIRST_OF_GAME + 6
OCCUPIED: Final[i64] = FIRST_OF_GAME + 7
OLDER_LEAF: Final[i64] = FIRST_OF_GAME + 8
SAME_TURNED: Final[i64] = FIRST_OF_GAME + 9
TOO_FEW_TIPS: Final[i64] = FIRST_OF_GAME + 10
NOT_EARNED: Final[i64] = FIRST_OF_GAME + 11
FULL_GROWN: Final[i64] = FIRST_OF_GAME + 12
NO_CARD_LEFT: Final[i64] = FIRST_OF_GAME + 13
NO_ANIMAL: Final[i64] = FIRST_OF_GAME + 14
AT_THE_TOP: Final[i64] = FIRST_OF_GAME + 15
FORK: Final[i64] = FIRST_OF_GAME + 16
NO_FORK: Final[i64] = FIRST_OF_GAME + 17
NOT_IN_FOREST: Final[i64] = FIRST_OF_GAME + 18

REASONS: Final[Mapping[int, Reason]] = {
    NOT_NOW: Reason("not-now", "2.1"),
    NOT_IN_HAND: Reason("not-in-hand", "2.3"),
    NO_PAIR: Reason("no-pair", "2.4"),
    NO_SPORE: Reason("no-mushroom-left", "4.3"),
    PILE_EMPTY: Reason("pile-empty", "2.5"),
    NO_ROOM: Reason("no-room", "2.6"),
    NO_LEAF: Reason("no-leaf", "3.1"),
    OCCUPIED: Reason("occupied", "3.1"),
    OLDER_LEAF: Reason("older-leaf", "3.1"),
    SAME_TURNED: Reason("same-turned", "3.1"),
    TOO_FEW_TIPS: Reason("too-few-tips", "3.3"),
    NOT_EARNED: Reason("not-earned", "4.1"),
    FULL_GROWN: Reason("full-grown", "4.3"),
    NO_CARD_LEFT: Reason("no-card-left", "4.4"),
    NO_ANIMAL: Reason("no-animal", "4.5"),
    AT_THE_TOP: Reason("at-the-top", "4.7"),
    FORK: Reason("fork", "4.8"),
    NO_FORK: Reason("no-fork", "4.8"),
    NOT_IN_FOREST: Reason("not-in-forest", "5.3"),
}


class Leaf(Deeds):
    def copy(self) -> "Leaf":
        twin = Leaf(self.setup, self.chance)
        twin.lay_out_like(self)
        return twin

    # §1 Setting up

    def set_up(self, shuffles_tops: bool) -> None:
        self.unpack()
        self.set_up_floor(shuffles_tops)
        self.deck = self.chance.shuffle(pieces.all_leaf_cards())
        for place in range(self.seats):
            for _ in range(pieces.leaf_cards(self.players, place)):
                self.draw((self.first + place) % self.players)
        self.animals = self.chance.shuffle(pieces.all_animals())
        self.refill()
        if self.heard is not None:
            self.tell_facts("deal", {"first_seat": int(self.first)})
        if self.seats == 1:
            solo.set_up(self)
        self.begin_turn()
        self.go_on()

    def set_up_floor(self, shuffles_tops: bool) -> None:
        """The two first leaves lie side by side (§1.2); each species is a pile, its marked leaf on top (§1.3)."""
        self.lay(pieces.FIRST_STARTER, ground.ORIGIN, 0)
        self.lay(pieces.FIRST_STARTER + 1, beside(ground.ORIGIN, 0), 0)
        piles = vec[i64]()
        for species in range(SPECIES_COUNT):
            top: i64 = NONE if shuffles_tops else pieces.TILE(species, pieces.TOP_COLOUR[species])
            others = vec[i64]()
            for colour in range(COLOUR_COUNT):
                if pieces.TILE(species, colour) != top:
                    others = append(others, pieces.TILE(species, colour))
            for tile in self.chance.shuffle(others):
                piles = append(piles, tile)
            if top != NONE:
                piles = append(piles, top)
        self.piles = piles

    # §2 The turn

    def begin_turn(self) -> None:
        """The steps of a turn are laid out, the first on top (§2.1); an empty hand is filled at a price (§2.2)."""
        player = self.active()
        self.agenda.push(END_TURN, player, 0)
        if self.is_wind(player):
            self.agenda.push(WIND_TURN, player, 0)
            return
        self.agenda.push(SEASON, player, 0)
        if self.hand_size(player) == 0:
            self.fill_empty_hand(player)
        if self.hand_size(player) > 0:
            self.agenda.push(ACT, player, 0)
            self.agenda.push(CHOOSE, player, 0)

    def fill_empty_hand(self, player: i64) -> None:
        self.debts[player] += 1
        if self.heard is not None:
            self.report("empty-hand", player, {"acorns": pieces.EMPTY_HAND_ACORNS})
        for _ in range(pieces.CARDS_FOR_EMPTY_HAND):
            self.draw_card(player)

    def owes(self, seat: i64) -> bool:
        if self.finished:
            return False
        if self.agenda.what() == FROST:
            return self.sealed[seat] == NONE and self.forest_size(seat) > 0
        return seat == self.agenda.seat()

    def reason(self, seat: i64, action: i64) -> i64:
        """Each action has its step; then the rules of that step (§2.1)."""
        step = self.agenda.what()
        if action < FIRST_OF_STEP[step] or action >= END_OF_STEP[step]:
            return NOT_NOW
        if step == CHOOSE:
            return self.why_not_card(seat, action)
        if step == FROM_PILE:
            return self.why_not_pile(actions.species_of(action))
        if step == LAY:
            return self.why_not_place(action)
        if step == ACT:
            return self.why_not_act(seat, action)
        if step == REWARD:
            return self.why_not_animal(action)
        if step == FROST and self.in_forest(seat, action - FIRST_SHELTER) == 0:
            return NOT_IN_FOREST
        return ALLOWED

    def why_not_card(self, seat: i64, action: i64) -> i64:
        """A card of the hand (§2.3), with a second one for a boost (§2.4), whose leaf has room if any has (§2.6)."""
        species = actions.species_of(action)
        is_boost = action >= FIRST_BOOST
        if self.cards(seat, species) == 0:
            return NOT_IN_HAND
        if is_boost and self.cards(seat, species) < 2:
            return NO_PAIR
        if is_boost and self.spores[seat] == 0:
            return NO_SPORE
        if self.has_room(species):
            return ALLOWED
        for other in range(SPECIES_COUNT):
            if self.cards(seat, other) > 0 and self.has_room(other):
                return NO_ROOM
        if is_boost and not self.any_pile_fits():
            return NO_ROOM
        return ALLOWED

    def has_room(self, species: i64) -> bool:
        """Whether the card's own leaf, or for an empty pile the leaf of any other, can be placed."""
        if self.left[species] > 0:
            return self.fits(species)
        return self.any_pile_fits()

    def any_pile_fits(self) -> bool:
        return any(self.left[species] > 0 and self.fits(species) for species in range(SPECIES_COUNT))

    def why_not_pile(self, species: i64) -> i64:
        """§2.5 Any pile that has a leaf, and room for it."""
        if self.left[species] == 0:
            return PILE_EMPTY
        if not self.fits(species):
            return NO_ROOM
        return ALLOWED

    def why_not_place(self, action: i64) -> i64:
        """A free cell beside a leaf (§3.1), where two of the leaf's own tips meet others (§3.3)."""
        leaf = actions.leaf_of(action)
        if leaf >= len(self.leaves):
            return NO_LEAF
        cell = beside(self.cells[leaf], actions.direction_of(action))
        if self.floor[cell] != ground.NOBODY:
            return OCCUPIED
        if self.oldest_beside(cell) != leaf:
            return OLDER_LEAF
        species, turn = self.agenda.argument(), actions.turn_of(action)
        if turn >= ground.TURNS[species]:
            return SAME_TURNED
        if not self.connects(cell, tips_of(species, turn)):
            return TOO_FEW_TIPS
        return ALLOWED

    def why_not_act(self, seat: i64, action: i64) -> i64:
        """§4 An action of a colour that was earned, or an acorn for it."""
        if self.pending[colour_of(action)] == 0:
            return NOT_EARNED
        if action < actions.FIRST_DRAW:
            return self.why_not_grow(seat, action - FIRST_GROW)
        if action < FIRST_TAKE and not self.can_draw():
            return NO_CARD_LEFT
        if FIRST_TAKE <= action <= FIRST_DECK:
            return self.why_not_animal(action)
        if FIRST_CLIMB <= action < actions.FIRST_ACORN:
            return self.why_not_climb(seat, action - FIRST_CLIMB)
        return ALLOWED

    def why_not_grow(self, seat: i64, leaf: i64) -> i64:
        """§4.3 A baby on a leaf without an own mushroom, or an own baby grows up."""
        if leaf >= len(self.leaves):
            return NO_LEAF
        if self.can_grow(seat, leaf):
            return ALLOWED
        if self.mushroom(seat, leaf) == NO_MUSHROOM:
            return NO_SPORE
        return FULL_GROWN

    def why_not_animal(self, action: i64) -> i64:
        """§4.5 An animal in sight, or the top of the deck."""
        if action == FIRST_DECK and len(self.animals) == 0:
            return NO_ANIMAL
        if action < FIRST_DECK and self.slots[action - FIRST_TAKE] == NONE:
            return NO_ANIMAL
        return ALLOWED

    def why_not_climb(self, seat: i64, way: i64) -> i64:
        """§4.7 Where a free cell is above; through a fork to the left or to the right (§4.8)."""
        if self.above(seat, way != actions.RIGHT) == pieces.NO_CELL:
            return AT_THE_TOP
        if way == actions.ON and self.meets_fork(seat):
            return FORK
        if way != actions.ON and not self.meets_fork(seat):
            return NO_FORK
        return ALLOWED

    def legal(self, seat: i64) -> vec[i64]:
        step = self.agenda.what()
        if step == LAY:
            return self.placements(self.agenda.argument())
        found = vec[i64](capacity=END_OF_STEP[step] - FIRST_OF_STEP[step])
        for action in range(FIRST_OF_STEP[step], END_OF_STEP[step]):
            if self.reason(seat, action) == ALLOWED:
                found = append(found, action)
        return found

    def random_action(self, seat: i64, dice: Dice) -> i64:
        step = self.agenda.what()
        end = END_OF_STEP[step]
        if step == LAY:
            end = PLACE(len(self.leaves), 0, 0)
        return self.throw_among(seat, FIRST_OF_STEP[step], end - FIRST_OF_STEP[step], dice)

    def placements(self, species: i64) -> vec[i64]:
        """Every place for a leaf of that species: the questions of `why_not_place`, cell by cell."""
        found = vec[i64](capacity=2 * SIDES * len(self.leaves))
        for leaf in range(len(self.leaves)):
            for direction in range(SIDES):
                vertices = self.edge(leaf, direction)
                if COUNT[vertices] >= 2:
                    for turn in range(ground.TURNS[species]):
                        if COUNT[vertices & tips_of(species, turn)] >= 2:
                            found = append(found, PLACE(leaf, direction, turn))
        return found

    def apply(self, seat: i64, action: i64) -> None:
        """Do what was chosen, then all that asks nobody, up to the next decision."""
        step = self.agenda.what()
        if step == CHOOSE:
            self.choose(seat, actions.species_of(action), action >= BOOST(0))
        elif step == FROM_PILE:
            self.agenda.pop()
            self.agenda.push(LAY, seat, actions.species_of(action))
        elif step == LAY:
            self.play_leaf(seat, action)
        elif step == ACT:
            self.act(seat, action)
        elif step == REWARD:
            self.agenda.pop()
            self.take_animal(seat, action)
        elif step == SEASON:
            self.agenda.pop()
            if action == FIRST_ADVANCE:
                self.follow_season(self.advance_season(seat))
        else:
            self.sealed[seat] = action - FIRST_SHELTER
        self.go_on()

    def choose(self, seat: i64, species: i64, is_boost: bool) -> None:
        """The card is chosen (§2.3); its leaf comes from its pile, or from another if that is empty (§2.5, §2.6)."""
        self.agenda.pop()
        self.chosen = species
        self.boosted = is_boost
        if self.left[species] > 0 and self.fits(species):
            self.agenda.push(LAY, seat, species)
        elif self.any_pile_fits():
            self.agenda.push(FROM_PILE, seat, 0)
        else:
            self.show_card(seat)
            if self.heard is not None:
                self.report("no-room", seat, {})

    def show_card(self, seat: i64) -> None:
        """The card, and for a boost its like, go to the discard for all to see."""
        self.put_away(seat, self.chosen)
        if self.boosted:
            self.put_away(seat, self.chosen)
        self.reveals += 1
        if self.heard is not None:
            card = f"@species-{pieces.SPECIES[self.chosen]}"
            self.report("boost" if self.boosted else "card", seat, {"card": card})
        self.chosen = NONE

    def play_leaf(self, seat: i64, action: i64) -> None:
        """The card is shown (§2.3), its leaf placed (§3), boosted (§2.4), and the mushrooms around react (§3.5)."""
        pile = self.agenda.argument()
        self.agenda.pop()
        self.show_card(seat)
        place, direction, turn = actions.leaf_of(action), actions.direction_of(action), actions.turn_of(action)
        leaf = self.place_leaf(seat, pile, place, direction, turn)
        if self.boosted:
            self.grow(seat, leaf)
            self.boosted = False
        self.react(seat, leaf)

    # §4 Actions

    def act(self, seat: i64, action: i64) -> None:
        colour = colour_of(action)
        self.pending[colour] -= 1
        if action >= actions.FIRST_ACORN:
            self.swap(seat, colour)
        elif colour == RED:
            self.grow(seat, action - FIRST_GROW)
        elif colour == GREEN:
            self.draw_card(seat)
        elif colour == ORANGE:
            self.take_animal(seat, action)
        elif colour == YELLOW:
            self.gain_sun(seat, 1)
        else:
            self.climb_and_gain(seat, action - FIRST_CLIMB)

    def take_animal(self, seat: i64, action: i64) -> None:
        if action == FIRST_DECK:
            self.take_from_deck(seat)
        else:
            self.take_slot(seat, action - FIRST_TAKE)

    def climb_and_gain(self, seat: i64, way: i64) -> None:
        """§4.9 A leaf card of the tree is drawn at once; for an animal its own choice comes first."""
        reward = self.climb(seat, way != actions.RIGHT)
        amount = pieces.REWARD_AMOUNT[self.squirrels[seat]]
        if reward == pieces.LEAF_CARD:
            for _ in range(amount):
                self.draw_card(seat)
        elif reward == pieces.ANIMAL:
            for _ in range(amount):
                self.agenda.push(REWARD, seat, 0)

    # §5 The season

    def follow_season(self, line: i64) -> None:
        """The marker crossed a frost line (§5.3) or the line of winter (§5.5)."""
        if line == pieces.FROST_LINE:
            if self.heard is not None:
                self.tell_facts("frost", {"number": int(self.frosts())})
            self.agenda.push(FROST, EVERYBODY, 0)
        elif line == pieces.WINTER_LINE and not self.winter:
            self.winter = True
            if self.heard is not None:
                self.tell_facts("winter-season", {})

    def end_frost(self) -> None:
        """§5.3 All choices are in: the animals chosen go to sleep in the Dens."""
        if self.seats == 1:
            self.sealed[WIND] = solo.sleeper(self)
        for player in range(self.players):
            animal = self.sealed[player]
            if animal != NONE:
                count = self.hibernate(player, animal)
                self.sealed[player] = NONE
                self.reveals += 1
                if self.heard is not None:
                    name = pieces.ANIMALS[animal]
                    self.report("shelter", player, {"animal": f"@animal-{name}", "count": int(count)})

    def end_turn(self) -> None:
        """§5.8 The slots are filled up; the third empty pile brings winter (§5.5); the next turn or the end (§5.6)."""
        self.refill()
        if not self.winter and self.empty_piles() >= pieces.EMPTY_PILES_OF_WINTER:
            self.winter = True
            if self.heard is not None:
                self.tell_facts("winter-piles", {})
        if self.winter and self.is_last_of_round():
            self.agenda.push(END_GAME, EVERYBODY, 0)
            self.agenda.push(FROST, EVERYBODY, 1)
            if self.heard is not None:
                self.tell_facts("last-frost", {})
            return
        self.turn += 1
        self.begin_turn()

    def refill(self) -> None:
        for slot in range(pieces.SLOTS):
            if self.slots[slot] == NONE and len(self.animals) > 0:
                self.slots[slot] = self.draw_animal()
                self.reveals += 1

    def go_on(self) -> None:
        """Do the steps that ask nobody, and skip those that have nothing to decide."""
        while not self.finished and not self.asks():
            step = self.agenda.what()
            self.agenda.pop()
            if step == FROST:
                self.end_frost()
            elif step == END_TURN:
                self.end_turn()
            elif step == WIND_TURN:
                self.follow_season(solo.take_turn(self))
            elif step == END_GAME:
                self.end_game()

    def asks(self) -> bool:
        step = self.agenda.what()
        if step <= LAY:
            return True
        if step == ACT:
            return any(self.pending[colour] > 0 for colour in range(COLOUR_COUNT))
        if step == REWARD:
            return self.any_animal()
        if step == SEASON:
            return self.suns[self.agenda.seat()] >= pieces.SUNS_TO_ADVANCE
        if step == FROST:
            for seat in range(self.seats):
                if self.owes(seat):
                    return True
        return False

    def end_game(self) -> None:
        self.finished = True
        if self.heard is None:
            return
        outcome = scoring.outcome(self)
        for seat in range(self.seats):
            self.tell_facts("score", {"seat": int(seat), "points": outcome.scores[seat]})
        if self.seats == 1:
            self.tell_facts("wind-score", {"points": int(scoring.total(self, WIND))})
            self.tell_facts("beaten" if outcome.level is not None else "blown-away", {"seat": 0})
            return
        for seat in range(self.seats):
            if outcome.ranks[seat] == 1:
                self.tell_facts("win", {"seat": int(seat), "points": outcome.scores[seat]})

    def imagined(self, seat: i64, dice: Dice) -> "Leaf":
        world = self.copy()
        worlds.deal_anew(self, world, seat, dice)
        step = self.agenda.what()
        if seat != self.agenda.seat() and step in (FROM_PILE, LAY):
            world.agenda.pop()
            world.agenda.push(CHOOSE, self.agenda.seat(), 0)
        return world


def colour_of(action: i64) -> i64:
    """The colour of the leaf action that this is, or that it is exchanged for."""
    if action >= actions.FIRST_ACORN:
        return action - actions.FIRST_ACORN
    if action < actions.FIRST_DRAW:
        return RED
    if action < FIRST_TAKE:
        return GREEN
    if action <= FIRST_DECK:
        return ORANGE
    if action < FIRST_CLIMB:
        return YELLOW
    return BROWN


def deal(setup: Setup, chance: Chance) -> Leaf:
    """§1.1 The first player is drawn or chosen; alone, one begins before the North Wind (§7.1)."""
    if setup.seats > 1 and setup.options["wind"] != "normal":
        raise BadOption("bad-option", "the North Wind blows only with one seat", option="wind")
    state = Leaf(setup, chance)
    state.difficulty = pieces.DIFFICULTIES.index(str(setup.options["wind"]))
    if state.seats > 1 and setup.options["first"] == "drawn":
        state.first = chance.draw(state.seats)
    state.set_up(setup.options["tops"] == "shuffled")
    return state
