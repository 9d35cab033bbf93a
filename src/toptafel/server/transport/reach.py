"""Where a server can be reached: at its public address, at those of this machine's networks, or from this machine only.

The door is a second way in, at the addresses of the network, which whoever sits at this machine opens and closes.
"""

import asyncio
import ipaddress
import logging
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import uvicorn

from toptafel.server.table.guards import TableError
from toptafel.server.transport.websocket import WebSocketConnection

logger = logging.getLogger("toptafel")

SHUT_OUT = 4005  # the code with which a connection is closed that came through the door
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody's addresses: nothing is sent there
ADDRESS_OF = {"linux": 0x8915, "darwin": 0xC0206921}  # how the system is asked for the address of an interface
AT = slice(20, 24)  # where it stands in the answer
UNREAL = ("br-", "docker", "ppp", "tailscale", "tap", "tun", "utun", "vbox", "veth", "virbr", "vmnet", "wg", "zt")

State = Literal["open", "closed", "no-network", "fixed"]


def is_loopback(host: str) -> bool:
    """Whether an address or a name is that of a machine for itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks: that of the way out first, those of virtual networks last."""
    out = towards(socket.AF_INET)
    found = sorted(by_interface(), key=lambda one: (one[0].startswith(UNREAL), one[1] != out))
    return [*dict.fromkeys(address for _, address in found if serves_others(address))]


def by_interface() -> Iterator[tuple[str, str]]:
    """The interfaces of this machine, where they have names, and the address of each."""
    if sys.platform not in ADDRESS_OF:
        with suppress(OSError):
            for *_, where in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
                yield "", str(where[0])
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has none
                answer = fcntl.ioctl(probe, ADDRESS_OF[sys.platform], struct.pack("256s", name.encode()))
                yield name, socket.inet_ntoa(answer[AT])


def towards(family: socket.AddressFamily) -> str:
    """The address from which this machine speaks to others far away; none if there is no way."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((FAR[family], 9))
        return str(probe.getsockname()[0])
    return ""


def serves_others(address: str) -> bool:
    """Whether an address leads others here: not to themselves, and not only those on the same cable."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def heard_at(host: str) -> list[str]:
    """The addresses at which others are heard who listens there, the best first; none if that is this machine only."""
    everywhere = {"0.0.0.0": own_addresses, "::": lambda: [*own_addresses(), towards(socket.AF_INET6)]}
    return [address for address in everywhere.get(host, lambda: [host])() if serves_others(address)]


def link(address: str, port: int) -> str:
    """What is typed to get to an address."""
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}:{port}" if port != 80 else f"http://{host}"


@dataclass(frozen=True)
class Way:
    """A socket at an address of the network, and what listens there."""

    address: str
    port: int
    listener: asyncio.Server


class Door:
    """How others get in: as the server was opened, and through the door. Where it is fixed, it stays as it is."""

    def __init__(self, bound: socket.socket | None = None, public_url: str = "", fixed: bool = True) -> None:
        self.host: str = bound.getsockname()[0] if bound else ""
        self.port: int = bound.getsockname()[1] if bound else 0
        self.public_url = public_url
        self.fixed = fixed or bool(public_url) or not is_loopback(self.host)
        self.server: uvicorn.Server | None = None  # which answers at all of them
        self._ways: list[Way] = []
        self._turning = asyncio.Lock()

    @property
    def state(self) -> State:
        """Whether it is open, can be opened, or why not."""
        if self.fixed:
            return "fixed"
        if self._ways:
            return "open"
        return "closed" if own_addresses() else "no-network"

    @property
    def addresses(self) -> list[str]:
        """Where others find the server, the best first; of the door's those that are this machine's still."""
        if self.public_url:
            return [self.public_url]
        if self._ways:
            still = own_addresses()
            return [link(way.address, way.port) for way in self._ways if way.address in still]
        return [link(address, self.port) for address in heard_at(self.host)]

    async def turn(self, is_open: bool) -> None:
        """Open it or close it, unless it is so already; a TableError if it cannot be opened."""
        if self.fixed:
            raise TableError("door-is-fixed")
        async with self._turning:
            if is_open and not self._ways:
                await self._open()
            elif not is_open:
                self._close()

    async def _open(self) -> None:
        """Listen at all addresses of the network, at the usual port where that is free."""
        assert self.server is not None
        for address in own_addresses():
            if bound := listen(address, self.port):
                listener = await asyncio.get_running_loop().create_server(self._answer, sock=bound)
                self.server.servers.append(listener)  # so that it is closed with the server
                self._ways.append(Way(address, int(bound.getsockname()[1]), listener))
        if not self._ways:
            raise TableError("no-network")
        logger.info("others in this network are let in, at %s", ", ".join(self.addresses))

    def _answer(self) -> asyncio.Protocol:
        """What answers a connection: the same as at the address of the server."""
        assert self.server is not None
        made: asyncio.Protocol = self.server.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.server.config, server_state=self.server.server_state, app_state=self.server.lifespan.state
        )
        return made

    def _close(self) -> None:
        """Listen there no longer, and tell those who came in that way."""
        assert self.server is not None
        ways, self._ways = {(way.address, way.port): way for way in self._ways}, []
        for way in ways.values():
            self.server.servers.remove(way.listener)
            way.listener.close()
        for connection in list(self.server.server_state.connections):
            came_by = connection.transport.get_extra_info("sockname") if connection.transport else None
            if not came_by or tuple(came_by[:2]) not in ways:
                continue
            if isinstance(connection, WebSocketConnection):
                connection.see_out(SHUT_OUT)
            else:
                connection.shutdown()
        if ways:
            logger.info("others in this network are not let in any longer")


def listen(address: str, port: int) -> socket.socket | None:
    """A socket at a port of an address, at another one if that is taken; None if the address is gone."""
    for wanted in (port, 0):
        bound = socket.socket(socket.AF_INET)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((address, wanted))
            bound.listen()
        except OSError:
            bound.close()
            continue
        return bound
    return None
