"""How a server is run."""

import secrets
from dataclasses import dataclass, field
from functools import partial
from urllib.parse import urlsplit

from toptafel.game import InputError
from toptafel.server.services.limits import Limits
from toptafel.server.services.retention import Keep

USUAL_PORTS = {"http": 80, "https": 443}


@dataclass
class Settings:
    """How a server is run; an InputError if its address is none."""

    database: str
    public_url: str = ""
    limits: Limits = field(default_factory=Limits)
    worker: int = 0  # the first one does what is to be done once
    keep: Keep = field(default_factory=Keep)
    own_frames: bool = True  # whether we read and write the frames of sockets ourselves; else uvicorn does
    key: bytes = field(default_factory=partial(secrets.token_bytes, 16))  # of this run, and never stored

    def __post_init__(self) -> None:
        self.public_url = self.public_url and tidy_address(self.public_url)


def tidy_address(url: str) -> str:
    """An address as browsers write it: the host in small letters of ASCII, no usual port, no slash at the end."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode()
        port = f":{parts.port}" if parts.port not in (None, USUAL_PORTS[parts.scheme]) else ""
        if not host:
            raise ValueError("there is no host in it")
    except (KeyError, ValueError) as error:
        raise InputError(f"--public-url: expected an address like https://games.example, got {url!r}") from error
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}{parts.path.rstrip('/')}"
