"""A process that another has started is not to outlive it."""

import multiprocessing
import threading
from collections.abc import Callable


def when_orphaned(act: Callable[[], object]) -> None:
    """Do something when the process that started this one is gone, however it ended."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        assert parent is not None
        parent.join()
        act()

    if parent is not None:
        threading.Thread(target=wait, name="orphan", daemon=True).start()
