"""§5 The six steps of a season's end, each gone through by all in order before the next."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.vec import append, vec
from sylve.engine.worlds import filled
from sylve.games.canopee import actions, log, may, pieces, placing, scoring, steps
from sylve.games.canopee.down import EVERYBODY, HAND, NOWHERE, TRAY
from sylve.games.canopee.forest import AWARDED, USED
from sylve.games.canopee.state import Layout

WILDLIFE_STEP: Final = 1
SEED_STEP: Final = 2
THREAT_STEP: Final = 3
TREE_STEP: Final = 4
PLANT_STEP: Final = 5
REGENERATION_STEP: Final = 6


def in_order(state: Layout, number: i64) -> i64:
    """§5.1 Who comes first, second …: from whoever kept the last pile; alone, the person before the Spirit."""
    first: i64 = 0 if state.seats == 1 else state.last_taker
    return (first + number) % state.forests


def push_for_all(state: Layout, step: i64) -> None:
    """Everybody does this, in order."""
    for number in range(state.forests - 1, -1, -1):
        state.agenda.push(step, in_order(state, number), 0)


def begin(state: Layout) -> None:
    """The season is over; piles that nobody could take any more are discarded (§10.4)."""
    if state.heard is not None:
        for pile in range(state.piles()):
            if state.size(pile) > 0:
                state.tell_facts("leftover", {"cards": log.card_names(state, pile, -1)})
    for pile in range(state.piles()):
        while state.first_in(pile) != NOWHERE:
            state.throw(state.show(state.first_in(pile)))
    state.kept_pile = NOWHERE
    state.active = NOWHERE
    if state.heard is not None:
        state.tell_facts("season-end", {"season": int(state.season) + 1})
    state.agenda.push(steps.SEASON_ENDS, 0, WILDLIFE_STEP)


def run(state: Layout, step: i64) -> None:
    """One of the six, and then the next."""
    if state.heard is not None:
        state.tell_facts("step", {"step": int(step), "name": f"@step-{int(step)}"})
    if step == REGENERATION_STEP:
        state.agenda.push(steps.NEXT_SEASON, 0, 0)
    else:
        state.agenda.push(steps.SEASON_ENDS, 0, step + 1)
    if step == WILDLIFE_STEP:
        push_for_all(state, steps.HUNTING)
        push_for_all(state, steps.WAKING)
        push_for_all(state, steps.UNVEILING)
    elif step == SEED_STEP:
        push_for_all(state, steps.GERMINATING)
    elif step == THREAT_STEP:
        push_threats(state)
    elif step == TREE_STEP:
        score_trees(state)
    elif step == PLANT_STEP:
        score_plants_and_weather(state)
    else:
        regenerate(state)


# §5.2 Wildlife


def unveil(state: Layout, seat: i64) -> None:
    """§8.2 The hoatzin's cards come first."""
    if state.has_active(seat, pieces.HOATZIN):
        placing.unveil(state, seat)


def may_wake(state: Layout, seat: i64) -> bool:
    """Whether the seat has an animal to use at the season's end."""
    if may.verb_reason(state, seat, actions.GNAW_VERB) == 0:
        return True
    return state.has_active(seat, pieces.BUTTERFLY) and may_bloom(state, seat)


def may_bloom(state: Layout, seat: i64) -> bool:
    return state.count_range(seat, pieces.FERN, pieces.MONSTERA) > 0


def bloom(state: Layout, seat: i64, plant: i64) -> None:
    """§8.6 The butterfly becomes a plant of a species the seat has already."""
    if state.heard is not None:
        log.told_card(state, "bloom", seat, plant)
    placing.drop(state, seat, pieces.active(pieces.BUTTERFLY))
    state.bloomed = plant
    state.gain(seat, plant)


def hunt(state: Layout, seat: i64) -> None:
    """§8.4 The jaguar's owner makes a rival lose an animal; with several rivals the owner says which one."""
    if not state.has_active(seat, pieces.JAGUAR) or state.is_spirit(seat):
        return
    if state.forests == 2:
        pounce(state, seat, 1 - seat)
    else:
        state.agenda.push(steps.AIMING, seat, steps.AT_PREY)


def pounce(state: Layout, seat: i64, rival: i64) -> None:
    """One of the rival's animals, drawn at random."""
    animals = state.wildlife(rival)
    if animals == 0:
        return
    number = state.chance.draw(animals)
    for kind in range(pieces.WILDLIFE, pieces.KIND_COUNT):
        if state.count(rival, kind) > 0:
            if number == 0:
                if state.heard is not None:
                    log.told(state, "pounce", seat, {})
                    log.told_card(state, "discard", rival, kind)
                placing.drop(state, rival, kind)
                return
            number -= 1


