"""A person at the table for tests: types commands, clicks, fills forms and waits for what is shown."""

import asyncio
from collections.abc import Callable
from typing import Any, Self, TypeVar

from bot.local.protocol.component_types import CHANNEL_SELECT
from bot.local.protocol.discord_json import Json
from tests.client.connection import TableConnection
from tests.client.descriptions import labels
from tests.client.reply import InteractionFailed, NotSeen, Refused, Reply

__all__ = ["InteractionFailed", "NotSeen", "Person", "Refused", "Reply"]

T = TypeVar("T")

# A deadline for a busy machine, never a pause: a broken bot never answers.
PATIENCE_S = 60.0


class Person:
    """`ada = await Person.sit(base_url, "Ada")`; rises with `await ada.leave()` or as a context manager."""

    def __init__(self, connection: TableConnection) -> None:
        self._connection = connection
        self.name = connection.name
        self.base_url = connection.base_url
        self.sight = connection.sight
        self.patience = PATIENCE_S
        self._nonces = 0

    @classmethod
    async def sit(cls, base_url: str, name: str) -> Self:
        """Take one's place: read the state, then follow the stream."""
        connection = TableConnection(base_url.rstrip("/"), name)
        try:
            await connection.open()
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    @property
    def id(self) -> str:
        return self._connection.person_id

    async def leave(self) -> None:
        await self._connection.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def slash(
        self, command: str, /, *, channel: str = "game-night", options: Json | None = None, **more: Any
    ) -> Reply:
        """Use a command, "kingdom new"; options by name, those called `channel` or `options` through `options`."""
        given = (options or {}) | more
        return await self._interact("slash", channel=channel, command=command, options=given)

    async def autocomplete(
        self, command: str, focused: str, typed: str, /, *, channel: str = "game-night", **more: Any
    ) -> list[Json]:
        """The choices offered while typing an option."""
        options = more | {focused: typed}
        facts = {"channel": channel, "command": command, "options": options, "focused": focused}
        reply = await self._interact("autocomplete", **facts)
        choices: list[Json] = reply.data["choices"]
        return choices

    async def click(self, *target: Any) -> Reply:
        """`click("Join")` presses it where it was last shown; `click(message, "Join")` on that message."""
        message, component = self.sight.find(*target)
        return await self._press(message, component)

    async def choose(self, message: Json | None, wanted: str, *values: str) -> Reply:
        """Choose in a select, found by custom_id or placeholder; values by value, label or person's name."""
        target = (message, wanted) if message else (wanted,)
        shown, select = self.sight.find(*target)
        options = {o["label"]: o["value"] for o in select.get("options", [])} | self.sight.people_ids
        if select["type"] == CHANNEL_SELECT:
            options = {f"#{channel['name']}": channel["id"] for channel in self.sight.channels.values()}
        return await self._press(shown, select, [options.get(value, value) for value in values])

    async def submit(self, modal: Json | Reply, answers: dict[str, Any]) -> Reply:
        """Send a modal; answers by label or custom_id."""
        form = modal.modal if isinstance(modal, Reply) else modal
        named = labels(form)
        components = []
        for key, value in answers.items():
            if key not in named:
                raise NotSeen(f"the form has no field {key!r}; it has {sorted(named)}")
            components.append({"custom_id": named[key], "values" if isinstance(value, list) else "value": value})
        return await self._interact("submit", modal_id=form["modal_id"], components=components)

    async def say(self, content: str, *, channel: str = "game-night") -> Json:
        return await self.act(kind="say", channel=channel, content=content)

    async def menu(self, command: str, target: str, /, *, channel: str = "game-night") -> Reply:
        """Use a command of the menu on a person or a message, by id."""
        return await self._interact("menu", channel=channel, command=command, target=target)

    async def react(self, message: Json, emoji: str) -> None:
        """Put an emoji under a message, or take one's own away again."""
        await self.act(kind="react", channel=message["channel_id"], message=message["id"], emoji=emoji)

    async def vote(self, message: Json, *answers: str) -> None:
        """Vote in a poll, by the texts of the answers; none takes the vote back."""
        shown = self.sight.by_id(message["id"]) or message
        numbers = {one["poll_media"]["text"]: one["answer_id"] for one in shown.get("poll", {}).get("answers", [])}
        if missing := [answer for answer in answers if answer not in numbers]:
            raise NotSeen(f"the poll has no answer {missing[0]!r}; it has {sorted(numbers)}")
        chosen = [numbers[answer] for answer in answers]
        await self.act(kind="vote", channel=message["channel_id"], message=message["id"], answers=chosen)

    async def dismiss(self, message: Json) -> None:
        await self.act(kind="dismiss", message=message["id"])

    async def fault(self, name: str, **more: Any) -> None:
        """Throw one of the developer's switches."""
        await self.act(kind="fault", name=name, **more)

    def messages(self, channel: str = "game-night") -> list[Json]:
        """What this person sees in a channel, oldest first, ephemeral ones included."""
        return self.sight.messages_in(channel)

    async def sees(self, wanted: str | Callable[[Json], bool] = "", *, channel: str | None = None) -> Json:
        """Wait for a message that holds a text or fits a predicate; the newest that does.

        With a channel alone: the newest there.
        """

        def look() -> Json | None:
            return self.sight.newest(wanted, channel)

        where = f" in {channel}" if channel else ""
        return await self.waits_for(look, f"a message with {wanted!r}{where}")

    async def waits_for(self, look: Callable[[], T | None], what: str) -> T:
        """Wait until `look` finds something in what this person sees."""
        try:
            async with asyncio.timeout(self.patience):
                while not (found := look()):
                    await self.sight.changes()
        except TimeoutError:
            raise NotSeen(f"{self.name} waited for {what}; saw:\n{self.sight}") from None
        return found

    async def act(self, **facts: Any) -> Json:
        """Post one action; Refused with the table's sentence if it is not let through."""
        return await self._connection.act(facts)

    async def _press(self, message: Json, component: Json, values: list[str] | None = None) -> Reply:
        facts = {"channel": message["channel_id"], "message": message["id"], "custom_id": component["custom_id"]}
        return await self._interact("click", **facts, **({"values": values} if values is not None else {}))

    async def _interact(self, kind: str, **facts: Any) -> Reply:
        self._nonces += 1
        nonce = f"{self.name}-{id(self)}-{self._nonces}"
        await self.act(kind=kind, nonce=nonce, **facts)
        told = await self.waits_for(lambda: self.sight.told.pop(nonce, None), f"an answer to {kind} {facts}")
        if told["state"] == "failed":
            raise InteractionFailed(f"{kind} {facts}: the bot did not answer in time; seen:\n{self.sight}")
        message = self.sight.by_id(told["data"].get("message")) if told["state"] == "acknowledged" else None
        return Reply(told["state"], told["data"], message)
