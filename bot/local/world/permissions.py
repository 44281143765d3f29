"""Discord's permission bits and how roles and overwrites add up (topics/permissions.mdx)."""

from collections.abc import Iterable
from enum import IntFlag

from bot.local.protocol.discord_json import Json


class Permission(IntFlag):
    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MANAGE_GUILD_EXPRESSIONS = 1 << 30
    MODERATE_MEMBERS = 1 << 40
    CREATE_GUILD_EXPRESSIONS = 1 << 43
    SEND_POLLS = 1 << 49
    PIN_MESSAGES = 1 << 51


EVERYTHING = Permission((1 << 52) - 1)

EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CHANGE_NICKNAME
    | Permission.SEND_POLLS
)

BOT_EXTRA = (
    Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MANAGE_CHANNELS
    | Permission.PIN_MESSAGES
    | Permission.CREATE_PRIVATE_THREADS
)


def base_permissions(owner_id: str, roles: Iterable[Json], member: Json) -> Permission:
    """What a member may do in the guild as a whole. The first role is @everyone."""
    if member["user"]["id"] == owner_id:
        return EVERYTHING
    held = Permission(0)
    for index, role in enumerate(roles):
        if index == 0 or role["id"] in member["roles"]:
            held |= Permission(int(role["permissions"]))
    return EVERYTHING if Permission.ADMINISTRATOR in held else held


def with_overwrites(base: Permission, overwrites: Iterable[Json], guild_id: str, member: Json) -> Permission:
    """Apply a channel's overwrites: @everyone, then roles together, then the member."""
    if base == EVERYTHING:
        return base
    by_id = {overwrite["id"]: overwrite for overwrite in overwrites}
    held = base
    for ids in ([guild_id], member["roles"], [member["user"]["id"]]):
        named = [by_id[one] for one in ids if one in by_id]
        for overwrite in named:
            held &= ~Permission(int(overwrite["deny"]))
        for overwrite in named:
            held |= Permission(int(overwrite["allow"]))
    return held if Permission.VIEW_CHANNEL in held else Permission(0)
