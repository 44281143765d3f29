"""The bot is told to end while it makes a film that never comes to its end."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.inside import new_bot
from tests.ui.actions.test_watching import played

WITHIN = 5.0  # seconds, as docs/hosting.md says
COG = """
from tests.ui.arena.bad_films import Endless
from tests.ui.arena.cog import ArenaCog, setup
ArenaCog.face = Endless()
"""


@pytest.fixture
async def bot(local: LocalTable, tmp_path: Path) -> AsyncIterator[BotProcess]:
    home = tmp_path / "games" / "arena"
    home.mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "game.py").write_text("from tests.ui.arena.game import GAME\n")
    (home / "cog.py").write_text(COG)
    process = new_bot(local.base_url, tmp_path)
    process._env |= {"CASTELLAN_GAMES": str(home.parent)}
    await process.start()
    yield process
    await process.stop()


@pytest.mark.long
async def test_no_film_is_waited_for(people: list[Person], bot: BotProcess) -> None:
    ada = people[0]
    result = await played(ada)
    sharing = asyncio.create_task(ada.click(result, "Share"))
    await ada.waits_for(lambda: children(bot.pid), "the film's process")
    (film,) = children(bot.pid)
    loop = asyncio.get_running_loop()
    began = loop.time()
    assert await bot.stop() == 0
    assert loop.time() - began < WITHIN
    assert film not in processes()
    assert "I end without it" not in bot.said()
    await ada.sees("I am being restarted")
    assert bot.faults() == []
    await asyncio.gather(sharing, return_exceptions=True)


def processes() -> set[str]:
    return {path.name for path in Path("/proc").iterdir()}


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
