"""A person at the table for tests: types commands, clicks, fills forms and waits for what is shown."""

import asyncio
from collections.abc import Callable
from typing import Any, Self, TypeVar

import aiohttp

from bot.local.component_types import CHANNEL_SELECT
from bot.local.reply import InteractionFailed, NotSeen, Refused, Reply
from bot.local.sight import Sight, labels
from bot.local.wire import Json, decode

__all__ = ["InteractionFailed", "NotSeen", "Person", "Refused", "Reply"]

T = TypeVar("T")

PATIENCE_S = 10.0
RECONNECT_S = 0.05
META = 'name="table-token" content="'


class Person:
    """`ada = await Person.sit(base_url, "Ada")`; rises with `await ada.leave()` or as a context manager."""

    def __init__(self, base_url: str, name: str, session: aiohttp.ClientSession) -> None:
        self.base_url = base_url
        self.name = name
        self.id = ""
        self.sight = Sight()
        self.patience = PATIENCE_S
        self._session = session
        self._token = ""
        self._nonces = 0
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def sit(cls, base_url: str, name: str) -> Self:
        """Take one's place: read the state, then follow the stream."""
        person = cls(base_url.rstrip("/"), name, aiohttp.ClientSession())
        try:
            await person._arrive()
        except BaseException:
            await person.leave()
            raise
        return person

    async def leave(self) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        await self._session.close()

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
        """Post one act; Refused with the table's sentence if it is not let through."""
        body = {"person": self.id} | facts
        headers = {"X-Table-Token": self._token}
        async with self._session.post(f"{self.base_url}/table/act", json=body, headers=headers) as response:
            answer: Json = decode(await response.read())
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

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

    async def _arrive(self) -> None:
        async with self._session.get(f"{self.base_url}/") as response:
            page = await response.text()
        self._token = page.split(META)[1].split('"')[0]
        await self._look_around()
        self._reader = asyncio.create_task(self._follow())

    async def _look_around(self) -> None:
        async with self._session.get(f"{self.base_url}/table/state", params={"person": self.name}) as response:
            state: Json = decode(await response.read())
        if "error" in state:
            raise Refused(state["error"])
        self.id = state["me"]["id"]
        self.sight.begin(state)

    async def _follow(self) -> None:
        """Follow the stream, again from where it broke: the table itself may be started anew."""
        while True:
            try:
                if not self.sight.is_current:
                    await self._look_around()
                await self._read_stream()
            except aiohttp.ClientError:
                await asyncio.sleep(RECONNECT_S)
            self.sight.lose()

    async def _read_stream(self) -> None:
        params = {"person": self.id, "after": str(self.sight.seq)}
        timeout = aiohttp.ClientTimeout(total=None)
        async with self._session.get(f"{self.base_url}/table/stream", params=params, timeout=timeout) as response:
            buffer = b""
            async for chunk in response.content.iter_any():
                *frames, buffer = (buffer + chunk).split(b"\n\n")
                for frame in frames:
                    await self._hear(frame)

    async def _hear(self, frame: bytes) -> None:
        data = next((line[6:] for line in frame.split(b"\n") if line.startswith(b"data: ")), None)
        if data is None:
            return
        event: Json = decode(data)
        if event["type"] == "RESET":
            await self._look_around()
        self.sight.hear(event)
