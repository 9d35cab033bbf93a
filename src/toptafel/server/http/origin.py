"""Where a request comes from: our own page, another one, or this machine itself."""

import ipaddress
import re
import socket as network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from toptafel.server.transport.reach import is_loopback

PROXIED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")

HOST = re.compile(r"(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%@-]*)(:\d*)?", re.ASCII | re.IGNORECASE)


def has_host(connection: HTTPConnection) -> bool:
    """Whether what was asked for could be a host; who leaves it out is older than that."""
    return HOST.fullmatch(connection.headers.get("host", "")) is not None


def is_home(connection: HTTPConnection) -> bool:
    """Whether a browser's request comes from our own page. Who is no browser sends no origin, and has no cookies."""
    origin = connection.headers.get("origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    if origin is None:
        return True
    public = connection.app.settings.public_url
    if public:
        return origin == "{0.scheme}://{0.netloc}".format(urlsplit(public))
    host = connection.headers.get("host", "")
    try:
        return urlsplit(origin).netloc == host and is_local(urlsplit(f"//{host}").hostname or "")
    except ValueError:  # that is no address
        return False


def is_local(host: str) -> bool:
    """An address, or a name of this machine: no name that somebody else could point at it."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith((".local", ".localhost")) or host == network.gethostname().lower()
    return True


def is_here(connection: HTTPConnection) -> bool:
    """Whether somebody at this machine asks: from its own address, by a name of its own, and through nobody else."""
    client, (server, *_) = connection.client, connection.scope.get("server") or ("",)
    if any(header in connection.headers for header in PROXIED):
        return False
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:  # that is no address
        return False
    return client is not None and all(map(is_loopback, (client.host, server, name)))
