"""Who waits for a hint hears what it waits for, or that something may have been missed; each hint wakes once."""

import asyncio

import pytest

from bot.store.hints import ANYTHING, Ear

LONG = 60.0
pytestmark = pytest.mark.sqlite("no database is asked")


async def begun(ear: Ear) -> asyncio.Task[None]:
    """Somebody waits, and has had every chance to go on at once."""
    waits = asyncio.create_task(ear.wait(LONG))
    for _ in range(5):
        await asyncio.sleep(0)
    return waits


@pytest.mark.parametrize("about", ["shards", ANYTHING])
async def test_a_hint_wakes_once(about: str) -> None:
    ear = Ear("shards")
    ear.hear(about)
    await ear.wait(LONG)
    again = await begun(ear)
    assert not again.done()
    ear.hear(about)
    await again


async def test_what_is_told_of_other_things_wakes_nobody() -> None:
    ear = Ear("shards")
    waits = await begun(ear)
    ear.hear("settings")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not waits.done()
    waits.cancel()


async def test_nobody_waits_longer_than_they_said() -> None:
    await Ear("shards").wait(0)
