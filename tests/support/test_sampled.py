"""A few cases of a test are quick, and none is lost."""

import pytest

from tests.support.sampled import NAMED, sampled


def marks_of(cases: list[object]) -> list[list[str]]:
    return [[mark.name for mark in one.marks] if isinstance(one, NAMED) else [] for one in cases]


def test_a_few_are_quick_and_spread_over_all() -> None:
    cases = sampled(range(10), 3)
    assert [at for at, marks in enumerate(marks_of(cases)) if not marks] == [0, 3, 6]
    assert [one.values[0] if isinstance(one, NAMED) else one for one in cases] == list(range(10))


def test_a_case_keeps_its_name_and_marks() -> None:
    (quick, late) = sampled([1, pytest.param(2, 3, id="both", marks=pytest.mark.spec)], 1)
    assert quick == 1
    assert (late.values, late.id, marks_of([late])) == ((2, 3), "both", [["spec", "long"]])
