"""What changed in the world between two saves: named messages, and whatever of the rest is not as it was."""

from collections.abc import Iterable

import msgspec

from bot.local.protocol.discord_json import Json, encode
from bot.local.world.world import StoredMessage, World

WHOLE = ("application", "guild", "last_id", "sisters")
BY_ID = ("users", "members", "channels", "thread_members", "emojis", "commands", "webhooks", "bans")


class Change(msgspec.Struct, omit_defaults=True):
    """`parts`: field -> its new value, or id -> the new one; `gone`: field -> ids that are no more.

    `messages`: channel -> id -> message, None for one that is gone; so are all of a channel in `closed`.
    """

    parts: dict[str, msgspec.Raw] = {}
    gone: dict[str, list[str]] = {}
    messages: dict[str, dict[str, StoredMessage | None]] = {}
    opened: list[str] = []
    closed: list[str] = []

    def __bool__(self) -> bool:
        return bool(self.parts or self.gone or self.messages or self.opened or self.closed)


class ChangeTracker:
    """Remembers how everything but the messages was written. Of messages there can be too many, so those that
    changed are named to it.
    """

    def __init__(self, world: World) -> None:
        self._whole = {field: encode(getattr(world, field)) for field in WHOLE}
        self._by_id = {field: _encoded(getattr(world, field)) for field in BY_ID}
        self._channels = list(world.messages)

    def take(self, world: World, messages: Iterable[tuple[str, str]]) -> Change:
        """The change since the last time; `messages` are (channel, id)."""
        change = Change()
        self._take_channels(world, change)
        for channel, message in sorted(messages, key=_age):
            if channel in world.messages:
                change.messages.setdefault(channel, {})[message] = world.messages[channel].get(message)
        for field in WHOLE:
            self._take_whole(field, encode(getattr(world, field)), change)
        for field in BY_ID:
            self._take_by_id(field, _encoded(getattr(world, field)), change)
        return change

    def _take_channels(self, world: World, change: Change) -> None:
        now = list(world.messages)
        change.opened = [one for one in now if one not in self._channels]
        change.closed = [one for one in self._channels if one not in world.messages]
        self._channels = now

    def _take_whole(self, field: str, now: bytes, change: Change) -> None:
        if now != self._whole[field]:
            self._whole[field] = now
            change.parts[field] = msgspec.Raw(now)

    def _take_by_id(self, field: str, now: dict[str, bytes], change: Change) -> None:
        before = self._by_id[field]
        if now == before:
            return
        changed = {key: msgspec.Raw(value) for key, value in now.items() if before.get(key) != value}
        if changed:
            change.parts[field] = msgspec.Raw(encode(changed))
        if gone := [key for key in before if key not in now]:
            change.gone[field] = gone
        self._by_id[field] = now


def _age(named: tuple[str, str]) -> int:
    """Older messages go first, because a channel is read in the order in which they came."""
    return int(named[1])


def _encoded(things: dict[str, Json]) -> dict[str, bytes]:
    return {key: encode(value) for key, value in things.items()}


def applied(world: World, change: Change) -> World:
    """The world after a change. Ids keep their order, as a dict keeps it."""
    _apply_messages(world, change)
    for field, keys in change.gone.items():
        for key in keys:
            getattr(world, field).pop(key, None)
    for field, raw in change.parts.items():
        value = msgspec.json.decode(raw)
        if field in WHOLE:
            setattr(world, field, value)
        else:
            getattr(world, field).update(value)
    return world


def _apply_messages(world: World, change: Change) -> None:
    for channel in change.closed:
        world.messages.pop(channel, None)
    for channel in change.opened:
        world.messages.setdefault(channel, {})
    for channel, messages in change.messages.items():
        held = world.messages.setdefault(channel, {})
        held |= {key: stored for key, stored in messages.items() if stored is not None}
        for key in [key for key, stored in messages.items() if stored is None]:
            held.pop(key, None)
