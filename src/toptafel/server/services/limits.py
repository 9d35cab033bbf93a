"""How much is too much: rates and numbers per socket, guest and address."""

import ipaddress
import time
from collections import Counter
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Limits:
    """What one may do. A club behind one address needs more of what is counted per address."""

    messages_a_second: float = 20.0  # on a socket, and twice that in a rush
    messages_an_address: float = 500.0  # a second, on all its sockets, and twice that in a rush
    orders_a_second: float = 40.0  # of a guest on all sockets
    requests_a_second: float = 60.0  # of an address
    lines_a_minute: float = 30.0  # of chat, of a guest
    guests_an_hour: float = 120.0  # new ones, of an address
    tables_a_guest: int = 40  # that are not over
    tables_an_hour: float = 300.0  # new ones, of an address
    sockets_an_address: int = 400
    connections_an_address: int = 600  # of all kinds, those sockets among them
    waiting_messages: int = 256  # that a slow reader may have before it is dropped
    waiting_bytes: int = 1 << 20  # likewise
    edition_bytes: int = 262_144
    replays_a_minute: float = 120.0  # of an address
    records_waiting: int = 4  # to be replayed, of an address
    records_at_once: int = 32  # of all
    record_bytes: int = 1 << 20  # of a record that somebody wants to replay

    @property
    def request_bytes(self) -> int:
        """Of a request: the longest that one may send, which quoting may make twice as long, and what is around it."""
        return 2 * max(self.edition_bytes, self.record_bytes) + 1024

    def times(self, factor: float) -> "Limits":
        """The same with so many times as much for an address."""
        return replace(
            self,
            messages_an_address=self.messages_an_address * factor,
            requests_a_second=self.requests_a_second * factor,
            guests_an_hour=self.guests_an_hour * factor,
            tables_an_hour=self.tables_an_hour * factor,
            sockets_an_address=int(self.sockets_an_address * factor),
            connections_an_address=int(self.connections_an_address * factor),
            replays_a_minute=self.replays_a_minute * factor,
            records_waiting=int(self.records_waiting * factor),
        )


def network_of(host: str) -> str:
    """Where somebody counts as coming from; all of a network of the newer kind count as one."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address) or address.ipv4_mapped:
        return str(getattr(address, "ipv4_mapped", None) or address)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))


class Rate:
    """So many a second, and a rush of so many."""

    __slots__ = ("left", "most", "per_second", "since")

    def __init__(self, per_second: float, rush: float) -> None:
        self.per_second, self.most, self.left, self.since = per_second, rush, rush, time.monotonic()

    def allows(self) -> bool:
        """Whether one more is not too much; it counts if so."""
        now = time.monotonic()
        left = self.left + (now - self.since) * self.per_second
        self.since, self.left = now, left if left < self.most else self.most
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def rested(self) -> bool:
        return self.left + (time.monotonic() - self.since) * self.per_second >= self.most


class Rates:
    """A rate for each name that asks; those who have rested are forgotten."""

    def __init__(self, per_second: float, rush: float, most: int = 10_000) -> None:
        self.per_second, self.rush, self.most = per_second, rush, most
        self._rates: dict[str, Rate] = {}
        self._look_at = most  # so many names are looked through for those who have rested

    def allows(self, name: str) -> bool:
        """Whether a name may once more."""
        if len(self._rates) >= self._look_at:
            self._rates = {key: rate for key, rate in self._rates.items() if not rate.rested}
            self._look_at = max(self.most, 2 * len(self._rates))
        rate = self._rates.get(name)
        if rate is None:
            rate = self._rates[name] = Rate(self.per_second, self.rush)
        return rate.allows()


class RateLimits:
    """Who may come in, and how often."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.messages = Rates(limits.messages_an_address, 2 * limits.messages_an_address)
        self.requests = Rates(limits.requests_a_second, 4 * limits.requests_a_second)
        self.guests = Rates(limits.guests_an_hour / 3600, limits.guests_an_hour)
        self.tables = Rates(limits.tables_an_hour / 3600, limits.tables_an_hour)
        self.orders = Rates(limits.orders_a_second, 2 * limits.orders_a_second)
        self.chat = Rates(limits.lines_a_minute / 60, limits.lines_a_minute / 3)
        self.replays = Rates(limits.replays_a_minute / 60, limits.replays_a_minute / 2)
        self.sockets: Counter[str] = Counter()
        self.waiting: Counter[str] = Counter()  # records to be replayed

    def enter(self, address: str) -> bool:
        """Whether one more socket of an address may come in; it counts if so."""
        if self.sockets[address] >= self.limits.sockets_an_address:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
