"""Who came where: every fact of a line can be seen, and all lines stay in their box."""

import pytest
from PIL import Image, ImageChops

from images.standings import Standing, put_standings
from images.table.ring import ring
from tests.images.accents import ACCENT

LINES = [Standing("1", "Ada", "9", has_won=True), *(Standing(str(n), "Ben", "5", has_won=False) for n in range(2, 17))]


def drawn(lines: list[Standing], title: str = "Victory") -> Image.Image:
    picture = Image.new("RGB", (1200, 1400))
    put_standings(picture, ring(len(lines)).middle, title, lines, ACCENT)
    return picture


@pytest.mark.parametrize("seats", [3, 16])
def test_every_fact_of_a_line_can_be_seen(seats: int) -> None:
    first, *others = LINES[:seats]
    changed = [
        first,
        first._replace(place="2"),
        first._replace(name="Bea"),
        first._replace(points="8"),
        first._replace(has_won=False),
    ]
    assert len({drawn([line, *others]).tobytes() for line in changed}) == len(changed)
    assert drawn(LINES[:seats]).tobytes() != drawn(LINES[:seats], "Defeat").tobytes()


@pytest.mark.parametrize("seats", range(3, 17))
def test_all_lines_stay_in_their_box(seats: int) -> None:
    left, top, right, bottom = ring(seats).middle
    box = ImageChops.difference(drawn(LINES[:seats]), Image.new("RGB", (1200, 1400))).getbbox()
    assert box
    assert left <= box[0]
    assert top <= box[1]
    assert box[2] <= right
    assert box[3] <= bottom


@pytest.mark.parametrize(("width", "start"), [(400, 46), (401, 104)])
def test_in_narrow_rows_only_a_crown_keeps_its_room(width: int, start: int) -> None:
    """From 401 px on every name begins where the crowned ones do."""

    def board(name: str) -> Image.Image:
        picture = Image.new("RGB", (600, 400))
        put_standings(picture, (0, 0, width + 2 * 26, 400), "Victory", [LINES[1]._replace(name=name)], ACCENT)
        return picture

    box = ImageChops.difference(board("HHH"), board("")).getbbox()
    assert box
    assert 0 <= box[0] - 26 - start < 12
