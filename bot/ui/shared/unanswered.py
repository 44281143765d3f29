"""Clicks that are decided and not answered yet: the next edition of their message may be the answer.

That is one request instead of two, and a person sees what came of a click a round trip sooner. Whoever edits a message
takes the click and alone sends, so that editions keep their order. Where no edition comes in time, the click is
acknowledged without one, and the edition follows.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from bot.ui.wire.error_codes import UNDELIVERED

log = logging.getLogger(__name__)
PATIENCE = 0.03  # seconds by which an acknowledgement may come later for it
SENDING = 1.0  # seconds in which Discord must have taken such an answer: three are left to no click
PAUSE = 60.0  # seconds for which no click waits, once Discord did not take one in that time
MOST_DUE = 1000  # messages whose edition may never come, as their channel is gone
REMEMBERED = 8  # editions of a game, by which its next ones are judged
Send: TypeAlias = Callable[[Callable[..., Awaitable[object]]], Awaitable[None]]  # sends an edition by discord.py's edit


class Unanswered:
    """By message."""

    def __init__(self, patience: float | None = None) -> None:
        """`patience`: in seconds, in place of `PATIENCE`."""
        self.patience = PATIENCE if patience is None else patience
        self._due: dict[int, tuple[str, float]] = {}  # messages with an edition to come: the game, and since when
        self._clicks: dict[int, list[Click]] = {}  # the oldest first
        self._in_time: defaultdict[str, deque[bool]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._paused_until = 0.0

    def expect(self, message: int | None, game: str) -> None:
        """Something is kept that this message is to show."""
        if message is None:
            return
        self._due.setdefault(message, (game, _now()))
        if len(self._due) > MOST_DUE:
            del self._due[next(iter(self._due))]

    def is_worth_waiting(self, message: int) -> bool:
        """Does an edition of it come, and most likely in time?"""
        if message not in self._due or _now() < self._paused_until:
            return False
        found = self._in_time[self._due[message][0]]
        return sum(found) * 2 >= len(found)

    async def wait(self, message: int, interaction: discord.Interaction[Any]) -> None:
        """Return when the click is answered, or must be acknowledged without its message: its response says which."""
        click = Click(self, interaction)
        self._clicks.setdefault(message, []).append(click)
        try:
            await click.over
        finally:
            click.let_go()
            self._forget(message, click)

    def take(self, message: int) -> "Click | None":
        """An edition of it is ready: the click to send it by. Any other that waits is acknowledged at once."""
        game, since = self._due.pop(message, (None, 0.0))
        if game is not None:
            self._in_time[game].append(_now() - since <= self.patience)
        first, *others = self._clicks.pop(message, [None])
        for click in others:
            assert click is not None
            click.let_go()
        return first if first is not None and first.take() else None

    def let_go(self, message: int | None) -> None:
        """No edition of it comes: what it was to show is shown elsewhere, or cannot be."""
        if message is None:
            return
        self._due.pop(message, None)
        for click in self._clicks.pop(message, ()):
            click.let_go()

    def pause(self) -> None:
        """Discord takes such answers slowly now, and each click has but three seconds."""
        self._paused_until = _now() + PAUSE

    def _forget(self, message: int, click: "Click") -> None:
        left = [one for one in self._clicks.pop(message, ()) if one is not click]
        if left:
            self._clicks[message] = left


class Click:
    """One that waits. It is taken by one edition at most, and by none once its time is over."""

    def __init__(self, unanswered: Unanswered, interaction: discord.Interaction[Any]) -> None:
        loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = loop.create_future()
        self._unanswered, self._interaction = unanswered, interaction
        self._timer = loop.call_later(unanswered.patience, self.let_go)

    def let_go(self) -> None:
        self._timer.cancel()
        if not self.over.done():
            self.over.set_result(None)

    def take(self) -> bool:
        """False where it waits no more."""
        self._timer.cancel()
        return not self.over.done()

    async def answer(self, send: Send) -> Exception | None:
        """Send an edition as the answer; what went wrong is returned. Then nobody knows whether Discord took it."""
        try:
            async with asyncio.timeout(SENDING):
                await send(self._interaction.response.edit_message)
        except (discord.HTTPException, *UNDELIVERED) as error:
            log.info("Interaction %d was not answered with its message: %r", self._interaction.id, error)
            if isinstance(error, TimeoutError):
                self._unanswered.pause()
            return error
        finally:
            self.let_go()
        return None


def _now() -> float:
    return asyncio.get_running_loop().time()
