"""What a seat of Canopée may know, as numbers. Forests are counted from the own one, in the order of play.

Piles are counted as the seat reaches them: its first, second and third one, then those it cannot reach. Alone, the
Spirit's forest is the second one. Left out on purpose: the order of cards in a pile and under the germination deck,
where exactly a card may be that was seen and picked up since, steps still pending below the present one, and all that
is counted from the forests (points, tallest tree, what threats will do).
"""

from typing import Final

from mypy_extensions import i64

from sylve.engine.observation import Observation, Page, Pieces
from sylve.engine.state import State
from sylve.engine.vec import vec
from sylve.engine.worlds import filled
from sylve.games.canopee import agenda, face_down, pieces
from sylve.games.canopee.face_down import EVERYBODY, HAND, IS_THREAT, STASH, TRAY, UNDER, eyes_of, kind_of, seat_bit
from sylve.games.canopee.pieces import CARD_VALUES, KIND_COUNT, ROWS, SPECIES_COUNT, TREES
from sylve.games.canopee.rules import Canopee

SEATS: Final = 4
PILES: Final = SEATS + 1
PITCHERS: Final = 2
COPIES: Final = 20
MOST_CARDS: Final = 170
SPROUTS: Final = sum(pieces.GERMINATION_COUNTS)
MOST_POINTS: Final = 500

PIECES: Final = Pieces()


def place_of(state: Canopee, seat: i64, other: i64) -> i64:
    """How many turns after the own seat the other forest's comes."""
    return (other - seat) % state.forests


# The table
PRESENT: Final = PIECES.piece("seats", (SEATS,), 0, 1, "which seats are taken")
SPIRIT: Final = PIECES.piece(
    "spirit", (len(pieces.LEVELS),), 0, 1, "alone: how strong the Spirit is: " + ", ".join(pieces.LEVELS)
)
TO_ACT: Final = PIECES.piece("to_act", (SEATS,), 0, 1, "who owes a decision")
ACTIVE: Final = PIECES.piece("active", (SEATS,), 0, 1, "whose turn it is")
LAST_TAKER: Final = PIECES.piece("last_taker", (SEATS,), 0, 1, "who kept the latest pile")
SEASON: Final = PIECES.piece("season", (1,), 1, 3, "the season")
SEASONS: Final = PIECES.piece("seasons", (1,), 2, 3, "seasons that make a game")
DECK: Final = PIECES.piece("deck", (1,), 0, MOST_CARDS, "cards left in this season's deck")
CHANGING: Final = PIECES.piece("changing", (1,), 0, 1, "1 where a card changes the rules of every season")
SIGN: Final = PIECES.piece("sign", (pieces.SIGN_COUNT,), 0, 1, "the season card in force")
PAST_SIGNS: Final = PIECES.piece("past_signs", (pieces.SIGN_COUNT,), 0, 1, "season cards of the seasons before")
SPECIES: Final = PIECES.piece("species", (SPECIES_COUNT,), 0, 1, "animals of the recipe")


def put_table(page: Page, state: Canopee, seat: i64) -> None:
    for other in range(state.seats):
        page.put(PRESENT, 1, place_of(state, seat, other))
        if state.owes(other):
            page.put(TO_ACT, 1, place_of(state, seat, other))
    if state.seats == 1:
        page.put(SPIRIT, 1, state.level)
    page.put(ACTIVE, 1, place_of(state, seat, state.active))
    page.put(LAST_TAKER, 1, place_of(state, seat, state.last_taker))
    page.put(SEASON, state.season + 1)
    page.put(SEASONS, state.seasons)
    page.put(DECK, state.deck_left())
    page.put(CHANGING, 1 if state.changing else 0)
    if state.sign != pieces.NO_SIGN:
        page.put(SIGN, 1, state.sign)
        for season in range(state.season):
            page.put(PAST_SIGNS, 1, state.signs[season])
    for species in range(SPECIES_COUNT):
        page.put(SPECIES, state.present[species], species)


# The step
STEP: Final = PIECES.piece("step", (agenda.ASKING,), 0, 1, "what is to be decided, in the order of agenda.py")
ENDING: Final = PIECES.piece("ending", (1,), 0, 7, "the step of the season's end that is going on, + 1; 0 before it")
STEP_KIND: Final = PIECES.piece("step_card", (KIND_COUNT,), 0, 1, "the trunk or canopy that the step is about")
STEP_NUMBER: Final = PIECES.piece(
    "step_number", (1,), 0, COPIES, "seeds left to sow, why to discard, or what for to aim"
)


