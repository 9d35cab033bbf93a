"""Who asks, and what: what is read from requests, and in which language and manner somebody wants to be told."""

import re
from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Any, Protocol

from msgspec import Meta

from toptafel.kit.text.words import LANGUAGES
from toptafel.server.live.needs import Services
from toptafel.server.live.registry import Registry
from toptafel.server.services.guest import Guest, admitted
from toptafel.server.services.limits import network_of
from toptafel.server.table.projection import Manner

COOKIE = "toptafel"
NAME = "^[a-z0-9]{20}$"  # of a table
Table = Annotated[str, Meta(pattern=NAME)]
After = Annotated[int, Meta(ge=0, le=1 << 31)]
Turn = After | None
Place = Annotated[int, Meta(ge=0, le=7)] | None


class Server(Protocol):
    """The services, and the live tables that use them."""

    @property
    def services(self) -> Services: ...
    @property
    def registry(self) -> Registry: ...


class Connection(Protocol):
    """Whoever asks, as Starlette has it; where there is no Starlette, something like it."""

    @property
    def app(self) -> Any: ...
    @property
    def scope(self) -> Mapping[str, Any]: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def query_params(self) -> Mapping[str, str]: ...
    @property
    def path_params(self) -> Mapping[str, Any]: ...
    @property
    def cookies(self) -> Mapping[str, str]: ...
    @property
    def client(self) -> Any: ...


class Request(Connection, Protocol):
    """A question, with a method and perhaps a body."""

    @property
    def method(self) -> str: ...

    def stream(self) -> AsyncIterator[bytes]:
        """The body, part by part."""


def server_of(connection: Connection) -> Server:
    server: Server = connection.app.server
    return server


def address_of(connection: Connection) -> str:
    """Where somebody comes from."""
    return network_of(connection.client.host if connection.client else "?")


def token_of(connection: Connection) -> str | None:
    return connection.cookies.get(COOKIE)


async def guest_of(request: Request) -> Guest:
    """The guest who asks; a TableError for whoever may only look."""
    return admitted(await server_of(request).services.people.find(token_of(request)))


def language_of(connection: Connection) -> str:
    """The language asked for, else that of the browser."""
    wanted = connection.query_params.get("language", "")
    return wanted if wanted in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def manner_of(connection: Connection) -> Manner:
    """How somebody wants to be told what happened."""
    asked = connection.query_params
    return Manner(language_of(connection), asked.get("pictures") == "yes", asked.get("drawing") == "yes")


def preferred(accepted: str) -> str:
    """The language that a browser likes best of those that we speak; the first of those that it likes as much."""
    parts = [part.partition(";") for part in accepted.split(",")]
    liked = [(weight(how), name.strip().partition("-")[0].lower()) for name, _, how in parts]
    spoken = [(much, language) for much, language in liked if much and language in LANGUAGES]
    return max(spoken, key=lambda one: one[0], default=(1, "en"))[1]


def weight(how: str) -> float:
    """How much a language is liked, from `q=0` to `q=1`, which need not be said."""
    said = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", how)
    return float(said[1]) if said else float(not how)
