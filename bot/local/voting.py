"""People vote in polls; a poll ends when its time is over, or its author says so (resources/poll.mdx)."""

from datetime import datetime

from bot.local.errors import Objection
from bot.local.polls import count_votes, is_over
from bot.local.posting import announce, blank, told_facts
from bot.local.table import Table
from bot.local.wire import Json
from bot.local.world import StoredMessage

POLL_RESULT = 46


def vote(table: Table, stored: StoredMessage, person: str, answers: list[int]) -> None:
    """These answers from now on, none takes the vote back. The bot is told of each that changes."""
    poll = stored.body.get("poll")
    if poll is None:
        raise Objection("This message has no poll.")
    if is_over(table, stored):
        raise Objection("This poll is over.")
    offered = {answer["answer_id"] for answer in poll["answers"]}
    if not set(answers) <= offered or (len(answers) > 1 and not poll["allow_multiselect"]):
        raise Objection("That is not offered.")
    for answer in sorted(offered):
        _set_vote(table, stored, person, answer, to=answer in answers)
    count_votes(table, stored)
    table.tell_people("MESSAGE_UPDATE", dict(stored.body), stored.body["channel_id"])


def _set_vote(table: Table, stored: StoredMessage, person: str, answer: int, *, to: bool) -> None:
    users = stored.votes.setdefault(str(answer), [])
    if (person in users) == to:
        return
    stored.votes[str(answer)] = [*users, person] if to else [one for one in users if one != person]
    facts = {"user_id": person, "channel_id": stored.body["channel_id"], "message_id": stored.body["id"]}
    event = "MESSAGE_POLL_VOTE_ADD" if to else "MESSAGE_POLL_VOTE_REMOVE"
    table.tell_bot(event, facts | {"answer_id": answer} | told_facts(table, stored.body["channel_id"]))


def watch(table: Table, stored: StoredMessage) -> None:
    """See to it that the poll ends in time."""
    expiry = datetime.fromisoformat(stored.body["poll"]["expiry"]).timestamp()

    def end_if_open() -> None:
        held = table.world.messages.get(stored.body["channel_id"], {}).get(stored.body["id"])
        if held is stored and not stored.body["poll"]["results"]["is_finalized"]:
            end(table, stored)

    table.clock.call_later(max(expiry - table.clock.now(), 0), end_if_open)


def watch_all(table: Table) -> None:
    """After a start: the polls of the saved world."""
    for messages in list(table.world.messages.values()):
        for stored in messages.values():
            if "poll" in stored.body and not stored.body["poll"]["results"]["is_finalized"]:
                watch(table, stored)


def end(table: Table, stored: StoredMessage) -> None:
    """Count for good, and say the result in a message of its own."""
    count_votes(table, stored, is_final=True)
    now = datetime.fromisoformat(table.now())
    stored.body["poll"]["expiry"] = min(datetime.fromisoformat(stored.body["poll"]["expiry"]), now).isoformat()
    announce(table, "MESSAGE_UPDATE", stored)
    channel_id = stored.body["channel_id"]
    about = {"type": 0, "message_id": stored.body["id"], "channel_id": channel_id}
    result = blank(table, channel_id, stored.body["author"]) | {"type": POLL_RESULT, "message_reference": about}
    result["embeds"] = [{"type": "poll_result", "fields": _told(stored.body["poll"])}]
    table.world.messages[channel_id][result["id"]] = said = StoredMessage(result)
    announce(table, "MESSAGE_CREATE", said)


def _told(poll: Json) -> list[Json]:
    """The fields of a result (resources/message.mdx, poll result embed): a victor only where one leads alone."""
    counts = {one["id"]: one["count"] for one in poll["results"]["answer_counts"]}
    most = max(counts.values(), default=0)
    first = [answer for answer in poll["answers"] if most and counts.get(answer["answer_id"]) == most]
    told = {
        "poll_question_text": poll["question"]["text"],
        "victor_answer_votes": most,
        "total_votes": sum(counts.values()),
    }
    if len(first) == 1:
        told |= {"victor_answer_id": first[0]["answer_id"], "victor_answer_text": first[0]["poll_media"]["text"]}
    return [{"name": name, "value": str(value), "inline": False} for name, value in told.items()]
