"""The pieces all our messages are made of: a coloured container, rows, lines of text."""

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui

from bot.ui.wire.command_mentions import bare, command_mentions
from bot.ui.wire.limits import TEXT
from bot.words import shorten

Row = ui.ActionRow[Any]
LEAST_KEPT = 200  # characters of a text, however long the others are
CUT = "\n…"
NEUTRAL_ACCENT = 0x6B5B45  # of messages about the bot itself: no game's own colour


def layout(accent: int, *items: ui.Item[Any] | str | None, after: Iterable[ui.Item[Any]] = ()) -> ui.LayoutView:
    """A message: a container in the game's colour. Strings become text; None and empty text are left out."""
    shown = [_text(item) if isinstance(item, str) else item for item in items if item]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*shown, accent_colour=accent))
    for item in after:
        view.add_item(item)
    _fit_texts(view)
    view.stop()  # its clicks come through the router, so discord.py need not remember it
    return view


def _fit_texts(view: ui.LayoutView) -> None:
    """Discord counts the text of a whole message: links go first, then what is longest loses its last lines."""
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    if _over(texts) > 0:
        for text in texts:
            text.content = bare(text.content)
    over = _over(texts)
    for text in sorted(texts, key=lambda one: -len(one.content)):
        if over <= 0:
            return
        before = len(text.content)
        text.content = _cut(text.content, max(LEAST_KEPT, before - over))
        over -= before - len(text.content)


def _over(texts: Sequence[ui.TextDisplay[Any]]) -> int:
    return sum(len(text.content) for text in texts) - TEXT


def _cut(text: str, most: int) -> str:
    """At the end of a line, where one is near; never within a word."""
    if len(text) <= most:
        return text
    kept = text[: most - len(CUT)]
    whole = kept[: kept.rfind("\n")] if "\n" in kept[most // 2 :] else shorten(text, most - len(CUT)).removesuffix("…")
    return whole.rstrip() + CUT


def row(*items: ui.Item[Any]) -> Row:
    return ui.ActionRow(*items)


def line() -> ui.Separator[Any]:
    return ui.Separator()


def lines(*texts: str | None) -> str:
    """One text of those that are there, a line each."""
    return "\n".join(text for text in texts if text)


def _text(text: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(shorten(command_mentions.within(text, TEXT), TEXT))
