"""The map from above, plainly: every space, who stands where, and what is for sale."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.encode import to_png
from images.palette import BLOOD, INK, LEAF, PAPER, PAPER_LIGHT, Colour
from images.paper import page
from images.shapes import Pen, stamp_centred
from images.tokens import coin
from images.type import HEAD, SMALL, STRONG, fitting, write

WIDTH, TOP, MARGIN = 1200, 150, 60
WATER: Colour = (120, 160, 210)
GROUND: dict[str, Colour] = {
    ".": PAPER_LIGHT,
    "P": (250, 222, 130),
    "E": (190, 226, 170),
    "~": WATER,
    "o": (60, 50, 60),
}
DICE: dict[str, Colour] = {"green": LEAF, "blue": (46, 84, 170), "red": BLOOD}


def draw_board(view: DeckboxView, words: Words) -> bytes:
    spots = _spots(view)
    rows, columns = [r for r, _ in spots], [c for _, c in spots]
    top, left = min(rows) - 1, min(columns) - 1
    size = min(64, (WIDTH - 2 * MARGIN) // (max(columns) - left + 2))
    height = TOP + size * (max(rows) - top + 2) + MARGIN
    picture = page(WIDTH, height, ACCENT).copy()
    title = words.say(f"quest-{view.options.quest}")
    write(picture, title, WIDTH / 2, 84, fitting(title, 900, HEAD, STRONG, SMALL))
    _draw_map(picture, spots, top, left, size)
    _draw_pieces(picture, view, top, left, size)
    return to_png(picture)


def _spots(view: DeckboxView) -> dict[tuple[int, int], str]:
    spots = {
        (8 * tile.y + r, 8 * tile.x + c): mark
        for tile in view.tiles for r, row in enumerate(tile.rows) for c, mark in enumerate(row) if mark != "#"
    }  # fmt: skip
    return spots | dict.fromkeys(view.doorways, ".") | {half.spot: "half" for half in view.halves}


def _draw_map(picture: Image.Image, spots: dict[tuple[int, int], str], top: int, left: int, size: int) -> None:
    pen = Pen(WIDTH, picture.height, scale=1)
    for (row, column), mark in spots.items():
        x, y = MARGIN + (column - left) * size, TOP + (row - top) * size
        pen.rounded((x, y, x + size - 3, y + size - 3), 6, GROUND.get(mark, ACCENT.tint), ACCENT.deep, 2)
    sprite = pen.finish()
    picture.paste(sprite.convert("RGB"), (0, 0), sprite.getchannel("A"))


def _draw_pieces(picture: Image.Image, view: DeckboxView, top: int, left: int, size: int) -> None:
    def centre(spot: tuple[int, int]) -> tuple[float, float]:
        return MARGIN + (spot[1] - left + 0.5) * size, TOP + (spot[0] - top + 0.5) * size

    for hero in view.heroes:
        if hero.hero and not hero.is_gone and view.phase != "build":
            fill = PAPER if hero.is_downed else ACCENT.metal
            stamp_centred(picture, coin(hero.hero[0].upper(), size - 6, fill, INK), *centre(hero.at))
    for enemy in view.enemies:
        stamp_centred(picture, coin(str(enemy.health), size - 10, DICE[enemy.colour], PAPER_LIGHT), *centre(enemy.at))
