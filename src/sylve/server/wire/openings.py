"""How many tables somebody may open."""

from sylve.server.services import Services
from sylve.server.wire import limits
from sylve.table.entries import now
from sylve.table.problems import Problem

DAY = 24 * 3600 * 1000


async def check_openings(services: Services, network: str, caller: str) -> None:
    """Whichever way a table is opened, a rematch too."""
    services.maintenance.check_open()
    if await services.store.opened_since(caller, now() - DAY) >= limits.TABLES_PER_DAY:
        raise Problem("too-many", most=limits.TABLES_PER_DAY)
    if not services.openings.take(network):
        raise Problem("too-fast")
