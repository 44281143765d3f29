"""Members asked for over the gateway, a thousand at a time (events/gateway-events.mdx, request guild members)."""

from collections.abc import Iterator

from bot.local.protocol.discord_json import Json
from bot.local.protocol.limits import MEMBERS_A_CHUNK
from bot.local.table.members import has_name_beginning
from bot.local.world.world import World


def member_chunks(world: World, asked: Json) -> Iterator[Json]:
    """Each is one GUILD_MEMBERS_CHUNK. `asked` names `user_ids`, or a `query` (how a name begins) with a `limit`."""
    named = asked.get("user_ids")
    ids = [named] if isinstance(named, str | int) else list(world.members) if named is None else named
    ids = [str(one) for one in ids]
    found = [world.member(one) for one in ids if one in world.members]
    found = [m for m in found if has_name_beginning(m, str(asked.get("query") or ""))][: asked.get("limit") or None]
    parts = [found[i : i + MEMBERS_A_CHUNK] for i in range(0, len(found), MEMBERS_A_CHUNK)] or [[]]
    guild = str(asked.get("guild_id") or world.guild_id)
    for index, members in enumerate(parts):
        chunk: Json = {"guild_id": guild, "members": members, "chunk_index": index, "chunk_count": len(parts)}
        chunk |= {"not_found": [one for one in ids if one not in world.members] if named is not None else []}
        chunk |= {"presences": []} if asked.get("presences") else {}
        yield chunk | ({"nonce": asked["nonce"]} if asked.get("nonce") else {})
