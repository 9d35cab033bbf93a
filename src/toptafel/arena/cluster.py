"""A Ray cluster that plays deals: the same deals, and the same results, as the processes of one machine."""

import os
import re
import secrets
import socket
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from typing import Any, Self

from toptafel.arena.contest import DealResult, Task
from toptafel.arena.pool import DEATHS, Play, cores, describe
from toptafel.game import InputError

AHEAD = 2  # deals that wait for each core, so that none is idle while the next one travels


class Cluster:
    """The cluster at an address; `local` starts one on this machine that ends with the contest."""

    def __init__(self, play: Play, address: str, jobs: int | None = None) -> None:
        self.ray = start(address, jobs or cores())
        self.jobs = jobs
        self.play = self.ray.put(play)
        self.call = self.ray.remote(max_retries=DEATHS - 1)(call)
        self.tasks: dict[Any, Task] = {}
        self.elsewhere = redirect_stdout(sys.stderr)  # Ray prints what it has to say where our table belongs

    def __enter__(self) -> Self:
        self.elsewhere.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        for running in self.tasks:
            self.ray.cancel(running, force=True)
        self.ray.shutdown()
        self.elsewhere.__exit__(None, None, None)

    @property
    def busy(self) -> int:
        """How many deals are being played."""
        return len(self.tasks)

    @property
    def free(self) -> int:
        """How many deals it can take now; nodes may come and go."""
        most = self.jobs or AHEAD * int(self.ray.cluster_resources().get("CPU", 1))
        return most - self.busy

    def begin(self, task: Task) -> None:
        """Have a deal played. If its worker or the node dies, Ray has it played again."""
        self.tasks[self.call.remote(self.play, task)] = task

    def finished(self) -> Iterator[DealResult]:
        """Wait for some results."""
        done, _ = self.ray.wait(list(self.tasks))
        for running in done:
            task = self.tasks.pop(running)
            try:
                yield self.ray.get(running)
            except self.ray.exceptions.RayTaskError as error:
                raise RuntimeError(f"{describe(task)} failed in a worker") from error
            except self.ray.exceptions.RayError as error:
                reason = str(error).partition("\n")[0]
                raise InputError(f"{describe(task)} has ended its worker {DEATHS} times: {reason}") from error


def call(play: Play, task: Task) -> DealResult:
    return play(task)


def start(address: str, jobs: int) -> Any:
    """Ray, joined to a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == "local" and "ray" not in sys.modules:  # it runs what it is sent, so it must know who sends it
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    try:
        import ray
    except ImportError as error:
        raise InputError('--ray needs the package Ray: pip install "toptafel[ray]"') from error
    check_that_somebody_listens(address)
    here = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
    except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        reason = str(error).partition("\n")[0]
        raise InputError(f"no Ray cluster at {address!r}: {reason}") from error
    return ray


def check_that_somebody_listens(address: str) -> None:
    """Ray itself would wait for minutes."""
    if found := re.fullmatch(r"\[?([\w.:-]+?)\]?:([0-9]{1,5})", address):
        try:
            socket.create_connection((found[1], int(found[2])), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise InputError(f"no Ray cluster at {address!r}: {error}; start one with ray start --head") from error
