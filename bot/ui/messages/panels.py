"""The newest panel of each person at each match: shown when asked for, and kept true while its token lives.

A panel too old to be changed is left as it is; the next click in it shows a new one.
"""

import asyncio
from typing import Any

from bot.host import Change, Table
from bot.ui.messages.drafts import Drafts
from bot.ui.messages.news import News
from bot.ui.messages.painted import Painted
from bot.ui.messages.panel import Panel
from bot.ui.shared.context import Context
from bot.ui.views.panel import seat_of
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply


class Panels:
    """Kept by match and person, in the order in which they were shown."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.drafts = Drafts()
        self._open: dict[tuple[str, int], Panel] = {}
        self._news: dict[str, News] = {}  # by match: what was last seen to happen
        self._painted: dict[str, Painted] = {}  # by match: does its table show what has happened?
        self._is_closed = False

    async def show(self, reply: Reply, table: Table) -> None:
        """A new panel for whoever asked. Raises Declined for those who have no seat, or nothing in hand yet."""
        panel = self._panel(reply, table)
        panel.must_catch_up = True
        await panel.show()

    async def open_again(self, reply: Reply, table: Table) -> None:
        """The same, in the panel where it was pressed."""
        panel = self._panel(reply, table)
        panel.must_catch_up = True
        await panel.draw()

    async def refresh(self, reply: Reply, table: Table, notice: str | None = None) -> None:
        """The panel in which the click was made, as it should be now."""
        await self._panel(reply, table).draw(notice)

    def answered(self, reply: Reply, table: Table) -> None:
        """Something was decided in this panel: it goes on in its own time, after the table."""
        painted = self._painted.setdefault(table.id, Painted())
        painted.note_change()
        self._panel(reply, table).pressed(painted)

    async def turn(self, reply: Reply, table: Table, prompt: int, page: int) -> None:
        """Another page of the options of a prompt: in the panel where it was pressed there, else in a new one."""
        panel = self._panel(reply, table)
        panel.pages[prompt] = page
        await (panel.draw() if reply.is_private else panel.show())

    async def show_again(self, reply: Reply, table: Table, message: str | None = None) -> None:
        """What was filled in so far, perhaps with a sentence: in the panel where it was pressed there, else anew."""
        panel = self._panel(reply, table)
        said = message and panel.scene.say(message)
        await (panel.draw(said) if reply.is_private else panel.show(said))

    async def look(self, reply: Reply, table: Table, seat: int) -> None:
        """From another of one's seats, until what one is asked changes."""
        panel = self._panel(reply, table, seat)
        panel.look(panel.seat)
        await (panel.draw() if reply.is_private else panel.show())

    async def say(self, reply: Reply, table: Table, message: str, **facts: Any) -> None:
        """A sentence to one person: in the panel where it was pressed there, else as a message of its own."""
        said = self.context.private(table, reply.interaction).say(message, **facts)
        if reply.is_private:
            await self.refresh(reply, table, said)
        else:
            await reply.whisper(said)

    def changed(self, change: Change) -> None:
        """Bring the panels of this match up to date, each in its own time."""
        open_ = {prompt.number for prompt in (*change.table.prompts, *change.table.offers)}
        self.drafts.forget_closed(change.table.id, open_)
        keys, news = self._keys(change.table.id), self._news_of(change)
        if keys:
            self._painted.setdefault(change.table.id, Painted()).note_change()
        for key in keys:
            if not self._open[key].note(change.table, news, self._painted[change.table.id]):
                del self._open[key]

    def table_painted(self, match: str, message: int | None) -> None:
        """The table shows what has happened, so panels may; those that ask go below a newer message of it."""
        if self._is_closed:
            return
        if match in self._painted:
            self._painted[match].note_painted()
        for key in self._keys(match) if message is not None else ():
            self._open[key].follow(message or 0)

    async def put_away(self, match: str, person: int) -> None:
        """They decided at the table, where the board is: a panel that was opened for a look is in the way now."""
        panel = self._open.get((match, person))
        if panel is not None and not panel.scene.has_hands:
            del self._open[match, person]
            await panel.withdraw()

    def _keys(self, match: str) -> list[tuple[str, int]]:
        return [key for key in self._open if key[0] == match]

    def _news_of(self, change: Change) -> News:
        """Of what was last seen to happen at this match; kept while somebody has a panel open there."""
        match, new = change.table.id, tuple(self.context.holds.moments(change.table, change.events))
        news = News(new) if new else self._news.get(match, News())
        news.note(change.table)
        if self._keys(match):
            self._news[match] = news
        return news

    async def close(self) -> None:
        """Draw no more: the next click in a panel left as it was shows a new one."""
        self._is_closed = True
        await asyncio.gather(*(panel.close() for panel in self._open.values()))

    def _panel(self, reply: Reply, table: Table, look: int | None = None) -> Panel:
        interaction = reply.interaction
        scene = self.context.private(table, interaction)
        key = table.id, interaction.user.id
        before = self._open.get(key)
        seat = seat_of(scene, interaction.user.id, look if look is not None or before is None else before.chosen(scene))
        if seat is None:
            raise Declined("refused-not-seated")
        if table.match is None:
            raise Declined("refused-not-open")
        self._forget_aged()
        if before is not None and before.is_later_than(reply):
            return Panel(self.context, reply, scene, seat, self.drafts, follower=before)
        moments = self._news.get(table.id, News()).to(seat)
        before = self._open.pop(key, None)
        panel = self._open[key] = Panel(self.context, reply, scene, seat, self.drafts, before, moments=moments)
        return panel

    def _forget_aged(self) -> None:
        while self._open and (oldest := next(iter(self._open.items())))[1].is_aged:
            del self._open[oldest[0]]
        open_ = {key[0] for key in self._open}
        for match in (self._news.keys() | self._painted.keys()) - open_:
            self._news.pop(match, None)
            self._painted.pop(match, None)
