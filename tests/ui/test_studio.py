"""Pictures come from processes of their own, the same as if they were drawn here; and those come and go with us."""

import asyncio
import os
import signal
import sys
from typing import Any

import pytest

from bot.engine.playout import playout, random_policy
from bot.ui.face import Face
from bot.ui.studio import DRAWERS, ROOT, DrawingFailed, drawn
from cogs.bag_of_dungeon.face import BagFace
from cogs.death_over_the_kingdom.face import KingdomFace

DIES = """
import asyncio, os, signal
from bot.ui.studio import drawn
asyncio.run(drawn(os.kill, os.getpid(), signal.SIGKILL))
"""


@pytest.mark.parametrize("face", [BagFace(), KingdomFace()], ids=["bag", "kingdom"])
async def test_a_picture_is_the_same_wherever_it_is_drawn(face: Face[Any]) -> None:
    game, words = face.game, face.catalogue.words("en-US")
    match = playout(game, 3, game.options_type(), bytes(32), (random_policy,))
    names = ("Ada", "Ben", "Cleo")
    there = await drawn(face.draw_board, match.view(None), names, words)
    assert there == face.draw_board(match.view(None), names, words)
    assert await drawn(face.draw_hand, match.view(1), names, words) == face.draw_hand(match.view(1), names, words)


async def test_it_is_another_process() -> None:
    assert await drawn(os.getpid) != os.getpid()


async def test_what_fails_there_is_told_here_and_drawing_goes_on() -> None:
    with pytest.raises(DrawingFailed, match="ZeroDivisionError"):
        await drawn(divmod, 1, 0)
    assert await drawn(divmod, 7, 2) == (3, 1)


async def test_what_is_printed_there_does_not_get_in_the_way() -> None:
    assert await drawn(os.write, 1, b"a word in passing\n") == 18


async def test_a_drawer_that_is_killed_is_replaced() -> None:
    before = {await drawn(os.getpid) for _ in range(2 * DRAWERS)}
    for process in before:
        os.kill(process, signal.SIGKILL)
    after = {await drawn(os.getpid) for _ in range(2 * DRAWERS)}
    assert not before & after


async def test_a_drawer_goes_without_a_word_when_its_bot_is_killed() -> None:
    """While it draws, too. It holds the same pipe for errors, which ends when both are gone."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", DIES, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(60):
        said = await process.communicate()
    assert said == (b"", b"")
    assert process.returncode == -signal.SIGKILL
