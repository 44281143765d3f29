"""The harness's own judgement of two bots at one file: nothing is wrong, and what is broken on purpose is seen."""

from pathlib import Path
from typing import Any

import pytest

from bot.host.steps import step
from bot.store import Store, commits
from bot.store.dialects import SQLITE
from tests.crash.breaks import ignore_what_is_there, unfence
from tests.crash.rivals import contest
from tests.host.duel_game import Duel
from tests.host.harness import BEN, Harness, number


async def found(folder: Path) -> str:
    """What is wrong with two bots in a match that is on."""
    async with Harness(folder / "castellan.sqlite3") as harness:
        table = await harness.match()
        await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
        store = await Store.open(harness.path)
        try:
            return " ".join(await contest(store, {"duel": Duel()}, table.id))
        finally:
            await store.close()


async def test_two_bots_write_over_nothing(tmp_path: Path) -> None:
    assert await found(tmp_path) == ""


async def test_a_second_answer_that_is_passed_over_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    form = commits._NEW_ENTRY.on(SQLITE)
    monkeypatch.setattr(form, "sql", form.sql)
    ignore_what_is_there()
    assert "nobody told of it" in await found(tmp_path)


async def test_steps_that_are_not_fenced_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, Any] = vars(step)
    monkeypatch.setitem(kept, "changed_rows", kept["changed_rows"])
    unfence()
    assert "though one of two bots had ended it" in await found(tmp_path)
