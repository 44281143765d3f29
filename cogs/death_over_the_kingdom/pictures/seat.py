"""One seat: name plate, table card, score markers, hand."""

from typing import NamedTuple

from PIL import Image

from cogs.death_over_the_kingdom.content.terms import Unit
from cogs.death_over_the_kingdom.pictures.colours import ACCENT
from cogs.death_over_the_kingdom.pictures.faces import EMBLEM, SEALED, SKULL, plain_card, table_card
from cogs.death_over_the_kingdom.pictures.markers import FIVE, pile
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.view import CardView, SeatView
from images.cards import MINI_WIDTH, TABLE, Format, back, face, mini, place, put_column, put_held, put_rows
from images.icons import Icon, put_icon
from images.palette import PAPER_LIGHT
from images.shapes import Sprite, stamp, stamp_centred
from images.standings import CROWN
from images.table import seats
from images.table.ring import Place, Ring
from images.table.seats import BADGE, SMALL_CARD, NamePlate, Spot
from images.tokens import coin, cut_out, halo, medal
from images.type import SMALL

GRAVE = Icon("mdi", "grave_stone")
WAX = Icon("mdi", "decagram")
PICKED = Icon("mdi", "check_bold")
WAITING = Icon("mdi", "timer_sand")
HELD = Format(48, 66, 8, SMALL, SMALL, 30)


class SeatLook(NamedTuple):
    """What the picture of a seat shows."""

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


def draw_seat(board: Image.Image, where: Place, plan: Ring, look: SeatLook, words: BoardWords) -> None:
    spot = seats.spot(where, plan)
    if look.is_acting or look.is_crowned:
        _draw_halo(board, spot)
    seats.put_tabs(board, spot, _tabs(look, words), ACCENT)
    seats.put_plate(board, spot, _plate(look), ACCENT)
    _draw_card(board, spot, look, words)
    _draw_hand(board, spot, look, words)
    if not look.seat.is_out:
        pieces = pile(look.seat.points, look.unit)
        put_column(board, pieces, spot.right, spot.card[1], FIVE, spot.form.height)
    if look.is_crowned:
        _draw_crown(board, spot, look)
    elif look.seat.took:
        _draw_loss(board, spot, look)


def _draw_halo(board: Image.Image, spot: Spot) -> None:
    """Below all else of the seat, so that it covers neither its plate nor its place in the line."""
    (left, top), form = spot.card, spot.form
    stamp(board, halo(form.width + 28, form.height + 28, form.radius + 12, ACCENT), left - 14, top - 14)


def _tabs(look: SeatLook, words: BoardWords) -> list[str]:
    tabs = ((words.acting, look.is_acting), (words.dealer, look.is_dealer), (words.out, look.seat.is_out))
    return [text for text, is_said in tabs if is_said]


def _plate(look: SeatLook) -> NamePlate:
    """With the place in the line, or a tick for who has acted. The points lie beside the card (R45)."""
    order = medal(PICKED, BADGE, ACCENT.tint) if look.is_done else coin(str(look.order), BADGE, ACCENT.tint)
    badge = order if look.order else None
    return NamePlate(look.name, badge=badge, is_bright=look.is_acting, is_faded=look.seat.is_out)


def _draw_card(board: Image.Image, spot: Spot, look: SeatLook, words: BoardWords) -> None:
    (left, top), (x, y), form = spot.card, spot.middle, spot.form
    stamp(board, _card_sprite(look, form, words), left, top)
    if look.is_picking:
        icon, ground = (PICKED, ACCENT.metal) if look.seat.has_picked else (WAITING, PAPER_LIGHT)
        stamp_centred(board, medal(icon, 64, ground), x, y)
    if look.table is None and look.seat.is_out:
        put_icon(board, GRAVE, x, y, form.icon, ACCENT.metal_light)
    if look.table is not None and look.table.is_sealed:
        _draw_seal(board, left + form.width - 20, top + form.height * 0.36)


def _draw_seal(board: Image.Image, x: float, y: float) -> None:
    stamp_centred(board, cut_out(WAX, 58, ACCENT.metal), x, y)
    put_icon(board, SEALED, x, y, 28)


def _card_sprite(look: SeatLook, form: Format, words: BoardWords) -> Sprite:
    if look.table is None:
        return place(form, ACCENT.metal_light)
    card = table_card(look.table, words)
    if card is not None and form is SMALL_CARD:
        return mini(card, ACCENT, form.width / MINI_WIDTH)
    return back(form, ACCENT, EMBLEM) if card is None else face(card, form, ACCENT)


def _draw_hand(board: Image.Image, spot: Spot, look: SeatLook, words: BoardWords) -> None:
    """A small back with the number of hand cards, and below it those the viewer knows to be there."""
    if not look.seat.hand:
        return
    top = spot.card[1] + 4
    put_held(board, (spot.left, top), look.seat.hand, HELD, ACCENT, EMBLEM)
    known = [mini(plain_card(code, words), ACCENT) for code in look.seat.holds]
    below, step = (100, 46) if spot.form is TABLE else (84, 28)
    put_rows(board, known, (spot.left - MINI_WIDTH / 2, top + below), (0, step), per_row=1)


def _draw_crown(board: Image.Image, spot: Spot, look: SeatLook) -> None:
    size = spot.form.width // 2
    crown = cut_out(CROWN, size, ACCENT.metal)
    seats.put_sign(board, crown, spot.card[0], spot.middle[1], "+1" if look.has_scored else "", ACCENT)


def _draw_loss(board: Image.Image, spot: Spot, look: SeatLook) -> None:
    """A skull, and the tokens taken or the life lost."""
    skull = cut_out(SKULL, spot.form.width * 4 // 9, PAPER_LIGHT)
    lost = f"−{look.seat.took}" if look.unit == "lives" else f"+{look.seat.took}"
    seats.put_sign(board, skull, spot.card[0], spot.card[1] + spot.form.height * 0.44, lost, ACCENT)
