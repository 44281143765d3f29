"""The public picture of the table, from above."""

from collections.abc import Sequence

from PIL import Image

from cogs.death_over_the_kingdom.pictures.colours import ACCENT, PALETTE
from cogs.death_over_the_kingdom.pictures.faces import DAMASK
from cogs.death_over_the_kingdom.pictures.middle import NEWEST, draw_middle
from cogs.death_over_the_kingdom.pictures.seat import SeatLook, draw_seat
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView, SeatView
from images.cards import EYE
from images.encode import to_png
from images.icons import put_icon
from images.shapes import stamp
from images.sheet import sheet_of
from images.table.arrows import put_arrows
from images.table.cloth import table
from images.table.ring import Place, Ring, near_ring, ring
from images.tokens import plate
from images.type import SMALL, legible, width_of, write

MANY = 10  # from here on the board has no room for the names of cards


def draw_board(view: KingdomView, names: Sequence[str], words: BoardWords) -> bytes:
    """The table for deciding as PNG bytes, 1200 px wide and at most 900 high; `names` by seat."""
    return to_png(paint_board(view, names, words), PALETTE)


def draw_whole(view: KingdomView, names: Sequence[str], words: BoardWords) -> bytes:
    """All there is on the table, larger, with every discard."""
    return to_png(_paint(view, names, words, ring(len(view.seats))), PALETTE)


def has_whole(view: KingdomView) -> bool:
    """Is there something that the board leaves out?"""
    return view.phase != "over" and (len(view.discards) > NEWEST or len(view.seats) >= MANY)


def paint_board(view: KingdomView, names: Sequence[str], words: BoardWords) -> Image.Image:
    """The table for deciding as an RGB picture."""
    return _paint(view, names, words, near_ring(len(view.seats)))


def _paint(view: KingdomView, names: Sequence[str], words: BoardWords, plan: Ring) -> Image.Image:
    shown = [legible(name, f"{words.seat} {number}") for number, name in enumerate(names, 1)]
    places = _seated(view, plan)
    board = sheet_of(table(plan, ACCENT, DAMASK))
    draw_middle(board, view, shown, words, plan)
    if view.phase != "over":
        put_arrows(board, [places[seat] for seat in _way(view)], plan, ACCENT.metal_light)
    for seat in view.seats:
        draw_seat(board, places[seat.seat], plan, _look(view, seat, shown[seat.seat]), words)
    if any(_is_secret(seat.table) for seat in view.seats):
        _draw_note(board, words.known)
    return board


def _is_secret(card: CardView | None) -> bool:
    return card is not None and card.code is not None and not card.is_up


def _draw_note(board: Image.Image, known: str) -> None:
    """What the eye on a card means, on a tab at the upper edge."""
    width = width_of(known, SMALL) + 76
    left = (board.width - width) / 2
    stamp(board, plate(width, 42, ACCENT.tint), left, 6)
    put_icon(board, EYE, left + 32, 27, 32)
    write(board, known, left + 58, 27, SMALL, align="left")


def _seated(view: KingdomView, plan: Ring) -> tuple[Place, ...]:
    """Places by seat; the viewer sits on the near side."""
    near = view.viewer or 0
    count = len(view.seats)
    return tuple(plan.places[(seat - near) % count] for seat in range(count))


def _way(view: KingdomView) -> list[int]:
    """From the starting player to the Dealer, past those who are out."""
    first, last, count = view.line[0], view.line[-1], len(view.seats)
    return [(first + step) % count for step in range((last - first) % count + 1)]


def _look(view: KingdomView, seat: SeatView, name: str) -> SeatLook:
    is_over = view.phase == "over"
    winners = view.outcome.winners if view.outcome else ()
    last = view.last_round.seats[seat.seat].table if is_over and view.last_round else None
    return SeatLook(
        name=name,
        seat=seat,
        table=seat.table or last,  # the match ends on a cleared table: its last cards stay in the picture
        order=0 if is_over or seat.is_out else view.line.index(seat.seat) + 1,
        is_dealer=seat.seat == view.dealer and not is_over,
        is_acting=seat.seat == view.acting and not is_over,
        is_picking=view.phase == "pick",
        is_done=view.phase == "action" and seat.has_acted,
        is_crowned=seat.seat in winners if is_over else seat.has_won_round,
        has_scored=seat.has_won_round and not is_over,
        unit=view.unit,
    )
