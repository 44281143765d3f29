"""Who was called last and where, over all tables: several that wait for one person are one call."""

from datetime import datetime

from msgspec import Struct

from bot.host import Table


class Ring(Struct, frozen=True):
    match: str
    at: datetime


class Rings:
    """Forgotten with a restart: then somebody may be called once more."""

    def __init__(self) -> None:
        self._last: dict[int, Ring] = {}  # by person
        self._waiting: dict[int, dict[str, Table]] = {}  # by person, the tables that wait for them, without matches
        self._people: dict[
            str, frozenset[int]
        ] = {}  # the same by match: each click asks for it, and there are many people

    def note_asked(self, table: Table, people: set[int]) -> None:
        """The table waits for these people now, and for nobody else."""
        for person in self._people.pop(table.id, frozenset()) - people:
            waiting = self._waiting.get(person, {})
            waiting.pop(table.id, None)
            if not waiting:
                self._waiting.pop(person, None)
        for person in people:
            self._waiting.setdefault(person, {})[table.id] = table
        if people:
            self._people[table.id] = frozenset(people)

    def note_acted(self, person: int) -> None:
        """Whoever decides something is there: they may be called again."""
        self._last.pop(person, None)

    def rang(self, person: int, match: str, at: datetime) -> None:
        self._last[person] = Ring(match, at)

    def last_elsewhere(self, person: int, match: str) -> datetime | None:
        """When another table called them, if they have decided nothing since."""
        last = self._last.get(person)
        return None if last is None or last.match == match else last.at

    def waiting_elsewhere(self, person: int, table: Table) -> list[int]:
        """The channels on the same server of the other tables that wait for them."""
        others = self._waiting.get(person, {}).values()
        return [other.channel for other in others if other.id != table.id and other.guild == table.guild]

    def forget(self, person: int) -> None:
        self._last.pop(person, None)
        self._waiting.pop(person, None)
