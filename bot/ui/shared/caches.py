"""One budget of memory for all caches that are bounded by bytes, shared out by weight; and a gauge for each cache.

The others are bounded by their number, and hold little: reels, and the sentences of a language.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.host.runtime.mailboxes import MEMORY
from bot.metrics.figures import CACHE_BYTES, CACHE_ENTRIES, CACHE_LIMIT
from images import banded, cells, part_cache

MIB = 2**20
MATCHES, PARTS, BANDS, CELLS = "matches", "picture parts", "picture bands", "map cells"
# Bytes as measured to pay in a bot with 500 matches; of another budget each gets the same part.
WEIGHTS = MappingProxyType({MATCHES: MEMORY, PARTS: part_cache.MOST, BANDS: banded.MOST_CACHED, CELLS: cells.MOST})
USUAL = sum(WEIGHTS.values()) // MIB


def shared_out(budget: int) -> Mapping[str, int]:
    """The bytes of each cache, of so many MiB in all."""
    whole = sum(WEIGHTS.values())
    return {cache: weight * budget * MIB // whole for cache, weight in WEIGHTS.items()}


def bound_pictures(shares: Mapping[str, int]) -> None:
    """Those that the whole process shares. Whatever is above its share goes at once."""
    part_cache.cached_parts.bound(shares[PARTS])
    banded.cached_bands.bound(shares[BANDS])
    cells.cached_cells.bound(shares[CELLS])


def watch_caches(
    shares: Mapping[str, int], matches: Callable[[], float], counted: Mapping[str, Callable[[], float]]
) -> None:
    """`matches`: the bytes of those in memory; `counted`: caches of which only the number of entries is known."""
    held: dict[str, Callable[[], float]] = {
        MATCHES: matches,
        PARTS: lambda: part_cache.cached_parts.held,
        BANDS: lambda: banded.cached_bands.held,
        CELLS: lambda: cells.cached_cells.held,
    }
    for cache, bytes_held in held.items():
        CACHE_BYTES.labels(cache).set_function(bytes_held)
        CACHE_LIMIT.labels(cache).set(shares[cache])
    for cache, entries in counted.items():
        CACHE_ENTRIES.labels(cache).set_function(entries)
