"""What stands on the land: towns, landmarks, and all that grows."""

import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

from cogs.dead_throne.pictures import buildings, greenery, signs
from cogs.dead_throne.pictures.geometry import REACH, TILES, landmark_of, middle_of, place, spot_of
from cogs.dead_throne.pictures.ink import Toss
from cogs.dead_throne.pictures.paths import EDGES, LANDMARKS
from cogs.dead_throne.pictures.quick import quick_lines
from images.shapes import Pen, Point

Grow = Callable[[Pen, float, float, float, Toss], None]
_ROADSIDE, _BESIDE = 40, 66  # px that growth keeps from roads and landmarks
_GROWTH: dict[str, tuple[tuple[Grow, ...], float, float]] = {  # what, how large, how far apart
    "W": ((greenery.oak,), 66, 66),
    "O": ((greenery.fir, greenery.fir, greenery.oak), 64, 60),
    "P": ((greenery.peak,), 96, 90),
    "S": ((greenery.peak,), 96, 90),
    "A": ((greenery.reeds,), 40, 76),
    "G": ((greenery.reeds,), 40, 76),
    "C": ((greenery.tuft,), 42, 74),
}
Mark = Callable[[Pen, float, float, Toss], None]
_MARKS: dict[str, Mark] = {
    "barracks": buildings.barracks,
    "boathouse": buildings.boathouse,
    "cave": buildings.cave,
    "eyrie": buildings.eyrie,
    "lighthouse": buildings.lighthouse,
    "mill": buildings.mill,
    "mine": buildings.mine,
    "nest": buildings.nest,
    "watchtower": buildings.watchtower,
    "cairn": signs.cairn,
    "carriage": signs.carriage,
    "jetty": signs.jetty,
    "old-tree": signs.old_tree,
    "waymarker": signs.waymarker,
    "well": signs.well,
}
_FIELD: tuple[tuple[Grow, ...], float, float] = ((greenery.furrows, greenery.furrows, greenery.tuft), 56, 92)


def draw_standing(pen: Pen) -> None:
    """Everything that stands upright, from the back to the front, so that nothing hides what is before it."""
    things = [*_growth(), *_landmarks(), *_towns()]
    for _, draw in sorted(things, key=lambda thing: thing[0]):
        draw(pen)


def _put(draw: Mark, x: float, y: float, toss: Toss, pen: Pen) -> None:
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
        x, y = spot_of(step) if step == "G.light" else landmark_of(step)
        yield y + 20, partial(_put, _MARKS[mark], x, y, Toss(step))
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
