"""The land with all that is on it: around somebody, or whole."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.dead_throne.pictures.colours import ACCENT, SEPIA
from cogs.dead_throne.pictures.frames import Frame, shrunk, whole
from cogs.dead_throne.pictures.geometry import spot_of
from cogs.dead_throne.pictures.pawns import put_pawns
from cogs.dead_throne.pictures.steps import put_steps
from cogs.dead_throne.view.view import ThroneView
from images.figures import Figure
from images.kept import kept
from images.palette import GLOW, INK
from images.pieces import marker
from images.shapes import Pen, put_block, stamp_centred

_CHART = 300  # px wide


def paint_map(
    view: ThroneView, looks: Sequence[Figure], frame: Frame, lit: frozenset[str], words: Words
) -> Image.Image:
    """The part of the land in the frame; a chart of all of it in the corner where it is but a part."""
    picture = frame.ground()
    put_steps(picture, frame, lit, words)
    put_pawns(picture, view, looks, frame)
    if frame.is_large:
        _put_chart(picture, view, looks, frame)
    return picture


def _put_chart(picture: Image.Image, view: ThroneView, looks: Sequence[Figure], frame: Frame) -> None:
    """Where everybody is, and what part of it the large map shows."""
    all_of_it = whole(_CHART)
    chart = _faded(all_of_it.width, all_of_it.height).copy()
    left, top = all_of_it.at((frame.left, frame.top))
    right, bottom = all_of_it.at((frame.left + frame.width, frame.top + frame.height))
    pen = Pen(all_of_it.width, all_of_it.height, scale=2)
    pen.rounded((left, top, right, bottom), 6, None, INK, 6)
    pen.rounded((left + 1.5, top + 1.5, right - 1.5, bottom - 1.5), 5, None, GLOW, 3)
    drawn = pen.finish()
    chart.paste(drawn.convert("RGB"), (0, 0), drawn.getchannel("A"))
    for player in view.players:
        if player.at and not player.is_out:
            look = looks[player.seat]
            size = 24 if player.seat == view.active else 17
            stamp_centred(chart, marker(look.form, size, look.fill), *all_of_it.at(spot_of(player.at)))
    x, y = frame.width - chart.width - 14, frame.height - chart.height - 14
    put_block(picture, (x - 6, y - 6, x + chart.width + 6, y + chart.height + 6), ACCENT.metal, SEPIA, 3)
    picture.paste(chart, (x, y))


@kept
def _faded(width: int, height: int) -> Image.Image:
    return Image.blend(shrunk(width, height), Image.new("RGB", (width, height), ACCENT.tint), 0.35)
