"""A film of shots, small enough to be sent."""

from collections.abc import Sequence
from typing import NamedTuple

from images.film.colours import palette_of
from images.film.encoding import FilmKind, encode
from images.film.painting import Painter
from images.film.shots import Shot, plan_of
from images.palette import Colour

MOST_BYTES: dict[FilmKind, int] = {"webp": 2 * 1024 * 1024, "gif": 8 * 1024 * 1024}
SHORTEST = 2  # pictures: the first and the last
SPARE = 0.9  # of what would just fit, as pictures further apart have more between them


class Film(NamedTuple):
    data: bytes
    kind: FilmKind
    pictures: int
    seconds: float  # it lasts


def make_film(shots: Sequence[Shot], accent: Colour, kind: FilmKind, most: int | None = None) -> Film:
    """Where it would be too large some of its pictures are left out, the first and the last never."""
    most = MOST_BYTES[kind] if most is None else most
    painter = Painter(plan_of(shots), palette_of([shot.board for shot in shots], accent), accent)
    pages = [painter.paint(shot) for shot in shots]
    kept = list(range(len(shots)))
    while True:
        seconds = [shots[number].seconds for number in kept]
        data = encode([pages[number] for number in kept], seconds, kind)
        if len(data) <= most or len(kept) <= SHORTEST:
            return Film(data, kind, len(kept), sum(seconds))
        kept = _fewer(kept, min(len(kept) - 1, int(len(kept) * most / len(data) * SPARE)))


def _fewer(kept: Sequence[int], count: int) -> list[int]:
    last, count = len(kept) - 1, max(count, SHORTEST)
    return [kept[step * last // (count - 1)] for step in range(count)]
