"""The fields of a form as a modal has them: five at a time, each prefilled with what is there already, and read back.

A field with more options than a select takes has several of them.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import TextStyle, ui
from msgspec import Struct

from bot.engine import Amount, Field, Option, Part, Pick, PickSome, Text
from bot.ui.views.kinds.control import Control
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.kinds.selects import chunks, option_select
from bot.ui.wire.buttons import batches
from bot.ui.wire.declined import Declined
from bot.ui.wire.limits import MODAL_FIELDS, MODAL_INPUT, ONE_LINE, SELECT_HINT, SELECT_OPTIONS
from bot.ui.wire.submitted import Submitted
from bot.words import shorten

LONGEST_NUMBER = 12  # characters; what is longer or no number is kept as far as this
_NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)


class Box(Struct, frozen=True):
    """One component of a modal: a field, or a select of some of its options."""

    field: Field
    id: str
    options: tuple[Option, ...] = ()

    @property
    def is_select(self) -> bool:
        kind = self.field.kind
        return bool(self.options) or (isinstance(kind, Amount) and kind.most - kind.least < SELECT_OPTIONS)


def pages(fields: Sequence[Field]) -> list[Sequence[Box]]:
    """As few modals as hold them all, evenly filled."""
    boxes = [box for field in fields for box in _boxes(field)]
    count = -(-len(boxes) // MODAL_FIELDS)
    return list(batches(boxes, -(-len(boxes) // count))) if boxes else []


def component(control: Control[Any], box: Box, part: Part | None) -> ui.Item[Any]:
    """What is filled in, with what is there already."""
    kind = box.field.kind
    if isinstance(kind, Text):
        longest = min(kind.most, MODAL_INPUT)
        style = TextStyle.paragraph if kind.has_lines or longest > ONE_LINE else TextStyle.short
        return _input(box, part, style, min(kind.least, MODAL_INPUT), max(longest, 1))
    if isinstance(kind, Amount):
        if not box.is_select:
            return _input(box, part, TextStyle.short, 1, LONGEST_NUMBER)
        return _numbers(control, box, kind, part)
    return _options(control, box, kind, part if isinstance(part, tuple) else ())


def read(draft: Draft, page: Sequence[Box], filled: Submitted) -> Draft:
    """The draft with what was filled in on a page. Raises Declined for what no modal of ours sends."""
    parts = dict(draft.parts)
    for box in page:
        given = filled.fields.get(box.id, ())
        part = _said(box, given) if not box.options else _chosen(box, parts.get(box.field.key), given)
        if part is None:
            parts.pop(box.field.key, None)
        else:
            parts[box.field.key] = part
    return Draft(parts)


def blank(field: Field) -> Part | None:
    """What a field holds that nobody has touched; None where something must be said."""
    kind = field.kind
    if isinstance(kind, Amount):
        return 0 if kind.least <= 0 <= kind.most else None
    if isinstance(kind, Pick):
        return None
    empty: Part = "" if isinstance(kind, Text) else ()
    return empty if kind.least == 0 else None


def keys_with(kept: tuple[str, ...], among: Sequence[Option], now: Sequence[str]) -> tuple[str, ...]:
    """Of several selects one was filled in anew: what was chosen in the others stays. In the order of choosing."""
    keys = {option.key for option in among}
    stays = [key for key in kept if key not in keys or key in now]
    return tuple(dict.fromkeys([*stays, *(key for key in now if key in keys)]))


def _boxes(field: Field) -> Iterator[Box]:
    if not field.kind.options:
        yield Box(field, field.key)
        return
    for number, options in enumerate(chunks(field.kind.options), start=1):
        yield Box(field, field.key if number == 1 else f"{field.key}.{number}", tuple(options))


def _input(box: Box, part: Part | None, style: TextStyle, least: int, most: int) -> ui.TextInput[ui.Modal]:
    known = None if part is None or isinstance(part, tuple) else str(part)[:most]
    return ui.TextInput(
        custom_id=box.id, style=style, required=least > 0, min_length=least, max_length=most, default=known or None
    )


def _numbers(control: Control[Any], box: Box, kind: Amount, part: Part | None) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=str(number),
            value=str(number),
            description=None if box.field.price == 1 else control.speaker.price(number * box.field.price),
            default=number == part,
        )
        for number in range(kind.least, kind.most + 1)
    ]
    return ui.Select(custom_id=box.id, options=options)


def _options(control: Control[Any], box: Box, kind: Pick | PickSome, chosen: tuple[str, ...]) -> ui.Select[Any]:
    """Where there are several selects each may stay empty: whether enough is chosen in all is judged afterwards."""
    is_alone = len(box.options) == len(kind.options)
    least, most = (1, 1) if isinstance(kind, Pick) else (kind.least, min(kind.most, len(box.options)))
    least = least if is_alone else 0

    def hint(option: Option) -> str | None:
        """What it costs, and what a game says of it."""
        price = control.speaker.price(box.field.prices.get(option.key, 0))
        said = " · ".join(part for part in (price, control.speaker.hint(option)) if part)
        return shorten(said, SELECT_HINT) or None

    here = [option.key for option in box.options if option.key in chosen][:most]
    return option_select(
        control,
        box.options,
        field=box.id,
        bounds=(least, max(most, 1)),
        required=least > 0,
        chosen=here,
        hints=hint,
    )


def _said(box: Box, given: tuple[str, ...]) -> Part | None:
    """A number or a text; what was typed in a number's place and is none stays as it was typed."""
    text = "".join(given[:1])
    if len(text) > MODAL_INPUT or any(0xD800 <= ord(mark) <= 0xDFFF for mark in text):
        raise Declined("refused-illegal")
    if isinstance(box.field.kind, Text):
        return text or blank(box.field)
    text = text.strip()
    return int(text) if _NUMBER.fullmatch(text) else text[:LONGEST_NUMBER] or blank(box.field)


def _chosen(box: Box, kept: Part | None, given: tuple[str, ...]) -> Part | None:
    before = kept if isinstance(kept, tuple) else ()
    if isinstance(box.field.kind, PickSome):
        return keys_with(before, box.options, given) or blank(box.field)
    known = [key for key in given if key in {option.key for option in box.options}]
    newly = [key for key in known if key not in before]
    if newly:
        return (newly[0],)  # one of another select that was chosen before makes room
    is_elsewhere = not set(before) & {option.key for option in box.options}
    return before or None if known or is_elsewhere else None
