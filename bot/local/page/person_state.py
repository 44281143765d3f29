"""The table as one person may see it: what the page is given when it opens, and page by page of what came before."""

from bot.local.people.languages import as_read
from bot.local.people.person_card import person_card
from bot.local.people.visibility import visible_commands
from bot.local.protocol.discord_json import Json
from bot.local.protocol.locales import LOCALES
from bot.local.table.table import Table
from bot.local.world.permissions import Permission
from bot.local.world.world import CATEGORY, DM, is_thread

SHOWN_MESSAGES = 50


def person_state(table: Table, person: Json) -> Json:
    """Everything one person may know."""
    world = table.world
    seen = [c for c in world.channels.values() if world.can_see(person["id"], c["id"])]
    locale = world.locale(person["id"])
    channels = [c for c in seen if c["type"] != CATEGORY]
    return {
        "seq": table.feed.log.seq,
        "me": person,
        "people": [person_card(user) for user in world.users.values()],
        "guild": world.guild,
        "guilds": [{"id": guild["id"], "name": guild["name"]} for guild in map(world.guild_as, world.guild_ids)],
        "channels": [channel_card(channel) | {"manages": _manages(table, person, channel)} for channel in channels],
        "commands": [as_read(command, locale) for command in visible_commands(table, person["id"])],
        "locale": locale,
        "locales": sorted(LOCALES),
        "messages": {c["id"]: seen_messages(table, person["id"], c["id"]) for c in channels},
        "bot": {"id": world.bot_id, "online": table.gateway.is_connected},
        "now": int(table.clock.now() * 1000),
    }


def _manages(table: Table, person: Json, channel: Json) -> bool:
    """May this person delete what others say here?"""
    return Permission.MANAGE_MESSAGES in table.world.permissions(person["id"], channel["id"])


def channel_card(channel: Json) -> Json:
    data = channel.get("thread_metadata", {}) if is_thread(channel) else {}
    name = channel.get("name") or ("Castellan" if channel["type"] == DM else "")
    return {
        "id": channel["id"],
        "name": name,
        "type": channel["type"],
        "topic": channel.get("topic"),
        "guild_id": channel.get("guild_id"),
        "parent_id": channel.get("parent_id"),
        "archived": bool(data.get("archived")),
        "locked": bool(data.get("locked")),
    }


def seen_messages(table: Table, person: str, channel_id: str, before: int | None = None) -> list[Json]:
    """The last 50 that the person may see, oldest first."""
    stored = table.world.messages.get(channel_id, {}).values()
    seen = [m.body for m in stored if m.only_for in (None, person)]
    older = [m for m in seen if before is None or int(m["id"]) < before]
    return older[-SHOWN_MESSAGES:]
