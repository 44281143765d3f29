"""What was made lately, by what it is made of: as much as has room, the longest unused goes first."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")
_ENTRY = 300  # bytes that one takes besides its key and what it is


class LruCache(Generic[T]):
    """Safe to use from several threads. `size` says how many bytes one takes."""

    def __init__(self, most: int, size: Callable[[T], int]) -> None:
        self._most, self.held = most, 0  # bytes
        self.made = 0  # so many had to be, since all was forgotten
        self._size = size
        self._recent: OrderedDict[bytes, T] = OrderedDict()
        self._lock = Lock()

    def find(self, keys: Sequence[bytes]) -> list[T | None]:
        with self._lock:
            found = [self._recent.get(key) for key in keys]
            for key, one in zip(keys, found, strict=True):
                if one is not None:
                    self._recent.move_to_end(key)
            return found

    def put(self, made: Iterable[tuple[bytes, T]]) -> None:
        with self._lock:
            for key, one in made:
                self.made += 1
                if key not in self._recent:
                    self._recent[key] = one
                    self.held += self._whole(key, one)
            self._drop_surplus()

    def bound(self, most: int) -> None:
        """From now on all take so many bytes at most."""
        with self._lock:
            self._most = most
            self._drop_surplus()

    def clear(self) -> None:
        with self._lock:
            self._recent.clear()
            self.held = self.made = 0

    def _drop_surplus(self) -> None:
        while self.held > self._most:
            self.held -= self._whole(*self._recent.popitem(last=False))

    def _whole(self, key: bytes, one: T) -> int:
        return len(key) + self._size(one) + _ENTRY
