"""What may be the matter with whatever keeps the logs."""


class Taken(Exception):
    """Another process was first with an event of this number."""


class Unavailable(Exception):
    """The database does not answer, or has no room."""
