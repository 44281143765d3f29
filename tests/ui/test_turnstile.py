"""How fast pictures go out, by a clock of the test's own."""

import asyncio

import pytest

from bot.ui.turnstile import Turnstile


async def test_a_burst_passes_at_once_and_the_rest_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, waited = asyncio.get_running_loop(), list[float]()

    async def sleep(seconds: float) -> None:
        waited.append(round(seconds, 3))

    monkeypatch.setattr(loop, "time", lambda: 100.0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    turnstile = Turnstile(per_second=10, burst=3)
    for _ in range(5):
        await turnstile.enter()
    assert waited == [0, 0, 0, 0.1, 0.2]
    monkeypatch.setattr(loop, "time", lambda: 102.0)
    await turnstile.enter()
    assert waited[-1] == 0
