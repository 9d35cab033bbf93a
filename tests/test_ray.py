"""A Ray cluster of two nodes plays the same table as the processes of one machine."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

pytestmark = pytest.mark.slow
RAY = Path(sys.executable).with_name("ray")
WORDS = ("arena", "uptown", "greedy", "random", "--seed", "7", "--deals", "6", "--json")
MAIN = "from toptafel.cli import main; main()"
WAIT = """
import sys, time, ray
ray.init(sys.argv[1], logging_level="ERROR")
while len(ray.nodes()) < 2:
    time.sleep(0.1)
print(len(ray.nodes()), "nodes")
"""
DEADLY = """
import sys
from functools import partial
from pathlib import Path
from tests import players
from toptafel.arena.cluster import Cluster
from toptafel.arena.contest import Pair
from toptafel.arena.crew import play_all
from toptafel.arena.log import begin
from toptafel.arena.plan import Fixed, ContestPlan
pair = Pair("greedy", "random")
plan, address, folder, times = ContestPlan([pair], Fixed(5)), sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
with Cluster(partial(players.dies_at_three, folder, times), address) as cluster:
    play_all(plan, cluster, begin({}, None))
print([played.task.deal for played in plan.matches[pair].counted()])
"""
SECRETS = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}


def python(*words: str) -> subprocess.CompletedProcess[str]:
    """A process that belongs to the cluster; Ray and its warnings stay out of this one."""
    command = [sys.executable, *words]
    return subprocess.run(command, env={**os.environ, **SECRETS}, capture_output=True, text=True, timeout=90)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a head and a second node with one core each; both end with the tests."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        nodes: list[subprocess.Popen[bytes]] = []
        try:
            nodes.append(
                start(
                    "--head", "--include-dashboard=false", f"--port={address.partition(':')[2]}", f"--temp-dir={folder}"
                )
            )
            wait_for(address)
            nodes.append(start(f"--address={address}"))
            assert python("-c", WAIT, address).stdout == "2 nodes\n"
            yield address
        finally:
            for node in reversed(nodes):
                stop(node)


def start(*words: str) -> "subprocess.Popen[bytes]":
    """A node, in a process group of its own."""
    usual = ["start", "--block", "--num-cpus=1", "--node-ip-address=127.0.0.1"]
    usual += ["--object-store-memory=100000000"]
    with open(os.devnull, "w") as nowhere:
        return subprocess.Popen(
            [RAY, *usual, *words],
            env={**os.environ, **SECRETS},
            stdout=nowhere,
            stderr=nowhere,
            process_group=0,
        )


def wait_for(address: str) -> None:
    host, _, port = address.partition(":")
    for _ in range(600):
        with suppress(OSError):
            socket.create_connection((host, int(port))).close()
            return
        time.sleep(0.1)
    raise TimeoutError(f"nobody listens at {address}")


def stop(node: "subprocess.Popen[bytes]") -> None:
    node.send_signal(signal.SIGTERM)
    node.wait(timeout=PATIENCE)


def test_two_nodes_play_the_same_table_as_the_process_pool(cluster: str) -> None:
    pool, ray = (python("-m", "toptafel", *WORDS, *crew) for crew in (["--jobs", "2"], ["--ray", cluster]))
    assert (ray.returncode, ray.stderr) == (0, "")
    found, again = json.loads(pool.stdout), json.loads(ray.stdout)
    assert found["finished"]
    assert found.pop("clock").keys() == again.pop("clock").keys()
    assert json.dumps(again) == json.dumps(found)


def test_a_worker_of_the_cluster_that_dies_is_replaced_and_its_deal_played_again(cluster: str, tmp_path: Path) -> None:
    assert python("-c", DEADLY, cluster, str(tmp_path), "2").stdout == "[1, 2, 3, 4, 5]\n"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_deal_that_always_ends_its_worker_stops_the_contest_in_words(cluster: str, tmp_path: Path) -> None:
    done = python("-c", DEADLY, cluster, str(tmp_path), "9")
    assert len(list(tmp_path.iterdir())) == 3
    assert "deal 3 of greedy against random has ended its worker 3 times" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("address", "says"), [("127.0.0.1:1", "Connection refused"), ("no cluster", "Invalid address")]
)
def test_an_address_without_a_cluster_gets_one_clear_line(address: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    done = python("-m", "toptafel", *WORDS, "--ray", address, "--out", str(file))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith(f"toptafel: no Ray cluster at '{address}'")
    assert says in done.stderr
    assert not file.exists()


def test_without_ray_it_is_said_how_to_get_it() -> None:
    done = python("-c", "import sys; sys.modules['ray'] = None; " + MAIN, *WORDS, "--ray", "local")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == 'toptafel: --ray needs the package Ray: pip install "toptafel[ray]"\n'