def put_step(page: Page, state: Canopee) -> None:
    what, argument = state.agenda.what(), state.agenda.argument()
    page.put(STEP, 1, what)
    if what in (agenda.GROWING, agenda.CROWNING, agenda.FELLING):
        page.put(STEP_KIND, 1, argument)
    elif what in (agenda.SOWING, agenda.DISCARDING, agenda.AIMING):
        page.put(STEP_NUMBER, argument)
    for at in range(state.agenda.depth):
        if state.agenda.steps[3 * at] == agenda.SEASON_ENDS:
            page.put(ENDING, state.agenda.steps[3 * at + 2])
            return
        if state.agenda.steps[3 * at] == agenda.NEXT_SEASON:
            page.put(ENDING, 7)
            return


# Cards lying face down
LOOKED_AT: Final = PIECES.piece("looked_at", (PILES,), 0, 1, "the pile that the seat to act looks at")
PILE_SIZE: Final = PIECES.piece("pile_size", (PILES,), 0, MOST_CARDS, "cards in each pile")
PILE_KNOWN: Final = PIECES.piece("pile_known", (PILES, KIND_COUNT), 0, COPIES, "cards known in each pile, by kind")
PILE_OPEN: Final = PIECES.piece("pile_open", (PILES,), 0, MOST_CARDS, "cards that lie face up in each pile")
PILE_THREATS: Final = PIECES.piece("pile_threats", (PILES,), 0, COPIES, "cards in each pile known only to be a threat")
PILE_SEEN: Final = PIECES.piece("pile_seen", (PILES, SEATS), 0, MOST_CARDS, "how many of its cards each seat knows")
HAND_SIZE: Final = PIECES.piece("hand_size", (1,), 0, MOST_CARDS, "cards picked up and being placed")
HAND_KNOWN: Final = PIECES.piece("hand", (KIND_COUNT,), 0, COPIES, "those that the seat knows, by kind")
STASH_SIZE: Final = PIECES.piece("stash_size", (1,), 0, MOST_CARDS, "cards under the hoatzin")
STASH_KNOWN: Final = PIECES.piece("stash", (KIND_COUNT,), 0, COPIES, "those that the seat knows, by kind")
PITCHER_SIZE: Final = PIECES.piece("pitcher_size", (SEATS, PITCHERS), 0, MOST_CARDS, "cards under each pitcher plant")
PITCHER_KNOWN: Final = PIECES.piece("pitcher", (SEATS, KIND_COUNT), 0, COPIES, "those that the seat knows, by kind")
HINTED: Final = PIECES.piece("hinted", (KIND_COUNT,), 0, COPIES, "cards seen in a pile that was picked up since")
TRAY_OPEN: Final = PIECES.piece("tray", (KIND_COUNT,), 0, COPIES, "germination cards drawn")
UNSEEN: Final = PIECES.piece("unseen", (KIND_COUNT,), 0, COPIES, "cards never seen, by kind")


