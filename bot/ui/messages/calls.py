"""Whom the message of a table calls, and when: twice at most until they decide something, and as everybody wishes.

Whoever has just decided something is there, and is called only if they let the table wait. Whoever was called at
another table is called for both at once, a little later.
"""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

from msgspec import Struct, field
from msgspec.structs import replace

from bot.engine import Prompt
from bot.host import Change, Table, is_by_letter
from bot.ui.shared.rings import Rings
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.shared.wishes import Pings, WishBook
from bot.ui.views.scene import Scene, unheard

NEVER = datetime.min.replace(tzinfo=UTC)
MOST_CALLS = 2  # of one person, until they decide something: when they are asked, and when they are reminded
PRESENT = timedelta(minutes=3)  # so long after deciding something people are at the table still
PATIENCE = timedelta(seconds=20)  # what they get before they are called all the same
REST = timedelta(minutes=10)  # so long after a call in vain a new question is worth another one
SOON = timedelta(seconds=15)  # whoever would be called so soon is called along with the others
ZERO = timedelta()
DIGEST = timedelta(minutes=10)  # by letter: so long after a call at one table nobody is called at another


class Plan(Struct, frozen=True):
    """Who is called now. `numbers`: how often, then, for what they are asked; `times`: when others may be."""

    people: frozenset[int] = frozenset()
    numbers: dict[int, int] = {}
    times: tuple[datetime, ...] = ()
    rung: dict[int, int] = {}  # by person, then, for what they have to decide

    def later(self, after: datetime | None = None) -> datetime | None:
        """When somebody is to be called next, later than that."""
        return min((at for at in self.times if after is None or at > after), default=None)


