from bot.kit.standings import leaders, ranks


def test_all_who_share_the_highest_score_are_ahead() -> None:
    assert leaders({0: 3, 1: 5, 2: 5}) == (1, 2)
    assert leaders({}) == ()


def test_ties_are_broken_by_the_later_parts() -> None:
    assert leaders({0: (3, 1), 1: (3, 2)}) == (1,)


def test_equal_scores_share_a_rank_and_none_is_left_out() -> None:
    assert ranks([3, 9, 3, 5]) == (3, 1, 3, 2)
    assert ranks([(True, 0), (False, 4), (False, 7)]) == (1, 3, 2)
    assert ranks([]) == ()
