"""One seat: name plate, table card, score markers, hand."""

from typing import NamedTuple

from PIL import Image

from cogs.death_over_the_kingdom.board_faces import ACCENT, EMBLEM, plain_card, table_card
from cogs.death_over_the_kingdom.board_markers import FIVE, pile
from cogs.death_over_the_kingdom.board_words import BoardWords
from cogs.death_over_the_kingdom.view import CardView, SeatView, Unit
from images.cards import COMPACT, MINI_WIDTH, TABLE, Format, back, face, mini, place
from images.icons import Icon, put_icon
from images.palette import INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE
from images.ring import Place, Ring
from images.shapes import Sprite, stamp, stamp_centred
from images.tokens import coin, cut_out, halo, medal, plate
from images.type import NAME, SMALL, Style, Weight, fitting, width_of, write

CROWN = Icon("mdi", "crown")
SKULL = Icon("fa", "skull")
GRAVE = Icon("mdi", "grave_stone")
WAX, LOCK = Icon("mdi", "decagram"), Icon("mdi", "lock")
PICKED = Icon("mdi", "check_bold")
WAITING = Icon("mdi", "timer_sand")
BADGE = 44
POINTS = Style(36, Weight.BLACK)
HELD = Format(48, 66, 8, SMALL, SMALL, 30)
TAB, TAB_SHOWN = 48, 34


class SeatLook(NamedTuple):
    """All one needs to know to draw a seat."""

    name: str
    seat: SeatView
    table: CardView | None
    order: int  # place in the line, from 1
    is_dealer: bool
    is_acting: bool
    is_picking: bool
    is_done: bool  # has had its action this round
    is_crowned: bool  # has won the round, or at the end the match
    has_scored: bool  # the point of this round is among the markers
    unit: Unit  # what the seat's points are


class _Spot(NamedTuple):
    """Where the parts of a block lie, in px."""

    form: Format
    plate: tuple[float, float, int, int]  # left, top, width, height
    card: tuple[float, float]  # left, top
    left: float  # the middle of the narrow columns beside the card
    right: float
    is_plate_low: bool
    is_tight: bool


def draw_seat(board: Image.Image, where: Place, plan: Ring, look: SeatLook, words: BoardWords) -> None:
    spot = _spot(where, plan)
    _draw_tabs(board, spot, look, words)
    _draw_plate(board, spot, look)
    _draw_card(board, spot, look, words)
    _draw_hand(board, spot, look, words)
    if not look.seat.is_out:
        _draw_markers(board, spot, pile(look.seat.points, look.unit))
    if look.is_crowned:
        _draw_crown(board, spot, look)
    elif look.seat.took:
        _draw_loss(board, spot, look)


def _spot(where: Place, plan: Ring) -> _Spot:
    form, tall = (COMPACT, 48) if plan.is_tight else (TABLE, 58)
    left, top = where.x - plan.block.width / 2, where.y - plan.block.height / 2
    is_low = where.side == "bottom"
    plate_top = top + plan.block.height - tall if is_low else top
    card_top = top if is_low else top + plan.block.height - form.height
    column = (plan.block.width - form.width) / 4
    return _Spot(
        form,
        (left, plate_top, plan.block.width, tall),
        (where.x - form.width / 2, card_top),
        left + column,
        left + plan.block.width - column,
        is_low,
        plan.is_tight,
    )


def _draw_tabs(board: Image.Image, spot: _Spot, look: SeatLook, words: BoardWords) -> None:
    """Words that hang out from behind the plate."""
    tabs = ((words.acting, look.is_acting), (words.dealer, look.is_dealer), (words.out, look.seat.is_out))
    said = [text for text, is_said in tabs if is_said]
    left, top, _, height = spot.plate
    y = top + height - TAB + TAB_SHOWN if spot.is_plate_low else top - TAB_SHOWN
    middle = top + height + TAB_SHOWN / 2 - 3 if spot.is_plate_low else top - TAB_SHOWN / 2 + 3
    x = left + 24
    for text in said:
        wide = width_of(text, SMALL) + 28
        stamp(board, plate(wide, TAB, ACCENT.metal), x, y)
        write(board, text, x + wide / 2, middle, SMALL)
        x += wide + 6


