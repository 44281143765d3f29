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
from images.type import HEAD, NAME, SMALL, STRONG, fitting, write

HEAD_HEIGHT = 132  # px from the page's upper edge to the map
STRIP = 58


def draw_head(board: Image.Image, world: World, words: MapWords) -> None:
    """A ribbon with the goal, in the colour of the world the picture is about."""
    fill, ink = (ACCENT.metal, INK) if world == "dungeon" else (ACCENT.main, PAPER_LIGHT)
    put_banner(board, words.aim, (board.width / 2, TITLE, 1060, 72), fill, ink, HEAD, NAME, STRONG, SMALL)


def draw_slim_head(board: Image.Image, box: tuple[float, float, int], world: World, words: MapWords) -> None:
    """The goal, the world and the round in one line over the map; what is left is on the whole map."""
    _draw_title(board, box, world, words.aim, f"{words.worlds[world]} · {words.round}", is_wide=True)


def draw_strip(board: Image.Image, box: tuple[float, float, int], view: BagView, world: World, words: MapWords) -> None:
    """The title of a map, in a box of left, top and width."""
    _draw_title(board, box, world, words.worlds[world], words.round)
    left, top, width = box
    y = top + STRIP / 2
    stock = next((stock for stock in view.stocks if stock.world == world), None)
    if stock is not None:
        left_over = ((BAG, stock.items), (MONSTERS["goblin"], stock.monsters), (TILES, stock.tiles))
        put_stocks(board, left + width - 14, y - 2, left_over)


def _draw_title(
    board: Image.Image, box: tuple[float, float, int], world: World, title: str, more: str, *, is_wide: bool = False
) -> None:
    """Light words on the ground of a world: a title, and more at its side or at the line's end."""
    left, top, width = box
    y = top + STRIP / 2
    board.paste(TERRAINS[world].ground, (round(left), round(top), round(left + width), round(top) + STRIP))
    board.paste(ACCENT.metal, (round(left), round(top) + STRIP - 4, round(left + width), round(top) + STRIP))
    room = width - 420 if is_wide else 420
    wide = write(
        board, title, left + 20, y, fitting(title, room, HEAD, NAME), ACCENT.metal_light, align="left", width=room
    )
    if is_wide:
        write(board, more, left + width - 20, y + 3, STRONG, PAPER, align="right", width=360)
    else:
        write(board, more, left + 44 + wide, y + 3, STRONG, PAPER, align="left", width=220)
