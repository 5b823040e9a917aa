"""Golden playthroughs: a whole game of every case as people saw it, decision by decision, as text to review.

`PYTHONPATH=src:tests python -m kit.playthroughs` writes them anew and says which kinds of lines changed; the recorded
actions are kept as long as they are legal. `--only views offers` writes only while nothing else has changed.

    [12] seat 1            the seat that decides here; in brackets whoever else is asked
    legal                  its legal actions by verb; many are a count and a digest
    offers                 a digest of its choices as the page gets them
    previews, refusals     digests of what they promise, and of why others are not allowed
    numbers                a digest of the seat's observation
    prompt                 what it is asked, and a digest of what everybody is asked, with the facts
    said                   a digest of the table in words, for the seat; at the end for a spectator
    views                  a digest for each seat's view, and the spectator's last
    play                   what it does
    event                  what happened, for everybody; in brackets what only some seats know
    undo                   how often chance was asked, and how often something hidden became known: no undo crosses it
    outcome                at the end
"""

import argparse
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

import sylve
from sylve import bots
from sylve.engine.chance import Dice
from sylve.engine.events import Event
from sylve.engine.state import State
from sylve.kit.cases import Case, cases
from sylve.kit.walks import seats_and_spectator

GAMES = Path(__file__).parents[1] / "games"
SEED = 2026
SEEDS: Mapping[str, int] = {  # deals that show what is rare
    "canopee-2": 2040,  # a blind draw
    "canopee-3": 2035,  # a disease that spreads
    "canopee-1-spirit=easier": 2057,  # a victory over the spirit
    "canopee-2-seasons=changing": 2029,  # an animal that changes forests
    "canyon-3": 2140,  # a landing in the last round before evening
    "canyon-3-dark=skipped": 2043,  # the evening
    "ecosysteme-2": 2027,  # a shared victory
    "ecosysteme-1-memory_aid=True": 2046,  # a defeat alone
    "leaf-2": 2103,  # a shared victory
    "leaf-4-tops=shuffled": 2041,  # the discarded cards shuffled again
    "leaf-1-wind=easy": 2080,  # a victory over the wind
}

LISTED = 5  # legal actions of one verb that are written out
SHARES = 16  # a decision tries one share of the action table for its refusals, the next decision the next share
PLAIN = re.compile(r"[@A-Za-z][\w@.+-]*")
ENCODER = json.JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":"))
WORDS_OF_JSON = {"true", "false", "null"}


class Decision(NamedTuple):
    """Who decided, and what, in the words of the action table."""

    seat: int
    say: str


class Line(NamedTuple):
    """A line and where it stands: in which decision, and what kind of line it is."""

    decision: str
    text: str

    @property
    def kind(self) -> str:
        return "seat" if self.text.startswith("[") else self.text.partition(" ")[0]


def path_of(case: Case) -> Path:
    return GAMES / case.game / "playthroughs" / f"{case}.txt"


# Values as text. Neither depends on the order of a mapping's keys.


def exact(value: object) -> str:
    return ENCODER.encode(value)


def digest(value: object) -> str:
    return hashlib.sha256(exact(value).encode()).hexdigest()[:8]


def short(value: object) -> str:
    if isinstance(value, str) and PLAIN.fullmatch(value) and value not in WORDS_OF_JSON:
        return value
    return exact(value)


def words(facts: Mapping[str, object]) -> str:
    return "".join(f" {name}={short(facts[name])}" for name in sorted(facts))


# The lines of a playthrough.


def playthrough(case: Case, script: Sequence[Decision] = ()) -> str:
    """The game that the script plays, and where it has nothing legal to say, one with many kinds of steps."""
    return "".join(f"{line}\n" for line in lines(case, script))


