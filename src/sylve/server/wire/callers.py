"""Who calls, and whether the call is let in: rate, origin, session. The same for HTTP and websockets."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import SkipValidation

from sylve.server.services import Services
from sylve.server.wire import limits
from sylve.server.wire.security import same_origin
from sylve.table.problems import Problem

Connection = ASGIConnection[Any, Any, Any, Any]
CHANGING = ("POST", "PUT", "PATCH", "DELETE")

Serving = NamedDependency[SkipValidation[Services]]
Caller = NamedDependency[SkipValidation[str]]
"""A person with a session."""
Anyone = NamedDependency[SkipValidation[str | None]]


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def person_of(connection: Connection) -> str | None:
    return services_of(connection).sessions.person_of(connection.headers.get("cookie", ""))


def network_of(connection: Connection) -> str:
    return limits.network_of(connection.client.host) if connection.client else ""


def is_foreign(connection: Connection) -> bool:
    public_url = services_of(connection).settings.public_url
    return not same_origin(connection.headers.get("origin"), connection.headers.get("host"), public_url)


def let_in(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Guards every call under /api."""
    services = services_of(connection)
    if not services.calls.take(network_of(connection)):
        raise Problem("too-fast")
    if connection.scope.get("method") not in CHANGING:
        return
    if is_foreign(connection) or connection.headers.get("x-sylve") is None:
        raise Problem("foreign-origin")
    person = person_of(connection)
    if person is None:
        raise Problem("no-session")
    if not (services.changes.take(person) and services.changes_from.take(network_of(connection))):
        raise Problem("too-fast")


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


def provide_anyone(request: Connection) -> str | None:
    return person_of(request)


def provide_caller(request: Connection) -> str:
    person = person_of(request)
    if person is None:
        raise Problem("no-session")
    return person
