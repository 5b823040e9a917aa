"""What a seat of Canopée is asked: prompts, choices with their previews, and why something is refused."""

from typing import Final

from sylve.engine.refusals import Facts
from sylve.engine.worlds import filled
from sylve.games.canopee import actions, bot, may, pieces, scoring, steps
from sylve.games.canopee.down import kind_of, place_of
from sylve.games.canopee.log import card_name
from sylve.games.canopee.rules import Canopee

# Prompts


def prompt(state: Canopee, seat: int | None) -> tuple[str, Facts]:
    """The one sentence that says what is expected."""
    if state.over:
        return over_prompt(state)
    what, asked, argument = (int(part) for part in (state.agenda.what(), state.agenda.seat(), state.agenda.argument()))
    if asked != seat:
        return "wait", {"seat": asked}
    facts: dict[str, object] = {"seat": asked}
    name = steps.NAMES[what]
    if what == steps.CHOOSING:
        facts |= {"pile": argument + 1, "cards": int(state.size(state.pile_at(asked, argument)))}
    elif what in (steps.GROWING, steps.CROWNING, steps.FELLING):
        facts["card"] = card_name(argument)
    elif what == steps.DISCARDING:
        name = f"discard-{steps.CAUSES[argument]}"
    elif what == steps.AIMING:
        name = "aim-jaguar" if argument == steps.AT_PREY else "aim-lightning"
    elif what == steps.SOWING:
        facts["left"] = argument
    elif name in ("place", "sift"):
        facts["cards"] = int(state.batch_size(argument))
    return name, facts


def looked_at(state: Canopee) -> int | None:
    """The pile in the hands of the seat that chooses."""
    if state.over or state.agenda.what() != steps.CHOOSING:
        return None
    return int(state.pile_at(state.agenda.seat(), state.agenda.argument()))


def rows(state: Canopee, place: int) -> list[int]:
    """Which of the cards lying face down lie there."""
    return [at for at, card in enumerate(state.down) if place_of(card) == place]


def over_prompt(state: Canopee) -> tuple[str, Facts]:
    outcome = scoring.outcome(state)
    if state.seats == 1:
        return f"over-{outcome.level}", {"points": outcome.scores[0], "rival": int(scoring.total(state, 1))}
    return "over", {"winner_seat": outcome.ranks.index(1)}


# Choices


def offered(state: Canopee, seat: int) -> list[int]:
    """All that may be done, both answers to a pile, and the abilities of the own animals, usable or not."""
    found = set(state.actions(seat))
    what = state.agenda.what()
    if what == steps.CHOOSING:
        found.add(int(actions.PASS()))
    if what in (steps.STARTING, steps.CHOOSING, steps.BLIND) or steps.is_placing(what):
        verbs = {int(actions.VERB[action]) for action in found}
        found |= {action for action in own_abilities(state, seat) if int(actions.VERB[action]) not in verbs}
    return sorted(found)


def own_abilities(state: Canopee, seat: int) -> list[int]:
    ability = {
        pieces.BOA: actions.SNATCH(first_in_reach(state, seat)),
        pieces.FROG: actions.CROAK(),
        pieces.ANT: actions.GNAW(),
        pieces.SLOTH: actions.DOZE(),
        pieces.TOUCAN: actions.PEEK(0),
        pieces.SPIDER: actions.RETURN(0),
        pieces.HOATZIN: actions.TUCK(0),
        pieces.HOWLER: actions.SWEEP(),
        pieces.BUTTERFLY: actions.BLOOM(0),
        pieces.TAMARIN: actions.FORAGE(),
    }
    found = [int(action) for species, action in ability.items() if state.has_active(seat, species)]
    if state.count(seat, pieces.MUSHROOM):
        found.append(int(actions.COMPOST()))
    return found


def first_in_reach(state: Canopee, seat: int) -> int:
    """A card of the pile looked at, to ask about the boa with."""
    if state.agenda.what() != steps.CHOOSING:
        return 0
    return int(kind_of(state.down[state.first_in(state.pile_at(seat, state.agenda.argument()))]))


def worth_now(state: Canopee, seat: int) -> dict[str, int]:
    """What would be scored if all ended now, line by line; threats and awards not."""
    lines = {
        "trees": int(scoring.unscored_tree_points(state, seat)),
        "plants": int(scoring.plant_points(state, seat)),
        "weather": int(scoring.weather_points(state, seat)),
        "wildlife": int(scoring.wildlife_points(state, seat)),
    }
    if state.sign != pieces.NO_SIGN:
        lines["season"] = int(scoring.sign_points(state, seat) + scoring.sign_tree_points(state, seat))
    return lines


