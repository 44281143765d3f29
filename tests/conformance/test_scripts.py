"""A letter that a face lacks is noticed as it goes to be drawn."""

import pytest
from PIL import Image, ImageDraw

from bot.conformance.scripts import lost_letters
from images.type import MISSING, Style, Weight, font


@pytest.mark.parametrize("text", ["Дмитрий", f"Ada {MISSING}"])
def test_what_is_lost_is_seen(text: str) -> None:
    """In italics there are no Cyrillic letters; a mark that stands for a letter is a loss as well."""
    page = ImageDraw.Draw(Image.new("L", (200, 60)))
    with lost_letters() as lost:
        page.text((0, 0), text, 255, font(Style(30, Weight.ITALIC)), "ls")
    assert {said for said, _ in lost} == {text}
    assert "Source Serif" in lost[0][1]
