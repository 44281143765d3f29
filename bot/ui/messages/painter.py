"""Brings one match's public message up to date: a new message or an edit, and what becomes of the one before."""

import logging
from collections import deque
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from bot.engine import Event
from bot.host import Change, HostRefused, Table
from bot.host.model.faults import fault
from bot.ui.messages.call_lines import call_lines
from bot.ui.messages.calls import Calls, Plan
from bot.ui.messages.composer import Composer
from bot.ui.messages.letters import Letters
from bot.ui.messages.moments import Moments
from bot.ui.messages.page import Page
from bot.ui.messages.posted import PostedMessage
from bot.ui.messages.poster import Poster
from bot.ui.messages.story import Story, StoryPart
from bot.ui.shared.context import Context
from bot.ui.views.scene import Scene
from bot.ui.views.table import headline
from bot.ui.wire.layout import lines

log = logging.getLogger(__name__)
LONG = timedelta(minutes=10)  # what is called sooner is found again after a restart by what has just happened
NOBODY = Plan()
MOST_UNTOLD = 32  # changes kept until the next painting
TOLD_BY_MATCH = ("started", "finished", "stopped", "resumed")  # changes of which the match itself says something


class Painter:
    """Not to be run twice at the same time."""

    def __init__(self, context: Context, table: Table) -> None:
        self.context = context
        self.composer = Composer(context)
        self.poster = Poster(table, context.channel(table), context.clicked)
        self.story = Story()
        self._untold: deque[Change] = deque()
        self.moments = Moments()
        self.calls = Calls(context.wishes, context.rings)
        self.letters = Letters(context)
        self._lettered: frozenset[int] = frozenset()  # by a message that could not be posted yet
        self._unrecorded: dict[int, int] = {}  # who was called, as the host does not know yet
        self.has_news = False  # since it was last shown
        self._call_at: datetime | None = None  # when somebody is to be called, where that is long after this
        self._heroes: tuple[str, ...] = ()  # as everybody knows them: what is untold has no match to find them in
        self._is_lobby_shown = table.status == "lobby"
        self._recorded = table.message  # the message that the host knows of
        self._headline = ""  # of the message now shown
        self._closing = context.public(table).closing()  # the last chapter that has a page of its own
        self._is_end_found = False  # after a restart: nothing in the channel says that it goes on
        self._kept: Any = None  # the last chapter whose end was shown before the message after it
        self._kept_page: tuple[int, list[str]] | None = None  # the message that is its page already, and its lines

    @property
    def is_end_shown(self) -> bool:
        """Did people see how it ended before the bot went down?"""
        return self._is_end_found and not self.has_news

    def note(self, change: Change) -> None:
        """Take in what has happened. It is put into words when it is painted, as nobody's click must wait for that."""
        self.moments.note(change, self.context.holds.moments(change.table, change.events))
        self.calls.note(change, self.context.host.now)
        self._untold.append(_without_match(change))
        if len(self._untold) > MOST_UNTOLD:
            self._tell()

    def _tell(self) -> None:
        """All that has happened, in its order. A line that a game's words cannot say is left out."""
        while self._untold:
            change = self._untold.popleft()
            scene = self.context.public(change.table)
            if change.table.match is None:
                scene.heroes = self._heroes
            try:
                self.story.note(change, scene)
            except Exception as error:  # noqa: BLE001 - a game's face and words may raise anything
                fault(change.table, "what has happened could not be told", error)

    def resume(self, table: Table, found: list[PostedMessage]) -> None:
        """After a restart: the newest message about this match shows it; whatever is older is a page of the past."""
        scene = self.context.public(table)
        self._heroes = _heroes(scene)
        self._tell()
        mine = [one for one in found if one.is_about(table.id)]
        newest = mine.pop() if mine and mine[-1].id >= (self.poster.message or 0) else None
        after, lost = dict(pairwise(found)), list[str]()
        if table.status != "lobby":
            before = [line for one in found if one != newest for line in one.kept(after.get(one))]
            is_cut = newest is not None and newest.is_cut
            lost = self.story.found(newest.story if newest else [], before, is_cut=is_cut)
        for old in mine:
            self.put_away(table, old, after.get(old), lost if old is mine[-1] else [])
        self.poster.adopt(newest)
        self._is_lobby_shown = newest is not None and newest.is_lobby(table.id)
        if not table.is_live:
            self._is_end_found = newest is None or not (self._is_lobby_shown or newest.is_table(table.id))
            self.story.is_fresh = True
        if table.status == "open":
            self.story.is_fresh |= newest is None
            if newest is not None and newest.id != table.message:  # it went out just before the bot went down
                self.calls.found(table, {person for person in scene.asked_people() if newest.calls(person)})

    def put_away(
        self, table: Table, old: PostedMessage, following: PostedMessage | None = None, lost: Sequence[str] = ()
    ) -> None:
        """An older message of this match that still has its buttons, with the last lines it had not got yet."""
        scene = self.context.public(table)
        if old.is_lobby(table.id):
            self.poster.put_away(old.id, self.composer.closed_lobby(scene))
        else:
            self.poster.put_away(old.id, Page(old.past_view(scene.face.accent, following, lost)))

    async def paint(self, table: Table, error_id: str | None = None) -> float:
        """For how many seconds people should see what stands there now; then paint again. 0: it is as it should be.

        Raises what Discord raises; then nothing is lost and it may be tried again. `error_id`: it failed before, and
        the log has it under that id; what is certain is shown in plain words.
        """
        scene = self.context.public(table)
        self._heroes = _heroes(scene) or self._heroes
        self._tell()
        if error_id is None and (hold := await self._keep(scene)):
            return hold
        match table.status:
            case _ if error_id is not None:
                # A fresh message, as nobody knows whom the one before has called.
                part, plan = self.story.part(is_fresh=True), self._plan(scene)
                await self._show(scene, self.composer.plain(scene, part, error_id, plan.people), part, plan=plan)
            case "lobby":
                await self._show(scene, self.composer.lobby(scene), self.story.part(is_fresh=False))
            case "open" if table.match is None:
                plan = self._plan(scene)
                part = self.story.part(is_fresh=self.story.is_fresh or bool(plan.people))
                await self._show(scene, self.composer.halted(scene, plan.people), part, plan=plan)
            case "open":
                await self._paint_table(scene)
            case "finished":
                await self._paint_result(scene)
            case "stopped":
                await self._paint_stopped(scene)
        self.has_news = False
        await self._record(table)
        await self.poster.tidy()
        return 0.0

    async def _keep(self, scene: Scene) -> float:
        """The end of a chapter becomes its page before the next message follows: for how long that one is held."""
        chapter, message = self._chapter(scene), self.poster.message
        hold = self.context.holds.before_next(scene.table, self.moments.running)
        if chapter in (None, self._kept) or message is None or self._is_lobby_shown or not hold:
            return 0.0
        self._kept = chapter
        part = self.story.part(is_fresh=True, is_chapter=True)
        self.story.failed(part)  # what comes after the chapter is yet to be told
        page = await self.composer.past(scene, self._headline, part, chapter)
        if not await self.poster.edit(page, has_news=True):
            return 0.0
        self._kept_page = message, part.kept
        return hold

    async def _paint_table(self, scene: Scene) -> None:
        chapter, head, plan = self._chapter(scene), headline(scene), self._plan(scene)
        notice = lines(self.story.notice, *call_lines(self.context, scene, plan, self.calls.is_alone(scene)))
        self._headline = self._headline or head
        is_due = self.story.is_fresh or bool(plan.people) or self.poster.message is None or self._is_lobby_shown
        part = self.story.part(is_fresh=is_due or chapter is not None, is_chapter=chapter is not None)
        if part.is_fresh:
            self.poster.gives_way()
        moments = self.moments.part(is_fresh=part.is_fresh)
        page = await self.composer.table(scene, part, notice, moments, plan.people)
        await self._show(scene, page, part, chapter, head, moments, plan)

    async def _paint_result(self, scene: Scene) -> None:
        chapter = self._chapter(scene)
        part = self.story.part(is_fresh=self.story.is_fresh, is_chapter=chapter is not None)
        if part.is_fresh:
            self.poster.gives_way()
        await self._show(scene, await self.composer.result(scene, part), part, chapter, headline(scene))

    async def _paint_stopped(self, scene: Scene) -> None:
        if not self._is_lobby_shown:
            part = self.story.part(is_fresh=False)
            await self._show(scene, self.composer.stopped(scene, part), part)
            return
        if self.poster.message is not None:
            self.poster.put_away(self.poster.message, self.composer.closed_lobby(scene))
        if scene.table.notes.ending == "idle" and self.has_news:
            await self.poster.post(self.composer.struck(scene))

    def _chapter(self, scene: Scene) -> Any:
        """The view of a chapter that has ended and has no page yet."""
        closing = scene.closing() if scene.table.status != "stopped" else None
        return None if closing == self._closing else closing

    async def _show(
        self,
        scene: Scene,
        page: Page,
        part: StoryPart,
        chapter: Any = None,
        head: str = "",
        moments: tuple[Event, ...] = (),
        plan: Plan = NOBODY,
    ) -> None:
        try:
            if not part.is_fresh and await self.poster.edit(page, has_news=self.has_news):
                self.moments.shown(moments, scene.table, is_fresh=False)
                return
            page = await self._by_letter(scene, page, plan)
            before = await self.poster.post(page, in_place=not part.is_fresh and self.poster.is_refused)
        except BaseException:
            self.story.failed(part)
            raise
        self.moments.shown(moments, scene.table, is_fresh=True)
        self.calls.rang(plan, scene.table.id, self.context.host.now)
        self._lettered = frozenset()
        self._unrecorded |= plan.numbers
        await self._posted(scene, before, part, chapter, head)

    async def _by_letter(self, scene: Scene, page: Page, plan: Plan) -> Page:
        """Whoever is called by a direct message is not called in the channel as well."""
        wanted = plan.people - self._lettered
        self._lettered |= await self.letters.reached(scene.table, scene.title, wanted)
        return replace(page, called=page.called - self._lettered)

    async def _posted(self, scene: Scene, before: int | None, part: StoryPart, chapter: Any, head: str) -> None:
        """The one before becomes a page of the story, the end of a chapter with its picture."""
        self.story.posted(part)
        past, self._headline = self._headline, head
        was_lobby, self._is_lobby_shown = self._is_lobby_shown, scene.table.status == "lobby"
        self._closing = chapter or self._closing
        await self._record(scene.table)
        if before is None or (before, part.kept) == self._kept_page:
            return
        page = self.composer.closed_lobby(scene) if was_lobby else None
        self.poster.put_away(before, page or await self.composer.past(scene, past, part, chapter))

    def _plan(self, scene: Scene) -> Plan:
        """Whom to call now; whoever is to be called later is remembered by the host."""
        host = self.context.host
        plan = self.calls.plan(scene, self.context.settings.of(scene.table.guild), host.now)
        host.call_at(scene.table.id, plan.later())
        self._call_at = plan.later(host.now + LONG)
        return plan

    async def _record(self, table: Table) -> None:
        """Which message it is, and whom it called. Where that cannot be kept it is tried again with the next update."""
        message, called = self.poster.message, dict(self._unrecorded)
        is_known = (message, self._call_at) == (self._recorded, table.call_at) and not called
        if message is None or is_known:
            return
        try:
            await self.context.host.commands.set_message(table.id, message, called, self._call_at)
            self._recorded, self._unrecorded = message, {}
        except HostRefused as refused:
            log.warning("The message of match %s could not be kept: %s", table.id, refused)


def _heroes(scene: Scene) -> tuple[str, ...]:
    """None where a game's face cannot name them: then people are named alone."""
    try:
        return scene.heroes
    except Exception as error:  # noqa: BLE001 - it may raise anything
        fault(scene.table, "the heroes could not be named", error)
        scene.heroes = ()
        return ()


def _without_match(change: Change) -> Change:
    """What is told of a change later is in its events: where many click at once, positions would take up all memory."""
    if change.kind in TOLD_BY_MATCH:
        return change
    return replace(change, table=replace(change.table, match=None), new_prompts=())
