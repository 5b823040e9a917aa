import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pgserver
import pytest
import pytest_asyncio

from server import processes
from server.clients import Person, Running, new_database, quick, running
from server.redis_server import RedisServer
from sylve.server import Settings, services
from sylve.server.rooms import room
from sylve.server.wire import limits


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One event loop for all of these tests, so that they can share a server."""
    for item in items:
        if Path(__file__).parent in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(autouse=True)
def _no_server_is_left_behind() -> Iterator[None]:
    yield
    for process in processes.started:
        if process.returncode is None:
            process.kill()
    processes.started.clear()


@pytest.fixture(autouse=True)
def _no_table_is_laid_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, whoever looks at a table in a test looks at the same one later."""
    monkeypatch.setattr(room, "QUIET_SECONDS", float("inf"))
    monkeypatch.setattr(room, "LOOKING_SECONDS", float("inf"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL for the whole run, in a folder that its own user may enter."""
    with tempfile.TemporaryDirectory(prefix="sylve-postgres-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
        for safety in ("fsync", "synchronous_commit", "full_page_writes"):  # this machine does not lose its power
            server.psql(f"ALTER SYSTEM SET {safety} = off")
        server.psql("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory(prefix="sylve-redis-") as folder:  # short: the path of a socket has to be
        server = RedisServer(Path(folder))
        server.start()
        yield server
        server.kill()


@pytest_asyncio.fixture(params=["sqlite", "postgresql"], loop_scope="session")
async def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Both databases, empty."""
    if request.param == "sqlite":
        return quick(tmp_path)
    return quick(tmp_path, database=await new_database(request.getfixturevalue("postgres")))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all tests that do not need their own; its visitors all come from one address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "CALLS", limits.Rate(per_second=10_000, burst=10_000))
        async with running(quick(tmp_path_factory.mktemp("server"))) as serving:
            yield serving


@pytest_asyncio.fixture(loop_scope="session")
async def ana(server: Running) -> AsyncIterator[Person]:
    async with Person(server.url) as person:
        yield person


@pytest_asyncio.fixture(loop_scope="session")
async def ben(server: Running) -> AsyncIterator[Person]:
    async with Person(server.url) as person:
        yield person


@pytest_asyncio.fixture(loop_scope="session")
async def eve(server: Running) -> AsyncIterator[Person]:
    async with Person(server.url) as person:
        yield person
