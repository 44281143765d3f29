"""Somebody who presses whatever can be pressed, without a thought: own and foreign, fresh and stale, once and twice."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from bot.local.protocol import component_types as ct
from bot.local.protocol.interaction_types import DEFER_UPDATE, UPDATE
from bot.local.protocol.message_flags import EPHEMERAL
from tests.client.descriptions import described
from tests.client.person import InteractionFailed, NotSeen, Person, Refused
from tests.crash.ledger import Ledger, press_of
from tests.crash.promises import promise_of

Json = dict[str, Any]
Find = tuple[Json, Json]  # a message, and what can be pressed in it
# How gladly a button is pressed; "" stands for one that answers a prompt. What is not named is left alone.
LIKING = {"": 0.2, "hand": 0.1, "join": 1.0, "start": 1.0, "rematch": 1.0, "add": 0.1, "refresh": 0.05, "read": 0.02}
LIKING |= {"undo": 0.1, "agree": 0.5, "refuse": 0.05, "snooze": 0.05, "bring": 1.0, "brought": 1.0}
SENSIBLE = 0.85  # how often somebody presses what is open to them, if anything is
WAYS = ("hand", "join", "bring", "brought", "start", "rematch", "agree")
TWICE = 0.15
RESTLESS = 0.03  # how often somebody wants another match, whatever lies on the table
AGAIN = 0.8  # how often somebody presses again, once the bot is back, what it died of
IDLE_S = 0.1  # at most, between two clicks
STARVED_S = 0.5  # of the three seconds for an answer; then it is the machine that is late, not the bot
NAP, NAP_S = 0.08, 4.0  # how often somebody nods off, and for how long at most: deadlines come
Lobby = tuple[str, Json]  # a command and its options
KINGDOM: tuple[Lobby, ...] = (("kingdom new", {}), ("kingdom new", {"mode": "classic", "length": 2}))
BAG: tuple[Lobby, ...] = (
    ("bag new", {"most_rounds": 6}),
    ("bag new", {"most_rounds": 6, "mode": "combined", "style": "competitive", "attacks": True}),
)
CLOCKLESS: tuple[Lobby, ...] = (("bag new", {"most_rounds": 6, "pace": "none"}),)  # stands still while nobody presses
LAMP, GAOL = ({"adventure": one, "most_rounds": 2} for one in ("lamp", "gaol"))  # lost to time, after a few answers
P52: tuple[Lobby, ...] = (("p52 new", LAMP), ("p52 new", GAOL))


def _is_ours(component: Json) -> bool:
    return bool(component.get("custom_id", "").startswith("c1:") and not component.get("disabled"))


def _verb(find: Find) -> str:
    prompt, what = find[1]["custom_id"].split(":")[2:]
    return "" if prompt else str(what.partition(".")[0])


def _liking(find: Find) -> float:
    return LIKING.get(_verb(find), 0)


def _prompt(find: Find) -> tuple[str, str] | None:
    """Match and number of the prompt a component answers."""
    match, prompt = find[1]["custom_id"].split(":")[1:3]
    return (match, prompt) if prompt else None


class Monkey:
    """`life` tells in which life of the bot we are: a click may go unanswered only where the bot was killed."""

    def __init__(
        self,
        person: Person,
        channel: str,
        lobbies: tuple[Lobby, ...],
        seed: object,
        ledger: Ledger,
        life: Callable[[], int],
        waited: Callable[[], float],
        heard: Callable[[], None] = lambda: None,
    ) -> None:
        self._heard = heard
        self.person, self.channel, self.ledger, self._life, self._waited = person, channel, ledger, life, waited
        self._lobbies = lobbies
        self.chance = random.Random(f"{seed}/{person.name}/{channel}")
        self.is_tired = False
        self.may_press = asyncio.Event()
        self.may_press.set()
        self.unanswered: list[str] = []
        self._settled: set[tuple[str, str] | None] = {None}  # prompts to which the bot has said yes or no
        self._pressed: set[tuple[str, str]] = set()  # ways that lead no further: message and custom id

    async def plays(self) -> None:
        """Press and press, until told that it is enough."""
        while not self.is_tired:
            await self.may_press.wait()
            await self.person.waits_for(lambda: self.person.sight.is_bot_online or self.is_tired, "the bot")
            if not self.is_tired:
                await self._step()
            is_asleep = self.chance.random() < NAP
            await asyncio.sleep(self.chance.uniform(0, NAP_S if is_asleep else IDLE_S))

    async def _step(self) -> None:
        found = [find for find in self._pressable() if _liking(find)]
        if not found or self.chance.random() < RESTLESS:
            await self._opens_a_lobby()
            return
        find = self._wanted(found)
        if find is not None:
            values = self._values(find[1])
            times = 2 if self.chance.random() < TWICE else 1
            await asyncio.gather(*(self._presses(find, values) for _ in range(times)))

    def _wanted(self, found: list[Find]) -> Find | None:
        """Mostly an answer of one's own that is still due, or the way to one, or nothing; else whatever there is."""
        if self.chance.random() > SENSIBLE:
            return self.chance.choices(found, [_liking(find) for find in found])[0]
        called = [find for find in found if self._is_called(find[0])]
        due = [find for find in called if _prompt(find) not in self._settled]
        ways = [
            f for f in found if _verb(f) in WAYS and not self._has_pressed(f) and (_verb(f) != "hand" or f in called)
        ]
        return self.chance.choice(due or ways or [None])

    def _has_pressed(self, find: Find) -> bool:
        return (find[0]["id"], find[1]["custom_id"]) in self._pressed

    def _is_called(self, message: Json) -> bool:
        return bool(message["flags"] & EPHEMERAL) or f"<@{self.person.id}>" in described(message)

    def _pressable(self) -> list[Find]:
        """The newest message first."""
        messages = reversed(self.person.messages(self.channel))
        return [(m, part) for m in messages for part in ct.walk(m.get("components", [])) if _is_ours(part)]

    def _values(self, component: Json) -> list[str]:
        if component["type"] == ct.BUTTON:
            return []
        offered = [option["value"] for option in component["options"]]
        count = component["max_values"] if component["custom_id"].endswith(":brought") else component["min_values"]
        return self.chance.sample(offered, count)

    async def _presses(self, find: Find, values: list[str]) -> None:
        message, component = find
        press, started = press_of(component, values, self.person.id), time.monotonic()
        life, waited = self._life(), self._waited()
        self.ledger.sends(press)
        try:
            reply = await (
                self.person.choose(message, component["custom_id"], *values)
                if values
                else self.person.click(message, component["custom_id"])
            )
        except (LookupError, Refused):
            self.ledger.counts["gone before the click"] += 1
        except NotSeen:
            self.ledger.counts["the page lost sight of the answer"] += 1
        except InteractionFailed:
            if self._was_ignored(f"{self.person.name} pressed {component['custom_id']} {values}", life, waited):
                await self._presses_again(find, values)
        else:
            self._heard()
            self._note(find)
            said = described(reply.message) if reply.message is not None else ""
            kind, took = self._kind(message, reply.data.get("type", 0)), time.monotonic() - started
            self.ledger.hears(press, kind, took, said)
            if (promise := promise_of(component, self.person.id)) is not None:
                self.ledger.hears_promise(promise, kind, took, said)

    def _kind(self, pressed: Json, kind: int) -> int:
        """Of a callback. A board that is the answer says yes without a word, as a deferred update does."""
        if kind != UPDATE or pressed["flags"] & EPHEMERAL:
            return kind
        self.ledger.counts["answered with the board"] += 1
        return DEFER_UPDATE

    async def _presses_again(self, find: Find, values: list[str]) -> None:
        """The very same, where the bot was killed before it answered: it may have been taken, or not."""
        if self.chance.random() > AGAIN:
            return
        await self.person.waits_for(lambda: self.person.sight.is_bot_online or self.is_tired, "the bot")
        if not self.is_tired:
            self.ledger.counts["pressed again after a kill"] += 1
            await self._presses(find, values)

    def _note(self, find: Find) -> None:
        self._settled.add(_prompt(find))
        if _verb(find) != "start":  # to be pressed again, once enough have sat down
            self._pressed.add((find[0]["id"], find[1]["custom_id"]))

    async def _opens_a_lobby(self) -> None:
        life, waited = self._life(), self._waited()
        command, options = self.chance.choice(self._lobbies)
        try:
            await self.person.slash(command, channel=self.channel, options={"pace": "live"} | options)
            self._heard()
        except Refused:
            self.ledger.counts["gone before the click"] += 1
        except InteractionFailed:
            self._was_ignored(f"{self.person.name} opened a lobby", life, waited)

    def _was_ignored(self, what: str, life: int, waited: float) -> bool:
        """Note it; is it because the bot was killed?"""
        was_killed = self._life() != life
        if was_killed:
            self.ledger.counts["unanswered, as the bot was killed"] += 1
        elif self._waited() - waited > STARVED_S:
            self.ledger.counts["unanswered, as the machine was busy"] += 1
        else:
            self.unanswered.append(what)
        return was_killed
