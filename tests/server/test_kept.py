"""Databases that earlier versions wrote, kept as SQL (`sqlite3 sylve.sqlite3 .dump`), are played on today.

Each was written by the server of its time: a game of Tout là-haut that is over, one after five moves, a table of
Canyon that has just begun. A release adds one; none is ever changed.
"""

import sqlite3
from pathlib import Path

import pytest

import sylve
from server.clients import Person, quick, running
from sylve.server.rooms.room import Room
from sylve.table import commands

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
        over, begun, fresh = [await server.rooms.room(table) for table in tables]
        assert (over.table.status, begun.table.status, fresh.table.status) == ("over", "playing", "playing")
        record = (await stranger.http.get(f"/api/tables/{over.table.id}/record")).text
        assert sylve.replay(record).over
        assert "Zoé" in record
        await plays_on(begun, 100)
        assert begun.table.status == "over"
        assert sylve.replay(begun.record()).over
        await plays_on(fresh, 20)
        assert len(fresh.table.plays) == 20
