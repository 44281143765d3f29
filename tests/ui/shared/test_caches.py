"""One budget for all caches: each gets its part of it, keeps to it, and its gauge says what it holds."""

from collections.abc import Iterator

import pytest
from PIL import Image

from bot.metrics.figures import REGISTRY
from bot.settings.settings import Settings, read_settings
from bot.ui.shared.caches import MIB, PARTS, USUAL, WEIGHTS, bound_pictures, shared_out, watch_caches
from images.part_cache import cached_parts


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    cached_parts.clear()
    bound_pictures(WEIGHTS)


def test_the_usual_budget_is_what_the_parts_need() -> None:
    assert Settings().caches == read_settings({}).caches == USUAL
    assert shared_out(USUAL) == dict(WEIGHTS)


@pytest.mark.parametrize("budget", [16, 100, 4096])
def test_all_together_keep_to_it(budget: int) -> None:
    shares = shared_out(budget)
    assert budget * MIB - len(shares) <= sum(shares.values()) <= budget * MIB


def test_what_is_above_it_goes_and_the_gauge_says_so() -> None:
    watch_caches(WEIGHTS, lambda: 7.0, {"reels": lambda: 3.0})
    cached_parts.clear()
    for number in range(8):
        cached_parts.put(number, Image.new("L", (1024, 1024)), 1.0)
    assert gauge("bytes", PARTS) == 8 * MIB
    bound_pictures(shared_out(16))
    assert gauge("bytes", PARTS) == 6 * MIB
    assert gauge("limit_bytes", PARTS) == WEIGHTS[PARTS]
    assert gauge("bytes", "matches") == 7
    assert gauge("entries", "reels") == 3


def gauge(kind: str, cache: str) -> float | None:
    return REGISTRY.get_sample_value(f"castellan_cache_{kind}", {"cache": cache})
