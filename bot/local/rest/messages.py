"""Messages of a channel: send, read, edit, delete (resources/message.mdx)."""

from bot.local.checks.complaints import Complaints
from bot.local.messages.posting import delete, delete_together, edit, post
from bot.local.messages.voting import schedule_poll_end
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal, Slowed
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import need, need_messages, need_open, need_to_send, seen_channel
from bot.local.rest.references import reference_facts
from bot.local.table.threads import reopen
from bot.local.world.permissions import Permission
from bot.local.world.snowflake import seconds_of
from bot.local.world.world import StoredMessage, is_archived, is_locked


def create_message(call: Call) -> Answer:
    channel = seen_channel(call)
    need_messages(channel)
    need_to_send(call, channel)
    if call.json.get("poll"):
        need(call, channel, Permission.SEND_POLLS)
    complaints = Complaints()
    complaints.longest(("nonce",), call.json.get("nonce"), limits.NONCE)
    complaints.refuse_if_any()
    if is_archived(channel):
        if is_locked(channel):
            need(call, channel, Permission.MANAGE_THREADS)
        reopen(call.table, channel)
    if (sent := _sent_before(call, channel)) is not None:
        return sent
    facts = reference_facts(call, channel)
    stored = post(call.table, channel["id"], call.bot_user, call.json, call.files, facts=facts)
    if "poll" in stored.body:
        schedule_poll_end(call.table, stored)
    return stored.body


def _sent_before(call: Call, channel: Json) -> Json | None:
    """With `enforce_nonce` a message is made only once; asked for again, the first one is given (create message)."""
    if not (call.json.get("enforce_nonce") and call.json.get("nonce")):
        return None
    sent = (stored.body for stored in call.table.world.messages.get(channel["id"], {}).values())
    return next((message for message in sent if message.get("nonce") == call.json["nonce"]), None)


def list_messages(call: Call) -> Answer:
    """Newest first; `before`, `after`, `around` and `limit` as Discord has them."""
    channel = seen_channel(call)
    if Permission.READ_MESSAGE_HISTORY not in call.table.world.permissions(call.bot_id, channel["id"]):
        return []
    number = min(max(int(call.query.get("limit", 50)), 1), 100)
    found = [m.body for m in call.table.world.messages[channel["id"]].values() if not m.only_for]
    found.sort(key=lambda message: int(message["id"]), reverse=True)
    if "before" in call.query:
        return [m for m in found if int(m["id"]) < int(call.query["before"])][:number]
    if "after" in call.query:
        return [m for m in found if int(m["id"]) > int(call.query["after"])][-number:]
    if "around" in call.query:
        middle = int(call.query["around"])
        above = [m for m in found if int(m["id"]) > middle][-(number // 2) :] if number > 1 else []
        return above + [m for m in found if int(m["id"]) <= middle][: number - len(above)]
    return found[:number]


def get_message(call: Call) -> Answer:
    need(call, seen_channel(call), Permission.READ_MESSAGE_HISTORY)
    return call.public_message().body


def patch_message(call: Call) -> Answer:
    channel = seen_channel(call)
    stored = _own_message(call)
    need_open(channel)
    if call.files:
        need(call, channel, Permission.ATTACH_FILES)
    _check_edit_rate(call, stored)
    edit(call.table, stored, call.json, call.files)
    return stored.body


def _check_edit_rate(call: Call, stored: StoredMessage) -> None:
    """Discord limits edits of messages older than an hour more strictly than others."""
    now = call.table.clock.now()
    age = now - seconds_of(stored.body["id"])
    if wait := call.table.rate_limits.edit_old(stored.body["channel_id"], age, now):
        raise Slowed(wait, code=Code.TOO_MANY_OLD_EDITS)


def delete_message(call: Call) -> Answer:
    channel = seen_channel(call)
    stored = call.public_message()
    need_open(channel)
    if stored.body["author"]["id"] != call.bot_id:
        need(call, channel, Permission.MANAGE_MESSAGES)
    delete(call.table, stored)
    return None


def bulk_delete(call: Call) -> Answer:
    channel = seen_channel(call)
    need(call, channel, Permission.MANAGE_MESSAGES)
    wanted = [str(one) for one in call.json.get("messages", [])]
    complaints = Complaints()
    complaints.between(("messages",), wanted, 2, limits.BULK_DELETE)
    complaints.refuse_if_any()
    now = call.table.clock.now()
    if any(one.isdigit() and now - seconds_of(one) > limits.BULK_DELETE_S for one in wanted):
        raise Refusal(Code.TOO_OLD_FOR_BULK)
    held = call.table.world.messages[channel["id"]]
    delete_together(call.table, channel["id"], [held[one] for one in wanted if one in held and not held[one].only_for])
    return None


def _own_message(call: Call) -> StoredMessage:
    stored = call.public_message()
    if stored.body["author"]["id"] != call.bot_id:
        raise Refusal(Code.NOT_YOUR_MESSAGE)
    return stored


MESSAGES = "/channels/{channel}/messages"
ROUTES = [
    Route("POST", MESSAGES, create_message),
    Route("GET", MESSAGES, list_messages),
    Route("POST", MESSAGES + "/bulk-delete", bulk_delete),
    Route("GET", MESSAGES + "/{message}", get_message),
    Route("PATCH", MESSAGES + "/{message}", patch_message),
    Route("DELETE", MESSAGES + "/{message}", delete_message),
]
