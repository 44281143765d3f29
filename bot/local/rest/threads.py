"""Threads: start, join, archive, lock, list (topics/threads.mdx)."""

from bot.local import limits
from bot.local.checks.complaints import Complaints
from bot.local.errors import Refusal
from bot.local.limits import Code
from bot.local.permissions import Permission
from bot.local.rest.call import Answer, Call, Created, Route
from bot.local.rest.rights import need, need_open, seen_channel
from bot.local.threads import add_member, new_thread, remove_member, thread_changed
from bot.local.wire import Json
from bot.local.world import PRIVATE_THREAD, PUBLIC_THREAD, is_archived, is_locked, is_thread

ARCHIVE_AFTER_MIN = (60, 1440, 4320, 10080)


def start_thread(call: Call) -> Answer:
    channel = seen_channel(call)
    body = call.json
    kind = body.get("type", PRIVATE_THREAD)
    _check(body, kind)
    is_private = kind == PRIVATE_THREAD
    need(call, channel, Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS)
    return Created(new_thread(call.table, channel, call.bot_id, body | {"type": kind}))


def start_thread_from_message(call: Call) -> Answer:
    channel = seen_channel(call)
    _check(call.json, PUBLIC_THREAD)
    need(call, channel, Permission.CREATE_PUBLIC_THREADS)
    stored = call.public_message()
    if stored.body["id"] in call.table.world.channels:
        raise Refusal(Code.THREAD_EXISTS)
    body = call.json | {"type": PUBLIC_THREAD}
    thread = new_thread(call.table, channel, call.bot_id, body, thread_id=stored.body["id"])
    stored.body["thread"] = thread
    return Created(thread)


def _check(body: Json, kind: int) -> None:
    complaints = Complaints()
    complaints.required(("name",), body.get("name"))
    complaints.longest(("name",), body.get("name"), limits.CHANNEL_NAME)
    complaints.among(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    if body.get("auto_archive_duration") is not None:
        complaints.among(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_AFTER_MIN)
    complaints.settle()


def patch_thread(call: Call, thread: Json) -> Json:
    """Name, archive, lock. Who does not manage threads may only rename and archive what is its own."""
    body, data = call.json, thread["thread_metadata"]
    is_owner = thread["owner_id"] == call.bot_id
    if not is_owner or "locked" in body or is_locked(thread):
        need(call, thread, Permission.MANAGE_THREADS)
    if is_archived(thread) and body.get("archived") is not False:
        raise Refusal(Code.THREAD_ARCHIVED)
    thread |= {key: body[key] for key in ("name", "rate_limit_per_user") if key in body}
    changed: Json = {k: body[k] for k in ("archived", "locked", "auto_archive_duration", "invitable") if k in body}
    if changed.get("archived", data["archived"]) != data["archived"]:
        changed["archive_timestamp"] = call.table.now()
    thread["thread_metadata"] = data | changed
    thread_changed(call.table, thread)
    return thread


def delete_thread(call: Call, thread: Json) -> Json:
    need(call, thread, Permission.MANAGE_THREADS)
    facts = {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}
    call.table.tell_people("THREAD_DELETE", facts, thread["id"])
    call.table.tell_bot("THREAD_DELETE", facts)
    world = call.table.world
    del world.channels[thread["id"]]
    world.messages.pop(thread["id"], None)
    world.thread_members.pop(thread["id"], None)
    return thread


def list_active(call: Call) -> Answer:
    world = call.table.world
    threads = [t for t in world.threads() if not is_archived(t) and world.can_see(call.bot_id, t["id"])]
    own = [world.thread_members.get(t["id"], {}).get(call.bot_id) for t in threads]
    return {"threads": threads, "members": [member for member in own if member], "has_more": False}


def list_archived_public(call: Call) -> Answer:
    return _archived(call, PUBLIC_THREAD)


def list_archived_private(call: Call) -> Answer:
    return _archived(call, PRIVATE_THREAD)


def _archived(call: Call, kind: int) -> Json:
    channel = seen_channel(call)
    threads = [t for t in call.table.world.threads() if t["parent_id"] == channel["id"] and t["type"] == kind]
    return {"threads": [t for t in threads if is_archived(t)], "members": [], "has_more": False}


def put_member(call: Call) -> Answer:
    thread = _thread(call)
    user = _user(call)
    if user != call.bot_id:
        need(call, thread, Permission.SEND_MESSAGES_IN_THREADS)
    add_member(call.table, thread, user)
    return None


def drop_member(call: Call) -> Answer:
    thread, user = _thread(call), _user(call)
    if user != call.bot_id and thread["owner_id"] != call.bot_id:
        need(call, thread, Permission.MANAGE_THREADS)
    remove_member(call.table, thread, user)
    return None


def get_member(call: Call) -> Answer:
    thread = _thread(call)
    found = call.table.world.thread_members.get(thread["id"], {}).get(_user(call))
    if found is None:
        raise Refusal(Code.UNKNOWN_MEMBER)
    return found


def list_members(call: Call) -> Answer:
    thread = seen_channel(call)
    return list(call.table.world.thread_members.get(thread["id"], {}).values())


def _thread(call: Call) -> Json:
    thread = seen_channel(call)
    if not is_thread(thread):
        raise Refusal(Code.UNKNOWN_CHANNEL)
    need_open(thread)
    return thread


def _user(call: Call) -> str:
    user = call.bot_id if call.path["user"] == "@me" else call.path["user"]
    if user not in call.table.world.members:
        raise Refusal(Code.UNKNOWN_MEMBER)
    return user


MEMBER = "/channels/{channel}/thread-members/{user}"
ROUTES = [
    Route("POST", "/channels/{channel}/threads", start_thread),
    Route("POST", "/channels/{channel}/messages/{message}/threads", start_thread_from_message),
    Route("GET", "/guilds/{guild}/threads/active", list_active),
    Route("GET", "/channels/{channel}/threads/archived/public", list_archived_public),
    Route("GET", "/channels/{channel}/threads/archived/private", list_archived_private),
    Route("GET", "/channels/{channel}/thread-members", list_members),
    Route("GET", MEMBER, get_member),
    Route("PUT", MEMBER, put_member),
    Route("DELETE", MEMBER, drop_member),
]
