"""What other processes have done is looked for as soon as something is heard of it, also after a look that failed."""

import asyncio

import pytest

from bot.host.model.refused import HostRefused
from bot.host.runtime import polling as module
from bot.host.runtime.polling import Polling
from bot.store import Ear, StorageFailed

NEVER = 3600.0


@pytest.mark.parametrize("error", [StorageFailed("the disk is full"), HostRefused("no-match")])
async def test_it_looks_whenever_it_hears_something(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", NEVER)
    ear, errors, looked = Ear("mark"), [error], asyncio.Queue[None]()

    async def look() -> None:
        looked.put_nowait(None)
        if errors:
            raise errors.pop()

    polling = Polling("elsewhere", look)
    polling.start(ear)
    async with asyncio.timeout(20):
        for _ in range(2):
            ear.hear("mark")
            await looked.get()
    await polling.close()
    assert caplog.messages == [f"nobody knows what other processes have done (elsewhere): {error}"]
