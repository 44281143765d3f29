"""How often people would press: the answers of each seat, by the word of what they answer."""

from collections import Counter
from typing import Any

from msgspec import Struct

from bot.engine import Answer, Match

PLACES = 2


class Presses(Struct):
    """`counted` of all matches together, by the prompt's word; `seats`, in each match, of each seat.

    `turns` of all matches; `alone`: the presses made while nobody but one person could do anything.
    """

    counted: dict[str, int] = {}
    seats: list[int] = []
    turns: int = 0
    alone: int = 0

    def add(self, heard: "Heard") -> None:
        for word, count in heard.counted.items():
            self.counted[word] = self.counted.get(word, 0) + count
        self.seats += heard.seats
        self.turns += heard.turns
        self.alone += heard.alone

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
            "turns": self.turns,
            "per_turn": round(sum(self.seats) / max(1, self.turns), PLACES),
            "alone": round(self.alone / max(1, sum(self.seats)), PLACES),
            "per_round": round(pressed / rounds, PLACES) if rounds else None,
            "per_room": round(pressed / rooms, PLACES) if rooms else None,
            "by_word": {word: round(count / max(1, len(self.seats)), PLACES) for word, count in often},
        }


class Heard(Struct, frozen=True):
    """Of one match."""

    counted: dict[str, int] = {}
    seats: tuple[int, ...] = ()
    turns: int = 0
    alone: int = 0


class PressCounter:
    """Hears the answers of one match. What nobody has to press, a moment that is over, is no prompt."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self._by_seat: Counter[int] = Counter()
        self._alone = 0

    def hear(self, match: Match[Any], answer: Answer) -> None:
        prompt = match.prompt(answer.prompt)
        if prompt is not None:
            self.counted[prompt.word] += 1
            self._by_seat[prompt.seat] += 1
            self._alone += all(other.seat == prompt.seat for other in match.prompts)

    def heard(self, match: Match[Any], seats: int) -> Heard:
        """Once it is over."""
        by_seat = tuple(self._by_seat[seat] for seat in range(seats))
        return Heard(dict(self.counted), by_seat, match.turn, self._alone)
