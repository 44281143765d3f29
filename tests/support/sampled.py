"""Of many cases of one test `make test` looks at a few; `make test-long` looks at the rest."""

from collections.abc import Sequence
from typing import Any

import pytest

NAMED = type(pytest.param())


def sampled(cases: Sequence[Any], few: int) -> list[Any]:
    """`few` of the cases, spread over all of them; the others are long."""
    quick = {len(cases) * number // few for number in range(few)}
    return [case if at in quick else long(case) for at, case in enumerate(cases)]


def long(case: Any) -> Any:
    values, marks, name = case if isinstance(case, NAMED) else pytest.param(case)
    return pytest.param(*values, marks=[*marks, pytest.mark.long], id=name)
