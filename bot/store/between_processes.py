"""What the processes that share a database agree on: who serves which shard, and what all are to heed."""

from collections.abc import Callable, Sequence
from datetime import datetime

from bot.store import commits, leases, schema
from bot.store.backend import Backend
from bot.store.commits import EVERYWHERE
from bot.store.errors import Outdated, StoreUnusable
from bot.store.hints import Ear, Hints
from bot.store.people_reads import PeopleReads
from bot.store.rows import LeaseRow

DRAIN, STANDSTILL, MARK, HANDOVER = "drain", "standstill", "mark", "handover"


class BetweenProcesses(PeopleReads):
    """Leases, and the settings that concern all processes."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self._hints = Hints(backend)

    async def leases(self) -> list[LeaseRow]:
        """Which process serves which shard, also where that has run out."""
        return await self._read(leases.leases)

    async def take_leases(
        self, rows: Sequence[LeaseRow], now: datetime | None, lost: Callable[[], None], gone: str = ""
    ) -> None:
        """Serve these shards, all by one holder. Once another process serves one of them nothing is written any more.

        Then `lost` is called, and LeaseLost raised to all who write. Raises LeaseTaken and ShardsDiffer, unless `now`
        is None as whoever had them is gone, or it is `gone` that has; and StoreUnusable where a newer version has
        changed the tables meanwhile.
        """
        try:
            await self.writer.write(leases.taking(rows, now, gone))
        except Outdated as error:
            raise StoreUnusable(schema.OUTDATED) from error
        self.writer.guard(leases.guard(rows[0].holder, len(rows)), lost)

    async def renew_leases(self, holder: str, until: datetime) -> None:
        """Go on serving. Raises LeaseLost."""
        await self.writer.write(leases.renewing(holder, until))

    async def give_leases_back(self, holder: str, now: datetime) -> None:
        """Serve nothing any more. Raises LeaseLost, as does all that is written afterwards."""
        await self.writer.write(leases.giving_back(holder, now))

    def ear_for_leases(self) -> Ear:
        """Hears when a lease may have been taken or given back."""
        return self._hints.ear(leases.LEASES)

    async def _agree(self, key: str, value: str | None) -> None:
        await self.writer.write(commits.setting(EVERYWHERE, key, value))

    async def put_drain(self, reason: str | None) -> None:
        """Let no new matches begin, and say why; None lets them begin again."""
        await self._agree(DRAIN, reason)

    async def drain(self) -> str | None:
        """Why no new match may be opened, if so."""
        return (await self.settings(EVERYWHERE)).get(DRAIN)

    async def pause_turns(self, until: datetime | None) -> None:
        """Let no turn begin until then; None lets them begin again."""
        await self._agree(STANDSTILL, None if until is None else until.isoformat())

    async def turns_paused_until(self) -> datetime | None:
        """Until when no turn may begin, if so."""
        found = (await self.settings(EVERYWHERE)).get(STANDSTILL)
        return None if found is None else datetime.fromisoformat(found)

    def ear_for_turn_pause(self) -> Ear:
        return self._hears(STANDSTILL)

    async def put_handover(self, holder: str) -> None:
        """Ask whoever holds leases by that name to end, so that another process takes them."""
        await self._agree(HANDOVER, holder)

    async def handover(self) -> str | None:
        """Who was asked last to hand over."""
        return (await self.settings(EVERYWHERE)).get(HANDOVER)

    def ear_for_handover(self) -> Ear:
        return self._hears(HANDOVER)

    async def put_mark(self, mark: str) -> None:
        """Let other processes see that something was done which concerns all."""
        await self._agree(MARK, mark)

    async def mark(self) -> str | None:
        return (await self.settings(EVERYWHERE)).get(MARK)

    def ear_for_mark(self) -> Ear:
        return self._hears(MARK)

    def _hears(self, key: str) -> Ear:
        """When a setting that concerns all servers may have changed."""
        return self._hints.ear(commits.about_setting(EVERYWHERE, key))
