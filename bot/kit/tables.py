"""The content of a game, read from the TOML files of a folder."""

import tomllib
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")


class Numbered(Protocol):
    """What a file of its own tells of: a quest, an adventure."""

    @property
    def key(self) -> str: ...
    @property
    def number(self) -> int: ...


N = TypeVar("N", bound=Numbered)


class Tables:
    """`Tables(folder)`: files are named without their ending, below the folder with a slash."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, name: str) -> dict[str, Any]:
        """A file as it stands."""
        return tomllib.loads((self._folder / f"{name}.toml").read_text(encoding="utf-8"))

    def by_key(self, name: str, table: str, kind: type[T]) -> dict[str, T]:
        """The rows of one of its tables by their `key`. Raises msgspec.ValidationError where one is not of the kind."""
        rows: list[dict[str, Any]] = self.load(name)[table]
        return {row["key"]: msgspec.convert(row, kind) for row in rows}

    def each(self, folder: str, kind: type[N]) -> dict[str, N]:
        """The files of a folder by their `key`, in the order of their `number`. Raises msgspec.ValidationError."""
        found = [msgspec.convert(self.load(name), kind) for name in self.names(folder)]
        return {one.key: one for one in sorted(found, key=lambda one: one.number)}

    def names(self, folder: str) -> list[str]:
        """The files of a folder below, in alphabetical order, as `load` takes them."""
        return [f"{folder}/{path.stem}" for path in sorted((self._folder / folder).glob("*.toml"))]
