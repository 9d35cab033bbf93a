"""On Top by Günter Burkhardt: lay rhombus tiles, and be the strongest colour where a circle closes."""

import re
from dataclasses import dataclass

from toptafel.game import Choice, Game, Need, Option, Value
from toptafel.kit.strict import is_texts

COLOURS = "BRWY"


@dataclass(frozen=True)
class Colours(Option):
    """A different colour for every seat."""

    def accepts(self, value: object, players: int) -> bool:
        return is_texts(value) and len(value) == players == len(set(value)) and set(value) <= set(COLOURS)

    def choices(self) -> str:
        return f"a different one of the letters {COLOURS} for every player"

    def examples(self, players: int) -> list[Value]:
        return [list(letters[:players]) for letters in ("BYRW", "WRYB", "YBWR")]

    def parse(self, text: str) -> Value:
        return list(text.replace(",", ""))


@dataclass(frozen=True)
class Start(Option):
    """The fields that get a black triangle; whether they are on the board, the edition tells."""

    def accepts(self, value: object, players: int) -> bool:
        if is_texts(value):
            return 0 < len(value) == len(set(value))
        return isinstance(value, str) and re.fullmatch("red|random:[1-9][0-9]?", value) is not None

    def choices(self) -> str:
        return "red, different fields like c3c4d4,d6e5e6, or random:K for K fields, at most as many as triangles"

    def examples(self, players: int) -> list[Value]:
        return ["red", ["c4c5d5", "c4d4d5", "d4d5e4"], "random:3", "random:8"]

    def parse(self, text: str) -> Value:
        return text if text.startswith("r") else text.split(",")  # no field begins with r

    def tidy(self, value: Value) -> Value:
        return sorted(value) if isinstance(value, list) else value


GAME = Game(
    id="on-top",
    title="On Top",
    credit="Günter Burkhardt; Kosmos, 2008",
    seats=range(2, 5),
    package=__name__,
    options=(
        Colours("colours", lambda players: list("BYRW"[:players])),
        Start("start", "red"),
        Choice("teams", "no", (Need("yes", players=range(4, 5)),), values=("no", "yes")),
        Choice("segments", "sixths", expert=True, values=("sixths", "corners")),
    ),
    reasons=("not-a-slot", "occupied", "not-touching"),
    edition="toptafel",
)
