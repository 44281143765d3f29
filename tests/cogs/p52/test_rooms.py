"""Rooms as cells: sight and range (T25 to T28), what is turned up (T49, T56, T57), building and exits (T50)."""

import pytest

from bot.kit.paths import distances
from bot.kit.squares import apart
from cogs.p52.content.places import cells_of
from cogs.p52.content.tables import ROOMS, TEMPLATES
from cogs.p52.rules.rooms.exits import exit_at, side_of
from cogs.p52.rules.rooms.patterns import filled, grid_mistake, rows_in, rows_of
from cogs.p52.rules.rooms.revealing import seen_from
from cogs.p52.rules.rooms.sight import sees
from cogs.p52.rules.rooms.spots import Ground, around


def ground_of(key: str) -> Ground:
    return frozenset(cells_of(ROOMS[key].rows))


def test_t25_the_figure_of_the_rulebook() -> None:
    ground = frozenset([(1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (3, 1), (4, 1), (1, 2), (2, 2), (3, 2)])
    assert sees(ground, (2, 2), (4, 1))
    assert apart((2, 2), (4, 1)) == 3
    assert not sees(ground, (2, 2), (3, 0))
    assert not sees(ground, (3, 0), (2, 2))


def test_t26_sight_past_one_gap() -> None:
    assert sees(ground_of("m1"), (1, 3), (0, 2))
    assert apart((1, 3), (0, 2)) == 2


def test_t27_a_gap_between() -> None:
    ground = ground_of("m1")
    assert not sees(ground, (1, 1), (3, 1))
    assert distances((1, 1), lambda cell: around(ground, cell))[3, 1] == 4


def test_t28_a_corner() -> None:
    assert not sees(frozenset([(0, 0), (1, 1)]), (0, 0), (1, 1))
    assert sees(frozenset([(0, 0), (1, 1), (1, 0)]), (0, 0), (1, 1))


@pytest.mark.parametrize("key", ROOMS)
def test_sight_is_mutual_and_as_far_as_the_way(key: str) -> None:
    """R68, A21: wherever there is sight, R is the walking distance."""
    ground = ground_of(key)
    for one in ground:
        ways = distances(one, lambda cell: around(ground, cell))
        for other in ground:
            assert sees(ground, one, other) == sees(ground, other, one)
            assert not sees(ground, one, other) or ways[other] == apart(one, other)


def test_t49_what_is_seen_on_entering_a_lit_room() -> None:
    seen = seen_from(ground_of("m1"), (1, 4), is_lit=True)
    assert set(seen) == {(1, 4), (2, 4), (1, 3), (0, 3), (2, 3), (1, 2)}
    assert seen[0] == (1, 4)


def test_t56_t57_what_is_seen_on_entering_a_dark_room() -> None:
    assert seen_from(ground_of("m2"), (1, 5), is_lit=False) == ((1, 5), (1, 4))
    assert seen_from(ground_of("m6"), (4, 4), is_lit=False) == ((4, 4), (3, 4))


@pytest.mark.parametrize(("card", "exit_"), [("3S", (1, 5)), ("6H", (3, 2)), ("9D", (5, 5))])
def test_t50_the_exit_of_a_block_of_eleven(card: str, exit_: tuple[int, int]) -> None:
    cells = filled(rows_of("block", is_mirrored=False), 11)
    assert len(cells) == 11
    assert cells[:4] == [(3, 5), (3, 4), (2, 5), (4, 5)]
    assert exit_at(frozenset(cells), cells[0], side_of(card)) == exit_


def test_an_exit_is_never_the_start() -> None:
    """R14: then it is the spot farthest from it in the whole room."""
    ground = frozenset([(0, 2), (1, 2), (1, 1), (1, 0)])
    assert exit_at(ground, (0, 2), "left") == (1, 0)


@pytest.mark.parametrize("key", TEMPLATES)
def test_a_mirrored_template(key: str) -> None:
    rows = rows_of(key, is_mirrored=True)
    width = len(rows[0]) - 1
    there = {(width - x, y) for x, y in cells_of(rows_of(key, is_mirrored=False))}
    assert set(cells_of(rows)) == there
    for count in (3, 11, 30):
        assert len(set(filled(rows, count))) == count


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("...\n.S.", None),
        ("  ...\n  .S.\n", None),
        ("...\n.s.", None),
        ("", "letters"),
        ("..?\n.S.", "letters"),
        ("......\n", "start"),
        ("S..\nS..", "start"),
        ("...\n S", "small"),
        ("...\n.S..", "large"),
        ("..#..\n.#S##", "islands"),
        ("S.........", "wide"),
        ("\n".join("S......."), "tall"),
    ],
)
def test_a_text_grid_is_checked(text: str, mistake: str | None) -> None:
    assert grid_mistake(rows_in(text), 6) == mistake
