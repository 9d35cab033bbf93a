"""Options: what can be chosen when a table is set up."""

from collections.abc import Callable
from dataclasses import dataclass

from toptafel.kit.fault import Fault
from toptafel.kit.words import did_you_mean, show

Value = str | int | list[str]


@dataclass(frozen=True)
class Option:
    """What can be chosen when a table is set up. Another value than the default may need certain player counts."""

    name: str
    default: Value | Callable[[int], Value]
    players: range | None = None

    def default_for(self, players: int) -> Value:
        """The value that holds if nothing is chosen."""
        return self.default(players) if callable(self.default) else self.default

    def check(self, value: object, players: int) -> None:
        """Raise a Fault unless the value is of this option and goes with the number of players."""
        if not self.accepts(value, players):
            hint = self.hint(value)
            raise Fault(f"option {self.name!r} is {self.choices()}, got {show(value)}{hint and f'; {hint}'}")
        default = self.default_for(players)
        if value != default and self.players is not None and players not in self.players:
            counts = " or ".join(map(str, self.players))
            typed, usual = self.typed(value), self.typed(default)
            raise Fault(f"{self.name}={typed} needs {counts} players, not {players}; leave it at {usual}")

    def accepts(self, value: object, players: int) -> bool:
        """Whether the value is one of this option's."""
        raise NotImplementedError

    def choices(self) -> str:
        """What can be chosen, for people."""
        raise NotImplementedError

    def examples(self, players: int) -> list[Value]:
        """Values worth completing and worth testing; all, if they are few."""
        raise NotImplementedError

    def parse(self, text: str) -> Value:
        """The value that a person has typed; check() tells whether it will do."""
        return text

    def typed(self, value: object) -> str:
        """The value as a person types it."""
        return ",".join(value) if isinstance(value, list) else str(value)

    def tidy(self, value: Value) -> Value:
        """The value as it is written down, where it can be given in several ways."""
        return value

    def hint(self, value: object) -> str:
        """What a mistyped value may have meant."""
        return ""


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    values: tuple[str, ...] = ()

    def accepts(self, value: object, players: int) -> bool:
        """Whether a value can be chosen with so many players."""
        return value in self.values

    def choices(self) -> str:
        """What can be chosen, in words."""
        return " or ".join(self.values)

    def examples(self, players: int) -> list[Value]:
        """Values to try it with."""
        free = self.players is None or players in self.players
        return list(self.values) if free else [self.default_for(players)]

    def hint(self, value: object) -> str:
        """What may have been meant."""
        return did_you_mean(value, self.values) if isinstance(value, str) else ""


@dataclass(frozen=True)
class Number(Option):
    """A whole number of a range."""

    values: range = range(0)

    def accepts(self, value: object, players: int) -> bool:
        """Whether a value can be chosen with so many players."""
        return type(value) is int and value in self.values

    def choices(self) -> str:
        """What can be chosen, in words."""
        return f"a whole number from {self.values[0]} to {self.values[-1]}"

    def examples(self, players: int) -> list[Value]:
        """Values to try it with."""
        return sorted({self.values[0], self.values[len(self.values) // 2], self.values[-1]})

    def parse(self, text: str) -> Value:
        """The value that was typed."""
        return whole_number(text)


@dataclass(frozen=True)
class Multiple(Option):
    """As many as there are players, or a few times as many."""

    times: int = 1

    def accepts(self, value: object, players: int) -> bool:
        """Whether a value can be chosen with so many players."""
        return type(value) is int and value in range(players, self.times * players + 1, players)

    def choices(self) -> str:
        """What can be chosen, in words."""
        return f"as many as there are players, or 2, 3 … {self.times} times as many"

    def examples(self, players: int) -> list[Value]:
        """Values to try it with."""
        return [players, 2 * players]

    def parse(self, text: str) -> Value:
        """The value that was typed."""
        return whole_number(text)


def whole_number(text: str) -> Value:
    """The number that is written, or the text, which will not do, if there is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
