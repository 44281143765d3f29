"""How fast public messages may go out, so that Discord takes them all and answers to clicks are never held up."""

import asyncio
from collections import deque

PER_SECOND = 25  # a message is one request or two, and Discord takes 50 a second from a bot, answers to clicks aside
BURST = 25  # messages that may go out at once after a quiet second
PER_CLICK = 0.002  # seconds by which each click puts the next message off, as a person waits for the click's answer
MOST_YIELDED = 0.125  # seconds that clicks may put one message off: boards must move on, however many people play


class RateLimit:
    """One for all matches, first come, first served. `part`: of what Discord takes, where others send the rest.

    Whoever waits here composes the message only when its turn has come, so it shows the newest state.
    """

    def __init__(self, per_second: float = PER_SECOND, burst: int = BURST, part: float = 1.0) -> None:
        self._gap = 1 / (per_second * part)
        self._slack = self._gap * (max(1, burst * part) - 1)
        self._next = 0.0  # when the next one would go out if there were no bursts
        self._latest = 0.0  # clicks do not put the next one off beyond this time
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def acquire(self) -> None:
        """Return when one message may go out."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        if len(self._waiting) == 1:
            self._admit_due()
        await turn

    def yield_to_click(self) -> None:
        """Somebody has clicked: what waits here lets the answer go first."""
        now = asyncio.get_running_loop().time()
        later = max(now, self._next) + PER_CLICK
        self._next = max(self._next, min(later, self._latest))

    def _admit_due(self) -> None:
        """Admit all whose time has come, and call this again for the others."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        while self._waiting and self._next - self._slack <= now:
            self._admit(self._waiting.popleft(), now)
        if self._waiting:
            loop.call_at(self._next - self._slack, self._admit_due)

    def _admit(self, turn: asyncio.Future[None], now: float) -> None:
        if not turn.done():  # a cancelled one uses nothing up
            turn.set_result(None)
            self._next = max(now, self._next) + self._gap
            self._latest = self._next + MOST_YIELDED
