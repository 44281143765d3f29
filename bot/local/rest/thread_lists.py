"""Threads listed, and who is in them (resources/channel.mdx, thread members and archived threads)."""

from collections.abc import Callable
from datetime import datetime

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import need, need_open, seen_channel
from bot.local.table.threads import add_member, remove_member
from bot.local.world.permissions import Permission
from bot.local.world.world import NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, is_archived, is_thread

# Where a thread, or the `before` of a query, stands in the order of a list.
Place = Callable[[Json | str], float]


def list_active(call: Call) -> Answer:
    world = call.table.world
    there = [t for t in world.threads() if t["guild_id"] == call.path["guild"]]
    threads = [t for t in there if not is_archived(t) and world.can_see(call.bot_id, t["id"])]
    return {"threads": threads, "members": _own_memberships(call, threads), "has_more": False}


def list_archived_public(call: Call) -> Answer:
    return _archived(call, _threads_of(call, NEWS_THREAD, PUBLIC_THREAD), _archived_at)


def list_archived_private(call: Call) -> Answer:
    """All private ones, which only those who manage threads are given."""
    need(call, seen_channel(call), Permission.MANAGE_THREADS)
    return _archived(call, _threads_of(call, PRIVATE_THREAD), _archived_at)


def list_archived_joined(call: Call) -> Answer:
    """Private ones that the bot is in, in the order of their ids."""
    members = call.table.world.thread_members
    joined = [t for t in _threads_of(call, PRIVATE_THREAD) if call.bot_id in members.get(t["id"], {})]
    return _archived(call, joined, _number)


def _threads_of(call: Call, *kinds: int) -> list[Json]:
    channel = seen_channel(call)
    need(call, channel, Permission.READ_MESSAGE_HISTORY)
    threads = [t for t in call.table.world.threads() if t["parent_id"] == channel["id"] and t["type"] in kinds]
    return [t for t in threads if is_archived(t)]


def _archived_at(thread_or_moment: Json | str) -> float:
    if isinstance(thread_or_moment, dict):
        thread_or_moment = str(thread_or_moment["thread_metadata"]["archive_timestamp"])
    return datetime.fromisoformat(thread_or_moment).timestamp()


def _number(thread_or_id: Json | str) -> float:
    return int(thread_or_id["id"] if isinstance(thread_or_id, dict) else thread_or_id)


def _archived(call: Call, threads: list[Json], place: Place) -> Json:
    """Archived threads, newest first. `before` is a place in that order, `limit` how many are given."""
    before, number = call.query.get("before"), int(call.query.get("limit", 50))
    found = sorted((t for t in threads if before is None or place(t) < place(before)), key=place, reverse=True)
    shown = found[:number]
    return {"threads": shown, "members": _own_memberships(call, shown), "has_more": len(found) > number}


def _own_memberships(call: Call, threads: list[Json]) -> list[Json]:
    own = [call.table.world.thread_members.get(t["id"], {}).get(call.bot_id) for t in threads]
    return [member for member in own if member]


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
    return _told(call, found)


def list_members(call: Call) -> Answer:
    """Members by id, from `after` on, with their guild membership where that is asked for."""
    thread = seen_channel(call)
    if not is_thread(thread):
        raise Refusal(Code.WRONG_CHANNEL_TYPE)
    members = call.table.world.thread_members.get(thread["id"], {})
    after, number = int(call.query.get("after", 0)), int(call.query.get("limit", 100))
    found = sorted((one for one in members if int(one) > after), key=int)
    return [_told(call, members[one]) for one in found[:number]]


def _told(call: Call, membership: Json) -> Json:
    """The thread member, with the guild member where the query has `with_member`."""
    is_asked = call.query.get("with_member") in ("1", "true", "True")
    return membership | ({"member": call.table.world.member(membership["user_id"])} if is_asked else {})


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
    Route("GET", "/guilds/{guild}/threads/active", list_active),
    Route("GET", "/channels/{channel}/threads/archived/public", list_archived_public),
    Route("GET", "/channels/{channel}/threads/archived/private", list_archived_private),
    Route("GET", "/channels/{channel}/users/@me/threads/archived/private", list_archived_joined),
    Route("GET", "/channels/{channel}/thread-members", list_members),
    Route("GET", MEMBER, get_member),
    Route("PUT", MEMBER, put_member),
    Route("DELETE", MEMBER, drop_member),
]
