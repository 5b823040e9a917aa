"""The tables of the documentation, as Markdown, each made from the code that it tells of.

Sphinx is not needed here: tests ask for the same tables. `PER_GAME` and `GENERAL` name them as the pages do.
"""

import ast
import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import sylve
from sylve import bots
from sylve.engine import rewards
from sylve.engine.events import Kind
from sylve.engine.game import Game
from sylve.engine.options import Choice, Option
from sylve.native import PACKAGE
from sylve.server.settings import Settings, default_folder
from sylve.wording import Wording

DOCS = Path(__file__).parents[1]
LADDERS = DOCS / "ladders"
KIT = [DOCS.parent / folder for folder in ("src/sylve/kit", "tests/kit")]
REWARDS = PACKAGE / "engine" / "rewards.py"


def grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def code(text: object) -> str:
    return f"`{text}`"


def name_of(game: Game) -> str:
    return Wording("en", game.id).text(f"game-{game.id}")


def seats_of(game: Game) -> str:
    return f"{min(game.seats)} to {max(game.seats)}"


# One game


def box(game: Game) -> str:
    """What a researcher asks first."""
    return grid(
        ("game", name_of(game)),
        [
            ("id", code(game.id)),
            ("seats", seats_of(game)),
            ("version of the rules", str(game.version)),
            ("hidden information", "yes" if game.hidden else "no"),
            ("actions", str(game.action_count)),
            ("observation", f"{game.observation.size} numbers in {len(game.observation.pieces)} pieces, `int16`"),
            ("Gymnasium", code(f'gymnasium.make("{gymnasium_id(game)}")')),
            ("PettingZoo", " or ".join(code(f'{form}("{game.id}")') for form in ("aec_env", "parallel_env"))),
            ("OpenSpiel", code(f'pyspiel.load_game("{openspiel_id(game)}")')),
            ("many at once", code(f'sylve.batch("{game.id}", 1024, seats={max(2, min(game.seats))})')),
        ],
    )


def gymnasium_id(game: Game) -> str:
    return f"sylve/{game.id.capitalize()}-v{game.version}"


def openspiel_id(game: Game) -> str:
    return f"python_sylve_{game.id}"


def options(game: Game) -> str:
    words = Wording("en", game.id)
    return grid(
        ("option", "choices", "meaning", "other than the default"),
        [
            (
                f"{code(name)}<br>{words.text(f'option-{name}')}",
                "<br>".join(choices_of(words, name, option)),
                words.text(f"option-{name}-help"),
                option.where(),
            )
            for name, option in game.options.items()
        ],
    )


def choices_of(words: Wording, name: str, option: Option) -> list[str]:
    told = [choice_of(words, name, choice, choice == option.default) for choice in option.choices]
    return [*told, f"{code('+'.join(option.parts))} or some of them"] if option.parts else told


def choice_of(words: Wording, option: str, choice: Choice, is_default: bool) -> str:
    written = repr(choice) if isinstance(choice, bool) else choice
    told = words.text(f"option-{option}-{str(choice).lower()}")
    return f"{code(written)} {told}{' (default)' if is_default else ''}"


def actions(game: Game) -> str:
    return grid(
        ("numbers", "in words", "meaning"),
        [
            (numbers(verb.first, verb.size), examples(game, verb.first, verb.size), verb.help)
            for verb in game.actions.verbs
        ],
    )


