"""§5 The six steps of a season's end, each gone through by all in order before the next."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.events import Kind
from sylve.engine.refusals import ALLOWED, Facts
from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canopee import agenda, animals, events, forecast, pieces, placing, scoring, threats
from sylve.games.canopee.actions import DONE, SOW, TAKE
from sylve.games.canopee.events import card_name
from sylve.games.canopee.face_down import EVERYBODY, HAND, NOWHERE, TRAY
from sylve.games.canopee.forest import AWARDED, USED
from sylve.games.canopee.refusals import JUST_TAKEN, NOT_A_RIVALS, NOT_DRAWN
from sylve.games.canopee.state import Layout
from sylve.games.canopee.steps.base import Asking, CanopeeStep, Running


def begin(state: Layout) -> None:
    """The season is over; piles that nobody could take any more are discarded (§10.4)."""
    for pile in range(state.piles()):
        if state.first_in(pile) != NOWHERE:
            state.tell(events.LEFTOVER, pile)
            placing.discard_all(state, pile)
    state.kept_pile = NOWHERE
    state.active = NOWHERE
    state.tell(events.SEASON_ENDS)
    state.beat()
    state.agenda.push(agenda.SEASON_ENDS, 0, agenda.WILDLIFE_STEP)


def in_order(state: Layout, number: i64) -> i64:
    """§5.1 Who comes first, second …: from whoever kept the last pile; alone, the person before the Spirit."""
    first: i64 = 0 if state.seats == 1 else state.last_taker
    return (first + number) % state.forests


def push_for_all(state: Layout, step: i64) -> None:
    """Everybody does this, in order."""
    for number in range(state.forests - 1, -1, -1):
        state.agenda.push(step, in_order(state, number), 0)


def tell_points(state: Layout, line: Kind, seat: i64, points: i64) -> None:
    """A line of the count, where it brings or costs something."""
    if points != 0:
        state.tell(line, seat, points)
        state.beat()


class SeasonEnds(Running):
    """§5.1 One of the six, and then the next."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        state.tell(events.STEP, about, about)
        if about == agenda.REGENERATION_STEP:
            state.agenda.push(agenda.NEXT_SEASON, 0, 0)
        else:
            state.agenda.push(agenda.SEASON_ENDS, 0, about + 1)
        if about == agenda.WILDLIFE_STEP:
            push_for_all(state, agenda.HUNTING)
            push_for_all(state, agenda.WAKING)
            push_for_all(state, agenda.UNVEILING)
        elif about == agenda.SEED_STEP:
            push_for_all(state, agenda.GERMINATING)
        elif about == agenda.THREAT_STEP:
            push_threats(state)
        elif about == agenda.TREE_STEP:
            score_trees(state)
            award_tallest(state)
        elif about == agenda.PLANT_STEP:
            score_plants_and_weather(state)
        else:
            regenerate(state)


# §5.2 Wildlife: the jaguar is in `striking.py`


