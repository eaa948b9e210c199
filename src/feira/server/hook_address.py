"""Where a webhook may lead to: a public address, unless the owner of the server allows more.

The name is looked up once, and what was looked at is what is called: a name that leads somewhere else a moment later
leads nowhere.
"""

import asyncio
import ipaddress
import re
import socket
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from feira.server.refused import ServerRefused

_PORTS: Final = {"http": 80, "https": 443}
_LEAST_PORT: Final = 1024  # besides those two: what listens below was hardly made to be called by strangers
_NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,253}")
_GLOBAL: Final = ipaddress.ip_network("2000::/3")  # all other IPv6 addresses are special in some way
# What the standard library does not know to be special, or only its newer versions: networks of documentation, and
# those behind whose addresses there is an IPv4 address.
_SPECIAL: Final = [
    ipaddress.ip_network(network) for network in ("192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")
]


@dataclass(frozen=True)
class HookAddress:
    """A URL in its parts."""

    scheme: str
    host: str  # a name or an address, without brackets
    port: int
    path: str  # and the query

    @property
    def host_header(self) -> str:
        """As the server that is called knows itself."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    def at(self, address: str) -> str:
        """The URL with a numerical address in place of the name."""
        host = f"[{address}]" if ":" in address else address
        return f"{self.scheme}://{host}:{self.port}{self.path}"


def read_hook(url: str, *, private: bool) -> HookAddress:
    """A URL that may be called; ServerRefused says what is wrong. Where a name leads to is seen when it is called."""
    if not url.isascii() or not url.isprintable() or any(char in url for char in ' \\"<>^`{|}#'):
        raise _refused("it has characters that no address has")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise _refused("it can't be read") from None
    if parts.scheme not in _PORTS:
        raise _refused("it must begin with https:// or http://")
    if "@" in parts.netloc:
        raise _refused("it must not have a password in it")
    address = _address(host)
    if address is None and not _NAME.fullmatch(host):
        raise _refused("it names no server")
    if address is not None and not private and not is_public(address):
        raise _refused("it is not a public address")
    port = _PORTS[parts.scheme] if port is None else port
    if not private and port not in _PORTS.values() and port < _LEAST_PORT:
        raise _refused(f"its port must be {' or '.join(map(str, _PORTS.values()))}, or at least {_LEAST_PORT}")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return HookAddress(parts.scheme, host, port, path)


async def look_up(hook: HookAddress, executor: Executor, *, private: bool) -> str:
    """The numerical address to call; ServerRefused if there is none, or one that is not public."""
    try:
        found = await asyncio.get_running_loop().run_in_executor(executor, _resolve, hook.host, hook.port)
    except (OSError, UnicodeError):
        found = []
    if not found or not (private or all(is_public(ipaddress.ip_address(address)) for address in found)):
        # The same words for both: nobody learns which names there are in the network of this server.
        raise ServerRefused("bad-hook", f"{hook.host} leads to no {'' if private else 'public '}address")
    return found[0]


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address belongs to the open Internet: not to this machine, its network or any special use."""
    if isinstance(address, ipaddress.IPv6Address) and (address.scope_id is not None or address not in _GLOBAL):
        return False
    if any(address in network for network in _SPECIAL):
        return False
    return address.is_global and not (
        address.is_multicast
        or address.is_private
        or address.is_reserved
        or address.is_loopback
        or address.is_link_local
        or address.is_unspecified
    )


def _resolve(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[0]) for *_, place in found]


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _refused(why: str) -> ServerRefused:
    return ServerRefused("bad-hook", f"this webhook can't be called: {why}")
