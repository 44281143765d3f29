"""Where the small charts go on a map: into the corner where they hide least."""

from collections.abc import Iterator, Sequence

from PIL import Image

from cogs.bag_of_dungeon.board_chart import Chart
from cogs.bag_of_dungeon.board_heroes import HeroLook
from cogs.bag_of_dungeon.board_window import Window, tiles_of
from cogs.bag_of_dungeon.board_words import MapWords
from cogs.bag_of_dungeon.content import WORLDS, World
from cogs.bag_of_dungeon.view import BagView, TileView
from images.tokens import MARGIN

_GAP = 16  # px
_FEW = 3  # tiles of another world that are no news while nobody is there

Spot = tuple[float, float]


def draw_charts(
    picture: Image.Image,
    view: BagView,
    window: Window,
    focus: TileView,
    looks: Sequence[HeroLook],
    words: MapWords,
) -> None:
    """A chart of each world of which the window does not show all."""
    charts = [Chart(world, tiles, words.worlds[world]) for world, tiles in _worlds(view, window)]
    if not charts:
        return
    width = sum(chart.width + _GAP for chart in charts) - _GAP
    height = max(chart.height for chart in charts)
    left, top = _corner(view, window, focus, width, height)
    is_low = top > _GAP
    for chart in charts:
        chart.draw(picture, left, top + (height - chart.height if is_low else 0), looks, window)
        left += chart.width + _GAP


def _worlds(view: BagView, window: Window) -> Iterator[tuple[World, tuple[TileView, ...]]]:
    for world in WORLDS:
        tiles = tiles_of(view.tiles, world)
        if world == window.world:
            if window.is_cropped:
                yield world, tiles
        elif len(tiles) > _FEW or any(tile.heroes for tile in tiles):
            yield world, tiles


def _corner(view: BagView, window: Window, focus: TileView, width: float, height: float) -> Spot:
    """The corner in which a box hides the least; never the tile the picture is about if that can be helped."""
    right, low = window.width - width - _GAP, window.height - height - _GAP
    corners: list[Spot] = [(_GAP, low), (right, low), (right, _GAP), (_GAP, _GAP)]
    tiles = tiles_of(view.tiles, window.world)
    return min(corners, key=lambda corner: _hidden(tiles, window, focus, corner, (width, height)))


def _hidden(tiles: Sequence[TileView], window: Window, focus: TileView, corner: Spot, box: Spot) -> float:
    """How much a box would hide: tiles by their area, more where somebody stands, far more at the focus."""
    total = 0.0
    for tile in tiles:
        x, y = window.middle(tile)
        half = window.size / 2 + MARGIN  # a chart's shadow hides as well
        wide = min(x + half, corner[0] + box[0]) - max(x - half, corner[0])
        high = min(y + half, corner[1] + box[1]) - max(y - half, corner[1])
        if wide > 0 and high > 0:
            weight = 100 if tile.label == focus.label else 6 if tile.heroes else 2 if tile.monster else 1
            total += weight * wide * high
    return total
