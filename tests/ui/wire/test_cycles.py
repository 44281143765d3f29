"""What a click leaves is freed at once: nothing of it waits for the collector of cyclic garbage."""

import gc
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from bot.local.protocol.interaction_types import UPDATE
from tests.ui.actions.test_watching import played
from tests.ui.alone import game_alone, opened_with_bot
from tests.ui.arena.game import GAME

TIED = ("discord.interactions", "discord.message", "discord.ui.view", "bot.ui.wire.reply")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.enable()
    gc.unfreeze()


async def test_clicks_that_are_answered_leave_no_circle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path) as (ada, bot):
        result = await played(ada)

        async def clicks() -> None:
            for label in ("Watch Again", "Proof", "Log"):
                await ada.click(result, label)
            await ada.slash("arena stats")
            await bot.context.in_flight.until_served(ada.patience)

        await clicks()  # what is loaded once
        assert await left_by(clicks) == {}


async def test_a_click_that_is_answered_with_its_board_leaves_no_circle(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened_with_bot(tmp_path) as (ada, bot):
        await ada.slash("arena new", pace="none")
        lobby = await ada.sees("[Start]")
        bot.context.clicked.unanswered.patience = 3600

        async def clicks() -> None:
            for label in ("Add Automaton", "Remove Automaton"):
                reply = await ada.click(ada.sight.by_id(lobby["id"]), label)
                assert reply.data["type"] == UPDATE
            await bot.context.in_flight.until_served(ada.patience)

        await clicks()  # what is loaded once
        left = await left_by(clicks)
        assert [kind for kind in left if not kind.startswith("discord.ui.view")] == []


async def left_by(clicks: Callable[[], Awaitable[None]]) -> Counter[str]:
    """What of them nothing but the collector could free, by its class."""
    gc.collect()
    gc.freeze()
    gc.disable()
    await clicks()
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    left = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.garbage)
    gc.garbage.clear()
    return Counter({kind: number for kind, number in left.items() if kind.startswith(TIED)})