class Unveiling(Running):
    """§8.2 The hoatzin's cards come first."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        if state.has_active(seat, pieces.HOATZIN):
            placing.unveil(state, seat)


class Waking(Asking):
    """§4.4, §8.6 The ant and the butterfly may be used; the Spirit's animals sleep (§11.7)."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        if state.is_spirit(seat):
            return True
        if animals.ANT.why_not(state, seat) == ALLOWED:
            return False
        return not state.has_active(seat, pieces.BUTTERFLY) or not self.has_plant(state, seat)

    def has_plant(self, state: Layout, seat: i64) -> bool:
        """Whether the butterfly could become something."""
        return state.count_range(seat, pieces.FERN, pieces.MONSTERA) > 0

    def legal(self, state: Layout, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for ability in self.abilities:
            found = ability.add_legal(state, seat, found)
        return append(found, DONE.first)

    def answer(self, state: Layout, seat: i64, action: i64) -> None:  # noqa: ARG002
        state.agenda.pop()


# §5.3 Seeds


class Germinating(Running):
    """Three cards of the germination deck and one for each fire, open to all; one may be added for each seed."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        seeds = state.count(seat, pieces.SEED)
        for _ in range(seeds):
            placing.drop(state, seat, pieces.SEED)
        keep = seeds
        if state.sign == pieces.SOWING:
            keep += state.box.sign_value[pieces.SOWING]
        if keep == 0:
            return
        if state.has_active(seat, pieces.KINKAJOU) and not state.is_spirit(seat):  # §4.5
            state.ability[pieces.KINKAJOU] = USED
            keep += 1
        cards = min(pieces.GERMINATION_DRAW + state.count(seat, pieces.FIRE), len(state.sprouts))
        for at in range(cards):
            state.lay_down(TRAY, state.sprouts[at], EVERYBODY, 0)
        state.sprouts = state.sprouts[cards:]
        state.sprout_batch = state.sprout_batch[cards:]
        state.reveals += 1
        state.agenda.push(agenda.PUTTING_BACK, seat, 0)
        state.agenda.push(agenda.SOWING, seat, keep)
        state.tell(events.GERMINATES, seat, keep)
        state.beat()


class Sowing(Asking):
    """Cards drawn are added one by one, as many as the step is about."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        return about <= 0 or state.size(TRAY) == 0

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:  # noqa: ARG002
        if SOW.has(action) and state.find_in(TRAY, sprout_named(action)) == NOWHERE:
            return NOT_DRAWN
        return ALLOWED

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        left = state.agenda.argument() - 1
        state.agenda.pop()
        if SOW.has(action):
            sow(state, seat, sprout_named(action), left)

    # What people are told.

    def prompt(self, state: Layout, seat: int) -> tuple[str, Facts]:
        return "sow", {"seat": seat, "left": state.agenda.argument()}

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts | None:
        return forecast.of_cards(state, seat, [sprout_named(action)]) if SOW.has(action) else None

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        return {"card": card_name(state, sprout_named(action))} if reason == NOT_DRAWN else {}


def sprout_named(action: i64) -> i64:
    return pieces.GERMINATION_KINDS[SOW.argument(action)]


def sow(state: Layout, seat: i64, kind: i64, left: i64) -> None:
    """One of the cards drawn is added; so many may still follow."""
    state.agenda.push(agenda.SOWING, seat, left)
    state.pick(state.find_in(TRAY, kind))
    state.tell(events.SOWS, seat, kind)
    placing.place(state, seat, kind)


class PuttingBack(Running):
    """The others go under the germination deck, in random order."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        cards = vec[i64]()
        for kind in range(pieces.KIND_COUNT):
            while state.find_in(TRAY, kind) != NOWHERE:
                state.pick(state.find_in(TRAY, kind))
                cards = append(cards, kind)
        if len(cards) == 0:
            return
        if len(cards) > 1:
            cards = state.chance.shuffle(cards)
        state.batch += 1
        sprouts, batches = state.sprouts[:], state.sprout_batch[:]
        for kind in cards:
            sprouts = append(sprouts, kind)
            batches = append(batches, state.batch)
        state.sprouts, state.sprout_batch = sprouts, batches
        state.tell(events.PUTS_BACK, seat, len(cards))


# §5.4 Fire, §5.5 disease, §7.6 blight: what they cost is in `threats.py`, what is lost in `losing.py`


def push_threats(state: Layout) -> None:
    """All that is due is fixed now, by the threats as they lie; it is then done seat by seat."""
    for number in range(state.forests):
        seat = in_order(state, number)
        tell_threats(state, seat, pieces.FIRE, events.FIRE_STRIKES, events.FIRE_SPREADS)
        tell_threats(state, seat, pieces.DISEASE, events.DISEASE_STRIKES, events.DISEASE_SPREADS)
    for number in range(state.forests - 1, -1, -1):
        seat = in_order(state, number)
        push_losses(state, seat, pieces.BLIGHT, agenda.BLIGHTING)
        push_losses(state, seat, pieces.DISEASE, agenda.SICKENING)
        push_losses(state, seat, pieces.FIRE, agenda.BURNING)


def tell_threats(state: Layout, seat: i64, kind: i64, strikes: Kind, spreads: Kind) -> None:
    effect = threats.effect(state, seat, kind)
    if effect == threats.NOTHING:
        return
    state.tell(strikes if effect == threats.STRIKES else spreads, seat, state.count(seat, kind))
    state.beat()


def push_losses(state: Layout, seat: i64, kind: i64, step: i64) -> None:
    """What the seat's threats of one kind cost their owner, or everybody."""
    losses = threats.losses(state, seat, kind)
    if threats.effect(state, seat, kind) == threats.SPREADS:
        for number in range(state.forests - 1, -1, -1):
            state.agenda.push(step, in_order(state, number), agenda.SPREAD)
        return
    for _ in range(losses):
        state.agenda.push(step, seat, agenda.OWN)


# §5.6 Trees, §5.7 the tallest tree


def score_trees(state: Layout) -> None:
    for number in range(state.forests):
        seat = in_order(state, number)
        bonus = scoring.sign_tree_points(state, seat)
        for tree in range(state.slots[seat]):
            if state.is_complete(seat, tree) and not state.is_scored(seat, tree):
                points = scoring.tree_points(state, seat, tree)
                state.score(seat, pieces.TREE_ROW, points)
                state.seal_tree(seat, tree)
                state.tell(events.SCORES_TREE, seat, tree, state.height(seat, tree), points)
                state.beat()
        state.score(seat, pieces.SIGN_ROW, bonus)
        tell_points(state, events.SCORES_SIGN, seat, bonus)


def award_tallest(state: Layout) -> None:
    """All whose tallest tree is the tallest of the table; in the season of prestige they take an animal besides."""
    winners = vec[i64]()
    for number in range(state.forests):
        if scoring.wins_tallest(state, in_order(state, number)):
            winners = append(winners, in_order(state, number))
    for seat in winners:
        tree, points = scoring.tallest_tree(state, seat), scoring.tallest_points(state)
        state.score(seat, pieces.TALLEST_ROW, points)
        state.tell(events.TALLEST, seat, tree, state.height(seat, tree), points)
        state.beat()
    for seat in winners:
        state.set_mark(seat, scoring.tallest_tree(state, seat), AWARDED)
    if state.sign == pieces.PRESTIGE:
        for at in range(len(winners) - 1, -1, -1):
            state.agenda.push(agenda.TAKING, winners[at], 0)


class Taking(Asking):
    """§9.2 In the season of prestige the tallest tree takes an animal from a rival."""

    def is_skipped(self, state: Layout, seat: i64, about: i64) -> bool:  # noqa: ARG002
        for kind in range(pieces.WILDLIFE, pieces.KIND_COUNT):
            if self.why_not_take(state, seat, kind) == ALLOWED:
                return False
        return True

    def why_not_own(self, state: Layout, seat: i64, action: i64) -> i64:
        return self.why_not_take(state, seat, animal_named(action))

    def why_not_take(self, state: Layout, seat: i64, kind: i64) -> i64:
        """A rival's animal, but not the one that was just taken from here."""
        if state.robbed[kind] == seat:
            return JUST_TAKEN
        for rival in range(state.forests):
            if rival != seat and state.count(rival, kind) > 0:
                return ALLOWED
        return NOT_A_RIVALS

    def answer(self, state: Layout, seat: i64, action: i64) -> None:
        state.agenda.pop()
        kind = animal_named(action)
        for rival in range(state.forests):
            if state.count(rival, kind) > 0:
                state.lose(rival, kind)
                state.note_robbery(kind, rival)
                state.tell(events.TAKES, seat, kind, rival)
        state.gain(seat, kind)
        state.welcome(kind)

    # What people are told.

    def own_preview(self, state: Layout, seat: int, action: int) -> Facts:
        return self.done(state, seat, action)

    def own_refusal_facts(self, state: Layout, seat: int, action: int, reason: int) -> Facts:  # noqa: ARG002
        if reason in (NOT_A_RIVALS, JUST_TAKEN):
            return {"card": card_name(state, animal_named(action))}
        return {}


def animal_named(action: i64) -> i64:
    return pieces.WILDLIFE + TAKE.argument(action)


# §5.8 Plants, §5.9 weather, §7.4 orchids, §11.6 the Spirit's threats


def score_plants_and_weather(state: Layout) -> None:
    for number in range(state.forests):
        seat = in_order(state, number)
        wilt(state, seat)
        plants, weather = scoring.plant_points(state, seat), scoring.weather_points(state, seat)
        bonus = scoring.sign_points(state, seat)
        state.score(seat, pieces.PLANT_ROW, plants)
        tell_points(state, events.SCORES_PLANTS, seat, plants)
        state.score(seat, pieces.WEATHER_ROW, weather)
        tell_points(state, events.SCORES_WEATHER, seat, weather)
        state.score(seat, pieces.SIGN_ROW, bonus)
        tell_points(state, events.SCORES_SIGN, seat, bonus)
    points = scoring.threat_points(state)
    if points > 0:
        state.score(1, pieces.THREAT_ROW, points)
        state.tell(events.SPIRIT_THREATS, points)
        state.beat()


def wilt(state: Layout, seat: i64) -> None:
    """Orchids go before plants are scored where rain and sun are too uneven."""
    if scoring.orchid_holds(state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN)):
        return
    while state.count(seat, pieces.ORCHID) > 0:
        placing.discard(state, seat, pieces.ORCHID)


