"""Beside or under the map: which die is which enemy, and its keywords."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.pictures.dice import sign_die
from cogs.deckbox_dungeons.view.view import DeckboxView, EnemyView
from images.palette import PAPER_LIGHT
from images.shapes import stamp_centred
from images.type import SMALL, STRONG, fitting, width_of, write

ROW, WORDS_ROW = 46, 32  # px
LINE = 4  # kinds side by side under the whole map
_WIDEST = 300  # px
_COLOURS = ("green", "blue", "red")


def kinds(view: DeckboxView) -> list[EnemyView]:
    """One of each kind that is on the map, the weakest first."""
    found = {enemy.key: enemy for enemy in view.enemies}
    return sorted(found.values(), key=lambda enemy: (_COLOURS.index(enemy.colour), enemy.icon))


def legend_height(view: DeckboxView, abreast: int) -> int:
    return sum(map(_height, _rows(view, abreast)))


def _rows(view: DeckboxView, abreast: int) -> list[list[EnemyView]]:
    found = kinds(view)
    return [found[first : first + abreast] for first in range(0, len(found), abreast)]


def _height(row: Sequence[EnemyView]) -> int:
    """Keywords have a line of their own."""
    return ROW + WORDS_ROW * any(enemy.keywords for enemy in row)


def draw_legend(
    board: Image.Image, left: float, top: float, width: int, view: DeckboxView, words: Words, *, abreast: int
) -> None:
    each = min(_WIDEST, width // max(1, min(abreast, len(kinds(view)))))
    for row in _rows(view, abreast):
        for column, enemy in enumerate(row):
            _draw_kind(board, left + column * each, top, each, enemy, words)
        top += _height(row)


def _draw_kind(board: Image.Image, x: float, top: float, each: int, enemy: EnemyView, words: Words) -> None:
    """Its die and its name, and what it can do besides."""
    stamp_centred(board, sign_die(enemy.colour, enemy.icon, 38), x + 30, top + ROW / 2)
    said, room = words.say(f"enemy-{enemy.key}"), each - 62
    ink = ACCENT.metal_light if enemy.colour == "red" else PAPER_LIGHT
    write(board, said, x + 56, top + ROW / 2, fitting(said, room, STRONG, SMALL), ink, align="left", width=room)
    able = ", ".join(words.say(f"keyword-{keyword}") for keyword in enemy.keywords)
    if able:
        start = min(56, max(12, each - 6 - width_of(able, SMALL)))  # under the die, where it is long
        y, room = top + ROW + WORDS_ROW / 2 - 6, each - 6 - start
        write(board, able, x + start, y, SMALL, ACCENT.metal_light, align="left", width=room)
