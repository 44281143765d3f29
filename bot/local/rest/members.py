"""Members of the guild and what is changed about them (resources/guild.mdx)."""

from datetime import datetime

from bot.local.checks.complaints import Complaints
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import checked_guild, need_in_guild
from bot.local.rest.roles import manageable_role
from bot.local.table.members import change_member, has_name_beginning, leave, rank
from bot.local.world.permissions import Permission

NEEDS = {
    "nick": Permission.MANAGE_NICKNAMES,
    "roles": Permission.MANAGE_ROLES,
    "communication_disabled_until": Permission.MODERATE_MEMBERS,
}

IN_VOICE = ("mute", "deaf", "channel_id")


def get_member(call: Call) -> Answer:
    return call.table.world.member(_member(call))


def list_members(call: Call) -> Answer:
    checked_guild(call)
    world = call.table.world
    after, number = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    found = sorted((one for one in world.members if int(one) > after), key=int)
    return [world.member(one) for one in found[:number]]


def search_members(call: Call) -> Answer:
    """Members of whom a name begins with what is searched for."""
    checked_guild(call)
    world, wanted = call.table.world, call.query.get("query", "")
    members = [world.member(one) for one in world.members]
    found = [m for m in members if has_name_beginning(m, wanted)]
    return found[: int(call.query.get("limit", 1))]


def patch_member(call: Call) -> Answer:
    user = _member(call)
    facts = {key: call.json[key] for key in NEEDS if key in call.json}
    need_in_guild(call, *(NEEDS[key] for key in facts))
    need_rank(call, user)
    if any(call.json.get(key) is not None for key in IN_VOICE):  # the table has nobody in its voice channels
        raise Refusal(Code.NOT_IN_VOICE)
    if facts.get("communication_disabled_until"):
        need_below(call, user)
    if "roles" in facts:
        facts["roles"] = [str(one) for one in facts["roles"] or []]
        for role_id in set(facts["roles"]) ^ set(call.table.world.members[user]["roles"]):
            manageable_role(call, role_id)
    _check(facts, call.table.clock.now())
    return change_member(call.table, user, facts)


def patch_own(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.CHANGE_NICKNAME)
    facts = {key: call.json[key] for key in ("nick",) if key in call.json}
    _check(facts, call.table.clock.now())
    return change_member(call.table, call.bot_id, facts)


def _check(facts: Json, now: float) -> None:
    complaints = Complaints()
    complaints.longest(("nick",), facts.get("nick"), limits.NICK)
    until = facts.get("communication_disabled_until")
    if until is not None and not _is_moment(until):
        complaints.add(("communication_disabled_until",), "DATE_TIME_TYPE_PARSE", "This is no ISO 8601 time.")
    elif until is not None and datetime.fromisoformat(until).timestamp() - now > limits.TIMEOUT_S:
        message = "Timeout duration must be 28 days or less"
        complaints.add(("communication_disabled_until",), "MEMBER_TIMEOUT_TOO_LONG", message)
    complaints.refuse_if_any()


def _is_moment(text: object) -> bool:
    try:
        return datetime.fromisoformat(str(text)).tzinfo is not None
    except ValueError:
        return False


def kick(call: Call) -> Answer:
    user = _member(call)
    need_in_guild(call, Permission.KICK_MEMBERS)
    need_below(call, user)
    leave(call.table, user)
    return None


def add_role(call: Call) -> Answer:
    _change_roles(call, add=True)
    return None


def remove_role(call: Call) -> Answer:
    _change_roles(call, add=False)
    return None


def _change_roles(call: Call, *, add: bool) -> None:
    user = _member(call)
    need_in_guild(call, Permission.MANAGE_ROLES)
    role = manageable_role(call, call.path["role"])
    if role["id"] == call.table.world.guild_id:  # everybody has it
        raise Refusal(Code.INVALID_ROLE)
    others = [one for one in call.table.world.members[user]["roles"] if one != role["id"]]
    change_member(call.table, user, {"roles": [*others, role["id"]] if add else others})


def need_rank(call: Call, user: str) -> None:
    """The bot can change only those who stand below it (topics/permissions.mdx, hierarchy)."""
    if user != call.bot_id:
        need_below(call, user)


def need_below(call: Call, user: str) -> None:
    """As `need_rank`, for what nobody can do to themselves: out of the guild, timed out."""
    if rank(call.table, user) >= rank(call.table, call.bot_id):
        raise Refusal(Code.MISSING_PERMISSIONS)


def _member(call: Call) -> str:
    checked_guild(call)
    if call.path["user"] not in call.table.world.members:
        raise Refusal(Code.UNKNOWN_MEMBER)
    return call.path["user"]


MEMBER = "/guilds/{guild}/members/{user}"
ROUTES = [
    Route("GET", "/guilds/{guild}/members", list_members),
    Route("GET", "/guilds/{guild}/members/search", search_members),
    Route("PATCH", "/guilds/{guild}/members/@me", patch_own),
    Route("GET", MEMBER, get_member),
    Route("PATCH", MEMBER, patch_member),
    Route("DELETE", MEMBER, kick),
    Route("PUT", MEMBER + "/roles/{role}", add_role),
    Route("DELETE", MEMBER + "/roles/{role}", remove_role),
]
