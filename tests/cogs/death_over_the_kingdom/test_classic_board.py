"""The picture of the classic game: up to sixteen seats, and that every fact of it can be seen."""

from collections.abc import Callable

import pytest
from msgspec import structs
from PIL import ImageChops

from bot.engine import Match, Outcome
from bot.engine.playout import playout, random_policy
from cogs.death_over_the_kingdom.content.terms import Scoring
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.pictures.board import paint_board
from cogs.death_over_the_kingdom.pictures.markers import pile
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from cogs.death_over_the_kingdom.view.view import KingdomView
from images.table.ring import near_ring
from tests.cogs.death_over_the_kingdom.views import (
    CLASSIC,
    MOST_BYTES,
    NAMES,
    board,
    classic_of,
    hand,
    said,
    table_of,
    up,
    with_seat,
)
from tests.support.parts import drawn_parts
from tests.support.sampled import sampled

Change = Callable[[KingdomView], KingdomView]
OVER = Outcome((0,), (1, 2, 2, 4, 5), (1, 2, 2, 3, 4))


def sheet_of(view: KingdomView) -> bytes:
    """The middle of the board alone."""
    left, top, right, bottom = (round(edge) for edge in near_ring(len(view.seats)).middle)
    return paint_board(view, NAMES[: len(view.seats)], said(view)).crop((left, top, right, bottom)).tobytes()


WAYS = ("classic", "lives", "death-over-all")
SAMPLE = {("classic", 9), ("lives", 3), ("death-over-all", CLASSIC)}
ALL = [
    pytest.param(name, seats, marks=() if (name, seats) in SAMPLE else pytest.mark.long)
    for name in WAYS
    for seats in (3, 9, CLASSIC)
]


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_every_moment_can_be_drawn(name: str, seats: int) -> None:
    met: set[tuple[str, bool]] = set()

    def watch(match: Match[State]) -> None:
        public = see(match.state, None)
        for view in (public, public.last_round):
            if view is not None and (moment := (view.phase, any(seat.is_out for seat in view.seats))) not in met:
                met.add(moment)
                assert len(board(view)) <= MOST_BYTES
                assert len(hand(see(match.state, 1))) <= MOST_BYTES

    playout(GAME, seats, GAME.variants()[name], b"drawn", (random_policy,), watch)
    assert {phase for phase, _ in met} >= {"action", "scored", "over"}
    assert (name == "lives") is any(is_out for _, is_out in met)


CHANGES: dict[str, Change] = {
    "round": lambda view: structs.replace(view, round=5),
    "rounds": lambda view: structs.replace(view, rounds=30),
    "the court": lambda view: structs.replace(view, mode="court", goal="lowest"),
    "lives": lambda view: structs.replace(view, scoring="lives"),
    "death over all": lambda view: structs.replace(view, scoring="death-over-all"),
    "tokens": lambda view: with_seat(view, 3, points=14),
    "took one": lambda view: with_seat(view, 3, took=1),
    "took three": lambda view: with_seat(view, 3, took=3),
    "out": lambda view: structs.replace(with_seat(view, 3, is_out=True, table=None), line=(1, 2, 4, 0)),
    "king": lambda view: with_seat(view, 3, table=up("KIN", 12)),
    "sealed king": lambda view: with_seat(view, 3, table=up("KIN", 12, is_sealed=True)),
    "thief": lambda view: with_seat(view, 3, table=up("THI", 3)),
    "hanged thief": lambda view: with_seat(view, 3, table=up("THI", 0, is_hanged=True)),
    "thief as a toad": lambda view: with_seat(view, 3, table=up("THI", 0, is_toad=True)),
    "over": lambda view: structs.replace(view, phase="over", outcome=OVER),
}


def test_every_fact_can_be_seen() -> None:
    """Each change of the view gives a picture of its own."""
    start = classic_of(5)
    owners: dict[bytes, str] = {board(start): "start", board(table_of(5)): "a court"}
    for name, change in CHANGES.items():
        png = board(change(start))
        assert owners.setdefault(png, name) == name
    assert len(owners) == len(CHANGES) + 2


