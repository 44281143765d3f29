"""What is kept no longer: matches long over are thinned to their record, and servers I was removed from forgotten."""

import asyncio
import logging
from datetime import datetime, timedelta

from bot.host import HostRefused
from bot.store import StoreError
from bot.ui.shared.context import Context

log = logging.getLogger(__name__)
EVERY_SECONDS = 6 * 60 * 60.0
REMOVED = "removed"  # the setting that says since when I am on a server no more
REMEMBERED = timedelta(days=30)  # a server that has removed me may have done so by mistake


class Housekeeping:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def run(self) -> None:
        """For ever, so run it as a task. A background border: what fails is tried again the next time."""
        await self.context.client.wait_until_ready()
        while True:
            try:
                await self.sweep()
            except (HostRefused, StoreError):
                log.exception("What is kept could not be tidied")
            await asyncio.sleep(EVERY_SECONDS)

    async def sweep(self) -> None:
        """Raises HostRefused and StoreError."""
        host, now = self.context.host, self.context.host.now
        await host.store.finish_erasing()  # what a restart has cut short
        here = {guild.id for guild in self.context.client.guilds}
        removed = await host.store.setting(REMOVED)
        for guild in filter(host.shards.holds, await host.store.servers()):
            if guild in here:
                await self._tidy(guild, now, is_back=guild in removed)
            elif guild not in removed:
                await host.store.put_setting(guild, REMOVED, now.isoformat())
            elif datetime.fromisoformat(removed[guild]) + REMEMBERED <= now:
                log.warning("I was removed from server %d long ago, so I forget it", guild)
                await self.purge(guild)

    async def purge(self, guild: int) -> None:
        """Forget all of a server. Raises HostRefused."""
        await self.context.host.commands.purge(guild)
        self.context.settings.forget(guild)
        for keeper in self.context.keepers:
            keeper.purge(guild)
        self.context.ledgers.forget()

    async def _tidy(self, guild: int, now: datetime, *, is_back: bool) -> None:
        store = self.context.host.store
        if is_back:
            await store.put_setting(guild, REMOVED, None)
        if days := self.context.settings.of(guild).keep_days:
            await store.thin(guild, now - timedelta(days=days), now)
