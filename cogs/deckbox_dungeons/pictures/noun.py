"""The picture of a card that is looked up: a die, one of a hero's cards, an item, a room."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.content.tables import ENEMIES, FACES, ITEMS
from cogs.deckbox_dungeons.pictures.colours import ACCENT, PALETTE
from cogs.deckbox_dungeons.pictures.dice import sign_die
from cogs.deckbox_dungeons.pictures.ground import map_ground
from cogs.deckbox_dungeons.pictures.hand_cards import HEIGHT, WIDTH, draw_card
from cogs.deckbox_dungeons.pictures.market import HEIGHT as ITEM_HEIGHT
from cogs.deckbox_dungeons.pictures.market import draw_item
from cogs.deckbox_dungeons.pictures.plots import Space, close_up, place
from cogs.deckbox_dungeons.state.spots import SIZE
from cogs.deckbox_dungeons.view.view import ItemView, TileView
from images.encode import to_png
from images.shapes import put_block, stamp_centred
from images.sheet import Sheet

MIDDLE = (3, 3)
_EDGE, _DIE, _ROOM, _ITEM = 24, 220, 540, 420  # px


def draw_noun(kind: str, key: str, words: Words) -> bytes | None:
    """PNG bytes; None for what has no likeness."""
    if kind == "enemy":
        picture = _ground(_DIE + 4 * _EDGE, _DIE + 2 * _EDGE)
        enemy = ENEMIES[key]
        stamp_centred(picture, sign_die(enemy.colour, enemy.icon, _DIE), picture.width / 2, picture.height / 2)
    elif kind in {"hero", "equipment", "ability"}:
        picture = _ground(WIDTH + 2 * _EDGE, HEIGHT + 2 * _EDGE)
        draw_card(picture, _EDGE, _EDGE, kind, key, words)
    elif kind == "item":
        picture = _ground(_ITEM + 2 * _EDGE, ITEM_HEIGHT + 2 * _EDGE)
        item = ITEMS[key]
        draw_item(picture, _EDGE, _EDGE, _ITEM, ItemView(0, key, item.cost, item.is_kept), words)
    elif kind == "face":
        picture = _room(key)
    else:
        return None
    return to_png(picture, PALETTE)


def _ground(width: int, height: int) -> Image.Image:
    ground = Sheet((width, height))
    put_block(ground, (0, 0, width, height), ACCENT.metal)
    put_block(ground, (6, 6, width - 6, height - 6), ACCENT.deep, weight=3)
    return ground


def _room(face: str) -> Image.Image:
    """As it lies with its arrow towards the reader."""
    tile = TileView(face, 0, 0, 0, FACES[face].rows, MIDDLE, is_start=False, is_goal=False, sealed=(), encounters=())
    corners = [place((-1, -1)), place((SIZE, SIZE))]
    window = close_up(corners, Space(_ROOM, _ROOM), _ROOM // (SIZE + 2))
    return map_ground(window, (tile,), (), (), ("",)).copy()
