"""The front of a card: what is written on it stays on it."""

from PIL import Image, ImageChops

from images.cards import HAND, Card, face
from images.icons import Icon
from images.palette import PAPER_LIGHT
from images.shapes import stamp
from tests.images.accents import ACCENT

LOW = HAND._replace(height=460)  # as where the row of everybody's cards stands above
FOUR_LINES = "Action: out of everybody’s reach. At the end: hangs all Thieves"
FRAME = 9  # px


def drawn(power: str) -> Image.Image:
    picture = Image.new("RGB", (LOW.width, LOW.height + 40), PAPER_LIGHT)
    stamp(picture, face(Card("12", "King", Icon("fa", "skull"), power=power), LOW, ACCENT), 0, 0)
    return picture


def test_the_last_line_of_a_power_keeps_clear_of_the_frame() -> None:
    written = ImageChops.difference(drawn(FOUR_LINES), drawn("")).getbbox()
    assert written is not None
    assert written[3] <= LOW.height - FRAME
