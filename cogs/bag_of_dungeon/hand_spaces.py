"""The eight inventory spaces (R59): worn at the left, the backpack at the right."""

from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.board_icons import ITEMS, POISON, STAR
from cogs.bag_of_dungeon.board_tile import GOLD
from cogs.bag_of_dungeon.board_words import MapWords, Said
from cogs.bag_of_dungeon.hand_card import sheet
from cogs.bag_of_dungeon.view import HeroView, ItemView, SpaceView
from images.cards import Format, place
from images.palette import DUNGEON, INK_SOFT, PAPER, PAPER_LIGHT, PAPER_SHADE, Colour
from images.shapes import Sprite, stamp, stamp_centred
from images.tokens import cut_out, medal
from images.type import SMALL, STRONG, Style, fitting, wrap, write

WIDE, CELL, GAP, TITLE = 367, 186, 12, 44  # px
HEIGHT = TITLE + 4 * CELL + 3 * GAP
VENOM: Colour = (96, 44, 128)
_TEXT = 98  # px from the cell's edge to its text
_ROOM = WIDE - _TEXT - 14
_EFFECT = Style(26)
EFFECT_LINES = 4


def draw_spaces(board: Image.Image, left: float, top: float, hero: HeroView, words: MapWords) -> None:
    """Two columns of four under their titles."""
    columns = ((words.worn, hero.spaces[:4]), (words.pack, hero.spaces[4:]))
    for number, (title, spaces) in enumerate(columns):
        x = left + number * (WIDE + GAP)
        write(board, title, x + WIDE / 2, top + TITLE / 2 - 4, STRONG, DUNGEON.main, width=WIDE)
        _draw_column(board, x, top + TITLE, spaces, words)


def effect_lines(effect: str) -> tuple[str, ...]:
    """What an item does, as it is written into its space."""
    return wrap(effect, _EFFECT, _ROOM, EFFECT_LINES)


def _draw_column(board: Image.Image, left: float, top: float, spaces: Sequence[SpaceView], words: MapWords) -> None:
    for row, space in enumerate(spaces):
        y = top + row * (CELL + GAP)
        if space.item is not None:
            _draw_item(board, left, y, space.item, words)
        elif space.is_poisoned:
            _draw_barred(board, left, y, words.poisoned, medal(POISON, 72, VENOM, PAPER_LIGHT))
        elif space.is_covered:
            _draw_barred(board, left, y, words.other_hand, _faded(spaces[0].item))
        else:
            stamp(board, place(Format(WIDE, CELL, 20, SMALL, SMALL, 40), INK_SOFT), left, y)
            write(board, words.spaces[space.name], left + WIDE / 2, y + CELL / 2, STRONG, INK_SOFT, width=WIDE - 40)


def _draw_item(board: Image.Image, left: float, top: float, item: ItemView, words: MapWords) -> None:
    said = said_of(item, words)
    stamp(board, sheet(WIDE, CELL), left, top)
    stamp_centred(board, medal(ITEMS[item.key], 72, GOLD if item.is_awake else PAPER), left + 52, top + CELL / 2)
    if item.is_awake:
        stamp_centred(board, cut_out(STAR, 34, GOLD), left + 80, top + CELL / 2 - 30)
    lines = effect_lines(said.effect)
    y = top + CELL / 2 - 2 - 15.5 * len(lines)
    write(board, said.name, left + _TEXT, y, fitting(said.name, _ROOM, STRONG, SMALL), align="left", width=_ROOM)
    for number, line in enumerate(lines):
        write(board, line, left + _TEXT, y + 36 + number * 31, _EFFECT, INK_SOFT, align="left")


def _faded(item: ItemView | None) -> Sprite | None:
    return medal(ITEMS[item.key], 72, PAPER_SHADE, INK_SOFT, INK_SOFT) if item else None


def said_of(item: ItemView, words: MapWords) -> Said:
    return (words.awakened if item.is_awake else words.items)[item.key]


def _draw_barred(board: Image.Image, left: float, top: float, text: str, sign: Sprite | None) -> None:
    """A space nothing can be put into, and why."""
    stamp(board, sheet(WIDE, CELL, is_dark=True), left, top)
    if sign is not None:
        stamp_centred(board, sign, left + 52, top + CELL / 2)
    lines = wrap(text, STRONG, _ROOM, 2)
    for number, line in enumerate(lines):
        middle = top + CELL / 2 + (number - (len(lines) - 1) / 2) * 38
        write(board, line, left + _TEXT, middle, STRONG, INK_SOFT, align="left")
