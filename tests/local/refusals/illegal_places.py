"""Threads, channels, permissions, roles, members and emojis that Discord refuses."""

from bot.local.world.seed import APPLICATION_ID, GUILD_ID, PEOPLE
from tests.local.refusals.desk import CHANNEL, CHANNEL_ID, GUILD, MESSAGES, Sent
from tests.local.refusals.illegal_messages import CHOICES, LIST, MAX, MIN, MOMENT, MOST, NUMBER, REQUIRED, TRUTH

ADA = f"{GUILD}/members/{PEOPLE['Ben']}"
OVERWRITE = f"{CHANNEL}/permissions/{GUILD_ID}"


def thread(name: str, body: dict[str, object], at: str = "", code: str = "") -> Sent:
    return Sent(name, "POST", f"{CHANNEL}/threads", {"name": "t", "type": 11} | body, at, code)


def channel(name: str, body: dict[str, object], at: str = "", code: str = "") -> Sent:
    return Sent(name, "PATCH", CHANNEL, body, at, code)


def asked(name: str, query: str, at: str, code: str, path: str = MESSAGES) -> Sent:
    return Sent(name, "GET", f"{path}?{query}", None, at, code)


QUERIES = [
    asked("101 messages", "limit=101", "limit", MAX),
    asked("no messages", "limit=0", "limit", MIN),
    asked("messages in words", "limit=many", "limit", NUMBER),
    asked("messages before a word", "before=yesterday", "before", NUMBER),
    asked("messages around nothing", "around=-1", "around", NUMBER),
    asked("1001 members", "limit=1001", "limit", MAX, f"{GUILD}/members"),
    asked("nobody searched for", "query=", "query", "BASE_TYPE_BAD_LENGTH", f"{GUILD}/members/search"),
    asked("counted in words", "with_counts=maybe", "with_counts", TRUTH, GUILD),
    asked("pins before a word", "before=yesterday", "before", MOMENT, f"{CHANNEL}/messages/pins"),
]

