"""How good an action looks in Canopée: what the forest promises after it, all counted in hundredths of a point."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import Verb
from sylve.engine.judgement import Judgement
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canopee import actions, agenda, pieces, scoring
from sylve.games.canopee.down import kind_of, place_of
from sylve.games.canopee.rules import Canopee
from sylve.games.canopee.state import Layout

POINT: Final = 100
LATEST: Final = -1


def numbers(*values: int) -> vec[i64]:
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


class Weights:
    """What a player counts with, in hundredths of a point where nothing else is said: the numbers of first sight."""

    def __init__(self) -> None:
        # The piles: what one must promise to be kept rather than passed (first, second, third), and less of it late.
        self.passing = numbers(230, 270, 160)
        self.late: i64 = 0
        self.looks_further = False  # at piles that come later, and at what the next seat would get
        self.unseen_card: i64 = 0  # on a later pile
        self.denied = numbers(0, 0, 0)  # percent of what the rival's first, second, third pile would bring it,
        self.denied_from: i64 = 0  # beyond this
        self.card_from_deck: i64 = 150
        # What cards may still become, by how many there are, with so many cards to come or more.
        self.many_cards: i64 = 20
        self.ferns = numbers(110, 88, 330, 88, 550, 88, 770, 88, 990, 88, 1210, 88, 1430, 88, 1650, 88, 1870, 88)
        self.bromeliads = numbers(154, 275, 0, 30)
        self.monsteras = numbers(80, 176, 440, 0)
        self.unpaired = numbers(225, 75, 25, 5, 0)  # rain without sun, or sun without rain: the first, the second …
        self.seeds = numbers(0, 380, 680, 900, 1050, 1150, 1250)
        # Trees.
        self.complete_tree: i64 = 190  # towards the largest forest
        self.forest_share: i64 = 0  # percent of the award for a forest that leads in the last season
        self.tall_share: i64 = 60  # percent of the award for a tree that leads
        self.tall_trunk: i64 = 12
        self.open_trees = numbers(150, 70, 70)  # the first, the second, each one more
        self.open_value: i64 = 60  # for each point of its trunks
        self.open_trunk: i64 = 60  # for each trunk but the first
        self.open_fades: i64 = 0  # percent of it that the last season takes away card by card
        # Animals.
        self.ability: i64 = 90
        self.mate: i64 = 120
        self.animals_fade: i64 = 0
        # What one, two and three threats cost; with two of them, each of the two losses.
        self.fires = numbers(0, 60, 210, 105)
        self.diseases = numbers(0, 60, 230, 115)
        self.blight: i64 = 150


def practised_weights() -> Weights:
    """Found by some 200,000 games without search: all numbers shaken at once, and moved where the lead grew by it."""
    eyes = Weights()
    eyes.passing = numbers(220, 260, 205)
    eyes.late = 105
    eyes.looks_further = True
    eyes.unseen_card = 225
    eyes.denied = numbers(100, 75, 70)
    eyes.denied_from = 80
    eyes.card_from_deck = 115
    eyes.many_cards = 16
    eyes.ferns = numbers(155, 30, 395, 130, 660, 60, 830, 90, 990, 90, 1210, 90, 1430, 90, 1650, 90, 1870, 90)
    eyes.bromeliads = numbers(320, 175, -300, 110)
    eyes.monsteras = numbers(10, 185, 580, 25)
    eyes.unpaired = numbers(195, 20, 15, 5, 0)
    eyes.seeds = numbers(0, 370, 680, 865, 1015, 1115, 1215)
    eyes.complete_tree = 340
    eyes.forest_share = 15
    eyes.tall_share = 20
    eyes.tall_trunk = 0
    eyes.open_trees = numbers(260, 150, 10)
    eyes.open_value = 105
    eyes.open_trunk = 85
    eyes.open_fades = 95
    eyes.ability = 130
    eyes.mate = 195
    eyes.animals_fade = 65
    eyes.fires = numbers(0, 50, 100, 180)
    eyes.diseases = numbers(0, 95, 205, 220)
    return eyes


def newcomers_weights() -> Weights:
    """Somebody new counts what lies there, hopes for little more, and fears no threat before it is due."""
    eyes = Weights()
    eyes.passing = numbers(150, 150, 150)
    eyes.ferns = numbers(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    eyes.bromeliads = numbers(50, 50, 0, 0)
    eyes.monsteras = numbers(50, 100, 150, 0)
    eyes.unpaired = numbers(100, 100, 100, 100, 100)
    eyes.seeds = numbers(0, 100, 200, 300, 400, 500, 600)
    eyes.complete_tree = 100
    eyes.tall_share = 0
    eyes.open_value = 40
    eyes.open_trunk = 40
    eyes.mate = 0
    eyes.fires = numbers(0, 0, 100, 100)
    eyes.diseases = numbers(0, 0, 100, 100)
    return eyes


FIRST_SIGHT: Final = Weights()
PRACTISED: Final = practised_weights()
NEWCOMER: Final = newcomers_weights()
MOST_STUMPS: Final = 2  # open trees beside which nobody begins another
# By how much somebody who is not sure misjudges a pile, and anything else.
PILE_DOUBT: Final = 390
DOUBT: Final = 195


class CanopeeJudgement(Judgement[Canopee]):
    def __init__(self) -> None:
        super().__init__(horizon=8, scale=1000, tries=400)
        self.dreaded = ("fires", "diseases")

    def greedy_value(self, state: Canopee, seat: i64, action: i64) -> i64:
        """How good the action looks at first sight."""
        return appeal(state, seat, action, FIRST_SIGHT)

    def newcomer_value(self, state: Canopee, seat: i64, action: i64) -> i64:
        """How good it looks to somebody who counts what lies there, and has no plan for what may come."""
        return appeal(state, seat, action, NEWCOMER)

    def doubt(self, state: Canopee, seat: i64) -> i64:  # noqa: ARG002
        """None about the order of cards, some about piles, less about the rest."""
        step = state.agenda.what()
        if step in (agenda.PLACING_KEPT, agenda.PLACING_TAKEN, agenda.PLACING_DRAWN):
            return 0
        return PILE_DOUBT if step == agenda.CHOOSING else DOUBT

    def pointless(self, state: Canopee, seat: i64, action: i64, legal: vec[i64]) -> bool:
        """A loss without a gain, a stump beside stumps, a canopy before its trunk, a gift that is left lying."""
        verb = actions.ACTIONS.verb_of(action)
        if verb is actions.GNAW or verb is actions.COMPOST:
            return best_loss(state, seat, FIRST_SIGHT) <= 0
        if verb is actions.SPROUT:
            return state.open_trees(seat) >= MOST_STUMPS
        if verb is actions.KEEP:
            return len(legal) > 1 and keeping(state, seat, state.pile_at(seat, state.agenda.argument()), PRACTISED) < 0
        if verb is actions.PLACE:
            return loses_card(state, seat, actions.PLACE.argument(action), legal)
        if verb is actions.SOW:
            return seed_gain(state, seat, action) < 0
        return verb is actions.DONE and leaves_a_gift(state, seat, legal)

    def rollout_value(self, state: Canopee, seat: i64, action: i64) -> i64:
        """How good it looks to a player of many games."""
        return appeal(state, seat, action, PRACTISED)

    def evaluate(self, state: Canopee, seat: i64) -> i64:
        """What the forest promises; at the end its points and, for ties, animals (§6.3); alone, less the Spirit's."""
        value = promise(state, seat, PRACTISED)
        if state.finished:
            value = POINT * scoring.total(state, seat) + state.wildlife(seat)
        if state.seats == 1:
            value -= POINT * scoring.total(state, 1)
        return value

    def lines(self, state: Canopee, seat: i64) -> dict[str, int]:
        """The sheet with what this season would bring as it stands, plants by species, and the threats.

        Who has the largest forest is known at the end alone.
        """
        sheet = scoring.rows_of(state, seat)
        if not state.finished:
            del sheet["largest"]
        sheet["trees"] += scoring.unscored_tree_points(state, seat)
        sheet["weather"] += scoring.weather_points(state, seat)
        for kind, name in ((pieces.FERN, "ferns"), (pieces.BROMELIAD, "bromeliads"), (pieces.MONSTERA, "monsteras")):
            sheet[name] = scoring.flora_points(state, seat, kind, state.count(seat, kind))
        sheet["fires"] = state.count(seat, pieces.FIRE)
        sheet["diseases"] = state.count(seat, pieces.DISEASE)
        return sheet

    def quiet(self, state: Canopee) -> bool:
        """Whether somebody's turn is about to begin; the last season is played to its end: only winning counts."""
        return state.agenda.what() == agenda.CHOOSING and state.agenda.argument() == 0 and not is_last(state)


