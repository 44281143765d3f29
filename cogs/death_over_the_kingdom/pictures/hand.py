"""The private picture of a panel: what lies in front of you, and your hand."""

from collections.abc import Sequence

from PIL import Image

from cogs.death_over_the_kingdom.pictures.colours import ACCENT, PALETTE
from cogs.death_over_the_kingdom.pictures.faces import plain_card, table_card
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.view import KingdomView
from images.banners import TITLE, put_banner
from images.cards import HAND, Card, face, place, put_row
from images.encode import to_png
from images.palette import INK, INK_SOFT, PAPER_LIGHT
from images.paper import page
from images.part_cache import cached
from images.sheet import sheet_of
from images.table.cloth import lay_mat
from images.type import HEAD, NAME, SMALL, STRONG, legible, write

WIDTH, HEIGHT = 1200, 800
_TOP = 194  # px from the page's edge to the cards
_FRONT = 400  # width of the cloth under the card in front


def draw_hand(view: KingdomView, names: Sequence[str], words: BoardWords) -> bytes:
    """The viewer's own cards as PNG bytes; a view without a viewer raises ValueError."""
    return to_png(paint_hand(view, names, words), PALETTE)


def paint_hand(view: KingdomView, names: Sequence[str], words: BoardWords) -> Image.Image:
    """The viewer's own cards as an RGB picture."""
    if view.viewer is None:
        raise ValueError("The public has no hand to draw.")
    card = view.seats[view.viewer].table
    front = table_card(card, words, has_power=True) if card else None
    hand = [plain_card(held.code, words, has_power=True) for held in view.own_hand]
    left = 50.0 if hand else (WIDTH - _FRONT) / 2
    picture = sheet_of(_ground(left)) if front else page(WIDTH, HEIGHT, ACCENT)
    name = legible(names[view.viewer], f"{words.seat} {view.viewer + 1}")
    _draw_heading(picture, f"{name} · {words.aim}" if view.phase != "over" else name)
    if front:
        _draw_row(picture, [front], words.front, left, _FRONT, is_front=True)
    if hand or not front:
        start = left + _FRONT if front else 50
        title = words.out if view.seats[view.viewer].is_out else words.hand
        _draw_row(picture, hand, title, start, WIDTH - 50 - start, is_front=False)
    return picture


def _draw_heading(picture: Image.Image, text: str) -> None:
    put_banner(picture, text, (WIDTH / 2, TITLE, 960, 68), ACCENT.metal, INK, HEAD, NAME, STRONG, SMALL, room=860)


def _draw_row(
    picture: Image.Image, cards: Sequence[Card], title: str, left: float, width: float, *, is_front: bool
) -> None:
    """Cards side by side under their title, in the middle of a strip."""
    x = left + width / 2
    write(picture, title, x, _TOP - 32, HEAD, PAPER_LIGHT if is_front else ACCENT.main, width=round(width - 40))
    shown = [face(card, HAND, ACCENT) for card in cards] or [place(HAND, INK_SOFT)]
    put_row(picture, shown, x, _TOP, width, 26)


@cached
def _ground(left: float) -> Image.Image:
    """The page, with a piece of cloth where the card in front lies. Read-only."""
    ground = page(WIDTH, HEIGHT, ACCENT)
    lay_mat(ground, (left + 14, 132, left + _FRONT - 14, HEIGHT - 44), ACCENT)
    return ground
