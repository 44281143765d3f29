"""Views made by hand, and their pictures with the words and names of the tests."""

from pathlib import Path

from msgspec import structs

from bot.words import Catalogue
from cogs.death_over_the_kingdom.content.terms import Scoring
from cogs.death_over_the_kingdom.pictures.board import draw_board
from cogs.death_over_the_kingdom.pictures.hand import draw_hand
from cogs.death_over_the_kingdom.pictures.labels import board_words
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.view import CardView, HandCardView, KingdomView, SeatView

WORDS = Catalogue(Path("cogs/death_over_the_kingdom/words"), is_strict=True).words()
COURTIERS = ("Ada", "Ben", "Cleo", "Dorothea von Habsburg-Lothringen", "Émile", "Fjodor", "Gwen")
NAMES = (*COURTIERS, "Hal", "Iris", "Jon", "Kim", "Lou", "Max", "Nell", "Otto", "Pip")
MOST_BYTES = 200 * 1024
CLASSIC = 16  # the most seats of the classic game


def said(view: KingdomView) -> BoardWords:
    return board_words(WORDS, view)


def board(view: KingdomView, names: tuple[str, ...] = NAMES) -> bytes:
    return draw_board(view, names[: len(view.seats)], said(view))


def hand(view: KingdomView) -> bytes:
    return draw_hand(view, NAMES, said(view))


def seat_view(seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        points=seat,
        table=CardView.down(None),
        hand=1,
        holds=(),
        has_picked=True,
        has_acted=False,
        has_won_round=False,
    )


def table_of(seats: int) -> KingdomView:
    """Round 2, all cards down, seat 1 to act."""
    return KingdomView(
        viewer=None,
        turn=2,
        turns=seats,
        round=2,
        goal="lowest",
        phase="action",
        dealer=0,
        line=(*range(1, seats), 0),
        acting=1,
        deck=7,
        discards=("KIN", "DEA", "JUG"),
        seats=tuple(seat_view(seat) for seat in range(seats)),
        own_hand=(),
        outcome=None,
        last_round=None,
    )


def classic_of(seats: int, scoring: Scoring = "tokens") -> KingdomView:
    """Round 4 of the classic game, seat 1 to act."""
    rounds = 0 if scoring == "lives" else 3 * seats
    view = structs.replace(
        table_of(seats), turn=1, turns=1, round=4, goal="above", mode="classic", rounds=rounds, scoring=scoring
    )
    seated = tuple(structs.replace(seat, hand=0, points=seat.seat % 5) for seat in view.seats)
    return structs.replace(view, seats=seated)


def with_seat(view: KingdomView, seat: int, **changes: object) -> KingdomView:
    seats = tuple(structs.replace(old, **changes) if old.seat == seat else old for old in view.seats)
    return structs.replace(view, seats=seats)


def up(code: str, value: int, **more: bool) -> CardView:
    look = {"is_turned": False, "is_toad": False, **more}
    return CardView(code, is_up=True, value=value, **look)


def own_view(front: CardView | None, *codes: str) -> KingdomView:
    held = tuple(HandCardView(f"hand-{place}", code) for place, code in enumerate(codes))
    return with_seat(structs.replace(table_of(4), viewer=2, own_hand=held), 2, table=front)
