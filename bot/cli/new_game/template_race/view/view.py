"""What can be seen of the race: all of it."""

from msgspec import Struct


class TemplateRaceView(Struct, frozen=True):
    viewer: int | None  # None: the public
    length: int
    puddles: tuple[int, ...]
    spaces: tuple[int, ...]
    acting: int | None  # whose turn it is; None once the race is over
    die: int  # what it has rolled; 0 before
