"""Switches that make the table behave badly on purpose: slow, over-asked, broken, forgetful."""

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


PLANNED = ("delay", "rate_limit", "server_error", "lost_answer")


class Faults:
    def __init__(self) -> None:
        self.planned: list[Fault] = []

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

    def clear(self) -> None:
        self.planned.clear()