PLACES = [
    channel("a parent that is no category", {"parent_id": CHANNEL_ID}, "parent_id"),
    Sent("a parent that is not there", "POST", f"{GUILD}/channels", {"name": "c", "parent_id": "5"}, "parent_id"),
    Sent(
        "a forum's false emoji",
        "POST",
        f"{GUILD}/channels",
        {"name": "c", "type": 15, "default_reaction_emoji": {"emoji_name": "abc"}},
        "default_reaction_emoji.emoji_name",
    ),
    Sent(
        "a tag's false emoji",
        "POST",
        f"{GUILD}/channels",
        {"name": "c", "type": 15, "available_tags": [{"name": "t", "emoji_name": "abc"}]},
        "available_tags.0.emoji_name",
    ),
    thread("a thread of a blank name", {"name": "   "}, "name", REQUIRED),
    thread("a thread without a name", {"name": None}, "name", REQUIRED),
    thread("a thread's name of 101", {"name": "x" * 101}, "name"),
    thread("a thread of type 99", {"type": 99}, "type", CHOICES),
    thread("a thread that is a channel", {"type": 0}, "type", CHOICES),
    thread("a thread archived after 61 minutes", {"auto_archive_duration": 61}, "auto_archive_duration", CHOICES),
    thread("a thread slower than six hours", {"rate_limit_per_user": 21601}, "rate_limit_per_user", MAX),
    thread("a thread faster than at once", {"rate_limit_per_user": -1}, "rate_limit_per_user", MIN),
    thread("invitable in words", {"invitable": "yes"}, "invitable", TRUTH),
    channel("a blank name", {"name": "  "}, "name", REQUIRED),
    channel("an empty name", {"name": ""}, "name"),
    channel("a topic of 1025", {"topic": "x" * 1025}, "topic", MOST),
    channel("nsfw in words", {"nsfw": "yes"}, "nsfw", TRUTH),
    channel("slower than six hours", {"rate_limit_per_user": 21601}, "rate_limit_per_user", MAX),
    channel("a position before the first", {"position": -1}, "position", MIN),
    channel("a parent that is a word", {"parent_id": "abc"}, "parent_id", NUMBER),
    channel("overwrites in one", {"permission_overwrites": {}}, "permission_overwrites", LIST),
    channel("an overwrite of nobody", {"permission_overwrites": [{"type": 0}]}, "permission_overwrites.0.id", REQUIRED),
    channel(
        "an overwrite of type 2", {"permission_overwrites": [{"id": "1", "type": 2}]}, "permission_overwrites.0.type"
    ),
    channel(
        "an overwrite of words",
        {"permission_overwrites": [{"id": "1", "allow": "abc"}]},
        "permission_overwrites.0.allow",
        NUMBER,
    ),
    Sent("an overwrite's bits in words", "PUT", OVERWRITE, {"type": 0, "allow": "abc"}, "allow", NUMBER),
    Sent("an overwrite of type 5", "PUT", OVERWRITE, {"type": 5, "allow": "0"}, "type", CHOICES),
    Sent("a new channel of type 99", "POST", f"{GUILD}/channels", {"name": "c", "type": 99}, "type", CHOICES),
    Sent("a new channel of a blank name", "POST", f"{GUILD}/channels", {"name": " "}, "name", REQUIRED),
    Sent("a new channel without a name", "POST", f"{GUILD}/channels", {}, "name", REQUIRED),
    Sent(
        "channels moved in words",
        "PATCH",
        f"{GUILD}/channels",
        [{"id": CHANNEL_ID, "position": "top"}],
        "0.position",
        NUMBER,
    ),
    Sent("a role's colour too high", "POST", f"{GUILD}/roles", {"name": "r", "color": 0x1000000}, "color", MAX),
    Sent("a role's permissions in words", "POST", f"{GUILD}/roles", {"permissions": "all"}, "permissions", NUMBER),
    Sent("a role's name of 101", "POST", f"{GUILD}/roles", {"name": "x" * 101}, "name"),
    Sent("a role hoisted in words", "POST", f"{GUILD}/roles", {"hoist": 1}, "hoist", TRUTH),
    Sent("a nick of 33", "PATCH", ADA, {"nick": "x" * 33}, "nick", MOST),
    Sent("roles in words", "PATCH", ADA, {"roles": ["king"]}, "roles.0", NUMBER),
    Sent(
        "timed out until tomorrow",
        "PATCH",
        ADA,
        {"communication_disabled_until": "tomorrow"},
        "communication_disabled_until",
        MOMENT,
    ),
    Sent(
        "timed out for a year",
        "PATCH",
        ADA,
        {"communication_disabled_until": "2099-01-01T00:00:00+00:00"},
        "communication_disabled_until",
    ),
    Sent(
        "a ban that deletes more than a week",
        "PUT",
        f"{GUILD}/bans/{PEOPLE['Ben']}",
        {"delete_message_seconds": 604801},
        "delete_message_seconds",
        MAX,
    ),
    Sent(
        "an emoji's name of two words",
        "POST",
        f"/applications/{APPLICATION_ID}/emojis",
        {"name": "a b", "image": "data:,"},
        "name",
    ),
    Sent(
        "an emoji without a picture",
        "POST",
        f"/applications/{APPLICATION_ID}/emojis",
        {"name": "abc"},
        "image",
        REQUIRED,
    ),
    Sent(
        "an emoji that is no picture",
        "POST",
        f"/applications/{APPLICATION_ID}/emojis",
        {"name": "abc", "image": "x"},
        "image",
    ),
    Sent("a webhook of a blank name", "POST", f"{CHANNEL}/webhooks", {"name": " "}, "name", REQUIRED),
    Sent("one message deleted together", "POST", f"{MESSAGES}/bulk-delete", {"messages": ["1"]}, "messages"),
    Sent("words deleted together", "POST", f"{MESSAGES}/bulk-delete", {"messages": ["a", "b"]}, "messages.0", NUMBER),
    Sent("a private talk with a word", "POST", "/users/@me/channels", {"recipient_id": "ada"}, "recipient_id", NUMBER),
]

ILLEGAL = [*PLACES, *QUERIES]
