"""The seeded source of all randomness: provable, and rebuilt from a seed and a counter."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
SEED_BYTES = 32
_WORD = 1 << 64
BLOCK = 64  # bytes that SHA-256 takes at once
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed in hex: published at the start, so that the seed shown at the end proves every roll."""
    return hashlib.sha256(seed).hexdigest()


class ChanceError(Exception):
    """Chance was asked for something it cannot give."""


class Chance:
    """HMAC-SHA256(seed, counter), read as unbiased numbers.

    >>> Chance(b"seed").die(6) == Chance(b"seed").die(6)
    True
    """

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn  # the counter: how many words have been taken
        self.bounds: list[int] = []  # of all that was drawn here: with the seed alone they prove every roll
        self._hashes: tuple[hashlib._Hash, hashlib._Hash] | None = (
            None  # made at the first word: many a Chance is never drawn from
        )

    @staticmethod
    def scripted(*faces: int) -> "Chance":
        """Chance for tests: `die` gives exactly these faces, in this order."""
        return _ScriptedChance(faces)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (rejection, no modulo bias)."""
        if bound < 1:
            raise ChanceError(f"nothing to draw from: below({bound})")
        self.bounds.append(bound)
        limit = _WORD - _WORD % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def die(self, sides: int = 6) -> int:
        """One roll, 1 to `sides`."""
        return self.below(sides) + 1

    def dice(self, count: int, sides: int = 6) -> list[int]:
        return [self.die(sides) for _ in range(count)]

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def aside(self, purpose: str) -> "Chance":
        """A stream of its own for one purpose; taking from it leaves this one where it is."""
        return Chance(hmac.digest(self.seed, purpose.encode(), "sha256"))

    def _word(self) -> int:
        if self._hashes is None:
            self._hashes = _begun(self.seed)
        inner, outer = self._hashes[0].copy(), self._hashes[1].copy()
        inner.update(self.drawn.to_bytes(8, "big"))
        outer.update(inner.digest())
        self.drawn += 1
        return int.from_bytes(outer.digest()[:8], "big")


def _begun(seed: bytes) -> "tuple[hashlib._Hash, hashlib._Hash]":
    """The two hashes of an HMAC (RFC 2104), as far as they are the same for every word."""
    key = seed if len(seed) <= BLOCK else hashlib.sha256(seed).digest()
    padded = key.ljust(BLOCK, b"\0")
    return hashlib.sha256(padded.translate(INNER)), hashlib.sha256(padded.translate(OUTER))


class _ScriptedChance(Chance):
    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__(b"scripted")
        self._faces = faces

    def below(self, bound: int) -> int:
        if self.drawn >= len(self._faces):
            raise ChanceError(f"the script of {len(self._faces)} rolls is used up")
        face = self._faces[self.drawn]
        if not 1 <= face <= bound:
            raise ChanceError(f"roll {self.drawn + 1} of the script is {face}, not within 1 to {bound}")
        self.drawn += 1
        return face - 1
