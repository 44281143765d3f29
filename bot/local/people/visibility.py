"""Which commands and channels one person is shown, and may therefore name."""

from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection, Refusal
from bot.local.table.table import Table
from bot.local.world.permissions import Permission
from bot.local.world.world import DM

GUILD_CONTEXT, DM_CONTEXT = 0, 1


def find_command(table: Table, person: str, channel_id: str, name: str) -> Json:
    """The command a person means. The guild's own goes before a global one of the same name."""
    found = [c for c in visible_commands(table, person, channel_id) if c["name"] == name and c["type"] == 1]
    if not found:
        raise Objection(f"There is no command /{name} here.")
    return min(found, key=lambda command: "guild_id" not in command)


def visible_commands(table: Table, person: str, channel_id: str | None = None) -> list[Json]:
    """What the picker offers, as permissions, contexts and the kind of channel allow."""
    world = table.world
    is_dm = channel_id is not None and world.channel(channel_id)["type"] == DM
    held = Permission(0) if is_dm else world.permissions(person, channel_id)
    return [command for command in world.commands.values() if _is_offered(command, held, is_dm=is_dm)]


def _is_offered(command: Json, held: Permission, *, is_dm: bool) -> bool:
    contexts = command.get("contexts")
    if is_dm:
        allowed = command.get("dm_permission", True) if contexts is None else DM_CONTEXT in contexts
        return bool(allowed) and "guild_id" not in command
    if contexts is not None and GUILD_CONTEXT not in contexts and "guild_id" not in command:
        return False
    needed = command.get("default_member_permissions")
    if needed == "0" and Permission.ADMINISTRATOR not in held:
        return False
    return Permission(int(needed or 0)) & ~held == Permission(0)


def channel_named(table: Table, name: str) -> Json:
    """A channel or thread by id or by name. Of several with one name, it is the newest."""
    world = table.world
    bare = name.removeprefix("#")
    if bare in world.channels:
        return world.channels[bare]
    named = [c for c in world.channels.values() if c.get("name") == bare]
    if not named:
        raise Objection(f"There is no channel {name}.")
    return max(named, key=lambda channel: int(channel["id"]))


def visible_channel(table: Table, person: str, name: str) -> Json:
    """A channel that this person sees. A hidden one is refused as if it did not exist, to give nothing away."""
    try:
        channel = channel_named(table, name)
        is_seen = table.world.can_see(person, channel["id"])
    except Refusal:
        is_seen = False
    if not is_seen:
        raise Objection(f"There is no channel {name}.")
    return channel
