"""Where a server can be reached, and the door to the network: who may open it, and who is told when it closes."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.edges import close_code
from tests.server.postgres import postgres
from tests.server.servers import Here, free_port, server_here
from tests.server.test_serving import serving, wait_until
from toptafel.client import Client
from toptafel.server.transport import reach
from toptafel.server.transport.reach import SHUT_OUT, Door, heard_at, link, listen, own_addresses, serves_others

NETWORK = "127.0.0.2"  # which is of this machine, and here stands for its address in a network
OPEN = [{"kind": "open"}] * 2


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with one address in a network."""
    with socket.socket() as probe:
        try:
            probe.bind((NETWORK, 0))
        except OSError:
            pytest.skip(f"{NETWORK} is no address of this machine")
    monkeypatch.setattr(reach, "own_addresses", lambda: [NETWORK])
    monkeypatch.setattr("toptafel.server.http.origin.is_loopback", lambda host: host in ("127.0.0.1", "localhost"))


async def turn(url: str, is_open: bool, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        return await client.put(f"{url}/api/door", json={"open": is_open}, headers=headers)


async def reach_of(url: str, **headers: str) -> Any:
    async with httpx.AsyncClient() as client:
        return (await client.get(f"{url}/api/reach", headers=headers)).json()


def test_a_server_for_this_machine_says_so_and_can_be_opened_and_closed_again(network: None, tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            port = here.door.port
            there = f"http://{NETWORK}:{port}"
            assert await reach_of(here.url) == {"addresses": [], "door": "closed"}
            for _ in range(2):
                opened = await turn(here.url, True)
                assert (opened.status_code, opened.json()) == (200, {"addresses": [there], "door": "open"})
            assert await reach_of(there) == {"addresses": [there], "door": "fixed"}
            assert (await Client(there).introduce("Ben"))["name"] == "Ben"
            for _ in range(2):
                assert (await turn(here.url, False)).json() == {"addresses": [], "door": "closed"}
            with pytest.raises(httpx.ConnectError):
                await reach_of(there)

    asyncio.run(go())


def test_only_whoever_is_at_this_machine_turns_the_door(network: None, tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, trusted="127.0.0.1") as here:
            port = here.door.port
            refused = {
                "a page elsewhere": {"Origin": "http://evil.example"},
                "a page that a browser knows to be elsewhere": {"Sec-Fetch-Site": "cross-site"},
                "a name that somebody points here": {"Host": "evil.example", "Origin": "http://evil.example"},
                "the network's address before it is open": {"Host": f"{NETWORK}:{port}"},
                "a proxy": {"X-Forwarded-For": "198.51.100.7"},
                "a proxy that says it is this machine": {"X-Forwarded-For": "127.0.0.1"},
                "another proxy": {"Forwarded": "for=127.0.0.1"},
                "no host": {"Host": "["},
            }
            for what, headers in refused.items():
                assert (await turn(here.url, True, **headers)).status_code in (400, 403), what
                assert here.door.state == "closed", what
            await turn(here.url, True)
            by_hand = await turn(f"http://{NETWORK}:{port}", False, Host=f"localhost:{port}")
            assert by_hand.json()["reason"] == "not-from-here"
            assert here.door.state == "open"
            assert (await turn(here.url, True, Origin=here.url, Host=here.url[7:])).status_code == 200

    asyncio.run(go())


@pytest.mark.usefixtures("either_frames")
def test_who_came_by_the_door_is_told_when_it_closes_and_nobody_else(network: None, tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", OPEN))["table"]
            await turn(here.url, True)
            socket = f"/api/tables/{table}/socket"
            async with (
                connect(here.url.replace("http", "ws") + socket) as near,
                connect(f"ws://{NETWORK}:{here.door.port}{socket}") as far,
            ):
                await far.recv()
                await turn(here.url, False)
                assert await close_code(far) == SHUT_OUT
                await near.ping()
            async with anna.connect(table) as seat:
                assert (await seat.sit())["type"] == "ack"

    asyncio.run(go())


def test_a_door_whose_port_is_taken_is_at_another_one(network: None, tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            with socket.socket() as other:
                other.bind((NETWORK, here.door.port))
                other.listen()
                there = (await turn(here.url, True)).json()["addresses"][0]
                assert there != f"http://{NETWORK}:{here.door.port}"
                assert (await reach_of(there))["addresses"] == [there]

    asyncio.run(go())


def test_a_server_that_stops_closes_its_door(network: None, tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            await turn(here.url, True)
            async with httpx.AsyncClient() as client:  # which keeps its line
                await client.get(f"http://{NETWORK}:{here.door.port}/health")
                here.door.server.should_exit = True  # type: ignore[union-attr]
                await until_closed(here)
        with listen(NETWORK, here.door.port) or socket.socket() as again:
            assert again.getsockname() == (NETWORK, here.door.port)  # it is free again

    asyncio.run(go())


async def until_closed(here: Here) -> None:
    while here.door.server and any(listener.is_serving() for listener in here.door.server.servers):
        await asyncio.sleep(0.01)


def test_without_a_network_there_is_no_door(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            assert await reach_of(here.url) == {"addresses": [], "door": "no-network"}
            assert (await turn(here.url, True)).json()["reason"] == "no-network"
            monkeypatch.setattr(reach, "own_addresses", lambda: ["203.0.113.9"])  # which has gone in the meantime
            assert (await turn(here.url, True)).json()["reason"] == "no-network"

    monkeypatch.setattr(reach, "own_addresses", list)
    asyncio.run(go())


def test_a_server_with_a_public_address_has_no_door(network: None, tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, public_url="https://games.example/tafel") as here:
            assert await reach_of(here.url) == {"addresses": ["https://games.example/tafel"], "door": "fixed"}
            assert (await turn(here.url, True)).json()["reason"] == "door-is-fixed"

    asyncio.run(go())


@pytest.mark.slow
def test_of_several_workers_none_has_a_door(tmp_path: Path) -> None:
    with postgres() as postgresql, serving(postgresql.database("door"), tmp_path) as server:
        wait_until(lambda: answers(server.url))
        assert asyncio.run(reach_of(server.url)) == {"addresses": [], "door": "fixed"}
        assert asyncio.run(turn(server.url, True)).json()["reason"] == "door-is-fixed"


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health").status_code == 200
    except httpx.TransportError:
        return False


def test_a_server_that_listens_everywhere_is_found_at_all_addresses_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.1.20", "10.0.0.7"])
    port = free_port()
    with socket.socket() as bound:
        bound.bind(("0.0.0.0", port))
        door = Door(bound, fixed=False)
        assert door.addresses == [f"http://192.168.1.20:{port}", f"http://10.0.0.7:{port}"]
        assert door.state == "fixed"


def test_the_newer_kind_of_address_comes_second_and_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr(reach, "towards", lambda family: "fd00::2" if family == socket.AF_INET6 else "")
    assert heard_at("::") == ["192.168.1.20", "fd00::2"]
    assert heard_at("fd00::7") == ["fd00::7"]
    assert heard_at("::1") == heard_at("127.0.0.1") == []
    assert link("fd00::2", 8000) == "http://[fd00::2]:8000"
    assert link("192.168.1.20", 80) == "http://192.168.1.20"


def test_the_way_out_comes_first_and_virtual_networks_last(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        ("lo", "127.0.0.1"),
        ("tun0", "10.8.0.2"),
        ("docker0", "172.17.0.1"),
        ("eth0", "169.254.7.7"),
        ("eth1", "10.0.0.7"),
        ("wlan0", "192.168.1.20"),
    ]
    monkeypatch.setattr(reach, "by_interface", lambda: iter(found))
    monkeypatch.setattr(reach, "towards", lambda family: "192.168.1.20")
    assert own_addresses() == ["192.168.1.20", "10.0.0.7", "10.8.0.2", "172.17.0.1"]
    monkeypatch.setattr(reach, "towards", lambda family: "10.8.0.2")  # all goes through a tunnel, which no phone is in
    assert own_addresses() == ["10.0.0.7", "192.168.1.20", "10.8.0.2", "172.17.0.1"]


def test_the_addresses_of_this_machine_are_its_own() -> None:
    for address in own_addresses():
        assert serves_others(address)
        with socket.socket() as bound:
            bound.bind((address, 0))
