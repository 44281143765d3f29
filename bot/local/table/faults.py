"""Switches that make the table behave badly on purpose: slow, over-asked, broken, forgetful."""

import asyncio

import msgspec

from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection


class Fault(msgspec.Struct):
    """Waits for the next `times` matching requests of the bot. `seconds` is the delay, or retry_after.

    `status` is a server error's: 500, 502, 503 or 504. `scope` is a rate limit's: user (of the route) or global.
    """

    name: str
    times: int = 1
    seconds: float = 1.0
    status: int = 500
    method: str = ""
    route: str = ""
    scope: str = "user"

    def fits(self, method: str, path: str) -> bool:
        return self.times > 0 and self.method in ("", method) and self.route in path


PLANNED = ("delay", "hold", "rate_limit", "server_error", "lost_answer")


class Faults:
    """`held` is the number of requests that are kept waiting until they are lifted."""

    def __init__(self) -> None:
        self.planned: list[Fault] = []
        self.held = 0
        self._lifted = asyncio.Event()
        self._more_held = asyncio.Event()

    def plan(self, facts: Json) -> None:
        """Take a fault from JSON: {name, times, seconds, status, method, route (part of the path), scope}."""
        if facts.get("name") not in PLANNED:
            raise Objection(f"There is no fault called {facts.get('name')!r}; there are {', '.join(PLANNED)}.")
        self.planned.append(msgspec.convert(facts, Fault))

    def take(self, method: str, path: str) -> list[Fault]:
        """The faults planned for this request. Each has one time less from then on."""
        struck = [fault for fault in self.planned if fault.fits(method, path)]
        for fault in struck:
            fault.times -= 1
        self.planned = [fault for fault in self.planned if fault.times > 0]
        return struck

    async def hold(self) -> None:
        """Keep a request until it is lifted: a delay as long as whoever planned it likes."""
        lifted = self._lifted
        self.held += 1
        self._more_held.set()
        self._more_held = asyncio.Event()
        await lifted.wait()

    async def holds(self, number: int) -> None:
        """Wait until so many requests are held."""
        while self.held < number:
            await self._more_held.wait()

    def lift(self) -> None:
        """Let go on what is held, and hold nothing more."""
        self.planned = [fault for fault in self.planned if fault.name != "hold"]
        self.held = 0
        self._lifted.set()
        self._lifted = asyncio.Event()

    def clear(self) -> None:
        self.planned.clear()
        self.lift()
