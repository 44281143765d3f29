"""What leaves the kit: an 8-bit PNG that is still the picture."""

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from images.encode import to_png
from images.palette import KINGDOM
from images.paper import page


def test_png_with_a_palette() -> None:
    png = to_png(page(400, 300, KINGDOM))
    with Image.open(BytesIO(png)) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "P", (400, 300))


def test_it_looks_the_same() -> None:
    """Mean error per channel under two of 255."""
    sheet = page(400, 300, KINGDOM)
    with Image.open(BytesIO(to_png(sheet))) as image:
        error = ImageStat.Stat(ImageChops.difference(sheet, image.convert("RGB"))).mean
    assert max(error) < 2


def test_same_drawing_same_bytes() -> None:
    assert to_png(page(300, 300, KINGDOM).copy()) == to_png(page(300, 300, KINGDOM).copy())