def _draw_plate(board: Image.Image, spot: _Spot, look: SeatLook) -> None:
    left, top, width, height = spot.plate
    y = top + height / 2
    fill, ink = (ACCENT.main, PAPER_LIGHT) if look.is_acting else (PAPER_LIGHT, INK)
    if look.seat.is_out:
        fill, ink = PAPER_SHADE, INK_SOFT
    stamp(board, plate(width, height, fill, ACCENT.metal if look.is_acting else INK, 5), left, top)
    points = str(look.seat.points)
    end = left + width - 18 - width_of(points, POINTS)
    write(board, points, end, y, POINTS, ink, align="left")
    start = left + 16
    if look.order:
        badge = medal(PICKED, BADGE, ACCENT.tint) if look.is_done else coin(str(look.order), BADGE, ACCENT.tint)
        if spot.is_tight:
            stamp_centred(board, badge, spot.left, spot.card[1] + spot.form.height - BADGE / 2)
        else:
            stamp_centred(board, badge, left + 30, y)
            start = left + 62
    room = round(end - 10 - start)
    write(board, look.name, start, y, fitting(look.name, room, NAME, SMALL), ink, align="left", width=room)


def _draw_card(board: Image.Image, spot: _Spot, look: SeatLook, words: BoardWords) -> None:
    left, top = spot.card
    form = spot.form
    if look.is_acting or look.is_crowned:
        stamp(board, halo(form.width + 28, form.height + 28, form.radius + 12, ACCENT), left - 14, top - 14)
    stamp(board, _card_sprite(look, form, words), left, top)
    if look.is_picking:
        icon, ground = (PICKED, ACCENT.metal) if look.seat.has_picked else (WAITING, PAPER_LIGHT)
        stamp_centred(board, medal(icon, 64, ground), left + form.width / 2, top + form.height / 2)
    if look.table is None and look.seat.is_out:
        put_icon(board, GRAVE, left + form.width / 2, top + form.height / 2, form.icon, ACCENT.metal_light)
    if look.table is not None and look.table.is_sealed:
        x, y = left + form.width - 20, top + form.height * 0.36
        stamp_centred(board, cut_out(WAX, 58, ACCENT.metal), x, y)
        put_icon(board, LOCK, x, y, 28)


def _card_sprite(look: SeatLook, form: Format, words: BoardWords) -> Sprite:
    if look.table is None:
        return place(form, ACCENT.metal_light)
    card = table_card(look.table, words)
    return back(form, ACCENT, EMBLEM) if card is None else face(card, form, ACCENT)


def _draw_hand(board: Image.Image, spot: _Spot, look: SeatLook, words: BoardWords) -> None:
    """A small back with the number of hand cards, and below it those the viewer knows to be there."""
    if not look.seat.hand:
        return
    top = spot.card[1] + 4
    stamp(board, back(HELD, ACCENT, EMBLEM), spot.left - HELD.width / 2, top)
    stamp_centred(board, coin(str(look.seat.hand), 40, PAPER_LIGHT), spot.left, top + HELD.height)
    for number, code in enumerate(look.seat.holds):
        y = top + 100 + number * 46
        stamp(board, mini(plain_card(code, words), ACCENT), spot.left - MINI_WIDTH / 2, y)


def _draw_markers(board: Image.Image, spot: _Spot, markers: list[Sprite]) -> None:
    room = spot.form.height - FIVE
    pitch = min(FIVE, room / max(1, len(markers) - 1))
    for number, marker in reversed([*enumerate(markers)]):  # the large ones come to lie on top
        stamp_centred(board, marker, spot.right, spot.card[1] + FIVE / 2 + number * pitch)


def _draw_crown(board: Image.Image, spot: _Spot, look: SeatLook) -> None:
    x, y = spot.card[0], spot.card[1] + spot.form.height / 2
    size = spot.form.width // 2
    stamp_centred(board, cut_out(CROWN, size, ACCENT.metal), x, y)
    if look.has_scored:
        stamp_centred(board, coin("+1", BADGE, ACCENT.metal_light), x, y + size * 0.62)


def _draw_loss(board: Image.Image, spot: _Spot, look: SeatLook) -> None:
    """A skull, and the tokens taken or the life lost."""
    x, y = spot.card[0], spot.card[1] + spot.form.height * 0.44
    size = spot.form.width * 4 // 9
    stamp_centred(board, cut_out(SKULL, size, PAPER_LIGHT), x, y)
    lost = f"−{look.seat.took}" if look.unit == "lives" else f"+{look.seat.took}"
    stamp_centred(board, coin(lost, BADGE, ACCENT.metal_light), x, y + size * 0.62)
