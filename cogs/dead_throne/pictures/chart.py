"""The chart at the edge: the whole land, small, and where everybody is on it."""

from collections.abc import Sequence

from PIL import Image

from cogs.dead_throne.pictures.colours import SEPIA
from cogs.dead_throne.pictures.geometry import HEIGHT, TILES, WIDTH, at, spot_of
from cogs.dead_throne.pictures.lit import Lit
from cogs.dead_throne.pictures.window import Window, whole
from cogs.dead_throne.pictures.window import ground as land_in
from cogs.dead_throne.view.view import ThroneView
from images.figures import Figure
from images.palette import BLOOD, GLOW, INK
from images.part_cache import cached
from images.pieces import marker
from images.shapes import Box, Pen, Point, Sprite, stamp, stamp_centred, to_sprite, with_shadow

WIDE = 250
HIGH = round(WIDE * HEIGHT / WIDTH)
_DOT, _GAP = 18, 16  # px of a mark, and from the map's edge


def corner_for(view: ThroneView, window: Window, light: Lit) -> Point:
    """From the window's corner: where the chart hides the least, the lower right where all are alike."""
    seen = [*light.stops, *(player.at for player in view.players if player.at), *(one.step for one in view.ground)]
    named = [(x + aside, y) for x, y in (window.at(at(tile, 90, 1.0)) for tile in TILES) for aside in (-80, 0, 80)]
    spots = [*(window.at(spot_of(step)) for step in seen), *named]
    right, low = window.width - WIDE - _GAP, window.height - HIGH - _GAP
    corners = ((right, low), (_GAP, low), (right, _GAP), (_GAP, _GAP))
    beside = ((right, low / 2), (_GAP, low / 2), (right / 2, low), (right / 2, _GAP))
    return min((*corners, *beside), key=lambda corner: sum(_is_under(corner, spot) for spot in spots))


def covered(corner: Point) -> Box:
    """What the chart hides there."""
    return *corner, corner[0] + WIDE, corner[1] + HIGH


def _is_under(corner: Point, spot: Point) -> bool:
    return -_GAP < spot[0] - corner[0] < WIDE + _GAP and -_GAP < spot[1] - corner[1] < HIGH + _GAP


def draw_chart(
    board: Image.Image, left: float, top: float, view: ThroneView, window: Window, light: Lit, looks: Sequence[Figure]
) -> None:
    chart = whole(WIDE)
    stamp(board, _sheet(), left, top)
    x, y = chart.at((window.left, window.top))
    far_x, far_y = chart.at((window.left + window.across, window.top + window.down))
    stamp(board, _frame(round(far_x - x), round(far_y - y)), left + x, top + y)
    for step in light.stops:
        spot_x, spot_y = chart.at(spot_of(step))
        stamp_centred(board, marker("disc", 11, GLOW), left + spot_x, top + spot_y)
    if view.defender is not None and view.defender.agrimor_at and not view.defender.agrimor_dead:
        x, y = chart.at(spot_of(view.defender.agrimor_at))
        stamp_centred(board, marker("diamond", _DOT + 6, BLOOD), left + x, top + y)
    for player in view.players:
        if player.at and not player.is_out and not player.is_dead:
            x, y = chart.at(spot_of(player.at))
            shift = (player.seat - len(view.players) / 2) * 4
            look = looks[player.seat]
            stamp_centred(board, marker(look.form, _DOT, look.fill), left + x + shift, top + y)


@cached
def _sheet() -> Sprite:
    shape = Pen(WIDE, HIGH, scale=2, margin=14)
    shape.rounded((0, 0, WIDE, HIGH), 14, INK, None)
    small = Image.new("RGBA", (WIDE + 28, HIGH + 28), (0, 0, 0, 0))
    small.paste(land_in(whole(WIDE)), (14, 14))
    small.putalpha(shape.finish().getchannel("A"))
    rim = Pen(WIDE, HIGH, scale=2, margin=14)
    rim.rounded((0, 0, WIDE, HIGH), 14, None, SEPIA, 5)
    return to_sprite(with_shadow(Image.alpha_composite(small, rim.finish()), 0.5), 14)


@cached
def _frame(width: int, height: int) -> Sprite:
    pen = Pen(width, height, scale=2)
    pen.rounded((0, 0, width, height), 4, None, INK, 3)
    return pen.sprite()
