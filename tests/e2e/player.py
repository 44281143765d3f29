"""Somebody who plays a match by clicking in the panel, as a person would."""

import asyncio
import random
import re
from typing import Any, TypeVar

from bot.local.protocol import component_types as ct
from tests.client.descriptions import described
from tests.client.person import Person
from tests.client.reply import NotSeen, Refused

Json = dict[str, Any]
ANSWER = re.compile(r"c1:[\w-]+:(\d+):(.+)")
OVER = "The match is over"
REFUSED = "The rules do not allow that now"  # somebody else was quicker; the question stands, with what is left
# What somebody hears who presses what has just been drawn anew, or moved below the table as a new panel.
GONE = ("This message has no such button.", "That is not offered.", "This message is gone.")


def answers(message: Json) -> list[Json]:
    """The components of a message that answer prompts."""
    walked = ct.walk(message.get("components", []))
    return [part for part in walked if ANSWER.fullmatch(part.get("custom_id") or "") and not part.get("disabled")]


def prompt_of(component: Json) -> int:
    found = ANSWER.fullmatch(component["custom_id"])
    assert found
    return int(found[1])


def bare(name: str) -> str:
    """What is left of a name however it is written in a message; of "Sable (Ada)" whose hero it is."""
    whose = re.search(r"\(([^()]+)\)$", name)
    return re.sub(r"\W", "", whose[1] if whose else name) or "?"


def own_answers(message: Json, person: Person, name: str) -> list[Json]:
    """What one person is asked in a public message: all of it, or what stands under their name where several are."""
    owner = bare(name) if message and f"<@{person.id}>" in described(message) else ""
    found: list[Json] = []
    for part in ct.walk(message.get("components", [])):
        if part["type"] == ct.TEXT_DISPLAY and part["content"].startswith("-# ") and "\n" not in part["content"]:
            owner = bare(part["content"].removeprefix("-# ")) if owner else owner
        elif owner == bare(name) and part in answers({"components": [part]}):
            found.append(part)
    return found


