"""The tables as directives: `{options} canopee` for one game, `{settings}` for all."""

import doc_tables
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import sylve


class PerGame(SphinxDirective):
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        (game,) = self.arguments
        if game not in sylve.games():
            raise self.error(f"there is no game {game!r}")
        return self.parse_text_to_nodes(doc_tables.PER_GAME[self.name](sylve.game(game)))


class General(SphinxDirective):
    def run(self) -> list[nodes.Node]:
        return self.parse_text_to_nodes(doc_tables.GENERAL[self.name]())


def setup(app: Sphinx) -> dict[str, bool]:
    for name in doc_tables.PER_GAME:
        app.add_directive(name, PerGame)
    for name in doc_tables.GENERAL:
        app.add_directive(name, General)
    return {"parallel_read_safe": True}
