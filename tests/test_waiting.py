"""A test that fails leaves nothing behind that the tests after it would stumble over."""

import multiprocessing
import os
import subprocess
import sys
import time
from multiprocessing.process import BaseProcess
from select import select
from typing import Any

import pytest

from tests import conftest
from tests.waiting import ended_if_it_fails

SLEEP = [sys.executable, "-c", "print('here', flush=True); import time; time.sleep(600)"]
PARENT = [sys.executable, "-c", f"import subprocess; subprocess.run({SLEEP!r})"]


def start() -> "subprocess.Popen[bytes]":
    """A program that sleeps by now."""
    program = subprocess.Popen(SLEEP, stdout=subprocess.PIPE)
    assert program.stdout is not None
    assert program.stdout.readline() == b"here\n"
    return program


def child() -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(600,), daemon=True)
    process.start()
    return process


def test_what_a_failed_test_has_started_is_ended_and_nothing_else() -> None:
    before, other = start(), child()
    left: list[Any] = []

    def fail() -> None:
        left.extend((start(), child()))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), ended_if_it_fails():
        fail()
    program, process = left
    assert program.returncode is not None
    assert program.stdout.closed
    assert not process.is_alive()
    assert before.poll() is None
    assert other.is_alive()
    before.kill()
    before.communicate()
    other.kill()
    other.join()


def test_what_a_program_has_started_itself_ends_with_it() -> None:
    reader, writer = os.pipe()
    heard = os.fdopen(reader, "rb")

    def fail() -> None:
        subprocess.Popen(PARENT, stdout=writer, start_new_session=True)
        os.close(writer)
        assert heard.readline() == b"here\n"
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), ended_if_it_fails():
        fail()
    assert select([heard], [], [], 20)[0]
    assert heard.read() == b""  # nobody is left who could write
    heard.close()


def test_what_a_test_that_succeeds_leaves_running_is_its_own_affair() -> None:
    with ended_if_it_fails():
        program = start()
    assert program.poll() is None
    program.kill()
    program.communicate()


def test_every_test_is_run_so() -> None:
    running = conftest.pytest_runtest_call()
    next(running)
    program = start()
    with pytest.raises(ZeroDivisionError):
        running.throw(ZeroDivisionError())
    assert program.returncode is not None