def preview(state: Canopee, seat: int, action: int) -> Facts | None:
    """What the action would do to the own points right now, by what the seat knows."""
    after = previewed(state, seat, int(actions.VERB[action]), int(actions.argument_of(action)))
    if after is None:
        return None
    before, now = worth_now(state, seat), worth_now(after, seat)
    change = {name: now[name] - before[name] for name in before}
    threats = [
        threat_facts(after, seat, kind)
        for kind in range(pieces.FIRE, pieces.WILDLIFE)
        if after.count(seat, kind) != state.count(seat, kind)
    ]
    return {"points": sum(change.values()), **change, "threats": threats}


def threat_facts(state: Canopee, seat: int, kind: int) -> Facts:
    effect, losses = threat_effect(state, seat, kind)
    return {"kind": pieces.KINDS[kind], "count": int(state.count(seat, kind)), "effect": effect, "losses": losses}


def threat_effect(state: Canopee, seat: int, kind: int) -> tuple[str, int]:
    """What the threats of one kind will do at the season's end: to whom, and how many cards."""
    count = int(state.count(seat, kind))
    if kind == pieces.BLIGHT:
        return "own", count
    if kind in (pieces.FIRE, pieces.DISEASE):
        harsh = pieces.EMBERS if kind == pieces.FIRE else pieces.FEVERS
        if count >= pieces.SPREADING:
            return "spread", 1
        if count == pieces.BURNING:
            return "own", pieces.BURNING
        if state.sign == harsh:
            return "own", int(pieces.SIGN_VALUE[harsh])
    return "none", 0


# Nothing hidden comes to light by these.
SHOWN_DONE: Final = (
    actions.SPROUT_VERB,
    actions.GROW_VERB,
    actions.CROWN_VERB,
    actions.FELL_VERB,
    actions.TAKE_VERB,
    actions.BLOOM_VERB,
)


def previewed(state: Canopee, seat: int, verb: int, argument: int) -> Canopee | None:
    """The table with the action done and nothing hidden turned; None where there is nothing to show."""
    kinds = filled(pieces.KIND_COUNT, 0)
    if verb == actions.KEEP_VERB:
        for at in rows(state, state.pile_at(seat, state.agenda.argument())):
            kinds[kind_of(state.down[at])] += 1
    elif verb in (actions.PLACE_VERB, actions.SNATCH_VERB):
        kinds[argument] = 1
    elif verb == actions.SOW_VERB:
        kinds[pieces.GERMINATION_KINDS[argument]] = 1
    elif verb == actions.DISCARD_VERB and argument >= pieces.FERN:
        after = state.copy()
        after.lose(seat, argument)
        return after
    elif verb in SHOWN_DONE:
        after = state.copy()
        after.heard = None
        after.answer(seat, verb, argument)
        return after
    else:
        return None
    return bot.with_cards(state, seat, kinds, bot.FIRST_SIGHT)


ANIMAL_OF: Final = {
    actions.SNATCH_VERB: pieces.BOA,
    actions.CROAK_VERB: pieces.FROG,
    actions.GNAW_VERB: pieces.ANT,
    actions.DOZE_VERB: pieces.SLOTH,
    actions.PEEK_VERB: pieces.TOUCAN,
    actions.RETURN_VERB: pieces.SPIDER,
    actions.TUCK_VERB: pieces.HOATZIN,
    actions.SWEEP_VERB: pieces.HOWLER,
    actions.BLOOM_VERB: pieces.BUTTERFLY,
    actions.FORAGE_VERB: pieces.TAMARIN,
}


def refusal_facts(_state: Canopee, _seat: int, action: int, reason: int) -> Facts:
    verb, argument = int(actions.VERB[action]), int(actions.argument_of(action))
    if reason in (may.NO_ANIMAL, may.ANIMAL_USED, may.ANIMAL_FRESH):
        return {"animal": card_name(pieces.active(ANIMAL_OF[verb]))}
    if reason in (may.NOT_AN_OPEN_TREE, may.NOT_IN_TREE):
        return {"tree": argument + 1}
    if reason == may.EMPTY_PILE:
        return {"pile": argument + 1}
    if reason == may.NO_SUCH_PLANT:
        return {"card": card_name(pieces.FERN + argument)}
    if reason == may.NOT_DRAWN:
        return {"card": card_name(pieces.GERMINATION_KINDS[argument])}
    if reason in (may.NOT_A_RIVALS, may.JUST_TAKEN):
        return {"card": card_name(pieces.WILDLIFE + argument)}
    if reason == may.NOT_IN_HAND:
        return {"card": card_name(hand_kind(verb, argument))}
    if reason in (may.NOT_IN_PILE, may.NOT_IN_FOREST, may.NOT_FLORA, may.NOT_WILDLIFE, may.NOT_THE_MOST):
        return {"card": card_name(argument)}
    return {}


def hand_kind(verb: int, argument: int) -> int:
    if verb == actions.HIDE_VERB:
        return int(actions.hidden_kind(argument))
    return pieces.FIRE + argument if verb == actions.RETURN_VERB else argument
