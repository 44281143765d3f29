"""Threads: opening, joining, archiving by hand and in time (topics/threads.mdx)."""

from datetime import datetime
from functools import partial

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.limits import ACTIVE_THREADS, THREAD_MEMBERS
from bot.local.table.table import Table
from bot.local.world.snowflake import seconds_of
from bot.local.world.world import NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, is_archived

DEFAULT_ARCHIVE_MIN = 4320


def new_thread(table: Table, parent: Json, owner_id: str, body: Json, *, thread_id: str | None = None) -> Json:
    """Open a thread with its owner in it; `thread_id` is the message's id where it starts from one."""
    is_private = body.get("type") == PRIVATE_THREAD
    public = NEWS_THREAD if parent["type"] == NEWS else PUBLIC_THREAD
    now = table.now()
    thread: Json = {
        "id": thread_id or table.new_id(),
        "type": PRIVATE_THREAD if is_private else public,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": body["name"],
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": body.get("auto_archive_duration") or DEFAULT_ARCHIVE_MIN,
            "locked": False,
            "create_timestamp": now,
        },
    }
    if is_private:
        thread["thread_metadata"]["invitable"] = bool(body.get("invitable", True))
    table.world.channels[thread["id"]] = thread
    table.world.messages.setdefault(thread["id"], {})
    member = _membership(table, thread["id"], owner_id)
    table.world.thread_members[thread["id"]] = {owner_id: member}
    table.tell_people("THREAD_CREATE", dict(thread), thread["id"])
    table.tell_bot("THREAD_CREATE", thread | {"newly_created": True, "member": member})
    archive_in_time(table, thread["id"])
    return thread


def archive_in_time(table: Table, thread_id: str) -> None:
    """Look again whether a thread is still in use when its time without a word would be over."""
    thread = table.world.channels.get(thread_id)
    if thread is None or is_archived(thread) or table.is_closing:
        return
    rest = _archived_at(thread) - table.clock.now()
    if rest > 0:
        table.clock.call_later(rest, partial(archive_in_time, table, thread_id))
        return
    thread["thread_metadata"] |= {"archived": True, "archive_timestamp": table.now()}
    thread_changed(table, thread)
    table.on_change()


def archive_all_in_time(table: Table) -> None:
    """For a world that was saved with threads in it."""
    for thread in list(table.world.threads()):
        archive_in_time(table, thread["id"])


def _archived_at(thread: Json) -> float:
    """So long after its beginning, its last opening, or the last word in it."""
    data = thread["thread_metadata"]
    begun = datetime.fromisoformat(data["archive_timestamp"]).timestamp()
    last = seconds_of(thread["last_message_id"]) if thread["last_message_id"] else begun
    return max(begun, last) + float(data["auto_archive_duration"]) * 60


def check_thread_limit(table: Table) -> None:
    """Refuse one more open thread than a guild may have."""
    if sum(not is_archived(thread) for thread in table.world.threads()) >= ACTIVE_THREADS:
        raise Refusal(Code.TOO_MANY_THREADS)


def add_member(table: Table, thread: Json, user_id: str) -> None:
    members = table.world.thread_members.setdefault(thread["id"], {})
    if user_id in members:
        return
    if len(members) >= THREAD_MEMBERS:
        raise Refusal(Code.TOO_MANY_THREAD_MEMBERS)
    with table.visibility_may_change(thread["id"]):
        members[user_id] = _membership(table, thread["id"], user_id)
    added = members[user_id] | {"member": table.world.member(user_id), "presence": None}
    _members_changed(table, thread, {"added_members": [added]})


def remove_member(table: Table, thread: Json, user_id: str) -> None:
    members = table.world.thread_members.get(thread["id"], {})
    if user_id in members:
        with table.visibility_may_change(thread["id"]):
            del members[user_id]
        _members_changed(table, thread, {"removed_member_ids": [user_id]})


def reopen(table: Table, thread: Json) -> None:
    thread["thread_metadata"] |= {"archived": False, "archive_timestamp": table.now()}
    thread_changed(table, thread)
    archive_in_time(table, thread["id"])


def thread_changed(table: Table, thread: Json) -> None:
    table.tell_people("THREAD_UPDATE", dict(thread), thread["id"])
    table.tell_bot("THREAD_UPDATE", dict(thread))


def _membership(table: Table, thread_id: str, user_id: str) -> Json:
    return {"id": thread_id, "user_id": user_id, "join_timestamp": table.now(), "flags": 0}


def _members_changed(table: Table, thread: Json, change: Json) -> None:
    count = len(table.world.thread_members[thread["id"]])
    thread["member_count"] = count
    thread_changed(table, thread)
    facts = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": count}
    table.tell_bot("THREAD_MEMBERS_UPDATE", facts | change)
