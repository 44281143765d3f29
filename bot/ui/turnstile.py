"""Lets pictures go out no faster than Discord takes them: whoever waits here is painted as things stand afterwards."""

import asyncio

PER_SECOND = 25  # a picture is one request or two, and Discord takes 50 a second from a bot, answers to clicks aside
BURST = 25  # that may pass at once after a quiet second


class Turnstile:
    """One for all matches."""

    def __init__(self, per_second: float = PER_SECOND, burst: int = BURST) -> None:
        self._gap = 1 / per_second
        self._slack = self._gap * (burst - 1)
        self._next = 0.0  # when the next one would pass if there were no bursts
        self.waiting = 0

    async def enter(self) -> None:
        """Wait for one's turn; first come, first served."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self._next)
        self._next = turn + self._gap
        self.waiting += 1
        try:
            await asyncio.sleep(max(0.0, turn - self._slack - now))
        finally:
            self.waiting -= 1
