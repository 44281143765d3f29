"""However many options there are, the last one can be pressed: in public, in a panel, on a later page, in a modal."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.local.protocol import component_types as ct
from tests.client.person import Person
from tests.ui.alone import game_alone, opened
from tests.ui.bazaar.game import GAME

Json = dict[str, Any]
COUNTS = (8, 9, 25, 26, 200)
PAGED = 600  # more than a panel holds at once


@pytest.fixture(autouse=True)
def bazaar_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot finds this game and no other."""
    game_alone(monkeypatch, GAME, "tests.ui.bazaar")


async def begun(ada: Person, **options: Any) -> Json:
    """The public message of a new match."""
    before = {message["id"] for message in ada.messages()}
    await ada.slash("bazaar new", options={"pace": "none"} | options)
    lobby = await ada.sees(lambda message: has(message, before, "Start"))
    await ada.click(lobby, "Start")
    return await ada.sees(lambda message: has(message, before, "Your Hand"))


def has(message: Json, before: set[str], label: str) -> bool:
    return message["id"] not in before and any(part.get("label") == label for part in pressable(message))


def pressable(message: Json) -> list[Json]:
    return [part for part in ct.walk(message.get("components", [])) if part.get("custom_id")]


def holder(message: Json, key: str) -> Json | None:
    """The button or select that answers with this option."""
    for part in pressable(message):
        if part["custom_id"].endswith(f":{key}") or any(o["value"] == key for o in part.get("options", [])):
            return part
    return None


async def clicked(ada: Person, table: Json, label: str) -> Json:
    """The panel that comes of it."""
    before = {message["id"] for message in ada.messages()}
    await ada.click(table, label)
    return await ada.sees(lambda message: message["id"] not in before and "For your eyes only" in str(message))


def is_turned(panel: str, offered: str, message: Json) -> bool:
    return message["id"] == panel and str(pressable(message)) != offered


async def panel_with(ada: Person, panel: Json, key: str) -> tuple[Json, int]:
    """The panel, turned until it offers this option; and how often it had to be turned."""
    turned = 0
    while holder(panel, key) is None:
        offered = str(pressable(panel))
        await ada.click(panel, "More")
        turned += 1
        panel = await ada.sees(partial(is_turned, panel["id"], offered))
    return panel, turned


async def press(ada: Person, message: Json, key: str) -> None:
    part = holder(message, key)
    assert part is not None
    if "options" in part:
        await ada.choose(message, part["custom_id"], key)
    else:
        await ada._press(message, part)
    await ada.sees(f"buys {key}")


async def test_the_last_option_is_pressed_in_public_or_where_public_more_leads(tmp_path: Path) -> None:
    async with opened(tmp_path) as ada:
        for count in COUNTS:
            last = f"goods{count - 1}"
            table = await begun(ada, count=count)
            assert (holder(table, last) is None) == (count == COUNTS[-1])
            if holder(table, last) is not None:
                await press(ada, table, last)
                continue
            panel, _ = await panel_with(ada, await clicked(ada, table, "More"), last)
            await press(ada, panel, last)


async def test_the_last_option_is_pressed_in_a_panel(tmp_path: Path) -> None:
    async with opened(tmp_path) as ada:
        for count in (*COUNTS, PAGED):
            last = f"goods{count - 1}"
            table = await begun(ada, count=count, is_grouped=count > 8, hidden=1, automata=1)
            assert holder(table, last) is None, "it is secret"
            panel, turned = await panel_with(ada, await clicked(ada, table, "Your Hand"), last)
            assert bool(turned) == (count == PAGED)
            await press(ada, panel, last)


async def test_some_of_very_many_are_chosen_in_a_modal(tmp_path: Path) -> None:
    async with opened(tmp_path) as ada:
        table = await begun(ada, count=60, kind="some")
        (button,) = (part for part in pressable(table) if part["custom_id"].endswith(":~ask"))
        form = (await ada.click(table, button["label"])).modal
        first, *_, last = (part["custom_id"] for part in ct.walk(form["components"]) if part.get("options"))
        await ada.submit(form, {first: ["goods0"], last: ["goods59"]})
        await ada.sees("buys goods0 goods59")
