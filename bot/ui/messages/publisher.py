"""The host's audience: after each change of a match it sees to its public message and to its panels."""

import asyncio
import logging
from collections.abc import Callable, Collection

from bot.host import Change, Table
from bot.ui.messages.gathering import Gathering
from bot.ui.messages.panels import Panels
from bot.ui.messages.posted import PostedMessage
from bot.ui.messages.presence import Presence
from bot.ui.messages.updater import Updater
from bot.ui.shared.context import Context

log = logging.getLogger(__name__)

MOST_UPDATERS = 500  # kept for quiet matches; a dropped one is made anew at the next change


class Publisher:
    """One updater per match."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.panels = Panels(context)
        self.presence = Presence(context)
        self.gathering = Gathering(context)
        self._updaters: dict[str, Updater] = {}
        self.hearers: list[Callable[[Change], None]] = []  # whoever else wants to know what happens

    async def changed(self, change: Change) -> None:
        """Called by the host after each commit. Who clicked is answered first; pictures follow in their own time."""
        self.context.clicked.unanswered.expect(self._shown_message(change), change.table.game)
        await self.context.in_flight.wait_briefly()
        if change.table.game not in self.context.faces:
            log.warning("Match %s stands still: its game, %s, is not here", change.table.id, change.table.game)
            return
        self._updater(change).note(change)
        self.gathering.changed(change)
        for hears in self.hearers:
            hears(change)
        self.panels.changed(change)
        self.presence.changed(change)

    def repair(self, match: str, seen: PostedMessage | None = None) -> None:
        """Somebody saw an outdated message: show it as it is."""
        if match in self._updaters:
            self._updaters[match].repair(seen)

    def messages_deleted(self, messages: Collection[int]) -> None:
        for updater in self.live_updaters():
            if updater.shown_message in messages:
                updater.message_deleted()

    def update_where(self, fits: Callable[[Table], bool]) -> None:
        """Something about their channels has changed: what was forbidden may be allowed now, or the other way."""
        for updater in self.live_updaters():
            if fits(updater.table):
                updater.request()

    def update_refused(self, channel: int) -> None:
        """A channel in which we could not write may be open again."""
        for updater in self.live_updaters():
            if updater.is_refused and updater.table.channel == channel:
                updater.request()

    async def close(self) -> None:
        """Called once the host is closed: what is being drawn now must not come after Discord's session."""
        await self.gathering.close()
        await self.panels.close()
        await self.presence.close()
        await asyncio.gather(*(updater.close() for updater in self._updaters.values()))

    def live_updaters(self) -> list[Updater]:
        return [updater for updater in self._updaters.values() if updater.table.is_live]

    def _shown_message(self, change: Change) -> int | None:
        """None also after a restart, as its message must be looked for first, which takes longer than a click waits."""
        updater = self._updaters.get(change.table.id)
        return None if updater is None else updater.shown_message

    def _updater(self, change: Change) -> Updater:
        match = change.table.id
        if match not in self._updaters:
            self._forget_quiet()
            self._updaters[match] = Updater(self.context, change.table, self.panels.table_painted)
        return self._updaters[match]

    def _forget_quiet(self) -> None:
        quiet = [match for match, updater in self._updaters.items() if updater.is_idle and not updater.table.is_live]
        for match in quiet[: max(0, len(self._updaters) - MOST_UPDATERS)]:
            del self._updaters[match]
