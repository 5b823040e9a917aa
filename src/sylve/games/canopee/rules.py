"""Order of play of Canopée: setting up, what may be done, and how the steps of a game follow each other."""

from typing import Final

from mypy_extensions import i64

from sylve.engine.chance import Chance, Dice
from sylve.engine.refusals import ALLOWED, BadOption
from sylve.engine.setup import Setup
from sylve.engine.vec import append, vec
from sylve.games.canopee import actions, ending, log, may, pieces, placing, scoring, solo, steps, turn, worlds
from sylve.games.canopee.down import NOWHERE, TRAY, seat_bit
from sylve.games.canopee.forest import READY
from sylve.games.canopee.may import REASONS as REASONS
from sylve.games.canopee.state import Layout

EASIER: Final = 1
HARDER: Final = 2


class Canopee(Layout):
    def copy(self) -> "Canopee":
        twin = Canopee(self.setup, self.chance)
        twin.lay_out_like(self)
        return twin

    # §1 Setting up

    def set_up_season(self, first: i64) -> None:
        """§1.3 A new deck, cards on every pile, animals rested; the first seat's turn comes."""
        self.season += 1
        self.deck_end = season_deck_end(len(self.order) - removed(self.seats), self.seasons, self.season)
        for species in range(pieces.SPECIES_COUNT):
            self.ability[species] = READY
        self.gained = 0
        if self.changing:
            self.sign = self.signs[self.season]
            self.reveals += 1
        if self.heard is not None:
            self.tell_season(first)
        for pile in range(self.piles()):
            for _ in range(self.starting_size(pile)):
                self.add_to_pile(pile)
        if self.seats == 1:
            placing.sprout(self, solo.SPIRIT, pieces.START_TRUNK)
        self.last_taker = first
        self.agenda.push(steps.TURN, first, 0)

    def starting_size(self, pile: i64) -> i64:
        """One, two and three cards; in the ring one at each side, two in the centre (§10.1)."""
        if self.seats <= 2:
            return pile + 1
        return 2 if pile == self.centre() else 1

    def first_of_next_season(self) -> i64:
        """§5.11 Fewest points; of equals the first after whoever kept the last pile. Alone, always the person."""
        if self.seats == 1:
            return 0
        first = self.after(self.last_taker)
        for number in range(1, self.seats):
            seat = (self.last_taker + 1 + number) % self.seats
            if self.points(seat) < self.points(first):
                first = seat
        return first

    # What may be done

    def owes(self, seat: i64) -> bool:
        return not self.finished and seat == self.agenda.seat()

    def reason(self, seat: i64, action: i64) -> i64:
        verb = actions.VERB[action]
        reason = may.verb_reason(self, seat, verb)
        if reason != ALLOWED:
            return reason
        return may.argument_reason(self, seat, verb, may.kinds_at_hand(self, seat, verb), actions.argument_of(action))

    def legal(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        step = self.agenda.what()
        for at in range(steps.FIRST_ANSWER[step], steps.FIRST_ANSWER[step + 1]):
            verb = steps.ANSWERS[at]
            if may.verb_reason(self, seat, verb) == ALLOWED:
                found = may.list_allowed(self, seat, verb, found)
        return found

    def apply(self, seat: i64, action: i64) -> None:
        self.answer(seat, actions.VERB[action], actions.argument_of(action))
        self.advance()

    def answer(self, seat: i64, verb: i64, argument: i64) -> None:
        """Do what the action says; abilities used on the way leave the step that was asked in place."""
        step, about = self.agenda.what(), self.agenda.argument()
        if verb == actions.GNAW_VERB:
            turn.use(self, seat, pieces.ANT)
            self.agenda.push(steps.DISCARDING, seat, steps.BY_ANT)
        elif verb == actions.COMPOST_VERB:
            turn.compost(self, seat)
        elif verb == actions.CROAK_VERB:
            turn.croak(self, seat)
        elif verb == actions.PEEK_VERB:
            turn.peek(self, seat, argument)
        elif verb == actions.BLOOM_VERB:
            ending.bloom(self, seat, pieces.FERN + argument)
        elif steps.PLACING_KEPT <= step <= steps.SIFTING:
            self.answer_placing(seat, verb, argument, about)
        else:
            self.agenda.pop()
            if step <= steps.BLIND:
                self.answer_turn(seat, verb, argument, about)
            else:
                self.answer_consequence(seat, verb, argument, about)

    def answer_turn(self, seat: i64, verb: i64, argument: i64, number: i64) -> None:
        if verb == actions.KEEP_VERB:
            turn.keep(self, seat, number)
        elif verb == actions.PASS_VERB:
            turn.pass_on(self, seat, number)
        elif verb == actions.SNATCH_VERB:
            turn.snatch(self, seat, number, argument)
        elif verb == actions.SWEEP_VERB:
            turn.sweep(self, seat, number)
        elif verb == actions.FORAGE_VERB:
            turn.forage(self, seat)
        elif verb == actions.DRAW_VERB:
            self.agenda.push(steps.DRAWING, seat, 1)
        elif verb == actions.DOZE_VERB:
            turn.use(self, seat, pieces.SLOTH)
            self.agenda.push(steps.DRAWING, seat, 2)

    def answer_placing(self, seat: i64, verb: i64, argument: i64, batch: i64) -> None:
        if verb == actions.PLACE_VERB:
            self.place_from(seat, batch, argument)
        elif verb == actions.HIDE_VERB:
            turn.hide(self, seat, batch, actions.hidden_kind(argument), actions.hiding_pitcher(argument))
        elif verb == actions.TUCK_VERB:
            turn.tuck(self, seat, batch, argument)
        elif verb == actions.RETURN_VERB:
            turn.put_threat_back(self, seat, batch, pieces.FIRE + argument)
        elif verb == actions.SPURN_VERB:
            placing.take_from_hand(self, batch, argument)
            self.throw(argument)
            if self.heard is not None:
                log.told_card(self, "spurn", seat, argument)

    def place_from(self, seat: i64, batch: i64, kind: i64) -> None:
        placing.take_from_hand(self, batch, kind)
        placing.place(self, seat, kind)

    def answer_consequence(self, seat: i64, verb: i64, argument: i64, about: i64) -> None:
        if verb == actions.SPROUT_VERB:
            placing.sprout(self, seat, about)
        elif verb == actions.GROW_VERB:
            placing.grow(self, seat, argument, about)
        elif verb == actions.CROWN_VERB:
            placing.crown(self, seat, argument, about)
        elif verb == actions.DISCARD_VERB:
            placing.discard(self, seat, argument)
        elif verb == actions.FELL_VERB:
            placing.fell(self, seat, argument, about)
        elif verb == actions.STRIKE_VERB:
            if self.forests == 2:
                turn.strike(self, seat, 1 - seat, argument)
            else:
                self.agenda.push(steps.AIMING, seat, argument)
        elif verb == actions.TARGET_VERB:
            if about == steps.AT_PREY:
                ending.pounce(self, seat, argument)
            else:
                turn.strike(self, seat, argument, about)
        elif verb == actions.SOW_VERB:
            ending.sow(self, seat, pieces.GERMINATION_KINDS[argument], about - 1)
        elif verb == actions.TAKE_VERB:
            ending.take(self, seat, pieces.WILDLIFE + argument)

    # How steps follow each other

    def advance(self) -> None:
        """Run the steps that ask nobody, until one asks a seat or the game is over."""
        while not self.finished:
            step, seat, about = self.agenda.what(), self.agenda.seat(), self.agenda.argument()
            if step >= steps.ASKING:
                self.agenda.pop()
                self.run(step, seat, about)
            elif self.is_spirit(seat):
                solo.decide(self)
            elif steps.is_placing(step):
                kind = placing.next_to_place(self, seat, step, about)
                if kind == placing.ASK:
                    return
                if kind == NOWHERE:
                    self.agenda.pop()
                else:
                    self.place_from(seat, about, kind)
            elif self.asks(step, seat, about):
                return
            else:
                self.agenda.pop()

    def asks(self, step: i64, seat: i64, about: i64) -> bool:
        """Whether the step has something to ask; the others are skipped."""
        if step == steps.STARTING:
            return self.may_start(seat)
        if step == steps.SIFTING:
            return self.batch_size(about) > 0
        if step == steps.DISCARDING:
            return may.cards(self, seat) > 0
        if step == steps.BURNING or step == steps.BLIGHTING:
            return self.flora(seat) > 0
        if step == steps.SICKENING:
            return self.wildlife(seat) > 0
        if step == steps.AIMING:
            return about != steps.AT_PREY or self.any_prey(seat)
        if step == steps.WAKING:
            return ending.may_wake(self, seat)
        if step == steps.SOWING:
            return about > 0 and self.size(TRAY) > 0
        if step == steps.TAKING:
            return ending.may_take(self, seat)
        return True

    def may_start(self, seat: i64) -> bool:
        """Whether an animal can be used before the piles are looked at."""
        if may.animal(self, seat, pieces.TOUCAN) == ALLOWED:
            return True
        if self.deck_left() == 0:
            return False
        return may.animal(self, seat, pieces.FROG) == ALLOWED or may.animal(self, seat, pieces.TAMARIN) == ALLOWED

    def any_prey(self, seat: i64) -> bool:
        for rival in range(self.forests):
            if rival != seat and self.wildlife(rival) > 0:
                return True
        return False

    def run(self, step: i64, seat: i64, about: i64) -> None:
        if step == steps.TURN:
            turn.begin(self, seat)
        elif step == steps.LOOKING:
            turn.look(self, seat, about)
        elif step == steps.ADDING:
            self.add_to_pile(about)
        elif step == steps.REFILLING:
            turn.refill(self, about)
        elif step == steps.TURN_ENDS:
            turn.end(self, seat)
        elif step == steps.DRAWING:
            batch = placing.draw_batch(self, seat, about, seat_bit(seat))
            self.agenda.push(steps.PLACING_DRAWN, seat, batch)
        elif step == steps.SIFT_DRAW:
            batch = placing.draw_batch(self, seat, about, seat_bit(seat))
            self.agenda.push(steps.SIFTING, seat, batch)
        elif step == steps.SPIRIT_PLACES:
            placing.place(self, seat, about)
        else:
            self.run_season_end(step, seat, about)

    def run_season_end(self, step: i64, seat: i64, about: i64) -> None:
        if step == steps.SEASON_ENDS:
            ending.run(self, about)
        elif step == steps.UNVEILING:
            ending.unveil(self, seat)
        elif step == steps.HUNTING:
            ending.hunt(self, seat)
        elif step == steps.GERMINATING:
            ending.germinate(self, seat)
        elif step == steps.PUTTING_BACK:
            ending.put_back(self, seat)
        elif step == steps.UNCOVERING:
            ending.uncover(self, seat)
        elif self.season + 1 < self.seasons:
            self.set_up_season(self.first_of_next_season())
        else:
            self.finished = True
            if self.heard is not None:
                self.tell_end()

    def imagined(self, seat: i64, dice: Dice) -> "Canopee":
        world = self.copy()
        worlds.deal_anew(world, seat, dice)
        return world

    # What the log is told

    def tell_season(self, first: i64) -> None:
        self.tell_facts(
            "season", {"season": int(self.season) + 1, "first_seat": int(first), "cards": int(self.deck_left())}
        )
        if self.sign != pieces.NO_SIGN:
            self.tell_facts("sign", {"sign": f"@sign-{pieces.SIGNS[self.sign]}"})

    def tell_end(self) -> None:
        for seat in range(self.forests):
            log.told_points(self, "wildlife", seat, scoring.wildlife_points(self, seat))
            log.told_points(self, "largest", seat, scoring.largest_forest(self, seat))
        outcome = scoring.outcome(self)
        for seat in range(self.forests):
            log.told(self, "score", seat, {"points": int(scoring.total(self, seat))})
        if self.seats == 1:
            self.tell_facts(f"solo-{outcome.level}", {"points": outcome.scores[0]})
            return
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        for winner in winners:
            self.tell_facts("win", {"seat": winner, "points": outcome.scores[winner]})


def removed(seats: i64) -> i64:
    """§1.2 Cards that go back to the box unseen; none with four seats (§10.2)."""
    return 0 if seats == 4 else pieces.REMOVED


def season_deck_end(cards: i64, seasons: i64, season: i64) -> i64:
    """§1.2 The decks are as equal as they can be, the earlier ones larger by one."""
    return (cards * (season + 1) + seasons - 1) // seasons


def checked_options(setup: Setup) -> None:
    """§7.1, §9.1, §10.2, §11.1 Options that go together."""
    recipe, seats = str(setup.options["cards"]), setup.seats
    if seats == 4 and recipe not in pieces.FOUR_SEAT_RECIPES:
        raise BadOption("bad-option", "four seats use all animals: cards is 'base' or 'flora'", option="cards")
    named = pieces.named_species(str(setup.options["species"]))
    if named and (pieces.fixed_species(recipe, seats) is not None or len(named) > mixed_species(recipe)):
        raise BadOption("bad-option", "species are for 'mixed-6' and 'mixed-7', up to so many", option="species")
    if seats == 1 and setup.options["seasons"] != "fixed":
        raise BadOption("bad-option", "the season cards are not used alone", option="seasons")
    if seats > 1 and setup.options["spirit"] != pieces.LEVELS[0]:
        raise BadOption("bad-option", "the Spirit plays against a single seat", option="spirit")


def mixed_species(recipe: str) -> int:
    """How many species a mixed recipe takes: its name says it."""
    return int(recipe[-1])


def chosen_species(recipe: str, seats: int, named: list[int], chance: Chance) -> list[int]:
    """§7.1 Six or seven species of all thirteen where the recipe mixes them: those named, the others drawn."""
    fixed = pieces.fixed_species(recipe, seats)
    if fixed is not None:
        return fixed
    left = mixed_species(recipe) - len(named)
    if left == 0:
        return named
    others = vec[i64]()
    for number in range(pieces.SPECIES_COUNT):
        if number not in named:
            others = append(others, number)
    shuffled = chance.shuffle(others)
    return sorted(named + [int(shuffled[at]) for at in range(left)])


def first_player(setup: Setup, chance: Chance) -> i64:
    """§1.5 Drawn, or the first seat where the table says so."""
    if setup.options["first"] == "first-seat":
        return 0
    return chance.draw(setup.seats)


def deal(setup: Setup, chance: Chance) -> Canopee:
    """§1 The cards of the recipe are shuffled, the first player is found, and the first season begins."""
    checked_options(setup)
    state = Canopee(setup, chance)
    state.clear()
    state.changing = setup.options["seasons"] == "changing"
    state.level = pieces.LEVELS.index(str(setup.options["spirit"]))
    first = first_player(setup, chance)
    recipe = str(setup.options["cards"])
    named = pieces.named_species(str(setup.options["species"]))
    species = chosen_species(recipe, setup.seats, named, chance)
    for number in range(pieces.SPECIES_COUNT):
        state.present = append(state.present, 1 if number in species else 0)
    state.order = chance.shuffle(pieces.deck(recipe, setup.seats, species))
    state.sprouts = chance.shuffle(pieces.germination())
    for _ in range(len(state.sprouts)):
        state.sprout_batch = append(state.sprout_batch, 0)
    if state.changing:
        signs = vec[i64]()
        for sign in range(pieces.SIGN_COUNT):
            signs = append(signs, sign)
        state.signs = chance.shuffle(signs)
    give_starting_trunks(state)
    state.set_up_season(first)
    state.advance()
    return state


def give_starting_trunks(state: Canopee) -> None:
    """§1.4 One for each seat; alone it depends on the level (§11.1)."""
    if state.seats > 1:
        for seat in range(state.seats):
            placing.sprout(state, seat, pieces.START_TRUNK)
    elif state.level == EASIER:
        placing.sprout(state, solo.PERSON, pieces.START_TRUNK)
    elif state.level == HARDER:
        placing.sprout(state, solo.SPIRIT, pieces.START_TRUNK)
