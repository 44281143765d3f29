"""How often people would press: the answers of each seat, by the word of what they answer."""

from collections import Counter
from typing import Any

from msgspec import Struct

from bot.engine import Answer, Match

PLACES = 2


class Presses(Struct):
    """`counted` of all matches together, by the prompt's word; `seats`, in each match, of each seat."""

    counted: dict[str, int] = {}
    seats: list[int] = []

    def add(self, counted: dict[str, int], seats: tuple[int, ...]) -> None:
        for word, count in counted.items():
            self.counted[word] = self.counted.get(word, 0) + count
        self.seats += seats

    @property
    def mean(self) -> float:
        """Of one seat in one match."""
        return sum(self.seats) / max(1, len(self.seats))

    def figures(self, *, rounds: int, rooms: int, matches: int) -> dict[str, Any]:
        """Per seat and match: the mean, the fewest and the most; the mean by word, the most frequent first.

        And of a seat in a round and in a room, where the game counts them: `rounds` and `rooms` of all the matches.
        """
        pressed = self.mean * matches
        often = sorted(self.counted.items(), key=lambda word: (-word[1], word[0]))
        return {
            "per_seat": round(self.mean, PLACES),
            "fewest": min(self.seats, default=0),
            "most": max(self.seats, default=0),
            "per_round": round(pressed / rounds, PLACES) if rounds else None,
            "per_room": round(pressed / rooms, PLACES) if rooms else None,
            "by_word": {word: round(count / max(1, len(self.seats)), PLACES) for word, count in often},
        }


class PressCounter:
    """Hears the answers of one match. What nobody has to press, a moment that is over, is no prompt."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self._by_seat: Counter[int] = Counter()

    def hear(self, match: Match[Any], answer: Answer) -> None:
        prompt = match.prompt(answer.prompt)
        if prompt is not None:
            self.counted[prompt.word] += 1
            self._by_seat[prompt.seat] += 1

    def seats(self, count: int) -> tuple[int, ...]:
        """How often each seat has pressed."""
        return tuple(self._by_seat[seat] for seat in range(count))
