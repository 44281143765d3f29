"""What Discord refuses the local table refuses, with the reason at its place."""

from collections import Counter

import pytest

from bot.local.protocol.error_codes import Code
from bot.local.server import LocalTable
from tests.local.refusals import illegal_forms, illegal_messages, illegal_places
from tests.local.refusals.desk import MESSAGES, PRESSED, Desk, Sent, names

ILLEGAL = [*illegal_messages.ILLEGAL, *illegal_forms.ILLEGAL, *illegal_places.ILLEGAL]


@pytest.mark.parametrize("case", ILLEGAL, ids=names(ILLEGAL))
async def test_what_is_illegal_is_refused(desk: Desk, local: LocalTable, case: Sent) -> None:
    if case.path == PRESSED:
        await desk.call("POST", MESSAGES, {"content": "x"})
    before = local.table.world.messages.copy()
    answered = await desk.send(case)
    assert answered.status == 400, answered.body
    assert answered.body["code"] in (Code.INVALID_FORM.number, Code.EMPTY_MESSAGE.number), answered.body
    if case.at:
        codes = answered.codes(case.at)
        assert codes, (case.at, answered.body)
        assert not case.code or case.code in codes, (case.code, answered.body)
    assert local.table.world.messages == before


def test_the_cases_are_many_and_each_is_its_own() -> None:
    assert len(ILLEGAL) > 200
    written = Counter((case.method, case.path, repr(case.body)) for case in ILLEGAL)
    assert [one for one, number in written.items() if number > 1] == []
