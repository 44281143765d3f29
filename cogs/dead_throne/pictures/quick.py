"""The Quick Paths as lines on the map; growth keeps clear of them."""

from collections.abc import Iterator

from cogs.dead_throne.pictures.geometry import REACH, middle_of, spot_of
from cogs.dead_throne.pictures.ink import curve, smooth
from cogs.dead_throne.pictures.paths import QUICK
from images.shapes import Point


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
