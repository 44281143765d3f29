"""Try From Here: a match that is over is played on from a moment of it, privately, and counts nowhere."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Castellan
from tests.client.descriptions import described
from tests.client.person import Person
from tests.support.accounts import accounts
from tests.ui.actions.test_watching import played
from tests.ui.alone import game_alone, opened_with_bot
from tests.ui.arena.game import GAME


@pytest.fixture
async def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[tuple[Person, Castellan]]:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path) as found:
        yield found


async def test_it_goes_on_from_that_moment_to_another_end(opened: tuple[Person, Castellan]) -> None:
    ada, bot = opened
    await ada.click(await played(ada), "Watch Again")
    await ada.click(await ada.sees("1 of 6"), "On")
    await ada.click(await ada.sees("2 of 6"), "Try From Here")
    tried = await ada.sees("what if?")
    assert tried["flags"] & 64, "others see it"
    assert "counts nowhere" in described(tried)
    for _ in range(3):
        before = described(tried)
        await ada.click(tried, "care")
        tried = await ada.sees(lambda m: m["id"] == tried["id"] and described(m) != before)  # noqa: B023
    assert "This is how it could have ended" in described(tried)
    store, guild = bot.router.context.host.store, bot.guilds[0].id
    assert [one.played for one in (await accounts(store, guild, GAME.key)).values()] == [1]
    assert await bot.router.context.host.store.live() == []


async def test_one_that_is_no_longer_in_memory_says_what_to_do(opened: tuple[Person, Castellan]) -> None:
    ada, bot = opened
    await ada.click(await played(ada), "Watch Again")
    await ada.click(await ada.sees("1 of 6"), "Try From Here")
    tried = await ada.sees("what if?")
    bot.router.context.trials.forget(int(ada.id))
    await ada.click(tried, "care")
    await ada.sees("I no longer have this match in memory")


async def test_the_last_moments_cannot_be_tried(opened: tuple[Person, Castellan]) -> None:
    ada, _ = opened
    await ada.click(await played(ada), "Watch Again")
    await ada.click(await ada.sees("1 of 6"), "Last")
    assert "Try From Here" not in described(await ada.sees("6 of 6"))
