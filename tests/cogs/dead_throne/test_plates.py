"""The plates of the players, however much there is to count on them."""

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.pictures.looks import looks
from cogs.dead_throne.pictures.people import GAP, draw_people, draw_strip, height
from cogs.dead_throne.view.sight import sight
from images.palette import PAPER
from tests.cogs.dead_throne.meetings import realm

WORDS = ThroneFace().catalogue.words()
NAMES = ("Ada", "Ben")
WIDTH, EDGE = 1104, 8  # px: of both plates, and of a plate's border
INNER_EDGE = (WIDTH - GAP) // 2 - EDGE  # px: where the first plate's border begins


def drawn(coin: int, traps: int, where: str) -> Image.Image:
    view = sight(realm("T1.inn", "P.r1").state, None)
    counted = [replace(one, coin=coin, trap_count=traps, pack_count=10) for one in view.players]
    view = replace(view, players=tuple(counted))
    board = Image.new("RGB", (WIDTH, height(2)), PAPER)
    shown = looks(view, NAMES, WORDS)
    if where == "strip":
        draw_strip(board, (0, 0, WIDTH), view, shown)
    else:
        draw_people(board, (0, 0, WIDTH), view, shown, WORDS)
    return board


@pytest.mark.parametrize("where", ["strip", "below"])
@pytest.mark.parametrize("coin", [5, 52, 98])
def test_what_is_counted_on_a_plate_stays_on_it(coin: int, where: str) -> None:
    """Traps come last, and the bar of the health makes way for them."""
    box = (INNER_EDGE, 0, INNER_EDGE + EDGE + GAP, height(2))
    bare, full = (drawn(coin, traps, where) for traps in (0, 3))
    assert full.tobytes() != bare.tobytes()
    assert full.crop(box).tobytes() == bare.crop(box).tobytes()
