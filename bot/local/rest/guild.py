"""The guild itself (resources/guild.mdx)."""

from bot.local.checks.complaints import Complaints
from bot.local.protocol import limits
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import checked_guild, need_in_guild
from bot.local.world.permissions import Permission

CHANGEABLE = ("name", "description", "afk_timeout", "system_channel_id", "rules_channel_id", "preferred_locale")


def get_guild(call: Call) -> Answer:
    checked_guild(call)
    world = call.table.world
    counts = {}
    if call.query.get("with_counts") in ("1", "true"):
        counts = {"approximate_member_count": len(world.members), "approximate_presence_count": len(world.members)}
    return world.guild_as(call.path["guild"]) | counts


def patch_guild(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.MANAGE_GUILD)
    complaints = Complaints()
    if "name" in call.json:
        complaints.required(("name",), call.json["name"])
    complaints.longest(("name",), call.json.get("name"), limits.GUILD_NAME)
    complaints.refuse_if_any()
    call.table.world.guild |= {key: call.json[key] for key in CHANGEABLE if key in call.json}
    call.table.tell_bot("GUILD_UPDATE", dict(call.table.world.guild))
    call.table.tell_people("RESET", {})
    return call.table.world.guild


ROUTES = [Route("GET", "/guilds/{guild}", get_guild), Route("PATCH", "/guilds/{guild}", patch_guild)]
