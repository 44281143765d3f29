"""When the bot is killed: as it speaks or writes, shortly after a click, while it starts, or at any time."""

import asyncio
import random
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from bot.local.protocol.discord_json import Json
from bot.local.protocol.interaction_types import DEFER_UPDATE, UPDATE
from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from tests.crash.ledger import Ledger
from tests.crash.promises import promise_of
from tests.crash.victim import HOMECOMING, PLACES, Place, Victim

Strike = Callable[[], None]
Wanted = Callable[[Exchange | None], bool]  # None stands for a click
Coming = Callable[[Strike], Awaitable[None]]
HOMING = 14.0  # how much likelier a kill at the end of a match is than one while the bot starts
STARTING_S, CLICK_S, ANY_S = 1.5, 0.04, 3.0
MOST_SKIPPED = 24  # clicks that pass before the one that kills
MOST_WORDS = 32
MOST_PASSED = 4  # times the bot comes by the place where it is to die
FROM_OUTSIDE = ("at an acknowledgement", "at a word that is no answer", "at a message", "after a click", "at any time")
PATIENCE_S = 3.0  # where what a kill waits for does not come, it comes anyway
MATCH_S = 20.0  # the same, where it is the end of a match


class Moments:
    """Chooses kinds of moments and waits for them. A strike within an exchange leaves the bot no time to hear back.

    With heroes, most kills come as a match ends and they go home.
    """

    def __init__(
        self, local: LocalTable, victim: Callable[[], Victim], ledger: Ledger, seed: object, *, has_heroes: bool = False
    ) -> None:
        self._victim = victim
        self._chance = random.Random(f"{seed}/kills")
        self._wanted: Wanted | None = None
        self._strike: Strike | None = None
        self._struck = asyncio.Event()
        local.requests.observers.append(self._sees)
        self._words = words_of(local)
        ledger.on_click = lambda: self._sees(None)
        self._kinds: dict[str, tuple[float, Coming]] = {
            "while it starts": (1.0, self._while_starting),
            "at an acknowledgement": (3.0, self._at_acknowledgement),
            "at a word that is no answer": (2.0, self._at_word),
            "at a message": (2.0, self._at_message),
            "after a click": (3.0, self._after_click),
            "at any time": (2.0, self._at_any_time),
            **{place: (1.5, partial(self._at_place, place)) for place in PLACES},
            **{place: (HOMING if has_heroes else 0.0, partial(self._at_homecoming, place)) for place in HOMECOMING},
        }

    def choose(self) -> str:
        weights = [weight for weight, _ in self._kinds.values()]
        return self._chance.choices(list(self._kinds), weights)[0]

    def choose_from_outside(self) -> str:
        """One at which the bot is met, rather than that it dies by itself."""
        return self._chance.choice(FROM_OUTSIDE)

    async def come(self, kind: str, strike: Strike) -> None:
        """Wait for a moment of this kind, and strike."""
        await self._kinds[kind][1](strike)

    async def clicks(self, number: int) -> None:
        """Wait until people have clicked so often more, or have stopped."""
        await self._at(_is_click, number - 1, lambda: None)

    async def _while_starting(self, strike: Strike) -> None:
        await asyncio.sleep(self._chance.uniform(0, STARTING_S))
        strike()

    async def _at_any_time(self, strike: Strike) -> None:
        await asyncio.sleep(self._chance.uniform(0, ANY_S))
        strike()

    async def _at_acknowledgement(self, strike: Strike) -> None:
        await self._at(_is_yes, self._chance.randrange(MOST_SKIPPED // 4), strike)

    async def _at_word(self, strike: Strike) -> None:
        await self._at(self._is_word, 0, strike)

    async def _at_message(self, strike: Strike) -> None:
        await self._at(_is_message, self._chance.randrange(MOST_SKIPPED // 2), strike)

    async def _after_click(self, strike: Strike) -> None:
        await self._at(_is_click, self._chance.randrange(MOST_SKIPPED), lambda: None)
        await asyncio.sleep(self._chance.uniform(0, CLICK_S))
        strike()

    async def _at_place(self, place: Place, strike: Strike) -> None:
        """The bot dies by itself at one of the next things it writes, once some clicks have passed."""
        skipped, passed = self._chance.randrange(MOST_SKIPPED // 2), self._chance.randrange(MOST_PASSED)
        await self._at(_is_click, skipped, lambda: self._victim().fuse.light(place, passed))
        await self._burns(PATIENCE_S, strike)

    async def _at_homecoming(self, place: Place, strike: Strike) -> None:
        """The bot dies by itself with the last blow of the next match that ends."""
        self._victim().fuse.light(place)
        await self._burns(MATCH_S, strike)

    async def _burns(self, seconds: float, strike: Strike) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._victim().dies()
        strike()

    async def _at(self, wanted: Wanted, skipped: int, strike: Strike) -> None:
        for _ in range(skipped):
            await self._next(wanted, lambda: None)
        await self._next(wanted, strike)

    async def _next(self, wanted: Wanted, strike: Strike) -> None:
        self._struck.clear()
        self._wanted, self._strike = wanted, strike
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._struck.wait()
        except TimeoutError:
            self._wanted = None
            strike()

    def _is_word(self, seen: Exchange | None) -> bool:
        """Is it what somebody hears of theirs: that they sit, that it began, or the like?"""
        return seen is not None and seen.path.endswith("/callback") and any(one in seen.path for one in self._words)

    def _sees(self, seen: Exchange | None) -> None:
        if self._wanted is not None and self._strike is not None and self._wanted(seen):
            self._wanted = None
            self._strike()
            self._struck.set()


def words_of(local: LocalTable) -> deque[str]:
    """The latest clicks on what is no answer and is kept all the same, by their ids; the table goes on filling it."""
    tell, found = local.table.tell_bot, deque[str](maxlen=MOST_WORDS)

    def listen(event: str, data: Json) -> None:
        component = data.get("data", {}) if event == "INTERACTION_CREATE" else {}
        if "custom_id" in component and promise_of(component, "0") is not None:
            found.append(data["id"])
        tell(event, data)

    local.table.tell_bot = listen  # type: ignore[method-assign]
    return found


def _is_click(seen: Exchange | None) -> bool:
    return seen is None


def _is_yes(seen: Exchange | None) -> bool:
    """The callback that tells a person that an answer was taken."""
    return seen is not None and seen.path.endswith("/callback") and seen.asked.get("type") in {DEFER_UPDATE, UPDATE}


def _is_message(seen: Exchange | None) -> bool:
    return seen is not None and "/messages" in seen.path and seen.method in ("POST", "PATCH")
