"""READY and GUILD_CREATE: what a client must be told before it calls itself ready."""

from bot.local.protocol.discord_json import Json
from bot.local.table.gateway_sessions import Session
from bot.local.table.table import Table
from bot.local.world.world import DM, is_archived, is_thread


def gateway_url(table: Table) -> str:
    return table.base_url.replace("http", "ws", 1) + "/gateway"


def ready(table: Table, session: Session, resume_url: str) -> Json:
    world = table.world
    guilds = [{"id": guild, "unavailable": True} for guild in guilds_of(table, session)]
    return {
        "v": 10,
        "user": own_user(table),
        "guilds": guilds,
        "shard": list(session.shard),
        "session_id": session.id,
        "resume_gateway_url": resume_url,
        "application": {"id": world.bot_id, "flags": world.application["flags"]},
        "private_channels": [],
        "geo_ordered_rtc_regions": [],
        "_trace": ["local"],
    }


def guilds_of(table: Table, session: Session) -> list[str]:
    """Those a session is told of."""
    is_in = table.world.bot_id in table.world.members
    return [guild for guild in table.world.guild_ids if is_in and session.owns(guild)]


def guild_create(table: Table, guild: str) -> Json:
    """The guild with its members (the bot among them: a client asks for the rest otherwise), channels, threads."""
    world = table.world
    members = [world.member(user_id) for user_id in world.members]
    seen = [c for c in world.channels.values() if c["type"] != DM and c["guild_id"] == guild]
    threads = [thread_for_bot(table, c) for c in seen if is_thread(c) and not is_archived(c)]
    return world.guild_as(guild) | {
        "joined_at": world.members[world.bot_id]["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": len(members),
        "members": members,
        "channels": [c for c in seen if not is_thread(c)],
        "threads": threads,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def thread_for_bot(table: Table, thread: Json) -> Json:
    """A thread with the bot's own membership, if it is in it."""
    member = table.world.thread_members.get(thread["id"], {}).get(table.world.bot_id)
    return thread | ({"member": member} if member else {})


def own_user(table: Table) -> Json:
    user = table.world.users[table.world.bot_id]
    return user | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
