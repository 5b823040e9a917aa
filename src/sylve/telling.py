"""The table in words for whoever reads instead of looking: people at a terminal, language models."""

import json

from sylve.engine.state import State
from sylve.wording import Wording


def in_words(state: State, seat: int | None, language: str = "en") -> str:
    """What the seat (None: a spectator) may know, what is expected, and its legal actions by number."""
    game = state.setup.game
    wording = Wording(language, game.id, reader=seat)
    lines = [wording.text(message, facts) for message, facts in game.sentences(state, seat)]
    code, facts = game.prompt(state, seat)
    lines.append(wording.text(f"prompt-{code}", facts))
    if seat is not None:
        lines += [f"{action}: {state.say(action)}" for action in state.actions(seat)]
    return "\n".join(lines)


def in_full(state: State, seat: int | None, language: str = "en") -> str:
    """The same, and behind it the whole view as JSON: what the sentences leave out is there."""
    view = json.dumps(state.view(seat)["table"], ensure_ascii=False, separators=(",", ":"))
    return f"{in_words(state, seat, language)}\n{view}"
