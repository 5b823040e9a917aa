"""A table is what follows from its entries; a finished one can be shown again and checked."""

import hashlib
import random
from typing import Literal

import pytest

import sylve
from sylve.engine import records
from sylve.table import Entry, Problem, Refused, Table, commands, replays
from table.live import ANA, BEN, EVE, OPEN, LiveTable, bot, person, two_people

THINKERS: tuple[Literal["bot", "hint"], ...] = ("bot", "hint")


def shows(table: Table) -> object:
    """All that anybody can learn from a table."""
    viewers = [*range(len(table.seats)), None]
    started = table.state is not None
    return (
        table.id,
        table.sequence,
        table.status,
        list(table.seats),
        list(table.asked_at),
        list(table.plays),
        table.rematch,
        table.commitment,
        [(table.view(viewer), table.events(viewer), table.offers(viewer)) for viewer in viewers] if started else [],
    )


def stored(entries: list[Entry]) -> list[Entry]:
    """The entries as the database gives them back."""
    import json

    return [Entry(e.table, e.sequence, e.kind, e.seat, json.loads(json.dumps(dict(e.payload))), e.at) for e in entries]


def test_a_table_rebuilt_from_its_entries_equals_the_live_one_at_every_moment() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, bot(), objective="random")
    moments = [shows(live.table)]
    lengths = [len(live.entries)]

    def note() -> None:
        moments.append(shows(live.table))
        lengths.append(len(live.entries))

    live.does(commands.sit, BEN, 1)
    note()
    live.does(commands.assign, BEN, 1, "greedy", False)
    note()
    live.does(commands.sit, BEN, 1)
    note()
    while live.table.to_act():
        seat = live.table.to_act()[0]
        assert live.table.state is not None
        action = random.Random(live.table.sequence).choice(live.table.state.actions(seat))
        if live.table.seats[seat].kind == "bot":
            live.does(commands.play_as_bot, seat, live.table.asked_at[seat], action)
        else:
            live.plays(seat, action)
        note()
    for length, moment in zip(lengths, moments, strict=True):
        assert shows(Table.rebuilt(stored(live.entries[:length]))) == moment


def something(live: LiveTable, dice: random.Random) -> list[Entry]:
    """Somebody asks for something, sensible or not."""
    table = live.table
    who, seat = dice.choice([ANA, BEN, EVE]), dice.randrange(4)
    if table.to_act() and dice.random() < 0.8:
        seat = dice.choice(table.to_act())
        who = table.seats[seat].person or who
    legal = table.state.actions(seat) if table.state is not None and seat < len(table.seats) else []
    action = dice.choice(legal) if legal else 0
    seen = table.sequence - dice.choice([0, 0, 0, 0, 1, 2])
    match dice.choice(["sit", "stand", "assign", "undo", "undo", "play", "play", "play", "play"]):
        case "sit":
            return live.does(commands.sit, who, seat)
        case "stand" if dice.random() < 0.3:
            return live.does(commands.stand, who, seat, "random")
        case "assign":
            return live.does(commands.assign, who, seat, dice.choice(["random", None]), dice.random() < 0.5)
        case "undo":
            return live.does(commands.undo, who, seat, seen)
        case _ if seat < 3 and table.seats[seat].kind == "bot":
            return live.does(commands.play_as_bot, seat, table.asked_at[seat], action)
        case _:
            return live.does(commands.play, who, seat, action, seen)


@pytest.mark.usefixtures("draft")
@pytest.mark.parametrize("game", ["draft", "toutlahaut"])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_ask_the_rebuilt_table_equals_the_live_one(game: str, seed: int) -> None:
    dice = random.Random(seed)
    live = LiveTable(game, person(ANA), person(BEN), bot())
    done = refused = 0
    for _ in range(60):
        before = shows(live.table)
        try:
            done += bool(something(live, dice))
        except (Problem, Refused):
            refused += 1
            assert shows(live.table) == before
    assert min(done, refused) > 5
    assert shows(Table.rebuilt(stored(live.entries))) == shows(live.table)


@pytest.mark.usefixtures("draft")
def test_undone_actions_stay_undone_in_the_rebuilt_table() -> None:
    live = LiveTable("draft", person(ANA), person(BEN), person(EVE))
    live.plays(0, 1)
    live.plays(1, 2)
    live.does(commands.undo, ANA, 0, live.table.sequence)
    live.plays(2, 3)
    live.does(commands.undo, BEN, 1, live.table.sequence)
    live.plays(0, 4)
    rebuilt = Table.rebuilt(stored(live.entries))
    assert shows(rebuilt) == shows(live.table)
    assert rebuilt.state == live.table.state


def test_entries_out_of_order_are_not_applied() -> None:
    live = two_people()
    with pytest.raises(ValueError, match="cannot follow"):
        live.table.apply(live.entries[-1])


