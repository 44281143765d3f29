"""The form in which a starter says when a lobby begins and for whom it is, and what the lobby says of that."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from discord.utils import format_dt
from msgspec.structs import replace

from bot.host.model.table_notes import TableNotes
from bot.ui.views.arranging import arranged_lines, arranging_modal, read_purposes
from bot.ui.views.scene import Scene
from bot.ui.wire.submitted import Submitted
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import MATCH, bazaar

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)


def lobby(**notes: Any) -> Scene:
    scene = bazaar(BazaarOptions())
    return Scene(replace(scene.table, notes=TableNotes(**notes)), scene.face, scene.words)


def fields(scene: Scene) -> list[dict[str, Any]]:
    form = arranging_modal(scene, NOW).to_dict()
    assert form["custom_id"] == f"c1:{MATCH}::arranged"
    return [one["component"] for one in form["components"]]


@pytest.mark.parametrize(
    ("left", "typed"),
    [
        (timedelta(minutes=1), "0d 0h 1m"),
        (timedelta(seconds=90), "0d 0h 2m"),
        (timedelta(hours=2, minutes=30), "0d 2h 30m"),
        (timedelta(days=3, hours=23, minutes=59), "3d 23h 59m"),
        (timedelta(), None),
        (timedelta(minutes=-5), None),
        (None, None),
    ],
)
async def test_it_holds_how_long_it_is_still_to_go(left: timedelta | None, typed: str | None) -> None:
    when, _ = fields(lobby(meets=None if left is None else NOW + left))
    assert (when["custom_id"], when["required"], when["max_length"], when.get("value")) == ("when", False, 40, typed)


async def test_it_holds_for_whom_it_is() -> None:
    _, whom = fields(lobby(purposes=("quick",)))
    assert (whom["custom_id"], whom["min_values"], whom["max_values"], whom["required"]) == ("whom", 0, 3, False)
    assert [(one["value"], one["default"]) for one in whom["options"]] == [
        ("newcomers", False),
        ("quick", True),
        ("slow", False),
    ]


def test_only_what_it_offers_is_read() -> None:
    assert read_purposes(Submitted(fields={"whom": ("slow", "forged", "newcomers")})) == ("newcomers", "slow")
    assert read_purposes(Submitted()) == ()


def test_the_lobby_says_what_was_arranged() -> None:
    assert list(arranged_lines(lobby())) == []
    when = f"{format_dt(NOW, 'F')} ({format_dt(NOW, 'R')})"
    purposes, meets = arranged_lines(lobby(purposes=("newcomers", "quick"), meets=NOW))
    assert purposes == "This table is for: newcomers and a quick match."
    assert when in meets
    (met,) = arranged_lines(lobby(meets=NOW, has_met=True))
    assert when in met
    assert met != meets
