"""Reactions: who put which emoji under which message (resources/message.mdx, reaction object)."""

import re

from bot.local.messages.announcing import guild_facts
from bot.local.protocol.discord_json import Json
from bot.local.protocol.emoji_signs import is_emoji
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.limits import REACTIONS
from bot.local.table.table import Table
from bot.local.world.world import StoredMessage

CUSTOM = re.compile(r"(?:a:)?(\w{2,32}):(\d+)")


def emoji_of(table: Table, written: str) -> Json:
    """The emoji written `🎲`, or `name:id` for one of the guild or application. Others are refused (10014)."""
    if match := CUSTOM.fullmatch(written):
        if found := table.world.emoji(match[2]):
            return {"id": found["id"], "name": found["name"], "animated": found["animated"]}
    elif is_emoji(written):
        return {"id": None, "name": written}
    raise Refusal(Code.UNKNOWN_EMOJI)


def key_of(emoji: Json) -> str:
    return str(emoji["id"] or emoji["name"])


def react(table: Table, stored: StoredMessage, user: str, emoji: Json) -> None:
    """Put an emoji under a message; a second time changes nothing."""
    users = stored.reactions.get(key_of(emoji), [])
    if user in users:
        return
    if not users and len(stored.reactions) >= REACTIONS:
        raise Refusal(Code.TOO_MANY_REACTIONS)
    stored.reactions.setdefault(key_of(emoji), []).append(user)
    world = table.world
    member = {"member": world.member(user)} if user in world.members else {}
    author = {"message_author_id": stored.body["author"]["id"], "burst_colors": []}
    _changed(table, stored, emoji)
    _tell(table, "MESSAGE_REACTION_ADD", stored, {"user_id": user, "emoji": emoji} | BURST | author | member)


def unreact(table: Table, stored: StoredMessage, user: str, emoji: Json) -> None:
    users = stored.reactions.get(key_of(emoji), [])
    if user not in users:
        raise Refusal(Code.UNKNOWN_MESSAGE if not users else Code.UNKNOWN_USER)
    users.remove(user)
    _changed(table, stored, emoji)
    _tell(table, "MESSAGE_REACTION_REMOVE", stored, {"user_id": user, "emoji": emoji} | BURST)


def clear_reactions(table: Table, stored: StoredMessage, emoji: Json | None = None) -> None:
    """Take away all reactions, or all of one emoji."""
    if emoji is None:
        stored.reactions.clear()
        stored.body.pop("reactions", None)
        _tell(table, "MESSAGE_REACTION_REMOVE_ALL", stored, {})
    else:
        stored.reactions.pop(key_of(emoji), None)
        _changed(table, stored, emoji)
        _tell(table, "MESSAGE_REACTION_REMOVE_EMOJI", stored, {"emoji": emoji})


BURST: Json = {"burst": False, "type": 0}


def _changed(table: Table, stored: StoredMessage, emoji: Json) -> None:
    """Keep the message's own list in step, as the bot sees it."""
    key = key_of(emoji)
    users = stored.reactions.get(key, [])
    if not users:
        stored.reactions.pop(key, None)
    told = {"emoji": emoji, "count": len(users), "me": table.world.bot_id in users}
    told |= {"count_details": {"burst": 0, "normal": len(users)}, "burst_colors": [], "me_burst": False}
    listed = stored.body.get("reactions", [])
    if any(key_of(one["emoji"]) == key for one in listed):
        listed = [told if key_of(one["emoji"]) == key else one for one in listed]
    else:
        listed = [*listed, told]
    stored.body["reactions"] = [one for one in listed if one["count"]]
    if not stored.body["reactions"]:
        del stored.body["reactions"]


def _tell(table: Table, event: str, stored: StoredMessage, facts: Json) -> None:
    message = stored.body
    table.tell_people("MESSAGE_UPDATE", dict(message), message["channel_id"])
    where = {"channel_id": message["channel_id"], "message_id": message["id"]}
    table.tell_bot(event, where | guild_facts(table, message["channel_id"]) | facts)
