from bot.kit.squares import SIDES, apart, beyond, opposite, turned


def test_beyond_a_side_and_back_again() -> None:
    assert [beyond((4, 7), side) for side in SIDES] == [(4, 6), (5, 7), (4, 8), (3, 7)]
    assert all(beyond(beyond((4, 7), side), opposite(side)) == (4, 7) for side in SIDES)


def test_a_quarter_turn_leads_north_to_east_and_west_to_north() -> None:
    assert turned((0, 3), 1) == (0, 1)
    assert turned((0, 1), 2) == (2, 3)
    assert turned((0, 1), 4) == (0, 1)


def test_no_step_is_diagonal() -> None:
    assert apart((2, 2), (4, 1)) == 3
    assert apart((2, 2), (2, 2)) == 0
