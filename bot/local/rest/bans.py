"""Bans: out of the guild, until they are taken back (resources/guild.mdx, create guild ban)."""

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.members import need_below
from bot.local.rest.permission_checks import checked_guild, need_in_guild
from bot.local.table.members import leave
from bot.local.world.permissions import Permission


def list_bans(call: Call) -> Answer:
    _need(call)
    before, after = (int(call.query[key]) if key in call.query else None for key in ("before", "after"))
    bans = sorted(call.table.world.bans, key=int)
    found = [one for one in bans if (before is None or int(one) < before) and (after is None or int(one) > after)]
    number = int(call.query.get("limit", 1000))
    return [_told(call, one) for one in (found[-number:] if before else found[:number])]


def get_ban(call: Call) -> Answer:
    _need(call)
    return _told(call, _banned(call))


def ban(call: Call) -> Answer:
    _need(call)
    user, world = call.path["user"], call.table.world
    if user not in world.users:
        raise Refusal(Code.UNKNOWN_USER)
    if user in world.members:
        need_below(call, user)
        leave(call.table, user)
    world.bans[user] = call.reason
    call.table.tell_bot("GUILD_BAN_ADD", {"guild_id": world.guild_id, "user": world.users[user]})
    return None


def unban(call: Call) -> Answer:
    _need(call)
    user, world = _banned(call), call.table.world
    del world.bans[user]
    call.table.tell_bot("GUILD_BAN_REMOVE", {"guild_id": world.guild_id, "user": world.users[user]})
    return None


def _need(call: Call) -> None:
    checked_guild(call)
    need_in_guild(call, Permission.BAN_MEMBERS)


def _banned(call: Call) -> str:
    if call.path["user"] not in call.table.world.bans:
        raise Refusal(Code.UNKNOWN_BAN)
    return call.path["user"]


def _told(call: Call, user: str) -> Json:
    return {"user": call.table.world.users[user], "reason": call.table.world.bans[user]}


BAN = "/guilds/{guild}/bans/{user}"
ROUTES = [
    Route("GET", "/guilds/{guild}/bans", list_bans),
    Route("GET", BAN, get_ban),
    Route("PUT", BAN, ban),
    Route("DELETE", BAN, unban),
]
