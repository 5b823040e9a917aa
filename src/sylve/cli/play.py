"""A real game at the prompt: the log in words, the table drawn, what is expected, the choices with what they bring."""

import getpass
import secrets
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.prompt import Prompt
from rich.table import Column, Table

from sylve.bots.review import told
from sylve.cli.arguments import Language, Mistake, bot_named, game_named, language_or_own, options_from, seats_for
from sylve.drawing import sketch_of
from sylve.engine.chance import Dice
from sylve.engine.refusals import UnreadableText
from sylve.engine.state import State
from sylve.wording import Wording

MINE = 0
QUIT = "q"
MORE = "m"
PAGE = 20  # choices shown at once

console = Console(highlight=False)


def play(
    game: str,
    *,
    seats: int | None = None,
    bot: str = "greedy",
    seed: int | None = None,
    option: list[str] | None = None,
    name: str | None = None,
    language: Language = None,
) -> None:
    """
    Args:
        game: the game's id, for example toutlahaut
        seats: how many sit at the table; you are the first of them
        bot: who sits on the others
        seed: the deal; by default a new one
        name: what you are called at the table; by default as in this system
        option: a choice as name=value; can be given several times
    """
    played = game_named(game)
    player = bot_named(bot, played)
    seed = secrets.randbits(63) if seed is None else seed
    try:
        state = played.start(seats_for(played, seats), seed, listen=True, **options_from(played, option or []))
    except ValueError as problem:
        raise Mistake(str(problem)) from problem
    chosen = language_or_own(language)
    names = [own_name(name, Wording(chosen))] + [
        Wording(chosen).text("cli-bot", {"number": seat}) for seat in range(1, state.seats)
    ]
    wording = Wording(chosen, game, names, MINE)
    told = 0
    dice = Dice(seed)
    while not state.over:
        seat = state.to_act()[0]
        told = tell_news(state, wording, told)
        action = player.choose(state, seat, dice) if seat != MINE else ask(state, wording)
        if action is None:
            return
        state.play(seat, action)
    tell_news(state, wording, told)
    console.print(score_table(state, wording))


def own_name(name: str | None, wording: Wording) -> str:
    """As the person says, as the system knows the person, or simply You."""
    if name:
        return name
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):  # a system without names
        return wording.text("cli-you")


def tell_news(state: State, wording: Wording, told: int) -> int:
    """The log since the last time, as the person may know it."""
    heard = state.heard or []
    for event in heard[told:]:
        seen = event.seen_by(MINE)
        console.print("  " + escape(wording.text(f"log-{seen['kind']}", seen["facts"])), style="dim")
    return len(heard)


def ask(state: State, wording: Wording) -> int | None:
    """Show the table and the choices, and take one: its number, or its exact text."""
    console.print()
    for message, facts in state.setup.game.sentences(state, MINE):
        console.print(escape(wording.text(message, facts)))
    drawn = sketch_of(state, MINE, wording)
    for line in ["", *drawn] if drawn else []:
        console.print(line, no_wrap=True, overflow="ellipsis")
    prompt = state.view(MINE)["prompt"]
    console.print()
    console.print(escape(wording.text(f"prompt-{prompt['code']}", prompt["facts"])), style="bold")
    offers = choices(state)
    shown = show(state, offers, 0, wording)
    while True:
        try:
            answer = Prompt.ask(wording.text("cli-choose", {"quit": QUIT}), console=console).strip()
        except EOFError:
            return None
        if answer == QUIT:
            return None
        if answer == MORE and len(offers) > PAGE:
            shown = show(state, offers, shown % len(offers), wording)
            continue
        action = read_answer(state, offers, answer)
        if action is None:
            console.print(wording.text("cli-unread"), style="red")
            continue
        refusal = state.why_not(MINE, action)
        if refusal is None:
            return action
        console.print(f"{wording.text(f'refusal-{refusal.code}', refusal.facts)} (§{refusal.section})", style="red")


def read_answer(state: State, offers: list[dict[str, Any]], answer: str) -> int | None:
    if answer.isdigit() and 1 <= int(answer) <= len(offers):
        return int(offers[int(answer) - 1]["action"])
    try:
        return state.read(answer)
    except UnreadableText:
        return None


def choices(state: State) -> list[dict[str, Any]]:
    """Every legal action once: those that are offered with what they bring, then the others."""
    legal: list[dict[str, Any]] = [offer for offer in state.offers(MINE) if offer["refusal"] is None]
    offered = {offer["action"] for offer in legal}
    return legal + [{"action": action, "preview": None} for action in state.actions(MINE) if action not in offered]


def show(state: State, offers: list[dict[str, Any]], first: int, wording: Wording) -> int:
    """A page of the choices; where the next one begins."""
    last = min(first + PAGE, len(offers))
    page = Table.grid(
        Column(justify="right", min_width=5), Column(), Column(no_wrap=True, style="dim"), padding=(0, 2, 0, 0)
    )
    for number in range(first, last):
        offer = offers[number]
        page.add_row(str(number + 1), escape(described(state, offer, wording)), state.say(offer["action"]))
    console.print(page)
    if len(offers) > PAGE:
        facts = {"first": first + 1, "last": last, "count": len(offers), "more": MORE}
        console.print(wording.text("cli-more", facts), style="dim")
    return last


def described(state: State, offer: dict[str, Any], wording: Wording) -> str:
    """What is done, and what it brings at once: points, and whatever else the game has words for."""
    preview = offer["preview"] or {}
    brings = [f"{preview['points']:+}".replace("-", "−")] if "points" in preview else []
    brings += [wording.text(f"brings-{fact}", preview) for fact in preview if wording.has(f"brings-{fact}")]
    done = doing(state, offer["action"], wording)
    return f"{done} ({', '.join(brings)})" if brings else done


def doing(state: State, action: int, wording: Wording) -> str:
    """The action in a sentence, as hints and reviews say it on the page (`web/src/lib/ideas.ts`)."""
    act = state.setup.game.actions.act(action)
    heard: dict[str, Any] = told(state, MINE, action, Dice(action)) or {"kind": "", "facts": {}}
    own, kind, facts = f"act-{act['verb']}", heard["kind"], heard["facts"]
    if wording.has(own):
        return wording.text(own, {**facts, "seat": MINE, **act})
    return next((wording.text(log, facts) for log in (f"known-{kind}", f"log-{kind}") if wording.has(log)), "")


def score_table(state: State, wording: Wording) -> Table:
    """The breakdown by scoring rule."""
    outcome = state.outcome()
    table = Table("", *[escape(name) for name in wording.names])
    for rule, points in outcome.breakdown.items():
        table.add_row(wording.text(f"score-{rule}"), *map(str, points))
    table.add_section()
    table.add_row(wording.text("score-total"), *map(str, outcome.scores), style="bold")
    table.add_row(wording.text("cli-rank"), *map(str, outcome.ranks))
    return table
