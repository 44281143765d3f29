"""Roles of the guild, and overwrites of a channel (resources/guild.mdx, resources/channel.mdx)."""

from bot.local.checks.complaints import Complaints
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import checked_guild, need, need_in_guild, seen_channel
from bot.local.table.members import add_role, change_role, rank, remove_role
from bot.local.world.permissions import Permission
from bot.local.world.seed import new_role

CHANGEABLE = ("name", "permissions", "color", "colors", "hoist", "mentionable")
NEW_NAME = "new role"


def list_roles(call: Call) -> Answer:
    checked_guild(call)
    roles: list[object] = call.table.world.guild_as(call.path["guild"])["roles"]
    return roles


def get_role(call: Call) -> Answer:
    checked_guild(call)
    return _role(call, call.path["role"])


def create_role(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.MANAGE_ROLES)
    if len(call.table.world.guild["roles"]) >= limits.ROLES:
        raise Refusal(Code.TOO_MANY_ROLES)
    facts = _facts(call)
    role = new_role(call.table.new_id(), NEW_NAME, int(_own_permissions(call)), 1) | facts
    add_role(call.table, role)
    return role


def patch_role(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.MANAGE_ROLES)
    role = manageable_role(call, call.path["role"])
    change_role(call.table, role, _facts(call))
    return role


def delete_role(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.MANAGE_ROLES)
    role = manageable_role(call, call.path["role"])
    if role["managed"] or role["id"] == call.table.world.guild_id:
        raise Refusal(Code.INVALID_ROLE)
    remove_role(call.table, role)
    return None


def manageable_role(call: Call, role_id: str) -> Json:
    """The role of the path, if it stands below the bot's highest. Others are refused (50013)."""
    role = _role(call, role_id)
    if role["position"] >= rank(call.table, call.bot_id):
        raise Refusal(Code.MISSING_PERMISSIONS)
    return role


def _role(call: Call, role_id: str) -> Json:
    found: Json | None = next((one for one in call.table.world.guild["roles"] if one["id"] == role_id), None)
    if found is None:
        raise Refusal(Code.UNKNOWN_ROLE)
    return found


def _facts(call: Call) -> Json:
    """What is asked for. Nobody can give a right that they lack (topics/permissions.mdx, hierarchy)."""
    facts = {key: call.json[key] for key in CHANGEABLE if call.json.get(key) is not None}
    complaints = Complaints()
    complaints.longest(("name",), facts.get("name"), limits.ROLE_NAME)
    complaints.refuse_if_any()
    if "permissions" in facts:
        facts["permissions"] = str(facts["permissions"])
        if Permission(int(facts["permissions"])) & ~_own_permissions(call):
            raise Refusal(Code.MISSING_PERMISSIONS)
    return facts | _colors(facts)


def _colors(facts: Json) -> Json:
    """`color` and `colors` say the same; the latter may have two more (resources/guild.mdx, role colors)."""
    asked = facts.get("colors") or ({"primary_color": facts["color"]} if "color" in facts else None)
    if asked is None:
        return {}
    colors = {"primary_color": 0, "secondary_color": None, "tertiary_color": None} | asked
    return {"color": colors["primary_color"], "colors": colors}


def _own_permissions(call: Call) -> Permission:
    return call.table.world.permissions(call.bot_id)


def put_overwrite(call: Call) -> Answer:
    asked = {key: str(int(call.json.get(key) or 0)) for key in ("allow", "deny")}
    own = {"id": call.path["overwrite"], "type": int(call.json.get("type", 0))} | asked
    _overwrite(call, [own])
    return None


def delete_overwrite(call: Call) -> Answer:
    _overwrite(call, [])
    return None


def _overwrite(call: Call, own: list[Json]) -> None:
    """Put `own` in the place of the overwrite that the path names."""
    channel = seen_channel(call)
    need(call, channel, Permission.MANAGE_ROLES)
    kept = [one for one in channel["permission_overwrites"] if one["id"] != call.path["overwrite"]]
    with call.table.visibility_may_change(channel["id"]):
        channel["permission_overwrites"] = kept + own
    call.table.tell_people("CHANNEL_UPDATE", dict(channel), channel["id"])
    call.table.tell_bot("CHANNEL_UPDATE", dict(channel))


OVERWRITE = "/channels/{channel}/permissions/{overwrite}"
ROLE = "/guilds/{guild}/roles/{role}"
ROUTES = [
    Route("GET", "/guilds/{guild}/roles", list_roles),
    Route("POST", "/guilds/{guild}/roles", create_role),
    Route("GET", ROLE, get_role),
    Route("PATCH", ROLE, patch_role),
    Route("DELETE", ROLE, delete_role),
    Route("PUT", OVERWRITE, put_overwrite),
    Route("DELETE", OVERWRITE, delete_overwrite),
]