# §5.3 Seeds


def germinate(state: Layout, seat: i64) -> None:
    """Three cards of the germination deck and one for each fire, open to all; one may be added for each seed."""
    seeds = state.count(seat, pieces.SEED)
    for _ in range(seeds):
        placing.drop(state, seat, pieces.SEED)
    keep = seeds
    if state.sign == pieces.SOWING:
        keep += pieces.SIGN_VALUE[pieces.SOWING]
    if keep == 0:
        return
    if state.has_active(seat, pieces.KINKAJOU) and not state.is_spirit(seat):
        state.ability[pieces.KINKAJOU] = USED
        keep += 1
    cards = min(pieces.GERMINATION_DRAW + state.count(seat, pieces.FIRE), len(state.sprouts))
    for at in range(cards):
        state.lay_down(TRAY, state.sprouts[at], EVERYBODY, 0)
    state.sprouts = state.sprouts[cards:]
    state.sprout_batch = state.sprout_batch[cards:]
    state.reveals += 1
    if state.heard is not None:
        names = log.card_names(state, TRAY, -1)
        log.told(state, "germinate", seat, {"cards": names, "keep": int(keep)})
    state.agenda.push(steps.PUTTING_BACK, seat, 0)
    state.agenda.push(steps.SOWING, seat, keep)


def sow(state: Layout, seat: i64, kind: i64, left: i64) -> None:
    """One of the cards drawn is added."""
    state.agenda.push(steps.SOWING, seat, left)
    state.pick(state.find_in(TRAY, kind))
    if state.heard is not None:
        log.told_card(state, "sow", seat, kind)
    placing.place(state, seat, kind)


def put_back(state: Layout, seat: i64) -> None:
    """The others go under the germination deck, in random order."""
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
    if state.heard is not None:
        log.told(state, "put-back", seat, {"count": len(cards)})


# §5.4 Fire, §5.5 disease, §7.6 blight


def push_threats(state: Layout) -> None:
    """All that is due is fixed now, by the threats as they lie; it is then done seat by seat."""
    if state.heard is not None:
        tell_threats(state)
    for number in range(state.forests - 1, -1, -1):
        seat = in_order(state, number)
        for _ in range(state.count(seat, pieces.BLIGHT)):
            state.agenda.push(steps.BLIGHTING, seat, 0)
        fevers = state.sign == pieces.FEVERS
        push_losses(state, seat, state.count(seat, pieces.DISEASE), steps.SICKENING, fevers, pieces.FEVERS)
        embers = state.sign == pieces.EMBERS
        push_losses(state, seat, state.count(seat, pieces.FIRE), steps.BURNING, embers, pieces.EMBERS)


def push_losses(state: Layout, seat: i64, threats: i64, step: i64, harsh: bool, sign: i64) -> None:
    """Two strike their owner twice, three and more strike everybody once, a single one only in its season (§9.4)."""
    if threats >= pieces.SPREADING:
        for number in range(state.forests - 1, -1, -1):
            state.agenda.push(step, in_order(state, number), 1)
        return
    losses: i64 = 0
    if threats == pieces.BURNING:
        losses = pieces.BURNING
    elif threats == 1 and harsh:
        losses = pieces.SIGN_VALUE[sign]
    for _ in range(losses):
        state.agenda.push(step, seat, 0)


def tell_threats(state: Layout) -> None:
    for number in range(state.forests):
        seat = in_order(state, number)
        for kind, name in ((pieces.FIRE, "fire"), (pieces.DISEASE, "disease")):
            threats = state.count(seat, kind)
            if threats >= pieces.SPREADING:
                log.told(state, f"{name}-spreads", seat, {"count": int(threats)})
            elif threats == pieces.BURNING:
                log.told(state, f"{name}-strikes", seat, {"count": int(threats)})


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
                if state.heard is not None:
                    height = int(state.height(seat, tree))
                    log.told(state, "tree", seat, {"tree": int(tree) + 1, "height": height, "points": int(points)})
        state.score(seat, pieces.SIGN_ROW, bonus)
        if state.heard is not None:
            log.told_points(state, "sign-points", seat, bonus)
    award_tallest(state)


