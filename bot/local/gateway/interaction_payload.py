"""INTERACTION_CREATE as Discord sends it (interactions/receiving-and-responding.mdx, interaction object)."""

from bot.local.protocol.discord_json import Json
from bot.local.protocol.limits import FILE_BYTES
from bot.local.table.interactions import Interaction
from bot.local.table.table import Table
from bot.local.world.world import DM, StoredMessage

GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


def interaction_payload(
    table: Table, interaction: Interaction, data: Json, message: StoredMessage | None = None
) -> Json:
    """Who did it, where and with what rights, the token to answer with, and the data of its kind."""
    world = table.world
    channel = world.channel(interaction.channel)
    is_dm = channel["type"] == DM
    payload: Json = {
        "id": interaction.id,
        "application_id": world.bot_id,
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": channel["id"],
        "channel": partial_channel(table, channel, interaction.person),
        "app_permissions": str(int(world.permissions(world.bot_id, channel["id"]))),
        "locale": world.locale(interaction.person),
        "entitlements": [],
        "attachment_size_limit": int(FILE_BYTES),
        "authorizing_integration_owners": {"0": "0" if is_dm else channel["guild_id"]},
        "context": BOT_DM_CONTEXT if is_dm else GUILD_CONTEXT,
    }
    payload |= _who(table, interaction.person, channel)
    return payload | ({"message": message.body} if message else {})


def _who(table: Table, person: str, channel: Json) -> Json:
    world = table.world
    if channel["type"] == DM:
        return {"user": world.users[person]}
    member = world.member(person) | {"permissions": str(int(world.permissions(person, channel["id"])))}
    locale = world.guild["preferred_locale"]
    guild = {"id": channel["guild_id"], "locale": locale, "features": world.guild["features"]}
    return {"guild_id": channel["guild_id"], "guild": guild, "guild_locale": locale, "member": member}


def partial_channel(table: Table, channel: Json, person: str) -> Json:
    """A channel as interactions carry it: with what the person may do there instead of its overwrites."""
    if channel["type"] == DM:
        return channel
    held = str(int(table.world.permissions(person, channel["id"])))
    return {key: value for key, value in channel.items() if key != "permission_overwrites"} | {"permissions": held}
