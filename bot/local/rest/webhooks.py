"""Webhooks of a channel: made, executed, changed, taken away (resources/webhook.mdx)."""

import secrets

from bot.local.checks.complaints import Complaints
from bot.local.checks.names import check_webhook_name
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import checked_guild, need, need_in_guild, seen_channel
from bot.local.world.permissions import Permission
from bot.local.world.world import TEXT

INCOMING = 1


def create_webhook(call: Call) -> Answer:
    channel = seen_channel(call)
    need(call, channel, Permission.MANAGE_WEBHOOKS)
    _need_text(channel)
    _check_name(call.json, is_new=True)
    if len(_of_channel(call, channel["id"])) >= limits.WEBHOOKS:
        raise Refusal(Code.TOO_MANY_WEBHOOKS)
    hook: Json = {
        "id": call.table.new_id(),
        "type": INCOMING,
        "guild_id": channel["guild_id"],
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


def _need_text(channel: Json) -> None:
    if channel["type"] != TEXT:
        raise Refusal(Code.WRONG_CHANNEL_TYPE)


def list_of_channel(call: Call) -> Answer:
    channel = seen_channel(call)
    need(call, channel, Permission.MANAGE_WEBHOOKS)
    return list(_of_channel(call, channel["id"]))


def list_of_guild(call: Call) -> Answer:
    checked_guild(call)
    need_in_guild(call, Permission.MANAGE_WEBHOOKS)
    return list(call.table.world.webhooks.values())


def get_webhook(call: Call) -> Answer:
    return webhook_of(call)


def patch_webhook(call: Call) -> Answer:
    """Change its name; with the bot's own rights, and not by token, also its channel."""
    hook = webhook_of(call)
    _check_name(call.json, is_new=False)
    if "token" not in call.path and "channel_id" in call.json:
        _need_text(call.table.world.channel(str(call.json["channel_id"])))
        hook["channel_id"] = str(call.json["channel_id"])
    hook["name"] = call.json.get("name", hook["name"])
    _changed(call, hook)
    return hook


def delete_webhook(call: Call) -> Answer:
    hook = webhook_of(call)
    del call.table.world.webhooks[hook["id"]]
    _changed(call, hook)
    return None


def is_webhook(call: Call) -> bool:
    """Whether the path names a webhook. Otherwise it is the application's, which answers interactions."""
    return call.path["application"] in call.table.world.webhooks


def webhook_of(call: Call) -> Json:
    """The webhook of the path. Whoever knows its token may use it; without the token the bot needs the right."""
    hook = call.table.world.webhooks.get(call.path["application"])
    if hook is None:
        raise Refusal(Code.UNKNOWN_WEBHOOK)
    if "token" not in call.path:
        need_in_guild(call, Permission.MANAGE_WEBHOOKS)
    elif not secrets.compare_digest(hook["token"].encode(), call.path["token"].encode()):
        raise Refusal(Code.INVALID_WEBHOOK_TOKEN)
    return hook


def _of_channel(call: Call, channel_id: str) -> list[Json]:
    return [hook for hook in call.table.world.webhooks.values() if hook["channel_id"] == channel_id]


def _check_name(body: Json, *, is_new: bool) -> None:
    complaints = Complaints()
    if is_new or "name" in body:
        complaints.required(("name",), body.get("name"))
    check_webhook_name(complaints, ("name",), body.get("name"))
    complaints.refuse_if_any()


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
