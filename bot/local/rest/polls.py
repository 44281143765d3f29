"""Polls: who voted for what, and the early end (resources/poll.mdx)."""

from bot.local.messages.voting import end_poll
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import seen_channel
from bot.local.world.world import StoredMessage


def list_voters(call: Call) -> Answer:
    """`{users}` of one answer, by id; `after` and `limit` page through them."""
    voters = sorted(_polled(call).votes.get(call.path["answer"], []), key=int)
    after, number = int(call.query.get("after", 0)), min(int(call.query.get("limit", 25)), 100)
    return {"users": [call.table.world.users[one] for one in voters if int(one) > after][:number]}


def expire(call: Call) -> Answer:
    stored = _polled(call)
    if stored.body["author"]["id"] != call.bot_id:
        raise Refusal(Code.NOT_YOUR_MESSAGE)
    if stored.body["poll"]["results"]["is_finalized"]:
        raise Refusal(Code.POLL_OVER)
    end_poll(call.table, stored)
    return stored.body


def _polled(call: Call) -> StoredMessage:
    seen_channel(call)
    stored = call.public_message()
    if "poll" not in stored.body:
        raise Refusal(Code.NO_POLL)
    return stored


POLL = "/channels/{channel}/polls/{message}"
ROUTES = [
    Route("GET", POLL + "/answers/{answer}", list_voters),
    Route("POST", POLL + "/expire", expire),
]
