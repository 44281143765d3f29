"""Pictures of few colours take a quarter of the memory, and look as they did."""

import pytest
from PIL import Image

from images.lightened import COLOURS, lightened


def striped(colours: int, width: int, height: int = 400) -> Image.Image:
    """Vertical stripes, of colours that differ in all levels and some by one level alone."""
    picture = Image.new("RGB", (width, height))
    for number in range(colours):
        colour = (number * 7 % 256, 255 - number % 199, number // 2)
        picture.paste(colour, (number * width // colours, 0, width, height))
    return picture


@pytest.mark.parametrize("width", [600, 40])
@pytest.mark.parametrize("colours", [1, 2, 16])
def test_each_pixel_is_as_it_was(colours: int, width: int) -> None:
    picture = striped(colours, width)
    light = lightened(picture)
    assert light.mode == "P"
    assert light.convert("RGB").tobytes() == picture.tobytes()


def test_so_it_is_with_as_many_colours_as_there_may_be() -> None:
    picture = striped(COLOURS, COLOURS * 2)
    light = lightened(picture)
    assert (light.mode, light.convert("RGB").tobytes()) == ("P", picture.tobytes())


def test_with_more_colours_it_stays_unless_it_need_not_be_exact() -> None:
    picture = striped(COLOURS + 1, (COLOURS + 1) * 2)
    assert lightened(picture) is picture
    assert lightened(picture, is_exact=False).mode == "P"