def appeal(state: Canopee, seat: i64, action: i64, eyes: Weights) -> i64:
    verb = actions.ACTIONS.verb_of(action)
    argument = verb.argument(action)
    step = state.agenda.what()
    if verb is actions.PASS:
        return waiting(state, seat, eyes)
    if verb is actions.KEEP:
        return keeping(state, seat, state.pile_at(seat, state.agenda.argument()), eyes)
    if verb is actions.SNATCH:
        return waiting(state, seat, eyes) + gain_of(state, seat, argument, eyes) - eyes.card_from_deck
    if verb is actions.SWEEP:
        return waiting(state, seat, eyes) - POINT
    if verb is actions.PLACE:
        return gain_of(state, seat, argument, eyes) if step == agenda.SIFTING else placing_order(argument)
    if verb is actions.HIDE:
        return hiding(state, seat, actions.HIDE.first_field(action), eyes)
    if verb is actions.TUCK:
        return -POINT
    if verb is actions.RETURN:
        return -POINT * POINT * gain_of(state, seat, pieces.FIRE + argument, eyes)
    if verb is actions.GNAW:
        return best_loss(state, seat, eyes) - POINT + (0 if step != agenda.CHOOSING else waiting(state, seat, eyes))
    if verb is actions.COMPOST:
        return best_loss(state, seat, eyes) - POINT
    if verb is actions.FORAGE:
        return -POINT
    if verb is actions.CROAK:
        return -POINT // 2
    if verb is actions.PEEK or verb is actions.DOZE:
        return 1
    if verb is actions.STRIKE:
        return 2 * eyes.card_from_deck if argument == pieces.STRIKE_DRAWS else 2 * best_loss(state, seat, eyes)
    if verb is actions.TARGET:
        return state.points(argument)
    if verb is actions.LOOK or verb is actions.DRAW or verb is actions.SPURN:
        return 0
    return consequence(state, seat, action, verb, eyes)


