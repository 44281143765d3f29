"""What a table says of other tables that wait for the same person: a few by name, however many there are."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import utcnow
from bot.ui.messages.call_lines import call_lines
from bot.ui.messages.calls import Plan
from bot.ui.shared.rings import Rings
from bot.ui.shared.wishes import Wishes
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
