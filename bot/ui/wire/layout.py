"""The pieces all our messages are made of: a coloured container, rows, lines of text."""

from collections.abc import Iterable
from typing import Any

from discord import ui

from bot.ui.wire.command_mentions import command_mentions
from bot.ui.wire.limits import TEXT
from bot.words import shorten

Row = ui.ActionRow[Any]
NEUTRAL_ACCENT = 0x6B5B45  # of messages about the bot itself: no game's own colour


def layout(accent: int, *items: ui.Item[Any] | str | None, after: Iterable[ui.Item[Any]] = ()) -> ui.LayoutView:
    """A message: a container in the game's colour. Strings become text; None and empty text are left out."""
    shown = [_text(item) if isinstance(item, str) else item for item in items if item]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*shown, accent_colour=accent))
    for item in after:
        view.add_item(item)
    view.stop()  # its clicks come through the router, so discord.py need not remember it
    return view


def row(*items: ui.Item[Any]) -> Row:
    return ui.ActionRow(*items)


def line() -> ui.Separator[Any]:
    return ui.Separator()


def lines(*texts: str | None) -> str:
    """One text of those that are there, a line each."""
    return "\n".join(text for text in texts if text)


def _text(text: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(shorten(command_mentions.within(text), TEXT))
