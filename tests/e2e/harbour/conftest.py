"""The bot with the harbour for its only game."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.harbour.stage import Stage, harbour_alone, staged


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    monkeypatch.setattr("bot.app.all_games", harbour_alone)
    async with staged(tmp_path) as stage:
        yield stage


@pytest.fixture
def local(stage: Stage) -> object:
    return stage.local
