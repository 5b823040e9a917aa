"""The values a game is played with: where each comes from, and how an owner of the box replaces them."""

from rich.console import Console
from rich.table import Table

from sylve import owner
from sylve.cli.arguments import Mistake, game_named
from sylve.engine.box import BadValue, Value
from sylve.engine.game import Game


def values(game: str, *changes: str) -> None:
    """
    Args:
        game: the game's id
        changes: name=value
    """
    chosen = game_named(game)
    try:
        if changes:
            path = owner.replace(chosen, dict(read_change(chosen, change) for change in changes))
            told: Table | str = f"Written to {path}; games started from now on use it."
        else:
            told = shown(chosen)
    except (BadValue, OSError) as problem:
        raise Mistake(str(problem)) from problem
    if isinstance(told, str):
        print(told)
        return
    Console().print(told)
    print(f"Replacements are read from {owner.values_file()}.")


def read_change(game: Game, change: str) -> tuple[str, Value]:
    name, equals, text = change.partition("=")
    if not equals:
        raise Mistake(f"a replacement looks like name=value, not {change!r}")
    house = game.values.table.get(name)
    if house is not None and isinstance(house.default, int) and text.lstrip("-").isdigit():
        return name, int(text)
    return name, text


def shown(game: Game) -> Table:
    table = Table("value", "is", "provenance", title=f"{game.id}: house values")
    replaced = owner.values_of(game)
    for name, house in game.values.table.items():
        if name in replaced:
            origin = f"replaced (ours: {house.default})"
        else:
            origin = house.provenance if house.certain else f"{house.provenance} · house value"
        table.add_row(name, str(game.values.value(replaced, name)), origin)
    return table
