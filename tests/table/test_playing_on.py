"""Playing on from a position of a finished game: what the seat knew stays, all else is dealt anew."""

import pytest

import sylve
from sylve.engine.records import BadRecord, sealed
from sylve.engine.state import State
from sylve.server.bots.memory import Memory, Position, Told
from sylve.server.meet.results import rows_of
from sylve.table import Problem, Table, commands, playing_on, replays
from table.live import ANA, EVE, LiveTable, bot, person

SEATS = {"toutlahaut": 2, "ecosysteme": 2, "canyon": 3, "canopee": 2, "leaf": 2}


class Practised(LiveTable):
    """Eve's own table, from a position of another."""

    def __init__(self, table: Table, move: int, seat: int, secret: bytes = b"another" * 4 + b"time") -> None:
        self.entries = playing_on.play_on(table, EVE, move, seat, "beech", secret=secret)
        self.table = Table.rebuilt(self.entries)

    def plays_to_the_end(self) -> None:
        while self.table.to_act():
            seat = self.table.to_act()[0]
            if self.table.seats[seat].person:
                self.plays(seat)
            else:
                action = self.state.actions(seat)[0]
                self.does(commands.play_as_bot, seat, self.table.asked_at[seat], action)

    @property
    def state(self) -> State:
        return self.table.started()


def finished(game: str) -> Table:
    live = LiveTable(game, *(person(f"p{seat}") for seat in range(SEATS[game])))
    live.plays_to_the_end()
    return live.table


@pytest.mark.parametrize("game", SEATS)
def test_it_begins_where_the_game_stood_as_the_seat_knew_it(game: str) -> None:
    table = finished(game)
    move = len(table.plays) // 2
    for seat in range(SEATS[game]):
        live = Practised(table, move, seat)
        assert live.state.view(seat) == replays.frame(table, move, seat).view
        assert live.table.events(seat) == _told(table, move, seat)
        assert live.table.plays == []
        assert not live.table.may_undo(seat)


@pytest.mark.parametrize("game", SEATS)
def test_what_the_seat_did_not_know_and_what_comes_are_dealt_anew(game: str) -> None:
    table = finished(game)
    move = len(table.plays) // 2
    true = replays.frame(table, move, 0).state
    dealt = [Practised(table, move, 0, bytes([number]) * 32).state for number in range(4)]
    assert not any(state.same(true) for state in dealt)
    assert not dealt[0].same(dealt[1])
    assert not any(state.chance.same(true.chance) for state in dealt)


@pytest.mark.parametrize("game", SEATS)
def test_it_can_be_played_to_its_end_and_checked_by_its_record(game: str) -> None:
    table = finished(game)
    live = Practised(table, len(table.plays) // 2, 1)
    commitment = live.table.commitment
    live.plays_to_the_end()
    assert Table.rebuilt(live.entries).state == live.state
    record = replays.record(live.table, ["Eve"] * SEATS[game])
    assert f"commitment {commitment} " in record
    assert sylve.replay(record) == live.state
    assert replays.frame(live.table, 0, 1).view == replays.frame(table, len(table.plays) // 2, 1).view


def test_one_may_begin_with_another_move() -> None:
    table = finished("leaf")
    move, seat = 10, table.plays[10].seat
    other = next(
        action for action in Practised(table, move, seat).state.actions(seat) if action != table.plays[10].action
    )
    entries = playing_on.play_on(table, EVE, move, seat, "beech", other)
    assert [(play.seat, play.action) for play in Table.rebuilt(entries).plays] == [(seat, other)]
    with pytest.raises(Problem, match="bad-message"):
        playing_on.play_on(table, EVE, move, seat, "beech", table.game.action_count - 1)


def test_a_position_that_was_practised_can_be_practised_again() -> None:
    first = Practised(finished("canyon"), 20, 1)
    first.plays_to_the_end()
    second = Practised(first.table, 5, 2, b"once more" + bytes(23))
    assert second.state.view(2) == replays.frame(first.table, 5, 2).view
    second.plays_to_the_end()
    assert sylve.replay(replays.record(second.table, ["", "", ""])) == second.state


def test_a_record_whose_parting_was_changed_does_not_hold() -> None:
    live = Practised(finished("toutlahaut"), 6, 0)
    live.plays_to_the_end()
    lines = [row.rpartition(" ~")[0] for row in replays.record(live.table, ["", ""]).splitlines()]
    other = [line.replace("parting 0", "parting 9") for line in lines]
    with pytest.raises(BadRecord):
        sylve.replay(sealed(other))


def test_the_others_are_bots_and_it_counts_nowhere() -> None:
    live = LiveTable("canyon", person(ANA), bot("pine"), person("ben"))
    live.does(commands.assign, "ben", 2, "beech", False)
    practised = Practised(_played(live), 3, 0)
    assert [(seat.person, seat.bot) for seat in practised.table.seats] == [(EVE, None), (None, "pine"), (None, "beech")]
    assert practised.table.hints
    assert not practised.table.counts
    practised.plays_to_the_end()
    assert {row.person for row in rows_of(practised.table, ["Eve", "", ""])} == {None}
    assert live.table.counts


def test_bots_know_where_they_are() -> None:
    live = Practised(finished("canopee"), 10, 0)
    told, memory = Told(), Memory()
    for _ in range(3):
        assert memory.recall(told.news(Position.of(live.state))) == live.state
        seat = live.table.to_act()[0]
        live.table.apply(commands.entry_of(live.table, "play", seat, {"action": live.state.actions(seat)[0]}))


def test_an_action_can_be_taken_back_up_to_where_it_begins() -> None:
    table = finished("ecosysteme")
    live = Practised(table, 4, table.plays[4].seat)
    seat = live.table.to_act()[0]
    live.does(commands.play, EVE, table.plays[4].seat, live.state.actions(seat)[0], live.table.sequence)
    assert live.table.may_undo(seat)
    live.does(commands.undo, EVE, seat, live.table.sequence)
    assert live.state.view(seat) == replays.frame(table, 4, seat).view


def test_nothing_is_left_to_play_after_the_end_and_nothing_of_a_game_that_runs() -> None:
    table = finished("toutlahaut")
    for move, seat, code in [(len(table.plays), 0, "unknown-move"), (9_999, 0, "unknown-move"), (2, 7, "unknown-seat")]:
        with pytest.raises(Problem, match=code):
            Practised(table, move, seat)
    running = LiveTable("toutlahaut", person(ANA), person("ben"))
    with pytest.raises(Problem, match="not-over"):
        Practised(running.table, 0, 0)


def _told(table: Table, move: int, seat: int) -> list[dict[str, object]]:
    state = table.dealt()
    for play in table.plays[:move]:
        state.play(play.seat, play.action)
    return [event.seen_by(seat) for event in state.heard or []]


def _played(live: LiveTable) -> Table:
    while live.table.to_act():
        seat = live.table.to_act()[0]
        action = live.table.started().actions(seat)[0]
        live.table.apply(commands.entry_of(live.table, "play", seat, {"action": action}))
    return live.table
