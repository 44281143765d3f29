"""Which other tables wait for somebody, as they come and go, and which of them has called."""

from datetime import UTC, datetime

from msgspec.structs import replace

from bot.ui.shared.rings import Rings
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import ADA, BEN, bazaar


async def test_a_table_waits_for_those_it_was_last_told_of_and_for_nobody_forgotten() -> None:
    table, rings = replace(bazaar(BazaarOptions()).table, match=None), Rings()
    others = [replace(table, id=f"other{number}", channel=100 + number) for number in range(3)]

    def waiting() -> list[list[int]]:
        return [rings.waiting_elsewhere(person.id, table) for person in (ADA, BEN)]

    for other in others:
        rings.note_asked(other, {ADA.id, BEN.id})
    rings.note_asked(table, {ADA.id})
    assert waiting() == [[100, 101, 102], [100, 101, 102]]
    rings.note_asked(others[0], {BEN.id})
    rings.note_asked(others[1], set())
    assert waiting() == [[102], [100, 102]]
    rings.forget(BEN.id)
    assert waiting() == [[102], []]
    rings.note_asked(others[2], set())
    assert waiting() == [[], []]
    rings.note_asked(others[2], {BEN.id})
    assert waiting() == [[], [102]]


def test_a_call_counts_for_all_other_tables_until_its_person_acts() -> None:
    rings, at = Rings(), datetime(2026, 1, 1, tzinfo=UTC)
    rings.rang(ADA.id, "here", at)
    assert rings.last_elsewhere(ADA.id, "there") == at
    assert rings.last_elsewhere(ADA.id, "here") is None
    assert rings.last_elsewhere(BEN.id, "there") is None
    rings.note_acted(ADA.id)
    assert rings.last_elsewhere(ADA.id, "there") is None