# What keeping and passing a pile would bring


def keeping(state: Canopee, seat: i64, pile: i64, eyes: Weights) -> i64:
    """What the pile brings, and what the next seat does not get of it."""
    value = gain_of_pile(state, seat, pile, eyes)
    if eyes.looks_further and state.seats > 1:
        rival = state.after(seat)
        for number in range(pieces.PILES):
            if state.pile_at(rival, number) == pile:
                gain = gain_of_pile(state, rival, pile, eyes)
                value += eyes.denied[number] * max(0, gain - eyes.denied_from) // 100
    return value


def waiting(state: Canopee, seat: i64, eyes: Weights) -> i64:
    """What passing the pile promises: a later one, by what the seat knows of it, or a card of the deck."""
    number = min(max(state.agenda.argument(), 0), 2)
    value = eyes.passing[number] - eyes.late * (eyes.many_cards - to_come(state, eyes)) // eyes.many_cards
    if eyes.looks_further:
        for later in range(number + 1, pieces.PILES):
            value = max(value, outlook(state, seat, state.pile_at(seat, later), eyes))
    return value


def outlook(state: Canopee, seat: i64, pile: i64, eyes: Weights) -> i64:
    """What a pile promises of which the seat may have seen some cards."""
    kinds = filled(pieces.KIND_COUNT, 0)
    known: i64 = 0
    unseen: i64 = 0
    for at in range(len(state.down)):
        if place_of(state.down[at]) == pile:
            if state.knows(at, seat):
                kinds[kind_of(state.down[at])] += 1
                known += 1
            else:
                unseen += 1
    value = eyes.unseen_card * unseen
    return value + gain_of_cards(state, seat, kinds, eyes) if known > 0 else value


