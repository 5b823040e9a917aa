"""Games that other packages bring: the page finds their words here and plays them at its plain table."""

import logging
from functools import cache

import sylve
from sylve.table.problems import Problem
from sylve.wording import LANGUAGES, folder_of

log = logging.getLogger(__name__)


def games() -> list[str]:
    """All that can be played. A guest that does not load hides nobody else, and the log says why."""
    return [name for name in sylve.games() if name in sylve.own_games() or _loads(name)]


@cache
def _loads(name: str) -> bool:
    try:
        return sylve.game(name).id == name
    except Exception:
        log.exception("the game %r of another package does not load", name)
        return False


def words(game: str, language: str) -> str:
    """In the other language where this one has none; nothing where the package brings no words."""
    if game not in games():
        raise Problem("unknown-game", game=game)
    for wanted in (language, *LANGUAGES):
        path = folder_of(game) / "lang" / f"{wanted}.ftl"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""
