"""A bot in this very process that plays the harbour and nothing else, at a local table with people who click."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import Castellan
from bot.games.place import Place
from bot.games.search import FoundGame
from bot.games.shown import AllGames, shown_game
from bot.local.redirect import point_discord_at
from bot.local.server import LocalTable
from bot.settings import Settings
from tests.client.descriptions import described
from tests.client.person import Person
from tests.support import translating  # noqa: F401 - for the bots that start here
from tests.support.harbour.game import GAME
from tests.support.unhurried import UnhurriedClock

Json = dict[str, Any]
PANEL = "For your eyes only"


def harbour_alone(*_: object) -> AllGames:
    place = Place("tests.support.harbour", "tests/support/harbour")
    return AllGames((shown_game(FoundGame(GAME, place)),), (), ())


class Stage:
    def __init__(self, local: LocalTable, data: Path, people: list[Person], delay: float = 0) -> None:
        self.local, self.data, self.people = local, data, people
        self.delay = delay  # an automaton's; 0: nothing is held either
        self.ada, self.ben, self.cleo = people

    async def start(self) -> None:
        self.bot = Castellan(Settings(api=self.local.base_url, data=self.data, automaton_delay=self.delay))
        self._running = asyncio.create_task(self.bot.start("local"))
        await self.ada.waits_for(lambda: self.ada.sight.is_bot_online, "the bot")
        await self.bot.wait_until_ready()

    async def stop(self) -> None:
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.ada.waits_for(lambda: not self.ada.sight.is_bot_online, "the bot to go")

    async def begun(self, *people: Person, automata: int = 0, **options: Any) -> Json:
        """A match that Ada has opened and these have joined, in turn; its public message."""
        await self.ada.slash("harbour new", options={"pace": "none", "automata": automata} | options)
        lobby = await self.ada.sees("up to 3 seats each")
        for number, person in enumerate(people, start=2):
            await person.sees("[Join]")
            is_first = person is not self.ada and person not in people[: number - 2]
            await person.click(lobby, "Join" if is_first else "Take Another Seat")
            await self.ada.sees(f"{number + automata} of 5 seats")
        await self.ada.click(await self.ada.sees("[Start]"), "Start")
        return await self.ada.sees("[Your Hand]")

    @property
    def table(self) -> Json:
        """The public message that shows the match, as it is now."""
        return next(m for m in reversed(self.ada.messages()) if "[Your Hand]" in described(m) and not is_private(m))

    async def shows(self, *wanted: str) -> Json:
        """Wait until the public message says all this."""
        return await self.ada.waits_for(
            lambda: self.table if all(one in described(self.table) for one in wanted) else None, str(wanted)
        )

    async def opens_panel(self, person: Person) -> Json:
        known = {message["id"] for message in person.messages()}
        await person.sees("[Your Hand]")
        await person.click(self.table, "Your Hand")
        return await person.sees(lambda m: m["id"] not in known and PANEL in described(m))

    async def steered(self, person: Person | None = None) -> None:
        """Whoever steers answers both questions in public."""
        steers = person or self.ada
        await self.shows("[North]")
        await steers.click(self.table, "North")
        await self.shows("[2]")
        await self.ada.waits_for(lambda: "[North]" not in described(self.table), "one question less")
        await steers.click(self.table, "2")


def is_private(message: Json) -> bool:
    return bool(message["flags"] & 64)


async def becomes(person: Person, message: Json, fits: Callable[[str], bool]) -> Json:
    """Wait until this message reads so."""

    def look() -> Json | None:
        now = person.sight.by_id(message["id"])
        return now if now is not None and fits(described(now)) else None

    return await person.waits_for(look, f"another {message['id']}")


@asynccontextmanager
async def staged(data: Path, delay: float = 0) -> AsyncIterator[Stage]:
    """Ada, Ben and Cleo, and the bot; its games must be `harbour_alone`."""
    async with LocalTable(clock=UnhurriedClock()) as local:
        point_discord_at(local.base_url)
        people = [await Person.sit(local.base_url, name) for name in ("Ada", "Ben", "Cleo")]
        stage = Stage(local, data, people, delay)
        try:
            await stage.start()
            yield stage
        finally:
            await stage.stop()
            await asyncio.gather(*(person.leave() for person in people))
