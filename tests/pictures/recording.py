"""A match as it was once played: its answers are kept, so that another adviser shows no other pictures."""

from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Answer, Chance, Choice, Game, Match
from tests.pictures.showing import Moment, Place


class Recording(Struct, frozen=True):
    """One match, and the places in it that are shown. Kept in one line of JSON."""

    name: str
    seats: int
    options: msgspec.Raw
    seed: str
    places: tuple[Place, ...]
    answers: tuple[tuple[int, int, Choice], ...]  # prompt, seat, choice

    def title(self, place: Place) -> str:
        """What the golden of a place is called."""
        whose = "" if place.seat is None else f"-{place.seat}"
        named = "" if place.names == "short" else f"-{place.names}"
        return f"{self.name}-{place.after:03}-{place.shows}{whose}{named}"

    def begin(self, game: Game[Any, Any]) -> Match[Any]:
        options = msgspec.json.decode(self.options, type=game.options_type)
        return Match.start(game, self.seats, options, Chance(self.seed.encode()))

    def moments(self, game: Game[Any, Any]) -> dict[int, Moment]:
        """The match at each of its places, by the number of answers given; it is answered as it was then."""
        match = self.begin(game)
        found = {}
        for after in sorted({place.after for place in self.places}):
            for prompt, seat, choice in self.answers[match.answered : after]:
                match.answer(Answer(prompt, seat, choice, "automaton"))
            found[after] = Moment.of(match, self.seats)
        return found


def read_recordings(text: str) -> list[Recording]:
    return [msgspec.json.decode(line, type=Recording) for line in text.splitlines()]


def written(recordings: list[Recording]) -> str:
    return "".join(f"{msgspec.json.encode(recording).decode()}\n" for recording in recordings)
