"""A rate is told from its band, in as few matches as it takes."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.engine import Chance
from tests.support.sequential import Verdict, sequential


def results(rate: float, seed: int = 1, most: int = 2000) -> Iterator[bool]:
    chance = Chance(str(seed).encode())
    return (chance.below(1000) < rate * 1000 for _ in range(most))


@pytest.mark.parametrize(("rate", "is_within"), [(0.65, True), (0.40, False), (0.95, False), (0.0, False)])
def test_it_tells_on_which_side_a_rate_lies(rate: float, is_within: bool) -> None:
    verdicts = [sequential(results(rate, seed), 0.55, 0.75) for seed in range(50)]
    assert sum(verdict.is_within == is_within for verdict in verdicts) >= 48
    assert all(verdict.is_sure for verdict in verdicts)


def test_it_stops_as_soon_as_it_is_sure() -> None:
    assert sequential(results(0.0), 0.55, 0.75).of <= 20
    assert sequential(results(0.2), 0.55, 0.75).of < 40


def test_a_band_up_to_all_has_no_upper_end() -> None:
    assert sequential(results(1.0), 0.9, 1.0) == Verdict(is_within=True, is_sure=True, won=34, of=34)


def test_too_few_matches_are_judged_by_what_is_likelier() -> None:
    verdict = sequential(islice(results(1.0), 3), 0.9, 1.0)
    assert (verdict.is_within, verdict.is_sure, verdict.of) == (True, False, 3)
    assert not sequential([False, False], 0.9, 1.0).is_within
