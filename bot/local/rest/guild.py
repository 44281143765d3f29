"""The guild itself (resources/guild.mdx)."""

from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.rights import checked_guild


def get_guild(call: Call) -> Answer:
    checked_guild(call)
    world = call.table.world
    counts = {}
    if call.query.get("with_counts") in ("1", "true"):
        counts = {"approximate_member_count": len(world.members), "approximate_presence_count": len(world.members)}
    return world.guild | counts


ROUTES = [Route("GET", "/guilds/{guild}", get_guild)]
