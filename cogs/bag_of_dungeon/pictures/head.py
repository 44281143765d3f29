"""What stands over the map: the goal, the round, and what is left of stacks and bags."""

from PIL import Image

from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.pictures.colours import ACCENT
from cogs.bag_of_dungeon.pictures.icons import BAG, MONSTERS, TILES
from cogs.bag_of_dungeon.pictures.plots import TERRAINS
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView
from images.banners import TITLE, put_banner
from images.palette import INK, PAPER, PAPER_LIGHT
from images.plates import put_stocks
from images.type import HEAD, NAME, SMALL, STRONG, write

HEAD_HEIGHT = 132  # px from the page's upper edge to the map
STRIP = 58


def draw_head(board: Image.Image, world: World, words: MapWords) -> None:
    """A ribbon with the goal, in the colour of the world the picture is about."""
    fill, ink = (ACCENT.metal, INK) if world == "dungeon" else (ACCENT.main, PAPER_LIGHT)
    put_banner(board, words.aim, (board.width / 2, TITLE, 1060, 72), fill, ink, HEAD, NAME, STRONG, SMALL)


def draw_strip(board: Image.Image, box: tuple[float, float, int], view: BagView, world: World, words: MapWords) -> None:
    """The title of a map, in a box of left, top and width."""
    left, top, width = box
    y = top + STRIP / 2
    board.paste(TERRAINS[world].ground, (round(left), round(top), round(left + width), round(top) + STRIP))
    board.paste(ACCENT.metal, (round(left), round(top) + STRIP - 4, round(left + width), round(top) + STRIP))
    wide = write(board, words.worlds[world], left + 20, y, HEAD, ACCENT.metal_light, align="left", width=420)
    write(board, words.round, left + 44 + wide, y + 3, STRONG, PAPER, align="left", width=220)
    stock = next((stock for stock in view.stocks if stock.world == world), None)
    if stock is not None:
        left_over = ((BAG, stock.items), (MONSTERS["goblin"], stock.monsters), (TILES, stock.tiles))
        put_stocks(board, left + width - 14, y - 2, left_over)
