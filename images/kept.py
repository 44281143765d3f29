"""Parts of pictures that are drawn once and kept: by their memory, not by their number, and for all games together."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
MOST = 72 * 2**20  # bytes
_SMALL = {"1": 1, "L": 1, "P": 1, "LA": 4}  # bytes of a pixel in Pillow's memory; all other modes take four


class Keeping:
    """What was used longest ago goes first. Safe to use from several threads."""

    def __init__(self, most: int) -> None:
        self._most, self.held = most, 0  # bytes
        self.drawn = 0  # parts that had to be drawn
        self._parts: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Hashable) -> Any:
        with self._lock:
            found = self._parts.get(key)
            if found is None:
                return None
            self._parts.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, part: object) -> None:
        size = memory_of(part)
        with self._lock:
            self.drawn += 1
            if key in self._parts:  # another thread was faster
                return
            self._parts[key] = part, size
            self.held += size
            while self.held > self._most and len(self._parts) > 1:
                self.held -= self._parts.popitem(last=False)[1][1]

    def clear(self) -> None:
        with self._lock:
            self._parts.clear()
            self.held = 0


kept_parts = Keeping(MOST)


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Draws the same part once only, as long as there is room. What it returns is read-only: copy it to draw on it."""

    @wraps(draw)
    def part(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, tuple(kwargs.items()))
        found: T | None = kept_parts.find(key)
        if found is None:
            found = draw(*args, **kwargs)
            kept_parts.put(key, found)
        return found

    return part


def memory_of(part: object) -> int:
    """Bytes of the pictures in it."""
    if isinstance(part, Image.Image):
        return part.width * part.height * _SMALL.get(part.mode, 4)
    return sum(map(memory_of, part)) if isinstance(part, tuple) else 0
