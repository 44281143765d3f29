"""The message of a match tried again from a moment on: what happened, the board, the question and what to press."""

from collections.abc import Sequence
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.engine import Event, Match, Prompt
from bot.host import Person, SeatInfo, Table
from bot.ui.views.controls import control_of
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.picture import Picture
from bot.ui.views.room import Item, room_beside
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import story_lines, story_text
from bot.ui.wire.layout import layout, lines

MOST_LINES = 8  # of what has just happened


def trial_table(table: Table, id_: str, match: Match[Any], own: Sequence[int], person: Person) -> Table:
    """As if it were a match of its own: the person, and automata with the names of those who sat there."""
    seats = [SeatInfo(info.seat, person if info.seat in own else None, info.name) for info in table.seats]
    status = "open" if match.outcome is None else "finished"
    return replace(table, id=id_, match=match.still, seats=seats, status=status, message=None, deadlines={})


def trial_view(
    scene: Scene,
    prompt: Prompt | None,
    news: Sequence[Event],
    picture: Picture | None,
    *,
    page: int = 1,
    draft: Draft | None = None,
    said: str | None = None,
) -> ui.LayoutView:
    above: list[Item] = [
        lines(
            f"### {scene.say('try-title', game=scene.title)}",
            scene.face.headline(scene.view(), scene.words),
            f"-# {scene.say('try-how')}",
        ),
        story_text(story_lines(scene, news)[-MOST_LINES:]),
        picture.gallery() if picture else None,
        said,
    ]
    if prompt is None:
        return layout(scene.face.accent, *above, scene.say("try-ended"))
    control = control_of(scene, prompt, draft, prompt.seat)
    asked: Item = lines(f"**{scene.speaker.prompt(prompt)}**", control.summary())
    room = room_beside([*above, asked])
    return layout(scene.face.accent, *above, asked, *control.rows(prompt.options, replace(room, page=page)))
