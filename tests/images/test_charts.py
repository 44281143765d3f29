"""Bars and lines: every number can be seen, and all stays in its box."""

import pytest
from PIL import Image, ImageChops

from images.charts import PITCH, PLAIN, put_bars, put_plot
from images.palette import carries_text

BOX = (100, 100, 900, 500)
GROUND = Image.new("RGB", (1000, 700))


def bars(*shown: tuple[str, int]) -> Image.Image:
    picture = GROUND.copy()
    put_bars(picture, BOX, shown, PLAIN)
    return picture


def plot(*values: float) -> Image.Image:
    picture = GROUND.copy()
    put_plot(picture, BOX, values, PLAIN)
    return picture


def test_its_colours_carry_text() -> None:
    assert carries_text(PLAIN)


def test_every_bar_its_name_and_its_count_can_be_seen() -> None:
    drawn = [bars(("Won", 3), ("Lost", 1)), bars(("Won", 3), ("Lost", 2)), bars(("Won", 3), ("Left", 1))]
    assert len({picture.tobytes() for picture in drawn}) == 3


@pytest.mark.parametrize("shown", [[("Won", 0)], [("A name that is far too long for any bar in any picture", 99999)]])
def test_bars_stay_in_their_box(shown: list[tuple[str, int]]) -> None:
    left, top, right, bottom = within(bars(*shown))
    assert (left >= BOX[0] - 2, top >= BOX[1], right <= BOX[2] + 2, bottom <= BOX[1] + PITCH) == (True,) * 4


@pytest.mark.parametrize("values", [(1.0,), (2.0, 2.0), (1.0, -9.5, 30.25), tuple(float(n % 7) for n in range(900))])
def test_a_line_stays_near_its_box_and_follows_its_values(values: tuple[float, ...]) -> None:
    left, top, right, bottom = within(plot(*values))
    assert (left >= BOX[0] - 2, top >= BOX[1] - 20, right <= BOX[2] + 8, bottom <= BOX[3] + 20) == (True,) * 4
    assert plot(*values).tobytes() != plot(*values, values[-1] - 1).tobytes()


def within(picture: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(picture, GROUND).getbbox()
    assert box
    return box
