"""Lets pictures go out no faster than Discord takes them: whoever waits here is painted as things stand afterwards."""

import asyncio
from collections import deque

PER_SECOND = 25  # a picture is one request or two, and Discord takes 50 a second from a bot, answers to clicks aside
BURST = 25  # that may pass at once after a quiet second
PER_CLICK = 0.002  # seconds by which each click puts the next picture off: who waits for an answer goes first
LONGEST = 0.125  # seconds that clicks may put one off: boards must move on, however many people play


class Turnstile:
    """One for all matches. First come, first served."""

    def __init__(self, per_second: float = PER_SECOND, burst: int = BURST) -> None:
        self._gap = 1 / per_second
        self._slack = self._gap * (burst - 1)
        self._next = 0.0  # when the next one would pass if there were no bursts
        self._latest = 0.0  # clicks put that off no further
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def enter(self) -> None:
        """Wait for one's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        if len(self._waiting) == 1:
            self._turn()
        await turn

    def give_way(self) -> None:
        """Somebody has clicked."""
        now = asyncio.get_running_loop().time()
        later = max(now, self._next) + PER_CLICK
        self._next = max(self._next, min(later, self._latest))

    def _turn(self) -> None:
        """Let in whose time has come; come again for the others."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        while self._waiting and self._next - self._slack <= now:
            self._let_in(self._waiting.popleft(), now)
        if self._waiting:
            loop.call_at(self._next - self._slack, self._turn)

    def _let_in(self, turn: asyncio.Future[None], now: float) -> None:
        if not turn.done():  # it may have gone away
            turn.set_result(None)
            self._next = max(now, self._next) + self._gap
            self._latest = self._next + LONGEST
