"""What is said when something given from outside is wrong."""

MOST = 1000  # characters of what is said


class Fault(ValueError):
    """Something given from outside is wrong: what was expected, what came, what to do."""

    def __init__(self, message: str) -> None:
        super().__init__(message if len(message) <= MOST else f"{message[: MOST - 1]}…")


class NoRoom(Fault):
    """What was given is right, but this process has taken the most that it can; one that is started anew has room."""

    def __init__(self, message: str, most: int) -> None:
        super().__init__(message)
        self.most = most