class Player:
    """Opens the panel once and answers what it asks, or what the table does, for as long as it is asked."""

    # What the bot says; in another language a subclass says how.
    HAND, PANEL, OVER, REFUSED = "Your Hand", "For your eyes only", OVER, REFUSED
    PRESS = "Press **Your Hand**"

    def __init__(self, person: Person, channel: str = "game-night", seed: int = 0) -> None:
        self.person = person
        self.name = person.name  # as messages have it
        self.channel = channel
        self.chance = random.Random(f"{person.name}{seed}")
        self.panel: Json = {}
        self.answered: set[int] = set()
        self.refused = 0  # so often they heard that somebody was quicker

    async def open_panel(self) -> Json:
        """Press Your Hand on the newest table message, or on the next where that gives way just then."""
        known = {message["id"] for message in self.person.messages(self.channel)}
        message = await self.person.sees(f"[{self.HAND}]", channel=self.channel)
        try:
            await self.person.click(message, self.HAND)
        except Refused as refused:
            if str(refused) not in GONE:
                raise
            seen = self.person.sight
            await self.person.waits_for(lambda: seen.by_id(message["id"]) is not message, "another table")
            return await self.open_panel()
        self.panel = await self.person.sees(
            lambda m: m["id"] not in known and self.PANEL in described(m), channel=self.channel
        )
        return self.panel

    async def plays(self, most: int = 10_000) -> int:
        """Answer up to `most` prompts, or until the match is over; how many were answered."""
        if not self.panel:
            await self.open_panel()
        given = 0
        while given < most and await self._is_asked():
            given += await self._answer()
        return given

    async def plays_now(self) -> bool:
        """Answer what is asked at this moment; False where it is asked no more."""
        return self.is_asked and await self._answer()

    @property
    def is_asked(self) -> bool:
        return bool(self._open())

    async def becomes_asked(self) -> None:
        await self.person.waits_for(lambda: self.is_asked or self._is_sent_to_panel, "a decision")
        if not self.is_asked:
            await self.open_panel()
            await self.person.waits_for(lambda: self.is_asked, "a decision")

    @property
    def _is_sent_to_panel(self) -> bool:
        """Does the table say that it is decided in the panel, while none is open?"""
        said = described(table) if (table := self.table()) else ""
        is_open = self.person.sight.by_id(self.panel["id"]) is not None if self.panel else False
        return not is_open and self.PRESS in said and f"<@{self.person.id}>" in said

    async def _is_asked(self) -> bool:
        def look() -> str | None:
            if self._open():
                return "asked"
            if self._is_sent_to_panel:
                return "sent"
            return self.OVER if self._newest(self.OVER) else None

        try:
            found: str = await self.person.waits_for(look, "a decision, or the end")
        except NotSeen as error:
            shown = self.person.sight.by_id(self.panel["id"])
            error.add_note(f"its panel: {described(shown) if shown else 'gone'}\nanswered: {sorted(self.answered)}")
            raise
        if found == "sent":
            await self.open_panel()
            return await self._is_asked()
        return found == "asked"

    async def _answer(self) -> bool:
        """False where the panel was drawn anew between the look and the press, as somebody else had moved on."""
        component, values = self.decides(self._open())
        self.answered.add(prompt_of(component))
        try:
            await self.gives(component, values)
        except Refused as refused:
            if str(refused) not in GONE:
                raise
            self.answered.discard(prompt_of(component))
            return False
        return True

    async def gives(self, component: Json, values: list[str]) -> None:
        """Where it stands: in the panel or at the table."""
        is_inside = component in answers(self.panel)
        if not is_inside and "~draft" in component["custom_id"]:
            self.answered.discard(prompt_of(component))
            await self.open_panel()  # what is filled in step by step is finished there
            return
        message = self.panel if is_inside else self.table()
        if component["type"] == ct.BUTTON:
            await self.person.click(message, component["custom_id"])
        else:
            await self.person.choose(message, component["custom_id"], *values)

    def decides(self, offered: list[Json]) -> tuple[Json, list[str]]:
        """What to press among the open components, and the values to choose if it is a select."""
        component = self.chance.choice(offered)
        options = [option["value"] for option in component.get("options", [])]
        return component, self.chance.sample(options, min(len(options), component.get("min_values", 1)))

    def _open(self) -> list[Json]:
        """The panel may have been posted anew below a newer table message; where it asks nothing, the table may."""
        self.panel = self._newest(self.PANEL) or self.panel
        now = self.person.sight.by_id(self.panel["id"]) or {}
        if now and self.REFUSED in described(now):
            self.answered -= {prompt_of(part) for part in answers(now)}
        public = own_answers(self.table(), self.person, self.name)
        refused = sum(self.REFUSED in described(one) for one in self.person.messages(self.channel) if one["flags"] & 64)
        if refused > self.refused:
            self.refused = refused
            self.answered -= {prompt_of(part) for part in public}
        inside = answers(now)
        beside = {prompt_of(part) for part in inside}
        offered = [*inside, *(part for part in public if prompt_of(part) not in beside)]
        return [part for part in offered if prompt_of(part) not in self.answered]

    def table(self) -> Json:
        shown = (m for m in reversed(self.person.messages(self.channel)) if not m["flags"] & 64)
        return next((message for message in shown if f"[{self.HAND}]" in described(message)), {})

    def _newest(self, text: str) -> Json | None:
        return next((m for m in reversed(self.person.messages(self.channel)) if text in described(m)), None)


P = TypeVar("P", bound=Player)


async def asking(players: list[P]) -> P:
    """Whose open panel asks now."""
    waiting = {asyncio.create_task(player.becomes_asked()): player for player in players}
    done, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in late:
        task.cancel()
    first = done.pop()
    await first
    return waiting[first]


async def one_plays(players: list[P]) -> None:
    """Whoever is asked first answers once. What is merely offered may be gone before they press: then the next does."""
    while not await (await asking(players)).plays_now():
        pass
