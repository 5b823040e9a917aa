"""What was decided in a finished game, in words that can be held against another game of the same deal."""

from typing import cast

from sylve.bots import review
from sylve.engine.chance import Dice
from sylve.server.wire.bodies import Decision
from sylve.server.wire.values import Act, Event
from sylve.table import replays
from sylve.table.table import Table


def decisions(table: Table) -> list[Decision]:
    """All of them in order, forced moves left out. What the log was silent about is told as a hint would tell it."""
    replays.check_over(table)
    state, made = table.dealt(), []
    for move, play in enumerate(table.plays, start=1):
        if len(state.actions(play.seat)) > 1:
            told = review.told(state, play.seat, play.action, Dice(move))
            act = cast(Act, table.game.actions.act(play.action))
            made.append(Decision(move, play.seat, act, state.say(play.action), cast("Event | None", told)))
        state.play(play.seat, play.action)
        state.beats_heard.clear()
    return made
