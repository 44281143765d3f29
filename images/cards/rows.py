"""Cards beside or over each other: a hand, a market, the discards, a column of small pieces."""

from collections.abc import Sequence

from PIL import Image

from images.shapes import Sprite, stamp, stamp_centred


def pitch(count: int, size: float, room: float, gap: float = 0.0) -> float:
    """From one piece to the next: a gap between them where there is room, else they overlap evenly."""
    return min(size + gap, (room - size) / max(1, count - 1))


def put_row(base: Image.Image, cards: Sequence[Sprite], x: float, top: float, room: float, gap: float) -> None:
    """Side by side, in the middle of a strip that is `room` wide; a fan where that is too narrow."""
    if not cards:
        return
    step = pitch(len(cards), cards[0].width, room, gap)
    start = x - (step * (len(cards) - 1) + cards[0].width) / 2
    for number, card in enumerate(cards):
        stamp(base, card, start + number * step, top)


def put_rows(
    base: Image.Image, cards: Sequence[Sprite], corner: tuple[float, float], steps: tuple[float, float], per_row: int
) -> None:
    """Line by line from the upper left corner; `steps` are those to the right and down."""
    for number, card in enumerate(cards):
        row, column = divmod(number, per_row)
        stamp(base, card, corner[0] + column * steps[0], corner[1] + row * steps[1])


def put_column(base: Image.Image, pieces: Sequence[Sprite], x: float, top: float, size: float, room: float) -> None:
    """Pieces below each other, at most `size` high each; the first lies on top of the next."""
    step = pitch(len(pieces), size, room)
    for number, piece in reversed([*enumerate(pieces)]):
        stamp_centred(base, piece, x, top + size / 2 + number * step)
