"""Icons by name."""

import sys
from pathlib import Path

import pytest
from PIL import Image

from images.icons import Icon, UnknownIconError, glyph, icon_mask, put_icon


def test_both_fonts_answer_to_names() -> None:
    assert glyph(Icon("mdi", "skull")) != glyph(Icon("fa", "skull"))
    assert len(glyph(Icon("fa", "dragon"))) == 1


def test_an_unknown_name_says_so() -> None:
    with pytest.raises(UnknownIconError, match="fa has no icon called drgon"):
        glyph(Icon("fa", "drgon"))


@pytest.mark.parametrize("name", ["dragon", "frog", "crown"])
@pytest.mark.parametrize("size", [26, 88, 150])
def test_an_icon_fills_its_square_one_way(name: str, size: int) -> None:
    mask = icon_mask(Icon("fa", name), size)
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    assert mask.size == (size, size)
    assert max(right - left, bottom - top) >= size - 2
    assert abs((left + right) - size) <= 3
    assert abs((top + bottom) - size) <= 3


def test_it_lands_where_it_should() -> None:
    base = Image.new("RGB", (100, 100))
    put_icon(base, Icon("mdi", "crown"), 60, 40, 30, (255, 255, 255))
    left, top, right, bottom = base.getbbox() or (0, 0, 0, 0)
    assert (left + right) / 2 == pytest.approx(60, abs=2)
    assert (top + bottom) / 2 == pytest.approx(40, abs=2)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says which files a process has mapped")
def test_few_faces_are_open_however_many_sizes_are_drawn() -> None:
    """Each maps the whole font once more: 46 of them, 20 MiB, after some minutes of all games."""
    for size in range(30, 60):
        icon_mask(Icon("mdi", "skull"), size)
    mapped = Path("/proc/self/maps").read_text(encoding="utf-8")
    assert mapped.count("materialdesignicons") <= 4
