"""Whether the bot may do what it asks for: 50001 where it cannot see, 50013 where it may not act."""

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Call
from bot.local.world.permissions import Permission
from bot.local.world.world import CATEGORY, FORUM, is_archived, is_thread


def seen_channel(call: Call, key: str = "channel") -> Json:
    """The channel of the path. It is refused where the bot cannot see it, or may not connect to it (message.mdx)."""
    channel = call.table.world.channel(call.path[key])
    world = call.table.world
    if not world.can_see(call.bot_id, channel["id"]) or not world.can_enter(call.bot_id, channel["id"]):
        raise Refusal(Code.MISSING_ACCESS)
    return channel


def need(call: Call, channel: Json, *permissions: Permission) -> None:
    held = call.table.world.permissions(call.bot_id, channel["id"])
    if any(permission not in held for permission in permissions):
        raise Refusal(Code.MISSING_PERMISSIONS)


def need_messages(channel: Json) -> None:
    """Refuse forums and categories, which hold no messages themselves."""
    if channel["type"] in (CATEGORY, FORUM):
        raise Refusal(Code.NO_MESSAGES_HERE)


def need_to_send(call: Call, channel: Json) -> None:
    thread = Permission.SEND_MESSAGES_IN_THREADS
    need(call, channel, thread if is_thread(channel) else Permission.SEND_MESSAGES)
    if call.files:
        need(call, channel, Permission.ATTACH_FILES)


def checked_guild(call: Call) -> None:
    """The guild of the path, as long as the bot is in it."""
    if call.path["guild"] not in call.table.world.guild_ids or call.bot_id not in call.table.world.members:
        raise Refusal(Code.UNKNOWN_GUILD)


def need_in_guild(call: Call, *permissions: Permission) -> None:
    """Refuse what the bot's roles do not allow in the guild, whatever a channel says."""
    held = call.table.world.permissions(call.bot_id)
    if any(permission not in held for permission in permissions):
        raise Refusal(Code.MISSING_PERMISSIONS)


def need_open(channel: Json) -> None:
    """Refuse an archived thread, in which most things cannot be done."""
    if is_archived(channel):
        raise Refusal(Code.THREAD_ARCHIVED)
