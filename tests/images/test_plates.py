"""Plates, spaces and rows: every fact they are given can be seen."""

from collections.abc import Callable

import pytest
from PIL import Image

from images.dice import UNTHROWN, put_dice
from images.icons import Icon
from images.meters import put_health, put_pips, put_signs
from images.palette import BLOOD, INK, PAPER
from images.plates import Badge, Earned, person_plate, put_badges, put_earned, put_stocks, put_tab
from images.shapes import stamp
from images.spaces import Box, put_barred, put_free, put_thing
from images.tokens import medal
from images.type import SMALL
from tests.images.accents import GREEN

SKULL, STAR = Icon("mdi", "skull"), Icon("mdi", "star_four_points")
BOX = Box(20, 20, 360, 180)
Drawing = Callable[[Image.Image], object]


def drawn(draw: Drawing) -> bytes:
    board = Image.new("RGB", (500, 240), PAPER)
    draw(board)
    return board.tobytes()


DIFFERENT: dict[str, tuple[Drawing, ...]] = {
    "badges": (
        lambda board: put_badges(board, 480, 60, [Badge(SKULL, 2, INK)]),
        lambda board: put_badges(board, 480, 60, [Badge(SKULL, 3, INK)]),
        lambda board: put_badges(board, 480, 60, [Badge(SKULL, 0, INK)]),
        lambda board: put_badges(board, 480, 60, [Badge(SKULL, 2, INK), Badge(STAR, 1, INK)]),
    ),
    "stocks": (
        lambda board: put_stocks(board, 480, 60, [(SKULL, 0)]),
        lambda board: put_stocks(board, 480, 60, [(SKULL, 7), (STAR, 1)]),
    ),
    "earned": (
        lambda board: put_earned(board, (20, 20, 360, 76), Earned(STAR, PAPER, "Tokens", 1)),
        lambda board: put_earned(board, (20, 20, 360, 76), Earned(STAR, PAPER, "Tokens", None)),
        lambda board: put_earned(board, (20, 20, 360, 76), Earned(STAR, PAPER, "Seeds", 1)),
    ),
    "a person's plate": (
        lambda board: stamp(board, person_plate(300, 160, is_acting=True, is_in=True), 40, 20),
        lambda board: stamp(board, person_plate(300, 160, is_acting=False, is_in=True), 40, 20),
        lambda board: stamp(board, person_plate(300, 160, is_acting=False, is_in=False), 40, 20),
    ),
    "a tab": (
        lambda board: put_tab(board, 100, 100, "To act", SMALL),
        lambda board: put_tab(board, 100, 100, "Waits", SMALL),
    ),
    "dice": (
        lambda board: put_dice(board, 20, 60, (6, 1), 52, 60),
        lambda board: put_dice(board, 20, 60, (6, 2), 52, 60),
        lambda board: put_dice(board, 20, 60, (UNTHROWN, UNTHROWN), 52, 60),
    ),
    "health": (
        lambda board: put_health(board, 20, 60, 200, 7, 10, GREEN.main),
        lambda board: put_health(board, 20, 60, 200, 3, 10, GREEN.main),
    ),
    "pips": (
        lambda board: put_pips(board, 20, 60, 2, 4, 0, INK, 28, 27),
        lambda board: put_pips(board, 20, 60, 3, 4, 0, INK, 28, 27),
        lambda board: put_pips(board, 20, 60, 2, 4, 1, INK, 28, 27),
    ),
    "signs": (
        lambda board: put_signs(board, 20, 60, [(SKULL, INK)], 38),
        lambda board: put_signs(board, 20, 60, [(SKULL, INK), (STAR, INK)], 38),
    ),
    "spaces": (
        lambda board: put_thing(board, BOX, medal(SKULL, 72, PAPER), "Torch", "Lights a second tile."),
        lambda board: put_thing(board, BOX, medal(SKULL, 72, PAPER), "Torch", "Does nothing."),
        lambda board: put_thing(board, BOX, medal(SKULL, 72, PAPER), "Torch", "Does nothing.", is_starred=True),
        lambda board: put_barred(board, BOX, "Poisoned", None),
        lambda board: put_barred(board, BOX, "Poisoned", medal(SKULL, 72, PAPER)),
        lambda board: put_free(board, BOX, "Hand"),
        lambda board: put_free(board, BOX, "Backpack"),
    ),
}


@pytest.mark.parametrize("what", DIFFERENT)
def test_each_fact_gives_a_picture_of_its_own(what: str) -> None:
    pictures = [drawn(draw) for draw in DIFFERENT[what]]
    assert len(set(pictures)) == len(pictures)
    assert drawn(lambda _: None) not in pictures


def test_a_third_left_is_red() -> None:
    red = drawn(lambda board: put_health(board, 20, 60, 200, 3, 9, GREEN.main))
    assert red == drawn(lambda board: put_health(board, 20, 60, 200, 3, 9, BLOOD))
    green = drawn(lambda board: put_health(board, 20, 60, 200, 4, 9, GREEN.main))
    assert green != drawn(lambda board: put_health(board, 20, 60, 200, 4, 9, BLOOD))


def test_where_the_last_die_ends() -> None:
    board = Image.new("RGB", (500, 240), PAPER)
    assert put_dice(board, 20, 60, (1, 2, 3), 52, 60) == 20 + 2 * 60 + 52
    assert put_dice(board, 20, 60, (), 52, 60) == 20
