"""Another choice than the adviser's is taken, or given up, only where chance would hardly make that difference."""

from typing import Any

import pytest

from bot.engine.foresight import Heats


def heats(*gains: float) -> Any:
    """Two choices; by so much the second has done better, world by world."""
    made: Any = Heats.__new__(Heats)
    made._choices, made._running = [("usual",), ("other",)], [0, 1]
    made._worth = [[10.0] * len(gains), [10.0 + gain for gain in gains]]
    return made


@pytest.mark.parametrize(
    ("shift", "best"),
    [(1.0, "other"), (0.6, "other"), (0.55, "usual"), (0.0, "usual"), (-1.0, "usual")],
)
def test_it_must_do_better_by_more_than_a_standard_error(shift: float, best: str) -> None:
    """Of these four worlds that is 0.58."""
    assert heats(*(shift + one for one in (-1, 1, -1, 1))).best() == (best,)


@pytest.mark.parametrize(("shift", "is_lost"), [(-1.1, False), (-1.2, True), (1.2, False)])
def test_it_is_tried_no_more_once_it_has_done_worse_by_two(shift: float, is_lost: bool) -> None:
    assert heats(*(shift + one for one in (-1, 1, -1, 1)))._is_lost(1) is is_lost
