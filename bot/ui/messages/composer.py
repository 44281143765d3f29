"""What each public message of a match shows: one page for every state a match can be in."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

from discord import ui

from bot.engine import Event
from bot.host import Table
from bot.ui.messages.ending import Endings
from bot.ui.messages.page import Page
from bot.ui.messages.pictures import Unshown, board_picture, moment_picture, previews
from bot.ui.messages.story import StoryPart
from bot.ui.shared.context import Context
from bot.ui.views.lobby import closed_view, lobby_view
from bot.ui.views.picture import Picture
from bot.ui.views.result import result_view, stopped_view
from bot.ui.views.scene import Scene
from bot.ui.views.table import past_view, plain_view, table_view
from bot.ui.wire.layout import layout, lines
from bot.words import plain

log = logging.getLogger(__name__)
Draw: TypeAlias = Callable[[Scene], Awaitable[Picture]]
_ENDINGS = {
    None: "ui-stopped",
    "agreed": "end-agreed",
    "deserted": "end-deserted",
    "left": "end-left",
    "idle": "lobby-struck",
}


class Composer:
    """Draws what there is to draw, and says why where a picture is missing."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._endings = Endings(context)
        self._is_without_files = False  # pictures are denied us, and the log says so
        self._missing_because = ""  # why the last picture is missing
        self._strip: tuple[tuple[Event, ...], Picture | None] | None = None  # the last one, and what it shows

    async def table(
        self,
        scene: Scene,
        part: StoryPart,
        notice: str | None,
        moments: tuple[Event, ...] = (),
        called: frozenset[int] = frozenset(),
    ) -> Page:
        """`called`: who is notified, if it goes out as a new message."""
        picture, strip = await asyncio.gather(self._picture(scene), self._moments(scene, moments))  # side by side
        said = lines(notice, None if picture else self._missing_because)
        shown = tuple((await previews(scene, scene.asked_openly(), is_public=True)).values()) if picture else ()
        strip = strip if picture else None
        view = table_view(scene, part.lines, picture, said, shown, strip)
        return Page(view, picture, called, shown, strip)

    def plain(self, scene: Scene, part: StoryPart, error_id: str, called: frozenset[int] = frozenset()) -> Page:
        """The match cannot be shown as it should: what is certain, in plain words."""
        view = plain_view(scene, scene.say("refused-unshown", error_id=error_id), part.lines)
        return Page(view, called=called)

    def halted(self, scene: Scene, called: frozenset[int] = frozenset()) -> Page:
        """The rules as they are now cannot take the match up."""
        return Page(plain_view(scene, scene.say("ui-still")), called=called)

    def lobby(self, scene: Scene) -> Page:
        return Page(self.lobby_view(scene))

    def lobby_view(self, scene: Scene) -> ui.LayoutView:
        """With the buttons that the server wants."""
        shows_reliability = self.context.settings.of(scene.table.guild).shows_reliability
        can_seek = self.context.can_seek(scene.table)
        return lobby_view(scene, can_seek=can_seek, shows_reliability=shows_reliability)

    def closed_lobby(self, scene: Scene) -> Page:
        """A lobby whose message is the past."""
        return Page(closed_view(scene, scene.say(_lobby_ending(scene.table))))

    def struck(self, scene: Scene) -> Page:
        """The line that says that nothing came of a lobby."""
        starter = plain(scene.table.starter.name)
        return Page(layout(scene.face.accent, f"-# {scene.title}: {scene.say('lobby-struck-now', starter=starter)}"))

    async def result(self, scene: Scene, part: StoryPart) -> Page:
        account = await self._endings.account(scene)
        picture = await self._picture(scene, self._endings.picture)
        called = frozenset(person.id for person in scene.table.staying if self._wants_the_end(scene, person.id))
        return Page(result_view(scene, part.lines, picture, account, sorted(called)), picture, called)

    def _wants_the_end(self, scene: Scene, person: int) -> bool:
        """Does somebody wish to be called when it is over, and may they be now?"""
        wishes, now = self.context.wishes.of(person), self.context.host.now
        mode = wishes.pings or self.context.settings.of(scene.table.guild).pings
        is_asleep = wishes.quiet is not None and wishes.quiet.until(now) is not None
        return mode == "end" and not is_asleep and (wishes.vacation is None or wishes.vacation <= now)

    def stopped(self, scene: Scene, part: StoryPart) -> Page:
        return Page(stopped_view(scene, part.lines, scene.say(_ENDINGS[scene.table.notes.ending])))

    async def past(self, scene: Scene, headline: str, part: StoryPart, closing: Any) -> Page:
        """What stays of a message once a newer one took its place; `closing`: the end of a chapter, as it was seen."""
        picture = await self._picture(scene, partial(board_picture, view=closing)) if closing else None
        return Page(past_view(scene, headline, part.kept, picture), picture)

    async def _moments(self, scene: Scene, moments: tuple[Event, ...]) -> Picture | None:
        """The strip above the board, drawn once: it stays as it is for as long as it stands there."""
        if self._strip is None or self._strip[0] != moments:
            self._strip = moments, await self._drawn_strip(scene, moments)
        return self._strip[1]

    async def _drawn_strip(self, scene: Scene, moments: tuple[Event, ...]) -> Picture | None:
        """None where nothing is drawn of it, or it cannot be: the log says why, and the story tells it in words."""
        with suppress(Unshown):
            return await moment_picture(scene, moments) if moments and not self._is_without_files else None
        return None

    async def _picture(self, scene: Scene, draw: Draw = board_picture) -> Picture | None:
        """None where it cannot be drawn, or may not be sent: the message does without it."""
        was_without, self._is_without_files = self._is_without_files, not self.context.can_attach(scene.table)
        if self._is_without_files:
            if not was_without:
                log.error("I may not attach files in channel %d (match %s)", scene.table.channel, scene.table.id)
            permission = scene.say("permission-attach-files")
            self._missing_because = scene.say("refused-no-permission", permission=permission)
            return None
        try:
            return await draw(scene)
        except Unshown as error:
            self._missing_because = scene.say("refused-unshown", error_id=error.error_id)
            return None


def _lobby_ending(table: Table) -> str:
    """What became of a lobby whose message is the past."""
    if table.match is not None:
        return "lobby-started"
    if table.notes.ending == "idle":
        return "lobby-struck"
    return "lobby-moved" if table.status == "lobby" else "lobby-cancelled"
