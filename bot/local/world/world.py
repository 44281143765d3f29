"""What exists at the local table: people, a guild, channels, messages, commands. Pure data, saved as it stands."""

from collections.abc import Iterator

import msgspec

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.locales import USUAL_LOCALE
from bot.local.world.permissions import EVERYTHING, Permission, base_permissions, with_overwrites
from bot.local.world.snowflake import snowflake_at

TEXT, DM, VOICE, CATEGORY, NEWS, STAGE, FORUM = 0, 1, 2, 4, 5, 13, 15
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
SPOKEN = (VOICE, STAGE)  # channels one listens in, each with a chat of its own


class StoredMessage(msgspec.Struct):
    """A message in Discord's shape; `only_for` names the one person who sees an ephemeral one.

    `reactions`: emoji (id, or itself) -> who reacted with it. `votes`: answer of its poll -> who chose it.
    `hidden_embeds` wait until they are no longer suppressed.
    """

    body: Json
    only_for: str | None = None
    reactions: dict[str, list[str]] = msgspec.field(default_factory=dict)
    votes: dict[str, list[str]] = msgspec.field(default_factory=dict)
    pinned_at: str | None = None
    hidden_embeds: list[Json] = msgspec.field(default_factory=list)


class World(msgspec.Struct):
    """`sisters` are further guilds, id -> name: of the same people with the same roles, each with its own channels."""

    application: Json
    guild: Json
    users: dict[str, Json]
    members: dict[str, Json]
    channels: dict[str, Json]
    thread_members: dict[str, dict[str, Json]] = msgspec.field(default_factory=dict)
    messages: dict[str, dict[str, StoredMessage]] = msgspec.field(default_factory=dict)
    emojis: dict[str, Json] = msgspec.field(default_factory=dict)
    commands: dict[str, Json] = msgspec.field(default_factory=dict)
    webhooks: dict[str, Json] = msgspec.field(default_factory=dict)
    bans: dict[str, str | None] = msgspec.field(default_factory=dict)
    sisters: dict[str, str] = msgspec.field(default_factory=dict)
    locales: dict[str, str] = msgspec.field(default_factory=dict)  # of those whose client is set to another than usual
    last_id: int = 0

    @property
    def bot_id(self) -> str:
        return str(self.application["id"])

    @property
    def guild_id(self) -> str:
        return str(self.guild["id"])

    @property
    def guild_ids(self) -> list[str]:
        return [self.guild_id, *self.sisters]

    def locale(self, person: str) -> str:
        """What somebody's client is set to."""
        return self.locales.get(person, USUAL_LOCALE)

    def guild_as(self, guild_id: str) -> Json:
        """The guild, or a sister of it; the role of everybody bears the id of its guild."""
        if guild_id == self.guild_id:
            return self.guild
        everyone, *roles = self.guild["roles"]
        own = {"id": guild_id, "name": self.sisters[guild_id], "roles": [everyone | {"id": guild_id}, *roles]}
        return self.guild | own

    def new_id(self, now: float) -> str:
        """The next snowflake. It names this moment and is above every one before, so that ids always rise."""
        self.last_id = max(self.last_id + 1, snowflake_at(now))
        return str(self.last_id)

    def emoji(self, emoji_id: str) -> Json | None:
        """An emoji of the application or of the guild."""
        own = (one for one in self.guild["emojis"] if one["id"] == emoji_id)
        return self.emojis.get(emoji_id) or next(own, None)

    def people(self) -> list[Json]:
        return [user for user in self.users.values() if not user.get("bot")]

    def person_named(self, name: str) -> Json | None:
        """A person by id, or by name in whatever case."""
        lowered = name.casefold()
        matches = (p for p in self.people() if name == p["id"] or lowered == str(p["global_name"]).casefold())
        return next(matches, None)

    def channel(self, channel_id: str) -> Json:
        try:
            return self.channels[channel_id]
        except KeyError:
            raise Refusal(Code.UNKNOWN_CHANNEL) from None

    def forget_channel(self, channel_id: str) -> None:
        """Remove a channel with its threads, its messages and its webhooks."""
        for inner in [c["id"] for c in self.threads() if c["parent_id"] == channel_id]:
            self.forget_channel(inner)
        self.channels.pop(channel_id, None)
        self.messages.pop(channel_id, None)
        self.thread_members.pop(channel_id, None)
        self.webhooks = {key: hook for key, hook in self.webhooks.items() if hook["channel_id"] != channel_id}

    def message(self, channel_id: str, message_id: str) -> StoredMessage:
        try:
            return self.messages[channel_id][message_id]
        except KeyError:
            raise Refusal(Code.UNKNOWN_MESSAGE) from None

    def member(self, user_id: str) -> Json:
        """The member with its user, as Discord sends it."""
        return self.members[user_id] | {"user": self.users[user_id]}

    def threads(self) -> Iterator[Json]:
        return (channel for channel in self.channels.values() if is_thread(channel))

    def permissions(self, user_id: str, channel_id: str | None = None) -> Permission:
        """What a user may do in a channel, or in the guild as a whole. Who is no member may do nothing."""
        if channel_id and (channel := self.channel(channel_id))["type"] == DM:
            return EVERYTHING if user_id in self.dm_users(channel) else Permission(0)
        if user_id not in self.members:
            return Permission(0)
        member = self.member(user_id)
        base = base_permissions(self.guild["owner_id"], self.guild["roles"], member)
        if channel_id is None:
            return base
        parent = self.parent(self.channel(channel_id))
        return with_overwrites(base, parent.get("permission_overwrites", []), parent["guild_id"], member)

    def can_enter(self, user_id: str, channel_id: str) -> bool:
        """Whether a user may read and write there; the chat of a voice channel is for those who may connect."""
        is_spoken = self.channel(channel_id)["type"] in SPOKEN
        return not is_spoken or Permission.CONNECT in self.permissions(user_id, channel_id)

    def parent(self, channel: Json) -> Json:
        """The channel whose permissions count: a thread's parent, any other channel itself."""
        return self.channels[channel["parent_id"]] if is_thread(channel) else channel

    def can_see(self, user_id: str, channel_id: str) -> bool:
        """Whether a user sees a channel; a private thread shows to its members and to moderators."""
        channel = self.channel(channel_id)
        held = self.permissions(user_id, channel_id)
        if Permission.VIEW_CHANNEL not in held:
            return False
        is_member = user_id in self.thread_members.get(channel_id, {})
        return channel["type"] != PRIVATE_THREAD or is_member or Permission.MANAGE_THREADS in held

    def viewers(self, channel_id: str) -> frozenset[str]:
        """Ids of the people who see a channel. Nobody sees a category, because the page does not show them."""
        if self.channel(channel_id)["type"] == CATEGORY:
            return frozenset()
        return frozenset(p["id"] for p in self.people() if self.can_see(p["id"], channel_id))

    def dm_users(self, channel: Json) -> set[str]:
        return {self.bot_id} | {user["id"] for user in channel["recipients"]}


def is_thread(channel: Json) -> bool:
    return channel["type"] in THREADS


def is_archived(channel: Json) -> bool:
    return is_thread(channel) and bool(channel["thread_metadata"]["archived"])


def is_locked(channel: Json) -> bool:
    return is_thread(channel) and bool(channel["thread_metadata"]["locked"])
