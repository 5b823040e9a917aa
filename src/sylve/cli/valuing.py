"""The values a game is played with: where each comes from, and how an owner of the box replaces them."""

from rich.console import Console
from rich.table import Table

from sylve.cli.asking import Mistake, game_named
from sylve.engine.values import BadValue, HouseValues, Value, replace_values, values_file


def show_or_replace(name: str, changes: tuple[str, ...]) -> None:
    values = game_named(name).values
    if not changes:
        Console().print(shown(values))
        print(f"Replacements are read from {values_file()}.")
        return
    try:
        path = replace_values(values, dict(read_change(values, change) for change in changes))
    except (BadValue, OSError) as problem:
        raise Mistake(str(problem)) from problem
    print(f"Written to {path}; games started from now on use it.")


def read_change(values: HouseValues, change: str) -> tuple[str, Value]:
    name, equals, text = change.partition("=")
    if not equals:
        raise Mistake(f"a replacement looks like name=value, not {change!r}")
    house = values.table.get(name)
    if house is not None and isinstance(house.default, int) and text.lstrip("-").isdigit():
        return name, int(text)
    return name, text


def shown(values: HouseValues) -> Table:
    table = Table("value", "is", "provenance", title=f"{values.game}: house values")
    for name, house in values.table.items():
        if name in values.replaced:
            origin = f"replaced (ours: {house.default})"
        else:
            origin = house.provenance if house.certain else f"{house.provenance} · house value"
        table.add_row(name, str(values[name]), origin)
    return table
