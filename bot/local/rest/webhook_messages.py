"""Messages under a webhook's name: sent, changed and taken away with its token (resources/webhook.mdx)."""

from bot.local.checks.complaints import Complaints
from bot.local.checks.names import check_webhook_name
from bot.local.messages.posting import delete, edit, post
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call
from bot.local.rest.webhooks import webhook_of
from bot.local.world.seed import new_user
from bot.local.world.world import StoredMessage, is_thread


def execute(call: Call) -> Answer:
    """Post under the webhook's name, or one given. The message is the answer only if the query has `wait`."""
    hook = webhook_of(call)
    complaints = Complaints()
    check_webhook_name(complaints, ("username",), call.json.get("username"))
    complaints.refuse_if_any()
    if call.json.get("thread_name"):  # webhooks here are of text channels alone
        raise Refusal(Code.FORUM_THREADS_ONLY)
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


def _message(call: Call) -> StoredMessage:
    hook = webhook_of(call)
    stored = call.table.world.message(call.query.get("thread_id", hook["channel_id"]), call.path["message"])
    if stored.body.get("webhook_id") != hook["id"]:
        raise Refusal(Code.UNKNOWN_MESSAGE)
    return stored
