"""The games of the house, and those in the admin's folder, pass every check."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.conformance.check import Case, Check
from bot.conformance.subjects import SUBJECTS
from tests.conformance.tables import CHECKED


def cases() -> Iterator[Any]:
    """Named by subject, check and table, so that `-k "secrecy and p52"` finds them.

    Game after game: many checks look at the same matches, which each process of the tests plays for itself.
    """
    for game in CHECKED:
        for subject, checks in SUBJECTS.items():
            for number, check in enumerate(checks):
                for case in check.cases(game):
                    name = f"{subject}-{number}-{_slug(check.says)}-{case.name}"
                    yield pytest.param(check, case, id=name, marks=[pytest.mark.long] if case.is_long else [])


def _slug(says: str) -> str:
    return re.sub(r"[^a-z]+", "-", says.lower())


@pytest.mark.parametrize(("check", "case"), list(cases()))
def test_it_passes(check: Check, case: Case) -> None:
    found = list(check.find(*case.given))
    assert not found, "\n".join(found)
