"""Seats around the table: nobody overlaps, and the left hand is the next place."""

import math
from itertools import combinations, pairwise

import pytest

from images.table.ring import EDGE, WIDTH, ring

COUNTS = range(3, 17)
Box = tuple[float, float, float, float]


def boxes(seats: int) -> list[Box]:
    plan = ring(seats)
    half_width, half_height = plan.block.width / 2, plan.block.height / 2
    return [(p.x - half_width, p.y - half_height, p.x + half_width, p.y + half_height) for p in plan.places]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("seats", COUNTS)
def test_every_seat_has_room_of_its_own(seats: int) -> None:
    plan = ring(seats)
    assert len(plan.places) == seats
    assert not any(overlap(one, other) for one, other in combinations([*boxes(seats), plan.middle], 2))


@pytest.mark.parametrize("seats", COUNTS)
def test_all_is_on_the_page(seats: int) -> None:
    plan = ring(seats)
    for left, top, right, bottom in (*boxes(seats), plan.middle):
        assert left >= EDGE
        assert top >= EDGE
        assert right <= WIDTH - EDGE
        assert bottom <= plan.height - EDGE


@pytest.mark.parametrize("seats", COUNTS)
def test_places_run_clockwise_from_the_near_side(seats: int) -> None:
    """Seen from above and facing the middle, the left neighbour is the next one clockwise (R3)."""
    plan = ring(seats)
    angles = [math.atan2(place.y - plan.height / 2, place.x - WIDTH / 2) for place in plan.places]
    turns = [(after - before) % math.tau for before, after in pairwise([*angles, angles[0]])]
    assert all(turn > 0 for turn in turns)
    assert sum(turns) == pytest.approx(math.tau)
    assert plan.places[0].side == "bottom"


@pytest.mark.parametrize("seats", COUNTS)
def test_the_middle_has_room_for_what_lies_there(seats: int) -> None:
    left, top, right, bottom = ring(seats).middle
    assert right - left >= 480
    assert bottom - top >= 480


@pytest.mark.parametrize("seats", [2, 17])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(KeyError):
        ring(seats)
