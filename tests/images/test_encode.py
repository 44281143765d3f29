"""What leaves the kit: an 8-bit PNG that is still the picture."""

import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from images import png as writer
from images.encode import to_png
from images.fixed_palette import FixedPalette, load_palette, written
from images.paper import page
from tests.images.accents import ACCENT

GREYS = FixedPalette(bytes(level for level in range(256) for _ in range(3)))


def opened(png: bytes) -> Image.Image:
    """Pillow checks every checksum."""
    with Image.open(BytesIO(png)) as image:
        image.verify()
    with Image.open(BytesIO(png)) as image:
        image.load()
        return image


def test_png_with_a_palette() -> None:
    image = opened(to_png(page(400, 300, ACCENT)))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (400, 300))


def test_it_looks_the_same() -> None:
    """Mean error per channel under two of 255."""
    sheet = page(400, 300, ACCENT)
    error = ImageStat.Stat(ImageChops.difference(sheet, opened(to_png(sheet)).convert("RGB"))).mean
    assert max(error) < 2


def test_same_drawing_same_bytes() -> None:
    assert to_png(page(300, 300, ACCENT).copy()) == to_png(page(300, 300, ACCENT).copy())


def test_a_fixed_palette_gives_each_pixel_its_nearest_colour() -> None:
    """No level is more than a cell of Pillow's table away, and none is darker or lighter on average."""
    ramp = Image.linear_gradient("L").convert("RGB")
    shown = opened(to_png(ramp, GREYS)).convert("RGB")
    extremes: Any = ImageChops.difference(ramp, shown).getextrema()  # a pair for each band
    assert max(high for _, high in extremes) <= 4
    assert abs(ImageStat.Stat(ramp).mean[0] - ImageStat.Stat(shown).mean[0]) < 1


def test_pixels_and_colours_are_written_as_they_are() -> None:
    indexed = Image.frombytes("P", (3, 2), bytes((0, 1, 2, 2, 1, 0)))
    image = opened(writer.write_png(indexed, bytes(range(9))))
    assert (image.size, image.tobytes(), image.getpalette("RGB")) == ((3, 2), indexed.tobytes(), list(range(9)))


def test_what_is_large_is_deflated_with_more_care(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = page(400, 300, ACCENT)
    fast = to_png(sheet)
    monkeypatch.setattr(writer, "MOST", len(fast))
    assert to_png(sheet) == fast
    monkeypatch.setattr(writer, "MOST", len(fast) - 1)
    small = to_png(sheet)
    assert len(small) < len(fast)
    assert opened(small).tobytes() == opened(fast).tobytes()


def test_where_no_fast_deflate_is_installed_zlib_does(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = page(400, 300, ACCENT)
    fast = to_png(sheet)
    monkeypatch.setattr(writer, "deflate_fast", zlib.compress)
    assert opened(to_png(sheet)).tobytes() == opened(fast).tobytes()


def test_a_palette_is_kept_as_text(tmp_path: Path) -> None:
    path = tmp_path / "palette.txt"
    assert load_palette(path) is None
    path.write_text(written(GREYS.colours), encoding="ascii")
    kept = load_palette(path)
    assert kept is not None
    assert kept.colours == GREYS.colours
    assert path.read_text(encoding="ascii").startswith("000000 010101")
