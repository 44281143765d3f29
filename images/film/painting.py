"""A picture of a film: the board, and below it a band with what happened, in words or as a strip."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from images.film.colours import ground_of
from images.film.shots import TALLEST, WIDTH, Plan, Shot, fitted
from images.fixed_palette import FixedPalette
from images.palette import GLOW, PAPER_LIGHT, Colour
from images.type import BODY, HEAD, NAME, SMALL, Style, legible, wrap, write

MARGIN = 28  # px
ROWS = 3  # of words below the heading


class Painter:
    """Paints all the pictures of one film. `accent`: the colour that the ground has something of."""

    def __init__(self, plan: Plan, palette: FixedPalette, accent: Colour) -> None:
        self._plan, self._palette = plan, palette
        self._ground = ground_of(accent)
        self._empty = self._mapped(Image.new("RGB", plan.size, self._ground))

    def paint(self, shot: Shot) -> Image.Image:
        """Of mode P, in the film's palette."""
        page, board = self._empty.copy(), _shown(shot.board, TALLEST)
        band = self._worded(shot) if shot.strip is None else _shown(shot.strip, self._plan.band)
        top = (self._plan.board - board.height) // 2
        self._put(page, board, top)
        self._put(page, band, top + board.height)
        page.putpalette(self._palette.colours)
        return page

    def _put(self, page: Image.Image, picture: Image.Image, top: int) -> None:
        page.paste(self._mapped(picture), ((WIDTH - picture.width) // 2, top))

    def _mapped(self, picture: Image.Image) -> Image.Image:
        return self._palette.map(picture)

    def _worded(self, shot: Shot) -> Image.Image:
        band = Image.new("RGB", (WIDTH, self._plan.band), self._ground)
        room = WIDTH - 2 * MARGIN
        heading, style, pitch = (HEAD, NAME, 50) if shot.is_title else (SMALL, BODY, 38)
        write(band, legible(shot.heading), MARGIN, 34, heading, GLOW, align="left", width=room)
        told = rows(shot.lines, style, 2 if shot.is_title else ROWS, begins_first=shot.begins_first)
        for number, row in enumerate(told):
            write(band, row, MARGIN, 34 + pitch * (number + 1) + 4, style, PAPER_LIGHT, align="left", width=room)
        return band


def rows(lines: Sequence[str], style: Style, most: int, *, begins_first: bool = False) -> list[str]:
    """The last (or the first) of the lines that have room, each on as many rows as it needs."""
    found: list[str] = []
    for line in lines if begins_first else reversed(lines):
        wrapped = wrap(legible(line), style, WIDTH - 2 * MARGIN, most)
        if len(found) + len(wrapped) > most:
            break
        found = [*found, *wrapped] if begins_first else [*wrapped, *found]
    return found


def _shown(png: bytes, tallest: int) -> Image.Image:
    with Image.open(BytesIO(png)) as picture:
        whole = picture.convert("RGB")
    size = fitted(png, tallest)
    return whole if whole.size == size else whole.resize(size, Image.Resampling.HAMMING)