def numbers(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def examples(game: Game, first: int, count: int) -> str:
    shown = dict.fromkeys((first, first + count - 1))
    return " … ".join(code(game.say(action)) for action in shown)


def events(game: Game) -> str:
    """Every kind of event with its facts, and who may know them."""
    rows = [
        (code(kind.name), facts_of(kind, private=False), facts_of(kind, private=True))
        for kind in game.events.declared.values()
    ]
    return grid(("kind", "everybody knows", "the seat alone knows"), rows)


def facts_of(kind: Kind, private: bool) -> str:
    facts = [f"{code(name)} {fact.meaning}" for name, fact in kind.facts.items() if fact.private == private]
    return "<br>".join(facts) or "–"


def observations(game: Game) -> str:
    rows = [(code(name), shape, bounds, meaning) for name, shape, bounds, meaning in game.observation.table()]
    told = docstring(PACKAGE / "games" / game.id / "observation.py")
    return told + "\n\n" + grid(("piece", "shape", "values", "meaning"), rows)


def scoring(game: Game) -> str:
    """The lines of the score sheet; options and the rival of a lone player may add to them."""
    words = Wording("en", game.id)
    rules = game.start(max(game.seats), 0).outcome().breakdown
    parts = [f"{words.text(f'score-{rule}')} ({code(rule)})" for rule in rules]
    return f"The lines of the score sheet, as `state.outcome().breakdown` names them: {', '.join(parts)}."


def values(game: Game) -> str:
    """Our guesses only: the others were read from the box."""
    known = game.values.table
    rows = [(code(name), code(house.default), house.provenance) for name, house in known.items() if not house.certain]
    if not rows:
        return "Everything that counts was read from the box: this game has no house values."
    return f"Of the values that can be replaced, {len(rows)} of {len(known)} are house values:\n\n" + grid(
        ("value", "is", "how it was found"), rows
    )


def versions(game: Game) -> str:
    rows = [(str(number), told) for number, told in enumerate(game.versions, start=1)]
    return grid(("version", "what it brought"), reversed(rows))


# Reference scores


def ladder(game: Game) -> str:
    """The tournament in docs/ladders, written by `sylve arena`; a game without one says so."""
    path = LADDERS / f"{game.id}.json"
    if not path.is_file():
        made = code(f"sylve arena {game.id} --ladder")
        return f"These have not been measured yet. {made} measures them; its `report.json` belongs into `docs/ladders`."
    report = json.loads(path.read_text(encoding="utf-8"))
    return "\n\n".join([*warnings(report, game), standings(report), how_measured(report)])


def warnings(report: dict[str, Any], game: Game) -> list[str]:
    measured = report["plan"]["version"]
    if measured == game.version:
        return []
    return [f"**Measured with version {measured} of the rules; the present one is {game.version}.**"]


def standings(report: dict[str, Any]) -> str:
    """Each bot against the one rated next below it, the last against the one above."""
    found = report["results"]["standings"]
    fortunes = {(meeting["bot"], meeting["rival"]): meeting["fortune"] for meeting in report["results"]["meetings"]}
    order = [standing["bot"] for standing in found]
    rivals = [*order[1:], order[-2]]
    return grid(
        ("bot", "against", "games", "won % (95 %)", "score", "lead", "reward", "rating", "ms", "ms, most"),
        [
            [
                code(standing["bot"]),
                *fared(rival, fortunes.get((standing["bot"], rival))),
                with_reach(standing["rating"]["points"]),
                *(f"{report['timing'][standing['bot']][which]:.2f}" for which in ("mean", "most")),
            ]
            for standing, rival in zip(found, rivals, strict=True)
        ],
    )


def fared(rival: str, fortune: dict[str, Any] | None) -> list[str]:
    if fortune is None:  # bots that did not come out in the order of their ladder
        return [""] * 6
    rate = {name: 100 * value for name, value in fortune["rate"].items()}
    won = unbroken(f"{rate['value']:.1f} ({rate['low']:.0f}–{rate['high']:.0f})")
    score, reward = (signed(fortune.get(name), form) for name, form in (("score", ".1f"), ("reward", "+.2f")))
    return [code(rival), str(fortune["games"]), won, score, signed(fortune["difference"], "+.1f"), reward]


def signed(value: float | None, form: str) -> str:
    """Reports of earlier days do not know everything."""
    return "" if value is None else format(value, form).replace("-", "−")


def with_reach(points: dict[str, float]) -> str:
    return unbroken(f"{points['value']:.0f} ± {points['high'] - points['value']:.0f}")


def unbroken(words: str) -> str:
    """For cells that no narrow page should break."""
    return words.replace(" ", "\N{NO-BREAK SPACE}").replace("–", "\N{WORD JOINER}–\N{WORD JOINER}")


def how_measured(report: dict[str, Any]) -> str:
    plan = report["plan"]
    return (
        f"{games_of_a_pair(report)} games of each pair on {report['deals']} deals, {plan['seats']} seats, "
        f"version {plan['version']} of the rules, {report['build']} build. Made by `{command(report)}`. "
        "*won*: a shared first place counts as its share; *score*: its own, on average; *lead*: over the mean of the "
        "other seats; *reward*: the mean of `place`; *rating*: on Elo's scale; *ms*: processor time of a decision on "
        "one core, on average and at most. With more than two seats the bot sits alone among copies of the other."
    )


def command(report: dict[str, Any]) -> str:
    """What plays the tournament again."""
    plan = report["plan"]
    known = sylve.game(plan["game"]).options
    chosen = [f"--option {name}={choice}" for name, choice in plan["options"].items() if choice != known[name].default]
    named = [] if plan["bots"] == bots.levels() else [f"--bots {','.join(plan['bots'])}"]
    ladder = ["--ladder"] if plan["ladder"] else []
    told = [f"--seats {plan['seats']}", *ladder, *named, *chosen, f"--games {games_of_a_pair(report)}"]
    return " ".join(["sylve arena", plan["game"], *told, f"--seed {plan['seed']}"])


def games_of_a_pair(report: dict[str, Any]) -> int:
    count = len(report["plan"]["bots"])
    pairs = count - 1 if report["plan"]["ladder"] else count * (count - 1) // 2
    return int(report["games"]) // pairs


# Everything


def games() -> str:
    return grid(
        ("game", "seats", "actions", "observation", "rules"),
        [
            (
                f"[{name_of(game)}](/games/{game.id}.md)",
                seats_of(game),
                str(game.action_count),
                str(game.observation.size),
                f"[version {game.version}](/rules/{game.id}.md)",
            )
            for game in map(sylve.game, sylve.games())
        ],
    )


def reward_kinds() -> str:
    """The kinds as their module tells them, with an example that it works out."""
    told = re.findall(r"^\*(\w+)\*: (.+?)(?=^\*|\Z)", docstring(REWARDS), re.MULTILINE | re.DOTALL)
    places, leads = rewards.place_rewards([1, 2, 2]), rewards.score_rewards([40, 31, 31])
    example = {"place": places, "score": leads}
    return grid(
        ("reward", "meaning", "three seats with 40, 31 and 31 points"),
        [
            (code(kind), " ".join(meaning.split()), ", ".join(signed(each, "+g") for each in example[kind]))
            for kind, meaning in told
        ],
    )


def settings() -> str:
    hints = get_type_hints(Settings, include_extras=True)
    defaults = Settings()
    return grid(
        ("setting and default", "meaning"),
        [
            (
                f"{code(f'SYLVE_{each.name.upper()}')}<br>{default_of(getattr(defaults, each.name))}",
                str(hints[each.name].__metadata__[0]),
            )
            for each in fields(Settings)
        ],
    )


def default_of(value: object) -> str:
    if value == default_folder():
        return "`~/.local/share/sylve`"
    if isinstance(value, bool):
        return code(int(value))
    return code(value) if value != "" else "*empty*"


def kit() -> str:
    """Every file of the kit with its own words."""
    return grid(
        ("file", "tests", "what it holds a game to"),
        [
            (code(path.relative_to(DOCS.parent)), str(tests_in(path)), docstring(path))
            for folder in KIT
            for path in sorted(folder.glob("test_*.py"))
        ],
    )


def tests_in(path: Path) -> int:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return sum(isinstance(node, ast.FunctionDef) and node.name.startswith("test_") for node in body)


def docstring(path: Path) -> str:
    """As it is written: a compiled module has forgotten it."""
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


PER_GAME: dict[str, Callable[[Game], str]] = {
    "box": box,
    "options": options,
    "actions": actions,
    "events": events,
    "observations": observations,
    "scoring": scoring,
    "ladder": ladder,
    "values": values,
    "versions": versions,
}
GENERAL: dict[str, Callable[[], str]] = {
    "games": games,
    "rewards": reward_kinds,
    "settings": settings,
    "kit": kit,
}
