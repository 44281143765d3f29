"""What people do that needs no answer of the bot: say something, dismiss a message, react, vote."""

from bot.local.messages.posting import delete, post
from bot.local.messages.reactions import emoji_of, key_of, react, unreact
from bot.local.messages.voting import vote
from bot.local.people.action import Action
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.protocol.limits import CONTENT
from bot.local.protocol.message_flags import EPHEMERAL
from bot.local.table.threads import reopen
from bot.local.world.permissions import Permission
from bot.local.world.world import is_archived, is_locked, is_thread


def say(action: Action) -> Json:
    """`{channel, content}`. An archived thread is opened again by whoever writes in it (topics/threads.mdx)."""
    channel, table = action.channel(), action.table
    needed = Permission.SEND_MESSAGES_IN_THREADS if is_thread(channel) else Permission.SEND_MESSAGES
    held = table.world.permissions(action.person, channel["id"])
    is_moderator = Permission.MANAGE_THREADS in held
    if needed not in held or action.is_timed_out() or (is_locked(channel) and not is_moderator):
        raise Objection("You may not write here.")
    content = action.text("content")
    if len(content) > CONTENT:
        raise Objection(f"A message takes {int(CONTENT)} characters at most.")
    if is_archived(channel):
        reopen(table, channel)
    stored = post(table, channel["id"], table.world.users[action.person], {"content": content}, {})
    return {"message": stored.body["id"]}


def delete_message(action: Action) -> None:
    """`{channel, message}`: a person deletes what they said, or as a manager of messages what anybody said."""
    channel = action.open_channel()
    stored = action.message(channel)
    if stored.only_for:
        raise Objection("Only you see this message; dismiss it instead.")
    held = action.table.world.permissions(action.person, channel["id"])
    if stored.body["author"]["id"] != action.person and Permission.MANAGE_MESSAGES not in held:
        raise Objection("You may not delete what others have said here.")
    delete(action.table, stored)


def dismiss(action: Action) -> None:
    """`{message}`: a person puts away a message that only they see."""
    wanted = action.text("message")
    for messages in action.table.world.messages.values():
        stored = messages.get(wanted)
        if stored and stored.only_for == action.person and stored.body["flags"] & EPHEMERAL:
            delete(action.table, stored)
            return
    raise Objection("There is nothing to dismiss.")


def toggle_reaction(action: Action) -> None:
    """`{channel, message, emoji}`: put it there, or take one's own away again."""
    channel, table = action.open_channel(), action.table
    stored = action.message(channel)
    emoji = emoji_of(table, action.text("emoji"))
    users = stored.reactions.get(key_of(emoji), [])
    if action.person in users:
        unreact(table, stored, action.person, emoji)
        return
    held = table.world.permissions(action.person, channel["id"])
    if stored.only_for or action.is_timed_out() or (not users and Permission.ADD_REACTIONS not in held):
        raise Objection("You may not react here.")
    react(table, stored, action.person, emoji)


def vote_in_poll(action: Action) -> None:
    """`{channel, message, answers}`: vote in a poll, with no answers take the vote back."""
    asked = action.facts.get("answers")
    answers = asked if isinstance(asked, list) else []
    vote(action.table, action.message(action.open_channel()), action.person, answers)