def test_a_seat_taken_after_the_start_does_not_change_the_deal() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, host=ANA)
    live.does(commands.sit, BEN, 1)
    before = live.table.dealt()
    live.does(commands.stand, BEN, 1, "random")
    live.does(commands.assign, ANA, 1, None, True)
    live.does(commands.sit, EVE, 1, "0" * 64)
    assert live.table.dealt() == before
    assert live.table.salts == []


def test_the_commitment_binds_the_secret_before_the_first_card() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    promised = live.table.commitment
    live.does(commands.sit, BEN, 1)
    live.plays_to_the_end()
    record = records.parse(replays.record(live.table, ["Ana", "Ben"]))
    assert hashlib.sha256(record.live.secret).hexdigest() == promised
    assert record.live.names == ("Ana", "Ben")


def test_the_record_of_a_live_game_replays_to_its_end() -> None:
    live = two_people()
    live.plays_to_the_end()
    assert sylve.replay(replays.record(live.table, ["", "<b>"])) == live.table.state


def test_record_and_frames_are_kept_back_until_the_end() -> None:
    live = two_people()
    live.plays(live.table.to_act()[0])
    with pytest.raises(Problem, match="not-over"):
        replays.record(live.table, ["", ""])
    with pytest.raises(Problem, match="not-over"):
        replays.frame(live.table, 0, None)


def test_frames_show_the_game_as_it_was_shown() -> None:
    live = two_people()
    views = [[live.table.view(viewer) for viewer in (0, 1, None)]]
    counts = [live.table.event_count()]
    while live.table.to_act():
        live.plays(live.table.to_act()[0])
        views.append([live.table.view(viewer) for viewer in (0, 1, None)])
        counts.append(live.table.event_count())
    for move, seen in enumerate(views):
        frames = [replays.frame(live.table, move, viewer) for viewer in (0, 1, None)]
        assert [frame.view for frame in frames] == seen
        first = counts[move - 1] if move else 0
        assert frames[0].events == live.table.events(0)[first : counts[move]]
        assert frames[0].earlier == live.table.events(0)[:first][-replays.EARLIER :]
    assert (frames[0].move, frames[0].moves) == (len(live.table.plays), len(live.table.plays))


def test_a_frame_past_the_end_is_unknown() -> None:
    live = two_people()
    live.plays_to_the_end()
    with pytest.raises(Problem, match="unknown-move"):
        replays.frame(live.table, len(live.table.plays) + 1, None)
    with pytest.raises(Problem, match="unknown-seat"):
        replays.frame(live.table, 0, 2)


def test_a_rematch_seats_everybody_again() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN), bot("greedy"), games="two")
    live.does(commands.assign, BEN, 1, "random", False)
    live.does(commands.sit, BEN, 1)
    while live.table.to_act():
        seat = live.table.to_act()[0]
        assert live.table.state is not None
        if live.table.seats[seat].kind == "bot":
            live.does(commands.play_as_bot, seat, live.table.asked_at[seat], live.table.state.actions(seat)[0])
        else:
            live.plays(seat)
    live.does(commands.assign, BEN, 1, "random", False)
    added = live.does(commands.rematch, BEN)
    again = Table.rebuilt([entry for entry in added if entry.table != live.table.id])
    assert live.table.rematch == again.id
    assert [(seat.person, seat.bot) for seat in again.seats] == [(ANA, None), (BEN, None), (None, "greedy")]
    assert (again.host, again.options, again.status) == (ANA, live.table.options, "playing")
    assert again.commitment != live.table.commitment
    assert live.does(commands.rematch, ANA) == []


def test_a_rematch_waits_for_the_end_and_is_not_for_strangers() -> None:
    live = two_people()
    with pytest.raises(Problem, match="not-over"):
        live.does(commands.rematch, ANA)
    live.plays_to_the_end()
    with pytest.raises(Problem, match="not-your-seat"):
        live.does(commands.rematch, EVE)


def test_a_table_played_with_other_house_values_is_not_dealt_wrongly() -> None:
    live = two_people()
    start = live.entries[-1]
    other = Entry(start.table, start.sequence, "start", None, {**start.payload, "values": "0123456789abcdef"})
    with pytest.raises(Problem, match="other-values"):
        Table.rebuilt([*live.entries[:-1], other])


def test_the_dice_of_bots_and_hints_follow_from_the_tables_secret() -> None:
    live, other = two_people(), two_people(secret=bytes(32))
    topics = [live.table.topic(thinker, seat) for thinker in THINKERS for seat in (0, 1)]
    assert len(set(topics)) == 4
    assert topics != [other.table.topic(thinker, seat) for thinker in THINKERS for seat in (0, 1)]
    again = Table.rebuilt(live.entries)
    assert topics == [again.topic(thinker, seat) for thinker in THINKERS for seat in (0, 1)]
    before = live.table.topic("bot", 0)
    live.plays(live.table.to_act()[0])
    live.plays(live.table.to_act()[0])
    assert live.table.topic("bot", 0) != before
