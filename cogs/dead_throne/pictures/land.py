"""The land itself: sea, washes, roads, and all that stands on it. Drawn once, large; every map is cut from it."""

import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cogs.dead_throne.pictures import buildings, greenery, seas, signs
from cogs.dead_throne.pictures.colours import LAND, ROAD, SEA, SEA_LINE, SEPIA, WASHES
from cogs.dead_throne.pictures.geometry import (
    HEIGHT,
    REACH,
    TILES,
    WIDTH,
    at,
    bridge_of,
    corners,
    landmark_of,
    middle_of,
    place,
    spot_of,
)
from cogs.dead_throne.pictures.ink import Toss, curve, dashed, smooth, trembling
from cogs.dead_throne.pictures.paths import EDGES, LANDMARKS, QUICK, TERRAIN
from images.palette import PAPER_SHADE, Colour, blend
from images.shapes import Pen, Point

Grow = Callable[[Pen, float, float, float, Toss], None]
_STEP = 20  # px; how finely the coast is drawn
_ROADSIDE, _BESIDE = 40, 66  # px that growth keeps from roads and landmarks
_LAKE: Colour = (164, 190, 190)
_GROWTH: dict[str, tuple[tuple[Grow, ...], float, float]] = {  # what, how large, how far apart
    "W": ((greenery.oak,), 66, 66),
    "O": ((greenery.fir, greenery.fir, greenery.oak), 64, 60),
    "P": ((greenery.peak,), 96, 90),
    "S": ((greenery.peak,), 96, 90),
    "A": ((greenery.reeds,), 40, 76),
    "G": ((greenery.reeds,), 40, 76),
    "C": ((greenery.tuft,), 42, 74),
}
_FIELD: tuple[tuple[Grow, ...], float, float] = ((greenery.furrows, greenery.furrows, greenery.tuft), 56, 92)


def draw_land() -> Image.Image:
    """The whole map without anybody on it, RGB. It takes a second and 70 MiB: see sheets.py."""
    picture = _sea_and_land()
    pen = Pen(WIDTH, HEIGHT, scale=2)
    _borders(pen)
    _lakes(pen)
    _under(pen)
    _roads(pen)
    _rails(pen)
    _quick_paths(pen)
    _standing(pen)
    seas.compass(pen, 190, HEIGHT - 210, 100)
    seas.ship(pen, WIDTH - 230, HEIGHT - 190, Toss("ship"))
    seas.serpent(pen, WIDTH - 190, 330)
    drawn = pen.finish()
    picture.paste(drawn.convert("RGB"), (0, 0), drawn.getchannel("A"))
    return picture


def _sea_and_land() -> Image.Image:
    shore = _shore()
    picture = Image.new("RGB", (WIDTH, HEIGHT), SEA)
    for level in (52, 84):
        band = shore.point([255 if level <= value < level + 8 else 0 for value in range(256)])
        picture.paste(SEA_LINE, (0, 0), band)
    firm = shore.point([255 if value >= 122 else 0 for value in range(256)]).filter(ImageFilter.GaussianBlur(1.2))
    edge = ImageChops.subtract(firm.filter(ImageFilter.MaxFilter(7)), firm)
    picture.paste(_washed(), (0, 0), firm)
    picture.paste(SEPIA, (0, 0), edge)
    return picture