def consequence(state: Canopee, seat: i64, action: i64, verb: Verb, eyes: Weights) -> i64:
    """What the forest promises once this is done, before anything else happens."""
    argument = verb.argument(action)
    if verb is actions.DISCARD:
        return promise_without(state, seat, argument, eyes)
    if verb is actions.SOW:
        return promise(state, seat, eyes) + gain_of(state, seat, pieces.GERMINATION_KINDS[argument], eyes)
    if verb is actions.DONE:
        return promise(state, seat, eyes)
    after = state.copy()
    after.heard = None
    after.asked(seat).do(after, seat, action)
    return promise(after, seat, eyes)


# What cards would bring


def gain_of_pile(state: Canopee, seat: i64, pile: i64, eyes: Weights) -> i64:
    kinds = filled(pieces.KIND_COUNT, 0)
    for card in state.down:
        if place_of(card) == pile:
            kinds[kind_of(card)] += 1
    return gain_of_cards(state, seat, kinds, eyes)


def gain_of(state: Canopee, seat: i64, kind: i64, eyes: Weights) -> i64:
    kinds = filled(pieces.KIND_COUNT, 0)
    kinds[kind] = 1
    return gain_of_cards(state, seat, kinds, eyes)


def gain_of_cards(state: Canopee, seat: i64, kinds: vec[i64], eyes: Weights) -> i64:
    after = with_cards(state, seat, kinds, eyes)
    return promise(after, seat, eyes) - promise(state, seat, eyes)


def with_cards(state: Canopee, seat: i64, kinds: vec[i64], eyes: Weights) -> Canopee:
    """The forest with these cards, placed sensibly: trunks, then canopies, droughts at the end."""
    after = state.copy()
    after.heard = None
    for kind in range(pieces.KIND_COUNT):
        for _ in range(kinds[kind]):
            if pieces.is_trunk(kind):
                add_trunk(after, seat, kind, eyes)
            elif pieces.is_canopy(kind):
                add_canopy(after, seat, kind, eyes)
            elif kind != pieces.DROUGHT and kind != pieces.LIGHTNING:
                after.gain(seat, kind)
    for _ in range(kinds[pieces.DROUGHT]):
        lose_least(after, seat, eyes)
    return after


def add_trunk(after: Canopee, seat: i64, kind: i64, eyes: Weights) -> None:
    """On the tree where it promises the most, or on a new one."""
    best: i64 = LATEST
    most: i64 = 0
    for tree in range(after.slots[seat]):
        if after.is_open(seat, tree):
            after.add_trunk(seat, tree, kind)
            found = promise(after, seat, eyes)
            remove_trunk(after, seat, tree, kind)
            if best == LATEST or found > most:
                best = tree
                most = found
    tree = after.free_slot(seat)
    after.add_trunk(seat, tree, kind)
    if best != LATEST and promise(after, seat, eyes) < most:
        remove_trunk(after, seat, tree, kind)
        after.add_trunk(seat, best, kind)


def remove_trunk(after: Canopee, seat: i64, tree: i64, kind: i64) -> None:
    after.take_part(seat, tree, kind)
    after.discarded[kind] -= 1


def add_canopy(after: Canopee, seat: i64, kind: i64, eyes: Weights) -> None:
    best: i64 = LATEST
    most: i64 = 0
    for tree in range(after.slots[seat]):
        if after.is_open(seat, tree):
            after.add_canopy(seat, tree, kind)
            found = promise(after, seat, eyes)
            after.take_part(seat, tree, kind)
            after.discarded[kind] -= 1
            if best == LATEST or found > most:
                best = tree
                most = found
    if best != LATEST:
        after.add_canopy(seat, best, kind)


