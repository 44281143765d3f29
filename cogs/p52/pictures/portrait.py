"""A character's sheet, as large as life: a playing card of its own, with all that it can do and has done."""

from PIL import Image

from bot.words import Words
from cogs.p52.content.kinds import CORES
from cogs.p52.pictures import colours as c
from cogs.p52.pictures import icons
from cogs.p52.pictures.colours import ACCENT, PALETTE
from cogs.p52.pictures.portrait_parts import (
    deeds_height,
    defences_height,
    draw_deeds,
    draw_defences,
    draw_gear,
    draw_past,
    gear_height,
    past_height,
)
from cogs.p52.pictures.strip import strip_ground
from cogs.p52.view.portrait import Portrait
from images.encode import to_png
from images.icons import icon_mask, put_icon
from images.meters import put_bar, put_health
from images.palette import INK, INK_SOFT, LEAF, PAPER_LIGHT
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp
from images.tokens import plate
from images.type import HEAD, NAME, SMALL, STRONG, TITLE, Style, Weight, fitting, label, write

WIDTH = 800
_EDGE, _PAD, _GAP = 24, 34, 18  # px of table, from the card's edge to what is on it, between two parts
_HEAD, _CORES, _FIGURES = 236, 112, 54
_NUMBER, _RANK = Style(40, Weight.BLACK), Style(78, Weight.BLACK)
_COUNT = Style(30, Weight.BOLD)
_INNER = WIDTH - 2 * _EDGE - 2 * _PAD


def draw_portrait(shown: Portrait, words: Words) -> bytes:
    """PNG bytes, 800 px wide."""
    return to_png(paint_portrait(shown, words), PALETTE)


def paint_portrait(shown: Portrait, words: Words) -> Image.Image:
    """The same as an RGB picture."""
    parts = [_CORES, _FIGURES, deeds_height(shown), defences_height(shown), gear_height(shown), past_height(shown)]
    tall = _HEAD + sum(part + _GAP for part in parts if part) + 2 * _PAD - _GAP + 10
    picture = strip_ground(tall + 2 * _EDGE)
    stamp(picture, _card(tall, shown.level, shown.calling), _EDGE, _EDGE)
    left, y = _EDGE + _PAD, _EDGE + _PAD
    _draw_head(picture, y, shown, words)
    y += _HEAD
    _draw_cores(picture, left, y, shown, words)
    y += _CORES + _GAP
    _draw_figures(picture, left, y, shown, words)
    y += _FIGURES + _GAP
    for height, draw in (
        (deeds_height(shown), draw_deeds),
        (defences_height(shown), draw_defences),
        (gear_height(shown), draw_gear),
        (past_height(shown), draw_past),
    ):
        if height:
            draw(picture, left, y, _INNER, shown, words)
            y += height + _GAP
    return picture


def _draw_head(picture: Image.Image, top: float, shown: Portrait, words: Words) -> None:
    """The name, what it is, and how far it is to the next level."""
    middle, room = WIDTH / 2, 500
    write(picture, shown.name, middle, top + 34, fitting(shown.name, room, TITLE, HEAD, NAME, SMALL), INK, width=room)
    facts = {"race": words.say(f"race-{shown.race}"), "calling": words.say(f"calling-{shown.calling}")}
    said = words.say("sheet-is", **facts, level=shown.level)
    write(picture, said, middle, top + 84, fitting(said, room, NAME, STRONG, SMALL), ACCENT.main, width=room)
    if shown.quirk:
        quirk = words.say(f"quirk-{shown.quirk}")
        write(picture, quirk, middle, top + 124, Style(28, Weight.ITALIC), INK_SOFT, width=room)
    y = top + 166
    put_bar(picture, middle - 190, y, 380, min(shown.experience, shown.next_level), shown.next_level, c.STAMINA)
    write(picture, words.say("sheet-experience"), middle, y + 36, SMALL, INK_SOFT)


def _draw_cores(picture: Image.Image, left: float, top: float, shown: Portrait, words: Words) -> None:
    """Five cards side by side."""
    wide = (_INNER - 4 * 12) // 5
    for number, core in enumerate(CORES):
        x = left + number * (wide + 12)
        stamp(picture, plate(wide, _CORES, ACCENT.tint, INK, 3), x, top)
        put_icon(picture, icons.CORES[core], x + wide * 0.3, top + 40, 42, ACCENT.main)
        write(picture, str(shown.cores.of(core)), x + wide * 0.68, top + 40, _NUMBER)
        said = words.say(f"core-{core}")
        write(picture, said, x + wide / 2, top + 88, SMALL, INK_SOFT, width=wide - 10)


def _draw_figures(picture: Image.Image, left: float, top: float, shown: Portrait, words: Words) -> None:
    """Health, Movement, Initiative, armour."""
    y = top + _FIGURES / 2
    put_icon(picture, icons.HEART, left + 20, y, 38, c.TRAP)
    health = shown.most_health if shown.health is None else max(0, shown.health)
    put_health(picture, left + 46, y, 230, health, shown.most_health, LEAF)
    x = left + 300
    found = (
        (icons.STEPS, str(shown.movement)),
        (icons.INITIATIVE, str(shown.initiative)),
        (icons.STANCE, words.say("sheet-armour", armour=shown.armour)),
    )
    wide = (_INNER - 300 - 24) / 3
    for number, (icon, text) in enumerate(found):
        at = x + number * (wide + 12)
        stamp(picture, plate(round(wide), 48, PAPER_LIGHT, INK, 3), at, y - 24)
        put_icon(picture, icon, at + 32, y, 34, ACCENT.main)
        write(picture, text, at + 62, y, _COUNT, INK, align="left", width=round(wide - 68))


@cached
def _card(height: int, level: int, calling: str) -> Sprite:
    """The card itself: its level and its calling are its index."""
    width = WIDTH - 2 * _EDGE
    pen = Pen(width, height, scale=2, margin=14)
    pen.rounded((0, 0, width, height), 36, c.FACE, INK, 4)
    pen.rounded((12, 12, width - 12, height - 12), 26, None, ACCENT.metal, 4)
    pen.rounded((20, 20, width - 20, height - 20), 20, None, ACCENT.main, 2)
    shown = label(str(level), _RANK)
    sign = icon_mask(icons.CALLINGS.get(calling, icons.SPADE), 62)
    for x in (74, width - 74):
        pen.mask(shown.mask, x - shown.width / 2 - 2, 76 - shown.middle, ACCENT.main)
        pen.mask(sign, x - 31, 122, ACCENT.main)
    return pen.sprite(shadow=0.4)