def put_down_cards(page: Page, state: Canopee, seat: i64) -> None:
    if state.agenda.what() == agenda.CHOOSING:
        page.put(LOOKED_AT, 1, pile_place(state, seat, state.pile_at(state.agenda.seat(), state.agenda.argument())))
    hidden = filled(KIND_COUNT, 0)
    for at in range(len(state.down)):
        place, kind, known = face_down.place_of(state.down[at]), kind_of(state.down[at]), state.knows(at, seat)
        if place < HAND:
            put_pile_card(page, state, seat, at)
        elif place == HAND:
            page.count(HAND_SIZE)
            if known:
                page.count(HAND_KNOWN, kind)
        elif place == TRAY:
            page.count(TRAY_OPEN, kind)
        elif place == STASH:
            page.count(STASH_SIZE)
            if known:
                page.count(STASH_KNOWN, kind)
        else:
            owner = place_of(state, seat, (place - UNDER) // PITCHERS)
            page.count(PITCHER_SIZE, owner, (place - UNDER) % PITCHERS)
            if known:
                page.count(PITCHER_KNOWN, owner, kind)
        if not known:
            hidden[kind] += 1
    for at in range(state.drawn, len(state.order)):
        hidden[state.order[at]] += 1
    put_hidden(page, hints(state, seat), hidden)


def hints(state: Canopee, seat: i64) -> vec[i64]:
    """By kind: the cards that the seat has seen in a pile that was picked up since."""
    hinted = filled(KIND_COUNT, 0)
    for batch in range(1, state.batch + 1 if len(state.memory) > 0 else 1):
        among = state.known_among(seat, batch)
        for kind in range(KIND_COUNT):
            hinted[kind] += among[kind]
    return hinted


def put_hidden(page: Page, hinted: vec[i64], hidden: vec[i64]) -> None:
    for kind in range(KIND_COUNT):
        page.put(HINTED, hinted[kind], kind)
        page.put(UNSEEN, hidden[kind] - hinted[kind], kind)


def put_pile_card(page: Page, state: Canopee, seat: i64, at: i64) -> None:
    pile, eyes = pile_place(state, seat, face_down.place_of(state.down[at])), eyes_of(state.down[at])
    page.count(PILE_SIZE, pile)
    if state.knows(at, seat):
        page.count(PILE_KNOWN, pile, kind_of(state.down[at]))
    elif eyes & IS_THREAT != 0:
        page.count(PILE_THREATS, pile)
    if eyes & EVERYBODY != 0:
        page.count(PILE_OPEN, pile)
    for other in range(state.seats):
        if eyes & seat_bit(other) != 0:
            page.count(PILE_SEEN, pile, place_of(state, seat, other))


def pile_place(state: Canopee, seat: i64, pile: i64) -> i64:
    """Which of the seat's piles it is: 0 to 2, then the others in the order of the seats between which they lie."""
    if state.seats <= 2:
        return pile
    if pile == state.centre():
        return 2
    place = (pile - seat) % state.seats
    if place == 0:
        return 1
    return 0 if place == state.seats - 1 else place + 2


# The germination deck
GERMINATION: Final = PIECES.piece("germination", (1,), 0, SPROUTS, "cards in the germination deck")
GERMINATION_KNOWN: Final = PIECES.piece("germination_known", (KIND_COUNT,), 0, COPIES, "those put back, by kind")


def put_germination(page: Page, state: Canopee) -> None:
    page.put(GERMINATION, len(state.sprouts))
    for at in range(len(state.sprouts)):
        if state.sprout_batch[at] != 0:
            page.count(GERMINATION_KNOWN, state.sprouts[at])


# The forests
FOREST: Final = PIECES.piece("forest", (SEATS, KIND_COUNT), 0, COPIES, "cards in the forest, scored trees left out")
TRUNKS: Final = PIECES.piece("trunks", (SEATS, TREES, CARD_VALUES), 0, COPIES, "trunks of each tree, by value")
CANOPY: Final = PIECES.piece("canopy", (SEATS, TREES), 0, CARD_VALUES, "value + 1 of each tree's canopy")
SCORED: Final = PIECES.piece("scored", (SEATS, TREES), 0, 1, "trees that have scored")
AWARDED: Final = PIECES.piece("awarded", (SEATS, TREES), 0, 1, "trees that were the tallest")
SHEET: Final = PIECES.piece("sheet", (SEATS, ROWS), -MOST_POINTS, MOST_POINTS, "points of the seasons so far, by row")
DISCARDED: Final = PIECES.piece("discarded", (KIND_COUNT,), 0, COPIES, "cards on the discard pile")
ABILITY: Final = PIECES.piece(
    "ability", (SPECIES_COUNT,), 0, 2, "of each active animal: 0 ready, 1 used, 2 came this turn"
)
GAINED: Final = PIECES.piece("gained", (KIND_COUNT,), 0, 1, "animals that came this season")
ROBBED: Final = PIECES.piece("robbed", (KIND_COUNT,), 0, SEATS, "from whom the tallest tree just took an animal, + 1")
BLOOMED: Final = PIECES.piece("bloomed", (1,), 0, KIND_COUNT, "kind + 1 of the plant that the butterfly became")


def put_forest(page: Page, state: Canopee, owner: i64, place: i64) -> None:
    for kind in range(KIND_COUNT):
        page.put(FOREST, state.count(owner, kind), place, kind)
    for row in range(ROWS):
        page.put(SHEET, state.row(owner, row), place, row)
    for tree in range(state.slots[owner]):
        for value in range(CARD_VALUES):
            page.put(TRUNKS, state.trunks_of(owner, tree, value), place, tree * CARD_VALUES + value)
        page.put(CANOPY, state.canopy_of(owner, tree) + 1, place, tree)
        page.put(SCORED, 1 if state.is_scored(owner, tree) else 0, place, tree)
        page.put(AWARDED, 1 if state.is_awarded(owner, tree) else 0, place, tree)


def put_fates(page: Page, state: Canopee, seat: i64) -> None:
    for kind in range(KIND_COUNT):
        page.put(DISCARDED, state.discarded[kind], kind)
        page.put(GAINED, 1 if state.gained & pieces.BIT[kind] != 0 else 0, kind)
        if state.robbed[kind] >= 0:
            page.put(ROBBED, place_of(state, seat, state.robbed[kind]) + 1, kind)
    for species in range(SPECIES_COUNT):
        page.put(ABILITY, state.ability[species], species)
    page.put(BLOOMED, state.bloomed + 1)


class CanopeeObservation(Observation):
    def fill(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Canopee)
        put_table(page, state, seat)
        if not state.finished:
            put_step(page, state)
        put_down_cards(page, state, seat)
        put_germination(page, state)
        for owner in range(state.forests):
            put_forest(page, state, owner, place_of(state, seat, owner))
        put_fates(page, state, seat)


OBSERVATION: Final = CanopeeObservation(PIECES)
