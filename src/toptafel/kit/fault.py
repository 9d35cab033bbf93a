"""What is said when something given from outside is wrong."""


class Fault(ValueError):
    """Something given from outside is wrong: what was expected, what came, what to do."""
