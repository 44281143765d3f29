"""A click that is told of twice is served once."""

from bot.ui.shared.told_once import ToldOnce


def test_each_is_new_once() -> None:
    told = ToldOnce()
    assert [told.is_new(number) for number in (7, 8, 7, 8, 9)] == [True, True, False, False, True]


def test_no_more_are_remembered_than_may_come_again() -> None:
    told = ToldOnce()
    assert all(told.is_new(number) for number in range(1001))
    assert told.is_new(0), "the oldest is forgotten"
    assert not told.is_new(1000)
