"""Runs the live matches. Everything that changes one goes through its room."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.engine import Choice, Event, Game, Options
from bot.engine.record import Record
from bot.host import faults, forgetting, leaving, lobby, play, story
from bot.host.alarm import Alarm
from bot.host.automata import RETRY, Automata
from bot.host.herald import Herald
from bot.host.live import Live, Step, head_row, seat_row
from bot.host.pace import PACES
from bot.host.refused import HostRefused
from bot.host.room import Action, Room
from bot.host.story import Told
from bot.host.table import Audience, Change, Deadline, Person, SeatInfo, Table
from bot.host.wakeup import give_grace, to_be_resumed
from bot.store import ChannelBusy, History, Standing, StorageFailed, Store

log = logging.getLogger(__name__)
T = TypeVar("T")
MOST_ROOMS = 200  # matches kept in memory; others wait in the store


def utcnow() -> datetime:
    return datetime.now(UTC)


class Host:
    """All methods may raise HostRefused; what they did is durable when they return."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any, Any]],
        *,
        clock: Callable[[], datetime] = utcnow,
        automaton_delay: float = 0.8,
        most_rooms: int = MOST_ROOMS,
    ) -> None:
        self.store, self.games = store, games
        self._clock, self._most_rooms = clock, most_rooms
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the one used last comes last
        self._herald = Herald()
        self._alarm = Alarm(clock, self._rung)
        self._automata = Automata(automaton_delay, self.table, self._play_automaton)
        self._errands: set[asyncio.Task[None]] = set()
        self._is_closing = False
        self._unheard: set[str] = set()  # live matches the audience has not heard of since the start

    @property
    def audience(self) -> Audience | None:
        return self._herald.audience

    @audience.setter
    def audience(self, audience: Audience | None) -> None:
        self._herald.audience = audience

    async def start(self, last_seen: datetime | None = None) -> None:
        """Set the alarm, take lobbies and open matches up again; the audience hears `resumed` of each in turn.

        Matches that had been quiet before a short absence stay on disk, and are resumed when somebody comes to them.
        The time since the bot was `last_seen` is given back to everybody who has to decide.
        """
        for match, deadline in await give_grace(self.store, self._clock(), last_seen):
            self._alarm.add(match, deadline)
        self._alarm.start()
        versions = {key: game.rules_version for key, game in self.games.items()}
        ids, self._unheard = await to_be_resumed(self.store, self._clock(), last_seen, versions)
        self._errand(self._resume(ids))

    async def close(self) -> None:
        """End what is under way; what is durable goes on at the next start."""
        self._is_closing = True
        await self._alarm.close()
        await self._automata.close()
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.quiet()
        await self._herald.close()

    def tick(self) -> None:
        """Look at the clock at once, where it has been set or the machine was asleep."""
        self._alarm.wake()

    async def open_lobby(
        self, game: str, *, guild: int, channel: int, starter: Person, options: Options, pace: str
    ) -> Table:
        """A new lobby where the starter sits. Raises HostRefused("channel-busy")."""
        if game not in self.games or pace not in PACES:
            raise ValueError(f"no game {game!r} or no pace {pace!r}")
        table = Table(
            id=secrets.token_urlsafe(6),
            game=game,
            guild=guild,
            channel=channel,
            message=None,
            status="lobby",
            options=options,
            pace=pace,
            starter=starter,
            seats=[SeatInfo(0, starter, starter.name)],
            commitment=None,
            created=self._clock(),
        )
        live = Live(table, self.games[game].rules_version)
        await self._create(live)
        return table

    async def join(self, match: str, person: Person) -> Table:
        return await self._change(match, lambda live: lobby.joined(live, self._game(live), person, self._clock()))

    async def leave(self, match: str, person: Person) -> Table:
        """Leave a lobby. To leave a match that is on: `quit_for_good`."""
        return await self._change(match, lambda live: lobby.left(live, person, self._clock()))

    async def add_automaton(self, match: str, by: Person, name: str) -> Table:
        return await self._change(
            match, lambda live: lobby.automaton_added(live, self._game(live), by, name, self._clock())
        )

    async def remove_automaton(self, match: str, by: Person) -> Table:
        return await self._change(match, lambda live: lobby.automaton_removed(live, by, self._clock()))

    async def begin(self, match: str, by: Person, *, may_start: bool = False) -> Table:
        """Start the match; the starter may, and whoever the caller says may."""
        return await self._change(
            match, lambda live: lobby.began(live, self._game(live), by, self._clock(), may_start=may_start)
        )

    async def answer(self, match: str, person_id: int, prompt: int, choice: Choice) -> Change:
        """A person's answer. Raises HostRefused, as `stale`, `not-yours` or `illegal`."""
        step = await self._take(
            match, lambda live: play.answered_by_person(live, person_id, prompt, choice, self._clock())
        )
        assert step is not None
        assert step.change is not None
        return step.change

    async def quit(self, match: str, person: Person) -> Table:
        """Be away from a match that is on: an automaton plays the seat until the person comes back."""
        return await self._change(match, lambda live: play.went_away(live, person.id, self._clock()))

    async def quit_for_good(self, match: str, person: Person) -> Table:
        """Leave a match that is on, never to return: the game's own rule says what becomes of the seat."""
        return await self._change(match, lambda live: leaving.left_for_good(live, person.id, self._clock()))

    async def return_(self, match: str, person: Person) -> Table:
        """Take a seat back one has been away from."""
        return await self._change(match, lambda live: play.came_back(live, person.id, self._clock()))

    async def stop(self, match: str, by: Person, *, may_stop: bool) -> Table:
        """End a lobby or a match without a result; the starter may, and whoever the caller says may."""
        return await self._change(match, lambda live: play.stopped(live, by.id, self._clock(), may_stop=may_stop))

    async def forget(self, person_id: int, name: str) -> None:
        """Take a person out of everything; `name` stands where theirs stood. May be done again, should it fail."""
        for table in await self.open_tables():
            await self._take(table.id, lambda live: forgetting.forgotten(live, person_id, name, self._clock()))
        await self._read(self.store.forget(person_id, name))
        for match, room in list(self._rooms.items()):
            if room.is_quiet and room.table is not None and not room.table.is_live:
                del self._rooms[match]  # it remembers the name

    async def set_message(self, match: str, message: int | None) -> None:
        """Remember which message shows the table; also while the bot goes down, as it may just have been posted."""
        await self._room(match).take(lambda live: play.shown_in(live, message, self._clock()))

    async def table(self, match: str) -> Table:
        """The table as last committed, also of a match that is over. Raises HostRefused("no-match")."""
        return await self._room(match).load()

    async def table_in(self, channel: int) -> Table | None:
        """The lobby or open match of a channel."""
        ids = await self._read(self.store.live(channel))
        return await self.table(ids[0]) if ids else None

    async def last_in(self, channel: int) -> Table | None:
        """The last match that began in a channel, also one that is over."""
        found = await self._read(self.store.latest(channel))
        return await self.table(found) if found else None

    async def standings(self, guild: int, game: str) -> list[Standing]:
        """What people have done in a game on a server, the most victories first."""
        return await self._read(self.store.standings(guild, game))

    async def drain(self) -> str | None:
        """Why no new match may be opened, if so."""
        return await self._read(self.store.drain())

    async def open_tables(self) -> list[Table]:
        """All lobbies and open matches, oldest first."""
        return [await self.table(match) for match in await self._read(self.store.live())]

    async def log(self, match: str) -> list[Event]:
        """All that has happened, secret events among it: show what `is_for` the reader's seat."""
        return [event for told in await self.story(match) for event in told.events]

    async def story(self, match: str) -> list[Told]:
        """The answers and what came of each, by replay."""
        history = await self._history(match)
        return await asyncio.to_thread(story.story, history, self._game_of(history.head.game))

    def trace(self, match: str, error_id: str) -> str:
        """For the log, where showing a match went wrong: all it takes to see it again. Empty if it is not in memory."""
        room = self._rooms.get(match)
        return "" if room is None or room.table is None else faults.trace(room.table, error_id)

    async def record(self, match: str) -> Record:
        """The record for export and verification."""
        history = await self._history(match)
        return story.record(history, self._game_of(history.head.game))

    async def _create(self, live: Live) -> None:
        try:
            await self.store.create(head_row(live), [seat_row(seat) for seat in live.table.seats])
        except ChannelBusy:
            raise HostRefused("channel-busy") from None
        except StorageFailed as error:
            log.exception("a new lobby could not be saved")
            raise HostRefused("storage") from error

    async def _history(self, match: str) -> History:
        history = await self._read(self.store.history(match))
        if history is None:
            raise HostRefused("no-match")
        return history

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except StorageFailed as error:
            log.exception("the store could not be read")
            raise HostRefused("storage") from error

    def _game(self, live: Live) -> Game[Any, Any]:
        return self._game_of(live.table.game)

    def _game_of(self, key: str) -> Game[Any, Any]:
        if key not in self.games:
            raise HostRefused("no-match")  # its game is no longer among ours
        return self.games[key]

    async def _change(self, match: str, action: Action) -> Table:
        step = await self._take(match, action)
        assert step is not None
        return step.live.table

    async def _take(self, match: str, action: Action) -> Step | None:
        if self._is_closing:
            raise HostRefused("shutting-down")
        return await self._room(match).take(action)

    def _room(self, match: str) -> Room:
        """The match's mailbox; those idle for longest make way."""
        room = self._rooms.get(match)
        if room is None:
            room = self._rooms[match] = Room(match, self.store, self.games, self._clock, self._published)
            if match in self._unheard:
                self._unheard.discard(match)
                room.greet_when_loaded()
            self._make_way()
        self._rooms.move_to_end(match)
        return room

    def _make_way(self) -> None:
        spare = len(self._rooms) - self._most_rooms
        for match, room in list(self._rooms.items())[: max(0, spare)]:
            if room.is_quiet and not self._automata.is_thinking(match):
                del self._rooms[match]

    def _published(self, step: Step) -> None:
        """After the commit: tell, set the alarm, let automata think."""
        if step.change is not None:
            self._herald.tell(step.change)
        self._alarm.follow(step.live.table)
        if not self._is_closing:
            self._automata.follow(step.live.table)

    async def _play_automaton(self, match: str, prompt: int, choice: Choice | None) -> None:
        await self._take(match, lambda live: play.answered_by_automaton(live, prompt, choice, self._clock()))

    async def _resume(self, ids: list[str]) -> None:
        for match in ids:
            try:
                await self._room(match).resume()
            except Exception:  # a border: the others must go on
                log.exception("match %s could not be taken up again", match)

    def _rung(self, match: str, deadline: Deadline) -> None:
        self._errand(self._ring(match, deadline))

    async def _ring(self, match: str, deadline: Deadline) -> None:
        """A deadline's time has come: remind, or answer by default. The steps look again whether that still fits."""
        number = deadline.prompt
        try:
            await self._take(match, lambda live: play.timed_out(live, number, self._clock()))
            await self._take(match, lambda live: play.reminded(live, number, self._clock()))
            self._alarm.follow(await self.table(match))
        except HostRefused as refused:
            log.warning("the deadline of prompt %d in match %s must wait: %s", number, match, refused)
            if refused.reason == "storage":
                later = self._clock() + RETRY
                self._alarm.add(match, replace(deadline, due=later, remind=later))

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an errand of the host failed", exc_info=error)
