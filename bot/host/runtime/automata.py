"""Plays for automata and for those who are away: each open prompt of theirs is answered after a short while."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import Any

from bot.engine import Advice, Choice, Position, Prompt, Strength
from bot.engine.advising import advised
from bot.engine.foresight import Question
from bot.host.model.faults import fault
from bot.host.model.refused import PASSING, HostRefused
from bot.host.model.table import Table
from bot.host.runtime.thinker import Thinker

log = logging.getLogger(__name__)
RETRY = timedelta(seconds=5)  # how long to wait after the store has failed
THOUGHTS_ANEW = 2  # how often an automaton thinks again, where others have made its choice impossible meanwhile

# Gives an automaton's answer to the host: the match, the prompt's number, and the choice (None: the default).
Play = Callable[[str, int, Choice | None], Awaitable[None]]
# Called where no answer was possible: the match, the prompt's number, and why.
GiveUp = Callable[[str, int, HostRefused], Awaitable[None]]


class Automata:
    """A task per prompt, so that those who decide together need not wait for each other.

    Where what one answers ends or narrows what others are asked, the people who are there go first, and then one
    automaton after the other. What has just happened may be held: no automaton of that match acts before it has been
    seen.
    """

    def __init__(self, delay: float, load: Callable[[str], Awaitable[Table]], play: Play, give_up: GiveUp) -> None:
        self._delay, self._load, self._play, self._give_up = delay, load, play, give_up
        self.thinker = Thinker()
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._hopeless: set[tuple[str, int]] = (
            set()
        )  # prompts at which the rules raise: another attempt would raise again
        self._held: dict[str, float] = {}  # by match, until when on the loop's clock what has just happened is held

    def follow(self, table: Table, hold: float = 0.0) -> None:
        """Begin to think about what is asked of automata; stop where nobody is at the table to see them play.

        `hold`: seconds for which what has just happened stands on screen first.
        """
        self._hold(table, hold)
        if table.status != "open":
            self._hopeless = {key for key in self._hopeless if key[0] != table.id}
        if table.is_deserted:
            self._stop(table.id)
            return
        for prompt in (*table.prompts, *table.offers_in_breath):
            key = (table.id, prompt.number)
            is_known = key in self._thinking or key in self._hopeless
            has_its_turn = prompt.is_standing or self._has_its_turn(table, prompt)
            if table.seats[prompt.seat].is_automatic and not is_known and has_its_turn:
                thinking = self._heed(*key) if prompt.is_standing else self._think(*key)
                task = asyncio.create_task(thinking, name=f"automaton-{table.id}-{prompt.number}")
                self._thinking[key] = task
                task.add_done_callback(partial(self._forget, key))

    def is_thinking(self, match: str) -> bool:
        return any(key[0] == match for key in self._thinking)

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.close()

    def _hold(self, table: Table, seconds: float) -> None:
        if table.status != "open":
            self._held.pop(table.id, None)
        elif seconds:
            self._held[table.id] = max(self._held.get(table.id, 0.0), _now() + seconds)

    def _has_its_turn(self, table: Table, prompt: Prompt) -> bool:
        """May it answer what is contested now?"""
        rivals = [
            other for other in table.prompts if other.is_contested and (table.id, other.number) not in self._hopeless
        ]
        return not prompt.is_contested or all(
            table.seats[other.seat].is_automatic and prompt.number <= other.number for other in rivals
        )

    def _stop(self, match: str) -> None:
        for key in [key for key in self._thinking if key[0] == match]:
            self._thinking.pop(key).cancel()

    def _forget(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        if self._thinking.get(key) is task:
            del self._thinking[key]

    async def _think(self, match: str, number: int) -> None:
        delay, is_done = self._delay, False
        while not is_done:
            await self._wait(match, delay)
            delay, is_done = RETRY.total_seconds(), await self._answer(match, number)

    async def _heed(self, match: str, number: int) -> None:
        """In a breath: what is held does not keep it back, as the moment passes; nobody sees what it lets be."""
        await asyncio.sleep(self._delay)
        await self._answer(match, number)

    async def _wait(self, match: str, delay: float) -> None:
        """First for what is held, which may be more meanwhile; then as long as an automaton thinks."""
        is_seen = False
        while not is_seen:
            await asyncio.sleep(self._held_for(match) + delay)
            is_seen = not self._held_for(match)

    def _held_for(self, match: str) -> float:
        return max(0.0, self._held.get(match, 0.0) - _now())

    async def _answer(self, match: str, number: int) -> bool:
        """Is it done? Not where the store failed, as that is worth another try."""
        try:
            await self._attempt(match, number)
        except HostRefused as refused:
            log.info("an automaton's answer to prompt %d of match %s was refused: %s", number, match, refused)
            return refused.reason not in PASSING
        except Exception:
            log.exception("an automaton failed at prompt %d of match %s", number, match)
        return True

    async def _attempt(self, match: str, number: int) -> None:
        table = await self._load(match)
        prompt = _find(table, number)
        try:
            if prompt is not None and self._has_its_turn(table, prompt):
                await self._choose(table, prompt)
        except HostRefused as refused:
            if refused.reason != "failed":
                raise
            self._hopeless.add((match, number))
            await self._give_up(match, number, refused)

    async def _choose(self, table: Table, prompt: Prompt, again: int = THOUGHTS_ANEW) -> None:
        offered = prompt.kind  # as it is before others act
        choice = await self._advice(table, prompt) if _is_played(table, prompt.seat) else None
        if choice is None and prompt.is_standing:
            return
        try:
            await self._play(table.id, prompt.number, choice)
        except HostRefused as refused:
            if choice is None or refused.reason not in ("illegal", "failed"):
                raise
            is_taken = refused.reason == "illegal" and offered.is_legal(choice)
            if is_taken and again:
                await self._rethink(table.id, prompt.number, again - 1)
                return
            if not is_taken:
                log.exception("the adviser of %s chose %r at %r", table.game, choice, prompt.word)
            if not prompt.is_standing:
                await self._play(table.id, prompt.number, None)

    async def _advice(self, table: Table, prompt: Prompt) -> Choice | None:
        """The adviser's choice from the seat's own view; None where it fails, or does not heed an offer.

        In a thread, as it may think for long; a sharp automaton looks ahead in a process.
        """
        match, strength = table.match, table.seats[prompt.seat].strength
        assert match is not None
        try:
            advice = await asyncio.to_thread(_advised, match, prompt, strength)
        except Exception as error:  # noqa: BLE001 - a game's adviser may raise anything, and play must go on
            fault(table, f"the adviser failed at {prompt.word!r}", error)
            return None
        if advice is not None and strength == "sharp" and not prompt.is_standing:
            advice = await self.thinker.look_ahead(Question(match.game, match.state, prompt, advice, len(table.seats)))
        return None if advice is None else advice.choice

    async def _rethink(self, match: str, number: int, again: int) -> None:
        """What was legal when the thinking began has been taken by somebody else: that is no fault of the adviser."""
        table = await self._load(match)
        prompt = _find(table, number)
        if prompt is not None:
            await self._choose(table, prompt, again)


def _find(table: Table, number: int) -> Prompt | None:
    asked = (*table.prompts, *table.offers_in_breath)
    return next((prompt for prompt in asked if prompt.number == number), None)


def _is_played(table: Table, seat: int) -> bool:
    """Does an automaton think for this seat? Of somebody who has left only where the game is played on for them."""
    assert table.match is not None
    return table.match.game.is_played_on or not table.seats[seat].has_left


def _now() -> float:
    return asyncio.get_running_loop().time()


def _advised(match: Position[Any], prompt: Prompt, strength: Strength) -> Advice | None:
    if prompt.is_standing and not match.game.heeds(match.view(prompt.seat), prompt):
        return None
    return advised(match, prompt, strength=strength)
