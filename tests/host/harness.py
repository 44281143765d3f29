"""A host on a real file, with a clock that tests set and an audience they can wait for."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Self

import pytest
from sqlalchemy import text

from bot.engine import Game
from bot.host import Change, Commands, Host, HostRefused, Person, Queries, ServerRights, Table
from bot.host.runtime.alarm import LobbyLife, usual_life
from bot.host.runtime.host import Hold
from bot.host.runtime.mailbox import ROOM
from bot.store import Store, backends
from tests.host.duel_game import Duel, DuelOptions

ADA, BEN, CLEO = Person(1, "Ada"), Person(2, "Ben"), Person(3, "Cleo")
PATIENCE = 60  # seconds for what takes a hundredth of one: a test that waits for nothing says so
NOBODY, MANAGER = ServerRights(), ServerRights(is_manager=True)


class Clock:
    def __init__(self) -> None:
        self.now = self._began = datetime(2026, 1, 1, tzinfo=UTC)
        self._leapt = timedelta()
        self._real: Callable[[], datetime] | None = None

    def __call__(self) -> datetime:
        return self._real() if self._real else self.now

    def now_is(self, real: Callable[[], datetime]) -> None:
        """Show the time of another clock from here on."""
        self._real = real

    def monotonic(self) -> float:
        """The seconds that have passed, whatever the time of day is said to be."""
        return (self() - self._began - self._leapt).total_seconds()

    def pass_(self, time: timedelta) -> None:
        self.now += time

    def leap(self, time: timedelta) -> None:
        """Somebody sets the clock, or the machine sleeps: that time does not pass."""
        self.now += time
        self._leapt += time


class Listener:
    """Remembers every change."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self._news = asyncio.Condition()

    async def changed(self, change: Change) -> None:
        async with self._news:
            self.changes.append(change)
            self._news.notify_all()

    @property
    def kinds(self) -> list[str]:
        return [change.kind for change in self.changes]

    async def until(self, wanted: Callable[[Change], bool]) -> Change:
        """The first change that is wanted; waits for it where it has not come yet, but not for ever."""
        async with self._news:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._news.wait_for(lambda: any(wanted(change) for change in self.changes))
            except TimeoutError:
                raise AssertionError(f"only this was heard of within {PATIENCE} seconds: {self.kinds}") from None
            return next(change for change in self.changes if wanted(change))

    async def heard(self, kind: str) -> Change:
        return await self.until(lambda change: change.kind == kind)


class Harness:
    """`await harness.restart()` ends host and store and makes new ones on the same file."""

    def __init__(self, path: Path, game: Game[Any, Any] | None = None) -> None:
        self.path = path
        self.game = game or Duel()
        self.clock = Clock()

    @property
    def commands(self) -> Commands:
        return self.host.commands

    @property
    def queries(self) -> Queries:
        return self.host.queries

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stop()

    async def start(
        self,
        automaton_delay: float = 0,
        most_mailboxes: int = 200,
        last_seen: datetime | None = None,
        hold: Hold = lambda _: 0.0,
        lobby_life: LobbyLife = usual_life,
    ) -> None:
        self.store = await Store.open(self.path)
        self.host = Host(
            self.store,
            {self.game.key: self.game},
            clock=self.clock,
            monotonic=self.clock.monotonic,
            automaton_delay=automaton_delay,
            hold=hold,
            lobby_life=lobby_life,
            memory=most_mailboxes * ROOM + ROOM // 2,
        )
        self.host.audience = self.heard = Listener()
        await self.host.start(last_seen)

    async def stop(self) -> None:
        await self.host.close()
        await self.store.close()

    async def restart(self, game: Game[Any, Any] | None = None) -> None:
        await self.stop()
        self.game = game or self.game
        await self.start()

    async def lobby(
        self, channel: int = 10, pace: str = "live", rounds: int = 3, server: ServerRights = NOBODY
    ) -> Table:
        options = DuelOptions(rounds)
        return await self.commands.open_lobby(
            self.game.key, guild=5, channel=channel, starter=ADA, options=options, pace=pace, server=server
        )

    async def match(self, *others: Person, channel: int = 10, pace: str = "live", rounds: int = 3) -> Table:
        """A match of Ada and others (Ben, if nobody is named) that has begun."""
        table = await self.lobby(channel, pace, rounds)
        for person in others or (BEN,):
            await self.host.commands.join(table.id, person)
        return await self.host.commands.begin(table.id, ADA)

    def sql(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        """Read or change what is kept directly, without the host knowing."""
        with backends.backend_at(self.path).opened() as connection:
            found = connection.execute(text(statement), values)
            return [tuple(row) for row in found] if found.returns_rows else []


def number(table: Table, seat: int) -> int:
    """The open prompt of a seat."""
    return next(prompt.number for prompt in table.prompts if prompt.seat == seat)


async def refused(doing: Awaitable[object]) -> str:
    """The reason for which this is refused."""
    with pytest.raises(HostRefused) as caught:
        await doing
    return caught.value.reason
