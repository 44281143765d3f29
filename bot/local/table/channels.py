"""Channels of every kind as they are made (resources/channel.mdx), and who is told of them."""

from bot.local.protocol.discord_json import Json
from bot.local.table.table import Table
from bot.local.world.seed import new_text_channel
from bot.local.world.world import DM, FORUM, STAGE, VOICE

FORUM_FACTS: Json = {
    "available_tags": [],
    "default_reaction_emoji": None,
    "default_sort_order": None,
    "default_forum_layout": 0,
    "template": "",
}
SPOKEN_FACTS: Json = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
FACTS_OF_KIND = {FORUM: FORUM_FACTS, VOICE: SPOKEN_FACTS, STAGE: SPOKEN_FACTS}


def new_channel(table: Table, name: str, kind: int, asked: Json | None = None) -> Json:
    """The last in the list, unless something else is asked for."""
    channel = new_text_channel(table.new_id(), name, len(table.world.channels))
    channel |= FACTS_OF_KIND.get(kind, {}) | (asked or {}) | {"type": kind}
    table.world.channels[channel["id"]] = channel
    table.world.messages[channel["id"]] = {}
    announce_channel(table, "CHANNEL_CREATE", channel)
    return channel


def dm_with(table: Table, person: str) -> Json:
    """The bot's private channel with a person, which is made when it is asked for first."""
    world = table.world
    for channel in world.channels.values():
        if channel["type"] == DM and channel["recipients"][0]["id"] == person:
            return channel
    made: Json = {
        "id": table.new_id(),
        "type": DM,
        "flags": 0,
        "last_message_id": None,
        "recipients": [world.users[person]],
    }
    world.channels[made["id"]] = made
    world.messages[made["id"]] = {}
    # A bot is not told (gateway-events.mdx); to the person it goes by the bot's name.
    table.tell_people("CHANNEL_CREATE", made | {"name": world.users[world.bot_id]["username"]}, made["id"])
    return made


def announce_channel(table: Table, event: str, channel: Json) -> None:
    table.tell_people(event, dict(channel), channel["id"])
    table.tell_bot(event, dict(channel))
