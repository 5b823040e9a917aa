"""The web application: handlers, services and the layers around them."""

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import sylve
from sylve.server import services
from sylve.server.rooms.hub import Hub
from sylve.server.settings import Settings
from sylve.server.wire import limits
from sylve.server.wire.callers import provide_services
from sylve.server.wire.http import api, health, metrics_text
from sylve.server.wire.pages import page
from sylve.server.wire.patience import patient_body
from sylve.server.wire.problems import http_error_response, problem_response, unexpected_response, unreadable_response
from sylve.server.wire.security import allowed_hosts, head_as_get, secure_headers
from sylve.server.wire.sockets import table_socket
from sylve.table.problems import Problem


async def tell_stop(message: Message, scope: Scope) -> None:
    """Every answer of a server that will stop says when, so that every page can."""
    if message["type"] != "http.response.start" or "litestar_app" not in scope:
        return
    maintenance = scope["litestar_app"].state.services.maintenance
    if maintenance.stops_at is not None:
        left = maintenance.told().seconds
        message["headers"] = [*message["headers"], (b"x-sylve-stops", str(left).encode())]


def _forget_addresses(app: Litestar) -> None:
    """The framework remembers where the last thousand addresses led to, each of them a table's."""
    with contextlib.suppress(ImportError, AttributeError):  # it may do so elsewhere one day, and then keeps them
        from litestar._asgi.routing_trie.traversal import parse_path_params

        app.asgi_router.handle_routing.cache_clear()
        parse_path_params.cache_clear()


def create_app(settings: Settings, hub: Hub | None = None) -> Litestar:
    """The application; its services open when it is started."""

    @contextlib.asynccontextmanager
    async def open_services(app: Litestar) -> AsyncIterator[None]:
        async with services.opened(settings, hub) as app.state.services:
            app.state.services.rooms.forget_addresses = lambda: _forget_addresses(app)
            yield

    app = Litestar(
        [api, health, metrics_text, table_socket, page],
        lifespan=[open_services],
        dependencies={"services": Provide(provide_services, sync_to_thread=False)},
        exception_handlers={
            Problem: problem_response,
            HTTPException: http_error_response,
            RecursionError: unreadable_response,
            UnicodeDecodeError: unreadable_response,
            Exception: unexpected_response,
        },
        openapi_config=OpenAPIConfig(
            title="Sylve", version=sylve.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=limits.BODY_BYTES,
        before_send=[tell_stop],
        logging_config=None,
    )
    inside = patient_body(head_as_get(app.asgi_handler))
    app.asgi_handler = secure_headers(allowed_hosts(inside, settings), settings.secure)
    return app
