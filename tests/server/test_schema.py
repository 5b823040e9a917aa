"""The API's description holds: whatever it allows or forbids is answered as it says, and never by a failure."""

import asyncio
import json
import os
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar.serialization import encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from dealing import PATIENCE
from server.clients import Person, new_database, quick, running
from server.test_clearing import play_together
from sylve.server import Settings, create_app, services
from sylve.server.meet import clearing
from sylve.server.people import people
from sylve.server.wire import limits
from sylve.table import days

EXAMPLES = int(os.environ.get("EXAMPLES", "10"))  # of each call; `make test-long` takes more
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Session:
    """A caller of the server that runs in a thread of its own."""

    def __init__(self, url: str, cookie: str, table: str, meeting: dict[str, dict[str, Any]]) -> None:
        self.url = url
        self.headers = {"Cookie": f"sylve={cookie}", "X-Sylve": "1"}
        self.table = table
        self.meeting = meeting  # what there is of each path that is about other people


async def met(ana: Person, ben: Person, eve: Person) -> dict[str, dict[str, Any]]:
    """A game played with somebody, another with somebody else, and a table that waits."""
    played, other = await play_together(ana, ben), await play_together(ana, eve)
    waiting = await ana.opens("me", "open")
    challenge = (await ana.http.post(f"/api/tables/{played}/challenge")).json()["challenge"]
    key = (await ana.http.get("/api/me/companions")).json()[-1]["key"]
    return {
        "/api/tables/{table}/challenge": {"table": played},
        "/api/challenges/{challenge}": {"challenge": challenge},
        "/api/tables/{table}/clearing": {"table": waiting},
        "/api/tables/{table}/invitations": {"table": waiting, "key": key},
        "/api/tables/{table}/seats/{seat}/block": {"table": other, "seat": 1},
        "/api/days/{game}/{day}": {"day": days.today().isoformat()},
    }


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def session(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    ready, stop = threading.Event(), threading.Event()
    sessions: list[Session] = []
    postgres = request.getfixturevalue("postgres") if request.param == "postgresql" else None

    async def serve(folder: Path) -> None:
        database = await new_database(postgres) if postgres else ""
        settings = quick(folder, webhooks=True, clearing=True, database=database)
        async with running(settings) as server, Person(server.url) as ana:
            table = await ana.watches_a_game()
            async with Person(server.url) as ben, Person(server.url) as eve:
                meeting = await met(ana, ben, eve)
            sessions.append(Session(server.url, ana.http.cookies["sylve"], table, meeting))
            ready.set()
            await asyncio.to_thread(stop.wait)

    with pytest.MonkeyPatch.context() as patch:
        for name in ("CALLS", "CHANGES"):
            patch.setattr(services, name, limits.Rate(per_second=10_000, burst=10_000))
        for name in ("GUESSES", "FILES"):
            patch.setattr(people, name, limits.Rate(per_second=10_000, burst=10_000))
        patch.setattr(clearing, "INVITATIONS", limits.Rate(per_second=10_000, burst=10_000))
        patch.setattr(limits, "TABLES_PER_DAY", 100_000)
        thread = threading.Thread(target=lambda: asyncio.run(serve(tmp_path_factory.mktemp("schema"))))
        thread.start()
        assert ready.wait(PATIENCE)
        yield sessions[0]
        stop.set()
        thread.join()


schema = schemathesis.openapi.from_dict(json.loads(encode_json(create_app(Settings()).openapi_schema.to_schema())))


NEW = {"game": "toutlahaut", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
REAL = {"game": "toutlahaut", "move": 3}
answered: Counter[str] = Counter()


def stranger(session: Session) -> dict[str, str]:
    """The headers of somebody else."""
    cookie = httpx.get(f"{session.url}/api/me").headers["set-cookie"].partition(";")[0]
    return {"Cookie": cookie, "X-Sylve": "1"}


def made(session: Session, what: str, wish: dict[str, Any] | None = None) -> dict[str, Any]:
    """A link or a phrase that is valid for once."""
    answer: dict[str, Any] = httpx.post(f"{session.url}/api/me/{what}", json=wish, headers=session.headers).json()
    return answer


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
def test_every_call_answers_as_described(case: schemathesis.Case, session: Session) -> None:
    meeting = session.meeting.get(case.operation.path, {})
    real, headers = {**REAL, "table": session.table, **meeting}, session.headers
    if "challenge" in meeting:  # the caller knows its cards
        headers = stranger(session)
    if case.operation.method.upper() == "DELETE":  # what goes for good is made for it
        headers = stranger(session)
        real["table"] = httpx.post(f"{session.url}/api/tables", json=NEW, headers=headers).json()["table"]
    if case.meta is not None and case.meta.generation.mode.is_positive:
        case.path_parameters = {name: real.get(name, value) for name, value in (case.path_parameters or {}).items()}
        if isinstance(case.body, dict) and "game" in case.body:
            case.body.update(game="toutlahaut", options={}, seats=[{"kind": "me"}, {"kind": "open"}])
        if isinstance(case.body, dict) and "address" in case.body:
            case.body.update(kind="ntfy", address="https://ntfy.example/one", language="en")
        if isinstance(case.body, dict) and "token" in case.body:
            case.body["token"] = made(session, "link", {})["token"]
        if isinstance(case.body, dict) and "key" in case.body:
            case.body["key"] = meeting["key"]
        if isinstance(case.body, dict) and "phrase" in case.body:
            case.body["phrase"] = " ".join(made(session, "phrase")["words"])
    answer = case.call_and_validate(base_url=session.url, headers=headers, checks=CHECKS)
    answered[f"{case.operation.label} {answer.status_code // 100}xx"] += 1


def test_every_call_was_answered_with_success_as_well() -> None:
    """Those at least that this process has tried, when several share the tests."""
    for operation in {label[:-4] for label in answered}:
        assert answered[f"{operation} 2xx"] >= 1, dict(answered)
