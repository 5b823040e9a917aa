"""The browser client as files. Every address that is no file is a page of the client, which reads it itself."""

import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import Headers

from sylve.table.problems import Problem

STATIC = Path(os.environ.get("SYLVE_CLIENT") or Path(__file__).parents[1] / "static")  # another build of the page
FOREVER = "public, max-age=31536000, immutable"  # for files whose name changes with their content
ALWAYS_ASK = "no-cache"
WORTH_PACKING = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
SMALLEST_PACKED = 1000
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sylve</title>
<h1>Sylve</h1>
<p>The server runs, but the page has not been built. Run <code>make play</code>, then load this page again.</p>
<p lang="fr">Le serveur tourne, mais la page n’est pas encore construite. Lancez <code>make play</code>, puis
rechargez.</p>
</html>"""


@dataclass(frozen=True, slots=True)
class File:
    changed: int
    media_type: str
    tag: str
    forever: bool
    plain: bytes
    packed: dict[str, bytes]  # by encoding, best first


_files: dict[Path, File] = {}


def load(path: Path) -> File:
    """The file with its packed forms, read again when it has changed."""
    changed = path.stat().st_mtime_ns
    known = _files.get(path)
    if known is None or known.changed != changed:
        known = _files[path] = _read(path, changed)
    return known


def _read(path: Path, changed: int) -> File:
    plain = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if media_type == "text/javascript":
        media_type = "application/javascript"
    packed = {}
    for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
        beside = path.with_name(path.name + ending)
        if beside.is_file():
            packed[encoding] = beside.read_bytes()
    if "gzip" not in packed and len(plain) >= SMALLEST_PACKED and media_type.startswith(WORTH_PACKING):
        packed["gzip"] = gzip.compress(plain, 9, mtime=0)
    return File(
        changed=changed,
        media_type=media_type,
        tag=f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
        forever=path.parent.name == "assets",
        plain=plain,
        packed=packed,
    )


def find(folder: Path, address: str) -> Path | None:
    """The file of an address, or the client's page; None where a file is asked for that is not there."""
    try:
        path = (folder / address.lstrip("/")).resolve()
        if path.is_file() and path.is_relative_to(folder.resolve()):
            return path
    except (ValueError, OSError):  # no file can have such a name
        return None
    return None if "." in address.rpartition("/")[2] else folder / "index.html"


@get(["/", "/{address:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    address = request.scope["path"]
    if address.startswith(("/api/", "/ws/")):
        raise Problem("not-found")
    path = find(STATIC, address)
    if path is None:
        raise Problem("not-found")
    if not path.is_file():
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
    return _answer(load(path), request.headers)


def _answer(file: File, asked: Headers) -> Response[bytes]:
    headers = {
        "etag": file.tag,
        "cache-control": FOREVER if file.forever else ALWAYS_ASK,
        "vary": "accept-encoding",
    }
    if asked.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = {part.partition(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
    for encoding, body in file.packed.items():
        if encoding in accepted:
            return Response(body, headers={**headers, "content-encoding": encoding}, media_type=file.media_type)
    return Response(file.plain, headers=headers, media_type=file.media_type)
