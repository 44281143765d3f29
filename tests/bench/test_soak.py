"""The short form of `make soak`."""

import pytest

from tests.bench.soak import PROMISED, _soak


@pytest.mark.long
@pytest.mark.timeout(400)
async def test_two_minutes_keep_every_promise() -> None:
    assert await _soak(minutes=2.0, matches=10, at_once=4, promised=PROMISED) == []
