"""The picture of the table: sizes, secrets, and that every fact can be seen."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from io import BytesIO

import pytest
from msgspec import structs
from PIL import Image, ImageChops

from bot.engine import Chance, Match, Outcome
from bot.engine.playout import playout, random_policy
from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.pictures.board import draw_board, draw_whole, has_whole, paint_board
from cogs.death_over_the_kingdom.pictures.faces import EMBLEM, ICONS
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView
from images.icons import glyph
from images.table.ring import near_ring, ring
from images.table.seats import BADGE, spot
from tests.cogs.death_over_the_kingdom.hidden_worlds import another_world, dealt
from tests.cogs.death_over_the_kingdom.views import (
    CLASSIC,
    MOST_BYTES,
    NAMES,
    board,
    hand,
    said,
    table_of,
    up,
    with_seat,
)
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES
from tests.support.parts import drawn_parts, forget_parts
from tests.support.sampled import sampled

FEW = {3, 8, CLASSIC}  # in `make test`
EACH = [pytest.param(seats, marks=() if seats in FEW else pytest.mark.long) for seats in range(3, CLASSIC + 1)]


@pytest.mark.parametrize("seats", EACH)
def test_a_board_has_its_size(seats: int) -> None:
    """A PNG-8 of 1200 px, no higher than a phone shows at once, and light enough."""
    view = table_of(seats)
    png = draw_board(view, [f"Player {seat}" for seat in range(seats)], said(view))
    with Image.open(BytesIO(png)) as image:
        assert (image.format, image.mode) == ("PNG", "P")
        assert image.width == 1200
        assert image.height == near_ring(seats).height <= 900
    assert len(png) <= MOST_BYTES
    with Image.open(BytesIO(draw_whole(view, [f"Player {seat}" for seat in range(seats)], said(view)))) as whole:
        assert (whole.width, whole.height) == (1200, ring(seats).height)


def test_what_the_board_leaves_out_is_on_the_whole_table() -> None:
    view = table_of(5)
    few, many = (structs.replace(view, discards=("KNI",) * count) for count in (7, 8))
    assert (has_whole(few), has_whole(many)) == (False, True)
    assert has_whole(table_of(10)), "cards without their names"
    whole = draw_whole(many, NAMES[:5], said(many))
    assert whole != draw_whole(few, NAMES[:5], said(few))
    assert board(few) == board(many), "the newest seven are alike"


@pytest.mark.parametrize("seats", sampled([3, 7], 1))
def test_every_moment_of_a_match_can_be_drawn(seats: int) -> None:
    met: set[tuple[str, int]] = set()

    def watch(match: Match[State]) -> None:
        public = see(match.state, None)
        for view in (public, public.last_round):
            if view is not None and (view.phase, view.round) not in met:
                met.add((view.phase, view.round))
                assert len(board(view)) <= MOST_BYTES
                assert len(hand(see(match.state, 1))) <= MOST_BYTES

    playout(GAME, seats, KingdomOptions(), b"drawn", (random_policy,), watch)
    assert {phase for phase, _ in met} >= {"pick", "action", "scored", "over"}  # powers where somebody may choose


def test_same_view_same_bytes_in_another_process() -> None:
    """No order of hashing, no clock, no random in a picture."""
    script = (
        "from hashlib import sha256\n"
        "from tests.cogs.death_over_the_kingdom.views import board, table_of\n"
        "print(sha256(board(table_of(5))).hexdigest())"
    )
    command = [sys.executable, "-c", script]
    other = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": "4711"}, capture_output=True, text=True, check=True
    )
    assert other.stdout.strip() == sha256(board(table_of(5))).hexdigest()


@pytest.mark.long
def test_threads_draw_the_same() -> None:
    """Boards are drawn in threads, several at a time, also the very first."""
    forget_parts()
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: board(table_of(5)), range(8)))
    assert len(set(drawn)) == 1


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_hidden_cards_change_nothing(seats: int) -> None:
    """R59: other hands and another deck, the same public picture; and the same hand picture for who kept their hand."""
    state = dealt(seats, b"hidden")
    own = {card.number for card in state.places[0].hand}
    twin = another_world(state, own, Chance(b"other"))
    assert [card.code for card in twin.deck] != [card.code for card in state.deck]
    assert board(see(twin, None)) == board(see(state, None))
    assert board(see(twin, 0)) == board(see(state, 0))
    assert hand(see(twin, 0)) == hand(see(state, 0))
    assert any(hand(see(twin, seat)) != hand(see(state, seat)) for seat in range(1, seats))


CHANGES: dict[str, Callable[[KingdomView], KingdomView]] = {
    "turn": lambda view: structs.replace(view, turn=3),
    "goal": lambda view: structs.replace(view, goal="highest"),
    "acting": lambda view: structs.replace(view, acting=2),
    "dealer": lambda view: structs.replace(view, dealer=2),
    "line": lambda view: structs.replace(view, line=(2, 3, 4, 0, 1)),
    "deck": lambda view: structs.replace(view, deck=6),
    "empty deck": lambda view: structs.replace(view, deck=0),
    "discards": lambda view: structs.replace(view, discards=("KIN", "DEA", "MER")),
    "no discards": lambda view: structs.replace(view, discards=()),
    "picking": lambda view: structs.replace(view, phase="pick"),
    "points": lambda view: with_seat(view, 3, points=4),
    "hand": lambda view: with_seat(view, 3, hand=2),
    "no hand": lambda view: with_seat(view, 3, hand=0),
    "known hand card": lambda view: with_seat(view, 3, holds=("MER",)),
    "acted": lambda view: with_seat(view, 3, has_acted=True),
    "won": lambda view: with_seat(view, 3, has_won_round=True),
    "nothing laid": lambda view: with_seat(view, 3, table=None),
    "open": lambda view: with_seat(view, 3, table=up("KNI", 8)),
    "turned": lambda view: with_seat(view, 3, table=up("KNI", 13, is_turned=True)),
    "toad": lambda view: with_seat(view, 3, table=up("KNI", 0, is_toad=True)),
    "toad of another": lambda view: with_seat(view, 3, table=up("MON", 0, is_toad=True)),
    "known": lambda view: with_seat(view, 3, table=CardView.down("KNI")),
    "viewer": lambda view: structs.replace(view, viewer=2),
    "over": lambda view: structs.replace(view, phase="over", outcome=Outcome((3,), (0, 1, 2, 3, 4))),
    "nobody wins": lambda view: structs.replace(view, phase="over", outcome=Outcome((), (0, 1, 2, 3, 4))),
}


def test_every_fact_can_be_seen() -> None:
    """Each change of the view gives a picture of its own."""
    start = table_of(5)
    pictures = {"start": board(start)} | {name: board(change(start)) for name, change in CHANGES.items()}
    owners: dict[bytes, str] = {}
    twins = [(name, owners[png]) for name, png in pictures.items() if owners.setdefault(png, name) != name]
    assert not twins


def test_picked_and_waiting_differ() -> None:
    view = structs.replace(table_of(3), phase="pick", acting=None)
    assert board(view) != board(with_seat(view, 1, has_picked=False, table=None))


def test_the_final_table_crowns_the_winners() -> None:
    """On the sheet in the middle too, not just at the seat."""
    sheet = tuple(round(edge) for edge in near_ring(5).middle)
    crowned = [
        paint_board(
            structs.replace(table_of(5), phase="over", outcome=Outcome(winners, (0, 1, 2, 3, 4))),
            NAMES[:5],
            said(table_of(5)),
        )
        .crop((sheet[0], sheet[1], sheet[2], sheet[3]))
        .tobytes()
        for winners in ((3,), (2,), (2, 3), ())
    ]
    assert len(set(crowned)) == 4


def test_the_last_cards_stay_at_the_end() -> None:
    """The table is cleared when the match is over; the picture still shows how the last round ended."""
    last = with_seat(structs.replace(table_of(3), phase="scored"), 1, table=up("KNI", 13, is_turned=True))
    over = structs.replace(table_of(3), phase="over", outcome=Outcome((1,), (0, 1, 2)))
    cleared = structs.replace(over, seats=tuple(structs.replace(seat, table=None) for seat in over.seats))
    assert board(structs.replace(cleared, last_round=last)) != board(cleared)
    played = structs.replace(over, seats=last.seats)
    assert board(structs.replace(cleared, last_round=last)) == board(played)


def test_the_viewer_sits_on_the_near_side() -> None:
    """The same changed name shows at the bottom for its owner, elsewhere for the others."""
    plan = near_ring(5)
    for viewer, is_near in ((2, True), (0, False)):
        view = structs.replace(table_of(5), viewer=viewer)
        renamed = ("Ada", "Ben", "Zoë", *NAMES[3:5])
        difference = ImageChops.difference(
            paint_board(view, NAMES[:5], said(view)), paint_board(view, renamed, said(view))
        )
        left, top, right, _ = difference.getbbox() or (0, 0, 0, 0)
        assert (plan.places[0].x - 140 < left < right < plan.places[0].x + 140 and top > plan.height - 140) is is_near


@pytest.mark.parametrize("seats", sampled([3, 7, CLASSIC], 1))
@pytest.mark.parametrize("name", sampled([*HOSTILE_NAMES, *MORE_HOSTILE_NAMES, "W" * 2000, "i" * 2000], 6))
def test_a_hostile_name_stays_on_its_plate(seats: int, name: str) -> None:
    """Whatever a seat is called, only its plate changes."""
    view = table_of(seats)
    plain = [f"P{seat}" for seat in range(seats)]
    before = paint_board(view, plain, said(view))
    after = paint_board(view, [name, *plain[1:]], said(view))
    left, top, right, bottom = ImageChops.difference(before, after).getbbox() or (0, 0, 0, 0)
    plan = near_ring(seats)
    place, block = plan.places[0], plan.block
    assert place.x - block.width / 2 <= left
    assert right <= place.x + block.width / 2
    assert place.y + block.height / 2 - 58 <= top
    assert bottom <= place.y + block.height / 2


@pytest.mark.parametrize("name", ["W" * 2000, HOSTILE_NAMES[4]])
def test_a_hostile_name_stays_in_its_row_at_the_end(name: str) -> None:
    view = structs.replace(table_of(5), phase="over", outcome=Outcome((0,), (0, 1, 2, 3, 4)))
    before, after = paint_board(view, NAMES[:5], said(view)), paint_board(view, [name, *NAMES[1:5]], said(view))
    left, top, right, bottom = (round(edge) for edge in near_ring(5).middle)
    sheet = ImageChops.difference(before, after).crop((left, top, right, bottom)).getbbox()
    assert sheet is not None
    assert sheet[0] > 0
    assert sheet[2] < right - left - 60, "the points stay clear"
    assert sheet[3] - sheet[1] < 66


def test_a_second_drawing_makes_nothing_new() -> None:
    """A warm board only stamps what is cached already."""
    board(table_of(7))
    before = drawn_parts()
    board(table_of(7))
    assert drawn_parts() == before


@pytest.mark.parametrize("seats", [3, 7, CLASSIC])
def test_the_bright_frame_of_who_acts_covers_no_place_in_the_line(seats: int) -> None:
    """At sixteen seats half the coin lay under it once."""
    view = table_of(seats)
    where = spot(near_ring(seats).places[1], near_ring(seats))
    left, top, _, height = where.plate
    x, y = (
        (where.left, where.card[1] + where.form.height - BADGE / 2) if where.is_tight else (left + 30, top + height / 2)
    )
    coin = (round(x - 12), round(y - 12), round(x + 12), round(y + 12))
    lit, unlit = (
        paint_board(structs.replace(view, acting=acting), NAMES[:seats], said(view)).crop(coin).tobytes()
        for acting in (1, 2)
    )
    assert lit == unlit


def test_points_stand_on_a_board_once() -> None:
    """As markers beside the card (R45): a plate has its whole width for the name."""
    view = table_of(5)
    left, top, width, height = (round(edge) for edge in spot(near_ring(5).places[3], near_ring(5)).plate)
    plates = [
        paint_board(with_seat(view, 3, points=points), NAMES[:5], said(view))
        .crop((left, top + 8, left + width - 40, top + height - 8))
        .tobytes()
        for points in (0, 4)
    ]
    assert plates[0] == plates[1]


def test_a_skull_is_not_on_the_backs() -> None:
    """It is Death, and a round that was lost."""
    assert EMBLEM not in ICONS.values()


def test_every_character_has_an_icon_of_its_own() -> None:
    assert set(ICONS) == set(CODES)
    assert len({glyph(icon) for icon in ICONS.values()}) == len(CODES)
