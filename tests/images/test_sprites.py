"""Parts are stamped the fast way and look as if they were not."""

import pytest
from PIL import Image

from images.frames import Frame, framed
from images.palette import GLOW, INK, PAPER, Colour
from images.shapes import Pen, Sprite, stamp, to_sprite, with_shadow

MARGIN = 14


def rounded(pen: Pen, across: int, down: int, fill: Colour) -> None:
    pen.rounded((0, 0, across, down), 20, fill, INK, 4)
    pen.rounded((8, 8, across - 8, down - 8), 13, None, PAPER, 2)


def drawn_whole(width: int, height: int) -> Image.Image:
    pen = Pen(width, height, margin=MARGIN)
    rounded(pen, width, height, GLOW)
    return with_shadow(pen.finish(), 0.4)


def stamped(sprite: Sprite, left: float = 30, top: float = 20) -> bytes:
    base = Image.linear_gradient("L").resize((500, 400)).convert("RGB")
    stamp(base, sprite, left, top)
    return base.tobytes()


@pytest.mark.parametrize("spot", [(30, 20), (-60, 300), (420.5, -90)], ids=["within", "lower left", "upper right"])
def test_what_hides_all_is_copied_with_the_same_pixels(spot: tuple[float, float]) -> None:
    sprite = to_sprite(drawn_whole(320, 200), MARGIN)
    assert sprite.core is not None
    assert stamped(sprite, *spot) == stamped(sprite._replace(core=None), *spot)


def test_nothing_is_copied_that_shows_anything_through() -> None:
    image = drawn_whole(320, 200)
    image.putpixel((170, 110), (0, 0, 0, 254))
    core = to_sprite(image, MARGIN).core
    assert core is None or not (core[0] <= 170 < core[2] and core[1] <= 110 < core[3])


@pytest.mark.parametrize("size", [(320, 200), (321, 60), (50, 199), (40, 40), (78, 77)])
def test_a_frame_of_any_size_is_as_if_drawn_in_that_size(size: tuple[int, int]) -> None:
    frame = Frame(20, MARGIN, 0.4)
    shown = framed(*size, frame, rounded, GLOW)
    assert (shown.width, shown.height) == size
    assert stamped(shown) == stamped(to_sprite(drawn_whole(*size), MARGIN))
    assert stamped(framed(*size, frame, rounded, PAPER)) != stamped(shown)
