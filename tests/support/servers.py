"""Local tables whose server Discord would give to another shard of the bot."""

from bot.local.server import LocalTable

NEXT_SHARD = 1 << 22  # between the ids of two servers of which each is on the next shard


def call_server(local: LocalTable, guild: int) -> None:
    """Its server and channels get other ids, before anybody comes to it."""
    world = local.table.world
    further = guild - int(world.guild_id)
    everyone, *roles = world.guild["roles"]
    world.guild |= {"id": str(guild), "roles": [everyone | {"id": str(guild)}, *roles]}
    world.messages = {str(int(channel) + further): messages for channel, messages in world.messages.items()}
    moved = [one | {"id": str(int(one["id"]) + further), "guild_id": str(guild)} for one in world.channels.values()]
    world.channels = {channel["id"]: channel for channel in moved}