def lose_least(after: Canopee, seat: i64, eyes: Weights) -> None:
    """Give up the card that can best be spared."""
    best: i64 = LATEST
    most: i64 = 0
    for kind in range(pieces.FERN, pieces.KIND_COUNT):
        if after.count(seat, kind) > 0:
            after.lose(seat, kind)
            found = promise(after, seat, eyes)
            after.gain(seat, kind)
            if best == LATEST or found > most:
                best = kind
                most = found
    if best != LATEST:
        after.lose(seat, best)


def best_loss(state: Canopee, seat: i64, eyes: Weights) -> i64:
    """What giving up one card would bring (mostly less than nothing)."""
    after = state.copy()
    after.heard = None
    lose_least(after, seat, eyes)
    return promise(after, seat, eyes) - promise(state, seat, eyes)


def promise_without(state: Canopee, seat: i64, kind: i64, eyes: Weights) -> i64:
    after = state.copy()
    if kind >= pieces.FERN:
        after.lose(seat, kind)
        return promise(after, seat, eyes)
    best: i64 = 0
    found = False
    for tree in range(state.slots[seat]):
        if state.has_part(seat, tree, kind):
            other = state.copy()
            other.take_part(seat, tree, kind)
            here = promise(other, seat, eyes)
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


def hiding(state: Canopee, seat: i64, kind: i64, eyes: Weights) -> i64:
    """Under the pitcher goes what would do harm now and none next season."""
    if state.size(state.pitcher_place(seat, 0)) > 0:
        return -POINT
    harm = gain_of(state, seat, kind, eyes)
    if harm < 0 and not pieces.is_threat(kind):
        return POINT - harm
    return -POINT


# What nobody would do


def loses_card(state: Canopee, seat: i64, kind: i64, legal: vec[i64]) -> bool:
    """Whether a canopy would be lost that could wait for the trunk it came with, or harm be taken that need not be."""
    if state.agenda.what() == agenda.SIFTING:
        return gain_of(state, seat, kind, FIRST_SIGHT) < 0
    if not pieces.is_canopy(kind) or state.open_trees(seat) > 0:
        return False
    for action in legal:
        if actions.PLACE.has(action) and pieces.is_trunk(actions.PLACE.argument(action)):
            return True
    return False


def leaves_a_gift(state: Canopee, seat: i64, legal: vec[i64]) -> bool:
    """Whether a germination card is left that would bring something."""
    for action in legal:
        if actions.SOW.has(action) and seed_gain(state, seat, action) > 0:
            return True
    return False


def seed_gain(state: Canopee, seat: i64, sow: i64) -> i64:
    return gain_of(state, seat, pieces.GERMINATION_KINDS[actions.SOW.argument(sow)], FIRST_SIGHT)


# What a forest promises


def to_come(state: Layout, eyes: Weights) -> i64:
    """How many cards the season may still bring; beyond many they do not matter."""
    return min(eyes.many_cards, state.deck_left() + len(state.down))


def promise(state: Layout, seat: i64, eyes: Weights) -> i64:
    left = to_come(state, eyes)
    value = POINT * state.points(seat)
    value += sets(state, seat, left, eyes) + weather(state, seat, left, eyes)
    value += trees(state, seat, left, eyes) + tallest(state, seat, eyes) + animals(state, seat, left, eyes)
    value += eyes.seeds[min(state.count(seat, pieces.SEED), 6)]
    value -= dangers(state, seat, left, eyes)
    return value + POINT * scoring.season_points(state, seat)


