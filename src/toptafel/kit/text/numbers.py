"""Numbers as our languages write them, and how many they are: what CLDR says of the numbers that games speak of."""

from collections.abc import Callable

DECIMALS = 3  # that are written of a fraction, at most
SIGNS = {"en": ",.", "nl": ".,", "de": ".,", "fr": "\u202f,"}  # between thousands, and before a fraction
TURNED = {language: str.maketrans(",.", signs) for language, signs in SIGNS.items()}  # what Python writes


def written(language: str, number: object) -> str:
    """A number in figures; small ones look the same in all of our languages."""
    if isinstance(number, int):
        return f"{number:d}" if 0 <= number < 1000 else f"{number:,d}".translate(TURNED[language])
    if isinstance(number, float):
        return rounded(number).translate(TURNED[language])
    raise TypeError(f"a message speaks of texts and numbers, got {number!r}")


def rounded(number: float) -> str:
    """A fraction as far as it is written: rounded as it reads, half to even."""
    from decimal import Decimal

    return f"{Decimal(str(number)):,.{DECIMALS}f}".rstrip("0").removesuffix(".")


def counted(value: object) -> object:
    """How many a number is: one, or any other number. A text is what it says."""
    if isinstance(value, str):
        return value
    return "one" if value in (1, -1) else "other"


def counted_in_french(value: object) -> object:
    """What is less than two is one, and whole millions are many: un million de points."""
    if not isinstance(value, int | float):
        return value
    if -2 < value < 2:
        return "one"
    return "many" if value % 1_000_000 == 0 else "other"


PLURALS: dict[str, Callable[[object], object]] = {
    "en": counted,
    "nl": counted,
    "de": counted,
    "fr": counted_in_french,
}
COUNTED = ("one", "many", "other")  # what our languages tell apart