def award_tallest(state: Layout) -> None:
    """All whose tallest tree is the tallest of the table; in the season of prestige they take an animal besides."""
    winners = vec[i64]()
    for number in range(state.forests):
        if scoring.wins_tallest(state, in_order(state, number)):
            winners = append(winners, in_order(state, number))
    for seat in winners:
        tree = scoring.tallest_tree(state, seat)
        points = scoring.tallest_points(state)
        state.score(seat, pieces.TALLEST_ROW, points)
        if state.heard is not None:
            height = int(state.height(seat, tree))
            log.told(state, "tallest", seat, {"tree": int(tree) + 1, "height": height, "points": int(points)})
    for seat in winners:
        state.set_mark(seat, scoring.tallest_tree(state, seat), AWARDED)
    if state.sign == pieces.PRESTIGE:
        for at in range(len(winners) - 1, -1, -1):
            state.agenda.push(steps.TAKING, winners[at], 0)


def may_take(state: Layout, seat: i64) -> bool:
    for kind in range(pieces.WILDLIFE, pieces.KIND_COUNT):
        if may.taking(state, seat, kind) == 0:
            return True
    return False


def take(state: Layout, seat: i64, kind: i64) -> None:
    """§9.2 An animal changes forests."""
    for rival in range(state.forests):
        if state.count(rival, kind) > 0:
            state.lose(rival, kind)
            state.note_robbery(kind, rival)
            if state.heard is not None:
                log.told(state, "take", seat, {"card": log.card_name(kind), "from_seat": int(rival)})
    state.gain(seat, kind)
    state.welcome(kind)


# §5.8 Plants, §5.9 weather, §7.4 orchids, §11.6 the Spirit's threats


def score_plants_and_weather(state: Layout) -> None:
    for number in range(state.forests):
        seat = in_order(state, number)
        wilt(state, seat)
        plants = scoring.plant_points(state, seat)
        weather = scoring.weather_points(state, seat)
        bonus = scoring.sign_points(state, seat) if state.sign != pieces.NO_SIGN else 0
        state.score(seat, pieces.PLANT_ROW, plants)
        state.score(seat, pieces.WEATHER_ROW, weather)
        state.score(seat, pieces.SIGN_ROW, bonus)
        if state.heard is not None:
            log.told_points(state, "plants", seat, plants)
            log.told_points(state, "weather", seat, weather)
            log.told_points(state, "sign-points", seat, bonus)
    if state.seats == 1 and state.threats(1) > state.threats(0):
        state.score(1, pieces.THREAT_ROW, pieces.SPIRIT_THREAT_POINTS)
        if state.heard is not None:
            log.told(state, "threats", 1, {"points": pieces.SPIRIT_THREAT_POINTS})


def wilt(state: Layout, seat: i64) -> None:
    """Orchids go before plants are scored where rain and sun are too uneven."""
    if scoring.orchid_holds(state.count(seat, pieces.RAIN), state.count(seat, pieces.SUN)):
        return
    while state.count(seat, pieces.ORCHID) > 0:
        placing.discard(state, seat, pieces.ORCHID)


# §5.10 Regeneration


def regenerate(state: Layout) -> None:
    """All but trees and animals goes; what pitcher plants hid comes for the next season."""
    push_for_all(state, steps.UNCOVERING)
    for seat in range(state.forests):
        for kind in range(pieces.FERN, pieces.WILDLIFE):
            for _ in range(state.count(seat, kind)):
                state.lose(seat, kind)
                state.throw(kind)
    state.robbed = filled(pieces.KIND_COUNT, NOWHERE)


def uncover(state: Layout, seat: i64) -> None:
    """§7.5 What lay under the pitcher plants, in the order the owner likes."""
    state.batch += 1
    for pitcher in range(pieces.PITCHERS):
        placing.show_all(state, state.pitcher_place(seat, pitcher))
    if state.heard is not None and state.batch_size(state.batch) > 0:
        log.told(state, "uncover", seat, {"cards": log.card_names(state, HAND, state.batch)})
    if state.season + 1 == state.seasons and not state.first_rules():
        discard_idle(state, seat)
    state.agenda.push(steps.PLACING_DRAWN, seat, state.batch)


def discard_idle(state: Layout, seat: i64) -> None:
    """After the last season only animals and canopies still count for something; all else goes without effect."""
    for kind in range(pieces.WILDLIFE):
        if not pieces.is_canopy(kind):
            while state.find(HAND, state.batch, kind) != NOWHERE:
                placing.take_from_hand(state, state.batch, kind)
                state.throw(kind)
                if state.heard is not None:
                    log.told_card(state, "discard", seat, kind)
