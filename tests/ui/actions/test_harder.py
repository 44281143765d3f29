"""Whoever has won is offered something harder: after the match, and where the next table is laid."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import Options
from tests.client.descriptions import described
from tests.client.person import Person
from tests.support.arena import ArenaOptions
from tests.ui.actions.test_watching import Json, buttons, played
from tests.ui.alone import game_alone, opened
from tests.ui.arena.face import ArenaFace
from tests.ui.arena.game import GAME

LAID_HARDER = "You have won this before"
MOST_ROOMS = 3


def harder(_: ArenaFace, options: Options) -> Options | None:
    """A room more, up to three."""
    assert isinstance(options, ArenaOptions)
    return replace(options, rooms=options.rooms + 1) if options.rooms < MOST_ROOMS else None


def asks_in(room: int, message: Json) -> bool:
    return f"Room {room}" in described(message) and "[care]" in described(message)


@pytest.fixture
async def ada(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Person]:
    monkeypatch.setattr(ArenaFace, "harder", harder)
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened(tmp_path) as ada:
        yield ada


async def test_whoever_has_won_plays_again_and_harder(ada: Person) -> None:
    result = await played(ada, 2)
    assert buttons(result)[:2] == ["Rematch", "Harder Rematch"]
    await ada.click(result, "Harder Rematch")
    for room in (1, 2, 3):
        await ada.click(await ada.sees(partial(asks_in, room)), "care")
    over = await ada.sees(lambda m: "The match is over" in described(m) and m["id"] != result["id"])
    assert "Harder Rematch" not in buttons(over)


async def test_the_next_table_is_laid_harder_unless_somebody_says_how(ada: Person) -> None:
    await played(ada, 1)
    assert not [message for message in ada.messages() if LAID_HARDER in described(message)]
    await ada.slash("arena new", pace="none")
    await ada.sees(LAID_HARDER)
    await ada.click(await ada.sees("[Leave]"), "Leave")
    await ada.sees("lobby is closed")
    await ada.slash("arena new", rooms=1, pace="none")
    assert sum(LAID_HARDER in described(message) for message in ada.messages()) == 1
