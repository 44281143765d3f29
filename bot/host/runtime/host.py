"""Runs the live matches: takes them up at the start, acts when a time has come, lets automata think."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.cluster.sharding import Shards
from bot.engine import Choice, Game
from bot.engine.readable import make_all_readable
from bot.host.model.live import Step
from bot.host.model.refused import PASSING, HostRefused
from bot.host.model.table import Audience, Change, Deadline, Table
from bot.host.runtime.alarm import CALL, MET, Alarm, LobbyLife, Timer, usual_life
from bot.host.runtime.automata import RETRY, Automata
from bot.host.runtime.characters import Characters
from bot.host.runtime.commands import Commands
from bot.host.runtime.leap import Leap
from bot.host.runtime.mailbox import FindStep, Mailbox
from bot.host.runtime.mailboxes import MEMORY, Mailboxes
from bot.host.runtime.notifier import Notifier
from bot.host.runtime.other_processes import OtherProcesses
from bot.host.runtime.queries import Queries
from bot.host.runtime.recovery import Recovery
from bot.host.runtime.turn_pause import TurnPause
from bot.host.runtime.wakeup import find_ours, give_grace, to_be_resumed
from bot.host.steps import lobby, play, stand_in, votes
from bot.metrics.figures import ANSWERS, TAKEN_BACK
from bot.store import StorageFailed, Store

log = logging.getLogger(__name__)


ALL = Shards()
Hold = Callable[[Change], float]  # for how many seconds people should see what has happened before automata go on


Vacations = Callable[[], Mapping[int, datetime]]
News = Callable[[], Awaitable[None]]


async def _nothing() -> None:
    pass


def utcnow() -> datetime:
    return datetime.now(UTC)


class Host:
    """One for all matches: `commands` is what people may do at them, `queries` what one may ask.

    `characters` are those that live on from match to match.

    The host itself does what nobody asks it to: it takes matches up, answers where a time is over, and lets automata
    play.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any, Any]],
        *,
        clock: Callable[[], datetime] = utcnow,
        monotonic: Callable[[], float] = time.monotonic,
        automaton_delay: float = 0.8,
        hold: Hold = lambda _: 0.0,
        lobby_life: LobbyLife = usual_life,
        memory: int = MEMORY,
        shards: Shards = ALL,
    ) -> None:
        make_all_readable()  # the games' own, too: threads read them
        self.store, self.games = store, games
        self._clock, self._hold, self._lobby_life = clock, hold, lobby_life
        self.shards = shards
        self._notifier = Notifier()
        self._alarm = Alarm(clock, self._on_due, lobby_life, monotonic=monotonic, on_leap=self._leapt)
        self._automata = Automata(automaton_delay, self._load, self._play_automaton, self._give_up)
        self._recovery = Recovery(self._take_up_again)
        self._mailboxes = Mailboxes(self._make_mailbox, self._automata.is_thinking, memory)
        self._leap = Leap(store, self._mailboxes, clock)
        self.queries = Queries(store, games, self._mailboxes)
        self.other_processes = OtherProcesses(store, shards, self._look_elsewhere)
        self.commands = Commands(store, self._mailboxes, self.queries, clock, self.other_processes)
        self.characters = Characters(store, self.queries, clock)
        self.turn_pause = TurnPause(store, clock)
        self.vacations: Vacations = dict  # who is on vacation, and until when: known to whoever asks people
        self.on_news: News = _nothing  # other processes have done something: what is remembered of people may be old
        self._background: set[asyncio.Task[None]] = set()
        self._is_closing = False
        self.taken_back = 0  # answers that did not fit the rules of an upgrade
        self._unannounced: set[str] = set()  # live matches the audience has not heard of since the start

    @property
    def in_memory(self) -> int:
        """How many matches are in memory."""
        return len(self._mailboxes)

    @property
    def empty_mailboxes(self) -> int:
        """How many mailboxes have no match."""
        return self._mailboxes.empty

    @property
    def memory_of_matches(self) -> int:
        """The bytes of the matches in memory."""
        return self._mailboxes.weight

    @property
    def audience(self) -> Audience | None:
        return self._notifier.audience

    @audience.setter
    def audience(self, audience: Audience | None) -> None:
        self._notifier.audience = audience

    async def start(self, last_seen: datetime | None = None) -> None:
        """Set the alarm, take lobbies and open matches up again; the audience hears `resumed` of each in turn.

        Matches that had been quiet before stay on disk, and are resumed when somebody comes to them.
        The time since the bot was `last_seen` is given back to everybody who has to decide.
        """
        await self.turn_pause.start(ends_it=self.shards.leads)
        await self.other_processes.start()
        is_ours = await find_ours(self.store, self.shards, last_seen)
        grace = await give_grace(self.store, self._clock(), last_seen, is_ours)
        for match, deadline in grace.deadlines:
            self._moved(match, deadline)
        for match, at in await self.store.calls():
            if is_ours(match):
                self._alarm.call(match, at)
        self._alarm.start()
        versions = {key: game.rules_version for key, game in self.games.items()}
        ids, self._unannounced = await to_be_resumed(
            self.store, self._clock(), last_seen, versions, grace.overdue, is_ours
        )
        self._in_background(self._resume(ids))

    async def close(self) -> None:
        """End what is under way; what is durable goes on at the next start."""
        self._is_closing = True
        self._mailboxes.close()
        await self.turn_pause.close()
        await self.other_processes.close()
        await self._recovery.close()
        await self._alarm.close()
        await self._automata.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self._mailboxes.until_idle()
        await self._notifier.close()

    @property
    def now(self) -> datetime:
        return self._clock()

    def call_at(self, match: str, at: datetime | None) -> None:
        """Tell the audience `called` then, as people may be called who must not be yet; None: nobody is to be."""
        self._alarm.call(match, at)

    async def look_again(self, guild: int) -> None:
        """A server has settled anew for how long a lobby may stand idle. Raises HostRefused."""
        for table in await self.queries.open_tables_on(guild):
            if table.status == "lobby":
                self._alarm.follow(table)

    def tick(self) -> None:
        """Look at the clock at once, where it has been set or the machine was asleep."""
        self._alarm.wake()

    async def _leapt(self, by: timedelta) -> bool:
        """The clock has. False: the store could not be written, so that nothing may ring yet."""
        try:
            is_ours = await find_ours(self.store, self.shards, None)
            await self._leap.follow(by, is_ours, self._moved, await self._waiting())
        except StorageFailed:
            log.exception("The deadlines could not be moved with the clock, and nothing rings before they are")
            return False
        return True

    async def _waiting(self) -> set[str]:
        """Matches in which more waits for its time than decisions: votes, and people on vacation."""
        found = set(self._alarm.waiting())
        for person in self.vacations():
            found |= set(await self.store.live_of(person))
        return found

    def _moved(self, match: str, deadline: Deadline) -> None:
        self._alarm.add(match, ("prompt", deadline.prompt), deadline.next)

    async def _look_elsewhere(self, matches: list[str]) -> None:
        """Raises StorageFailed, HostRefused."""
        await self._mailboxes.catch_up(await self.store.versions())
        await self.on_news()
        self._in_background(self._resume([match for match in matches if self._mailboxes.seen(match) is None]))

    async def _load(self, match: str) -> Table:
        return await self._mailboxes.of(match).load()

    def _make_mailbox(self, match: str) -> Mailbox:
        mailbox = Mailbox(
            match,
            self.store,
            self.games,
            self._clock,
            self._published,
            self.turn_pause.holds,
            self._is_ours,
            self._recovery.add,
        )
        if match in self._unannounced:
            self._unannounced.discard(match)
            mailbox.announce_when_loaded()
        return mailbox

    def _is_ours(self, table: Table) -> bool:
        return self.shards.holds(table.guild)

    def _published(self, step: Step) -> None:
        """After the commit: tell, set the alarm, let automata think. Matches of other processes are theirs."""
        if not self._is_ours(step.live.table):
            return
        if step.change is not None:
            self._notifier.tell(step.change)
            self.taken_back += step.change.count if step.change.stepped_back else 0
        _measure(step)
        self._alarm.follow(step.live.table)
        if not self._is_closing:
            self._automata.follow(step.live.table, self._hold(step.change) if step.change is not None else 0.0)

    async def _play_automaton(self, match: str, prompt: int, choice: Choice | None) -> None:
        await self._mailboxes.take(
            match, lambda live: stand_in.answered_by_automaton(live, prompt, choice, self._clock())
        )

    async def _give_up(self, match: str, prompt: int, refused: HostRefused) -> None:
        await self._mailboxes.take(match, lambda live: stand_in.given_up(live, prompt, refused))

    async def _resume(self, ids: list[str]) -> None:
        for match in ids:
            try:
                await self._mailboxes.of(match).resume()
            except Exception:  # whatever is wrong with one match, the others must go on
                log.exception("match %s could not be taken up again", match)
        if self.taken_back:
            log.warning("after the upgrade of the rules %d answers were taken back in all", self.taken_back)

    async def _take_up_again(self, match: str) -> None:
        mailbox = self._mailboxes.of(match)
        if mailbox.table is None:
            await mailbox.resume()

    def _on_due(self, match: str, timer: Timer) -> None:
        self._in_background(self._handle(match, timer))

    async def _handle(self, match: str, timer: Timer) -> None:
        """A time has come. The steps look whether it still means anything, as the match may have moved on."""
        try:
            if timer == CALL:
                table = await self._load(match)
                if self._is_ours(table):
                    self._notifier.tell(Change(table=table, kind="called"))
                return
            if timer == MET:
                await self.commands.meet(match, self.vacations())
            for find_step in self._steps_for(timer):
                await self._mailboxes.take(match, find_step)
            self._alarm.follow(await self._load(match))
        except HostRefused as refused:
            log.warning("%s %d in match %s must wait: %s", *timer, match, refused, extra={"is_of_storage": True})
            if refused.reason in PASSING:
                self._alarm.hold(match, timer, self._clock() + RETRY)

    def _steps_for(self, timer: Timer) -> tuple[FindStep, ...]:
        """Answer by default, or remind; close a vote; call off a match that nobody has come back to."""
        kind, number = timer
        match kind:
            case "prompt":
                return (
                    lambda live: stand_in.timed_out(live, number, self._clock()),
                    lambda live: stand_in.reminded(live, number, self._clock()),
                )
            case "vote":
                return (lambda live: votes.lapsed(live, number, self._clock()),)
            case "deserted":
                return (lambda live: play.deserted(live, self._clock()),)
            case "idle":
                return (lambda live: lobby.lapsed(live, self._lobby_life(live.table.guild), self._clock()),)
            case "call" | "met":
                return ()

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background_done)

    def _background_done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a background task of the host failed", exc_info=error)


def _measure(step: Step) -> None:
    entry = step.commit.entry
    if entry is not None and entry.answer is not None:
        ANSWERS.labels(entry.answer.by).inc()
    if step.change is not None and step.change.stepped_back:
        TAKEN_BACK.inc(step.change.count)
