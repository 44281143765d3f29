"""What Discord takes the local table takes, exactly up to each limit."""

import pytest

from tests.local.refusals.desk import MESSAGES, PRESSED, Desk
from tests.local.refusals.legal import LEGAL

BY_PLACE = {place: [case for case in LEGAL if case.path == place] for place in {case.path: None for case in LEGAL}}


@pytest.mark.parametrize("place", BY_PLACE)
async def test_what_is_legal_is_taken(desk: Desk, place: str) -> None:
    """Also after all that was taken before."""
    for case in BY_PLACE[place]:
        if case.path == PRESSED:
            await desk.call("POST", MESSAGES, {"content": "x"})
        answered = await desk.send(case)
        assert answered.status < 300, (case.name, answered.body)
