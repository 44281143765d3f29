"""Discord takes few messages over the gateway: who is asked is looked up now and then, several at a time."""

import time
from collections.abc import Iterator

import pytest

from bot.local.gateway import connection
from bot.local.gateway.member_chunks import member_chunks
from bot.local.gateway.payloads import RequestMembers
from bot.local.protocol.discord_json import Json
from bot.local.world.world import World
from bot.ui.messages.presence import GAP_SECONDS
from tests.faults.stage import Stage

MATCHES = 6


async def test_questions_are_far_apart_however_many_matches_begin(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    def chunks(world: World, of: RequestMembers) -> Iterator[Json]:
        asked.append(time.monotonic())
        return member_chunks(world, of)

    monkeypatch.setattr(connection, "member_chunks", chunks)
    started = time.monotonic()
    for _ in range(MATCHES):
        await stage.solo(stage.channel())
    await stage.until(lambda: bool(asked), "a question")
    assert len(asked) <= 1 + (time.monotonic() - started) / GAP_SECONDS
    assert stage.faults() == []
