"""Takes apart what discord.py ties in circles, once it has served.

Only the collector of cyclic garbage frees a circle, and while people click that seldom runs
(`bot/process/interpreter.py`). An interaction holds its response, which holds the interaction; and with it goes the
pressed message with all its parts. A view holds its items, which hold the view.
"""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import ui


@asynccontextmanager
async def sending(view: ui.LayoutView) -> AsyncIterator[None]:
    """While this lasts it is sent; then it is taken apart. Clicks come through the router, not through stored views."""
    view.stop()
    try:
        yield
    finally:
        take_apart(view)


def take_apart(view: ui.LayoutView) -> None:
    """A view that is not to be sent again."""
    for item in list(view.walk_children()):
        if isinstance(item, ui.Container | ui.ActionRow):
            item.clear_items()
    view.clear_items()


def drop_rows(rows: Iterable[ui.ActionRow[Any]]) -> None:
    """Rows that were made to see whether they fit."""
    for row in rows:
        row.clear_items()


def let_go(interaction: discord.Interaction[Any]) -> None:
    """One that has its answer. What follows goes through its webhook; the response need only know that it is done."""
    response: Any = interaction.response
    if response.is_done():
        response._parent = None  # noqa: SLF001 - discord.py offers no way to say that it has served
