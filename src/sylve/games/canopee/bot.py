"""How good an action looks in Canopée: what the forest promises after it. All is counted in hundredths of a point."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.actions import Verb
from sylve.engine.judgement import Judgement
from sylve.engine.vec import vec
from sylve.engine.worlds import filled
from sylve.games.canopee import actions, agenda, pieces, scoring
from sylve.games.canopee.face_down import kind_of, place_of
from sylve.games.canopee.gains import best_loss, gain_of, gain_of_cards, gain_of_pile, promise_without
from sylve.games.canopee.promises import POINT, is_last, promise, to_come
from sylve.games.canopee.rules import Canopee
from sylve.games.canopee.weights import FIRST_SIGHT, NEWCOMER, PRACTISED, Weights

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
