"""The calls under /api that are about people, as docs/protocol.md lists them."""

import io
from typing import Annotated
from urllib.parse import urlsplit

import segno
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from sylve.server.people.channels import Channel, Quiet
from sylve.server.people.devices import LINK_MINUTES
from sylve.server.people.messages import (
    Arrived,
    ChannelSummary,
    DeviceLink,
    Learned,
    Muted,
    NewChannel,
    NewLink,
    NewQuiet,
    NewRest,
    Phrase,
    PhraseWords,
    QuietHours,
    Token,
    Told,
    You,
)
from sylve.server.wire.callers import Caller, Serving, network_of
from sylve.server.wire.problems import AnyRequest, documented
from sylve.table.problems import Problem

ShortId = Annotated[str, PathParameter(max_length=64)]


@get("/me/you", responses=documented(401))
async def you(services: Serving, caller: Caller) -> You:
    people = services.people
    return You(
        phrase_made=await people.devices.phrase_made(caller),
        rests=await people.rests.until(caller),
        days_left=await people.rests.days_left(caller),
    )


@put("/me/rest", status_code=204, responses=documented(401, 403, 413))
async def rest(services: Serving, caller: Caller, data: JSONBody[NewRest]) -> None:
    """Days off from now on, or back again: in all tables that are played by the day."""
    if data.days:
        await services.people.rests.begin(caller, data.days)
    else:
        await services.people.rests.end(caller)
    await services.rooms.rested(caller)


@get("/me/learned", responses=documented(401))
async def learned(services: Serving, caller: Caller) -> Learned:
    return Learned(await services.people.learned.of(caller))


@post("/me/learned", status_code=204, responses=documented(401, 403, 413))
async def learn(services: Serving, caller: Caller, data: JSONBody[Learned]) -> None:
    """Kept beside what was learned before, on whichever device."""
    await services.people.learned.add(caller, data.names)


@post("/me/link", status_code=201, responses=documented(401, 403, 413))
async def open_link(services: Serving, request: AnyRequest, caller: Caller, data: JSONBody[NewLink]) -> DeviceLink:
    """The token stands behind the # of the address: browsers send that part to nobody, and no log keeps it."""
    link = await services.people.devices.open_link(caller, data.moves)
    base = (services.settings.public_url or str(request.base_url)).rstrip("/")
    picture = io.BytesIO()
    segno.make(f"{base}/device#{link.token}", micro=False).save(picture, kind="svg", scale=8, border=2, light="#fff")
    return DeviceLink(link.token, LINK_MINUTES, picture.getvalue().decode())


@post("/devices", status_code=200, responses=documented(401, 403, 404, 413))
async def use_link(services: Serving, data: JSONBody[Token]) -> Response[Arrived]:
    """This browser is the link's person from now on."""
    arrival = await services.people.devices.use_link(data.token)
    if arrival.moves:
        await services.leave_devices(arrival.person)
    return await _becomes(services, arrival.person)


@post("/me/phrase", status_code=201, responses=documented(401, 403))
async def new_phrase(services: Serving, caller: Caller) -> PhraseWords:
    return PhraseWords(await services.people.devices.new_phrase(caller))


@post("/phrases", status_code=200, responses=documented(401, 403, 404, 413))
async def use_phrase(services: Serving, request: AnyRequest, data: JSONBody[Phrase]) -> Response[Arrived]:
    """This browser is the phrase's person from now on."""
    if not services.people.guesses.take(network_of(request)):
        raise Problem("too-fast")
    return await _becomes(services, await services.people.devices.whose_phrase(data.phrase))


@get("/me/everything", responses=documented(401), media_type="application/zip")
async def everything(services: Serving, caller: Caller) -> bytes:
    """All that is kept of the caller, as one file."""
    if not services.people.files.take(caller):
        raise Problem("too-fast")
    return await services.people.belongings.packed(caller)