# §5.10 Regeneration


def regenerate(state: Layout) -> None:
    """All but trees and animals goes; what pitcher plants hid comes for the next season."""
    push_for_all(state, agenda.UNCOVERING)
    for seat in range(state.forests):
        for kind in range(pieces.FERN, pieces.WILDLIFE):
            for _ in range(state.count(seat, kind)):
                state.lose(seat, kind)
                state.throw(kind)
    state.robbed = filled(pieces.KIND_COUNT, NOWHERE)
    state.beat()


class Uncovering(Running):
    """§7.5 What lay under the pitcher plants, in the order the owner likes."""

    def run(self, state: Layout, seat: i64, about: i64) -> None:  # noqa: ARG002
        state.batch += 1
        shown: i64 = 0
        for pitcher in range(pieces.PITCHERS):
            shown += placing.show_all(state, state.pitcher_place(seat, pitcher))
        state.agenda.push(agenda.PLACING_DRAWN, seat, state.batch)
        if shown == 0:
            return
        state.tell(events.UNCOVERS, seat, events.IN_HAND + state.batch)
        state.beat()
        if state.season + 1 == state.seasons and not state.first_rules():
            self.discard_idle(state, seat)

    def discard_idle(self, state: Layout, seat: i64) -> None:
        """After the last season only animals and canopies still count for something; all else goes without effect."""
        for kind in range(pieces.WILDLIFE):
            if not pieces.is_canopy(kind):
                while state.find(HAND, state.batch, kind) != NOWHERE:
                    placing.take_from_hand(state, state.batch, kind)
                    state.throw(kind)
                    state.tell(events.DISCARDS, seat, kind)


STEPS: Final[list[CanopeeStep]] = [
    SeasonEnds(agenda.SEASON_ENDS),
    Unveiling(agenda.UNVEILING),
    Waking(agenda.WAKING, "wake", [DONE], [animals.ANT, animals.BUTTERFLY]),
    Germinating(agenda.GERMINATING),
    Sowing(agenda.SOWING, "sow", [SOW, DONE], []),
    PuttingBack(agenda.PUTTING_BACK),
    Taking(agenda.TAKING, "take", [TAKE], []),
    Uncovering(agenda.UNCOVERING),
]