def lines(case: Case, script: Sequence[Decision]) -> Iterator[str]:
    seed = SEEDS.get(str(case), SEED)
    state = case.start(seed, listen=True)
    yield f"game {case.game} rules {state.version} seats {case.seats} seed {seed}"
    yield from (f"option {name} {short(choice)}" for name, choice in state.setup.options.items())
    yield "[deal]"
    yield from happened(state, 0, 0, 0)
    verbs: Counter[str] = Counter()
    number = 0
    while not state.over:
        number += 1
        decision = scripted(state, script[number - 1 : number]) or improvised(state, f"{case} {number}", verbs)
        verbs[verb_of(decision.say)] += 1
        yield from asked(state, decision.seat, number)
        yield f"play {decision.say}"
        heard, results, reveals = len(state.heard or ()), state.chance.results, state.reveals
        state.play(decision.seat, state.read(decision.say))
        yield from happened(state, heard, results, reveals)
    yield "[end]"
    yield from shown(state, None)
    yield from (f"outcome {name} {exact(value)}" for name, value in state.outcome()._asdict().items())


def asked(state: State, seat: int, number: int) -> Iterator[str]:
    """All that a seat has before it when it decides."""
    game = state.setup.game
    others = [other for other in state.to_act() if other != seat]
    yield f"[{number}] seat {seat}" + (f" ({' '.join(map(str, others))})" if others else "")
    yield "legal " + by_verb([state.say(action) for action in state.actions(seat)])
    offers = offered(state, seat)
    yield f"offers {digest(offers)}"
    previews = {state.say(offer["action"]): offer["preview"] for offer in offers if offer["preview"] is not None}
    if previews:
        yield f"previews {digest(previews)}"
    refused = {state.say(offer["action"]): offer["refusal"] for offer in offers if offer["refusal"] is not None}
    for say in shares(game.id)[number % SHARES]:
        refusal = state.why_not(seat, state.read(say))
        if refusal is not None:
            refused[say] = refusal._asdict()
    yield f"refusals {digest(refused)}"
    yield f"numbers {digest(game.observation.array(state, seat).tolist())}"
    yield from shown(state, seat)


def offered(state: State, seat: int) -> list[dict[str, Any]]:
    """The seat's choices, as the page gets them."""
    return state.offers(seat)


def shown(state: State, seat: int | None) -> Iterator[str]:
    """What everybody sees; the prompt in words is the seat's."""
    views = {viewer: state.view(viewer) for viewer in seats_and_spectator(state)}
    for view in views.values():
        del view["version"]  # the first line says it: a new ruling must not change every view
    prompts = {viewer: view.pop("prompt") for viewer, view in views.items()}
    yield f"prompt {prompts[seat]['code']} {digest(list(prompts.values()))}"
    yield f"said {digest(state.setup.game.sentences(state, seat))}"
    yield "views " + " ".join(map(digest, views.values()))


def happened(state: State, heard: int, results: int, reveals: int) -> Iterator[str]:
    """What was told since, and what an undo may not cross."""
    yield from (told(event) for event in (state.heard or [])[heard:])
    drawn, revealed = state.chance.results - results, state.reveals - reveals
    if drawn or revealed:
        yield f"undo {drawn} {revealed}"


def told(event: Event) -> str:
    audiences: dict[str, list[int]] = {}
    for seat in sorted(event.secrets):
        audiences.setdefault(words(event.secrets[seat]), []).append(seat)
    secrets = "".join(f" ({' '.join(map(str, seats))}:{secret})" for secret, seats in audiences.items())
    return f"event {event.kind}{words(event.facts)}{secrets}"


def by_verb(says: Iterable[str]) -> str:
    fields: dict[str, list[str]] = {}
    for say in says:
        fields.setdefault(verb_of(say), []).append(say.partition(" ")[2])
    return " | ".join(f"{verb} {few(names)}".rstrip() for verb, names in fields.items())


