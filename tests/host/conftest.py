from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.host.harness import Harness
from tests.support.databases import database, pytest_generate_tests

__all__ = ["database", "pytest_generate_tests"]


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite") as harness:
        yield harness
