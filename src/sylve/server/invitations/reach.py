"""From where the table can be reached: an address of this machine alone brings nobody here."""

import contextlib
import socket
from ipaddress import ip_address

from sylve.server.settings import LOCAL, Settings

EVERYWHERE = ("0.0.0.0", "::", "")
# Nothing is sent there: the system only says from which of its addresses it would.
ELSEWHERE = ("192.0.2.1", 9)


def is_local(host: str) -> bool:
    """Whether a host name, with or without its port, means this machine to itself."""
    name = host.rsplit(":", 1)[0] if host.count(":") == 1 or host.startswith("[") else host
    return name.strip("[]") in LOCAL


def lan_addresses(settings: Settings) -> list[str]:
    """The addresses of this machine in its own network, at which the server listens."""
    if settings.host not in EVERYWHERE:
        return [] if settings.host in LOCAL else [_url(settings.host, settings.port)]
    return [_url(address, settings.port) for address in _own_addresses()]


def _own_addresses() -> list[str]:
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        found.append(str(asking.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(known[4][0]) for known in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if ip_address(address).is_private and not _is_loop(address)]


def _is_loop(address: str) -> bool:
    return ip_address(address).is_loopback


def _url(host: str, port: int) -> str:
    return f"http://{host}:{port}"
