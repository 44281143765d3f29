"""Map tiles seen from above: a floor between walls, open towards some sides, and the ground under a map."""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from images.icons import Icon, icon_mask
from images.lightened import lightened
from images.palette import INK, PAPER, Colour, blend
from images.part_cache import cached
from images.shapes import Box, Pen, Point, Sprite
from images.sheet import Sheet

NORTH, EAST, SOUTH, WEST = range(4)
STEPS: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
PASSAGE = 0.27  # half the width of a passage, as a share of the tile
ROOM = 0.385  # half the width of a room
_LINE = 0.024
_WIDEST = 1200  # px of a map


class Terrain(NamedTuple):
    """How a world is built."""

    wall: Colour
    wall_light: Colour
    floor: Colour
    floor_line: Colour
    light: Colour
    ground: Colour  # where nothing is known
    is_leafy: bool  # trees instead of masonry


STONE = Terrain(
    (92, 80, 70), (122, 108, 94), (232, 211, 171), (206, 181, 137), (247, 225, 172), (47, 41, 38), is_leafy=False
)
GROVE = Terrain(
    (44, 84, 54), (74, 120, 70), (217, 214, 160), (186, 190, 126), (231, 226, 170), (30, 51, 38), is_leafy=True
)


@cached
def tile(terrain: Terrain, openings: tuple[int, ...], size: int, variety: int, *, is_room: bool) -> Image.Image:
    """A tile of `size` px, read-only; `openings` are the open sides, `variety` strews the small things."""
    pen = Pen(size, size, scale=3)
    pen.rounded((0, 0, size, size), 0, terrain.wall, None)
    toss = _Toss(variety)
    if not terrain.is_leafy:
        _masonry(pen, terrain, size)
    _floor(pen, terrain, openings, size, is_room=is_room)
    if terrain.is_leafy:
        _tufts(pen, terrain, openings, size, toss)
        _canopy(pen, terrain, openings, size, toss, is_room=is_room)
    else:
        _flags(pen, terrain, openings, size, toss)
    pen.rounded((0, 0, size, size), 0, None, INK, max(2, size * 0.016))
    return lightened(pen.finish().convert("RGB"))


def ground(terrain: Terrain, width: int, height: int) -> Image.Image:
    """What lies under a map, RGB, to draw on: rock in courses, or a dark wood, the same again and again."""
    base, piece = Sheet((width, height)), _ground(terrain)
    for y in range(0, height, piece.height):
        base.paste(piece, (0, y))
    return base


@cached
def _ground(terrain: Terrain) -> Image.Image:
    """As much of it as repeats itself downwards, as wide as any map."""
    base = Image.new("RGB", (_WIDEST, 92 if terrain.is_leafy else 80), terrain.ground)
    shade = blend(terrain.ground, terrain.wall, 0.32)
    if terrain.is_leafy:
        sign = icon_mask(Icon("mdi", "pine_tree"), 38)
        for row, y in enumerate(range(-54, base.height, 46)):
            for x in range(-28 * (1 - row % 2), base.width, 56):
                base.paste(shade, (x, y), sign)
        return base
    pen = Pen(*base.size, scale=2)
    for row, y in enumerate(range(0, base.height + 40, 40)):
        pen.line([(0, y), (base.width, y)], shade, 2)
        for x in range(44 * (row % 2), base.width + 88, 88):
            pen.line([(x, y), (x, y + 40)], shade, 2)
    image = pen.finish()
    base.paste(image.convert("RGB"), (0, 0), image.getchannel("A"))
    return base


@cached
def mist(terrain: Terrain, side: int, size: int) -> Sprite:
    """A bank of mist over the cell an open side leads to; as large as a tile."""
    pen = Pen(size, size, scale=2)
    dx, dy = STEPS[side]
    start = (size * (0.5 - dx * 0.5), size * (0.5 - dy * 0.5))
    for shade, grow, depth in ((0.3, 1.0, 0.13), (0.55, 0.8, 0.07), (0.78, 0.55, 0.01)):
        colour = blend(terrain.ground, PAPER, shade)
        for step in range(-2, 3):
            reach = size * (0.15 if step % 2 else 0.19) * grow
            x = start[0] + dx * size * depth + (step * size * 0.13 if dy else 0)
            y = start[1] + dy * size * depth + (step * size * 0.13 if dx else 0)
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), colour, None)
    return pen.sprite()


@cached
def rubble(terrain: Terrain, side: int, size: int) -> Sprite:
    """Boulders across an open side through which nothing will ever lead; as large as a tile."""
    pen = Pen(size, size, scale=3)
    dx, dy = STEPS[side]
    for step, reach in ((-1.5, 0.1), (0, 0.12), (1.4, 0.1), (-0.7, 0.09), (0.8, 0.085)):
        inset = 0.41 if reach > 0.09 else 0.35
        x = size * (0.5 + dx * inset + (step * 0.13 if dy else 0))
        y = size * (0.5 + dy * inset + (step * 0.13 if dx else 0))
        box = (x - reach * size, y - reach * size * 0.85, x + reach * size, y + reach * size * 0.85)
        pen.ellipse(box, terrain.wall_light, INK, max(2, size * 0.018))
    return pen.sprite()


