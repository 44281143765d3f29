"""For how long code of ours waits, without waiting: each time-out and pause of the loop is noted and over at once."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest


def noted_waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds of each wait that begins from now on in the loop that runs, to two places."""
    loop, noted = asyncio.get_running_loop(), list[float]()

    def call_at(when: float, callback: Callable[..., object], *args: Any, context: Any = None) -> asyncio.Handle:
        noted.append(round(when - loop.time(), 2))
        return loop.call_soon(callback, *args, context=context)

    monkeypatch.setattr(loop, "call_at", call_at)
    return noted


async def one_round(run: Callable[[], Coroutine[Any, Any, None]], waits: list[float]) -> list[float]:
    """The first wait of something that goes on for ever."""
    task = asyncio.create_task(run())
    for _ in range(9):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    return waits[:1]
