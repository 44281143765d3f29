"""Members asked for over the gateway, a thousand at a time (events/gateway-events.mdx, request guild members)."""

from collections.abc import Iterator

from bot.local.gateway.payloads import RequestMembers
from bot.local.protocol.discord_json import Json
from bot.local.protocol.limits import MEMBERS_A_CHUNK
from bot.local.table.members import has_name_beginning
from bot.local.world.world import World


def member_chunks(world: World, asked: RequestMembers) -> Iterator[Json]:
    """Each is one GUILD_MEMBERS_CHUNK."""
    named = asked.user_ids
    ids = [named] if isinstance(named, str | int) else list(world.members) if named is None else named
    ids = [str(one) for one in ids]
    found = [world.member(one) for one in ids if one in world.members]
    found = [m for m in found if has_name_beginning(m, asked.query or "")][: max(asked.limit or 0, 0) or None]
    parts = [found[i : i + MEMBERS_A_CHUNK] for i in range(0, len(found), MEMBERS_A_CHUNK)] or [[]]
    guild = str(asked.guild_id or world.guild_id)
    for index, members in enumerate(parts):
        chunk: Json = {"guild_id": guild, "members": members, "chunk_index": index, "chunk_count": len(parts)}
        chunk |= {"not_found": [one for one in ids if one not in world.members] if named is not None else []}
        chunk |= {"presences": []} if asked.presences else {}
        yield chunk | ({"nonce": asked.nonce} if asked.nonce else {})
