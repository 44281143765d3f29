"""The one picture of a panel that asks: what has just happened, the row of everybody's cards, one's own hand."""

from collections.abc import Sequence

from PIL import Image

from bot.engine import Event
from bot.words import Words
from cogs.death_over_the_kingdom.pictures.colours import ACCENT, PALETTE
from cogs.death_over_the_kingdom.pictures.faces import EMBLEM, plain_card, table_card
from cogs.death_over_the_kingdom.pictures.labels import board_words
from cogs.death_over_the_kingdom.pictures.moments import paint_moment
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.view import KingdomView, SeatView
from images.banners import TITLE, put_banner
from images.cards import COMPACT, HAND, back, face, mini, place, put_row
from images.encode import to_png
from images.palette import INK, PAPER_LIGHT
from images.paper import page
from images.shapes import Sprite, stamp, stamp_centred
from images.sheet import sheet_of
from images.table.cloth import lay_mat
from images.tokens import coin, halo
from images.type import HEAD, NAME, SMALL, STRONG, in_two, legible, write, write_in_two

WIDTH = 1200
FEW, ROOMY = 8, 5  # seats in one row; with how many a name and the points have room side by side
EDGE = 44  # px
FROM_TOP = 142  # px above what lies below the heading
MAT = 250  # px of cloth under a row of seats
LOW_MAT = 142  # the same where there are two rows
OWN = HAND._replace(height=460)
COIN = 36
REVEALED = "revealed"  # the event by which all cards are turned up


def draw_desk(view: KingdomView, names: Sequence[str], moments: Sequence[Event], words: Words) -> bytes:
    """As PNG bytes, 1200 px wide and at most 1240 high; a view without a viewer raises ValueError.

    That the cards are up has no strip of its own here: they lie open in the row of everybody's cards.
    """
    if view.viewer is None:
        raise ValueError("The public has no desk to draw.")
    said = board_words(words, view)
    shown = [legible(name, f"{said.seat} {number}") for number, name in enumerate(names, 1)]
    strip = paint_moment(view, names, [event for event in moments if event.word != REVEALED], words)
    return to_png(_paint(view, shown, said, strip), PALETTE)


def _paint(view: KingdomView, names: Sequence[str], words: BoardWords, strip: Image.Image | None) -> Image.Image:
    assert view.viewer is not None
    rows = _rows(view)
    mats = MAT if len(rows) == 1 else len(rows) * LOW_MAT + 20
    top = FROM_TOP + (strip.height + 12 if strip else 0)
    own = _own_cards(view, words)
    desk = sheet_of(page(WIDTH, top + mats + (OWN.height + 62 if own else 40), ACCENT))
    name = f"{names[view.viewer]} · {words.aim}" if view.phase != "over" else names[view.viewer]
    put_banner(desk, name, (WIDTH / 2, TITLE, 960, 68), ACCENT.metal, INK, HEAD, NAME, STRONG, SMALL, room=860)
    if strip is not None:
        desk.paste(strip, ((WIDTH - strip.width) // 2, FROM_TOP - 10))
    lay_mat(desk, (EDGE, top - 10, WIDTH - EDGE, top + mats - 10), ACCENT)
    for number, seats in enumerate(rows):
        _draw_seats(desk, seats, top + number * LOW_MAT, view, names, words, is_low=len(rows) > 1)
    put_row(desk, own, WIDTH / 2, top + mats + 6, WIDTH - 2 * EDGE, 26)
    return desk


def _own_cards(view: KingdomView, words: BoardWords) -> list[Sprite]:
    """One's hand; without one the card in front of one, with its power in words."""
    assert view.viewer is not None
    front = view.seats[view.viewer].table
    lying = table_card(front, words, has_power=True) if front and not view.own_hand else None
    held = [plain_card(held.code, words, has_power=True) for held in view.own_hand]
    return [face(card, OWN, ACCENT) for card in [*held, *([lying] if lying else [])]]


def _rows(view: KingdomView) -> list[list[SeatView]]:
    """In the order of play, those who are out last."""
    playing = [view.seats[seat] for seat in view.line]
    seats = [*playing, *(seat for seat in view.seats if seat.seat not in view.line)]
    half = len(seats) if len(seats) <= FEW else -(-len(seats) // 2)
    return [row for row in (seats[:half], seats[half:]) if row]


def _draw_seats(
    desk: Image.Image,
    seats: Sequence[SeatView],
    top: float,
    view: KingdomView,
    names: Sequence[str],
    words: BoardWords,
    *,
    is_low: bool,
) -> None:
    pitch = (WIDTH - 2 * EDGE - 20) / len(seats)
    for number, seat in enumerate(seats):
        x = EDGE + 10 + (number + 0.5) * pitch
        card = _card(seat, words, is_low=is_low)
        if seat.seat == view.viewer and seat.table is not None:
            stamp(desk, halo(card.width + 16, card.height + 16, 16, ACCENT), x - card.width / 2 - 8, top - 2)
        stamp(desk, card, x - card.width / 2, top + 6)
        _put_name(desk, names[seat.seat], str(seat.points), (x, top, pitch), card, is_full=len(seats) > ROOMY)


def _put_name(
    desk: Image.Image, name: str, points: str, spot: tuple[float, float, float], card: Sprite, *, is_full: bool
) -> None:
    """With the points beside it; in a full row they lie on the card's edge, so that the name has room."""
    x, top, pitch = spot
    y = top + card.height + 31
    if is_full:
        room = round(pitch - 10)
        write_in_two(desk, in_two(name, SMALL, room), x, y, SMALL, PAPER_LIGHT, room)
        aside = 8 if card.width > 2 * COIN + 8 else 4 - COIN / 2  # more would hide what a small card shows
        left = x - card.width / 2 + aside
        stamp_centred(desk, coin(points, COIN, ACCENT.tint), left, top + 6 + card.height / 2)
        return
    half = write(desk, name, x + COIN / 2 + 2, y, SMALL, PAPER_LIGHT, width=round(pitch - COIN - 16)) / 2
    stamp_centred(desk, coin(points, COIN, ACCENT.tint), x - half - 6, y)


def _card(seat: SeatView, words: BoardWords, *, is_low: bool) -> Sprite:
    """What lies in front of a seat, as the viewer sees it."""
    if seat.table is None:
        return place(COMPACT._replace(width=64, height=86) if is_low else COMPACT, PAPER_LIGHT)
    shown = table_card(seat.table, words)
    if is_low:
        return (
            mini(shown, ACCENT, 1.13) if shown else back(COMPACT._replace(width=64, height=86, icon=34), ACCENT, EMBLEM)
        )
    return face(shown, COMPACT, ACCENT) if shown else back(COMPACT, ACCENT, EMBLEM)
