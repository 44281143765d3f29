"""Of many cases of one test `make test` looks at a few; `make test-long` looks at the rest."""

from collections.abc import Sequence
from typing import Any

import pytest


def sampled(cases: Sequence[Any], few: int) -> list[Any]:
    """`few` of the cases, spread over all of them; the others are long."""
    quick = {len(cases) * number // few for number in range(few)}
    return [case if at in quick else pytest.param(case, marks=pytest.mark.long) for at, case in enumerate(cases)]
