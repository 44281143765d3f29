"""Options in selects: at most 25 in one, those of a group together."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.engine import Option, Prompt
from bot.ui.views.kinds.arranging import Family, family_of
from bot.ui.views.kinds.control import Control
from bot.ui.views.speech import Speaker
from bot.ui.wire.buttons import batches
from bot.ui.wire.limits import PLACEHOLDER, SELECT_OPTIONS, fit

MOST_NAMED, BETWEEN, MORE = 3, " · ", " …"  # groups that a shared select is called by, and what stands for the rest
DOTS = MORE.strip()


def chunks(options: Sequence[Option]) -> Iterator[Sequence[Option]]:
    """What goes into one select each: a group, or all that have none, in the order in which they first occur."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    for group in groups.values():
        yield from batches(group, SELECT_OPTIONS)


def option_select(
    control: Control[Any],
    options: Sequence[Option],
    what: str = "",
    *,
    field: str = "",
    bounds: tuple[int, int] = (1, 1),
    placeholder: str = "",
    required: bool = True,
    chosen: Collection[str] = (),
    hints: Callable[[Option], str | None] | None = None,
) -> ui.Select[Any]:
    """One select of these options; `bounds`: how many may be chosen in it; `chosen`: those that are already.

    `what` it does; `field` instead where it is a part of a modal, which alone says what is to be done.
    """
    said = placeholder or (_counted(control, options) if field else headings(control, [options])[0])
    return ui.Select(
        custom_id=field or control.custom_id(what),
        placeholder=fit(said, PLACEHOLDER, "placeholder"),
        min_values=bounds[0],
        max_values=bounds[1],
        required=required,
        options=[
            discord.SelectOption(
                label=label, value=option.key, description=(hints or control.hint)(option), default=option.key in chosen
            )
            for option, label in zip(options, control.labels(options), strict=True)
        ],
    )


def option_selects(
    control: Control[Any], found: Sequence[Sequence[Option]], acts: Sequence[str]
) -> Iterator[ui.Select[Any]]:
    """Several of one question, each of a name of its own."""
    for options, act, said in zip(found, acts, headings(control, found), strict=True):
        yield option_select(control, options, act, placeholder=said)


def headings(control: Control[Any], found: Sequence[Sequence[Option]]) -> list[str]:
    """How each is called, and how many there are to choose in it."""
    names = numbered([heading(control.prompt, control.speaker, options) for options in found])
    words = control.speaker.words
    return [words.say("prompt-counted", said=name, count=len(of)) for name, of in zip(names, found, strict=True)]


def numbered(names: Sequence[str]) -> list[str]:
    """The second of one name, and each after it, has its number behind it."""
    counts = [names[: at + 1].count(name) for at, name in enumerate(names)]
    return [f"{name} {count}" if count > 1 else name for name, count in zip(names, counts, strict=True)]


def _counted(control: Control[Any], options: Sequence[Option]) -> str:
    """A part of a modal is named above it: here stands how many there are to choose from."""
    words = control.speaker.words
    return words.say("prompt-counted", said=words.say("prompt-choose"), count=len(options))


def heading(prompt: Prompt, speaker: Speaker, options: Sequence[Option]) -> str:
    """What the first purposes are called, or the question if none has a name."""
    firsts: dict[Family, Option] = {}
    for option in options:
        firsts.setdefault(family_of(option), option)
    names = list(dict.fromkeys(name for option in firsts.values() if (name := speaker.group(option))))
    shown = names[:MOST_NAMED]
    return _joined(shown, has_more=len(firsts) > len(shown)) if shown else speaker.title(prompt)


def _joined(names: Sequence[str], *, has_more: bool) -> str:
    """A name may end in dots of its own: they stand once, at the end of all."""
    *firsts, last = names
    bare = [name.removesuffix(DOTS).rstrip() for name in firsts]
    return BETWEEN.join([*bare, last]) + MORE * (has_more and not last.endswith(DOTS))


def purpose(speaker: Speaker, options: Sequence[Option]) -> str | None:
    """What all of them are called together; None where they are not of one purpose, or it has no name."""
    return speaker.group(options[0]) if len(set(map(family_of, options))) == 1 else None
