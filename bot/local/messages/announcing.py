"""Who is told of a message: the bot, and the people who may see it."""

from bot.local.protocol.discord_json import Json
from bot.local.table.table import Table
from bot.local.world.world import DM, StoredMessage


def announce(table: Table, event: str, stored: StoredMessage) -> None:
    """Tell those who may see it. An ephemeral message is told to its person alone and not to the bot, as by Discord."""
    message = stored.body
    if stored.only_for:
        table.tell_one(event, dict(message), stored.only_for)
        return
    table.tell_people(event, dict(message), message["channel_id"])
    author = message["author"]["id"]
    member = {"member": table.world.members[author]} if author in table.world.members else {}
    table.tell_bot(event, message | guild_facts(table, message["channel_id"]) | member)


def guild_facts(table: Table, channel_id: str) -> Json:
    """What a dispatch about this channel says of the guild, which is nothing in a direct message."""
    channel = table.world.channel(channel_id)
    return {} if channel["type"] == DM else {"guild_id": channel["guild_id"]}
