from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.host.bench import Bench


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    async with Bench(tmp_path / "castellan.sqlite") as bench:
        yield bench
