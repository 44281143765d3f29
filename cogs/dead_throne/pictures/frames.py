"""How much of the land a picture shows, and how large."""

from typing import NamedTuple

from PIL import Image

from cogs.dead_throne.pictures.geometry import HEIGHT, WIDTH, middle_of, place
from cogs.dead_throne.pictures.land import land
from images.kept import kept
from images.shapes import Point


class Frame(NamedTuple):
    """A part of the large map: its left upper corner there, its size in px of the picture, and the scale."""

    left: float
    top: float
    width: int
    height: int
    scale: float

    @property
    def is_large(self) -> bool:
        return self.scale > 0.7

    def at(self, spot: Point) -> Point:
        return (spot[0] - self.left) * self.scale, (spot[1] - self.top) * self.scale

    def shows(self, spot: Point) -> bool:
        x, y = self.at(spot)
        return 0 <= x < self.width and 0 <= y < self.height

    def ground(self) -> Image.Image:
        """The land in it, RGB, to draw on."""
        if self.is_large:
            left, top = round(self.left), round(self.top)
            return land().crop((left, top, left + self.width, top + self.height))
        return shrunk(self.width, self.height).copy()


def whole(width: int) -> Frame:
    """All of the land in that width."""
    return Frame(0, 0, width, round(width * HEIGHT / WIDTH), width / WIDTH)


def around(step: str, width: int, height: int) -> Frame:
    """A step's hex in the middle, with as much of its neighbours as there is room."""
    x, y = middle_of(place(step).tile)
    left = max(0.0, min(WIDTH - width, x - width / 2))
    top = max(0.0, min(HEIGHT - height, y - height / 2))
    return Frame(float(round(left)), float(round(top)), width, height, 1.0)


@kept
def shrunk(width: int, height: int) -> Image.Image:
    return land().resize((width, height), Image.Resampling.LANCZOS)
