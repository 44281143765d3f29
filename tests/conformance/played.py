"""Matches that were played once and are looked at by several tests, each as often as it can afford."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.engine import Answer, Chance, Event, Match, Prompt
from bot.engine.playout import Policy, default_choice, playout
from tests.conformance.tables import Table

REMEMBERED = 1024  # matches: all that several files look at, one file after the other; only their answers are kept


def default_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Any:
    """As if time ran out at every prompt."""
    return default_choice(prompt, chance)


class Played:
    """One whole match. `steps` plays its answers again, which costs less than thinking of them."""

    def __init__(self, table: Table, seed: bytes, answers: list[Answer]) -> None:
        self.table = table
        self.answers = answers
        self._seed = seed

    def begin(self) -> Match[Any]:
        return Match.start(self.table.way.game, self.table.seats, self.table.way.options, Chance(self._seed))

    def steps(self) -> Iterator[Match[Any]]:
        """The one match again and again: as it began, and after every answer."""
        match = self.begin()
        yield match
        for answer in self.answers:
            match.answer(answer)
            yield match

    def told(self) -> list[Event]:
        """All that happened, also where a turn ended: there a match forgets what it has told."""
        match = self.begin()
        events = list(match.told)
        for answer in self.answers:
            events += match.answer(answer)
        return events

    def pitch(self, looks: int) -> int:
        """Every how many answers a check looks that can afford so many looks: the length of the match decides."""
        return -(-len(self.answers) // looks)

    def looks(self, most: int) -> Iterator[Match[Any]]:
        """So many of the steps at most, evenly spread, the first and (nearly) the last among them."""
        pitch = self.pitch(most)
        return (match for number, match in enumerate(self.steps()) if number % pitch == 0)


@lru_cache(REMEMBERED)
def played(table: Table, policies: tuple[Policy, ...], seed: bytes) -> Played:
    """Play it; seat n follows policy n (modulo their number). Pauses, and offers that are taken, are noted as well."""
    answers: list[Answer] = []
    playout(
        table.way.game,
        table.seats,
        table.way.options,
        seed,
        policies,
        hear=lambda _, answer: answers.append(answer),
    )
    return Played(table, seed, answers)
