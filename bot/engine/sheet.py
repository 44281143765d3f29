"""Characters that live on: what a match is given of them as data, and what it gives back."""

from typing import Any, Self, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T", bound=Struct)


class Sheet(Struct, frozen=True):
    """One character, as it comes into a match or leaves it. It stands in the record: a replay needs no roster.

    `data` is the game's `sheet_type` in plain values, so that stores and exports can hold it without knowing the game.
    """

    id: str  # the roster's; empty: made in this match, and in no roster yet
    seat: int  # who plays it; a seat may have several
    data: dict[str, Any]

    @classmethod
    def of(cls, id: str, seat: int, sheet: Struct) -> Self:  # noqa: A002 - it is the field's name
        return cls(id, seat, msgspec.to_builtins(sheet, str_keys=True))

    def read(self, kind: type[T]) -> T:
        """The sheet as the game has it. Raises msgspec.ValidationError where it is of another shape."""
        return msgspec.convert(self.data, kind, strict=False)
