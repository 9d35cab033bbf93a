"""Requests made from the schema, by rule and against it, by the thousand: none breaks anything."""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import schemathesis
import sqlalchemy as sql
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.edges import begin_game, logged
from tests.server.servers import Here, server_here
from toptafel.client import COOKIE
from toptafel.server.http.app import App
from toptafel.server.services.rows import guests, tables
from toptafel.server.services.settings import Settings

POSITIVE, NEGATIVE = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
TRUE = [content_type_conformance, response_schema_conformance, status_code_conformance]  # to the document
NAMES = {"params": "params", "json": "json", "data": "content"}  # of arguments, in one library and in the other
TABLE = "thetableofthesetests"


@pytest.mark.slow
@pytest.mark.parametrize("mode", [POSITIVE, NEGATIVE], ids=["by rule", "against it"])
def test_5000_requests_from_the_schema_break_nothing(tmp_path: Path, mode: schemathesis.GenerationMode) -> None:
    asyncio.run(request_all(tmp_path, 2500, mode))


@pytest.mark.long
@pytest.mark.usefixtures("patience")
def test_many_requests_from_the_schema_break_nothing(tmp_path: Path) -> None:
    asyncio.run(request_all(tmp_path, 100_000, POSITIVE, NEGATIVE))


async def request_all(folder: Path, count: int, *modes: schemathesis.GenerationMode) -> None:
    """Requests that follow the schema or do not, half of them to a table under way, each with two of the cookies."""
    begin, statuses, made = time.process_time(), Counter[int](), Counter[str]()
    cases = made_cases(App(Settings("")).document, count // 2, modes)
    with logged() as log:
        async with server_here(folder) as here:
            _, watcher, table = await begin_game(here)
            app = App(here.server.services.settings, here.server)
            before, rows = here.server.services.store.log(table), counted(here)
            transport = httpx.ASGITransport(cast(Any, app), raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                people = cookies(watcher.token)
                for again, (number, one) in itertools.product(range(2), enumerate(cases)):
                    case, method, url, headers, rest = one
                    cookie = people[(number + again) % len(people)]
                    client.cookies.clear()
                    sent_too = {name.encode(): value.encode("latin-1") for name, value in {**headers, **cookie}.items()}
                    answer = await client.request(method, url.replace(TABLE, table), headers=sent_too, **rest)
                    statuses[answer.status_code] += 1
                    made[answer.request.url.path] += answer.status_code == 201
                    assert answer.status_code < 500, (method, url, rest, answer.text)
                    assert answer.headers["content-security-policy"]
                    case.validate_response(answer, checks=TRUE)
            assert here.server.services.store.log(table) == before
            assert counted(here) == rows + Counter(guests=made["/api/guest"], tables=made["/api/tables"])
    assert "Traceback" not in log.getvalue()
    assert statuses.total() >= count
    assert made.total() > 0
    print(f"{statuses.total()} requests: {dict(sorted(statuses.items()))}, {time.process_time() - begin:.1f} s")


def counted(here: Here) -> Counter[str]:
    """How many guests and tables there are."""
    asked = {table.name: sql.select(sql.func.count()).select_from(table) for table in (guests, tables)}
    return Counter({name: here.server.services.store.read(question)[0][0] for name, question in asked.items()})


Sent = tuple["Case[Any]", str, str, dict[str, str], dict[str, Any]]


def cookies(token: str) -> list[dict[str, str]]:
    """Nobody, a guest, nonsense, and a guest twice."""
    found = ("", f"{COOKIE}={token}", f"{COOKIE}=%00\xff; =;;a", f'{COOKIE}="{token}"; {COOKIE}={token[::-1]}')
    return [{"Cookie": cookie} if cookie else {} for cookie in found]


def made_cases(raw: dict[str, Any], count: int, modes: Sequence[schemathesis.GenerationMode]) -> list[Sent]:
    """Requests made from the schema by rule or against it, the same every time; each to two tables."""
    operations = [cast(Any, found).ok() for found in schemathesis.openapi.from_dict(raw).get_all_operations()]
    varied = [one for one in operations if one.body or one.path_parameters or one.query]
    each = count // 2 // len(modes) // len(varied) + 2
    cases = [case for one in operations for case in draw(one.as_strategy(generation_mode=POSITIVE), 1)]
    for one, mode in itertools.product(varied, modes):
        cases += draw(one.as_strategy(generation_mode=mode), each)
    return [*map(sent, cases), *(sent(to_table(case)) for case in cases)]


def to_table(case: "Case[Any]") -> "Case[Any]":
    """The same, asked of the table that is there."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = TABLE
    return case


def draw(strategy: st.SearchStrategy["Case[Any]"], count: int) -> list["Case[Any]"]:
    found: list[Case[Any]] = []

    @settings(max_examples=count, phases=[Phase.generate], derandomize=True, deadline=None, database=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(strategy)
    def keep(case: "Case[Any]") -> None:
        found.append(case)

    keep()
    return found


def sent(case: "Case[Any]") -> Sent:
    """A request as our client sends it, and the case of which its answer has to be."""
    asked = case.as_transport_kwargs(base_url="http://localhost")
    rest = {name: asked[key] for key, name in NAMES.items() if asked.get(key) is not None}
    return case, asked["method"], asked["url"], dict(asked["headers"] or {}), rest
