"""A heading and what there is to say stay within their box."""

from PIL import Image, ImageChops

from images.captions import Styles, put_caption, put_panel
from images.palette import INK, PAPER_LIGHT
from images.type import HEAD, NAME, SMALL, STRONG

STYLES = Styles((HEAD, NAME, STRONG), (STRONG, SMALL), PAPER_LIGHT)
WORDS = "The Marshal of the Ox turns a queen, which is too low by two. "


def shown(title: str, more: str, high: int) -> tuple[int, int, int, int] | None:
    strip = Image.new("RGB", (500, 300), INK)
    put_caption(strip, (100, 50, 400, 50 + high), title, more, STYLES)
    return ImageChops.difference(strip, Image.new("RGB", strip.size, INK)).getbbox()


def test_long_words_are_cut_before_they_leave_the_box() -> None:
    box = shown("A blow that would have felled an ox, and very nearly did", WORDS * 9, 150)
    assert box is not None
    left, top, right, bottom = box
    assert (left >= 98, top >= 48, right <= 402, bottom <= 202) == (True,) * 4


def test_where_only_one_line_has_room_a_sentence_that_would_be_cut_is_left_out() -> None:
    assert shown("Hit", WORDS * 2, 110) == shown("Hit", "", 110) != shown("Hit", "30", 110)


def test_panels_of_the_same_size_look_the_same_wherever_they_stand() -> None:
    strip = Image.new("RGB", (500, 300), PAPER_LIGHT)
    for left in (20, 260):
        put_panel(strip, (left, 40, left + 200, 240), INK)
    assert strip.crop((0, 0, 240, 300)).tobytes() == strip.crop((240, 0, 480, 300)).tobytes()
