"""The private picture of a panel: what lies in front of you, and your hand."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from cogs.death_over_the_kingdom.board_faces import ACCENT, plain_card, table_card
from cogs.death_over_the_kingdom.board_words import BoardWords
from cogs.death_over_the_kingdom.view import KingdomView
from images.cards import HAND, Card, face, place
from images.encode import to_png
from images.palette import INK_SOFT, PAPER_LIGHT
from images.paper import page
from images.shapes import Pen, stamp, stamp_centred
from images.tokens import banner
from images.type import HEAD, NAME, SMALL, STRONG, fitting, legible, write

WIDTH, HEIGHT = 1200, 800
_TOP = 194  # px from the page's edge to the cards
_FRONT = 400  # width of the cloth under the card in front


def draw_hand(view: KingdomView, names: Sequence[str], words: BoardWords) -> bytes:
    """The viewer's own cards as PNG bytes; a view without a viewer raises ValueError."""
    return to_png(paint_hand(view, names, words))


def paint_hand(view: KingdomView, names: Sequence[str], words: BoardWords) -> Image.Image:
    """The viewer's own cards as an RGB picture."""
    if view.viewer is None:
        raise ValueError("The public has no hand to draw.")
    card = view.seats[view.viewer].table
    front = table_card(card, words, has_power=True) if card else None
    hand = [plain_card(held.code, words, has_power=True) for held in view.own_hand]
    left = 50.0 if hand else (WIDTH - _FRONT) / 2
    picture = (_ground(left) if front else page(WIDTH, HEIGHT, ACCENT)).copy()
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
    stamp_centred(picture, banner(960, 68, ACCENT.metal), WIDTH / 2, 84)
    write(picture, text, WIDTH / 2, 84, fitting(text, 860, HEAD, NAME, STRONG, SMALL), width=860)


def _draw_row(
    picture: Image.Image, cards: Sequence[Card], title: str, left: float, width: float, *, is_front: bool
) -> None:
    """Cards side by side under their title, in the middle of a strip."""
    x = left + width / 2
    write(picture, title, x, _TOP - 32, HEAD, PAPER_LIGHT if is_front else ACCENT.main, width=round(width - 40))
    if not cards:
        stamp(picture, place(HAND, INK_SOFT), x - HAND.width / 2, _TOP)
    pitch = min(HAND.width + 26.0, (width - HAND.width) / max(1, len(cards) - 1))
    start = x - (pitch * (len(cards) - 1) + HAND.width) / 2
    for number, card in enumerate(cards):
        stamp(picture, face(card, HAND, ACCENT), start + number * pitch, _TOP)


@lru_cache(maxsize=2)
def _ground(left: float) -> Image.Image:
    """The page, with a piece of cloth where the card in front lies. Read-only."""
    sheet = page(WIDTH, HEIGHT, ACCENT).copy()
    pen = Pen(WIDTH, HEIGHT, scale=2)
    box = (left + 14, 132, left + _FRONT - 14, HEIGHT - 44)
    pen.rounded(box, 30, ACCENT.deep, weight=5)
    pen.rounded((box[0] + 5, box[1] + 5, box[2] - 5, box[3] - 5), 25, None, ACCENT.metal, 5)
    cloth = pen.finish()
    sheet.paste(cloth.convert("RGB"), (0, 0), cloth.getchannel("A"))
    return sheet
