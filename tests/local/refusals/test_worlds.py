"""What Discord refuses because of what there is, and of what the request is made of; nothing is changed."""

from typing import Any

import msgspec
import pytest

from bot.local.server import LocalTable
from bot.local.world.seed import APPLICATION_ID
from tests.local.refusals.desk import CHANNEL, COMMANDS, GUILD, MESSAGES, Desk
from tests.local.refusals.illegal_worlds import CASES, FORUM
from tests.local.refusals.parts import TEXT, command


async def made(desk: Desk) -> dict[str, str]:
    async def post(path: str, body: Any) -> Any:
        return (await desk.call("POST", path, body)).body

    hook = await post(f"{CHANNEL}/webhooks", {"name": "w"})
    await post(COMMANDS, command(2))
    return {
        "message": (await post(MESSAGES, {"content": "x"}))["id"],
        "thread": (await post(f"{CHANNEL}/threads", {"name": "t", "type": 11}))["id"],
        "forum": (await post(f"{GUILD}/channels", FORUM))["id"],
        "webhook": hook["id"],
        "token": hook["token"],
        "command": (await post(COMMANDS, command(1)))["id"],
        "app": APPLICATION_ID,
        "answer": await desk.answered(),
    }


async def test_what_there_is_decides(desk: Desk, local: LocalTable) -> None:
    """All at one table, which stands as it stood after each."""
    names = await made(desk)
    before = msgspec.json.encode(local.table.world)
    wrong = []
    for case in CASES:
        path, body = case.path, msgspec.json.encode(case.body).decode()
        for name, value in names.items():
            path, body = (text.replace(f"{{{name}}}", value) for text in (path, body))
        answered = await desk.call(case.method, path, msgspec.json.decode(body))
        is_told = (answered.status, answered.body.get("code")) == case.told
        is_there = not case.at or bool(answered.codes(case.at))
        if not (is_told and is_there and msgspec.json.encode(local.table.world) == before):
            wrong.append((case.name, answered))
    assert wrong == []


@pytest.mark.parametrize(
    ("kind", "data", "code"),
    [
        ("text/plain", b'{"content": "x"}', 50035),
        ("application/octet-stream", b'{"content": "x"}', 50035),
        ("application/json", b'{"content": "\xff"}', 50109),
        ("application/json", b'{"content": ' + b"[" * 5000 + b"]" * 5000 + b"}", 50109),
        ("application/json", b'{"content": NaN}', 50109),
    ],
)
async def test_a_body_is_json_and_says_so(desk: Desk, kind: str, data: bytes, code: int) -> None:
    answered = await desk.send_raw(MESSAGES, data, {"Content-Type": kind})
    assert (answered.status, answered.body["code"]) == (400, code)


@pytest.mark.parametrize(("length", "status"), [(512, 200), (513, 400)])
async def test_a_reason_for_the_audit_log_has_its_length(desk: Desk, length: int, status: int) -> None:
    headers = {"Content-Type": "application/json", "X-Audit-Log-Reason": "x" * length}
    assert (await desk.send_raw(MESSAGES, b'{"content": "x"}', headers)).status == status


async def test_only_an_answer_is_seen_by_one_alone(desk: Desk) -> None:
    """Flags that are not the sender's to set are passed over (resources/message.mdx, create message)."""
    sent = await desk.call("POST", MESSAGES, {"content": "x", "flags": 64 | 128 | 1})
    assert (sent.status, sent.body["flags"]) == (200, 0)
    view = await desk.call("POST", MESSAGES, {"components": [TEXT], "flags": 64 | 1 << 15})
    assert view.body["flags"] == 1 << 15
