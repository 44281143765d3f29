"""The strip above the board: what has just happened, the weightiest large, at most two more beside it."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Caption
from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.bestiary import enemy_icon
from cogs.dead_throne.pictures.colours import ACCENT, PALETTE
from cogs.dead_throne.view.beats import DRAGON, Beat
from images.captions import Styles, is_cut_off, put_caption, put_panel
from images.dice import die
from images.encode import to_png
from images.figures import Figure
from images.icons import Icon
from images.palette import BLOOD, GOLD, INK, PAPER_LIGHT, Colour
from images.pieces import beast
from images.shapes import Box, Sprite, stamp_centred
from images.strips import Strip
from images.tokens import cut_out, medal
from images.type import HEAD, NAME, SMALL, STRONG, TITLE

STRIP = Strip(800, 236, lead=462)
_NIGHT: Colour = (44, 36, 58)
_FIGHT: Colour = (72, 30, 28)
_BEAST: Colour = (98, 40, 36)
_LARGE = Styles((TITLE, HEAD, NAME), (NAME, STRONG, SMALL), ACCENT.metal_light)
_LITTLE = Styles((STRONG, SMALL), (SMALL,), ACCENT.metal_light)
_FIERCE = {"struck", "battle-began", "died", "lost", "dragon-came", "dragon-fought", "town-hit", "boss-fought"}
_SIGNS: dict[str, tuple[Icon, Colour]] = {
    "dusk": (icons.DUSK, GOLD),
    "won": (icons.CROWN, GOLD),
    "lost": (icons.DEAD, PAPER_LIGHT),
}


def draw_moment(seen: Sequence[tuple[Beat, Caption]], looks: Sequence[Figure]) -> bytes | None:
    """PNG bytes; the weightiest first. None: there is nothing to see."""
    return to_png(paint_moment(seen, looks), PALETTE) if seen else None


def paint_moment(seen: Sequence[tuple[Beat, Caption]], looks: Sequence[Figure]) -> Image.Image:
    """The same as an RGB picture."""
    strip = STRIP.ground(ACCENT)
    for (beat, said), box in zip(seen, STRIP.boxes(len(seen)), strict=True):
        _draw(strip, box, beat, said, looks, is_large=beat is seen[0][0])
    return strip


def _draw(strip: Image.Image, box: Box, beat: Beat, said: Caption, looks: Sequence[Figure], *, is_large: bool) -> None:
    left, top, _, bottom = box
    fill = _NIGHT if beat.word == "dusk" else _FIGHT if beat.word in _FIERCE else ACCENT.deep
    put_panel(strip, box, fill)
    size = 92 if is_large else 52
    styles, signs = _LARGE if is_large else _LITTLE, _signs(beat, looks, size)
    if is_cut_off(_beside(box, size, len(signs)), *said, styles):
        signs = signs[-1:]  # the words name whoever it was
    x, y = left + 24 + size / 2, (top + bottom) / 2
    for number, sign in enumerate(signs):
        stamp_centred(strip, sign, x + number * size * 0.82, y + (number * 0.36 - 0.18 * (len(signs) - 1)) * size)
    put_caption(strip, _beside(box, size, len(signs)), *said, styles)


def _beside(box: Box, size: int, signs: int) -> Box:
    left, top, right, bottom = box
    return left + 24 + size * (1 + 0.82 * max(0, signs - 1)) + 18, top, right - 16, bottom


def _signs(beat: Beat, looks: Sequence[Figure], size: int) -> list[Sprite]:
    """Two at most: who does it, and to whom."""
    if beat.word in _SIGNS:
        icon, fill = _SIGNS[beat.word]
        crowned = [looks[seat].piece(size) for seat in beat.people[:1]]
        return [*crowned, medal(icon, size, fill)]
    signs = [die(pips, round(size * 0.8)) for pips in beat.dice] or [looks[seat].piece(size) for seat in beat.people]
    if beat.foe:
        is_grand = beat.foe == DRAGON or beat.word == "boss-fought"
        fill = BLOOD if is_grand else _BEAST
        signs.append(beast(enemy_icon(beat.foe), size, fill, PAPER_LIGHT, is_grand=is_grand))
    if beat.word == "died":
        signs.append(cut_out(icons.DEAD, size, PAPER_LIGHT))
    if beat.word == "trap-sprang":
        signs.append(medal(icons.TRAP, size, GOLD, INK))
    return signs[:2]
