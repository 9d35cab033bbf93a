"""The whole application, put together from its routes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from toptafel import __version__
from toptafel.server.http import boxed, catalogue, guests, metrics, pages, records, sockets, tables
from toptafel.server.http import door as doors
from toptafel.server.http.asked import Exact
from toptafel.server.http.checks import SCHEMA, check_request
from toptafel.server.http.described import COMPONENTS, MANNER
from toptafel.server.http.errors import HANDLERS
from toptafel.server.http.headers import add_headers
from toptafel.server.live.server import Server
from toptafel.server.services.settings import Settings
from toptafel.server.transport.reach import Door

RESOURCES = (guests, catalogue, tables, records, boxed, sockets, doors, metrics, pages)


class App(Litestar):
    """An application that answers HEAD like GET; the server leaves the body out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":  # sockets, and the opening of the server, have none
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def build(settings: Settings, server: Server | None = None, door: Door | None = None) -> Litestar:
    """The whole application."""

    @asynccontextmanager
    async def open_server(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server or Server(settings)
        await app.state.server.open()
        try:
            yield
        finally:
            await app.state.server.close()

    def quiet(config: AppConfig) -> AppConfig:
        config.openapi_config = OpenAPIConfig(
            "Toptafel", __version__, path=SCHEMA, render_plugins=[JsonRenderPlugin()], components=COMPONENTS
        )
        return config

    return App(
        route_handlers=[route for resource in RESOURCES for route in resource.ROUTES],
        parameters=MANNER,
        state=State({"door": door or Door(public_url=settings.public_url)}),
        lifespan=[open_server],
        request_class=Exact,
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.request_bytes,
        on_app_init=[quiet],
        logging_config=None,
        openapi_config=None,
    )
