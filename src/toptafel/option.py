"""Options: what can be chosen when a table is set up, and what goes together."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from toptafel.kit.errors import InputError
from toptafel.kit.text.words import did_you_mean, show

Value = str | int | list[str]


@dataclass(frozen=True)
class Need:
    """A value that goes only with some numbers of players, or only with some values of another option.

    Rules, terminal and page read the same: the value is refused and greyed where the need is not met. The game's
    message `needs-` and the name of the option says why.
    """

    value: Value
    players: range | None = None
    option: str = ""
    among: tuple[Value, ...] = ()

    def fits(self, players: int) -> bool:
        """Whether it is met by so many players."""
        return self.players is None or players in self.players

    def is_met(self, players: int, chosen: Mapping[str, Value]) -> bool:
        """Whether it is met at a table."""
        return self.fits(players) and (not self.option or chosen[self.option] in self.among)

    def __str__(self) -> str:
        if self.players is not None:
            return f"{' or '.join(map(str, self.players))} players"
        return " or ".join(f"{self.option}={value}" for value in self.among)


@dataclass(frozen=True)
class Face:
    """A game of its own to whoever sees the start page: a game with some of its options fixed, under another title.

    Rules, tables and records know only the game and its options. Its rules for people, if it has some of its own, are
    in `rules/` in a folder named like its `id`; `level` is that of the bots that a newcomer plays against.
    """

    id: str
    title: str
    options: Mapping[str, Value]
    level: str = "easy"


@dataclass(frozen=True)
class Option:
    """What can be chosen when a table is set up; `expert` if most people never ask for it."""

    name: str
    default: Value | Callable[[int], Value]
    needs: tuple[Need, ...] = ()
    expert: bool = False

    def default_for(self, players: int) -> Value:
        """The value that holds if nothing is chosen."""
        return self.default(players) if callable(self.default) else self.default

    def check(self, value: object, players: int) -> None:
        """Raise an InputError unless the value is of this option."""
        if not self.accepts(value, players):
            hint = self.hint(value)
            raise InputError(f"option {self.name!r} is {self.choices()}, got {show(value)}{hint and f'; {hint}'}")

    def needs_of(self, value: Value) -> list[Need]:
        """What a value goes with."""
        return [need for need in self.needs if need.value == value]

    def check_needs(self, players: int, chosen: Mapping[str, Value]) -> None:
        """Raise an InputError unless the chosen value goes with the other choices and the number of players."""
        value = chosen[self.name]
        for need in self.needs_of(value):
            if not need.is_met(players, chosen):
                came = f"{need.option}={chosen[need.option]}" if need.option else str(players)
                usual = self.typed(self.default_for(players))
                raise InputError(f"{self.name}={self.typed(value)} needs {need}, not {came}; leave it at {usual}")

    def accepts(self, value: object, players: int) -> bool:
        """Whether the value is one of this option's."""
        raise NotImplementedError

    def choices(self) -> str:
        """What can be chosen, for people."""
        raise NotImplementedError

    def examples(self, players: int) -> list[Value]:
        """Values worth completing and worth testing; all, if they are few."""
        raise NotImplementedError

    def listed(self, players: int) -> list[Value]:
        """Values to choose from, also such as do not go with so many players."""
        return self.examples(players)

    def steps(self, players: int) -> range | None:
        """The numbers from which one is chosen, if it is a number."""
        return None

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
        return [value for value in self.values if all(need.fits(players) for need in self.needs_of(value))]

    def listed(self, players: int) -> list[Value]:
        """All values, also those that do not go with so many players."""
        return list(self.values)

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

    def steps(self, players: int) -> range:
        """All of them."""
        return self.values

    def parse(self, text: str) -> Value:
        """The value that was typed."""
        return whole_number(text)


@dataclass(frozen=True)
class Multiple(Option):
    """As many as there are players, or a few times as many."""

    times: int = 1

    def accepts(self, value: object, players: int) -> bool:
        """Whether a value can be chosen with so many players."""
        return type(value) is int and value in self.steps(players)

    def steps(self, players: int) -> range:
        """A number for each time."""
        return range(players, self.times * players + 1, players)

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
