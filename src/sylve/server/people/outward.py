"""Calls that the server makes to addresses that strangers gave it: never inwards, never for long, never further.

Every address of the host is looked at, the call goes to one of those, and what the answer says is not followed.
"""

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from sylve.table.problems import Problem

SECONDS = 10.0
LONGEST_ADDRESS = 1000
MOST_BODY = 8192
UNICAST = IPv6Network("2000::/3")  # where the world's addresses are; others are of this machine, a site or a translator


class Unreachable(Exception):
    """The call was not answered, or not made; nothing is told of why."""


class Outward:
    """`inwards_for_tests` lets calls go to this machine, without HTTPS."""

    def __init__(self, inwards_for_tests: bool = False) -> None:
        self._inwards = inwards_for_tests
        self._context = ssl.create_default_context()

    def check(self, url: str) -> str:
        """The address as it is kept; one that cannot be called is refused, whatever its host leads to today.

        A number that is not out in the open is refused at once, so that whoever wrote it learns of it.
        """
        if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
            raise Problem("bad-address")
        try:
            parts = urlsplit(url)
            named = bool(parts.hostname) and parts.username is None and parts.password is None
            usual = parts.scheme == "https" and parts.port in (None, 443)
        except ValueError:
            raise Problem("bad-address") from None
        if not named or not (usual or (self._inwards and parts.scheme == "http")):
            raise Problem("bad-address")
        if not self._inwards and _is_number(parts.hostname or "") and not is_public(parts.hostname or ""):
            raise Problem("bad-address")
        return url

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer."""
        parts = urlsplit(self.check(url))
        try:
            async with asyncio.timeout(SECONDS):
                return await self._call(parts, headers, body[:MOST_BODY])
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ssl.SSLError) as error:
            raise Unreachable from error

    async def _call(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        address = await self._address(host, port)
        context = self._context if secure else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=context, server_hostname=host if secure else None, limit=4096
        )
        try:
            writer.write(_request(parts, headers, body))
            await writer.drain()
            _protocol, status, *_ = (await reader.readuntil(b"\n")).split(None, 2)
            return int(status)
        finally:
            writer.close()
            with contextlib.suppress(OSError, ssl.SSLError):
                await writer.wait_closed()

    async def _address(self, host: str, port: int) -> str:
        """One of the host's addresses, when all of them are out in the open."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self._inwards or is_public(address) for address in addresses):
            raise Unreachable
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is out in the open: not of this machine, nor of a network behind it."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return _is_open(ip.ipv4_mapped)
        if ip not in UNICAST or ip.teredo is not None or ip.sixtofour is not None:  # the last two hide another one
            return False
    return _is_open(ip)


def _is_number(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return bool(ip_address(host.partition("%")[0]))
    return False


def _is_open(ip: IPv4Address | IPv6Address) -> bool:
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_loopback)


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = parts.path or "/"
    lines = {"host": parts.netloc, "connection": "close", "content-length": str(len(body)), **headers}
    if any("\r" in part or "\n" in part for item in lines.items() for part in item):
        raise ValueError("a header would be several lines")
    head = f"POST {path}{'?' * bool(parts.query)}{parts.query} HTTP/1.1\r\n"
    return (head + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n").encode("latin-1") + body
