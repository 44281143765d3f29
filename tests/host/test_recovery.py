"""Matches that could not be read are taken up, in the order they came, as soon as the store can be read."""

import asyncio

import pytest

from bot.host import Host
from bot.host.model.refused import HostRefused
from bot.host.runtime import recovery as module
from bot.host.runtime.recovery import Recovery
from tests.host.harness import Harness, Listener


class Taken:
    """What is taken up; a match fails as often as its errors last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **fails: list[Exception]) -> None:
        monkeypatch.setattr(module, "LOOK_SECONDS", 0)
        self.tried: list[str] = []
        self.fails = fails
        self.recovery = Recovery(self._take_up)

    async def _take_up(self, match: str) -> None:
        self.tried.append(match)
        if errors := self.fails.get(match):
            raise errors.pop(0)

    async def all_of(self, *matches: str) -> list[str]:
        for match in matches:
            self.recovery.add(match)
        assert self.recovery._task is not None
        async with asyncio.timeout(20):
            await self.recovery._task
        return self.tried


async def test_each_is_taken_up_once_as_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = Taken(monkeypatch)
    assert await taken.all_of("b", "a", "b") == ["b", "a"]
    assert await taken.all_of("a") == ["b", "a", "a"]


@pytest.mark.parametrize("reason", ["storage", "unsure", "standstill"])
async def test_where_the_store_fails_still_the_others_wait_with_it(
    reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = Taken(monkeypatch, a=[HostRefused(reason), HostRefused(reason)])  # type: ignore[arg-type]
    assert await taken.all_of("a", "b") == ["a", "a", "a", "b"]


@pytest.mark.parametrize("error", [HostRefused("no-match"), ValueError("broken")])
async def test_what_cannot_be_taken_up_is_logged_and_keeps_no_other_from_it(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    taken = Taken(monkeypatch, a=[error])
    assert await taken.all_of("a", "b") == ["a", "b"]
    (said,) = caplog.messages
    assert said.startswith("match a could not be taken up again")


async def test_what_waits_when_the_bot_goes_down_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = Taken(monkeypatch)
    await taken.recovery.close()  # nothing waits
    monkeypatch.setattr(module, "LOOK_SECONDS", 3600)
    taken.recovery.add("a")
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await taken.recovery.close()
    assert taken.recovery._task is not None
    assert (taken.recovery._task.cancelled(), taken.tried) == (True, [])


async def test_the_audience_hears_once_that_a_match_was_taken_up(harness: Harness) -> None:
    """Somebody may have come to it meanwhile: then it is in memory already."""
    table = await harness.match()
    other = Host(harness.store, {"duel": harness.game}, clock=harness.clock)
    other.audience = heard = Listener()
    for _ in range(2):
        await other._take_up_again(table.id)
    await other.close()
    assert heard.kinds == ["resumed"]
