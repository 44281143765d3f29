"""The land lies beside its pictures as it would be drawn today."""

import pytest
from PIL import Image, ImageChops, ImageStat

from cogs.dead_throne.pictures.sheets import draw_sheets, path_of

ALIKE = 2.0  # levels of 255 by which they may differ on average: two machines round an edge otherwise


@pytest.mark.long
def test_the_land_on_disk_is_the_land_that_is_drawn() -> None:
    for scale, drawn in draw_sheets().items():
        with Image.open(path_of(scale)) as found:
            difference = ImageChops.difference(found.convert("RGB"), drawn.convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) <= ALIKE, "python -m cogs.dead_throne.pictures.sheets"