@delete("/me", status_code=200, responses=documented(401, 403))
async def forget(services: Serving, caller: Caller) -> Response[Arrived]:
    """Nothing leads to the caller any more, who is a newcomer from now on. A number stays, so that old cookies end."""
    await services.people.belongings.forget(caller)
    await services.leave_devices(caller)
    return await _becomes(services, services.sessions.new_person())


async def _becomes(services: Serving, person: str) -> Response[Arrived]:
    names = await services.store.names([person])
    return Response(Arrived(names.get(person, "")), headers={"set-cookie": services.sessions.set_cookie(person)})


@get("/me/channels", responses=documented(401))
async def told(services: Serving, caller: Caller) -> Told:
    channels, push = services.people.channels, services.people.telling.push
    quiet = await channels.quiet(caller)
    return Told(
        kinds=list(channels.kinds),
        push_key=push.public_key if push else None,
        channels=[_summary(channel) for channel in await channels.of(caller)],
        quiet=QuietHours(*quiet) if quiet else None,
    )


@post("/me/channels", status_code=201, responses=documented(401, 403, 409, 413))
async def add_channel(
    services: Serving, request: AnyRequest, caller: Caller, data: JSONBody[NewChannel]
) -> ChannelSummary:
    people = services.people
    if data.kind == "mail" and not (
        people.letters.take(network_of(request)) and people.letters.take(data.address.lower())
    ):
        raise Problem("too-fast")
    channel = await people.channels.add(caller, data.kind, data.address, data.language)
    if not channel.confirmed:
        await people.telling.ask_to_confirm(channel)
    await services.rooms.note_asked(caller)
    return _summary(channel)


@delete("/me/channels/{channel:str}", status_code=204, responses=documented(401, 403))
async def drop_channel(services: Serving, caller: Caller, channel: ShortId) -> None:
    await services.people.channels.drop(caller, channel)


@put("/me/quiet", status_code=204, responses=documented(401, 403, 413))
async def set_quiet(services: Serving, caller: Caller, data: JSONBody[NewQuiet]) -> None:
    hours = data.quiet
    quiet = None if hours is None else Quiet(hours.begins, hours.ends, hours.offset)
    await services.people.channels.set_quiet(caller, quiet)


@get("/me/mutes/{table:str}", responses=documented(401))
async def is_muted(services: Serving, caller: Caller, table: ShortId) -> Muted:
    return Muted(await services.people.channels.is_muted(caller, table))


@put("/me/mutes/{table:str}", status_code=204, responses=documented(401, 403, 404, 413))
async def mute(services: Serving, caller: Caller, table: ShortId, data: JSONBody[Muted]) -> None:
    """Whether the caller wants to hear nothing of this table."""
    room = await services.rooms.room(table)
    await services.people.channels.mute(caller, room.table.id, data.muted)


@post("/off", status_code=204, include_in_schema=False)
async def switch_off(services: Serving, data: JSONBody[Token]) -> None:
    """One press in a message: nothing comes this way any more, whoever presses."""
    await services.people.channels.switch_off(data.token)


@post("/confirm", status_code=204, include_in_schema=False)
async def confirm(services: Serving, data: JSONBody[Token]) -> None:
    """Whoever reads the letters wants them."""
    await services.people.channels.confirm(data.token)


def _summary(channel: Channel) -> ChannelSummary:
    return ChannelSummary(channel.id, channel.kind, _label(channel), channel.confirmed)


def _label(channel: Channel) -> str:
    if channel.kind == "mail":
        name, _, host = channel.address.partition("@")
        return f"{name[:1]}…@{host}"
    return "" if channel.kind == "push" else urlsplit(channel.address).hostname or ""


HANDLERS = [
    you,
    rest,
    learned,
    learn,
    open_link,
    use_link,
    new_phrase,
    use_phrase,
    everything,
    forget,
    told,
    add_channel,
    drop_channel,
    set_quiet,
    is_muted,
    mute,
    switch_off,
    confirm,
]
