"""A host with the arena; what the records tell is held against the roster after every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.host.harness import Harness
from tests.support.arena import Arena
from tests.support.chronicle import complaints


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite", Arena()) as harness:
        yield harness
        assert await complaints(harness.store, harness.game, harness.path) == []
