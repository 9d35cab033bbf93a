"""What can be asked of a path: HEAD wherever there is a GET, and what else is said in words and in a header."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.edges import only
from tests.server.servers import server_here
from tests.server.test_isolation import ENDPOINTS
from toptafel.server.services.limits import Limits

WORDS = {"table": "b7qysqjagw8fdpmpchkp", "game": "sudoku", "rest": "x", "name": "nothing.js"}
PATHS = sorted({path.partition("?")[0].format(**WORDS) for _, path in ENDPOINTS})
GOT = sorted({path.format(**WORDS) for method, path in ENDPOINTS if method == "GET"})


def ask(folder: Path, questions: Callable[[httpx.AsyncClient], Awaitable[None]], limits: Limits | None = None) -> None:
    """Ask questions of a server."""

    async def go() -> None:
        async with server_here(folder, limits or only()) as here, httpx.AsyncClient(base_url=here.url) as client:
            await questions(client)

    asyncio.run(go())


def allowed(path: str) -> str:
    """The header that a path should have."""
    methods = {method for method, of in ENDPOINTS if of.partition("?")[0].format(**WORDS) == path}
    return ", ".join(sorted({*methods, "OPTIONS", *(["HEAD"] if "GET" in methods else [])}))


@pytest.mark.slow
def test_head_is_get_without_a_body(tmp_path: Path) -> None:
    async def questions(client: httpx.AsyncClient) -> None:
        for path in (*GOT, "/nothing", "/api/tables/x"):
            full, head = await client.get(path), await client.head(path)
            assert head.status_code == full.status_code, path
            assert lasting(head) == lasting(full), path
            assert (head.content, bool(full.content)) == (b"", True)

    ask(tmp_path, questions)


def lasting(answer: httpx.Response) -> dict[str, str]:
    """The headers of an answer, without what the next moment changes."""
    figures = answer.url.path == "/metrics"  # which may have a digit more
    return {**answer.headers, "date": "", **({"content-length": ""} if figures else {})}


def test_head_counts_as_a_request(tmp_path: Path) -> None:
    async def questions(client: httpx.AsyncClient) -> None:
        assert [(await client.head("/health")).status_code for _ in range(2)] == [200, 429]

    ask(tmp_path, questions, only(requests_a_second=0.25))


def test_another_page_may_ask_for_a_head_and_cannot_read_it(tmp_path: Path) -> None:
    async def questions(client: httpx.AsyncClient) -> None:
        answer = await client.head("/api/games", headers={"Origin": "http://evil.example"})
        assert answer.status_code == 200
        assert not [name for name in answer.headers if name.startswith("access-control")]

    ask(tmp_path, questions)


def test_options_name_what_a_path_takes(tmp_path: Path) -> None:
    async def questions(client: httpx.AsyncClient) -> None:
        for path in PATHS:
            answer = await client.options(path)
            assert (answer.status_code, answer.content) == (204, b""), path
            assert answer.headers.get_list("allow") == [allowed(path)], path

    ask(tmp_path, questions)


@pytest.mark.slow
@pytest.mark.parametrize("method", ["DELETE", "PUT", "TRACE"])
def test_what_a_path_does_not_take_is_refused_with_what_it_does(tmp_path: Path, method: str) -> None:
    async def questions(client: httpx.AsyncClient) -> None:
        for path in (path for path in PATHS if method not in allowed(path).split(", ")):
            answer = await client.request(method, path)
            assert (answer.status_code, answer.json()["reason"]) == (405, "not-allowed"), path
            assert answer.headers.get_list("allow") == [allowed(path)], path

    ask(tmp_path, questions)


def test_what_cannot_be_got_has_no_head(tmp_path: Path) -> None:
    async def questions(client: httpx.AsyncClient) -> None:
        answer = await client.head("/api/guest/code")
        assert (answer.status_code, answer.headers["allow"]) == (405, "OPTIONS, POST")
        answer = await client.get(f"/api/tables/{WORDS['table']}/socket")
        assert (answer.status_code, answer.headers["allow"]) == (405, "")

    ask(tmp_path, questions)


def test_below_the_document_for_machines_there_is_nothing_else(tmp_path: Path) -> None:
    async def questions(client: httpx.AsyncClient) -> None:
        for path in ("swagger", "redoc", "x/y"):
            answer = await client.get(f"/api/schema/{path}", headers={"Accept": "text/html"})
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")
        for path in ("/api/schema", "/api/schema/openapi.json"):
            assert (await client.get(path)).json()["info"]["title"] == "Toptafel"

    ask(tmp_path, questions)
