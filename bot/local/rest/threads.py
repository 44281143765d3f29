"""Threads: start, change, archive, lock (topics/threads.mdx)."""

from bot.local.checks.complaints import Complaints
from bot.local.messages.announcing import announce
from bot.local.messages.system import say_thread_created, say_thread_starter
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Created, Route
from bot.local.rest.forums import change_tags, start_post
from bot.local.rest.permission_checks import need, seen_channel
from bot.local.table.threads import archive_in_time, check_thread_limit, new_thread, thread_changed
from bot.local.world.permissions import Permission
from bot.local.world.world import (
    FORUM,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    is_archived,
    is_locked,
)

HAS_THREAD = 1 << 5
ARCHIVE_AFTER_MIN = (60, 1440, 4320, 10080)
KINDS_IN = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,)}  # of threads, by the channel's own kind


def start_thread(call: Call) -> Answer:
    channel = seen_channel(call)
    body = call.json
    if channel["type"] == FORUM:
        _check(body, PUBLIC_THREAD)
        check_thread_limit(call.table)
        return start_post(call, channel)
    kind = body.get("type", PRIVATE_THREAD)
    _check(body, kind)
    if kind not in KINDS_IN.get(channel["type"], ()):
        raise Refusal(Code.WRONG_CHANNEL_TYPE)
    is_private = kind == PRIVATE_THREAD
    need(call, channel, Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS)
    check_thread_limit(call.table)
    thread = new_thread(call.table, channel, call.bot_id, body | {"type": kind})
    if not is_private:
        say_thread_created(call.table, thread)
    return Created(thread)


def start_thread_from_message(call: Call) -> Answer:
    channel = seen_channel(call)
    _check(call.json, PUBLIC_THREAD)
    if channel["type"] not in KINDS_IN:
        raise Refusal(Code.WRONG_CHANNEL_TYPE)
    need(call, channel, Permission.CREATE_PUBLIC_THREADS)
    check_thread_limit(call.table)
    stored = call.public_message()
    if stored.body["id"] in call.table.world.channels:
        raise Refusal(Code.THREAD_EXISTS)
    body = call.json | {"type": PUBLIC_THREAD}
    thread = new_thread(call.table, channel, call.bot_id, body, thread_id=stored.body["id"])
    stored.body |= {"thread": thread, "flags": stored.body["flags"] | HAS_THREAD}
    announce(call.table, "MESSAGE_UPDATE", stored)
    say_thread_starter(call.table, thread, stored.body["id"])
    return Created(thread)


def _check(body: Json, kind: int) -> None:
    complaints = Complaints()
    complaints.required(("name",), body.get("name"))
    complaints.longest(("name",), body.get("name"), limits.CHANNEL_NAME)
    complaints.among(("type",), kind, (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD))
    if body.get("auto_archive_duration") is not None:
        complaints.among(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_AFTER_MIN)
    complaints.refuse_if_any()


def patch_thread(call: Call, thread: Json) -> Json:
    """Rename, archive, lock. Those who do not manage threads may only rename and archive their own.

    An archived one that is not locked may be opened by whoever may write in it (resources/channel.mdx, modify channel).
    """
    body, data = call.json, thread["thread_metadata"]
    is_owner = thread["owner_id"] == call.bot_id
    if body == {"archived": False} and not is_locked(thread):
        need(call, thread, Permission.SEND_MESSAGES_IN_THREADS)
    elif not is_owner or "locked" in body or is_locked(thread):
        need(call, thread, Permission.MANAGE_THREADS)
    if is_archived(thread) and body.get("archived") is not False:
        raise Refusal(Code.THREAD_ARCHIVED)
    thread |= {key: body[key] for key in ("name", "rate_limit_per_user") if key in body}
    change_tags(call, call.table.world.parent(thread), thread)
    if data["archived"] and body.get("archived") is False:
        check_thread_limit(call.table)
    changed: Json = {k: body[k] for k in ("archived", "locked", "auto_archive_duration", "invitable") if k in body}
    if changed.get("archived", data["archived"]) != data["archived"]:
        changed["archive_timestamp"] = call.table.now()
    thread["thread_metadata"] = data | changed
    thread_changed(call.table, thread)
    archive_in_time(call.table, thread["id"])
    return thread


def delete_thread(call: Call, thread: Json) -> Json:
    need(call, thread, Permission.MANAGE_THREADS)
    facts = {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}
    call.table.tell_people("THREAD_DELETE", facts, thread["id"])
    call.table.tell_bot("THREAD_DELETE", facts)
    call.table.world.forget_channel(thread["id"])
    return thread


ROUTES = [
    Route("POST", "/channels/{channel}/threads", start_thread),
    Route("POST", "/channels/{channel}/messages/{message}/threads", start_thread_from_message),
]
