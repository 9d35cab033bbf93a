"""What docs/friends.md says of a tunnel by ssh: its own two commands, with a real ssh, to a machine that is here."""

import asyncio
import re
import shlex
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncssh
import pytest

from tests.server.servers import free_port
from toptafel.client import Client, Silent
from toptafel.server.services.database import in_file

PAGE = (Path(__file__).parents[2] / "docs" / "friends.md").read_text(encoding="utf-8")
SEATS = [{"kind": "open"}, {"kind": "bot", "level": "gentle"}]


class Machine(asyncssh.SSHServer):
    """A machine of one's own, which lends its ports, as with `GatewayPorts clientspecified`."""

    def begin_auth(self, username: str) -> bool:
        """Whoever has the key may come."""
        return True

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        """A port is lent."""
        return True


def commands(inside: int, outside: int, there: int, folder: Path) -> tuple[list[str], list[str]]:
    """The two of the page, at ports of this machine and with keys of their own; all else is as it is written."""
    (first,) = re.findall(r"```sh\n(toptafel serve .*--public-url http://games.example:8080)\n```", PAGE)
    (second,) = re.findall(r"```sh\n(ssh -N .*)\n```", PAGE)
    ours = {
        "8000": str(inside),
        "8080": str(outside),
        "you@games.example": "you@127.0.0.1",
        "games.example": "127.0.0.1",
    }
    for theirs, mine in ours.items():
        first, second = first.replace(theirs, mine), second.replace(theirs, mine)
    server = [sys.executable, "-m", *shlex.split(first), "--database", in_file(folder / "tables.db")]
    options = [
        "UserKnownHostsFile=/dev/null",
        "StrictHostKeyChecking=no",
        "IdentitiesOnly=yes",
        "ExitOnForwardFailure=yes",
    ]
    given = [word for option in options for word in ("-o", option)]
    return server, [
        *shlex.split(second)[:1],
        "-F",
        "none",
        "-p",
        str(there),
        "-i",
        str(folder / "key"),
        *given,
        *shlex.split(second)[1:],
    ]


@asynccontextmanager
async def running(command: list[str]) -> AsyncIterator[asyncio.subprocess.Process]:
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=quiet, stdout=quiet, stderr=asyncio.subprocess.PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("ssh"), reason="there is no ssh on this machine")
def test_friends_come_in_through_a_tunnel(tmp_path: Path) -> None:
    asyncio.run(play_through_a_tunnel(tmp_path))


async def play_through_a_tunnel(folder: Path) -> None:
    inside, outside = free_port(), free_port()
    key = asyncssh.generate_private_key("ssh-ed25519")
    key.write_private_key(folder / "key")
    (folder / "key").chmod(0o600)
    key.write_public_key(folder / "known")
    async with asyncssh.listen(
        "127.0.0.1", 0, server_factory=Machine, server_host_keys=[key], authorized_client_keys=str(folder / "known")
    ) as machine:
        server, ssh = commands(inside, outside, machine.get_port(), folder)
        async with running(server), running(ssh) as tunnel:
            friend = Client(f"http://127.0.0.1:{outside}")
            await introduced(friend, tunnel)
            table = (await friend.open_table("sudoku", SEATS))["table"]
            async with friend.connect(table) as seat:
                await seat.sit()
                async for message in seat.news():
                    if message["type"] == "state" and message["view"]:
                        assert message["table"]["phase"] == "playing"
                        break
        with pytest.raises(Silent):
            await friend.introduce("Ben")  # the address is gone with the tunnel


async def introduced(friend: Client, tunnel: asyncio.subprocess.Process) -> None:
    """Become a guest, as soon as both ends are there."""
    for _ in range(600):
        try:
            await friend.introduce("Anna")
            return
        except Silent:
            assert tunnel.returncode is None, (await tunnel.communicate())[1]
            await asyncio.sleep(0.1)
    raise AssertionError("the tunnel does not open")
