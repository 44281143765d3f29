"""How much room a message has for what can be pressed: rows, and Discord's 40 components."""

from collections.abc import Iterable
from typing import Any

from discord import ui
from msgspec import Struct

from bot.ui.wire.limits import COMPONENTS, PANEL_ROWS

Item = ui.Item[Any] | str | None


class Room(Struct, frozen=True):
    """`page`: which part of the options is shown where they do not all fit; in public it is always the first."""

    rows: int = PANEL_ROWS
    components: int = 28  # what a panel with one prompt has
    page: int = 1
    is_public: bool = False

    def fits(self, items: Iterable[Item]) -> bool:
        found = list(items)
        return self.holds(len(found), size(found))

    def holds(self, rows: int, components: int) -> bool:
        return rows <= self.rows and components <= self.components


def room_beside(items: Iterable[Item], *, rows: int = PANEL_ROWS) -> Room:
    """What is left in a message that holds these as well."""
    return Room(rows, COMPONENTS - 1 - size(items))  # its container counts as one


def size(items: Iterable[Item]) -> int:
    """How many components these are, those within rows included."""
    return sum(1 + len(item.children) if isinstance(item, ui.ActionRow) else 1 for item in items if item)
