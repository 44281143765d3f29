"""How many tables may be laid out, at a time and one after the other, by one person and on one server."""

from contextlib import AsyncExitStack
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import format_dt
from msgspec.structs import replace

from bot.ui.shared.openings import Openings
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.declined import Declined
from tests.ui.server.managing import NOON

HERE, THERE = 5, 6
ADA, BEN = 1, 2
UNLIMITED = ServerSettings(cooldown=0, tables_each=0, tables=0)
PACED = ServerSettings(cooldown=10, tables_each=0, tables=0)


class Hall:
    """A server whose tables stand as `laid`: who laid them out, one after the other."""

    def __init__(self, *laid: int) -> None:
        self.laid = laid
        host: Any = SimpleNamespace(now=NOON, queries=SimpleNamespace(laid_out=self._laid_out))
        self.host, self.openings = host, Openings(host)

    async def _laid_out(self, guild: int) -> list[int]:
        return list(self.laid) if guild == HERE else []

    async def opens(self, settings: ServerSettings, person: int = ADA, guild: int = HERE) -> bool:
        try:
            async with self.openings.one_more(guild, person, settings):
                return True
        except Declined:
            return False

    async def opened(self, times: int, settings: ServerSettings, person: int = ADA, guild: int = HERE) -> list[bool]:
        return [await self.opens(settings, person, guild) for _ in range(times)]


async def test_five_tables_may_be_laid_out_without_a_pause_and_the_next_when_the_first_is_five_pauses_ago() -> None:
    hall = Hall()
    assert await hall.opened(6, PACED) == [True] * 5 + [False]
    assert await hall.opens(PACED, BEN)
    assert await hall.opens(PACED, guild=THERE)
    assert await hall.opens(replaced(cooldown=0)), "a pause of nought lifts the limit"
    hall = Hall()
    for seconds, may in ((0, True), (10, True), (10, True), (10, True), (10, True), (9, False), (1, True), (9, False)):
        hall.host.now += timedelta(seconds=seconds)
        assert await hall.opens(PACED) is may


async def test_whoever_is_too_fast_hears_when_they_may() -> None:
    hall = Hall()
    await hall.opened(5, PACED)
    hall.host.now += timedelta(seconds=20)
    with pytest.raises(Declined, match="refused-too-fast") as declined:
        async with hall.openings.one_more(HERE, ADA, PACED):
            pass
    assert declined.value.facts == {"when": format_dt(NOON + timedelta(seconds=50), "R")}


def replaced(**settings: int) -> ServerSettings:
    return replace(UNLIMITED, **settings)


@pytest.mark.parametrize(
    ("settings", "person", "refused"),
    [
        (replaced(tables_each=3), ADA, None),
        (replaced(tables_each=2), ADA, "refused-tables-each"),
        (replaced(tables_each=2), BEN, None),
        (replaced(tables_each=1), BEN, "refused-tables-each"),
        (replaced(tables=4), ADA, None),
        (replaced(tables=3), ADA, "refused-tables"),
        (replaced(tables=3), BEN, "refused-tables"),
        (UNLIMITED, ADA, None),
    ],
)
async def test_each_may_have_so_many_tables_at_a_time_and_a_server_so_many(
    settings: ServerSettings, person: int, refused: str | None
) -> None:
    """Two of the three are Ada's. Those of another server do not count."""
    hall = Hall(ADA, ADA, BEN)
    assert await hall.opens(settings, person, THERE)
    if refused is None:
        assert await hall.opens(settings, person)
    else:
        with pytest.raises(Declined, match=f"^{refused}$") as declined:
            async with hall.openings.one_more(HERE, person, settings):
                pass
        assert declined.value.facts == {"most": settings.tables_each or settings.tables}


@pytest.mark.parametrize(
    ("settings", "person", "guild", "may"),
    [
        (replaced(tables_each=3), ADA, HERE, False),
        (replaced(tables_each=4), ADA, HERE, True),
        (replaced(tables_each=3), BEN, HERE, True),
        (replaced(tables_each=3), ADA, THERE, True),
        (replaced(tables=3), BEN, HERE, False),
        (replaced(tables=4), BEN, HERE, True),
        (replaced(tables=3), BEN, THERE, True),
        (replaced(cooldown=10), ADA, HERE, True),
    ],
)
async def test_what_is_just_being_laid_out_counts_already(
    settings: ServerSettings, person: int, guild: int, may: bool
) -> None:
    """Three of Ada's are. When they stand, the store counts them; those that came to nothing count no more."""
    hall = Hall()
    async with AsyncExitStack() as under_way:
        for _ in range(3):
            await under_way.enter_async_context(hall.openings.one_more(HERE, ADA, UNLIMITED))
        assert await hall.opens(settings, person, guild) is may
    assert await hall.opens(replaced(tables_each=1, tables=1))


async def test_of_the_five_without_a_pause_those_under_way_are_some() -> None:
    hall = Hall()
    async with AsyncExitStack() as under_way:
        for _ in range(3):
            await under_way.enter_async_context(hall.openings.one_more(HERE, ADA, PACED))
        assert await hall.opened(3, PACED) == [True, True, False]
        assert await hall.opens(PACED, BEN)


async def test_a_table_that_came_to_nothing_takes_no_pause() -> None:
    hall = Hall()
    for _ in range(6):
        with pytest.raises(ZeroDivisionError):
            async with hall.openings.one_more(HERE, ADA, PACED):
                raise ZeroDivisionError
    full = replaced(cooldown=10, tables_each=1)
    assert await Hall(ADA).opened(6, full) == [False] * 6
    assert await hall.opened(6, PACED) == [True] * 5 + [False]
    assert not hall.openings._under_way


async def test_whoever_has_laid_out_nothing_lately_is_forgotten() -> None:
    hall = Hall()
    await hall.opens(PACED)
    hall.host.now += timedelta(seconds=50)
    hall.openings._check_pace(HERE, ADA, PACED)
    assert not hall.openings._lately
