"""One picture of a film before it is painted, and where its parts are to stand."""

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

WIDTH = 800  # px: a phone shows it half as wide
TALLEST = 1000  # px, of a board
BAND = 178  # px: the least height of the band below the board


class Shot(NamedTuple):
    """`board` and `strip` are PNG: the strip, where there is one, stands in the band instead of the words."""

    board: bytes
    heading: str
    lines: tuple[str, ...]
    seconds: float
    strip: bytes | None = None
    is_title: bool = False  # the words in large letters
    begins_first: bool = False  # where not all lines have room the first are told, not the last


class Plan(NamedTuple):
    """All pictures of a film are as large as the largest of them needs."""

    board: int  # px, the height of the place for boards
    band: int

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, self.board + self.band


def plan_of(shots: Sequence[Shot]) -> Plan:
    boards = [fitted(shot.board, TALLEST)[1] for shot in shots]
    strips = [fitted(shot.strip, TALLEST)[1] for shot in shots if shot.strip is not None]
    return Plan(max(boards), max(BAND, *strips, BAND))


def fitted(png: bytes, tallest: int) -> tuple[int, int]:
    """How large a picture is shown."""
    with Image.open(BytesIO(png)) as picture:
        width, height = picture.size
    share = min(WIDTH / width, tallest / height)
    return max(1, round(width * share)), max(1, round(height * share))
