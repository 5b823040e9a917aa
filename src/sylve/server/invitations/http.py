"""The calls under /api that bring people to a table, as docs/protocol.md lists them."""

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from sylve.server.invitations import reach as reaching
from sylve.server.invitations.messages import Reach, TableCode
from sylve.server.services import Services
from sylve.server.settings import LOCAL
from sylve.server.wire.bodies import Opened
from sylve.server.wire.callers import Serving, network_of
from sylve.server.wire.problems import AnyRequest, documented
from sylve.table.problems import Problem

TableId = Annotated[str, PathParameter(max_length=64)]
Said = Annotated[str, PathParameter(max_length=40)]


@post("/tables/{table:str}/code", status_code=200, responses=documented(401, 403, 404))
async def code(services: Serving, table: TableId) -> TableCode:
    """Whoever knows the table may say its code on."""
    return TableCode(await services.codes.of(table))


@get("/codes/{said:str}", responses=documented(404))
async def table_of(services: Serving, request: AnyRequest, said: Said) -> Opened:
    if not services.codes.tries.take(network_of(request)):
        raise Problem("too-fast")
    return Opened(await services.codes.table_of(said))


@get("/reach", responses=documented(), sync_to_thread=False)
def reach(services: Serving, request: AnyRequest) -> Reach:
    return told_reach(services, request)


def told_reach(services: Services, request: AnyRequest) -> Reach:
    """Told to a page on this machine alone: nobody else is to know its addresses."""
    here = request.client is not None and request.client.host in LOCAL
    asked_at = request.headers.get("host", "")
    if services.settings.public_url or not (here and reaching.is_local(asked_at)):
        return Reach(only_here=False, addresses=[])
    return Reach(only_here=True, addresses=reaching.lan_addresses(services.settings))


HANDLERS = (code, table_of, reach)
