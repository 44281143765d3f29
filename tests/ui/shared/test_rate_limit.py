"""How fast pictures go out, by a clock of the test's own."""

import asyncio
from collections.abc import Callable

import pytest

from bot.ui.shared.rate_limit import MOST_YIELDED, PER_CLICK, RateLimit


class Clock:
    """The loop's time, and what is to happen when it has come."""

    def __init__(self) -> None:
        self.now = 100.0
        self.errands: list[tuple[float, Callable[[], None]]] = []

    def call_at(self, when: float, errand: Callable[[], None]) -> None:
        self.errands.append((when, errand))

    async def passes_to(self, when: float) -> None:
        while due := [errand for errand in self.errands if errand[0] <= when]:
            self.errands.remove(due[0])
            self.now = max(self.now, due[0][0])
            due[0][1]()
            await asyncio.sleep(0)  # whoever was let in goes in
        self.now = when


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock, loop = Clock(), asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", lambda: clock.now)
    monkeypatch.setattr(loop, "call_at", clock.call_at)
    return clock


@pytest.fixture
def passed() -> list[float]:
    """When each was let in, seconds from the start."""
    return []


async def enter(rate_limit: RateLimit, clock: Clock, passed: list[float], count: int) -> list[asyncio.Task[None]]:
    async def one() -> None:
        await rate_limit.acquire()
        passed.append(round(clock.now - 100, 3))

    tasks = [asyncio.create_task(one()) for _ in range(count)]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


async def test_a_burst_passes_at_once_and_the_rest_in_time(clock: Clock, passed: list[float]) -> None:
    rate_limit = RateLimit(per_second=10, burst=3)
    await enter(rate_limit, clock, passed, 5)
    assert passed == [0, 0, 0]
    await clock.passes_to(101)
    assert passed == [0, 0, 0, 0.1, 0.2]
    clock.now = 102
    await enter(rate_limit, clock, passed, 1)
    assert passed[-1] == 2


async def test_each_click_puts_the_next_picture_off_but_not_for_ever(clock: Clock, passed: list[float]) -> None:
    rate_limit = RateLimit(per_second=10, burst=1)
    await enter(rate_limit, clock, passed, 3)
    rate_limit.yield_to_click()
    await clock.passes_to(100.1 + PER_CLICK)
    assert passed == [0, round(0.1 + PER_CLICK, 3)]
    for _ in range(10_000):
        rate_limit.yield_to_click()
    await clock.passes_to(101)
    assert passed[-1] == pytest.approx(0.2 + PER_CLICK + MOST_YIELDED, abs=0.001)


async def test_who_goes_away_takes_nobodys_turn(clock: Clock, passed: list[float]) -> None:
    rate_limit = RateLimit(per_second=10, burst=1)
    _, second, _ = await enter(rate_limit, clock, passed, 3)
    second.cancel()
    await clock.passes_to(100.1)
    assert passed == [0, 0.1]
