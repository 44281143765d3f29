"""A match as it was once played: its answers are kept, so that another adviser shows no other pictures."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Answer, Chance, Choice, Event, Game, Match
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
        """The match at each of its places, by the number of answers given."""
        wanted = {place.after for place in self.places}
        return {
            match.answered: Moment.of(match, self.seats, news, story)
            for match, news, story in self.retold(game)
            if match.answered in wanted
        }

    def retold(self, game: Game[Any, Any]) -> Iterator[tuple[Match[Any], list[Event], list[Event]]]:
        """The match after each answer, as it was answered then; what everybody was told by it, and so far."""
        match = self.begin(game)
        story = news = _public(match.told)
        yield match, news, story
        for prompt, seat, choice in self.answers:
            news = _public(match.answer(Answer(prompt, seat, choice, "automaton")))
            story = [*story, *news]
            yield match, news, story


def _public(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if event.is_for(None)]


def in_order(places: Iterable[Place]) -> tuple[Place, ...]:
    return tuple(sorted(places, key=lambda place: (place.after, place.shows, place.seat or 0, place.names)))


def read_recordings(text: str) -> list[Recording]:
    return [msgspec.json.decode(line, type=Recording) for line in text.splitlines()]


def written(recordings: list[Recording]) -> str:
    return "".join(f"{msgspec.json.encode(recording).decode()}\n" for recording in recordings)
