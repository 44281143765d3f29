"""Overwrites of a channel: what a role or a member may do there (resources/channel.mdx, edit channel permissions)."""

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import need, seen_channel
from bot.local.world.permissions import Permission
from bot.local.world.world import DM, is_thread

OF_MEMBER = 1  # an overwrite that is no role's


def put_overwrite(call: Call) -> Answer:
    asked = {key: str(int(call.json.get(key) or 0)) for key in ("allow", "deny")}
    own = {"id": call.path["overwrite"], "type": int(call.json.get("type") or 0)} | asked
    _check_overwrite(call, own)
    _overwrite(call, [own])
    return None


def _check_overwrite(call: Call, own: Json) -> None:
    """It is of a role or a member, and says nothing of rights that the bot lacks itself (edit channel permissions)."""
    world = call.table.world
    roles = [role["id"] for role in world.guild["roles"]]
    if own["id"] not in (world.users if own["type"] == OF_MEMBER else roles):
        raise Refusal(Code.UNKNOWN_OVERWRITE)
    held = world.permissions(call.bot_id, call.path["channel"])
    if Permission(int(own["allow"]) | int(own["deny"])) & ~held:
        raise Refusal(Code.MISSING_PERMISSIONS)


def delete_overwrite(call: Call) -> Answer:
    if all(one["id"] != call.path["overwrite"] for one in _overwrites(seen_channel(call))):
        raise Refusal(Code.UNKNOWN_OVERWRITE)
    _overwrite(call, [])
    return None


def _overwrite(call: Call, own: list[Json]) -> None:
    """Put `own` in the place of the overwrite that the path names."""
    channel = seen_channel(call)
    need(call, channel, Permission.MANAGE_ROLES)
    kept = [one for one in _overwrites(channel) if one["id"] != call.path["overwrite"]]
    with call.table.visibility_may_change(channel["id"]):
        channel["permission_overwrites"] = kept + own
    call.table.tell_people("CHANNEL_UPDATE", dict(channel), channel["id"])
    call.table.tell_bot("CHANNEL_UPDATE", dict(channel))


def _overwrites(channel: Json) -> list[Json]:
    """Only channels of a guild have them; threads have those of their channel (edit channel permissions)."""
    if is_thread(channel) or channel["type"] == DM:
        raise Refusal(Code.WRONG_CHANNEL_TYPE)
    return list(channel["permission_overwrites"])


OVERWRITE = "/channels/{channel}/permissions/{overwrite}"
ROUTES = [
    Route("PUT", OVERWRITE, put_overwrite),
    Route("DELETE", OVERWRITE, delete_overwrite),
]
