"""The page's TypeScript types, made from the server's messages and from each game's view. `make types` runs it."""

import types
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import sylve
from sylve.engine.actions import Value, Verb
from sylve.engine.events import Fact
from sylve.engine.game import Game
from sylve.server.invitations import messages as invitations
from sylve.server.meet import messages as meet
from sylve.server.people import messages as people
from sylve.server.wire import bodies, messages, requests, values

FOLDER = Path(__file__).parents[3] / "web" / "src" / "generated"
HEADER = "// Made by `make types` from {source}; do not edit.\n"
PRIMITIVES = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
FACT = "export type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact };\n"


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    wire = declared(values, bodies, requests, messages)
    made = {"messages.ts": HEADER.format(source="src/sylve/server/wire") + "\n" + FACT + wire}
    made["people.ts"] = HEADER.format(source="src/sylve/server/people/messages.py") + declared(people)
    made["invitations.ts"] = HEADER.format(source="src/sylve/server/invitations/messages.py") + declared(invitations)
    made["meet.ts"] = HEADER.format(source="src/sylve/server/meet/messages.py") + declared(meet)
    for name in sylve.own_games():
        view = declared(import_module(f"sylve.games.{name}.view"))
        made[f"{name}.ts"] = HEADER.format(source=f"src/sylve/games/{name}") + view + played(sylve.game(name), view)
    return {FOLDER / name: text for name, text in made.items()}


def played(game: Game, view: str) -> str:
    """What a game's page may get beside its view: acts, previews and events, and all of it under one name."""
    previews = [shape for shape in _with_parts(game.previews) if f"export type {shape.__name__} " not in view]
    acts = [_object({"verb": f'"{verb.name}"', **_fields(verb)}) for verb in game.actions.verbs]
    events = [
        _object(
            {
                "kind": f'"{kind.name}"',
                "facts": _object({_key(name, fact): fact.typescript for name, fact in kind.facts.items()}),
            }
        )
        for kind in game.events.declared.values()
    ]
    return (
        "".join(f"\nexport type {shape.__name__} = {_shape(shape)};\n" for shape in previews)
        + f"\nexport type Act = {_lines(acts)};\n\nexport type Event = {_lines(events)};\n"
        + f"\nexport type Game = {{ view: {_view_name(game)}; act: Act; preview: {_previews(game)}; event: Event }};\n"
    )


def _with_parts(shapes: Sequence[Any]) -> list[Any]:
    """The shapes, each after those it is made of."""
    found: dict[Any, None] = {}
    for shape in shapes:
        hints = get_type_hints(shape).values()
        inner = [part for hint in hints for part in (hint, *get_args(hint)) if _is_shape(part)]
        found.update(dict.fromkeys([*_with_parts(inner), shape]))
    return list(found)


def _fields(verb: Verb) -> dict[str, str]:
    return {name: _union_of(values) for name, values in verb.fields.items()}


def _union_of(values: Sequence[Value]) -> str:
    if isinstance(values[0], tuple):
        return "[" + ", ".join("number" for _ in values[0]) + "]"
    return "number" if isinstance(values[0], int) else " | ".join(f'"{value}"' for value in values)


def _key(name: str, fact: Fact) -> str:
    return f"{name}?" if fact.private else name


def _object(rows: dict[str, str]) -> str:
    return "{ " + "; ".join(f"{name}: {kind}" for name, kind in rows.items()) + " }" if rows else "{}"


def _lines(members: list[str]) -> str:
    return "".join(f"\n  | {member}" for member in members)


def _view_name(game: Game) -> str:
    return str(get_type_hints(game.view.table)["return"].__name__)


def _previews(game: Game) -> str:
    return " | ".join(shape.__name__ for shape in game.previews) or "null"


def declared(*modules: types.ModuleType) -> str:
    """All shapes and named unions of the modules, in their order; before them those of others they are made of."""
    known = {name for module in modules for name in vars(module)}
    written = (shape for module in modules for shape in _declarations(module, known))
    return "".join(f"\nexport type {name} = {text};\n" for name, text in written)


def _declarations(module: types.ModuleType, known: set[str]) -> Iterator[tuple[str, str]]:
    for name, value in vars(module).items():
        if _is_shape(value) and _is_of(value.__module__, module):
            for part in _with_parts([value]):
                if part is value or part.__name__ not in known:
                    known.add(part.__name__)
                    yield part.__name__, _shape(part)
        elif isinstance(value, types.UnionType) and name[0].isupper():
            yield name, _type(value)


def _is_of(name: str, module: types.ModuleType) -> bool:
    """Whether the module is that one, or for a view another one of its game: the rules share shapes with it."""
    return name == module.__name__ or (module.__name__.endswith(".view") and name.startswith(f"{module.__package__}."))


def _is_shape(value: Any) -> bool:
    return is_typeddict(value) or (isinstance(value, type) and issubclass(value, msgspec.Struct))


def _shape(shape: Any) -> str:
    tag = getattr(getattr(shape, "__struct_config__", None), "tag", None)
    rows = [f'  type: "{tag}";'] if tag else []
    optional = _optional(shape)
    for name, kind in get_type_hints(shape, include_extras=True).items():
        if not name.startswith("__"):
            rows.append(f"  {name}{'?' if name in optional else ''}: {_type(kind)};")
    return "{\n" + "\n".join(rows) + "\n}"


def _optional(shape: Any) -> set[str]:
    if is_typeddict(shape):
        return set(shape.__optional_keys__)
    return {field.name for field in msgspec.structs.fields(shape) if not field.required}


def _type(kind: Any) -> str:
    if kind is Any or kind is object:
        return "Fact"
    if kind in PRIMITIVES:
        return PRIMITIVES[kind]
    if _is_shape(kind):
        return str(kind.__name__)
    write = WRITERS.get(get_origin(kind) or kind)
    if write is None:
        raise TypeError(f"no TypeScript for {kind!r}")
    return write(get_args(kind))


def _list(of: tuple[Any, ...]) -> str:
    inner = _type(of[0])
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _literal(of: tuple[Any, ...]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in of)


def _union(of: tuple[Any, ...]) -> str:
    return " | ".join(_type(member) for member in of)


WRITERS: dict[Any, Callable[[tuple[Any, ...]], str]] = {
    Annotated: lambda of: _type(of[0]),
    Literal: _literal,
    Union: _union,
    types.UnionType: _union,
    list: _list,
    tuple: lambda of: "[" + ", ".join(map(_type, of)) + "]",
    dict: lambda of: "{ [name: string]: " + _type(of[1]) + " }",
}
