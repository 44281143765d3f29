"""The eight inventory spaces (R59): worn at the left, the backpack at the right."""

from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.pictures.colours import ACCENT
from cogs.bag_of_dungeon.pictures.icons import ITEMS, POISON
from cogs.bag_of_dungeon.pictures.words import MapWords, Said
from cogs.bag_of_dungeon.view import HeroView, ItemView, SpaceView
from images.palette import GOLD, INK_SOFT, PAPER, PAPER_LIGHT, PAPER_SHADE, VENOM
from images.shapes import Sprite
from images.spaces import Box, put_barred, put_free, put_thing
from images.tokens import medal
from images.type import STRONG, write

WIDE, CELL, GAP, TITLE = 367, 186, 12, 44  # px
HEIGHT = TITLE + 4 * CELL + 3 * GAP


def draw_spaces(board: Image.Image, left: float, top: float, hero: HeroView, words: MapWords) -> None:
    """Two columns of four under their titles."""
    columns = ((words.worn, hero.spaces[:4]), (words.pack, hero.spaces[4:]))
    for number, (title, spaces) in enumerate(columns):
        x = left + number * (WIDE + GAP)
        write(board, title, x + WIDE / 2, top + TITLE / 2 - 4, STRONG, ACCENT.main, width=WIDE)
        _draw_column(board, x, top + TITLE, spaces, words)


def _draw_column(board: Image.Image, left: float, top: float, spaces: Sequence[SpaceView], words: MapWords) -> None:
    for row, space in enumerate(spaces):
        box = Box(left, top + row * (CELL + GAP), WIDE, CELL)
        if space.item is not None:
            _draw_item(board, box, space.item, words)
        elif space.is_poisoned:
            put_barred(board, box, words.poisoned, medal(POISON, 72, VENOM, PAPER_LIGHT))
        elif space.is_covered:
            put_barred(board, box, words.other_hand, _faded(spaces[0].item))
        else:
            put_free(board, box, words.spaces[space.name])


def _draw_item(board: Image.Image, box: Box, item: ItemView, words: MapWords) -> None:
    said = said_of(item, words)
    sign = medal(ITEMS[item.key], 72, GOLD if item.is_awake else PAPER)
    put_thing(board, box, sign, said.name, said.effect, is_starred=item.is_awake)


def _faded(item: ItemView | None) -> Sprite | None:
    return medal(ITEMS[item.key], 72, PAPER_SHADE, INK_SOFT, INK_SOFT) if item else None


def said_of(item: ItemView, words: MapWords) -> Said:
    return (words.awakened if item.is_awake else words.items)[item.key]
