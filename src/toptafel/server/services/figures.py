"""What is counted."""

from dataclasses import dataclass


@dataclass
class Figures:
    """What has been counted since the server started."""

    requests: int = 0
    refused: int = 0
    dropped: int = 0
    messages: int = 0
    late: float = 0.0  # seconds by which the event loop came later to its last beat than it should have
