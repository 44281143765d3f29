"""After a room: a small table of experience with its reasons (R115)."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.p52.pictures import icons
from cogs.p52.pictures.colours import ACCENT
from cogs.p52.pictures.strip import WIDTH, strip_ground
from cogs.p52.view.beats import Beat
from images.captions import put_panel
from images.figures import Figure
from images.icons import Icon, put_icon
from images.palette import GLOW, INK_SOFT, PAPER_LIGHT
from images.shapes import stamp_centred
from images.type import SMALL, STRONG, Style, Weight, fitting, write

EARNED = "experience-gained"
_ROW, _HEAD, _EDGE = 34, 40, 16  # px
_NAME, _FIRST, _PITCH = 62, 244, 62
_NUMBER, _SUM = Style(27, Weight.SEMIBOLD), Style(30, Weight.BLACK)
_REASONS: tuple[tuple[str, Icon], ...] = (
    ("alive", icons.HEART),
    ("attacked", icons.SWORDS),
    ("defended", icons.STANCE),
    ("felled", icons.SKULL),
    ("chests", icons.SPOTS["chest"]),
    ("feats", icons.BURST),
)


def draw_earnings(earned: Sequence[Beat], looks: Sequence[Figure], words: Words) -> Image.Image:
    """A line for each character: what for, how much in all, and how much it has."""
    rows = earned[:6]
    height = 2 * _EDGE + _HEAD + _ROW * len(rows)
    strip = strip_ground(max(height, 120))
    put_panel(strip, (_EDGE, _EDGE, WIDTH - _EDGE, height - _EDGE), ACCENT.deep)
    top = _EDGE + _HEAD / 2
    write(strip, words.say("earned-title"), _EDGE + 18, top, STRONG, ACCENT.metal_light, align="left", width=220)
    for number, (_, icon) in enumerate(_REASONS):
        put_icon(strip, icon, _FIRST + number * _PITCH, top, 30, ACCENT.metal_light)
    for number, beat in enumerate(rows):
        _put_row(strip, top + 4 + _ROW * (number + 1), beat, looks[beat.seat or 0], words)
    return strip


def _put_row(strip: Image.Image, y: float, beat: Beat, look: Figure, words: Words) -> None:
    stamp_centred(strip, look.piece(30), _EDGE + 28, y)
    room = _FIRST - _NAME - 34
    write(strip, look.name, _NAME, y, fitting(look.name, room, STRONG, SMALL), PAPER_LIGHT, align="left", width=room)
    for number, (reason, _) in enumerate(_REASONS):
        points = beat.number(reason)
        said, colour = (f"+{points}", PAPER_LIGHT) if points else ("·", INK_SOFT)
        write(strip, said, _FIRST + number * _PITCH, y, _NUMBER, colour)
    end = WIDTH - _EDGE - 18
    write(
        strip, words.say("earned-now", experience=beat.number("experience")), end, y, SMALL, PAPER_LIGHT, align="right"
    )
    write(strip, f"+{beat.number('points')}", end - 118, y, _SUM, GLOW, align="right")
