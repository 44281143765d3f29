"""One match's public message: which one it is, what it should show, and what becomes of the one before."""

import logging
import secrets
from typing import Any

import discord

from bot.host import Table
from bot.ui.house import House
from bot.ui.layout import lines
from bot.ui.limits import NONCE
from bot.ui.lobby import closed_view, lobby_view
from bot.ui.page import Page, is_aged, is_gone
from bot.ui.result import result_view, stopped_view
from bot.ui.scene import Picture, Scene
from bot.ui.story import Sheet, Story
from bot.ui.table import headline, past_view, table_view

log = logging.getLogger(__name__)
_ENDINGS = {None: "ui-stopped", "agreed": "end-agreed", "deserted": "end-deserted"}


class Painter:
    """Brings the message up to date with one table. Not to be run twice at the same time."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.message = table.message
        self.story = Story()
        self._is_lobby_shown = table.status == "lobby"
        scene = house.public(table)
        self._head = headline(scene) if table.match else ""  # of the message now shown
        self._closing = scene.closing()  # the last chapter that has its page
        self._nonce: str | None = None  # of a post whose fate is not known

    async def paint(self, table: Table) -> None:
        """Raises what Discord raises; then nothing is lost and it may be tried again."""
        scene = self.house.public(table)
        match table.status:
            case "lobby":
                await self._show(scene, Page(lobby_view(scene)), self._sheet(is_fresh=False))
            case "open":
                await self._paint_table(scene)
            case "finished":
                await self._paint_result(scene)
            case "stopped":
                await self._paint_stopped(scene)

    async def _paint_table(self, scene: Scene) -> None:
        await self._close_lobby(scene, "lobby-started")
        chapter, notice = self._chapter(scene), self.story.notice
        is_due = self.story.is_fresh or self.message is None or is_aged(self.message)
        sheet = self._sheet(is_fresh=is_due or chapter is not None, is_chapter=chapter is not None)
        picture = await self._picture(scene, scene.table.view(None))
        lacking = (
            None if picture else scene.say("refused-no-permission", permission=scene.say("permission-attach-files"))
        )
        said = lines(notice, lacking)
        page = Page(
            table_view(scene, sheet.lines, picture, said),
            picture,
            frozenset(scene.asked_people() | scene.questioned_people()),
        )
        await self._show(scene, page, sheet, chapter)

    async def _paint_result(self, scene: Scene) -> None:
        chapter = self._chapter(scene)
        sheet = self._sheet(is_fresh=self.story.is_fresh, is_chapter=chapter is not None)
        picture = await self._picture(scene, scene.table.view(None))
        await self._show(scene, Page(result_view(scene, sheet.lines, picture), picture), sheet, chapter)

    async def _paint_stopped(self, scene: Scene) -> None:
        if self._is_lobby_shown:
            await self._close_lobby(scene, "lobby-cancelled")
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
        """None where the right to attach files was taken from us: the table does without."""
        return await scene.picture(view) if self.house.can_attach(scene.table) else None

    async def _show(self, scene: Scene, page: Page, sheet: Sheet, chapter: Any = None) -> None:
        try:
            if sheet.is_fresh or not await self._edited(scene, page):
                await self._post(scene, page, sheet, chapter)
        except BaseException:
            self.story.failed(sheet)
            raise

    async def _edited(self, scene: Scene, page: Page) -> bool:
        """Edit the message in place; False where there is none to edit."""
        if self.message is None:
            return False
        try:
            await page.edit(self.house.channel(scene.table), self.message)
        except discord.HTTPException as error:
            if is_gone(error):
                return False
            raise
        return True

    async def _post(self, scene: Scene, page: Page, sheet: Sheet, chapter: Any) -> None:
        """A new message; the one before becomes a page of the story."""
        table = scene.table
        before = self.message
        self.message = await self._posted(page, self.house.channel(table))
        self.story.posted(sheet)
        head, self._head = self._head, headline(scene) if table.match else ""
        self._closing = chapter or self._closing
        await self.house.host.set_message(table.id, self.message)
        if before is not None:
            await self._turn(scene, before, head, sheet.kept, chapter)

    async def _posted(self, page: Page, channel: discord.PartialMessageable) -> int:
        """Post it once, even if the answer to an earlier attempt was lost: then that message is brought up to date."""
        is_second = self._nonce is not None
        self._nonce = self._nonce or secrets.token_hex(NONCE // 2)
        message = await page.post(channel, self._nonce)
        if is_second:
            await page.edit(channel, message)
        self._nonce = None
        return message

    async def _turn(self, scene: Scene, message: int, head: str, kept: list[str], chapter: Any) -> None:
        """Take the buttons off a message that is the past now; the end of a chapter keeps its picture."""
        picture = await self._picture(scene, chapter) if chapter else None
        await self._put_away(scene, Page(past_view(scene, head, kept, picture), picture), message)

    async def _close_lobby(self, scene: Scene, sentence: str) -> None:
        if not self._is_lobby_shown:
            return
        lobby, self.message, self._is_lobby_shown = self.message, None, False
        if lobby is not None:
            await self._put_away(scene, Page(closed_view(scene, scene.say(sentence))), lobby)

    async def _put_away(self, scene: Scene, page: Page, message: int) -> None:
        """A last edit. Its buttons are harmless, so it may fail."""
        try:
            await page.edit(self.house.channel(scene.table), message)
        except discord.HTTPException as error:
            log.info("An old message of match %s keeps its buttons: %s", scene.table.id, error)
