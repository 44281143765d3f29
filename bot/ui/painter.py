"""One match's public message: what it should show, and what becomes of the one before."""

import logging
from itertools import pairwise
from typing import Any

from bot.host import HostRefused, Table
from bot.ui.explain import Unshown
from bot.ui.house import House
from bot.ui.layout import lines
from bot.ui.lobby import closed_view, lobby_view
from bot.ui.page import Page, is_aged
from bot.ui.poster import Poster
from bot.ui.result import result_view, stopped_view
from bot.ui.scene import Picture, Scene
from bot.ui.story import Sheet, Story
from bot.ui.table import headline, past_view, plain_view, table_view
from bot.ui.trace import Trace

log = logging.getLogger(__name__)
_ENDINGS = {None: "ui-stopped", "agreed": "end-agreed", "deserted": "end-deserted"}


class Painter:
    """Brings the message up to date with one table. Not to be run twice at the same time."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.poster = Poster(table, house.channel(table))
        self.story = Story()
        self._is_lobby_shown = table.status == "lobby"
        self.has_news = False  # since it was last shown
        self._is_plain = False  # pictures are denied us, and we have said so
        self._recorded = table.message
        scene = house.public(table)
        self._head = ""  # of the message now shown
        self._closing = scene.closing()  # the last chapter that has its page
        self._lacking = ""  # why the last picture is missing

    def resume(self, table: Table, found: list[Trace]) -> None:
        """After a restart: the newest message about this match shows it; whatever is older is a page of the past."""
        scene = self.house.public(table)
        mine = [one for one in found if one.is_about(table.id)]
        newest = mine.pop() if mine and mine[-1].id >= (self.poster.message or 0) else None
        after = dict(pairwise(found))
        for old in mine:
            self.put_away(table, old, after.get(old))
        self.poster.adopt(newest)
        self._is_lobby_shown = newest is not None and newest.is_lobby(table.id)
        if table.status == "open":
            before = [line for one in found if one != newest for line in one.kept(after.get(one))]
            self.story.found(newest.story if newest else [], before)
            self.story.is_fresh |= newest is None or not all(map(newest.calls, scene.asked_people()))

    def put_away(self, table: Table, old: Trace, following: Trace | None = None) -> None:
        """An older message of this match that still has its buttons."""
        scene = self.house.public(table)
        if old.is_lobby(table.id):
            self.poster.put_away(old.id, self._closed(scene, _fate(table)))
        else:
            self.poster.put_away(old.id, Page(old.page(scene.face.accent, following)))

    async def paint(self, table: Table, error_id: str | None = None) -> None:
        """Raises what Discord raises; then nothing is lost and it may be tried again.

        `error_id`: it failed before, and the log has it under that id; what is certain is shown in plain words.
        """
        scene = self.house.public(table)
        match table.status:
            case _ if error_id is not None:
                await self._paint_plain(scene, error_id)
            case "lobby":
                await self._show(scene, Page(lobby_view(scene)), self._sheet(is_fresh=False))
            case "open" if table.match is None:
                await self._paint_still(scene)
            case "open":
                await self._paint_table(scene)
            case "finished":
                await self._paint_result(scene)
            case "stopped":
                await self._paint_stopped(scene)
        self.has_news = False
        await self._record(table)
        await self.poster.tidy()

    async def _paint_table(self, scene: Scene) -> None:
        chapter, notice, head = self._chapter(scene), self.story.notice, headline(scene)
        self._head = self._head or head
        message = self.poster.message
        is_due = self.story.is_fresh or message is None or is_aged(message) or self._is_lobby_shown
        sheet = self._sheet(is_fresh=is_due or chapter is not None, is_chapter=chapter is not None)
        picture = await self._picture(scene, scene.table.view(None))
        said = lines(notice, None if picture else self._lacking)
        previews = tuple((await scene.previews(scene.asked_openly(), None)).values()) if picture else ()
        view = table_view(scene, sheet.lines, picture, said, previews)
        called = frozenset(scene.asked_people() | scene.questioned_people())
        page = Page(view, picture, called, previews)
        await self._show(scene, page, sheet, chapter, head)

    async def _paint_plain(self, scene: Scene, error_id: str) -> None:
        """People are called again, as nobody knows how far it came before."""
        sheet = self._sheet(is_fresh=True)
        view = plain_view(scene, scene.say("refused-unshown", error_id=error_id), sheet.lines)
        await self._show(scene, Page(view, called=frozenset(scene.asked_people() | scene.questioned_people())), sheet)

    async def _paint_still(self, scene: Scene) -> None:
        """The rules as they are now cannot take it up: say so, once."""
        page = Page(plain_view(scene, scene.say("ui-still")), called=frozenset(scene.questioned_people()))
        await self._show(scene, page, self._sheet(is_fresh=self.story.is_fresh))

    async def _paint_result(self, scene: Scene) -> None:
        chapter = self._chapter(scene)
        sheet = self._sheet(is_fresh=self.story.is_fresh, is_chapter=chapter is not None)
        picture = await self._picture(scene, scene.table.view(None))
        await self._show(
            scene, Page(result_view(scene, sheet.lines, picture), picture), sheet, chapter, headline(scene)
        )

    async def _paint_stopped(self, scene: Scene) -> None:
        if self._is_lobby_shown:
            if self.poster.message is not None:
                self.poster.put_away(self.poster.message, self._closed(scene, _fate(scene.table)))
            return
        sheet = self._sheet(is_fresh=False)
        await self._show(
            scene, Page(stopped_view(scene, sheet.lines, scene.say(_ENDINGS[scene.table.aside.ending]))), sheet
        )

    def _sheet(self, *, is_fresh: bool, is_chapter: bool = False) -> Sheet:
        return self.story.sheet(is_fresh=is_fresh, is_chapter=is_chapter)

    def _chapter(self, scene: Scene) -> Any:
        """The view of a chapter that has ended and has no page yet."""
        closing = scene.closing()
        return None if closing == self._closing else closing

    async def _picture(self, scene: Scene, view: Any) -> Picture | None:
        """None where it cannot be drawn, or may not be sent: the table does without, and `_lacking` says why."""
        is_plain = not self.house.can_attach(scene.table)
        if is_plain and not self._is_plain:
            log.error("I may not attach files in channel %d (match %s)", scene.table.channel, scene.table.id)
        self._is_plain = is_plain
        if is_plain:
            self._lacking = scene.say("refused-no-permission", permission=scene.say("permission-attach-files"))
            return None
        try:
            return await scene.picture(view)
        except Unshown as error:
            self._lacking = scene.say("refused-unshown", error_id=error.error_id)
            return None

    async def _show(self, scene: Scene, page: Page, sheet: Sheet, chapter: Any = None, head: str = "") -> None:
        try:
            if not sheet.is_fresh and await self.poster.edit(page, has_news=self.has_news):
                return
            before = await self.poster.post(page)
        except BaseException:
            self.story.failed(sheet)
            raise
        await self._posted(scene, before, sheet, chapter, head)

    async def _posted(self, scene: Scene, before: int | None, sheet: Sheet, chapter: Any, head: str) -> None:
        """The one before becomes a page of the story, the end of a chapter with its picture."""
        table = scene.table
        self.story.posted(sheet)
        past, self._head = self._head, head
        was_lobby, self._is_lobby_shown = self._is_lobby_shown, table.status == "lobby"
        self._closing = chapter or self._closing
        await self._record(table)
        if before is None:
            return
        if was_lobby:
            self.poster.put_away(before, self._closed(scene, _fate(table)))
            return
        picture = await self._picture(scene, chapter) if chapter else None
        self.poster.put_away(before, Page(past_view(scene, past, sheet.kept, picture), picture))

    async def _record(self, table: Table) -> None:
        """Which message it is. Where that cannot be kept it is tried again with the next picture."""
        message = self.poster.message
        if message is None or message == self._recorded:
            return
        try:
            await self.house.host.set_message(table.id, message)
            self._recorded = message
        except HostRefused as refused:
            log.warning("The message of match %s could not be kept: %s", table.id, refused)

    def _closed(self, scene: Scene, sentence: str) -> Page:
        return Page(closed_view(scene, scene.say(sentence)))


def _fate(table: Table) -> str:
    """What became of a lobby whose message is the past."""
    if table.match is not None:
        return "lobby-started"
    return "lobby-moved" if table.status == "lobby" else "lobby-cancelled"