def test_the_sheet_says_what_the_lowest_costs() -> None:
    scorings: tuple[Scoring, ...] = ("tokens", "lives", "death-over-all")
    assert len({sheet_of(classic_of(8, scoring)) for scoring in scorings}) == 3
    assert [said(classic_of(8, scoring)).costs for scoring in scorings] == [
        ("1 token",),
        ("1 life",),
        ("3 tokens", "2 tokens", "1 token"),
    ]


def test_the_final_table_has_the_fewest_tokens_on_top() -> None:
    """Who stands where follows the ranks of the outcome, not the numbers."""
    view = structs.replace(classic_of(5), phase="over", outcome=OVER)
    turned = structs.replace(view, outcome=structs.replace(OVER, ranks=(4, 3, 3, 2, 1)))
    assert sheet_of(view) != sheet_of(turned)
    assert sheet_of(view) != sheet_of(structs.replace(view, outcome=structs.replace(OVER, winners=(0, 1))))


@pytest.mark.parametrize("seats", sampled([CLASSIC, 12], 1))
def test_no_seat_reaches_into_another(seats: int) -> None:
    """Whatever befalls a seat is drawn within its own block and the gap around it."""
    start = classic_of(seats, "lives")
    for seat in range(seats):
        for change in ({"took": 3, "points": 0}, {"table": up("KIN", 12, is_sealed=True)}):
            shown = with_seat(start, seat, **change)
            names = NAMES[:seats]
            difference = ImageChops.difference(
                paint_board(start, names, said(start)), paint_board(shown, names, said(shown))
            )
            left, top, right, bottom = difference.getbbox() or (0, 0, 0, 0)
            place, block = near_ring(seats).places[seat], near_ring(seats).block
            assert place.x - block.width / 2 - 18 <= left < right <= place.x + block.width / 2 + 18
            assert place.y - block.height / 2 - 18 <= top < bottom <= place.y + block.height / 2 + 18


@pytest.mark.parametrize(("points", "pieces"), [(0, 0), (4, 4), (9, 5), (24, 6), (25, 1), (49, 7), (144, 11)])
def test_tokens_are_piled_up_in_few_pieces(points: int, pieces: int) -> None:
    assert len(pile(points, "tokens")) == pieces


def test_a_panel_says_that_its_seat_is_out() -> None:
    view = with_seat(structs.replace(classic_of(5, "lives"), viewer=2), 2, table=None)
    assert hand(with_seat(view, 2, is_out=True)) != hand(view)


def test_arrows_lead_past_those_who_are_out() -> None:
    """The way stays on the frame, as if everybody were still there."""
    view = classic_of(8, "lives")
    gone = structs.replace(view, line=tuple(seat for seat in view.line if seat not in {4, 5}))
    for seat in (4, 5):
        gone = with_seat(gone, seat, is_out=True, table=None)
    left, top, right, _ = (round(edge) for edge in near_ring(8).middle)
    frames = [
        paint_board(seen, NAMES[:8], said(seen)).crop((left - 20, top - 20, right + 20, top + 40))
        for seen in (view, gone)
    ]
    assert frames[0].tobytes() == frames[1].tobytes()


def test_lost_lives_stay_as_empty_hearts() -> None:
    full, *_ = pile(4, "lives")
    shown = pile(1, "lives")
    assert [heart is full for heart in shown] == [True, False, False, False]


def test_a_second_drawing_makes_nothing_new() -> None:
    """Sixteen open cards fit into the caches: a warm board only stamps."""
    view = classic_of(CLASSIC, "lives")
    for seat in range(CLASSIC):
        view = with_seat(view, seat, table=up("KNI", 13, is_turned=True), took=seat % 4)
    board(view)
    before = drawn_parts()
    board(view)
    assert drawn_parts() == before
