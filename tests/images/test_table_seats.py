"""Seats and arrows: every fact of a plate can be seen, and arrows follow the order of play."""

from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from images.palette import PAPER_LIGHT
from images.table.arrows import put_arrows
from images.table.ring import Place, Ring, near_ring, ring
from images.table.seats import BADGE, NamePlate, put_plate, put_sign, put_tabs, spot
from images.tokens import coin
from tests.images.accents import ACCENT

SIGN = coin("1", 40, PAPER_LIGHT)


def blank(plan: Ring) -> Image.Image:
    return Image.new("RGB", (1200, plan.height))


@pytest.mark.parametrize("seats", [3, 5, 7, 16])
def test_arrows_follow_the_order_and_stop_at_its_end(seats: int) -> None:
    """One from each seat to the next, none from the last on."""
    plan = ring(seats)
    line = [*plan.places[2:], *plan.places[:2]]

    def arrows(*places: Place) -> Image.Image:
        picture = blank(plan)
        put_arrows(picture, places, plan, ACCENT.metal_light)
        return picture

    single = blank(plan)
    for start, goal in pairwise(line):
        single = ImageChops.lighter(single, arrows(start, goal))
    assert arrows(*line).tobytes() == single.tobytes()
    assert ImageChops.difference(single, ImageChops.lighter(single, arrows(line[-1], line[0]))).getbbox()


@pytest.mark.parametrize("seats", [5, 12])
def test_every_fact_of_a_plate_can_be_seen(seats: int) -> None:
    plain = NamePlate("Ada", "3")
    shown = [
        plain,
        plain._replace(name="Ben"),
        plain._replace(points="4"),
        plain._replace(badge=coin("2", BADGE, PAPER_LIGHT)),
        plain._replace(is_bright=True),
        plain._replace(is_faded=True),
    ]
    plan, pictures = ring(seats), set()
    for plate in shown:
        picture = blank(plan)
        put_plate(picture, spot(plan.places[0], plan), plate, ACCENT)
        pictures.add(picture.tobytes())
    assert len(pictures) == len(shown)


@pytest.mark.parametrize("seat", range(7))
def test_all_stays_with_its_seat(seat: int) -> None:
    """Tabs and plate lie within the block and the gap around it, on the side of the table's edge."""
    plan = ring(7)
    place, picture = plan.places[seat], blank(plan)
    where = spot(place, plan)
    put_plate(picture, where, NamePlate("W" * 40, "12"), ACCENT)
    put_tabs(picture, where, ["Dealer"], ACCENT)
    left, top, right, bottom = picture.getbbox() or (0, 0, 0, 0)
    assert place.x - plan.block.width / 2 - 18 <= left < right <= place.x + plan.block.width / 2 + 18
    assert place.y - plan.block.height / 2 - 48 <= top < bottom <= place.y + plan.block.height / 2 + 48
    assert (where.plate[1] > where.card[1]) == (place.side == "bottom")


@pytest.mark.parametrize("seats", [7, 8, 12, 16])
def test_no_tab_lies_in_the_left_corners(seats: int) -> None:
    """There a badge says that the picture has a description: so wide, on a phone, that it covers a rim at most."""
    plan = near_ring(seats)
    for place in plan.places:
        picture = blank(plan)
        put_tabs(picture, spot(place, plan), ["Dealer"], ACCENT)
        left, top, _, bottom = picture.getbbox() or (0, 0, 0, 0)
        assert left >= 110 or (top > 70 and bottom < plan.height - 70)


def test_a_sign_has_its_number_below() -> None:
    def height(note: str) -> int:
        picture = blank(ring(3))
        put_sign(picture, SIGN, 300, 300, note, ACCENT)
        _, top, _, bottom = picture.getbbox() or (0, 0, 0, 0)
        return bottom - top

    assert height("+1") > height("")


@pytest.mark.parametrize("seats", [5, 12])
def test_the_middle_of_a_seat_is_that_of_its_card(seats: int) -> None:
    for place in ring(seats).places:
        where = spot(place, ring(seats))
        left, top = where.card
        assert where.middle == (left + where.form.width / 2, top + where.form.height / 2)
        assert where.middle[0] == place.x
