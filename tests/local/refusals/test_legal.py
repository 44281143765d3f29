"""What Discord takes the local table takes, exactly up to each limit."""

import pytest

from tests.local.refusals.desk import MESSAGES, PRESSED, Desk, Sent, names
from tests.local.refusals.legal import LEGAL


@pytest.mark.parametrize("case", LEGAL, ids=names(LEGAL))
async def test_what_is_legal_is_taken(desk: Desk, case: Sent) -> None:
    if case.path == PRESSED:
        await desk.call("POST", MESSAGES, {"content": "x"})
    answered = await desk.send(case)
    assert answered.status < 300, answered.body
