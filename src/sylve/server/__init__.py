"""Tables over HTTP and websockets. `serve(settings)` runs it, `create_app(settings)` is the application itself."""

from typing import TYPE_CHECKING

from sylve.server.settings import Settings, StartError

if TYPE_CHECKING:
    from litestar import Litestar

    from sylve.server.rooms.hub import Hub

__all__ = ["Settings", "StartError", "create_app", "serve"]

# Imported late: the processes that think for bots import this package too, and need no web server.


def serve(settings: Settings) -> None:
    """Serve until stopped; exits with status 1 and a sentence when that is not possible."""
    from sylve.server import serving

    serving.serve(settings)


def create_app(settings: Settings, hub: "Hub | None" = None) -> "Litestar":
    """The application; its services open when it is started."""
    from sylve.server import app

    return app.create_app(settings, hub)
