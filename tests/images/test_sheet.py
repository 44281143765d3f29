"""A sheet looks like a picture on which the same was drawn at once, whatever was put on it and how."""

from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageDraw

from images.palette import BLOOD, GOLD, INK, PAPER, PAPER_LIGHT
from images.part_cache import cached
from images.sheet import Sheet, cut_to, sheet_of
from images.sprites import Sprite, stamp
from images.tokens import coin, plate
from images.type import write

SIZE = (300, 200)
Draw = Callable[[Image.Image], object]


@cached
def stripes() -> Image.Image:
    picture = Image.new("RGB", (120, 400), PAPER)
    for y in range(0, 400, 7):
        picture.paste((y // 2, 90, 200 - y // 2), (0, y, 120, y + 3))
    return picture


@cached
def greys() -> Image.Image:
    """Of mode P."""
    return Image.linear_gradient("L").convert("P")


def large() -> Sprite:
    return plate(180, 90, GOLD)


def on_a_part_of_it(picture: Image.Image) -> None:
    part = Sheet((60, 60), BLOOD)
    stamp(part, coin("3", 50, GOLD), 30, 30)
    picture.paste(part, (100, 40))


def on_what_is_drawn_on_later(picture: Image.Image) -> None:
    part = Image.new("RGB", (40, 40), BLOOD)
    picture.paste(part, (10, 10))
    part.paste(INK, (0, 0, 40, 40))


DRAWN: dict[str, Draw] = {
    "a colour in a box": lambda picture: picture.paste(BLOOD, (20, 30, 70, 90)),
    "a colour through a mask": lambda picture: write(picture, "Hail", 150, 80, colour=INK),
    "a sprite": lambda picture: stamp(picture, coin("3", 50, GOLD), 60, 60),
    "a sprite beyond the edge": lambda picture: stamp(picture, coin("3", 50, GOLD), -20, 170),
    "a sprite with a core": lambda picture: stamp(picture, large(), 60, 60),
    "a sprite with a core beyond the edge": lambda picture: stamp(picture, large(), 240, 150),
    "a picture": lambda picture: picture.paste(stripes(), (50, -60)),
    "a picture of another mode": lambda picture: picture.paste(greys(), (50, -60)),
    "a sheet": on_a_part_of_it,
    "what changes afterwards": on_what_is_drawn_on_later,
    "a line": lambda picture: ImageDraw.Draw(picture).line([(0, 0), (299, 199)], INK, 5),
    "by its name": lambda picture: picture.paste("red", (10, 10, 60, 60)),
}


@pytest.mark.parametrize("what", DRAWN)
def test_what_is_put_on_it_is_seen(what: str) -> None:
    sheet, picture = Sheet(SIZE, PAPER_LIGHT), Image.new("RGB", SIZE, PAPER_LIGHT)
    for base in (sheet, picture):
        DRAWN[what](base)
        stamp(base, coin("1", 40, PAPER), 80, 50)
    assert ImageChops.difference(sheet, picture).getbbox() is None
    assert ImageChops.difference(picture, Image.new("RGB", SIZE, PAPER_LIGHT)).getbbox() is not None


def test_it_is_laid_down_when_its_pixels_are_asked_for() -> None:
    sheet = Sheet(SIZE, PAPER)
    assert sheet.pastes
    assert sheet.getpixel((5, 5)) == PAPER
    assert not sheet.pastes
    sheet.paste(BLOOD, (0, 0, 10, 10))
    assert sheet.getpixel((5, 5)) == BLOOD


def test_a_copy_goes_its_own_way() -> None:
    sheet = Sheet(SIZE, PAPER)
    copy = sheet.copy()
    copy.paste(BLOOD, (0, 0, 10, 10))
    assert (sheet.getpixel((5, 5)), copy.getpixel((5, 5))) == (PAPER, BLOOD)


def test_of_a_tall_picture_the_foot_is_kept() -> None:
    tall = stripes()
    cut = cut_to(tall, 150, 40)
    assert cut.crop((0, 0, 120, 110)).tobytes() == tall.crop((0, 0, 120, 110)).tobytes()
    assert cut.crop((0, 110, 120, 150)).tobytes() == tall.crop((0, 360, 120, 400)).tobytes()
    assert sheet_of(tall).tobytes() == tall.tobytes()
