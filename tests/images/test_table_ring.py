"""Seats around the table: nobody overlaps, and the left hand is the next place."""

import math
from itertools import combinations, pairwise

import pytest

from images.table.ring import Ring, near_ring, ring

EDGE, WIDTH, GAP = 62, 1200, 36  # px

COUNTS = range(3, 17)
Box = tuple[float, float, float, float]


PLANS = [pytest.param(plan(seats), id=f"{plan.__name__}-{seats}") for plan in (ring, near_ring) for seats in COUNTS]


def boxes(plan: Ring) -> list[Box]:
    half_width, half_height = plan.block.width / 2, plan.block.height / 2
    return [(p.x - half_width, p.y - half_height, p.x + half_width, p.y + half_height) for p in plan.places]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("plan", PLANS)
def test_every_seat_has_room_of_its_own(plan: Ring) -> None:
    assert not any(overlap(one, other) for one, other in combinations([*boxes(plan), plan.middle], 2))


@pytest.mark.parametrize("plan", PLANS)
def test_all_is_on_the_page(plan: Ring) -> None:
    for left, top, right, bottom in (*boxes(plan), plan.middle):
        assert left >= EDGE
        assert top >= EDGE
        assert right <= WIDTH - EDGE
        assert bottom <= plan.height - EDGE


@pytest.mark.parametrize("plan", PLANS)
def test_places_run_clockwise_from_the_near_side(plan: Ring) -> None:
    """Seen from above and facing the middle, the left neighbour is the next one clockwise (R3)."""
    angles = [math.atan2(place.y - plan.height / 2, place.x - WIDTH / 2) for place in plan.places]
    turns = [(after - before) % math.tau for before, after in pairwise([*angles, angles[0]])]
    assert all(turn > 0 for turn in turns)
    assert sum(turns) == pytest.approx(math.tau)
    assert plan.places[0].side == "bottom"


@pytest.mark.parametrize("plan", PLANS)
def test_the_middle_has_room_for_what_lies_there(plan: Ring) -> None:
    left, top, right, bottom = plan.middle
    assert right - left >= 480
    assert bottom - top >= (480 if plan.height > 900 else 370)


@pytest.mark.parametrize("seats", COUNTS)
def test_a_board_for_deciding_is_seen_at_once(seats: int) -> None:
    assert near_ring(seats).height <= 900
    assert len(near_ring(seats).places) == len(ring(seats).places) == seats


@pytest.mark.parametrize("seats", [2, 17])
def test_other_numbers_are_refused(seats: int) -> None:
    for plan in (ring, near_ring):
        with pytest.raises(KeyError):
            plan(seats)


@pytest.mark.parametrize("plan", PLANS)
def test_the_outermost_blocks_stand_at_the_edge(plan: Ring) -> None:
    found = boxes(plan)
    assert min(left for left, *_ in found) == EDGE
    assert max(right for *_, right, _ in found) == WIDTH - EDGE
    assert max(bottom for *_, bottom in found) == plan.height - EDGE


@pytest.mark.parametrize("seats", [12, 16])
def test_side_by_side_there_is_room_for_what_hangs_out_of_them(seats: int) -> None:
    plan = ring(seats)
    on_the_left = [box for box, place in zip(boxes(plan), plan.places, strict=True) if place.side == "left"]
    assert min(after[1] - before[3] for before, after in pairwise(sorted(on_the_left, key=lambda box: box[1]))) == GAP