def _shore() -> Image.Image:
    """How far inland every spot lies, as a grey level: the blurred hexes, with bays and capes."""
    small = 4
    mask = Image.new("L", (WIDTH // small, HEIGHT // small), 0)
    pen = ImageDraw.Draw(mask)
    toss = Toss("coast")
    for tile in TILES:
        pen.polygon([(x / small, y / small) for x, y in corners(tile, 1.07)], 255)
    for tile in TILES:
        for angle in range(0, 360, 15):
            x, y = at(tile, angle, 1.03)
            reach, fill = toss.about(15, 9), 255 if toss.share() < 0.55 else 0
            if fill or not _is_inland((x, y)):
                pen.ellipse(
                    (x / small - reach / 2, y / small - reach / 2, x / small + reach / 2, y / small + reach / 2), fill
                )
    return mask.filter(ImageFilter.GaussianBlur(7)).resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC)


def _is_inland(spot: Point) -> bool:
    near = sorted(math.dist(spot, middle_of(tile)) for tile in TILES)
    return near[1] < REACH * 1.3 or near[0] < REACH * 0.98


def _washed() -> Image.Image:
    """Every hex in the colour of its land. No gradients: they weigh more than all roads."""
    washed = Image.new("RGB", (WIDTH, HEIGHT), LAND)
    pen = ImageDraw.Draw(washed)
    for tile in TILES:
        pen.polygon(corners(tile, 1.0), WASHES[TERRAIN[tile]])
    return washed


def _borders(pen: Pen) -> None:
    """A dotted line between any two lands."""
    for tile in TILES:
        points = corners(tile, 1.0)
        dashed(pen, [*points, points[0]], blend(SEPIA, LAND, 0.35), 2.4, 3, 11)


def _lakes(pen: Pen) -> None:
    for tile, share in (("A", 0.27), ("G", 0.3)):
        toss = Toss(f"lake {tile}")
        x, y = middle_of(tile)
        rim = [
            (
                x + toss.about(share, 0.025) * REACH * 1.05 * math.cos(t * math.tau / 28),
                y + toss.about(share, 0.025) * REACH * 0.86 * math.sin(t * math.tau / 28),
            )
            for t in range(28)
        ]
        pen.polygon(rim, _LAKE, SEPIA, 3)
        inner = [(x + (px - x) * 0.86, y + (py - y) * 0.84) for px, py in rim]
        pen.polygon(inner, None, blend(SEPIA, _LAKE, 0.5), 1.5)
        for number in range(7):
            left, high = x + toss.about(0, 46), y + (number - 3) * 17
            pen.arc((left - 16, high - 5, left, high + 5), 0, 180, SEPIA, 1.6)
            pen.arc((left, high - 5, left + 16, high + 5), 0, 180, SEPIA, 1.6)


def _under(pen: Pen) -> None:
    """Bridges lie under the road, not beside it."""
    for step, mark in LANDMARKS.items():
        if mark == "bridge":
            signs.bridge(pen, *bridge_of(step), Toss(step))


def _roads(pen: Pen) -> None:
    lines = []
    for number, (one, other) in enumerate(EDGES):
        toss = Toss(f"road {number}")
        lines.append(trembling([spot_of(one), spot_of(other)], toss, 4, 30))
    for weight, colour in ((19.0, SEPIA), (13.5, ROAD)):
        for line in lines:
            pen.line(line, colour, weight)


def _rails(pen: Pen) -> None:
    for step, mark in LANDMARKS.items():
        if mark == "bridge":
            signs.rails(pen, *bridge_of(step))


def _quick_paths(pen: Pen) -> None:
    for line in quick_lines():
        dashed(pen, line, PAPER_SHADE, 9, 17, 13)
        dashed(pen, line, (150, 60, 40), 5.5, 16, 14)


def quick_lines() -> Iterator[list[Point]]:
    """The Quick Paths as they run on the map: mostly bent a little, the Ferry around the coast."""
    for name, ends in QUICK.items():
        spots = [spot_of(step) for step in ends]
        if name == "ferry":
            yield from _ferry(*spots)
        elif name == "causeway":
            yield from (curve(spots[0], spots[1], -0.12), curve(spots[1], spots[2], -0.12))
        elif name == "postern":
            yield curve(spots[1], spots[0], 0.62)
        else:
            yield curve(spots[0], spots[1], 0.1)


def _ferry(west: Point, east: Point, south: Point) -> Iterator[list[Point]]:
    """Along the southern coast, and around the Oldhedge."""
    low = south[1] + REACH * 0.78
    yield smooth([west, (west[0] + 40, low - 60), (west[0] + 150, low), (south[0] - 70, low - 70), south])
    x, y = middle_of("O")
    around = [(x - 190, y + 330), (x, y + 360), (x + 200, y + 300), (x + 330, y + 160), (x + 330, y - 60)]
    yield smooth([south, (south[0] + 40, low - 100), *around, east])


def _standing(pen: Pen) -> None:
    """Everything that stands upright, from the back to the front, so that nothing hides what is before it."""
    things = [*_growth(), *_landmarks(), *_towns()]
    for _, draw in sorted(things, key=lambda thing: thing[0]):
        draw(pen)


def _put(draw: Callable[[Pen, float, float, Toss], None], x: float, y: float, toss: Toss, pen: Pen) -> None:
    draw(pen, x, y, toss)


def _wall(x: float, y: float, toss: Toss, pen: Pen, *, is_front: bool) -> None:
    buildings.wall(pen, x, y, 112, 94, toss, is_front=is_front)


def _house(x: float, y: float, pen: Pen) -> None:
    buildings.house(pen, x, y, 56)


def _grow(draw: Grow, x: float, y: float, large: float, toss: Toss, pen: Pen) -> None:
    draw(pen, x, y, large, toss)


def _landmarks() -> Iterator[tuple[float, Callable[[Pen], None]]]:
    for step, mark in LANDMARKS.items():
        if mark == "bridge":
            continue
        draw = getattr(buildings, mark, None) or getattr(signs, mark)
        x, y = spot_of(step) if step == "G.light" else landmark_of(step)
        yield y + 20, partial(_put, draw, x, y, Toss(step))
    x, y = spot_of("C.castle")
    yield y, partial(_put, buildings.castle, x, y, Toss("castle"))


def _towns() -> Iterator[tuple[float, Callable[[Pen], None]]]:
    for tile in ("T1", "T2", "T3"):
        x, y = middle_of(tile)
        toss = Toss(f"wall {tile}")
        yield y - 94, partial(_wall, x, y, toss, is_front=False)
        yield y + 94, partial(_wall, x, y, toss, is_front=True)
        for name in ("market", "tavern", "inn"):
            hx, hy = spot_of(f"{tile}.{name}")
            yield hy, partial(_house, hx, hy - 20)


def _growth() -> Iterator[tuple[float, Callable[[Pen], None]]]:
    roads = [(spot_of(a), spot_of(b)) for a, b in EDGES]
    quick = [pair for line in quick_lines() for pair in pairwise(line)]
    for tile in TILES:
        kinds, size, apart = _GROWTH.get(tile, _FIELD)
        toss = Toss(f"growth {tile}")
        near = [road for road in roads + quick if _is_near(road[0], tile)]
        for x, y in _scattered(tile, apart, toss):
            if _is_free((x, y), tile, near, size):
                draw, large = kinds[int(toss.share() * len(kinds))], toss.about(size, size * 0.16)
                own = Toss(f"{tile} {x:.0f} {y:.0f}")
                yield y, partial(_grow, draw, x, y, large, own)


def _is_near(spot: Point, tile: str) -> bool:
    return math.dist(spot, middle_of(tile)) < 1.5 * REACH


def _scattered(tile: str, apart: float, toss: Toss) -> Iterator[Point]:
    x, y = middle_of(tile)
    count = int(REACH * 1.05 / apart) + 1
    for row in range(-count, count + 1):
        for column in range(-count, count + 1):
            px = x + (column + 0.5 * (row % 2)) * apart + toss.about(0, apart * 0.28)
            py = y + row * apart * 0.8 + toss.about(0, apart * 0.2)
            yield px, py


def _is_free(spot: Point, tile: str, roads: list[tuple[Point, Point]], size: float) -> bool:
    """In its own hex, off roads, clear of landmarks, and of the tile's name at its upper corner."""
    x, y = spot
    middle_x, middle_y = middle_of(tile)
    dx, dy = abs(x - middle_x), abs(y - middle_y)
    if dx > 0.84 * REACH or dx / math.sqrt(3) + dy > 0.98 * REACH:
        return False
    up = (x, y - size * 0.45)
    if any(min(_distance(spot, road), _distance(up, road)) < _ROADSIDE for road in roads):
        return False
    if math.dist((x, y), (middle_x, middle_y)) < 150 and tile[0] in "TCAG":
        return False
    if dx < 120 and y < middle_y - REACH * 0.66:
        return False
    marks = [landmark_of(step) for step in LANDMARKS if place(step).tile == tile and step != "G.light"]
    return all(math.dist(spot, mark) > _BESIDE for mark in marks)


def _distance(spot: Point, road: tuple[Point, Point]) -> float:
    """From a point to a stretch of road."""
    (x, y), (ax, ay), (bx, by) = spot, *road
    long = (bx - ax) ** 2 + (by - ay) ** 2
    share = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long)) if long else 0.0
    return math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
