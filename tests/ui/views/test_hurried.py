"""Under the table: more time for whoever is reminded and has any left; nothing for a moment that passes by itself."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.engine import NOBODY
from bot.host import Deadline
from bot.host.model.table_notes import MOST_SNOOZES
from bot.ui.views.scene import Scene
from bot.ui.views.table import _hurried
from bot.ui.wire.custom_id import Verb, parse
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import scene_of

NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)
SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)


def due(number: int, seat: int, *, is_reminded: bool) -> Deadline:
    return Deadline(number, seat, NOON + timedelta(hours=1), NOON, is_reminded)


def offered(*deadlines: Deadline, snoozed: dict[int, int], is_away: bool = False) -> list[Verb | str]:
    table = SCENE.table
    notes = replace(table.notes, snoozed=snoozed)
    seats = [replace(seat, is_away=is_away) for seat in table.seats]
    asked = {one.prompt: one for one in deadlines}
    found = _hurried(Scene(replace(table, deadlines=asked, notes=notes, seats=seats), SCENE.face, SCENE.words))
    return [] if found is None else [parse(button.custom_id).what for button in found.children]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("deadlines", "snoozed", "is_offered"),
    [
        ((), {}, False),
        (((0, False),), {}, False),
        (((0, True),), {}, True),
        (((NOBODY, True),), {}, False),
        (((NOBODY, True), (1, False)), {}, False),
        (((0, True),), {0: MOST_SNOOZES}, False),
        (((0, True),), {0: MOST_SNOOZES - 1}, True),
        (((0, True), (1, True)), {0: MOST_SNOOZES}, True),
        (((0, True), (1, False)), {0: MOST_SNOOZES}, False),
    ],
)
def test_more_time_is_offered_to_who_is_reminded_and_has_any_left(
    deadlines: tuple[tuple[int, bool], ...], snoozed: dict[int, int], *, is_offered: bool
) -> None:
    asked = [due(number, seat, is_reminded=is_reminded) for number, (seat, is_reminded) in enumerate(deadlines)]
    assert offered(*asked, snoozed=snoozed) == [Verb.SNOOZE] * is_offered


def test_at_a_deserted_table_it_is_the_way_back() -> None:
    assert offered(due(1, 0, is_reminded=True), snoozed={}, is_away=True) == [Verb.RETURN]
