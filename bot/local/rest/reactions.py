"""Reactions by REST (resources/message.mdx, create reaction and after)."""

from bot.local.messages.reactions import clear_reactions, emoji_of, key_of, react, unreact
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import need, need_open, seen_channel
from bot.local.world.permissions import Permission


def add_own(call: Call) -> Answer:
    """Only the first reaction with an emoji needs the right to add one; others may join it without."""
    channel = seen_channel(call)
    need(call, channel, Permission.READ_MESSAGE_HISTORY)
    need_open(channel)
    stored, emoji = call.public_message(), emoji_of(call.table, call.path["emoji"])
    if key_of(emoji) not in stored.reactions:
        need(call, channel, Permission.ADD_REACTIONS)
    react(call.table, stored, call.bot_id, emoji)
    return None


def remove_own(call: Call) -> Answer:
    seen_channel(call)
    unreact(call.table, call.public_message(), call.bot_id, emoji_of(call.table, call.path["emoji"]))
    return None


def remove_of_user(call: Call) -> Answer:
    need(call, seen_channel(call), Permission.MANAGE_MESSAGES)
    unreact(call.table, call.public_message(), call.path["user"], emoji_of(call.table, call.path["emoji"]))
    return None


def list_users(call: Call) -> Answer:
    need(call, seen_channel(call), Permission.READ_MESSAGE_HISTORY)
    key = key_of(emoji_of(call.table, call.path["emoji"]))
    after, number = int(call.query.get("after", 0)), min(int(call.query.get("limit", 25)), 100)
    users = sorted(call.public_message().reactions.get(key, []), key=int)
    return [call.table.world.users[one] for one in users if int(one) > after][:number]


def clear_all(call: Call) -> Answer:
    need(call, seen_channel(call), Permission.MANAGE_MESSAGES)
    clear_reactions(call.table, call.public_message())
    return None


def clear_emoji(call: Call) -> Answer:
    need(call, seen_channel(call), Permission.MANAGE_MESSAGES)
    clear_reactions(call.table, call.public_message(), emoji_of(call.table, call.path["emoji"]))
    return None


REACTIONS = "/channels/{channel}/messages/{message}/reactions"
ROUTES = [
    Route("PUT", REACTIONS + "/{emoji}/@me", add_own),
    Route("DELETE", REACTIONS + "/{emoji}/@me", remove_own),
    Route("DELETE", REACTIONS + "/{emoji}/{user}", remove_of_user),
    Route("GET", REACTIONS + "/{emoji}", list_users),
    Route("DELETE", REACTIONS + "/{emoji}", clear_emoji),
    Route("DELETE", REACTIONS, clear_all),
]
