"""Time runs out over the local table: Discord's own countdown, one reminder that calls, and the harmless default."""

import re
from datetime import datetime, timedelta
from typing import Any

import pytest_asyncio

from bot.app import Castellan
from bot.host import PACES, utcnow
from tests.client.descriptions import described
from tests.faults.tables import is_table
from tests.faults.test_shutdown import House, house

__all__ = ["house"]
COUNTDOWN = re.compile(r"<t:(\d+):R>")


class Later:
    """The time, but later by what has passed."""

    def __init__(self) -> None:
        self.by = timedelta()

    def __call__(self) -> datetime:
        return utcnow() + self.by


@pytest_asyncio.fixture(loop_scope="package")
async def bot(house: House) -> Any:
    async with house.open() as bot:
        yield bot


def passes(bot: Castellan, clock: Later, time: timedelta) -> None:
    clock.by += time
    bot.host._clock = bot.host._alarm._clock = clock
    bot.host.tick()


async def test_who_must_decide_is_counted_down_reminded_and_played_for(bot: Castellan, house: House) -> None:
    (ada, *_), clock, given = house.people, Later(), PACES["live"]
    assert given is not None
    await ada.slash("kingdom new", automata=2, pace="live")
    await ada.click(await ada.sees("3 of 7 seats"), "Start")
    shown = await ada.sees(lambda m: is_table(m) and COUNTDOWN.search(described(m)) is not None)
    due = datetime.fromtimestamp(int(COUNTDOWN.findall(described(shown))[0]), utcnow().tzinfo)
    assert abs(due - (utcnow() + given)) < timedelta(seconds=30)
    passes(bot, clock, given * 0.85)
    hurried = await ada.sees(lambda m: m["id"] != shown["id"] and "Time is running out" in described(m))
    assert ada.id in [user["id"] for user in hurried["mentions"]]
    assert "[More Time]" in described(hurried)
    passes(bot, clock, given * 0.2)
    await ada.sees(lambda m: re.search(r"• [^•]*face down\.", described(m)) is not None)
