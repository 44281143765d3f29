"""The strip of a round: every card face up in the order of play, what it came to, and who took or lost something."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from cogs.death_over_the_kingdom.pictures.colours import ACCENT
from cogs.death_over_the_kingdom.pictures.faces import SKULL, table_card
from cogs.death_over_the_kingdom.pictures.strip import HEAD, MOST_HIGH, NOTE, WIDTH, ground
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.standing import winning
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView, SeatView
from images.cards import MINI_HEIGHT, MINI_WIDTH, Format, face, mini
from images.palette import PAPER_LIGHT
from images.shapes import Sprite, stamp, stamp_centred
from images.standings import CROWN
from images.tokens import coin, cut_out, halo
from images.type import SMALL, SMALLEST, Style, Weight, in_two, write, write_in_two

FEW, MANY = 5, 8  # seats: with few the cards are whole, with more than many they lie in two rows
EDGE = 18  # px
COIN = 34
LARGE = Format(132, 156, 14, Style(52, Weight.BLACK), Style(SMALLEST, Weight.SEMIBOLD), 54)
LOW = LARGE._replace(height=132, icon=38)  # where a note stands above
SMALLER, SMALLEST_CARD = 1.5, 0.87  # of a small card's size
ASIDE = 12  # px that the smallest cards stand to the left, to make room for their totals
NAME_HIGH = 30  # px of a line of names
FOOT = 10  # px below all


class Spot(NamedTuple):
    """One seat's part of the strip; `x` is its middle, `top` where its card begins."""

    x: float
    top: float
    width: float


def paint_round(view: KingdomView, names: Sequence[str], words: BoardWords, title: str, note: str) -> Image.Image:
    count = len(view.line)
    note = note if count <= MANY else ""
    top, rows = HEAD + (NOTE if note else 0) + 6, 1 if count <= MANY else 2
    named = NAME_HIGH + SMALLEST * (max(len(_parted(names[seat], count)) for seat in view.line) - 1)
    tall = min(_tall(count, has_note=bool(note)), (MOST_HIGH - FOOT - top) // rows - named)
    strip = ground(round(top + rows * (tall + named) + FOOT), title, note)
    seats = [view.seats[seat] for seat in view.line]
    spots = dict(zip(view.line, _spots(count, rows, top, tall + named), strict=True))
    for seat in seats:  # a card may lie on its neighbour's edge, but on nobody's total
        _draw_card(strip, spots[seat.seat], seat, words, count, tall)
    for seat in seats:
        _draw_verdict(strip, spots[seat.seat], seat, view, tall)
        _draw_name(strip, spots[seat.seat], seat, view, names[seat.seat], tall)
    return strip


def _parted(name: str, count: int) -> tuple[str, ...]:
    """On two lines if there is room below and too little beside it."""
    return in_two(name, SMALL, round((WIDTH - 2 * EDGE) / count - 8)) if FEW < count <= MANY else (name,)


def _spots(count: int, rows: int, top: float, pitch: float) -> Iterator[Spot]:
    """In the order of play; a shorter second row stands in the middle."""
    per_row = -(-count // rows)
    width = (WIDTH - 2 * EDGE) / per_row
    for number in range(count):
        row, column = divmod(number, per_row)
        indent = (per_row - min(per_row, count - row * per_row)) * width / 2
        yield Spot(EDGE + indent + (column + 0.5) * width, top + row * pitch, width)


def _tall(count: int, *, has_note: bool) -> int:
    """How high a card is, in px."""
    if count <= FEW:
        return LOW.height if has_note else LARGE.height
    return round(MINI_HEIGHT * (SMALLER if count <= MANY else SMALLEST_CARD))


def _draw_card(strip: Image.Image, spot: Spot, seat: SeatView, words: BoardWords, count: int, tall: int) -> None:
    if seat.table is None or seat.table.code is None:
        return
    sprite = _card(seat.table, words, count, tall)
    left = spot.x - sprite.width / 2 - _aside(count)
    if seat.has_won_round or seat.took:
        stamp(strip, halo(sprite.width + 16, tall + 16, 16, ACCENT), left - 8, spot.top - 8)
    stamp(strip, sprite, left, spot.top)


def _draw_verdict(strip: Image.Image, spot: Spot, seat: SeatView, view: KingdomView, tall: int) -> None:
    """A crown for who scores, a skull for who loses; with whole cards also what it brings or costs."""
    if not (seat.has_won_round or seat.took):
        return
    is_whole = len(view.line) <= FEW
    sign, colour, size = (CROWN, ACCENT.metal, 50) if seat.has_won_round else (SKULL, PAPER_LIGHT, 46)
    size = size if is_whole else size - 12
    left, y = (
        spot.x - _wide(len(view.line), tall) / 2 - (12 if is_whole else 4 + _aside(len(view.line))),
        spot.top + tall / 2,
    )
    stamp_centred(strip, cut_out(sign, size, colour), left, y - (20 if is_whole else 0))
    if is_whole:
        change = f"−{seat.took}" if view.unit == "lives" else f"+{seat.took or 1}"
        stamp_centred(strip, coin(change, COIN + 4, ACCENT.metal_light), left, y + 16)


def _draw_name(strip: Image.Image, spot: Spot, seat: SeatView, view: KingdomView, name: str, tall: int) -> None:
    """With the total: beside it, or where cards are small on the card's corner."""
    total, y = _total(view, seat), spot.top + tall + NAME_HIGH / 2 + 3
    if len(view.line) <= FEW:
        room = round(spot.width - COIN - 6)
        half = write(strip, name, spot.x + COIN / 2 + 2, y, SMALL, PAPER_LIGHT, width=room) / 2
        stamp_centred(strip, total, spot.x - half - 4, y)
        return
    x = spot.x + _wide(len(view.line), tall) / 2 + 2 + _aside(len(view.line)) / 4
    stamp_centred(strip, total, x, spot.top + tall - COIN / 2)
    lines = _parted(name, len(view.line))
    y += (len(lines) - 1) * SMALLEST / 2
    write_in_two(strip, lines, spot.x, y, SMALL, PAPER_LIGHT, round(spot.width - 8))


def _aside(count: int) -> int:
    return ASIDE if count > MANY else 0


def _wide(count: int, tall: int) -> float:
    return LARGE.width if count <= FEW else MINI_WIDTH * tall / MINI_HEIGHT


def _card(card: CardView, words: BoardWords, count: int, tall: int) -> Sprite:
    shown = table_card(card, words)
    assert shown is not None, "only cards that are up are in the strip"
    if count <= FEW:
        return face(shown, LARGE if tall == LARGE.height else LOW, ACCENT)
    return mini(shown, ACCENT, tall / MINI_HEIGHT)


def _total(view: KingdomView, seat: SeatView) -> Sprite:
    """What the seat has by now: on gold where that would win the match."""
    is_winning = view.phase == "scored" and seat.seat in winning(view)
    return coin(str(seat.points), COIN, ACCENT.metal if is_winning else ACCENT.tint)