class Calls(Struct):
    """What one match remembers of it. `called` is as the table has it, and what is not kept there yet."""

    wishes: WishBook
    rings: Rings
    acted: dict[int, datetime] = field(default_factory=dict)  # by person, when they decided something last
    asked: dict[int, datetime] = field(default_factory=dict)  # by prompt, since when
    own: set[int] = field(default_factory=set)  # prompts that came of the person's own answer
    shared: set[int] = field(default_factory=set)  # prompts that were asked while others were asked, too
    reminded: set[int] = field(default_factory=set)
    called: dict[int, int] = field(default_factory=dict)
    rung: dict[int, int] = field(default_factory=dict)  # by person, since they last decided something
    rang_at: dict[int, datetime] = field(default_factory=dict)

    def note(self, change: Change, now: datetime) -> None:
        """Take in who has decided something, and who is asked."""
        table, person = change.table, _decided(change)
        if person is not None:
            self.acted[person] = now
            self.rung.pop(person, None)
            self.rang_at.pop(person, None)
            self.rings.note_acted(person)
        waiting = [prompt for prompt in table.prompts if not table.seats[prompt.seat].is_automatic]
        asked = {prompt.number: holder for prompt in waiting if (holder := _holder(table, prompt)) is not None}
        new = asked.keys() - self.asked.keys()
        self.own |= {number for number in new if asked[number] == change.by}
        self.asked = {number: self.asked.get(number, now) for number in asked}
        self.shared = (self.shared | (asked.keys() if len(set(asked.values())) > 1 else set())) & asked.keys()
        self.own &= asked.keys()
        if change.kind == "resumed":  # who was there before the bot went down is not called at once as it comes back
            self.acted |= dict.fromkeys(asked.values(), now)
        if change.kind == "reminded":
            self.reminded |= {prompt.number for prompt in change.new_prompts}
        self.reminded &= asked.keys()
        self.rings.note_asked(replace(table, match=None), set(asked.values()))

    def found(self, table: Table, people: Collection[int]) -> None:
        """After a restart: a message has called these people of which the host does not know."""
        asked = [prompt.number for prompt in table.prompts if _holder(table, prompt) in people]
        self.called |= {number: max(1, table.called.get(number, 0)) for number in asked}
        self.rung |= {person: max(1, self._rung(table, person)) for person in people}

    def plan(self, scene: Scene, settings: ServerSettings, now: datetime) -> Plan:
        """Nothing is noted until `rang` is told that the message has gone out."""
        due = {person: self._due(scene, person, settings, now) for person in scene.asked_people() | scene.voters()}
        times = [at for at in due.values() if at is not None]
        is_anybody = any(at <= now for at in times)
        people = {person for person, at in due.items() if at is not None and at <= now + (SOON if is_anybody else ZERO)}
        later = tuple(at for person, at in due.items() if at is not None and person not in people)
        numbers = {n: self._count(scene.table, n) + 1 for person in people for n in self._open(scene, person)}
        for person in people:
            votes = self._votes(scene.table, person)
            numbers |= dict.fromkeys(votes, 1)
        rung = {person: self._rung(scene.table, person) + 1 for person in people if self._open(scene, person)}
        return Plan(frozenset(people), numbers, later, rung)

    def rang(self, plan: Plan, match: str, now: datetime) -> None:
        """The message that calls them has gone out."""
        self.called |= plan.numbers
        for person in plan.people:
            self.rings.rang(person, match, now)
        self.rung |= plan.rung
        self.rang_at |= dict.fromkeys(plan.rung, now)

    def is_alone(self, scene: Scene) -> int | None:
        """Whom everybody waits for: the last of several who were asked, or the only one, who was reminded."""
        people = scene.asked_people()
        if len(people) != 1 or not _others(scene.table, person := next(iter(people))):
            return None
        numbers = {prompt.number for prompt in scene.asked()}
        return person if numbers & (self.shared | self.reminded) else None

    def _due(self, scene: Scene, person: int, settings: ServerSettings, now: datetime) -> datetime | None:
        """When they are to be called next; None: not for anything that is asked now."""
        numbers, votes = self._open(scene, person), self._votes(scene.table, person)
        mode = self.wishes.of(person).pings or settings.pings
        if not (numbers or votes) or not _wants(mode, scene, person, is_vote=bool(votes)):
            return None
        at = now
        if not votes and not self.reminded.intersection(numbers):
            at = max([now, *(self._patient(scene.table, person, number) for number in numbers)])
        return self._awake(person, at)

    def _patient(self, table: Table, person: int, number: int) -> datetime:
        """Not while they are at this table, nor right after they were called at another."""
        asked = self.asked.get(number, self.acted.get(person, NEVER))
        acted, elsewhere = self.acted.get(person), self.rings.last_elsewhere(person, table.id)
        at = asked + PATIENCE if acted is not None and acted + PRESENT > asked else asked
        if (rang := self.rang_at.get(person)) is not None:
            at = max(at, rang + REST)
        if elsewhere is not None and is_by_letter(table.pace):
            at = max(at, elsewhere + DIGEST)
        return at

    def _awake(self, person: int, at: datetime) -> datetime:
        wishes = self.wishes.of(person)
        at = max(at, wishes.vacation or at)
        return (wishes.quiet.until(at) if wishes.quiet else None) or at

    def _open(self, scene: Scene, person: int) -> list[int]:
        """What they are asked and may be called for: not yet called, or reminded of and called once at most."""
        if self._rung(scene.table, person) >= MOST_CALLS:
            return []
        mine = [prompt.number for prompt in scene.asked() if _holder(scene.table, prompt) == person]
        is_told = is_by_letter(scene.table.pace) and self.wishes.of(person).has_digest
        return [number for number in mine if self._count(scene.table, number) < self._most(number, is_told=is_told)]

    def _most(self, number: int, *, is_told: bool) -> int:
        """`is_told`: a digest tells them of it, so that the table calls only as their time runs out."""
        return (not is_told and number not in self.own) + (number in self.reminded)

    def _votes(self, table: Table, person: int) -> list[int]:
        return [
            -v.number for v in table.notes.votes if person in unheard(table, v) and not self._count(table, -v.number)
        ]

    def _rung(self, table: Table, person: int) -> int:
        return max(self.rung.get(person, 0), table.notes.rung.get(person, 0))

    def _count(self, table: Table, number: int) -> int:
        return max(self.called.get(number, 0), table.called.get(number, 0))


def _wants(mode: Pings, scene: Scene, person: int, *, is_vote: bool) -> bool:
    if mode == "waited":
        return is_vote or (scene.asked_people() == {person} and _others(scene.table, person))
    return mode == "every"


def _others(table: Table, person: int) -> bool:
    """Is anybody else at the table?"""
    return any(other.id != person for other in table.present)


def _holder(table: Table, prompt: Prompt) -> int | None:
    person = table.seats[prompt.seat].person
    return None if person is None else person.id


def _decided(change: Change) -> int | None:
    """Who has just decided something; whoever laid out the table has begun the match, as a rule."""
    return change.table.starter.id if change.kind == "started" else change.by
