"""A message is never fuller than Discord takes it, however many decide among however much."""

from typing import Any

import pytest
from discord import ui

from bot.ui.views.controls import controls
from bot.ui.views.panel import decisions, panel_view
from bot.ui.views.picture import Picture
from bot.ui.views.room import Room
from bot.ui.views.scene import Scene
from bot.ui.views.table import table_view
from bot.ui.wire.limits import COMPONENTS, CUSTOM_ID
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import bazaar

COUNTS = (1, 8, 9, 25, 26, 60, 200)
PICTURE = Picture(b"png", "alt")


def components(view: ui.LayoutView) -> list[dict[str, Any]]:
    """All, as they are sent."""

    def walk(part: dict[str, Any]) -> list[dict[str, Any]]:
        return [part, *(found for inner in part.get("components", []) for found in walk(inner))]

    return [found for item in view.children for found in walk(item.to_component_dict())]


def check(view: ui.LayoutView) -> list[str]:
    found = components(view)
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(found) <= COMPONENTS
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= CUSTOM_ID for one in ids)
    return ids


def shown_panel(scene: Scene, pages: dict[int, int] | None = None) -> ui.LayoutView:
    prompts = decisions(scene, 0)
    return panel_view(scene, 0, PICTURE, "A notice.", {prompt.number: PICTURE for prompt in prompts}, pages)


@pytest.mark.parametrize("is_grouped", [False, True], ids=["plain", "grouped"])
@pytest.mark.parametrize("kind", ["one", "some"])
@pytest.mark.parametrize("count", COUNTS)
async def test_a_panel_keeps_within_forty_components(count: int, kind: Any, is_grouped: bool) -> None:
    scene = bazaar(BazaarOptions(count=count, kind=kind, is_grouped=is_grouped), seats=2)
    answers = [one for one in check(shown_panel(scene)) if one.startswith("c1:k3JdP0aZ:1:")]
    assert answers


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("count", COUNTS)
async def test_a_table_message_keeps_within_forty_components(count: int, seats: int) -> None:
    scene = bazaar(BazaarOptions(count=count, is_grouped=True), seats)
    ids = check(table_view(scene, ["It begins."], PICTURE, "A notice.", [PICTURE] * seats))
    answers = [one for one in ids if ":~" in one or ":goods" in one]
    assert answers or seats > 1, "one who is asked alone can always begin in public"


async def test_what_has_no_room_for_all_seats_stands_in_their_panels() -> None:
    scene = bazaar(BazaarOptions(count=60), seats=5)
    assert not [one for one in check(table_view(scene, [], PICTURE)) if ":~select" in one]
    assert [one for one in check(shown_panel(scene)) if ":~select" in one]


@pytest.mark.parametrize("count", [60, 200])
async def test_each_of_several_prompts_of_a_seat_has_room(count: int) -> None:
    """One seat is asked so much that not even a select for each has room: the first ones are shown."""
    scene = bazaar(BazaarOptions(count=count), seats=2)
    prompt, _ = scene.table.prompts
    for asked in (2, 3, 4, 9):
        prompts = [type(prompt)(0, "stall", "R1", prompt.options, number=number) for number in range(1, asked + 1)]
        scene.asked = lambda prompts=prompts: tuple(prompts)  # type: ignore[method-assign, misc]
        ids = check(shown_panel(scene))
        numbers = {int(one.split(":")[2]) for one in ids if ":~" in one}
        assert numbers == set(range(1, min(asked, 4) + 1))


async def test_room_counts_what_is_in_rows() -> None:
    scene = bazaar(BazaarOptions(count=8, is_grouped=True))
    (prompt,) = scene.table.prompts
    rows = controls(scene, prompt, prompt.options, Room())
    count = sum(1 + len(row.children) for row in rows)
    assert Room(rows=len(rows), components=count).fits(rows)
    assert not Room(rows=len(rows), components=count - 1).fits(rows)
    assert not Room(rows=len(rows) - 1, components=count).fits(rows)
