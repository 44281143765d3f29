"""The clockwork against a plain list: whatever is set, reset or dropped, each deadline rings once, in time."""

import random
from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import Options
from bot.host import Deadline, Person, Table
from bot.host.alarm import MOST_DEAD, Alarm, Bell
from tests.host.bench import Clock

Rung = list[tuple[str, Bell]]
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
    """What the alarm should do, as slow as it likes."""

    def __init__(self) -> None:
        self.set: dict[tuple[str, int], Deadline] = {}

    def follow(self, one: Table) -> None:
        self.set = {key: due for key, due in self.set.items() if key[0] != one.id}
        self.set |= {(one.id, due.prompt): due for due in one.deadlines.values()}

    def ring(self, now: datetime) -> Rung:
        found: Rung = [(match, ("prompt", number)) for (match, number), due in self.set.items() if due.next <= now]
        self.set = {key: due for key, due in self.set.items() if due.next > now}
        return found


def some_deadline(chance: random.Random, now: datetime) -> Deadline:
    remind = now + timedelta(seconds=chance.randrange(60))
    due = remind + timedelta(seconds=chance.randrange(20))
    return Deadline(chance.randrange(6), 0, due, remind, chance.random() < 0.5)


@pytest.mark.parametrize("seed", range(5))
def test_it_rings_as_a_plain_list_would(seed: int) -> None:
    chance, clock, plain, rung = random.Random(seed), Clock(), Plain(), Rung()
    alarm = Alarm(clock, lambda match, bell: rung.append((match, bell)))
    for _ in range(2000):
        match = f"m{chance.randrange(8)}"
        deed = chance.random()
        if deed < 0.6:
            known = [due for key, due in plain.set.items() if key[0] == match and chance.random() < 0.5]
            one = table(match, *known, *(some_deadline(chance, clock.now) for _ in range(chance.randrange(3))))
            alarm.follow(one)
            plain.follow(one)
        elif deed < 0.8:
            due = some_deadline(chance, clock.now)
            alarm.add(match, ("prompt", due.prompt), due.next)
            plain.set[match, due.prompt] = due
        else:
            clock.pass_(timedelta(seconds=chance.randrange(15)))
            rung.clear()
            alarm.ring()
            assert sorted(rung, key=repr) == sorted(plain.ring(clock.now), key=repr)


def test_what_is_set_again_and_again_does_not_pile_up() -> None:
    clock, rung = Clock(), Rung()
    alarm = Alarm(clock, lambda match, bell: rung.append((match, bell)))
    for second in range(10 * MOST_DEAD):
        at = clock.now + timedelta(seconds=second)
        alarm.follow(table("m", Deadline(1, 0, at, at)))
    assert len(alarm._heap) <= MOST_DEAD + 2
    clock.pass_(timedelta(days=1))
    alarm.ring()
    assert [match for match, _ in rung] == ["m"]
