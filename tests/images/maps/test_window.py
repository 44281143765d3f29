"""A window shows all where that is legible, else the surroundings of what matters."""

from typing import NamedTuple

from images.maps.window import LEGIBLE, around, close_up, entire


class Cell(NamedTuple):
    x: int
    y: int


SMALL = [Cell(x, y) for x in range(3) for y in range(2)]
LARGE = [Cell(x, y) for x in range(-20, 20) for y in range(-3, 30)]


def test_a_small_map_is_shown_wholly_and_in_the_middle() -> None:
    window = around(SMALL, SMALL[0], 1092, 420, 560)
    assert not window.is_cropped
    assert all(window.shows(cell) for cell in SMALL)
    assert window.middle(Cell(1, 0))[0] == window.width / 2


def test_of_a_large_map_the_surroundings_are_shown_and_little_beyond_its_end() -> None:
    for focus in (LARGE[0], Cell(0, 9), LARGE[-1]):
        window = around(LARGE, focus, 1092, 420, 560)
        assert window.is_cropped
        assert window.size == LEGIBLE
        assert window.shows(focus)
        assert 420 <= window.height <= 560
    left, _ = around(LARGE, LARGE[0], 1092, 420, 560).middle(LARGE[0])
    assert left < 1.1 * LEGIBLE, "a strip of unknown ground, and no more"


def test_all_maps_in_one_scale() -> None:
    small, large = entire([SMALL, LARGE], 1092, 1400)
    assert small.size == large.size
    assert small.height + large.height <= 1400
    assert all(large.shows(cell) for cell in LARGE)


def test_what_hangs_over_the_edge_touches_the_window() -> None:
    window = close_up(Cell(5, 5), 300, 300, 100)
    assert window.middle(Cell(5, 5)) == (150, 150)
    assert window.corner(Cell(5, 5)) == (100, 100)
    assert not window.shows(Cell(7, 5))
    assert window.touches(Cell(7, 5))
    assert not window.touches(Cell(8, 5))
