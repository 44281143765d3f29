"""What events and options say, so that the words can name it: seats become names, terms become translated words."""

import typing
from functools import cache
from typing import Annotated, Any

from msgspec import Struct


class Who(Struct, frozen=True):
    """One or more seats; said as their names."""

    seats: tuple[int, ...]


class Term(Struct, frozen=True):
    """A word of the game's own, looked up as `<kind>-<key>`: Term("card", ("KIN",)) is the King's name."""

    kind: str
    keys: tuple[str, ...]


Fact = int | float | str | Who | Term  # a float is said as the language writes decimals: "2.1", "2,1"


class As(Struct, frozen=True):
    """Marks how an annotated field is to be said."""

    kind: str


UNSAID = ("to", "wording")  # fields of an event that are about its telling, not about what happened
Seat = Annotated[int, As("seat")]
Seats = Annotated[tuple[int, ...], As("seat")]


@cache
def _marks(struct: type[Struct]) -> dict[str, str | None]:
    hints = typing.get_type_hints(struct, include_extras=True)
    return {name: _mark(hints[name]) for name in struct.__struct_fields__ if name not in UNSAID}


def _mark(hint: Any) -> str | None:
    """The kind in `Annotated[..., As(kind)]`, also where the field may be None."""
    for part in (hint, *typing.get_args(hint)):
        for extra in getattr(part, "__metadata__", ()):
            if isinstance(extra, As):
                return extra.kind
    return None


def fields_said(struct: type[Struct]) -> list[str]:
    """The fields that a sentence can name, in their order."""
    return list(_marks(struct))


def seats_named(struct: type[Struct]) -> list[str]:
    """The fields that hold seats, in their order."""
    return [name for name, kind in _marks(struct).items() if kind == "seat"]


def facts_of(struct: Struct) -> dict[str, Fact]:
    """The fields of an event as facts; fields that are None are left out."""
    said = ((name, kind, getattr(struct, name)) for name, kind in _marks(type(struct)).items())
    return {name: _fact(kind, value) for name, kind, value in said if value is not None}


def _fact(kind: str | None, value: Any) -> Fact:
    if kind is None:
        return int(value) if isinstance(value, bool) else typing.cast(Fact, value)
    several = value if isinstance(value, tuple) else (value,)
    return Who(several) if kind == "seat" else Term(kind, several)
