"""Databases that earlier versions wrote, kept as SQL (`sqlite3 sylve.sqlite3 .dump`), are played on today.

Each was written by the server of its time (0001 by version 0.1.0): a game of Tout là-haut that is over, one after five
moves, a table of Canyon that has just begun; from 0011 on also its challenge, and a table in the clearing to which
somebody is invited. A release adds one; none is ever changed.
"""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

import sylve
from server.clients import Person, Running, quick, running
from sylve.server.meet.clearing import Clearing
from sylve.server.meet.rows import InvitationRow
from sylve.server.rooms.room import Room
from sylve.table import commands
from sylve.table.entries import now

KEPT = sorted((Path(__file__).parent / "kept").glob("*.sql"))


async def plays_on(room: Room, moves: int) -> None:
    for _ in range(moves):
        table = room.table
        if table.status == "over":
            return
        seat = table.to_act()[0]
        action, person = table.started().actions(seat)[0], table.host
        await room.do(lambda asked: commands.play(asked, person, seat, action, asked.sequence))  # noqa: B023


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
async def test_what_an_earlier_version_wrote_is_read_and_played_on(kept: Path, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "sylve.sqlite3") as database:
        database.executescript(kept.read_text())
        tables = [row[0] for row in database.execute("SELECT table_id FROM entries WHERE sequence = 1 ORDER BY at")]
    async with running(quick(tmp_path)) as server, Person(server.url) as stranger:
        over, begun, fresh, *waiting = [await server.rooms.room(table) for table in tables]
        assert (over.table.status, begun.table.status, fresh.table.status) == ("over", "playing", "playing")
        record = (await stranger.http.get(f"/api/tables/{over.table.id}/record")).text
        assert sylve.replay(record).over
        assert "Zoé" in record
        await plays_on(begun, 100)
        assert begun.table.status == "over"
        assert sylve.replay(begun.record()).over
        await plays_on(fresh, 20)
        assert len(fresh.table.plays) == 20
        for room in waiting:
            await is_found_by_its_guest(server, room, told=kept.stem < "0012")


async def is_found_by_its_guest(server: Running, room: Room, told: bool) -> None:
    """In the clearing and among the invitations; those of before there were messages are not sent now."""
    meeting: Clearing = server.app.state.services.clearing
    assert await meeting.how_shown(room.table.id) == (True, False)
    async with server.rooms.house.store.reading() as connection:
        guest = str(await connection.scalar(select(InvitationRow.person)))
    assert [(asked.table.id, who) for asked, who in await meeting.invitations(guest)] == [(room.table.id, "Zoé")]
    assert await meeting.untold([guest], now()) == ([] if told else [(room.table.id, guest)])
