"""People vote in polls; a poll ends when its time is over, or its author says so (resources/poll.mdx)."""

from datetime import datetime

from bot.local.messages.announcing import announce, guild_facts
from bot.local.messages.new_message import new_message
from bot.local.messages.polls import count_votes, is_over
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.table.table import Table
from bot.local.world.world import StoredMessage

POLL_RESULT = 46


def vote(table: Table, stored: StoredMessage, person: str, answers: list[int]) -> None:
    """The person votes for these answers, or with none takes the vote back. The bot is told of each change."""
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
    table.tell_bot(event, facts | {"answer_id": answer} | guild_facts(table, stored.body["channel_id"]))


def schedule_poll_end(table: Table, stored: StoredMessage) -> None:
    """End the poll when its time is over, unless it was ended or deleted before."""
    expiry = datetime.fromisoformat(stored.body["poll"]["expiry"]).timestamp()

    def end_if_open() -> None:
        held = table.world.messages.get(stored.body["channel_id"], {}).get(stored.body["id"])
        if held is stored and not stored.body["poll"]["results"]["is_finalized"]:
            end_poll(table, stored)

    table.clock.call_later(max(expiry - table.clock.now(), 0), end_if_open)


def schedule_poll_ends(table: Table) -> None:
    """After a start, for the polls of a world that was saved."""
    for messages in list(table.world.messages.values()):
        for stored in messages.values():
            if "poll" in stored.body and not stored.body["poll"]["results"]["is_finalized"]:
                schedule_poll_end(table, stored)


def end_poll(table: Table, stored: StoredMessage) -> None:
    """Close the count and post the result as a message of its own, as Discord does."""
    count_votes(table, stored, is_final=True)
    now = datetime.fromisoformat(table.now())
    stored.body["poll"]["expiry"] = min(datetime.fromisoformat(stored.body["poll"]["expiry"]), now).isoformat()
    announce(table, "MESSAGE_UPDATE", stored)
    channel_id = stored.body["channel_id"]
    about = {"type": 0, "message_id": stored.body["id"], "channel_id": channel_id}
    result = new_message(table, channel_id, stored.body["author"]) | {"type": POLL_RESULT, "message_reference": about}
    result["embeds"] = [{"type": "poll_result", "fields": _result_fields(stored.body["poll"])}]
    table.world.messages[channel_id][result["id"]] = said = StoredMessage(result)
    announce(table, "MESSAGE_CREATE", said)


def _result_fields(poll: Json) -> list[Json]:
    """The fields of a result (resources/message.mdx, poll result embed). A tie has no victor."""
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
