"""Every tile that is seen bears its name, whole; of one that lies above, an arrow says so."""

import pytest

from cogs.dead_throne.content.land import STEPS, TILES
from cogs.dead_throne.content.land_kinds import Step
from cogs.dead_throne.pictures.geometry import at, middle_of
from cogs.dead_throne.pictures.names import is_cut, named
from cogs.dead_throne.pictures.window import Window, around
from images.shapes import Point

ACROSS, DOWN = 1108, 400  # px of the land on a desk


@pytest.mark.parametrize("step", ["T2.r5", "T1.inn", "G.light"])
def test_the_tile_of_a_hero_is_named_on_the_desk(step: Step) -> None:
    window = around(step, (), ACROSS, DOWN)
    name, (x, y) = named(window, step.partition(".")[0], "Home")
    assert name == "Home"
    assert (0 < x < ACROSS, 0 < y < window.height) == (True, True)


def test_a_tile_that_lies_above_is_not_taken_for_the_one_below_its_name() -> None:
    window = around("T2.r5", (), ACROSS, DOWN)
    assert named(window, "C", "Castle")[0] == "↑ Castle"
    assert named(window, "T1", "Brackenford")[0] == "Brackenford"


def test_a_name_is_not_drawn_where_half_of_it_would_be_covered() -> None:
    chart = (800.0, 300.0, 1050.0, 460.0)
    assert is_cut((730, 350, 860, 390), chart)
    assert not is_cut((640, 350, 790, 390), chart)


def test_a_name_covers_no_step_of_its_own_land() -> None:
    """Where there is no room for it below the roads it is not drawn."""
    for step in STEPS:
        window = around(step, (), ACROSS, DOWN)
        for tile in TILES:
            (_, (_, y)), (_, middle), (_, foot) = named(window, tile, "Name"), *_heart(window, tile)
            assert middle + 0.75 * (foot - middle) <= y or y > window.height


def _heart(window: Window, tile: str) -> tuple[Point, Point]:
    return window.at(middle_of(tile)), window.at(at(tile, 90, 1))
