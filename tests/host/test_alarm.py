"""The alarm beside a plain list: whatever is set, set again or dropped, each timer fires once, and in time."""

import asyncio
import random
from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import Options
from bot.host import Deadline, Person, Table
from bot.host.runtime import alarm as alarm_module
from bot.host.runtime.alarm import CALL, MOST_STALE, Alarm, Timer
from tests.host.harness import Clock

Fired = list[tuple[str, Timer]]
ADA = Person(1, "Ada")


def table(match: str, *deadlines: Deadline) -> Table:
    return Table(
        id=match,
        game="duel",
        guild=5,
        channel=10,
        message=None,
        status="open",
        options=Options(),
        pace="live",
        starter=ADA,
        seats=[],
        commitment=None,
        deadlines={due.prompt: due for due in deadlines},
        created=datetime(2026, 1, 1, tzinfo=UTC),
    )


class Plain:
    """What the alarm should do, written so plainly that it is surely right, however slow."""

    def __init__(self) -> None:
        self.set: dict[tuple[str, int], Deadline] = {}

    def follow(self, one: Table) -> None:
        self.set = {key: due for key, due in self.set.items() if key[0] != one.id}
        self.set |= {(one.id, due.prompt): due for due in one.deadlines.values()}

    def fire(self, now: datetime) -> Fired:
        found: Fired = [(match, ("prompt", number)) for (match, number), due in self.set.items() if due.next <= now]
        self.set = {key: due for key, due in self.set.items() if due.next > now}
        return found


def some_deadline(chance: random.Random, now: datetime) -> Deadline:
    remind = now + timedelta(seconds=chance.randrange(60))
    due = remind + timedelta(seconds=chance.randrange(20))
    return Deadline(chance.randrange(6), 0, due, remind, chance.random() < 0.5)


@pytest.mark.parametrize("seed", range(5))
def test_it_fires_as_a_plain_list_would(seed: int) -> None:
    chance, clock, plain, fired = random.Random(seed), Clock(), Plain(), Fired()
    alarm = Alarm(clock, lambda match, timer: fired.append((match, timer)))
    for _ in range(2000):
        match = f"m{chance.randrange(8)}"
        command = chance.random()
        if command < 0.6:
            known = [due for key, due in plain.set.items() if key[0] == match and chance.random() < 0.5]
            one = table(match, *known, *(some_deadline(chance, clock.now) for _ in range(chance.randrange(3))))
            alarm.follow(one)
            plain.follow(one)
        elif command < 0.8:
            due = some_deadline(chance, clock.now)
            alarm.add(match, ("prompt", due.prompt), due.next)
            plain.set[match, due.prompt] = due
        else:
            clock.pass_(timedelta(seconds=chance.randrange(15)))
            fired.clear()
            alarm.fire()
            assert sorted(fired, key=repr) == sorted(plain.fire(clock.now), key=repr)


def test_what_is_set_again_and_again_does_not_pile_up() -> None:
    clock, fired = Clock(), Fired()
    alarm = Alarm(clock, lambda match, timer: fired.append((match, timer)))
    for second in range(10 * MOST_STALE):
        at = clock.now + timedelta(seconds=second)
        alarm.follow(table("m", Deadline(1, 0, at, at)))
    assert len(alarm._heap) <= MOST_STALE + 2
    clock.pass_(timedelta(days=1))
    alarm.fire()
    assert [match for match, _ in fired] == ["m"]


def test_outdated_entries_are_counted_against_the_timers_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever has rung, was set again, called off or dropped before counts no longer."""
    monkeypatch.setattr(alarm_module, "MOST_STALE", 0)
    clock = Clock()
    alarm = Alarm(clock, lambda *_: None)
    for match in ("a", "b", "c"):
        alarm.follow(table(match, Deadline(1, 0, clock.now, clock.now), Deadline(2, 1, clock.now, clock.now)))
    alarm.call("a", clock.now + timedelta(days=1))
    alarm.call("a", None)
    alarm.follow(table("b"))
    alarm.fire()
    most = 0
    for second in range(10):
        alarm.add("m", ("prompt", 1), clock.now + timedelta(seconds=second))
        most = max(most, len(alarm._heap))
    assert most == 2, "the one there is, and as many that are outdated"


def test_what_is_held_rings_later_and_only_that_match_and_only_that_once() -> None:
    clock, fired = Clock(), Fired()
    alarm = Alarm(clock, lambda match, timer: fired.append((match, timer)))
    begun = clock.now
    alarm.hold("m", ("prompt", 1), begun + timedelta(seconds=20))
    for match in ("m", "n"):
        alarm.follow(table(match, Deadline(1, 0, begun, begun), Deadline(2, 1, begun, begun)))
    alarm.fire()
    assert sorted(fired) == [("n", ("prompt", 1)), ("n", ("prompt", 2))]
    clock.pass_(timedelta(seconds=20))
    fired.clear()
    alarm.fire()
    assert sorted(fired) == [("m", ("prompt", 1)), ("m", ("prompt", 2))]
    alarm.follow(table("m", Deadline(3, 0, begun, begun)))
    fired.clear()
    alarm.fire()
    assert fired == [("m", ("prompt", 3))]
    assert alarm._held == {}


async def test_asleep_until_the_nearest_it_wakes_for_a_sooner_one_and_for_no_later_one() -> None:
    rung, looks = asyncio.Event(), list[datetime]()

    def clock() -> datetime:
        looks.append(now := datetime.now(UTC))
        return now

    alarm = Alarm(clock, lambda *_: rung.set())
    begun = datetime.now(UTC)
    later = [begun + timedelta(hours=hours) for hours in (1, 2, 3)]
    alarm.follow(table("m", Deadline(1, 0, later[0], later[0])))
    alarm.start()
    await asyncio.sleep(0)  # it has fallen asleep
    looked = len(looks)
    for at in later[1:]:
        alarm.follow(table("n", Deadline(1, 0, at, at)))
    await asyncio.sleep(0)
    assert len(looks) == looked
    alarm.follow(table("o", Deadline(1, 0, begun, begun)))
    async with asyncio.timeout(20):
        await rung.wait()
    await alarm.close()


def test_a_call_is_set_once_however_often_the_table_is_shown_meanwhile() -> None:
    clock, fired = Clock(), Fired()
    alarm = Alarm(clock, lambda match, timer: fired.append((match, timer)))
    at = clock.now + timedelta(seconds=20)
    for _ in range(5):
        alarm.call("one", at)
    assert len(alarm._heap) == 1
    alarm.call("one", later := at + timedelta(seconds=1))
    clock.now = at
    alarm.fire()
    assert fired == []
    clock.now = later
    alarm.fire()
    assert fired == [("one", CALL)]
