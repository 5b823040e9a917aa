"""What keeps other sites out: headers on every answer, and the origin check on everything that changes something."""

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from sylve.server.settings import Settings

# Style attributes are set by the page's own transitions; scripts come from files of this origin only.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table is what lets people in
    "cross-origin-resource-policy": "same-origin",
}
# These mean something on a page alone; on each of its many small files they would only weigh.
PAGE_HEADERS = {
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
FOREIGN_HOST = b'{"code":"foreign-host","facts":{}}'
NOT_KEPT = (b"cache-control", b"no-store")


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


_ALWAYS, _ON_PAGES = _encoded(HEADERS), _encoded(PAGE_HEADERS)


def secure_headers(app: ASGIApp, secure: bool) -> ASGIApp:
    """What every answer carries; with HTTPS also that nothing else shall be used from now on."""
    always = [*_ALWAYS, HTTPS_ONLY] if secure else _ALWAYS

    async def secured(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_added(message, always)]
            await send(message)

        await app(scope, receive, send_secured)

    return secured


def _added(message: HTTPResponseStartEvent, always: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    present = {name.lower(): value for name, value in message["headers"]}
    added = list(always)
    if present.get(b"content-type", b"").startswith(b"text/html"):
        added += _ON_PAGES
    if b"cache-control" not in present:
        added.append(NOT_KEPT)
    return added


def allowed_hosts(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Where the owner names them, no other host than these and that of the public address is answered."""
    named = [host.strip().lower() for host in settings.allowed_hosts.split(",") if host.strip()]
    if not named:
        return app
    allowed = {*named, (urlsplit(settings.public_url).hostname or "").lower()} - {""}

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if _host(scope) in allowed:
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(FOREIGN_HOST)).encode())]
            await send({"type": "http.response.start", "status": 421, "headers": headers})
            await send({"type": "http.response.body", "body": FOREIGN_HOST, "more_body": False})

    return checked


def _host(scope: Scope) -> str:
    """The host that was asked for, without its port."""
    given = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1").lower()
    return given.partition("]")[0] + "]" if given.startswith("[") else given.partition(":")[0]


def head_as_get(app: ASGIApp) -> ASGIApp:
    """HEAD is answered like GET, without the body."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await app({**scope, "method": "GET"}, receive, send_head)  # type: ignore[arg-type]

    return answered


def same_origin(origin: str | None, host: str | None, public_url: str) -> bool:
    """A browser always names the origin of what could do harm; other programs need not."""
    return origin is None or urlsplit(origin).netloc in {host, urlsplit(public_url).netloc} - {""}
