"""The durable memory. Reads see what is committed; writes are on disk when they return."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from bot.store import backends, characters, commits, erased, forgetting, leases, purging, queries, retention, schema
from bot.store.about_person import AboutPerson, about_person
from bot.store.backend import Backend, Connection
from bot.store.backends import Where
from bot.store.commits import EVERYWHERE
from bot.store.errors import Outdated, StorageFailed, StoreUnusable
from bot.store.folding import Folding
from bot.store.hints import Ear, Hints
from bot.store.over import Over, name_of, over_since
from bot.store.reader_pool import Readers
from bot.store.retention import Film
from bot.store.rows import CharacterRow, Commit, DeadlineRow, History, LeaseRow, MatchRow, SeatRow
from bot.store.soundness import Mode
from bot.store.standings import Standing, has_won, standings
from bot.store.thinning import Thinning
from bot.store.writer import Write, Writer

MOST_IDS = 500  # read at once
DRAIN, STANDSTILL, MARK, HANDOVER = "drain", "standstill", "mark", "handover"
log = logging.getLogger(__name__)
NextSlice = Callable[[Connection], Awaitable[Write | None]]
P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """One database. All methods may raise StorageFailed."""

    def __init__(self, backend: Backend) -> None:
        self.writer = Writer(backend)
        self._readers = Readers(backend)
        self._hints = Hints(backend)
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

    async def wishes(self, key: str) -> dict[int, str]:
        """What all people who have settled that have settled."""
        return await self._read(queries.wishes, key)

    async def laid_out(self, guild: int) -> list[int]:
        """Who laid out the lobbies and open matches of a server, one for each."""
        return await self._read(queries.laid_out, guild)

    async def live_of(self, person: int) -> list[str]:
        """The lobbies and open matches in which somebody has a seat, oldest first."""
        return await self._read(queries.live_of, person)

    async def guilds(self, since: datetime | None = None) -> dict[str, int]:
        """On which server each lobby and open match is, and each that is over since then."""
        return await self._read(queries.guilds, since)

    async def versions(self) -> dict[str, int]:
        """The version each lobby and open match is at."""
        return await self._read(queries.versions)

    async def calls(self) -> list[tuple[str, datetime]]:
        """Where somebody is to be called later, and when."""
        return await self._read(queries.calls)

    async def about_person(self, person: int) -> AboutPerson:
        """All that is kept about somebody."""
        return await self._read(about_person, person)

    async def films(self, person: int) -> list[Film]:
        """The films people have shared of matches in which somebody played."""
        return await self._read(retention.films, person)

    async def films_on(self, guild: int) -> list[Film]:
        """The films people have shared on a server."""
        return await self._read(retention.films_on, guild)

    async def servers(self) -> set[int]:
        """The servers of which anything is kept."""
        return await self._read(retention.servers)

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

    async def characters_of(self, owner: int) -> list[CharacterRow]:
        """All characters of a person, in the order they were made."""
        return await self._read(characters.of_person, owner)

    async def characters(self, ids: Collection[str]) -> dict[str, CharacterRow]:
        """Those of the characters that there are, by id."""
        return await self._read(characters.by_id, ids)

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

    async def history(self, match: str) -> History | None:
        """All that is kept of a match."""
        return await self._read(queries.history, match)

    async def recent(self, match: str) -> History | None:
        """What a match goes on from: its newest snapshot and what came since."""
        return await self._read(queries.recent, match)

    async def live(self, channel: int | None = None) -> list[str]:
        """The ids of lobbies and open matches (in one channel, or all), oldest first."""
        return await self._read(queries.live, channel)

    async def unsettled(self, since: datetime, versions: Mapping[str, int]) -> set[str]:
        """The live ones to look at after a restart, as what happened `since` then may not have been shown."""
        return await self._read(queries.unsettled, since, versions)

    async def ended(self, since: datetime, most: int) -> list[str]:
        """The matches that are over since then and stand in a message; the latest, in the order they ended."""
        return await self._read(queries.ended, since, most)

    async def live_on(self, guild: int) -> list[str]:
        """The lobbies and open matches of a server, oldest first."""
        return await self._read(queries.live_on, guild)

    async def moved(self, match: str) -> datetime | None:
        """When something was last decided in a match."""
        return await self._read(queries.moved, match)

    async def begun(self) -> AsyncIterator[str]:
        """The ids of all matches that ever began, also of those that are over; read some at a time."""
        found = await self._read(queries.begun, "", MOST_IDS)
        while found:
            for match in found:
                yield match
            found = await self._read(queries.begun, found[-1], MOST_IDS)

    async def lately(self, most: int) -> list[tuple[str, datetime]]:
        """The lobbies and open matches in which something happened last, and when; the latest first."""
        return await self._read(queries.lately, most)

    async def latest(self, channel: int) -> str | None:
        """The id of the last match that began in a channel, also of one that is over."""
        return await self._read(queries.latest, channel)

    async def deadlines(self) -> list[DeadlineRow]:
        """All open deadlines, the nearest first."""
        return await self._read(queries.deadlines)

    async def settings(self, guild: int) -> dict[str, str]:
        return await self._read(queries.settings, guild)

    async def standings(self, guild: int, game: str) -> list[Standing]:
        """Who has played a game on a server, the most victories first."""
        return await self._read(standings, guild, game)

    async def over_since(self, guild: int, game: str, since: datetime) -> list[Over]:
        """The first PAGE matches of a game on a server that ended then or later, in that order."""
        return await self._read(over_since, guild, game, since)

    async def name_of(self, guild: int, person: int) -> str | None:
        """What somebody was called at a table of that server."""
        return await self._read(name_of, guild, person)

    async def has_won(self, guild: int, game: str, person: int) -> bool:
        """Has this person ever won that game on that server?"""
        return await self._read(has_won, guild, game, person)

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

    async def put_drain(self, reason: str | None) -> None:
        """Let no new matches begin, and say why; None lets them begin again."""
        await self.put_setting(EVERYWHERE, DRAIN, reason)

    async def drain(self) -> str | None:
        """Why no new match may be opened, if so."""
        return (await self.settings(EVERYWHERE)).get(DRAIN)

    async def pause_turns(self, until: datetime | None) -> None:
        """Let no turn begin until then; None lets them begin again."""
        await self.put_setting(EVERYWHERE, STANDSTILL, None if until is None else until.isoformat())

    async def turns_paused_until(self) -> datetime | None:
        """Until when no turn may begin, if so."""
        found = (await self.settings(EVERYWHERE)).get(STANDSTILL)
        return None if found is None else datetime.fromisoformat(found)

    def ear_for_turn_pause(self) -> Ear:
        return self._hears(STANDSTILL)

    async def put_handover(self, holder: str) -> None:
        """Ask whoever holds leases by that name to end, so that another process takes them."""
        await self.put_setting(EVERYWHERE, HANDOVER, holder)

    async def handover(self) -> str | None:
        """Who was asked last to hand over."""
        return (await self.settings(EVERYWHERE)).get(HANDOVER)

    def ear_for_handover(self) -> Ear:
        return self._hears(HANDOVER)

    async def put_mark(self, mark: str) -> None:
        """Let other processes see that something was done which concerns all."""
        await self.put_setting(EVERYWHERE, MARK, mark)

    async def mark(self) -> str | None:
        return (await self.settings(EVERYWHERE)).get(MARK)

    def ear_for_mark(self) -> Ear:
        return self._hears(MARK)

    async def setting(self, key: str) -> dict[int, str]:
        """One setting of all servers that have it."""
        return await self._read(queries.setting, key)

    async def check(self) -> str:
        """SQLite's own opinion of the file: "ok", or what is wrong."""
        return await self._read(queries.check)

    def _hears(self, key: str) -> Ear:
        """When a setting that concerns all servers may have changed."""
        return self._hints.ear(commits.about_setting(EVERYWHERE, key))

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

    async def _read(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        if self.writer.is_closed:
            raise StorageFailed("the store is closed")
        return await self._readers.read(lambda connection: query(connection, *args, **kwargs))
