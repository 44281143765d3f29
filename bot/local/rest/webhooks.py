"""Webhooks of a channel: made, executed, changed, taken away (resources/webhook.mdx)."""

import secrets

from bot.local import limits
from bot.local.checks.complaints import Complaints
from bot.local.errors import Refusal
from bot.local.limits import Code
from bot.local.permissions import Permission
from bot.local.posting import delete, edit, post
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.rights import checked_guild, need, need_in_guild, seen_channel
from bot.local.seed import new_user
from bot.local.wire import Json
from bot.local.world import TEXT, StoredMessage, is_thread

INCOMING = 1


def create_webhook(call: Call) -> Answer:
    channel = seen_channel(call)
    need(call, channel, Permission.MANAGE_WEBHOOKS)
    if channel["type"] != TEXT:
        raise Refusal(Code.WRONG_CHANNEL_TYPE)
    _check_name(call.json, is_new=True)
    if len(_of_channel(call, channel["id"])) >= limits.WEBHOOKS:
        raise Refusal(Code.TOO_MANY_WEBHOOKS)
    hook: Json = {
        "id": call.table.new_id(),
        "type": INCOMING,
        "guild_id": call.table.world.guild_id,
        "channel_id": channel["id"],
        "application_id": call.bot_id,
        "name": call.json["name"],
        "avatar": None,
        "token": secrets.token_urlsafe(51),
        "user": call.bot_user,
    }
    call.table.world.webhooks[hook["id"]] = hook
    _changed(call, hook)
    return hook


def list_of_channel(call: Call) -> Answer:
    channel = seen_channel(call)
    need(call, channel, Permission.MANAGE_WEBHOOKS)
    return list(_of_channel(call, channel["id"]))


def list_of_guild(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.MANAGE_WEBHOOKS)
    return list(call.table.world.webhooks.values())


def get_webhook(call: Call) -> Answer:
    return _hook(call)


def patch_webhook(call: Call) -> Answer:
    """Its name, and with the bot's own rights also its channel."""
    hook = _hook(call)
    _check_name(call.json, is_new=False)
    if "token" not in call.path and "channel_id" in call.json:
        call.table.world.channel(str(call.json["channel_id"]))
        hook["channel_id"] = str(call.json["channel_id"])
    hook["name"] = call.json.get("name", hook["name"])
    _changed(call, hook)
    return hook


def delete_webhook(call: Call) -> Answer:
    hook = _hook(call)
    del call.table.world.webhooks[hook["id"]]
    _changed(call, hook)
    return None


def execute(call: Call) -> Answer:
    """Post under the webhook's name, or one given; the message comes back only to who waits for it."""
    hook = _hook(call)
    complaints = Complaints()
    complaints.longest(("username",), call.json.get("username"), limits.WEBHOOK_NAME)
    complaints.settle()
    channel_id = call.query.get("thread_id", hook["channel_id"])
    channel = call.table.world.channel(channel_id)
    if is_thread(channel) and channel["parent_id"] != hook["channel_id"]:
        raise Refusal(Code.UNKNOWN_CHANNEL)
    author = new_user(hook["id"], str(call.json.get("username") or hook["name"]), is_bot=True)
    facts = {"webhook_id": hook["id"], "application_id": hook["application_id"]}
    stored = post(call.table, channel_id, author, call.json, call.files, facts=facts)
    return stored.body if call.query.get("wait") in ("1", "true", "True") else None


def get_message(call: Call) -> Answer:
    return _message(call).body


def patch_message(call: Call) -> Answer:
    stored = _message(call)
    edit(call.table, stored, call.json, call.files)
    return stored.body


def delete_message(call: Call) -> Answer:
    delete(call.table, _message(call))
    return None


def is_webhook(call: Call) -> bool:
    """Whether the path names a webhook; else it is the application's own, for interactions."""
    return call.path["application"] in call.table.world.webhooks


def _hook(call: Call) -> Json:
    """Whoever knows its token may use it; without the token the bot needs the right."""
    hook = call.table.world.webhooks.get(call.path["application"])
    if hook is None:
        raise Refusal(Code.UNKNOWN_WEBHOOK)
    if "token" not in call.path:
        need_in_guild(call, Permission.MANAGE_WEBHOOKS)
    elif not secrets.compare_digest(hook["token"].encode(), call.path["token"].encode()):
        raise Refusal(Code.INVALID_WEBHOOK_TOKEN)
    return hook


def _message(call: Call) -> StoredMessage:
    hook = _hook(call)
    stored = call.table.world.message(call.query.get("thread_id", hook["channel_id"]), call.path["message"])
    if stored.body.get("webhook_id") != hook["id"]:
        raise Refusal(Code.UNKNOWN_MESSAGE)
    return stored


def _of_channel(call: Call, channel_id: str) -> list[Json]:
    return [hook for hook in call.table.world.webhooks.values() if hook["channel_id"] == channel_id]


def _check_name(body: Json, *, is_new: bool) -> None:
    complaints = Complaints()
    if is_new or "name" in body:
        complaints.required(("name",), body.get("name"))
    complaints.longest(("name",), body.get("name"), limits.WEBHOOK_NAME)
    if any(word in str(body.get("name")).casefold() for word in ("clyde", "discord")):
        complaints.add(("name",), "WEBHOOK_NAME_INVALID", "Webhook names cannot contain this word")
    complaints.settle()


def _changed(call: Call, hook: Json) -> None:
    facts = {"guild_id": hook["guild_id"], "channel_id": hook["channel_id"]}
    call.table.tell_bot("WEBHOOKS_UPDATE", facts)


HOOK = "/webhooks/{application}"
ROUTES = [
    Route("POST", "/channels/{channel}/webhooks", create_webhook),
    Route("GET", "/channels/{channel}/webhooks", list_of_channel),
    Route("GET", "/guilds/{guild}/webhooks", list_of_guild),
    *(
        Route(method, path, handler)
        for path in (HOOK, HOOK + "/{token}")
        for method, handler in (("GET", get_webhook), ("PATCH", patch_webhook), ("DELETE", delete_webhook))
    ),
]
