"""What is said to whoever asks: a status, headers, and bytes of a kind."""

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

Said = TypeVar("Said")


class Answer:
    """An answer. With a token, whoever is answered is somebody from now on, and known by it."""

    media_type = "text/plain"

    def __init__(
        self,
        body: bytes,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
        media_type: str = "",
        token: str = "",
    ) -> None:
        self.body, self.status, self.token = body, status, token
        self.headers: dict[str, str] = {**(headers or {})}
        self.media_type = media_type or self.media_type


class Json(Answer, Generic[Said]):
    """Something that is said as JSON."""

    media_type = "application/json"

    def __init__(
        self,
        said: Said,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
        media_type: str = "",
        token: str = "",
    ) -> None:
        super().__init__(msgspec.json.encode(said), status, headers, media_type, token)


class Line(Json[Said]):
    """Something that is said as a line of JSON, to be kept in a file."""

    media_type = "application/jsonl"
