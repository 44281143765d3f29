"""Buttons in rows: the ones that answer no prompt, and how many stand side by side."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from discord import ButtonStyle, ui

from bot.ui.wire.custom_id import Verb, of_verb
from bot.ui.wire.layout import Row, row
from bot.ui.wire.limits import LABEL, ROW_ON_A_PHONE, fit

T = TypeVar("T")


def verb_button(
    match: str,
    verb: Verb,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    argument: int | None = None,
    parts: Sequence[int] = (),
    disabled: bool = False,
) -> ui.Button[Any]:
    """A button that answers no prompt; all a click on it needs is in its custom id, with an argument or several."""
    arguments = parts if argument is None else (argument,)
    return ui.Button(
        label=fit(label, LABEL, "label"), style=style, custom_id=of_verb(match, verb, *arguments), disabled=disabled
    )


def rows(buttons: Sequence[ui.Button[Any]]) -> list[Row]:
    """Buttons in rows a phone can show, evenly filled."""
    return [row(*part) for part in in_rows(buttons)]


def in_rows(buttons: Sequence[T]) -> list[Sequence[T]]:
    """What stands side by side."""
    count = -(-len(buttons) // ROW_ON_A_PHONE)
    return list(batches(buttons, -(-len(buttons) // count))) if buttons else []


def batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (items[start : start + size] for start in range(0, len(items), size))
