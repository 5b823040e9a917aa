"""Writes each game's `_fields.py` from its `fields.py`: start, copy, comparison and plain form of every field."""

import runpy
from collections.abc import Sequence
from pathlib import Path

import sylve
from sylve.engine.fields import Field

GAMES = Path(sylve.__file__).parent / "games"
TEXT = '''"""Made by `make types` from fields.py; do not edit."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

{imports}

if TYPE_CHECKING:
    from sylve.engine.setup import Setup


class Fields(State):
    """What lies on the table. `state.py` gives it words."""

    def __init__(self, setup: "Setup", chance: Chance) -> None:
        super().__init__(setup, chance)
{starts}

    def take_over(self, original: "Fields") -> None:
        """Become a copy; what is never changed in place is shared."""
        self.inherit(original)
{copies}

    def same(self, other: State) -> bool:
        return (
            isinstance(other, Fields)
{comparisons}
        )

    def written_down(self) -> list[Any]:
        return [
{written}
        ]

    def read_back(self, written: list[Any]) -> None:
{restored}
'''


def files() -> dict[Path, str]:
    """Every generated file with its text. The declaration is read by itself: its game may not load without the file."""
    return {
        declaration.with_name("_fields.py"): written(runpy.run_path(str(declaration))["FIELDS"])
        for declaration in sorted(GAMES.glob("*/fields.py"))
    }


def written(fields: Sequence[Field]) -> str:
    return TEXT.format(
        imports="\n".join(_imports(fields)),
        starts="\n".join(
            f"        self.{field.name}: {field.type} = {field.start}  # {field.help}" for field in fields
        ),
        copies="\n".join(
            f"        self.{field.name} = {field.taken_over.format(f'original.{field.name}')}" for field in fields
        ),
        comparisons="\n".join(
            f"            and {field.compared.format(f'self.{field.name}', f'other.{field.name}')}" for field in fields
        ),
        written="\n".join(f"            {field.written.format(f'self.{field.name}')}," for field in fields),
        restored="\n".join(
            f"        self.{field.name} = {field.read_back.format(f'written[{number}]')}"
            for number, field in enumerate(fields)
        ),
    )


def _imports(fields: Sequence[Field]) -> list[str]:
    types = {field.type for field in fields}
    lines = ["from sylve.engine.agenda import Agenda, agenda_of"] if "Agenda" in types else []
    lines += ["from sylve.engine.chance import Chance", "from sylve.engine.state import State"]
    if "vec[i64]" in types:
        lines += ["from sylve.engine.vec import vec", "from sylve.engine.worlds import as_list, as_vector"]
    return lines
