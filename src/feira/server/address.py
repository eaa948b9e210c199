"""Where friends find this server: who opened the page on its own machine has an address that leads nowhere else."""

import errno
import ipaddress
import socket
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import APIRouter, Request

from feira.server.services import S, address_of
from feira.server.settings import Settings
from feira.server.shapes.common import Address, Seen

router = APIRouter(tags=["server"])
_ALL: Final = ("0.0.0.0", "::", "")  # what one listens at to hear every machine
_MAKEFILE: Final = Path(__file__).parents[3] / "Makefile"  # in a clone, which starts with `make play`


class NotFree(NamedTuple):
    """Why a server can't listen somewhere."""

    why: str
    is_host: bool  # it is the host that is wrong: no other port would do


def why_not_free(host: str, port: int) -> NotFree | None:
    """Why a server can't listen on a port; None if it can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind((host, port))
        except (OSError, UnicodeError) as error:  # the latter: a name that can't be one
            is_host = not isinstance(error, OSError) or isinstance(error, socket.gaierror)
            why = (getattr(error, "strerror", None) or str(error)).lower()
            return NotFree(why, is_host or getattr(error, "errno", None) == errno.EADDRNOTAVAIL)
    return None


@router.get("/address")
async def address(request: Request, services: S) -> Address:
    """How others in the network reach this server. Only its own machine gets to know where that is."""
    return address_for(address_of(request), services.settings.host, request.url.port or 80)


@router.get("/seen")
async def seen(request: Request) -> Seen:
    """How this server sees you: a proxy in between should hide nothing of it."""
    return Seen(address=address_of(request), scheme=request.url.scheme, host=request.headers.get("host", ""))


def address_for(client: str, host: str, port: int) -> Address:
    """What a server that listens at `host` sends somebody whose requests come from `client`."""
    if not is_loopback(client):
        return Address(shared=True, addresses=[], start=None)
    if is_loopback(host):
        return Address(shared=False, addresses=[], start=start_for_friends(port))
    at = _in_network() if host in _ALL else f"[{host}]" if ":" in host else host
    return Address(shared=True, addresses=[] if at is None else [f"http://{at}:{port}"], start=None)


def start_for_friends(port: int) -> str:
    """What the owner of the server types so that others in the network can come, to the port that they have now."""
    usual = port == Settings.port
    if _MAKEFILE.is_file():
        return "make play HOST=0.0.0.0" + ("" if usual else f" PORT={port}")
    return "feira serve --host 0.0.0.0" + ("" if usual else f" --port {port}")


def is_loopback(host: str) -> bool:
    """Whether a host is the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:  # a name
        return host == "localhost"


def _in_network() -> str | None:
    """The machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return None
        found = str(line.getsockname()[0])
    return None if is_loopback(found) else found
