"""Runs the live matches: starts, stops, rings, and lets automata think."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from datetime import UTC, datetime
from typing import Any

from bot.engine import Choice, Game
from bot.engine.readable import make_readable
from bot.host import motions, play, stead
from bot.host.alarm import Alarm, Bell
from bot.host.automata import RETRY, Automata
from bot.host.deeds import Deeds
from bot.host.herald import Herald
from bot.host.live import Step
from bot.host.refused import HostRefused
from bot.host.room import Action, Room
from bot.host.rooms import MOST_ROOMS, Rooms
from bot.host.table import Audience
from bot.host.wakeup import give_grace, to_be_resumed
from bot.store import Store

log = logging.getLogger(__name__)


def utcnow() -> datetime:
    return datetime.now(UTC)


class Host(Deeds):
    """One for all matches; what people do there stands in Deeds, what they may ask in Reader."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any, Any]],
        *,
        clock: Callable[[], datetime] = utcnow,
        automaton_delay: float = 0.8,
        most_rooms: int = MOST_ROOMS,
    ) -> None:
        make_readable(*(kind for game in games.values() for kind in (game.state_type, game.options_type)))
        self._clock = clock
        self._herald = Herald()
        self._alarm = Alarm(clock, self._rung)
        self._automata = Automata(automaton_delay, self.table, self._play_automaton, self._give_up)
        super().__init__(store, games, Rooms(self._make_room, self._automata.is_thinking, most_rooms))
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
            self._alarm.add(match, ("prompt", deadline.prompt), deadline.next)
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
        await self._rooms.quiet()
        await self._herald.close()

    def tick(self) -> None:
        """Look at the clock at once, where it has been set or the machine was asleep."""
        self._alarm.wake()

    async def _take(self, match: str, action: Action) -> Step | None:
        if self._is_closing:
            raise HostRefused("shutting-down")
        return await self._rooms.of(match).take(action)

    def _make_room(self, match: str) -> Room:
        room = Room(match, self.store, self.games, self._clock, self._published)
        if match in self._unheard:
            self._unheard.discard(match)
            room.greet_when_loaded()
        return room

    def _published(self, step: Step) -> None:
        """After the commit: tell, set the alarm, let automata think."""
        if step.change is not None:
            self._herald.tell(step.change)
        self._alarm.follow(step.live.table)
        if not self._is_closing:
            self._automata.follow(step.live.table)

    async def _play_automaton(self, match: str, prompt: int, choice: Choice | None) -> None:
        await self._take(match, lambda live: stead.answered_by_automaton(live, prompt, choice, self._clock()))

    async def _give_up(self, match: str, prompt: int, refused: HostRefused) -> None:
        await self._take(match, lambda live: stead.given_up(live, prompt, refused))

    async def _resume(self, ids: list[str]) -> None:
        for match in ids:
            try:
                await self._rooms.of(match).resume()
            except Exception:  # a border: the others must go on
                log.exception("match %s could not be taken up again", match)

    def _rung(self, match: str, bell: Bell) -> None:
        self._errand(self._ring(match, bell))

    async def _ring(self, match: str, bell: Bell) -> None:
        """A time has come. The steps look again whether that still fits."""
        try:
            for action in self._due(bell):
                await self._take(match, action)
            self._alarm.follow(await self.table(match))
        except HostRefused as refused:
            log.warning("%s %d in match %s must wait: %s", *bell, match, refused)
            if refused.reason == "storage":
                self._alarm.add(match, bell, self._clock() + RETRY)

    def _due(self, bell: Bell) -> tuple[Action, ...]:
        """Answer by default, or remind; close a question; call off what nobody has come back to."""
        kind, number = bell
        match kind:
            case "prompt":
                return (
                    lambda live: stead.timed_out(live, number, self._clock()),
                    lambda live: stead.reminded(live, number, self._clock()),
                )
            case "motion":
                return (lambda live: motions.lapsed(live, number, self._clock()),)
            case "deserted":
                return (lambda live: play.deserted(live, self._clock()),)

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an errand of the host failed", exc_info=error)
