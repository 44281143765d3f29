"""Who alone is waited for is looked up once for each question, and again when reminded."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Option, Prompt
from bot.host import Change, Table
from bot.ui.messages import presence
from bot.ui.messages.presence import Presence
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, BEN, scene_of

PUSH = (Option("push", "north"),)
SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)


def asking(*seats: int, id_: str = "one", guild: int = 5, number: int = 1) -> Table:
    prompts = tuple(Prompt(seat, "course", "R1", PUSH, number=number + seat) for seat in seats)
    match: Any = SimpleNamespace(prompts=prompts, answers=[])
    return replace(SCENE.table, id=id_, guild=guild, match=match)


class Looked(Presence):
    """Notes whom it looks up, server by server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *gone: int) -> None:
        context: Any = SimpleNamespace(
            public=lambda table: Scene(table, SCENE.face, SCENE.words),
            client=SimpleNamespace(wait_until_ready=lambda: asyncio.sleep(0)),
        )
        super().__init__(context)
        self.asked: list[tuple[int, list[int]]] = []
        self.released: list[tuple[str, set[int]]] = []

        async def missed(_: Any, guild: int, people: set[int]) -> set[int]:
            self.asked.append((guild, sorted(people)))
            return people & set(gone)

        async def release(_: Any, table: Table, people: set[int]) -> Table:
            self.released.append((table.id, people))
            return table

        monkeypatch.setattr(presence, "GAP_SECONDS", 0)
        monkeypatch.setattr(presence, "_missed", missed)
        monkeypatch.setattr(presence, "release_absent", release)

    async def told(self, *tables: Table, kind: Any = "answered") -> list[tuple[int, list[int]]]:
        """Whom it has looked up by now."""
        for table in tables:
            self.changed(Change(kind=kind, table=table))
        if self._task is not None:
            await self._task
        return self.asked


async def test_once_for_each_question_and_again_when_reminded(monkeypatch: pytest.MonkeyPatch) -> None:
    looked, once = Looked(monkeypatch), [(5, [ADA.id])]
    assert await looked.told(asking(0)) == once
    assert await looked.told(asking(0)) == once
    assert await looked.told(asking(0), kind="reminded") == once * 2
    assert await looked.told(asking(0, number=7)) == once * 3


async def test_where_several_are_asked_nobody_is(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = Looked(monkeypatch)
    assert await looked.told(asking(0, 1)) == []
    assert await looked.told(asking(1)) == [(5, [BEN.id])]


async def test_whoever_is_waited_for_no_longer_is_not_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = Looked(monkeypatch)
    assert await looked.told(asking(0), asking(0, 1)) == []


async def test_people_of_one_server_are_asked_about_together(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = Looked(monkeypatch, BEN.id)
    tables = asking(0, id_="one"), asking(0, id_="two", guild=6), asking(1, id_="three")
    assert await looked.told(*tables) == [(5, [ADA.id, BEN.id]), (6, [ADA.id])]
    assert looked.released == [("three", {BEN.id})]


async def test_a_match_that_is_over_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = Looked(monkeypatch)
    await looked.told(asking(0))
    await looked.told(replace(asking(0), status="finished"))
    assert looked._checked == {}
