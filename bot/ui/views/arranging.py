"""When a lobby begins and whom it is for: the form in which its starter says so, and what was filled in."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import get_args

import discord
from discord import ui
from discord.utils import format_dt

from bot.host.model.table_notes import Purpose
from bot.ui.views.scene import Scene
from bot.ui.wire.custom_id import Verb, of_verb
from bot.ui.wire.limits import LABEL, MODAL_TITLE
from bot.ui.wire.submitted import Submitted
from bot.words import Plain, shorten

PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
WHEN, WHOM = "when", "whom"  # the fields of the form
LONGEST = 40  # characters


def arranging_modal(scene: Scene, now: datetime) -> ui.Modal:
    """It holds what was said before; an empty field lifts that."""
    title = shorten(scene.say("lobby-arrange"), MODAL_TITLE)
    form = ui.Modal(title=title, timeout=None, custom_id=of_verb(scene.table.id, Verb.ARRANGED))
    when = ui.TextInput[ui.Modal](
        custom_id=WHEN,
        required=False,
        max_length=LONGEST,
        placeholder=scene.say("arrange-when.example"),
        default=_left(scene, now),
    )
    whom = ui.Select[ui.Modal](
        custom_id=WHOM,
        min_values=0,
        max_values=len(PURPOSES),
        required=False,
        options=[
            discord.SelectOption(
                label=shorten(scene.say(f"purpose-{one}"), LABEL),
                value=one,
                default=one in scene.table.notes.purposes,
            )
            for one in PURPOSES
        ],
    )
    form.add_item(ui.Label(text=scene.say("arrange-when"), description=scene.say("arrange-when.how"), component=when))
    form.add_item(ui.Label(text=scene.say("arrange-whom"), component=whom))
    return form


def _left(scene: Scene, now: datetime) -> str | None:
    """How long it is still to go, as it could be typed."""
    meets = scene.table.notes.meets
    if meets is None or meets <= now:
        return None
    minutes = -((now - meets) // timedelta(minutes=1))
    return f"{minutes // 1440}d {minutes // 60 % 24}h {minutes % 60}m"


def read_purposes(filled: Submitted) -> tuple[Purpose, ...]:
    return tuple(one for one in PURPOSES if one in filled.fields.get(WHOM, ()))


def arranged_lines(scene: Scene) -> Iterator[str]:
    """What the lobby says of it; each reads the time in their own."""
    notes = scene.table.notes
    if notes.purposes:
        yield scene.say("lobby-purposes", purposes=[scene.say(f"purpose-{one}") for one in notes.purposes])
    if notes.meets is not None:
        when = Plain(f"{format_dt(notes.meets, 'F')} ({format_dt(notes.meets, 'R')})")
        yield scene.say("lobby-met" if notes.has_met else "lobby-meets", when=when)
