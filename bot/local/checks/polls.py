"""A poll as it is sent: one question, one to ten answers, at most 32 days (resources/poll.mdx)."""

from bot.local.checks.complaints import Complaints
from bot.local.checks.emojis import check_emoji
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json


def check_poll(complaints: Complaints, poll: Json) -> None:
    # An edit names the poll as it stands, whose answers count their votes and have no duration.
    question = ("poll", "question", "text")
    complaints.required(question, (poll.get("question") or {}).get("text"))
    complaints.longest(question, (poll.get("question") or {}).get("text"), limits.POLL_QUESTION)
    answers = poll.get("answers") or []
    complaints.between(("poll", "answers"), answers, 1, limits.POLL_ANSWERS)
    for index, answer in enumerate(answers):
        media = answer.get("poll_media") or {}
        where = ("poll", "answers", index, "poll_media", "text")
        complaints.required(where, media.get("text"))
        complaints.longest(where, media.get("text"), limits.POLL_ANSWER)
        check_emoji(complaints, where[:-1], media.get("emoji"))
    if not 1 <= int(poll.get("duration") or 24) <= limits.POLL_HOURS:
        message = f"int value should be between 1 and {int(limits.POLL_HOURS)}."
        complaints.add(("poll", "duration"), "NUMBER_TYPE_MAX", message)
