"""The items of a hero: each with what it does."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.pictures.icons import CARDS
from cogs.deckbox_dungeons.view.view import HeroView
from images.icons import put_icon
from images.palette import INK_SOFT
from images.plates import slip
from images.shapes import stamp
from images.type import SMALL, STRONG, Style, fitting, wrap, write

_HIGH, _GAP = 116, 10
_TEXT = Style(26)


def items_height(hero: HeroView) -> int:
    rows = -(-len(hero.items) // 2)
    return rows * (_HIGH + _GAP) - _GAP if rows else 0


def draw_items(picture: Image.Image, left: float, top: float, width: int, hero: HeroView, words: Words) -> None:
    for number, item in enumerate(hero.items):
        row, column = divmod(number, 2)
        is_alone = column == 0 and number == len(hero.items) - 1
        wide = width if is_alone else (width - _GAP) // 2
        x, y = left + column * (wide + _GAP), top + row * (_HIGH + _GAP)
        stamp(picture, slip(wide, _HIGH), x, y)
        put_icon(picture, CARDS, x + 34, y + 28, 30, ACCENT.metal if item.is_kept else ACCENT.main)
        name, room = words.say(f"item-{item.key}"), wide - 74
        write(picture, name, x + 58, y + 28, fitting(name, room, STRONG, SMALL), align="left", width=room)
        for line, said in enumerate(wrap(words.say(f"item-{item.key}.does"), _TEXT, wide - 36, 2)):
            write(picture, said, x + 18, y + 62 + line * 29, _TEXT, INK_SOFT, align="left", width=wide - 36)
