"""The ground of a strip above the board: cloth, and a ribbon with what has happened."""

from PIL import Image

from cogs.death_over_the_kingdom.pictures.colours import ACCENT
from cogs.death_over_the_kingdom.pictures.faces import DAMASK
from images.banners import put_banner
from images.palette import INK, PAPER_LIGHT
from images.table.cloth import runner
from images.type import SMALL, STRONG, write

WIDTH, MOST_HIGH = 800, 260  # px
TITLE_ROOM = 640  # px of the ribbon that are for words
HEAD = 52  # px from the upper edge to what lies below the ribbon
NOTE = 28  # px more where there is a second line


def ground(height: int, title: str, note: str = "") -> Image.Image:
    """A fresh strip with its words; the rest of it begins at `HEAD`, or `NOTE` lower."""
    assert height <= MOST_HIGH, f"{height} px is too high for a strip"
    strip = runner(WIDTH, height, ACCENT, DAMASK).copy()
    put_banner(strip, title, (WIDTH / 2, 28, 730, 40), ACCENT.metal, INK, STRONG, SMALL, room=TITLE_ROOM)
    if note:
        write(strip, note, WIDTH / 2, HEAD + NOTE / 2 - 1, SMALL, PAPER_LIGHT, width=WIDTH - 60)
    return strip
