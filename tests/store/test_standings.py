"""Played, won, streak: from results in the order of time."""

from bot.store.standings import Played, Standing, counted


def test_streaks_break_and_the_best_is_kept() -> None:
    ada = [Played(1, has_won=won) for won in (True, True, False, True)]
    assert counted(ada) == [Standing(1, played=4, won=3, streak=1, best=2)]
    assert counted([*ada, Played(1, has_won=False)]) == [Standing(1, played=5, won=3, streak=0, best=2)]


def test_the_most_victories_come_first_then_the_fewest_matches() -> None:
    results = [Played(1, has_won=True), Played(1, has_won=False), Played(2, has_won=True), Played(3, has_won=False)]
    assert [standing.person for standing in counted(results)] == [2, 1, 3]
