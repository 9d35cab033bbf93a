"""What is said when something given from outside is wrong."""

MOST = 1000  # characters of what is said


class InputError(ValueError):
    """Something given from outside is wrong: what was expected, what came, what to do."""

    def __init__(self, message: str) -> None:
        super().__init__(message if len(message) <= MOST else f"{message[: MOST - 1]}…")
