"""The audience of the host: what changed in a match is cried out in its channel."""

import asyncio
import logging
from collections.abc import Callable, Collection

from bot.host import Change, Table
from bot.ui.easel import Easel
from bot.ui.house import House
from bot.ui.panels import Panels
from bot.ui.trace import Trace

log = logging.getLogger(__name__)

MOST_EASELS = 500  # kept for quiet matches; a dropped one is made anew at the next change


class Criers:
    """One easel per match."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.panels = Panels(house)
        self._easels: dict[str, Easel] = {}

    async def changed(self, change: Change) -> None:
        """Called by the host after each commit. Who clicked is answered first; pictures follow in their own time."""
        await self.house.doorman.lull()
        if change.table.game not in self.house.faces:
            log.warning("Match %s stands still: its game, %s, is not here", change.table.id, change.table.game)
            return
        self._easel(change).note(change)
        self.panels.changed(change)

    def repair(self, match: str, seen: Trace | None = None) -> None:
        """Somebody saw an outdated message: show it as it is."""
        if match in self._easels:
            self._easels[match].repair(seen)

    def lost(self, messages: Collection[int]) -> None:
        """These messages were deleted."""
        for easel in self._live():
            if easel.painter.poster.message in messages:
                easel.lost()

    def look_again(self, fits: Callable[[Table], bool]) -> None:
        """Something about their channels has changed: what was hindered may be possible now, or the other way."""
        for easel in self._live():
            if fits(easel.table):
                easel.touch()

    def try_again(self, channel: int) -> None:
        """We may write there again, perhaps."""
        for easel in self._live():
            if easel.is_refused and easel.table.channel == channel:
                easel.touch()

    async def close(self) -> None:
        """Called after the host's last word: what is being drawn now must not come after Discord's session."""
        await self.panels.close()
        await asyncio.gather(*(easel.close() for easel in self._easels.values()))

    def _live(self) -> list[Easel]:
        return [easel for easel in self._easels.values() if easel.table.is_live]

    def _easel(self, change: Change) -> Easel:
        match = change.table.id
        if match not in self._easels:
            self._forget_quiet()
            self._easels[match] = Easel(self.house, change.table)
        return self._easels[match]

    def _forget_quiet(self) -> None:
        quiet = [match for match, easel in self._easels.items() if easel.is_idle and not easel.table.is_live]
        for match in quiet[: max(0, len(self._easels) - MOST_EASELS)]:
            del self._easels[match]
