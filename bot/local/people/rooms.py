"""People make the places they talk in: channels of every kind, posts in a forum, a private talk with the bot."""

from bot.local.messages.posting import check_new, post
from bot.local.people.action import Action
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.protocol.limits import CHANNEL_NAME
from bot.local.table.channels import dm_with, new_channel
from bot.local.table.threads import new_thread
from bot.local.world.permissions import Permission
from bot.local.world.world import FORUM, NEWS, STAGE, TEXT, VOICE

KINDS = {"text": TEXT, "voice": VOICE, "news": NEWS, "stage": STAGE, "forum": FORUM}


def add_channel(action: Action) -> Json:
    """`{name, type}`: whoever manages channels makes one; `type` is one of KINDS."""
    if Permission.MANAGE_CHANNELS not in action.table.world.permissions(action.person):
        raise Objection("You may not make channels.")
    kind = str(action.facts.get("type") or "text")
    if kind not in KINDS:
        raise Objection(f"A channel is one of {', '.join(KINDS)}.")
    channel = new_channel(action.table, action.name(CHANNEL_NAME), KINDS[kind])
    action.table.on_change()
    return {"channel": channel["id"]}


def start_post(action: Action) -> Json:
    """`{channel, name, content}`: a post in a forum, with its first message."""
    forum, table = action.channel(), action.table
    if (
        action.is_timed_out()
        or forum["type"] != FORUM
        or Permission.SEND_MESSAGES not in table.world.permissions(action.person, forum["id"])
    ):
        raise Objection("You may not post here.")
    first = {"content": action.text("content")}
    check_new(first, {})
    thread = new_thread(table, forum, action.person, {"name": action.name(CHANNEL_NAME)})
    post(table, thread["id"], table.world.users[action.person], first, {}, facts={"id": thread["id"]})
    return {"channel": thread["id"]}


def open_dm(action: Action) -> Json:
    """The private talk with the bot; the page lists it from then on."""
    return {"channel": dm_with(action.table, action.person)["id"]}