class _Toss:
    """Numbers from a hash: the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def share(self) -> float:
        """The next number, 0 to 1."""
        self._count += 1
        digest = hashlib.sha256(f"{self._seed}:{self._count}".encode()).digest()
        return int.from_bytes(digest[:4], "big") / 2**32


def _arms(openings: tuple[int, ...], size: int, grow: float) -> Iterator[Box]:
    """The passages from the middle to the open sides and over them."""
    half = size * PASSAGE + grow
    middle = size / 2
    for side in openings:
        dx, dy = STEPS[side]
        ends = (middle + dx * size, middle + dy * size)
        yield (
            min(middle, ends[0]) - half * abs(dy),
            min(middle, ends[1]) - half * abs(dx),
            max(middle, ends[0]) + half * abs(dy),
            max(middle, ends[1]) + half * abs(dx),
        )


def _floor(pen: Pen, terrain: Terrain, openings: tuple[int, ...], size: int, *, is_room: bool) -> None:
    """Everything once larger in ink, then in the floor's colour: an outline along the walls only."""
    middle = size / 2
    for grow, colour in ((size * _LINE, terrain.ground if terrain.is_leafy else INK), (0.0, terrain.floor)):
        half = size * (ROOM if is_room else PASSAGE) + grow
        box = (middle - half, middle - half, middle + half, middle + half)
        pen.rounded(box, size * (0.16 if is_room else 0.1), colour, None)
        for arm in _arms(openings, size, grow):
            pen.rounded(arm, 0, colour, None)


def _masonry(pen: Pen, terrain: Terrain, size: int) -> None:
    course = size / 8
    weight = max(1.5, size * 0.011)
    for row in range(1, 9):
        y = row * course
        pen.line([(0, y), (size, y)], terrain.wall_light, weight)
        for brick in range(5):
            x = (brick + 0.5 * (row % 2)) * size / 4
            pen.line([(x, y - course), (x, y)], terrain.wall_light, weight)


def _flags(pen: Pen, terrain: Terrain, openings: tuple[int, ...], size: int, toss: _Toss) -> None:
    """Cracks between the flagstones of the passages."""
    weight = max(1.5, size * 0.011)
    half = size * PASSAGE * 0.86
    for side in openings:
        dx, dy = STEPS[side]
        for depth in (0.2, 0.34, 0.45):
            shift = (toss.share() - 0.5) * 0.04 * size
            x, y = size * (0.5 + dx * depth), size * (0.5 + dy * depth)
            ends = [(x - half * abs(dy), y - half * abs(dx)), (x + half * abs(dy), y + half * abs(dx))]
            pen.line(ends, terrain.floor_line, weight)
            joint = (x + shift * abs(dy) * 3, y + shift * abs(dx) * 3)
            pen.line([joint, (joint[0] + dx * size * 0.1, joint[1] + dy * size * 0.1)], terrain.floor_line, weight)


def _tufts(pen: Pen, terrain: Terrain, openings: tuple[int, ...], size: int, toss: _Toss) -> None:
    """Blades of grass along the paths."""
    weight = max(1.5, size * 0.014)
    for side in openings:
        dx, dy = STEPS[side]
        for _ in range(3):
            along, across = 0.18 + toss.share() * 0.28, (toss.share() - 0.5) * 0.4
            x, y = size * (0.5 + dx * along + dy * across), size * (0.5 + dy * along + dx * across)
            for lean in (-1, 0, 1):
                pen.line([(x, y), (x + lean * size * 0.022, y - size * 0.045)], terrain.floor_line, weight)


def _canopy(pen: Pen, terrain: Terrain, openings: tuple[int, ...], size: int, toss: _Toss, *, is_room: bool) -> None:
    """Tree tops on all that is not path, overhanging it a little."""
    for x, y in sorted(_trees(openings, size, toss, is_room=is_room), key=lambda spot: spot[1]):
        reach = size * (0.085 + 0.03 * toss.share())
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), terrain.wall, INK, max(2, size * 0.016))
        inner = reach * 0.5
        lit = (x - reach * 0.25, y - reach * 0.3)
        pen.ellipse((lit[0] - inner, lit[1] - inner, lit[0] + inner, lit[1] + inner), terrain.wall_light, None)


def _trees(openings: tuple[int, ...], size: int, toss: _Toss, *, is_room: bool) -> Iterator[Point]:
    """Places on a loose grid that lie off the floor."""
    free = ROOM if is_room else PASSAGE
    for row in range(8):
        for column in range(8):
            x = (column + 0.2 + 0.6 * toss.share()) / 8 - 0.5
            y = (row + 0.2 + 0.6 * toss.share()) / 8 - 0.5
            is_middle = abs(x) < free + 0.02 and abs(y) < free + 0.02
            is_arm = any(
                (abs(x) if STEPS[side][0] == 0 else abs(y)) < PASSAGE + 0.03
                and x * STEPS[side][0] + y * STEPS[side][1] > 0
                for side in openings
            )
            if not is_middle and not is_arm:
                yield size * (0.5 + x), size * (0.5 + y)
