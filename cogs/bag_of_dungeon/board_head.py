"""What stands over the map: the goal, the round, and what is left of stacks and bags."""

from PIL import Image

from cogs.bag_of_dungeon.board_ground import TERRAINS
from cogs.bag_of_dungeon.board_icons import BAG, MONSTERS, TILES
from cogs.bag_of_dungeon.board_words import MapWords
from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.view import BagView, StockView
from images.icons import put_icon
from images.palette import DUNGEON, INK, PAPER, PAPER_LIGHT
from images.shapes import stamp, stamp_centred
from images.tokens import banner, plate
from images.type import HEAD, NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

HEAD_HEIGHT = 132  # px from the page's upper edge to the map
STRIP = 58
_COUNT = Style(32, Weight.BOLD)


def draw_head(board: Image.Image, world: World, words: MapWords) -> None:
    """A ribbon with the goal, in the colour of the world the picture is about."""
    room = 940
    fill, ink = (DUNGEON.metal, INK) if world == "dungeon" else (DUNGEON.main, PAPER_LIGHT)
    stamp_centred(board, banner(1060, 72, fill), board.width / 2, 84)
    style = fitting(words.aim, room, HEAD, NAME, STRONG, SMALL)
    write(board, words.aim, board.width / 2, 84, style, ink, width=room)


def draw_strip(board: Image.Image, box: tuple[float, float, int], view: BagView, world: World, words: MapWords) -> None:
    """The title of a map, in a box of left, top and width."""
    left, top, width = box
    y = top + STRIP / 2
    board.paste(TERRAINS[world].ground, (round(left), round(top), round(left + width), round(top) + STRIP))
    board.paste(DUNGEON.metal, (round(left), round(top) + STRIP - 4, round(left + width), round(top) + STRIP))
    wide = write(board, words.worlds[world], left + 20, y, HEAD, DUNGEON.metal_light, align="left", width=420)
    write(board, words.round, left + 44 + wide, y + 3, STRONG, PAPER, align="left", width=220)
    stock = next((stock for stock in view.stocks if stock.world == world), None)
    if stock is not None:
        _draw_stock(board, left + width - 14, y - 2, stock)


def _draw_stock(board: Image.Image, right: float, y: float, stock: StockView) -> None:
    """Tiles in the stack, monsters and items in the bags."""
    x = right
    for icon, count in ((BAG, stock.items), (MONSTERS["goblin"], stock.monsters), (TILES, stock.tiles)):
        text = str(count)
        width = width_of(text, _COUNT) + 64
        x -= width
        stamp(board, plate(width, 42, PAPER_LIGHT, INK, 3), x, y - 21)
        put_icon(board, icon, x + 27, y, 30, INK)
        write(board, text, x + 48, y, _COUNT, align="left")
        x -= 12
