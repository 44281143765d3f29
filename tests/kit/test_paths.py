from collections.abc import Iterator

from bot.kit.paths import distances, shortest_path
from bot.kit.squares import SIDES, Cell, beyond

HALL = ("....#", ".##.#", "....#", "#####", "....#")


def ways(cell: Cell) -> Iterator[Cell]:
    for side in SIDES:
        x, y = beyond(cell, side)
        if 0 <= y < len(HALL) and 0 <= x < len(HALL[y]) and HALL[y][x] == ".":
            yield x, y


def test_the_nearest_come_first_and_walls_are_walked_round() -> None:
    steps = distances((0, 0), ways)
    assert steps[(3, 2)] == 5
    assert list(steps.values()) == sorted(steps.values())
    assert (0, 4) not in steps


def test_nothing_beyond_the_reach_is_found() -> None:
    assert distances((0, 0), ways, 1) == {(0, 0): 0, (1, 0): 1, (0, 1): 1}
    assert distances((0, 0), ways, 0) == {(0, 0): 0}


def test_of_equal_ways_the_first_side_wins() -> None:
    assert shortest_path((0, 0), (3, 2), ways) == [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]


def test_where_one_stands_and_where_no_way_leads() -> None:
    assert shortest_path((0, 0), (0, 0), ways) == []
    assert shortest_path((0, 0), (0, 4), ways) is None
