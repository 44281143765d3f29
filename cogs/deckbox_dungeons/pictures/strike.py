"""A hero's attack in a strip: the dice as they fell, hits bright, and what it did."""

from PIL import Image

from cogs.deckbox_dungeons.content.tables import ENEMIES
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.pictures.dice import enemy_die
from cogs.deckbox_dungeons.pictures.icons import SKULL
from cogs.deckbox_dungeons.view.beats import Beat
from images.dice import die
from images.figures import Figure
from images.palette import GLOW, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE
from images.shapes import Box, stamp, stamp_centred
from images.tokens import cut_out
from images.type import HEAD, NAME, SMALL, STRONG, fitting, write

_HIT = 6  # R45
_TITLES = (HEAD, NAME, STRONG, SMALL)


def draw_strike(strip: Image.Image, box: Box, beat: Beat, title: str, more: str, look: Figure) -> None:
    """Who, the dice, whom; a line above and one below."""
    left, top, right, bottom = box
    middle, y, room = (left + right) / 2, (top + bottom) / 2, round(right - left) - 40
    write(strip, title, middle, top + 34, fitting(title, room, *_TITLES), ACCENT.metal_light, width=room)
    write(strip, more, middle, bottom - 30, fitting(more, room, NAME, STRONG, SMALL), PAPER_LIGHT, width=room)
    stamp_centred(strip, look.piece(84), left + 66, y)
    kind, health = ENEMIES[beat.enemies[0]], beat.number("health")
    foe = enemy_die(kind.colour, kind.icon, str(max(0, health)), beat.number("number"), 84)
    stamp_centred(strip, foe, right - 66, y)
    if health <= 0:
        stamp_centred(strip, cut_out(SKULL, 56, PAPER_LIGHT), right - 36, y + 30)
    _put_dice(strip, middle, y, round(right - left) - 270, beat)


def _put_dice(strip: Image.Image, x: float, y: float, room: int, beat: Beat) -> None:
    rolled = beat.dice
    pitch = min(84.0, room / max(1, len(rolled)))
    size = round(min(66.0, pitch * 0.86))
    left = x - (pitch * (len(rolled) - 1) + size) / 2
    for number, pips in enumerate(rolled):
        is_hit = pips == _HIT or (pips + beat.number("plus") >= _HIT and pips > 1)
        shown = die(pips, size, GLOW if is_hit else PAPER_SHADE, INK if is_hit else INK_SOFT)
        stamp(strip, shown, left + number * pitch, y - size / 2)
