"""The guild, and its sisters, go away from the bot and come back: an outage, or it is thrown out and invited again."""

from bot.local.gateway.ready import guild_create
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.table.table import Table
from bot.local.world.seed import new_member


def goes_down(table: Table) -> None:
    """An outage (events/gateway-events.mdx, guild delete): the guild is unavailable until it comes back."""
    for guild in table.world.guild_ids:
        table.tell_bot("GUILD_DELETE", {"id": guild, "unavailable": True})


def comes_back(table: Table) -> None:
    for guild in table.world.guild_ids:
        table.tell_bot("GUILD_CREATE", guild_create(table, guild))


def throw_bot_out(table: Table) -> None:
    """A moderator removes the bot. Without `unavailable` the event says that the guild does not come back."""
    if table.world.members.pop(table.world.bot_id, None) is None:
        raise Objection("The bot is not in the server.")
    for guild in table.world.guild_ids:
        table.tell_bot("GUILD_DELETE", {"id": guild})
    table.on_change()


def invite_bot(table: Table) -> None:
    """The bot is invited again, and has its own role as before."""
    world = table.world
    if world.bot_id in world.members:
        raise Objection("The bot is in the server already.")
    world.members[world.bot_id] = new_member([_own_role(table)["id"]], table.now())
    for guild in world.guild_ids:
        told = guild_create(table, guild)
        del told["unavailable"]
        table.tell_bot("GUILD_CREATE", told)
    table.on_change()


def _own_role(table: Table) -> Json:
    found: Json = next(role for role in table.world.guild["roles"] if role["managed"])
    return found
