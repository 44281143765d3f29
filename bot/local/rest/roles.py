"""Roles of the guild (resources/guild.mdx)."""

from bot.local.checks.complaints import Complaints
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import checked_guild, need_in_guild
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
    if any(call.json.get(key) for key in ("icon", "unicode_emoji")):  # this guild has not the feature ROLE_ICONS
        raise Refusal(Code.NEEDS_BOOSTS)
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


ROLE = "/guilds/{guild}/roles/{role}"
ROUTES = [
    Route("GET", "/guilds/{guild}/roles", list_roles),
    Route("POST", "/guilds/{guild}/roles", create_role),
    Route("GET", ROLE, get_role),
    Route("PATCH", ROLE, patch_role),
    Route("DELETE", ROLE, delete_role),
]
