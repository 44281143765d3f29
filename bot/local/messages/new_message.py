"""A message with nothing in it yet, in Discord's shape (resources/message.mdx, message object)."""

from bot.local.protocol.discord_json import Json
from bot.local.table.table import Table


def new_message(table: Table, channel_id: str, author: Json) -> Json:
    return {
        "id": table.new_id(),
        "channel_id": channel_id,
        "author": author,
        "content": "",
        "timestamp": table.now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }
