"""Rules that have changed, or are wrong about characters, lose nobody."""

from typing import Any, ClassVar

import pytest

from bot.engine import Chance, Options, Sheet
from tests.host.harness import ADA, Harness, refused
from tests.host.rosters import fight, fighter, now, sheet, strike
from tests.support.arena import Arena, Fighter, Ring


class Stands(Ring, kw_only=True):
    """The ring as later rules have it: nobody can read an old snapshot as this."""

    crowd: int


class Crowded(Arena):
    rules_version = 2
    state_type: type[Ring] = Stands

    def setup(self, seats: int, options: Options, chance: Chance) -> Ring:
        ring = super().setup(seats, options, chance)
        return Stands(ring.rooms, ring.seats, ring.fighters, crowd=seats)


async def test_when_states_have_another_shape_they_come_in_again_as_they_came(harness: Harness) -> None:
    oda = await fighter(harness, ADA, "Oda")
    table = await strike(harness, await fight(harness, oda, others=(), rooms=3))
    await harness.restart(Crowded())
    table = await harness.queries.table(table.id)
    assert [one.id for one in table.view(None).fighters] == [oda.id]
    await strike(harness, table, times=2)
    assert (await sheet(harness, oda)).level == 4
    harness.sql("DELETE FROM characters")  # its record is of rules that are no more


class Forgetful(Arena):
    """Says nothing, or nonsense, of what became of its fighters."""

    said: ClassVar[tuple[Sheet, ...] | None] = ()

    def keepsakes(self, state: Ring) -> tuple[Sheet, ...]:
        if self.said is None:
            raise RuntimeError("a rule that is wrong")
        return self.said


@pytest.mark.parametrize("said", [None, (Sheet("x", 0, {"name": "X"}),), "twice", "shapeless"])
async def test_rules_that_cannot_say_what_became_of_them_lose_nobody(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, said: Any
) -> None:
    """The last blow is refused, and the match can be called off: they go home as they came."""
    oda = await fighter(harness, ADA, "Oda")
    table = await fight(harness, oda)
    table = await strike(harness, table)
    await harness.restart(Forgetful())
    good = Sheet.of(oda.id, 0, Fighter("Oda", 9))
    nonsense = {"twice": (good, good), "shapeless": (Sheet(oda.id, 0, {"name": 7}),)}
    monkeypatch.setattr(Forgetful, "said", nonsense.get(said, said) if isinstance(said, str) else said)
    table = await harness.queries.table(table.id)
    assert await refused(strike(harness, table)) == "failed"
    assert (await now(harness, oda)).playing == table.id
    await harness.commands.stop(table.id, ADA)
    assert (await now(harness, oda)).playing is None
    assert await sheet(harness, oda) == Fighter("Oda")
    harness.game = Arena()
    harness.sql("DELETE FROM characters")  # the records are of rules that were wrong


async def test_who_is_forgotten_by_the_rules_goes_home_as_they_came(harness: Harness) -> None:
    await harness.restart(Forgetful())
    oda = await fighter(harness, ADA, "Oda")
    await strike(harness, await fight(harness, oda), times=2)
    assert (await now(harness, oda)).playing is None
    assert await sheet(harness, oda) == Fighter("Oda")
    harness.sql("DELETE FROM characters")
