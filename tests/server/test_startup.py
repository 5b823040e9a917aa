"""A server that cannot start says why in one sentence, and exits with a status that is not zero."""

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dealing import PATIENCE
from server.clients import quick
from sylve.server.serving import listen


def start(folder: Path, **settings: Any) -> subprocess.CompletedProcess[str]:
    given = {f"SYLVE_{name.upper()}": value for name, value in {"folder": str(folder), "port": "0", **settings}.items()}
    return subprocess.run(
        [sys.executable, "-m", "sylve.server"],
        env={**os.environ, **given},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1
    assert done.stdout == ""
    sentence, *more = done.stderr.splitlines()
    assert more == []
    return sentence


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port}" in complaint(start(tmp_path, port=str(port)))


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written to" in complaint(start(tmp_path / "file" / "folder"))


def test_a_database_from_a_newer_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "sylve.sqlite3") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "newer Sylve" in complaint(start(tmp_path))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "sylve.sqlite3").write_text("this is a poem about trees, and long enough to be no database at all" * 20)
    assert "cannot be opened" in complaint(start(tmp_path))


def test_a_database_that_is_not_there_and_its_password(tmp_path: Path) -> None:
    said = complaint(start(tmp_path, database="postgresql://me:swordfish@127.0.0.1:1/sylve"))
    assert "cannot be opened" in said
    assert "swordfish" not in said


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"workers": "2"}, "needs Redis"),
        ({"port": "70000"}, "There is no port 70000"),
        ({"port": "many"}, "SYLVE_PORT=many cannot be read"),
        ({"database": "oracle://x"}, "not oracle:"),
        ({"policies": "nowhere"}, "There is no folder nowhere with policies"),
    ],
)
def test_settings_that_cannot_work(tmp_path: Path, settings: dict[str, str], said: str) -> None:
    assert said in complaint(start(tmp_path, **settings))


@pytest.mark.parametrize("settings", [{"host": "0.0.0.0"}, {"public_url": "https://sylve.example"}, {"secure": "1"}])
def test_deals_that_are_known_are_not_for_others(tmp_path: Path, settings: dict[str, str]) -> None:
    assert "anybody can know all cards" in complaint(start(tmp_path, known_deals_for_tests="7", **settings))


async def test_what_is_said_goes_out_at_once(tmp_path: Path) -> None:
    """Whoever says two things in a row does not wait until the first was heard."""
    at_once: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def heard(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        at_once.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(heard, sock=listen(quick(tmp_path, port=0))) as serving:
        _, writer = await asyncio.open_connection(*serving.sockets[0].getsockname())
        assert await at_once
        writer.close()
        await writer.wait_closed()