def sets(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    """Points now, and what the plants may still become."""
    ferns = state.count(seat, pieces.FERN)
    bromeliads = state.count(seat, pieces.BROMELIAD)
    monsteras = state.count(seat, pieces.MONSTERA)
    value = POINT * scoring.fern_points(ferns) + eyes.ferns[min(ferns, 17)] * left // eyes.many_cards
    value += POINT * scoring.bromeliad_points(bromeliads)
    value += eyes.bromeliads[min(bromeliads, 3)] * left // eyes.many_cards
    value += POINT * scoring.monstera_points(monsteras)
    value += eyes.monsteras[min(monsteras, 3)] * left // eyes.many_cards
    value += POINT * scoring.vines_points(state.count(seat, pieces.VINES), state.complete_trees(seat) + 1)
    value += POINT * scoring.orchid_points(state, seat, state.count(seat, pieces.ORCHID)) * 4 // 5
    useful = state.count(seat, pieces.MUSHROOM) + state.count(seat, pieces.PITCHER)
    return value + POINT * useful * left // eyes.many_cards


def weather(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    rain, sun = state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN)
    value = POINT * scoring.weather_points(state, seat)
    for unpaired in range(max(rain, sun) - min(rain, sun)):
        value += eyes.unpaired[min(unpaired, 4)] * left // eyes.many_cards
    return value


def trees(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    """The points of those complete, what they mean for the largest forest, and what open ones may become."""
    value = POINT * scoring.unscored_tree_points(state, seat)
    value += (eyes.complete_tree if state.seats <= 2 else eyes.complete_tree // 2) * state.complete_trees(seat)
    if not is_last(state):
        return value + open_trees(state, seat, eyes)
    if scoring.largest_forest(state, seat) > 0:
        value += eyes.forest_share * pieces.largest_points(state.seats)
    if state.deck_left() == 0:
        return value
    return value + faded(open_trees(state, seat, eyes), eyes.open_fades, left, eyes)


def is_last(state: Layout) -> bool:
    return state.season + 1 == state.seasons


def faded(value: i64, percent: i64, left: i64, eyes: Weights) -> i64:
    """What is left of a hope as the cards of a season come to their end."""
    return value - value * percent * (eyes.many_cards - left) // (100 * eyes.many_cards)


def open_trees(state: Layout, seat: i64, eyes: Weights) -> i64:
    value: i64 = 0
    found: i64 = 0
    for tree in range(state.slots[seat]):
        if state.is_open(seat, tree):
            value += eyes.open_trees[min(found, 2)]
            found += 1
            points = state.trunks_of(seat, tree, 1) + 2 * state.trunks_of(seat, tree, 2)
            value += eyes.open_value * points + eyes.open_trunk * (state.height(seat, tree) - 1)
    return value


def tallest(state: Layout, seat: i64, eyes: Weights) -> i64:
    """What the tallest tree is worth beside its points, most where it leads."""
    mine = scoring.tallest_height(state, seat)
    value = eyes.tall_trunk * mine
    if scoring.wins_tallest(state, seat):
        value += eyes.tall_share * scoring.tallest_points(state)
    return value


def animals(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    """Their points, what their abilities may bring, and the hope for a mate."""
    seasons = state.seasons - state.season
    hope: i64 = 0
    for species in range(pieces.SPECIES_COUNT):
        active = state.has_active(seat, species)
        if active:
            hope += eyes.ability * seasons // 2
        if active != (state.count(seat, pieces.breeding(species)) > 0):
            hope += eyes.mate * seasons // 3
    if is_last(state):
        hope = faded(hope, eyes.animals_fade, left, eyes)
    return POINT * scoring.wildlife_points(state, seat) + hope


def dangers(state: Layout, seat: i64, left: i64, eyes: Weights) -> i64:
    cost = eyes.blight * state.count(seat, pieces.BLIGHT)
    cost += threat(eyes.fires, state.count(seat, pieces.FIRE), state.flora(seat), left, eyes)
    return cost + threat(eyes.diseases, state.count(seat, pieces.DISEASE), state.wildlife(seat), left, eyes)


def threat(costs: vec[i64], threats: i64, targets: i64, left: i64, eyes: Weights) -> i64:
    if threats == 1:
        return costs[1] * left // eyes.many_cards
    if threats == 2:
        return costs[2] * min(2, targets + 1)
    return costs[min(threats, 3)]
