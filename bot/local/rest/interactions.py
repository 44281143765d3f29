"""Callbacks and the webhook of an interaction (interactions/receiving-and-responding.mdx)."""

from bot.local.messages.answers import answered_message, delete_answer, edit_answer, follow_up
from bot.local.messages.callbacks import callback
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest import webhook_messages
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.webhooks import is_webhook
from bot.local.table.interactions import Interaction


def create_callback(call: Call) -> Answer:
    interaction = call.table.interactions.to_acknowledge(call.path["interaction"], call.path["token"])
    data = call.json.get("data") or {}
    answer = callback(call.table, interaction, int(call.json.get("type", 0)), data, call.files)
    return answer if call.query.get("with_response") in ("1", "true") else None


def create_follow_up(call: Call) -> Answer:
    if is_webhook(call):
        return webhook_messages.execute(call)
    return follow_up(call.table, _interaction(call), call.json, call.files).body


def get_answer(call: Call) -> Answer:
    if is_webhook(call):
        return webhook_messages.get_message(call)
    return answered_message(call.table, _interaction(call), call.path["message"]).body


def patch_answer(call: Call) -> Answer:
    if is_webhook(call):
        return webhook_messages.patch_message(call)
    interaction = _interaction(call)
    stored = answered_message(call.table, interaction, call.path["message"])
    return edit_answer(call.table, interaction, stored, call.json, call.files).body


def remove_answer(call: Call) -> Answer:
    if is_webhook(call):
        return webhook_messages.delete_message(call)
    interaction = _interaction(call)
    delete_answer(call.table, interaction, answered_message(call.table, interaction, call.path["message"]))
    return None


def _interaction(call: Call) -> Interaction:
    if call.path["application"] != call.bot_id:
        raise Refusal(Code.UNKNOWN_WEBHOOK)
    return call.table.interactions.to_follow_up(call.path["token"])


HOOK = "/webhooks/{application}/{token}"
ROUTES = [
    Route("POST", "/interactions/{interaction}/{token}/callback", create_callback),
    Route("POST", HOOK, create_follow_up),
    Route("GET", HOOK + "/messages/{message}", get_answer),
    Route("PATCH", HOOK + "/messages/{message}", patch_answer),
    Route("DELETE", HOOK + "/messages/{message}", remove_answer),
]
