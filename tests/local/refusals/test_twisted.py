"""Whatever a request is made of, the local table answers as Discord could: it never breaks over one."""

from tests.local.refusals.desk import MESSAGES, Desk
from tests.local.refusals.twisting import twisted

TWISTED = 300
NOT_SPOKEN = "The local table does not speak"


async def test_no_request_breaks_the_table(desk: Desk) -> None:
    await desk.call("POST", MESSAGES, {"content": "x"})
    broken = []
    refused = 0
    for case in twisted(TWISTED, seed=2):
        answered = await desk.send(case)
        refused += answered.status == 400
        if answered.status >= 500 and NOT_SPOKEN not in answered.body["message"]:
            broken.append((case, answered.body))
    assert broken == []
    assert refused > TWISTED / 4
