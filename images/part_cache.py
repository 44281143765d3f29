"""Parts of pictures that are drawn once and cached for all games together, up to so many bytes."""

from collections.abc import Callable, Hashable
from functools import wraps
from heapq import heappop, heappush
from threading import Lock, local
from time import thread_time
from typing import Any, ParamSpec, TypeVar

from PIL import Image

from images.frozen import freeze

P = ParamSpec("P")
T = TypeVar("T")
MOST = 56 * 2**20  # bytes
_SMALL = {"1": 1, "L": 1, "P": 1, "LA": 4}  # bytes of a pixel in Pillow's memory; all other modes take four


class _Part:
    """One that is cached; `rank` is what it has been worth so far, and when it was used last."""

    def __init__(self, part: object, size: int, worth: float) -> None:
        self.part, self.size, self.worth = part, size, worth
        self.rank = 0.0, 0
        self.uses = 0


class PartCache:
    """What took little time to draw for the room it takes goes first, and of two alike what was used longest ago.

    Each use lifts a part above what went last: by what it is worth, as often as it was used by then. So in the end all
    go that nobody uses any more. Safe to use from several threads.
    """

    def __init__(self, most: int) -> None:
        self._most, self.held = most, 0  # bytes
        self.drawn = 0  # parts that had to be drawn
        self._parts: dict[Hashable, _Part] = {}
        self._ranks: list[tuple[tuple[float, int], Hashable]] = []  # a heap; who was used since ranks higher than here
        self._level, self._uses = 0.0, 0
        self._lock = Lock()

    def find(self, key: Hashable) -> Any:
        with self._lock:
            found = self._parts.get(key)
            if found is None:
                return None
            self._lift(found)
            return found.part

    def put(self, key: Hashable, part: object, seconds: float = 0.0) -> None:
        """`seconds` is what it took to draw."""
        size = memory_of(part)
        with self._lock:
            self.drawn += 1
            if key in self._parts:  # another thread was faster
                return
            entry = self._parts[key] = _Part(part, size, seconds / max(1, size))
            self._lift(entry)
            heappush(self._ranks, (entry.rank, key))
            self.held += size
            self._drop_surplus()

    def bound(self, most: int) -> None:
        """From now on it holds so many bytes at most."""
        with self._lock:
            self._most = most
            self._drop_surplus()

    def clear(self) -> None:
        with self._lock:
            self._parts.clear()
            self._ranks.clear()
            self.held = 0

    def _lift(self, entry: _Part) -> None:
        self._uses += 1
        entry.uses += 1
        entry.rank = self._level + entry.worth * entry.uses, self._uses

    def _drop_surplus(self) -> None:
        while self.held > self._most and len(self._parts) > 1:
            self._drop_lowest()

    def _drop_lowest(self) -> None:
        rank, key = heappop(self._ranks)
        entry = self._parts[key]
        if entry.rank != rank:
            heappush(self._ranks, (entry.rank, key))
            return
        self._level = rank[0]
        self.held -= self._parts.pop(key).size


cached_parts = PartCache(MOST)


class _Spent(local):
    """Seconds of CPU that parts took which a part that this thread draws is made of."""

    within = 0.0


_spent = _Spent()


def cached(draw: Callable[P, T]) -> Callable[P, T]:
    """Draws the same part once only, as long as there is room. What it returns is read-only: copy it to draw on it."""

    @wraps(draw)
    def part(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, tuple(kwargs.items()))
        found: T | None = cached_parts.find(key)
        if found is None:
            before, _spent.within, started = _spent.within, 0.0, thread_time()
            found = draw(*args, **kwargs)
            freeze(found)
            whole = thread_time() - started
            cached_parts.put(key, found, whole - _spent.within)
            _spent.within = before + whole
        return found

    return part


def memory_of(part: object) -> int:
    """Bytes of the pictures in it."""
    if isinstance(part, Image.Image):
        return part.width * part.height * _SMALL.get(part.mode, 4)
    return sum(map(memory_of, part)) if isinstance(part, tuple) else 0
