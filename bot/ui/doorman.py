"""Whose click or command is being served: when the bot closes, those inside get their answer, and no more come in."""

import asyncio
import logging

log = logging.getLogger(__name__)
LAST_CALL = 4.0  # seconds; Discord gives a click three
COURTESY = 0.1  # seconds for which what is not urgent lets those go first who wait for their answer


class Doorman:
    """Every click and command comes in through `let_in`, in a task of its own."""

    def __init__(self) -> None:
        self.is_closing = False  # who comes now is told to come again
        self.is_closed = False  # Discord's session closes: nobody can be told anything
        self._inside: set[asyncio.Task[object]] = set()

    def let_in(self) -> bool:
        """The task that calls this is waited for; False once it is too late even for a sentence."""
        task = asyncio.current_task()
        if self.is_closed or task is None:
            return False
        self._inside.add(task)
        task.add_done_callback(self._inside.discard)
        return True

    @property
    def is_serving(self) -> bool:
        return bool(self._inside)

    async def lull(self) -> None:
        """Wait until those inside are served, though not for long."""
        await self._all_served(COURTESY)

    async def announce(self) -> None:
        """Wait until those inside are served; others are sent away with a sentence."""
        self.is_closing = True
        await self._all_served(LAST_CALL)

    async def close(self) -> None:
        """Let nobody in; who is still inside after a while is left."""
        self.is_closed = True
        await self._all_served(LAST_CALL)
        for task in self._inside:
            task.cancel()
        if self._inside:
            log.warning("%d clicks were not answered before the bot closed", len(self._inside))
            await asyncio.wait(self._inside)

    async def _all_served(self, patience: float) -> None:
        if self._inside:
            await asyncio.wait(self._inside, timeout=patience)
