"""The durable memory. Reads see what is committed; writes are on disk when they return."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

from bot.store import backends, characters, commits, erased, forgetting, purging
from bot.store.backend import Backend, Connection
from bot.store.backends import Where
from bot.store.between_processes import BetweenProcesses
from bot.store.errors import StorageFailed
from bot.store.folding import Folding
from bot.store.rows import CharacterRow, Commit, DeadlineRow, MatchRow, SeatRow
from bot.store.soundness import Mode
from bot.store.thinning import Thinning
from bot.store.writer import Write

log = logging.getLogger(__name__)
NextSlice = Callable[[Connection], Awaitable[Write | None]]


class Store(BetweenProcesses):
    """One database. All methods may raise StorageFailed."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self._backend = backend
        self._folding = Folding(backend, self.writer)
        self._erasing = asyncio.Lock()
        self.was_cut_short = False  # whoever had it open last did not close it, so somebody should look through it

    @classmethod
    async def open(cls, where: Where, *, is_shared: bool = False, gone: str = "") -> "Store":
        """Open it, make a file that is not there, bring the tables up to date. Raises StoreUnusable with a sentence.

        `is_shared` and `gone`: who else may be there, see `Backend.migrate`.
        """
        backend = backends.backend_at(where)
        found = await asyncio.to_thread(backend.migrate, is_shared=is_shared, gone=gone)
        if found.before not in (None, found.after):
            kept = f"; as it was: {found.backup}" if found.backup else ""
            log.info("The database was of schema %s and is of %s now%s", found.before, found.after, kept)
        store = cls(backend)
        store.was_cut_short = found.was_cut_short
        store._folding.start()
        return store

    @classmethod
    async def open_as_it_is(cls, where: Where, mode: Mode = "ro") -> "Store":
        """Open what is there and up to date, and make or migrate nothing. Raises StoreUnusable with a sentence."""
        backend = backends.backend_at(where, mode)
        await asyncio.to_thread(backend.must_be_current)
        return cls(backend)

    async def close(self) -> None:
        """Write what is waiting, fold the log into the file, and close it."""
        await self._hints.close()
        await self._folding.close()
        await self.writer.close()
        await self._readers.close()

    async def create(self, head: MatchRow, seats: list[SeatRow]) -> None:
        """Keep a new lobby. Raises ChannelBusy."""
        await self.writer.write(commits.creation(head, seats))

    async def commit(self, commit: Commit) -> None:
        """Keep all that one step changed, together.

        Raises Overtaken where the match is no longer as it was read, CharacterTaken where one that comes in is not.
        """
        await self.writer.write(commits.step(commit))

    async def move_deadlines(self, moves: list[tuple[DeadlineRow, DeadlineRow]]) -> None:
        """Keep deadlines of any matches that were moved: each as it was read, and as it is to be."""
        if moves:
            await self.writer.write(commits.moved_deadlines(moves))

    async def put_setting(self, guild: int, key: str, value: str | None) -> None:
        """Set a server's setting; None forgets it."""
        await self.writer.write(commits.setting(guild, key, value))

    async def put_wish(self, person: int, key: str, value: str | None) -> None:
        """Keep what a person has settled for themselves; None forgets it."""
        await self.writer.write(commits.wish(person, key, value))

    async def thin(self, guild: int, before: datetime, now: datetime) -> None:
        """Keep no more than the record of a server's matches that were over before then."""
        await self._in_slices(Thinning(guild, before, now).next_slice)

    async def purge(self, guild: int) -> None:
        """Forget all that is kept of a server: its matches, settings, standings and roster."""
        await self.begin_to_purge(guild)
        await self.finish_erasing()

    async def begin_to_purge(self, guild: int) -> None:
        """From now on nobody sees it any more; see `finish_erasing`."""
        await self.writer.write(purging.purging(guild))

    async def add_character(self, row: CharacterRow) -> None:
        """Keep a new character. Raises CharacterTaken where its origin has been used."""
        await self.writer.write(characters.addition(row))

    async def change_character(self, row: CharacterRow) -> None:
        """Keep what has changed in a character. Raises CharacterTaken where it plays or is no longer as it was read."""
        await self.writer.write(characters.change(row))

    async def delete_character(self, character: str) -> None:
        """Take a character out of the roster, unless it plays."""
        await self.writer.write(characters.removal(character))

    async def forget(self, person: int, name: str) -> None:
        """Take a person out of everything, also of matches that are over; `name` stands where theirs stood."""
        await self.begin_to_forget(person, name)
        await self.finish_erasing()

    async def begin_to_forget(self, person: int, name: str) -> None:
        """From now on nobody sees them any more; see `finish_erasing`."""
        await self.writer.write(forgetting.forgetting(person, name))

    async def finish_erasing(self) -> None:
        """Take out all that is left of who is to be forgotten, in slices; also what a restart has cut short.

        The log of what was written holds them too, so it is emptied.
        """
        async with self._erasing:
            for erasure in (found := await self._read(erased.erasures)):
                steps = forgetting.next_slice if erasure.kind == erased.PERSON else purging.next_slice
                await self._in_slices(partial(steps, erasure=erasure))
                await self.writer.write(forgetting.done(erasure))
            if found:
                await self._backend.forget_deleted()

    async def _in_slices(self, next_slice: NextSlice) -> None:
        """Between clicks, until nothing is left to do: each finds what the one before has left.

        Raises StorageFailed where one comes again as it was: what takes nothing away would be written for ever.
        """
        before: Write | None = None
        while (write := await self._read(next_slice)) is not None:
            if before is not None and write.rows == before.rows:
                raise StorageFailed("what was to be taken out is still there")
            write.is_slice = True
            await self.writer.write(write)
            before = write
