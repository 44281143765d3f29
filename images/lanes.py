"""How far everybody has come: a lane for each, with a piece at its end."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from images.palette import INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, Accent, Colour
from images.shapes import Sprite, stamp, stamp_centred
from images.standings import CROWN
from images.tokens import coin, cut_out, plate
from images.type import NAME, SMALL, STRONG, fitting, write

PLACE, NAMED = 34, 210  # px of the columns before the lanes
_TICKS = 16  # more points than so many have a tick for every fifth


class Lane(NamedTuple):
    """`far` on the lane's scale; `said` stands on the piece."""

    place: str
    name: str
    far: int
    said: str
    has_won: bool


def put_lanes(
    board: Image.Image,
    lanes: Sequence[Lane],
    box: tuple[float, float, float],
    pitch: int,
    accent: Accent,
    wanted: int | None,
) -> None:
    """In the order given; the box is left, top, right. Where to be is marked across all lanes, at `wanted`."""
    left, top, right = box
    start = left + PLACE + NAMED + 30
    most = max(1, *(lane.far for lane in lanes))
    step = (right - 34 - start) / most
    low = top + pitch * len(lanes)
    _draw_ticks(board, start, step, most, (top, low))
    if wanted is not None:
        x = start + wanted * step
        stamp(board, plate(44, round(low - top), accent.metal_light, accent.metal, 3), x - 22, top)
    for number, lane in enumerate(lanes):
        y = top + (number + 0.5) * pitch
        _draw_lane(board, lane, (left, start, y), step, pitch, accent)


def _draw_ticks(board: Image.Image, start: float, step: float, most: int, span: tuple[float, float]) -> None:
    pen = ImageDraw.Draw(board)
    for point in range(0, most + 1, 1 if most <= _TICKS else 5):
        x = round(start + point * step)
        pen.line((x, span[0] + 4, x, span[1] - 4), PAPER_SHADE, 2)


def _draw_lane(
    board: Image.Image, lane: Lane, where: tuple[float, float, float], step: float, pitch: int, accent: Accent
) -> None:
    """`where`: the left edge, where the lane starts, and its middle."""
    left, start, y = where
    end = start + lane.far * step
    if lane.has_won:
        stamp(board, plate(PLACE + NAMED + 6, pitch - 6, accent.metal, INK, 3), left, y - pitch / 2 + 3)
    write(board, lane.place, left + 22, y, STRONG)
    indent = 38 if lane.has_won else 0
    if lane.has_won:
        stamp_centred(board, _crown(accent.metal_light), left + PLACE + 22, y)
    room = NAMED - indent - 8
    style = fitting(lane.name, room, NAME if pitch > 44 else SMALL, SMALL)
    write(board, lane.name, left + PLACE + 8 + indent, y, style, align="left", width=room)
    ImageDraw.Draw(board).rounded_rectangle((start - 4, y - 5, end, y + 5), 5, accent.main if lane.far else INK_SOFT)
    fill = accent.metal if lane.has_won else PAPER_LIGHT
    stamp_centred(board, coin(lane.said, min(42, pitch - 2), fill), end, y)


def _crown(fill: Colour) -> Sprite:
    return cut_out(CROWN, 30, fill)
