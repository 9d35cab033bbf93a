"""The document for machines: every request with its parameters and answers, and why it may be refused."""

import re
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request

from toptafel import __version__
from toptafel.kit.text.words import LANGUAGES
from toptafel.server.messages import Problem
from toptafel.server.resources.asked import COOKIE
from toptafel.server.resources.errors import ALWAYS, STATUS, TOO_LONG
from toptafel.server.resources.routes import Operation, get
from toptafel.server.resources.said import Json

Described = dict[str, Any]
MANNER = {
    "language": f"Of the words for people: {', '.join(LANGUAGES)}; else as Accept-Language says, else en",
    "pictures": "yes: in what is told of moves, pieces stand between ⟦ and ⟧, for whoever draws them",
    "drawing": "yes: views have a `drawing`, what is in them as text, for whoever has no board for the game",
}
MANNERS = [
    {"name": name, "in": "query", "required": False, "description": about, "schema": {"type": "string"}}
    for name, about in MANNER.items()
]
WHO = {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Who one is; POST /api/guest sets it"}
SET_COOKIE = {"Set-Cookie": {"description": "Who one is from now on", "schema": {"type": "string"}}}


class Document:
    """A document as it is written, with the types that were named in it so far."""

    def __init__(self) -> None:
        self.types: Described = {}

    def write(self, operations: Iterable[Operation]) -> Described:
        paths: dict[str, Described] = {}
        for operation in operations:
            if operation.summary:
                paths.setdefault(operation.paths[0], {})[operation.method.lower()] = self.operation(operation)
        return {
            "openapi": "3.1.0",
            "info": {"title": "Toptafel", "version": __version__},
            "servers": [{"url": "/"}],
            "paths": paths,
            "components": {"schemas": self.types, "securitySchemes": {"guest": WHO}},
        }

    def operation(self, operation: Operation) -> Described:
        told: Described = {
            "summary": operation.summary,
            "operationId": name_of(operation),
            "parameters": [*self.parameters(operation), *MANNERS],
            "responses": {str(operation.status): self.answer(operation), **self.refusals(operation)},
        }
        if operation.body is not None:
            told["requestBody"] = {**self.content(operation.body), "required": True}
        if operation.knows_guests:
            told["security"] = [{"guest": []}] if "no-guest" in operation.refusals else [{"guest": []}, {}]
        return told

    def answer(self, operation: Operation) -> Described:
        said = {"description": HTTPStatus(operation.status).description}
        headers = {"headers": SET_COOKIE} if operation.sets_cookie else {}
        return {**said, **headers, **self.content(operation.answer, operation.kind)}

    def content(self, kind: Any, form: str = Json.media_type) -> Described:
        return {"content": {form: {"schema": self.schema(kind)}}}

    def schema(self, kind: Any) -> Described:
        """The schema of a type; the types in it are noted."""
        (found,), types = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
        self.types |= types
        return found

    def parameters(self, operation: Operation) -> list[Described]:
        """What is named in the path, and what may be asked for behind it."""
        if operation.parameters is None:
            return []
        self.schema(operation.parameters)
        named = re.findall(r"{(\w+)}", operation.paths[0])
        fields = self.types.pop(operation.parameters.__name__)["properties"]
        return [
            {"name": name, "in": "path" if name in named else "query", "required": name in named, "schema": schema}
            for name, schema in fields.items()
        ]

    def refusals(self, operation: Operation) -> Described:
        """What is answered to a request that may be refused for its reasons, and for those that all have."""
        found: dict[int, list[str]] = {} if operation.body is None else {TOO_LONG: ["bad-message"]}
        for reason in dict.fromkeys((*ALWAYS, *operation.refusals)):
            found.setdefault(STATUS.get(reason, 400), []).append(reason)
        return {
            str(status): {"description": f"Refused: {', '.join(reasons)}", **self.content(Problem)}
            for status, reasons in sorted(found.items())
        }


def name_of(operation: Operation) -> str:
    """What an operation is called in programs that are made from the document, like `ApiTablesLobby`."""
    path = re.sub(r"{\w+}", "", operation.paths[0])
    return "".join(word.title() for word in re.findall("[a-z]+", f"{path}/{operation.handler.__name__}"))


@get("/api/schema", "/api/schema/openapi.json")
async def show_document(request: Request) -> Json[Described]:
    return Json(request.app.document, media_type="application/vnd.oai.openapi+json")


ROUTES = [show_document]
