"""People on a map, told apart by letters, shape and colour; how they stand together in one cell."""

from collections.abc import Sequence
from typing import NamedTuple

from images.palette import GLOW, INK, PAPER_LIGHT, Colour
from images.pieces import Form, glow, piece
from images.shapes import Sprite
from images.type import MISSING

_SHAPES: tuple[tuple[Form, Colour, Colour], ...] = (
    ("disc", (170, 44, 48), PAPER_LIGHT),
    ("square", (38, 84, 150), PAPER_LIGHT),
    ("diamond", (236, 184, 66), INK),
    ("shield", (112, 58, 140), PAPER_LIGHT),
    ("disc", (24, 122, 128), PAPER_LIGHT),
    ("square", (196, 92, 30), PAPER_LIGHT),
)
ABREAST = 2  # in a row
_LEAST = 36  # px of a piece; in a smaller one letters have no room


class Figure(NamedTuple):
    """Somebody on all pictures of a match."""

    name: str
    player: str
    letters: str
    form: Form
    fill: Colour
    ink: Colour

    def piece(self, size: int) -> Sprite:
        return piece(self.letters, self.form, size, self.fill, self.ink)

    def glow(self, size: int) -> Sprite:
        return glow(self.form, size, GLOW)


def figures(people: Sequence[tuple[str, str]], unnamed: str) -> tuple[Figure, ...]:
    """One for each name and player; one or two letters of the name, so that no two have the same.

    Of several with the same name, as people of other scripts have where "Hero" stands for theirs, each has a number.
    """
    names = [name.replace(MISSING, "").strip() for name, _ in people]
    made = []
    for number, (name, player) in enumerate(people):
        others = [other for index, other in enumerate(names) if index != number and other]
        letters = "" if names[number] in others else _letters(names[number], others)
        made.append(Figure(name or unnamed, player, letters or str(number + 1), *_SHAPES[number % len(_SHAPES)]))
    return tuple(made)


def _letters(name: str, others: Sequence[str]) -> str:
    """The initial, and where it is taken the first letter by which the names differ."""
    rivals = [other for other in others if other[:1] == name[:1]]
    if not rivals:
        return name[:1]
    apart = (place for place in range(1, len(name)) if all(other[place : place + 1] != name[place] for other in rivals))
    return name[:1] + name[next(apart, 1) :][:1]


def places(count: int, size: int, *, is_low: bool) -> tuple[int, list[tuple[float, float]]]:
    """How large each piece is, and where, from the cell's middle; three and more stand in two rows if there is room."""
    if count > ABREAST and not is_low and size * 0.3 >= _LEAST:
        reach = size * 0.18
        return round(size * 0.3), [(reach * (2 * (n % 2) - 1), reach * (2 * (n // 2) - 1)) for n in range(count)]
    share = 0.4 if count == 1 and not is_low else 0.32 if count <= ABREAST else 0.24
    each = max(_LEAST, round(size * share))
    pitch = min(each * 1.16, size * 0.72 / max(1, count - 1))
    return each, [((n - (count - 1) / 2) * pitch, size * 0.22 if is_low else 0.0) for n in range(count)]