def few(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= LISTED else f"{len(names)} ~{digest(names)}"


def verb_of(say: str) -> str:
    return say.partition(" ")[0]


@cache
def shares(game: str) -> list[list[str]]:
    """The texts of all actions in equal parts, which stay the same when the table is put in another order."""
    actions = sylve.game(game).actions
    texts = [actions.say(action) for action in range(len(actions))]
    return [[text for text in texts if crc32(text.encode()) % SHARES == share] for share in range(SHARES)]


# Who decides, and what.


def scripted(state: State, script: Sequence[Decision]) -> Decision | None:
    for decision in script:
        if decision.say in map(state.say, state.actions(decision.seat)):
            return decision
    return None


def improvised(state: State, name: str, verbs: Mapping[str, int]) -> Decision:
    """Mostly what a bot takes at first sight, else something of the verb that was used least."""
    chooser = Random(name)
    seat = chooser.choice(state.to_act())
    if chooser.random() < 0.8:
        return Decision(seat, state.say(bots.choose("greedy", state, seat, Dice(chooser.getrandbits(32)))))
    says = [state.say(action) for action in state.actions(seat)]
    rarest = min(map(verb_of, says), key=lambda verb: verbs.get(verb, 0))
    return Decision(seat, chooser.choice([say for say in says if verb_of(say) == rarest]))


# Files.


def read(text: str) -> list[Decision]:
    """The decisions of a playthrough."""
    seats = [int(seat) for seat in re.findall(r"^\[\d+\] seat (\d+)", text, re.MULTILINE)]
    says = re.findall(r"^play (.+)$", text, re.MULTILINE)
    return [Decision(seat, say) for seat, say in zip(seats, says, strict=True)]


def placed(text: str) -> Iterator[Line]:
    decision = "[head]"
    for row in text.splitlines():
        if row.startswith("["):
            decision = row.partition(" ")[0]
        yield Line(decision, row)


def difference(kept: str, now: str) -> str | None:
    """Where two playthroughs part: the decision, the kind of line, and for views whose."""
    for before, after in zip_longest(placed(kept), placed(now)):
        if before != after:
            place = before or after
            was, becomes = (before.text if before else "nothing"), (after.text if after else "nothing")
            return f"{place.decision} {named(before, after)}\n  kept {was}\n  now  {becomes}"
    return None


def named(before: Line | None, after: Line | None) -> str:
    kinds = [line.kind for line in (before, after) if line is not None]
    if kinds != ["views", "views"]:
        return " or ".join(dict.fromkeys(kinds))
    pairs = list(zip_longest(before.text.split()[1:], after.text.split()[1:]))
    different = [viewer for viewer, (old, new) in enumerate(pairs) if old != new]
    return "views of " + ", ".join(
        "a spectator" if viewer == len(pairs) - 1 else f"seat {viewer}" for viewer in different
    )


def changes(kept: str, now: str) -> Counter[str]:
    """How many lines are different, by kind."""
    old, new = Counter(placed(kept)), Counter(placed(now))
    gone, come = (Counter(line.kind for line in lines.elements()) for lines in (old - new, new - old))
    return gone | come


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    parser.add_argument("--only", nargs="+", metavar="KIND", help="write nothing where another kind of line changed")
    allowed = parser.parse_args(arguments).only
    refused = [case for case in cases() if not renewed(case, allowed)]
    paths = {path_of(case) for case in cases()}
    for stale in GAMES.glob("*/playthroughs/*.txt"):
        if stale not in paths:
            stale.unlink()
            print(f"removed {stale.name}")
    raise SystemExit(len(refused) > 0)


def renewed(case: Case, allowed: Sequence[str] | None) -> bool:
    """Write the case's file anew, unless a kind of line changed that is not allowed to."""
    path = path_of(case)
    kept = path.read_text(encoding="utf-8") if path.is_file() else ""
    now = playthrough(case, read(kept))
    changed = changes(kept, now)
    may = allowed is None or set(changed) <= set(allowed)
    if changed:
        counts = ", ".join(f"{kind} {count}" for kind, count in sorted(changed.items()))
        print(f"{'changed' if may else 'REFUSED'} {case}: {counts}")
    if changed and may:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, encoding="utf-8")
    return may


if __name__ == "__main__":
    main()
