"""What a table says of those it waits for: who is alone in that, who rests, and which other tables wait for them."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import format_dt
from msgspec.structs import replace

from bot.host import utcnow
from bot.host.model.table_notes import TableNotes
from bot.ui.messages.call_lines import call_lines
from bot.ui.messages.calls import Plan
from bot.ui.shared.rings import Rings
from bot.ui.shared.wishes import Quiet, Wishes
from bot.ui.views.scene import Scene
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import ADA, bazaar


def said(others: int) -> list[str]:
    """Of a table that calls Ada, while so many others wait for her."""
    scene, rings = bazaar(BazaarOptions()), Rings()
    for number in range(others):
        rings.note_asked(replace(scene.table, id=f"other{number}", channel=100 + number, match=None), {ADA.id})
    wishes = SimpleNamespace(of=lambda _: Wishes())
    context: Any = SimpleNamespace(rings=rings, wishes=wishes, host=SimpleNamespace(now=utcnow()))
    return call_lines(context, scene, Plan(frozenset({ADA.id})), None)


@pytest.mark.parametrize(
    ("others", "end"),
    [
        (1, "in <#100>."),
        (5, "in <#100>, <#101>, <#102>, <#103> and <#104>."),
        (6, "<#103> and <#104>, and at one more table: **/gm tables** lists them."),
        (500, "<#103> and <#104>, and at 495 more tables: **/gm tables** lists them."),
    ],
)
def test_of_many_other_tables_a_few_are_named(others: int, end: str) -> None:
    (line,) = said(others)
    assert line.startswith("-# <@1>, players also wait for you in <#100>")
    assert line.endswith(end)


def test_where_nobody_else_waits_nothing_is_said() -> None:
    assert said(0) == []


NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
LATER = NOW + timedelta(hours=1)


def resting(back: datetime | None = None, quiet: Quiet | None = None, pace: str = "live") -> list[str]:
    """Of a table that waits for Ada, who is on vacation, or has quiet hours."""
    scene = bazaar(BazaarOptions())
    notes = TableNotes(vacations=() if back is None else ((ADA.id, back),))
    wishes = SimpleNamespace(of=lambda _: Wishes(quiet=quiet))
    context: Any = SimpleNamespace(rings=Rings(), wishes=wishes, host=SimpleNamespace(now=NOW))
    return call_lines(
        context, Scene(replace(scene.table, notes=notes, pace=pace), scene.face, scene.words), Plan(), None
    )


def test_of_a_vacation_the_table_hears_when_it_ends_and_what_becomes_of_the_clock() -> None:
    when = format_dt(LATER, "f")
    letter = f"-# Ada is on vacation until {when}. Their clock stands still until then."
    assert resting(LATER, pace="correspondence") == [letter]
    live = f"-# Ada is on vacation until {when}, so I do not call them. At this pace their clock goes on."
    assert resting(LATER) == [live]
    assert resting(NOW) == [], "it is over"


def test_of_quiet_hours_the_table_hears_when_they_end() -> None:
    assert resting(quiet=Quiet("11:00", "13:00")) == [
        f"-# Ada has quiet hours. I will call them {format_dt(LATER, 'R')}."
    ]
    assert resting(quiet=Quiet("13:00", "14:00")) == []
    assert len(resting(LATER, Quiet("11:00", "13:00"))) == 1, "a vacation says it all"


def test_whom_everybody_waits_for_is_named() -> None:
    scene = bazaar(BazaarOptions())
    context: Any = SimpleNamespace(
        rings=Rings(), wishes=SimpleNamespace(of=lambda _: Wishes()), host=SimpleNamespace(now=NOW)
    )
    assert call_lines(context, scene, Plan(), ADA.id) == ["-# Everybody is waiting for Ada."]
