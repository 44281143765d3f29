"""Every change is told once and in order per match, whatever the audience is at; closing gives the rest a moment."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.host import Change
from bot.host.model.table import Kind
from bot.host.runtime import notifier
from bot.host.runtime.notifier import Notifier
from tests.host.harness import Harness
from tests.host.test_alarm import table

ORDER: tuple[Kind, ...] = ("lobby", "started", "answered", "finished")


class Slow:
    """Takes a while over each change, and over those of one match until it is let go."""

    def __init__(self, held: str | None = None) -> None:
        self.told: list[tuple[str, Kind]] = []
        self.held, self.may_go_on = held, asyncio.Event()

    async def changed(self, change: Change) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        if change.table.id == self.held:
            await self.may_go_on.wait()
        self.told.append((change.table.id, change.kind))

    def of(self, match: str) -> list[Kind]:
        return [kind for told, kind in self.told if told == match]


def tell_all(told: Notifier, *matches: str) -> None:
    for kind in ORDER:
        for match in matches:
            told.tell(Change(table=table(match), kind=kind))


async def test_closing_tells_all_that_is_untold_in_its_order() -> None:
    one = Notifier()
    one.audience = audience = Slow()
    tell_all(one, "a", "b")
    assert audience.told == []
    await one.close()
    assert audience.of("a") == audience.of("b") == list(ORDER)
    tell_all(one, "a")
    await one.close()
    assert audience.of("a") == [*ORDER, *ORDER], "what is told after all was told is told as well"
    assert (one._untold, one._tasks) == ({}, set()), "a bot that runs for months keeps nothing of it"


async def test_a_match_whose_telling_hangs_holds_up_no_other_and_not_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "CLOSING_TIME", timedelta(milliseconds=50))
    one = Notifier()
    one.audience = audience = Slow(held="a")
    tell_all(one, "a", "b")
    await asyncio.wait_for(one.close(), 60)
    assert (audience.of("a"), audience.of("b")) == ([], list(ORDER))
    audience.may_go_on.set()
    for _ in range(200):
        await asyncio.sleep(0)
    assert audience.of("a") == [], "what was given up is not told behind the back of whoever closed"


async def test_where_nobody_listens_nothing_is_kept_for_later() -> None:
    one = Notifier()
    tell_all(one, "a")
    await one.close()
    one.audience = audience = Slow()
    tell_all(one, "b")
    await one.close()
    assert (audience.of("a"), audience.of("b")) == ([], list(ORDER))


async def test_a_host_that_closes_tells_the_end_of_it(tmp_path: Path) -> None:
    audience = Slow()
    async with Harness(tmp_path / "castellan.sqlite") as harness:
        harness.host.audience = audience
        match = (await harness.match()).id
        assert harness.host.audience is audience
        await harness.host.close()
        assert audience.of(match) == ["lobby", "lobby", "started"]
