"""Where a game lies, and what is wrong with one that cannot be used."""

from pathlib import Path

from msgspec import Struct


class Place(Struct, frozen=True):
    """A package that should hold a game."""

    package: str  # as Python imports it: "cogs.nim"
    said: str  # as people find it: "cogs/nim"
    folder: Path | None = None  # where it must have come from; None: wherever Python finds it


class BrokenGame(Exception):
    """A game that is left out. The message is one sentence that says where it lies and what is wrong."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"The game in {place} is left out: {reason}.")
        self.place = place


def reason_of(error: BaseException) -> str:
    """What a foreign module raised, in one line."""
    if isinstance(error, RuntimeError) and error.__cause__ is not None:
        error = error.__cause__  # what fails while a class is made comes wrapped before Python 3.12
    told = " ".join(str(error).split())
    return f"{type(error).__name__}: {told}".rstrip(": .")
