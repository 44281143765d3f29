"""Channels and typing (resources/channel.mdx)."""

from bot.local.checks.channels import check_channel
from bot.local.checks.complaints import Complaints, Path
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal, Slowed
from bot.local.rest.call import Answer, Call, Created, Route
from bot.local.rest.forums import written_tags
from bot.local.rest.permission_checks import checked_guild, need, need_in_guild, need_to_send, seen_channel
from bot.local.rest.threads import delete_thread, patch_thread
from bot.local.table.channels import announce_channel, new_channel
from bot.local.world.permissions import Permission
from bot.local.world.world import CATEGORY, DM, FORUM, NEWS, STAGE, TEXT, VOICE, is_thread

CHANGEABLE = (
    *("name", "topic", "position", "nsfw", "rate_limit_per_user", "parent_id", "permission_overwrites", "flags"),
    *("default_auto_archive_duration", "default_thread_rate_limit_per_user"),
)
NEW_KINDS = (TEXT, VOICE, CATEGORY, NEWS, STAGE, FORUM)
OF_FORUMS = ("available_tags", "default_reaction_emoji", "default_sort_order", "default_forum_layout")


def get_channel(call: Call) -> Answer:
    return seen_channel(call)


def list_channels(call: Call) -> Answer:
    channels = [c for c in call.table.world.channels.values() if c["type"] != DM and not is_thread(c)]
    return [c for c in channels if c["guild_id"] == call.path["guild"]]


def create_channel(call: Call) -> Answer:
    check_channel(call.json, int(call.json.get("type") or TEXT), is_new=True)
    _check_parent(call)
    if Permission.MANAGE_CHANNELS not in call.table.world.permissions(call.bot_id):
        need(call, next(iter(call.table.world.channels.values())), Permission.MANAGE_CHANNELS)
    kind = int(call.json.get("type") or TEXT)
    if kind not in NEW_KINDS:
        raise Refusal(Code.NOT_SPOKEN, sentence=f"The local table has no channels of type {kind}.")
    asked = {key: value for key, value in _asked(call).items() if value is not None}
    return Created(new_channel(call.table, asked.pop("name"), kind, asked | {"guild_id": call.path["guild"]}))


def patch_channel(call: Call) -> Answer:
    channel = seen_channel(call)
    check_channel(call.json, channel["type"], is_new=False)
    _check_parent(call)
    if "name" in call.json or "topic" in call.json:
        now = call.table.clock.now()
        if wait := call.table.rate_limits.rename(channel["id"], now):
            raise Slowed(wait)
    if is_thread(channel):
        return patch_thread(call, channel)
    need(call, channel, Permission.MANAGE_CHANNELS)
    if "permission_overwrites" in call.json:
        need(call, channel, Permission.MANAGE_ROLES)
    with call.table.visibility_may_change(channel["id"]):
        channel |= _asked(call)
    announce_channel(call.table, "CHANNEL_UPDATE", channel)
    return channel


def delete_channel(call: Call) -> Answer:
    channel = seen_channel(call)
    if is_thread(channel):
        return delete_thread(call, channel)
    need(call, channel, Permission.MANAGE_CHANNELS)
    for thread in [one for one in call.table.world.threads() if one["parent_id"] == channel["id"]]:
        # A client knows that threads go with their channel; people are told of each.
        call.table.tell_people("THREAD_DELETE", {"id": thread["id"]}, thread["id"])
    announce_channel(call.table, "CHANNEL_DELETE", channel)
    for child in [one for one in call.table.world.channels.values() if one.get("parent_id") == channel["id"]]:
        if channel["type"] == CATEGORY:
            child["parent_id"] = None
            announce_channel(call.table, "CHANNEL_UPDATE", child)
    call.table.world.forget_channel(channel["id"])
    return channel


def start_typing(call: Call) -> Answer:
    channel = seen_channel(call)
    need_to_send(call, channel)
    call.table.tell_people("TYPING", {"channel": channel["id"], "user": call.bot_id}, channel["id"])
    return None


def move_channels(call: Call) -> Answer:
    """Positions and parents of several channels at once."""
    checked_guild(call)
    need_in_guild(call, Permission.MANAGE_CHANNELS)
    _check_parent(call)
    for asked in call.body if isinstance(call.body, list) else []:
        channel = call.table.world.channel(str(asked.get("id")))
        if asked.get("lock_permissions") and asked.get("parent_id"):
            parent = call.table.world.channel(asked["parent_id"])
            channel["permission_overwrites"] = list(parent["permission_overwrites"])
        channel |= {key: asked[key] for key in ("position", "parent_id") if key in asked}
        announce_channel(call.table, "CHANNEL_UPDATE", channel)
    return None


def _asked(call: Call) -> Json:
    """What is asked for of a channel, as Discord writes it back."""
    asked = {key: call.json[key] for key in (*CHANGEABLE, *OF_FORUMS) if key in call.json}
    if "permission_overwrites" in asked:
        asked["permission_overwrites"] = [_written(one) for one in asked["permission_overwrites"] or []]
    if asked.get("available_tags"):
        asked["available_tags"] = written_tags(asked["available_tags"], call.table.new_id)
    return asked


def _written(overwrite: Json) -> Json:
    """An overwrite as Discord writes it back: ids and bits as text."""
    bits = {key: str(int(overwrite.get(key) or 0)) for key in ("allow", "deny")}
    return {"id": str(overwrite["id"]), "type": int(overwrite.get("type") or 0)} | bits


def _check_parent(call: Call) -> None:
    """Channels lie in categories alone (resources/channel.mdx, parent_id)."""
    complaints = Complaints()
    if isinstance(call.body, dict):
        _complain_of_parent(call, complaints, ("parent_id",), call.body)
    for index, asked in enumerate(call.body if isinstance(call.body, list) else []):
        _complain_of_parent(call, complaints, (index, "parent_id"), asked)
    complaints.refuse_if_any()


def _complain_of_parent(call: Call, complaints: Complaints, path: Path, asked: Json) -> None:
    parent = call.table.world.channels.get(str(asked.get("parent_id")))
    if asked.get("parent_id") and (parent is None or parent["type"] != CATEGORY):
        complaints.add(path, "CHANNEL_PARENT_INVALID", "Category does not exist")


ROUTES = [
    Route("GET", "/channels/{channel}", get_channel),
    Route("PATCH", "/channels/{channel}", patch_channel),
    Route("DELETE", "/channels/{channel}", delete_channel),
    Route("POST", "/channels/{channel}/typing", start_typing),
    Route("GET", "/guilds/{guild}/channels", list_channels),
    Route("POST", "/guilds/{guild}/channels", create_channel),
    Route("PATCH", "/guilds/{guild}/channels", move_channels),
]
