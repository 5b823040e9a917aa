"""Every refusal of a call becomes `{code, facts}` with the right status; nothing of the inside gets out."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from sylve.server import metrics
from sylve.server.wire.bodies import ErrorBody
from sylve.table.problems import Problem

log = logging.getLogger("sylve.http")

AnyRequest = Request[Any, Any, Any]

STATUS = {
    "clearing-off": 404,
    "day-open": 409,
    "no-challenge": 409,
    "seen-deal": 409,
    "unknown-challenge": 404,
    "days-off": 404,
    "foreign-origin": 403,
    "internal": 500,
    "no-free-seat": 409,
    "no-session": 401,
    "not-found": 404,
    "not-over": 409,
    "not-stored": 503,
    "store-down": 503,
    "still-playing": 409,
    "stopping": 503,
    "other-values": 409,
    "not-offered": 409,
    "mail-failed": 503,
    "too-fast": 429,
    "too-large": 413,
    "too-slow": 408,
    "too-many": 429,
    "unknown-game": 404,
    "unknown-code": 404,
    "unknown-link": 404,
    "unknown-lesson": 404,
    "unknown-move": 404,
    "unknown-phrase": 404,
    "unknown-table": 404,
}


def problem_response(_request: AnyRequest, problem: Problem) -> Response[ErrorBody]:
    status = STATUS.get(problem.code, 400)
    headers = {"retry-after": "1"} if status == 429 else {}
    return _answer(problem.code, status, dict(problem.facts), headers)


def http_error_response(request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses by itself: no such address, a wrong method, a body that cannot be read."""
    if isinstance(error, NotFoundException):
        return _answer("not-found", 404)
    if isinstance(error, MethodNotAllowedException):
        return _answer("bad-method", 405, headers=dict(error.headers or {}))
    if error.status_code == 413:
        return _answer("too-large", 413)
    if error.status_code < 500:
        return _answer("bad-message", 400)
    return unexpected_response(request, error)


def unreadable_response(_request: AnyRequest, _error: Exception) -> Response[ErrorBody]:
    """JSON nested deeper than anything we read, or no text at all."""
    return _answer("bad-message", 400)


def unexpected_response(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    log.error(
        "a call failed", exc_info=error, extra={"method": request.method, "route": request.scope["path_template"]}
    )
    return _answer("internal", 500)


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a call, for the API's description."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=REASONS[status])
        for status in {*statuses, 400, 429}
    }


REASONS = {
    400: "The call cannot be read, or asks for what does not exist.",
    401: "The caller has no session: `GET /api/me` gives one.",
    403: "The call comes from another site, or lacks the header `X-Sylve`.",
    404: "There is no such thing.",
    408: "The body did not arrive in time.",
    409: "Not at this point of the game.",
    413: "The body is too large.",
    429: "Too fast, or too many.",
}


def _answer(
    code: str, status: int, facts: dict[str, object] | None = None, headers: dict[str, str] | None = None
) -> Response[ErrorBody]:
    metrics.REFUSALS.labels(code).inc()
    return Response(
        ErrorBody(code, facts or {}), status_code=status, headers=headers or {}, media_type="application/json"
    )
