"""Watch Again: one moment of a match that is over, and the way to the others. Only its reader sees it."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.ui.views.picture import Picture
from bot.ui.views.replay.choosing import evenly
from bot.ui.views.replay.moments import Moment
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import story_lines, story_text
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb, of_verb
from bot.ui.wire.layout import Row, layout, row
from bot.ui.wire.limits import LABEL, PLACEHOLDER, SELECT_OPTIONS
from bot.words import shorten, unmarked

LEAST_RANGED = 4  # steps; fewer need no range
ALL_PLACE = 9  # tells the button that leads back from those that turn pages
Range = tuple[int, int]  # the first step and the last, as they are numbered for the whole match; empty: all of them
ALL: tuple[()] = ()


def stepping_view(
    scene: Scene,
    headings: Sequence[str],
    number: int,
    told: Sequence[str],
    pictures: Sequence[Picture | str],
    between: Range | tuple[()] = ALL,
    answered: int | None = None,
) -> ui.LayoutView:
    """Step `number`, from 1 on, of those with these headings: what happened, and what was to be seen, or why it is not.

    The last step of a match that came to its end is the end itself. `answered`: how many answers had been given, where
    the match can be tried on from there.
    """
    return layout(
        scene.face.accent,
        f"### {scene.title}\n{headings[number - 1]}",
        *told,
        *(picture if isinstance(picture, str) else picture.gallery() for picture in pictures),
        f"-# {scene.say('watch-step', step=number, steps=len(headings))}",
        f"-# {scene.say('watch-between', first=between[0], last=between[1])}" if between else None,
        _turning(scene, number, len(headings), between),
        _jumping(scene, headings, number, between),
        _trying(scene, answered),
        _back_to_all(scene, between) if between else _ranging(scene, headings),
    )


def headings_of(scene: Scene, steps: Sequence[Moment[Any]], *, has_end: bool) -> list[str]:
    """What each step is called."""
    named = [scene.face.headline(moment.view, scene.words) for moment in steps]
    return [*named, scene.say("result-title")] if has_end else named


def moment_text(scene: Scene, moment: Moment[Any]) -> list[str]:
    """What happened then."""
    return [story_text(story_lines(scene, moment.events))]


def _turning(scene: Scene, number: int, steps: int, between: Range | tuple[()]) -> Row | None:
    """First, back, on, last. The second number in each id tells buttons apart that lead to the same step."""
    if steps == 1:
        return None
    ways = (("watch-first", 1), ("watch-back", max(1, number - 1)), ("watch-on", number + 1), ("watch-last", steps))
    match = scene.table.id
    return row(
        *(
            verb_button(
                match,
                Verb.WATCH,
                scene.say(label),
                parts=(min(to, steps), place, *between),
                style=ButtonStyle.primary if label == "watch-on" else ButtonStyle.secondary,
                disabled=number == 1 if place < 2 else number == steps,
            )
            for place, (label, to) in enumerate(ways)
        )
    )


def _jumping(scene: Scene, steps: Sequence[str], number: int, between: Range | tuple[()]) -> Row | None:
    """A list of the steps; of many some, evenly, and the one shown."""
    if len(steps) <= 2:
        return None
    others = [step for step in range(1, len(steps) + 1) if step != number]
    shown = sorted([number, *evenly(others, SELECT_OPTIONS - 1)])
    select: ui.Select[Any] = ui.Select(
        custom_id=of_verb(scene.table.id, Verb.JUMP, *between),
        placeholder=shorten(scene.say("watch-jump"), PLACEHOLDER),
    )
    select.options = [_option(steps, step) for step in shown]
    return row(select)


def _ranging(scene: Scene, steps: Sequence[str]) -> Row | None:
    """A list of which two are chosen: from where, and to where."""
    if len(steps) <= LEAST_RANGED:
        return None
    select: ui.Select[Any] = ui.Select(
        custom_id=of_verb(scene.table.id, Verb.RANGE),
        placeholder=shorten(scene.say("watch-range"), PLACEHOLDER),
        min_values=2,
        max_values=2,
    )
    select.options = [_option(steps, step) for step in evenly(range(1, len(steps) + 1), SELECT_OPTIONS)]
    return row(select)


def _trying(scene: Scene, answered: int | None) -> Row | None:
    if answered is None:
        return None
    return row(verb_button(scene.table.id, Verb.TRY, scene.say("watch-try"), argument=answered))


def _back_to_all(scene: Scene, between: Range) -> Row:
    """The first step of the range, among all."""
    return row(verb_button(scene.table.id, Verb.WATCH, scene.say("watch-all"), parts=(between[0], ALL_PLACE)))


def _option(steps: Sequence[str], step: int) -> discord.SelectOption:
    return discord.SelectOption(label=shorten(f"{step}. {unmarked(steps[step - 1])}", LABEL), value=str(step))
