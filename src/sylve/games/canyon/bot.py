"""How good an action looks in Canyon."""

from mypy_extensions import i64

from sylve.games.canyon.rules import Canyon


def worth(state: Canyon, seat: i64, action: i64) -> i64:
    return 0
