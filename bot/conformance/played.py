"""Matches that are played once and are looked at by several checks, each as often as it can afford."""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import Any

from bot.conformance.tables import Table
from bot.engine import Answer, Chance, Event, Match, Prompt, Snapshot
from bot.engine.playout import Policy, adviser_policy, default_choice, playout, random_policy

REMEMBERED = 1024  # matches: all that several files look at, one file after the other
POLICIES: tuple[Policy, ...] = (adviser_policy, random_policy)
SNAPSHOTS = 32  # that are kept of a match, from which places further on are reached; but for them its answers alone


def default_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Any:
    """As if time ran out at every prompt."""
    return default_choice(prompt, chance)


class Played:
    """One whole match. `steps` plays its answers again, which costs less than thinking of them."""

    def __init__(self, table: Table, seed: bytes, answers: list[Answer], snapshots: Iterable[Snapshot] = ()) -> None:
        self.table = table
        self.answers = answers
        self._seed = seed
        self._snapshots = [*snapshots]

    def begin(self) -> Match[Any]:
        return Match.start(self.table.way.game, self.table.seats, self.table.way.options, Chance(self._seed))

    def steps(self) -> Iterator[Match[Any]]:
        """The one match again and again: as it began, and after every answer."""
        match = self.begin()
        yield match
        for answer in self.answers:
            match.answer(answer)
            yield match

    @cached_property
    def told(self) -> tuple[Event, ...]:
        """All that happened, also where a turn ended: there a match forgets what it has told."""
        match = self.begin()
        events = list(match.told)
        for answer in self.answers:
            events += match.answer(answer)
        return tuple(events)

    @property
    def end(self) -> Match[Any]:
        return self._at(len(self.answers))

    def pitch(self, looks: int) -> int:
        """Every how many answers a check looks that can afford so many looks: the length of the match decides."""
        return -(-len(self.answers) // looks)

    def looks(self, most: int) -> Iterator[Match[Any]]:
        """So many of the steps at most, evenly spread, the first and (nearly) the last among them."""
        return map(self._at, range(0, len(self.answers) + 1, self.pitch(most)))

    def _at(self, answered: int) -> Match[Any]:
        """As it stands after so many answers, played on from the nearest snapshot."""
        before = [one for one in self._snapshots if one.answers <= answered]
        game, answers = self.table.way.game, self.answers[before[-1].answers if before else 0 : answered]
        if before:
            return Match.load(game, Chance(self._seed), before[-1], answers)
        match = self.begin()
        for answer in answers:
            match.answer(answer)
        return match


class Snapshots:
    """Collects some of a match, evenly spread."""

    def __init__(self) -> None:
        self.kept: list[Snapshot] = []
        self._last: Snapshot | None = None
        self._met, self._apart = 0, 1

    def watch(self, match: Match[Any]) -> None:
        if match.snapshot is self._last:
            return
        self._last, self._met = match.snapshot, self._met + 1
        if self._met % self._apart == 0:
            self.kept.append(match.snapshot)
        if len(self.kept) > SNAPSHOTS:
            self.kept, self._apart = self.kept[1::2], self._apart * 2


@lru_cache(REMEMBERED)
def played(table: Table, policies: tuple[Policy, ...], seed: bytes) -> Played:
    """Play it; seat n follows policy n (modulo their number). Pauses, and offers that are taken, are noted as well."""
    answers, snapshots = list[Answer](), Snapshots()
    playout(
        table.way.game,
        table.seats,
        table.way.options,
        seed,
        policies,
        snapshots.watch,
        hear=lambda _, answer: answers.append(answer),
    )
    return Played(table, seed, answers, snapshots.kept)


def played_by_chance(table: Table) -> Played:
    return played(table, (random_policy,), b"%d seats" % table.seats)


def played_by_advice(table: Table) -> Played:
    return played(table, (adviser_policy,), b"%d seats" % table.seats)
