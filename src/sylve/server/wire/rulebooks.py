"""The rules of a game for reading: its RULES.md, cut at the numbered headings, each section as safe HTML."""

import re
from functools import lru_cache
from pathlib import Path

from markdown_it import MarkdownIt

import sylve
from sylve.server.wire.bodies import RuleSection
from sylve.table.problems import Problem
from sylve.wording import folder_of

SHARED = "0"  # the chapter that is the same in all games: whoever wants to learn one reads it last
FILES = {"en": "RULES.md", "fr": "RULES.fr.md"}
_HEADING = re.compile(r"#{2,4} +(?P<section>\d+(?:\.\d+)*)\.? +(?P<title>.+?) *")
_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


def sections(game: str, language: str) -> list[RuleSection]:
    """All sections in order, the game's own first; in the other language where this one has no rules yet."""
    if game not in sylve.games():
        raise Problem("unknown-game", game=game)
    wanted = [FILES[language], *FILES.values()]
    for name in wanted:
        path = folder_of(game) / name
        if path.is_file():
            return _rendered(path, path.stat().st_mtime_ns)
    return []


@lru_cache(maxsize=32)
def _rendered(path: Path, _changed: int) -> list[RuleSection]:
    found: list[tuple[str, str, list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = _HEADING.fullmatch(line)
        if heading:
            found.append((heading["section"], heading["title"], []))
        elif found:
            found[-1][2].append(line)
    found.sort(key=lambda part: part[0].startswith(SHARED))
    return [RuleSection(section, title, _markdown.render("\n".join(lines))) for section, title, lines in found]
