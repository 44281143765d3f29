"""The pictures of standings and records look as they did, and hold all that stands in them."""

from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

from bot.ui.views.statistics import Chart, StatisticsPage, draw_statistics, told
from images.standings import Standing

ROWS = (Standing("1", "Ada", "12", has_won=True), Standing("2", "Ben", "7", has_won=False))
MATCHES, RATING = Chart("Matches", bars=(("Chess", 3), ("Nim", 1))), Chart("Rating", values=(1.0, 4.5, 3.0))


def picture(page: StatisticsPage) -> Image.Image:
    return Image.open(BytesIO(draw_statistics(page))).convert("RGB")


@pytest.mark.parametrize(
    ("page", "size", "digest"),
    [
        (StatisticsPage("Standings", ROWS), (1000, 406), "6d81379aa6ce87d1"),
        (StatisticsPage("Record", charts=(MATCHES, RATING)), (1000, 714), "57fc109136afb940"),
        (StatisticsPage("Standings", ROWS, (RATING, MATCHES)), (1000, 898), "cc9f6b45beccc4c8"),
    ],
)
def test_it_is_drawn_as_it_was(page: StatisticsPage, size: tuple[int, int], digest: str) -> None:
    """Meant to change? Look at the picture, then write its new digest here."""
    drawn = picture(page)
    assert (drawn.size, sha256(drawn.tobytes()).hexdigest()[:16]) == (size, digest)


def test_in_words_it_is_a_line_each() -> None:
    assert told(["Ada: 12", "", "Ben: 7"]) == "Ada: 12\nBen: 7"
