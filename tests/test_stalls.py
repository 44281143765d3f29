"""A loop that stands still is noticed, and remembered for an hour."""

import asyncio
import time
from contextlib import suppress

import pytest

from bot.process.stalls import REMEMBERED_S, Stalls

ALLOWED_S, STOOD_S = 0.02, 0.1


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_longest_of_the_last_hour_is_known() -> None:
    clock = Clock()
    stalls = Stalls(clock)
    for late in (0.5, 0.2, 0.3, 0.1):
        stalls.note(late)
        clock.now += 1
    found = {}
    for clock.now in (4.0, REMEMBERED_S + 0.5, REMEMBERED_S + 2.5, REMEMBERED_S + 4):
        found[clock.now - REMEMBERED_S] = stalls.longest
    assert list(found.values()) == [0.5, 0.3, 0.1, 0.0]


async def test_what_computes_on_the_loop_is_told_and_remembered(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    stalls, noted = Stalls(), asyncio.Queue[float]()

    def note(late: float) -> None:
        Stalls.note(stalls, late)
        noted.put_nowait(late)

    monkeypatch.setattr(stalls, "note", note)
    watching = asyncio.create_task(stalls.watch(ALLOWED_S))
    await noted.get()
    computes_for(STOOD_S)
    while await noted.get() < STOOD_S / 2:
        pass
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    assert stalls.is_watched
    assert stalls.longest > STOOD_S / 2
    assert "I stood still for" in caplog.text


def computes_for(seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pass
