"""Beside or under the map: which die is which enemy."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.pictures.dice import sign_die
from cogs.deckbox_dungeons.view.view import DeckboxView, EnemyView
from images.palette import PAPER_LIGHT
from images.shapes import stamp_centred
from images.type import SMALL, STRONG, fitting, write

ROW = 46  # px
LINE = 4  # kinds side by side under the whole map
_WIDEST = 300  # px
_COLOURS = ("green", "blue", "red")


def kinds(view: DeckboxView) -> list[EnemyView]:
    """One of each kind that is on the map, the weakest first."""
    found = {enemy.key: enemy for enemy in view.enemies}
    return sorted(found.values(), key=lambda enemy: (_COLOURS.index(enemy.colour), enemy.icon))


def legend_height(view: DeckboxView, abreast: int) -> int:
    return -(-len(kinds(view)) // abreast) * ROW


def draw_legend(
    board: Image.Image, left: float, top: float, width: int, view: DeckboxView, words: Words, *, abreast: int
) -> None:
    each = min(_WIDEST, width // max(1, min(abreast, len(kinds(view)))))
    for number, enemy in enumerate(kinds(view)):
        row, column = divmod(number, abreast)
        x, y = left + column * each, top + row * ROW + ROW / 2
        stamp_centred(board, sign_die(enemy.colour, enemy.icon, 38), x + 30, y)
        said, room = words.say(f"enemy-{enemy.key}"), each - 62
        ink = ACCENT.metal_light if enemy.colour == "red" else PAPER_LIGHT
        write(board, said, x + 56, y, fitting(said, room, STRONG, SMALL), ink, align="left", width=room)
