"""Somebody who presses whatever can be pressed, without a thought: own and foreign, fresh and stale, once and twice."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from bot.local import component_types as ct
from bot.local.checks.message import EPHEMERAL
from bot.local.person import InteractionFailed, Person, Refused
from bot.local.sight import described
from tests.crash.ledger import Ledger, press_of

Json = dict[str, Any]
# How gladly a button is pressed; "" stands for one that answers a prompt. What is not named is left alone.
LIKING = {"": 0.2, "hand": 0.1, "join": 1.0, "start": 1.0, "rematch": 1.0, "add": 0.1, "refresh": 0.05, "read": 0.02}
LIKING |= {"undo": 0.1, "agree": 0.5, "refuse": 0.05, "snooze": 0.05}
OWN = 8.0  # how gladly an answer in a message that calls this person, or is theirs alone, and is new
NEWEST = 3  # messages that are new
TWICE = 0.15
IDLE_S = 0.2  # at most, between two clicks


def _is_ours(component: Json) -> bool:
    return bool(component.get("custom_id", "").startswith("c1:") and not component.get("disabled"))


def _liking(custom_id: str, *, is_own: bool) -> float:
    prompt, what = custom_id.split(":")[2:]
    if prompt:
        return OWN if is_own else LIKING[""]
    return LIKING.get(what.partition(".")[0], 0)


class Monkey:
    """`life` tells in which life of the bot we are: a click may go unanswered only where the bot was killed."""

    def __init__(self, person: Person, channel: str, seed: object, ledger: Ledger, life: Callable[[], int]) -> None:
        self.person, self.channel, self.ledger, self._life = person, channel, ledger, life
        self.chance = random.Random(f"{seed}/{person.name}/{channel}")
        self.is_tired = False
        self.unanswered: list[str] = []

    async def plays(self) -> None:
        """Press and press, until told that it is enough."""
        while not self.is_tired:
            await self.person.waits_for(lambda: self.person.sight.is_bot_online or self.is_tired, "the bot")
            if not self.is_tired:
                await self._step()
            await asyncio.sleep(self.chance.uniform(0, IDLE_S))  # people are slow, and so is the machine

    async def _step(self) -> None:
        found = self._pressable()
        if not found:
            await self._opens_a_lobby()
            return
        message, component = self.chance.choices([f[:2] for f in found], [f[2] for f in found])[0]
        values = self._values(component)
        times = 2 if self.chance.random() < TWICE else 1
        await asyncio.gather(*(self._presses(message, component, values) for _ in range(times)))

    def _pressable(self) -> list[tuple[Json, Json, float]]:
        """Messages, what can be pressed in them, and how gladly."""
        found: list[tuple[Json, Json, float]] = []
        for age, message in enumerate(reversed(self.person.messages(self.channel))):
            is_called = bool(message["flags"] & EPHEMERAL) or f"<@{self.person.id}>" in described(message)
            parts = [p for p in ct.walk(message.get("components", [])) if _is_ours(p)]
            is_own = is_called and age < NEWEST
            found += [(message, part, _liking(part["custom_id"], is_own=is_own)) for part in parts]
        return [press for press in found if press[2]]

    def _values(self, component: Json) -> list[str]:
        if component["type"] == ct.BUTTON:
            return []
        offered = [option["value"] for option in component["options"]]
        return self.chance.sample(offered, component["min_values"])

    async def _presses(self, message: Json, component: Json, values: list[str]) -> None:
        press, life, started = press_of(component, values, self.person.id), self._life(), time.monotonic()
        self.ledger.sends(press)
        try:
            reply = await (
                self.person.choose(message, component["custom_id"], *values)
                if values
                else self.person.click(message, component["custom_id"])
            )
        except (LookupError, Refused):
            self.ledger.counts["gone before the click"] += 1
        except InteractionFailed:
            self._was_ignored(f"{self.person.name} pressed {component['custom_id']} {values}", life)
        else:
            self.ledger.hears(press, reply.data.get("type", 0), time.monotonic() - started)

    async def _opens_a_lobby(self) -> None:
        life = self._life()
        try:
            await self.person.slash("kingdom new", channel=self.channel, pace="live")
        except Refused:
            self.ledger.counts["gone before the click"] += 1
        except InteractionFailed:
            self._was_ignored(f"{self.person.name} opened a lobby", life)

    def _was_ignored(self, what: str, life: int) -> None:
        if self._life() == life:
            self.unanswered.append(what)
        self.ledger.counts["unanswered, as the bot was killed"] += self._life() != life
