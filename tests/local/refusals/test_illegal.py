"""What Discord refuses the local table refuses, with the reason at its place."""

from collections import Counter

import pytest

from bot.local.protocol.error_codes import Code
from bot.local.server import LocalTable
from tests.local.refusals import illegal_forms, illegal_messages, illegal_places
from tests.local.refusals.desk import MESSAGES, PRESSED, Desk, Sent

ILLEGAL = [*illegal_messages.ILLEGAL, *illegal_forms.ILLEGAL, *illegal_places.ILLEGAL]


BY_PLACE = {place: [case for case in ILLEGAL if case.path == place] for place in {case.path: None for case in ILLEGAL}}


@pytest.mark.parametrize("place", BY_PLACE)
async def test_what_is_illegal_is_refused(desk: Desk, local: LocalTable, place: str) -> None:
    """What is refused changes nothing, so that a table is asked one after the other."""
    faults = [fault for case in BY_PLACE[place] for fault in await faults_of(desk, local, case)]
    assert not faults, "\n".join(faults)


async def faults_of(desk: Desk, local: LocalTable, case: Sent) -> list[str]:
    """What is wrong with how the table refused it."""
    if case.path == PRESSED:
        await desk.call("POST", MESSAGES, {"content": "x"})
    before = local.table.world.messages.copy()
    answered = await desk.send(case)
    codes = answered.codes(case.at) if answered.status == 400 else []
    right = {
        "status": answered.status == 400,
        "reason": answered.body.get("code") in (Code.INVALID_FORM.number, Code.EMPTY_MESSAGE.number),
        "place": bool(codes) or not case.at,
        "word": case.code in codes or not case.at or not case.code,
        "messages": local.table.world.messages == before,
    }
    return [
        f"{case.name}, {what}: {answered.status} {answered.body}" for what, is_right in right.items() if not is_right
    ]


def test_the_cases_are_many_and_each_is_its_own() -> None:
    assert len(ILLEGAL) > 200
    written = Counter((case.method, case.path, repr(case.body)) for case in ILLEGAL)
    assert [one for one, number in written.items() if number > 1] == []
