"""Messages that nobody writes: Discord says by itself what somebody has done (resources/message.mdx, message types)."""

from bot.local.messages.announcing import announce
from bot.local.messages.new_message import new_message
from bot.local.protocol.discord_json import Json
from bot.local.table.table import Table
from bot.local.world.world import StoredMessage

THREAD_CREATED, THREAD_STARTER = 18, 21


def say_thread_created(table: Table, thread: Json) -> None:
    """In the channel, where a thread that everybody may see was begun without a message of its own."""
    _say(table, thread["parent_id"], thread, {"type": THREAD_CREATED, "content": thread["name"]})


def say_thread_starter(table: Table, thread: Json, message_id: str) -> None:
    """First of all in a thread that was begun from a message: a pointer to that one."""
    facts: Json = {"type": THREAD_STARTER}
    _say(table, thread["id"], thread | {"id": thread["parent_id"]}, facts, message_id=message_id)


def _say(table: Table, channel_id: str, named: Json, facts: Json, **reference: str) -> None:
    """`named` is the channel that the message refers to; its owner is who has done it."""
    author = table.world.users[named["owner_id"]]
    about: Json = {"type": 0, "channel_id": named["id"], "guild_id": named["guild_id"]} | reference
    body = new_message(table, channel_id, author) | facts | {"message_reference": about}
    stored = StoredMessage(body)
    table.world.messages.setdefault(channel_id, {})[body["id"]] = stored
    table.world.channel(channel_id)["last_message_id"] = body["id"]
    announce(table, "MESSAGE_CREATE", stored)
