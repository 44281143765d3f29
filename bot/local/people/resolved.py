"""People, roles and channels that somebody picked: ids into the `resolved` objects a bot gets with them."""

from collections.abc import Collection

from bot.local.gateway.interaction_payload import partial_channel
from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.table.table import Table

USER_LIKE = (ct.USER_SELECT, ct.MENTIONABLE_SELECT)
ROLE_LIKE = (ct.ROLE_SELECT, ct.MENTIONABLE_SELECT)


def resolve_picks(
    table: Table, person: str, select_type: int, values: list[str], channel_types: Collection[int] = ()
) -> Json:
    """`{"users": {id: user}, "members": {id: member}, "roles": …, "channels": …}`, only what is picked.

    Channels are of the types named, or of any where none is.
    """
    resolved: Json = {}
    if select_type not in (ct.USER_SELECT, ct.ROLE_SELECT, ct.MENTIONABLE_SELECT, ct.CHANNEL_SELECT):
        return resolved
    for value in values:
        _resolve_one(table, person, select_type, value, resolved)
    if channel_types and any(one["type"] not in channel_types for one in resolved.get("channels", {}).values()):
        raise Objection("That kind of channel is not offered.")
    return resolved


def _resolve_one(table: Table, person: str, select_type: int, value: str, resolved: Json) -> None:
    world = table.world
    role = next((role for role in world.guild["roles"] if role["id"] == value), None)
    if select_type in USER_LIKE and value in world.members:
        resolved.setdefault("users", {})[value] = world.users[value]
        resolved.setdefault("members", {})[value] = picked_member(table, value)
    elif select_type in ROLE_LIKE and role:
        resolved.setdefault("roles", {})[value] = role
    elif select_type == ct.CHANNEL_SELECT and value in world.channels and world.can_see(person, value):
        resolved.setdefault("channels", {})[value] = partial_channel(table, world.channels[value], person)
    else:
        raise Objection(f"There is nothing to pick with the id {value}.")


def picked_member(table: Table, user_id: str) -> Json:
    """A member as in `resolved`: without its user, with its permissions."""
    member = table.world.members[user_id]
    return member | {"permissions": str(int(table.world.permissions(user_id)))}
