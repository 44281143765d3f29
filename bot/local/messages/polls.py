"""Polls: votes, counts and the end (resources/poll.mdx)."""

from datetime import datetime

from bot.local.protocol.discord_json import Json, timestamp
from bot.local.table.table import Table
from bot.local.world.world import StoredMessage

DEFAULT_HOURS = 24
HOUR_S = 3600


def new_poll(table: Table, asked: Json) -> Json:
    """The poll as it is shown before anybody has voted. Discord numbers its answers from 1."""
    hours = int(asked.get("duration") or DEFAULT_HOURS)
    answers = [
        {"answer_id": number, "poll_media": _media(answer["poll_media"])}
        for number, answer in enumerate(asked["answers"], 1)
    ]
    return {
        "question": {"text": asked["question"]["text"]},
        "answers": answers,
        "expiry": timestamp(table.clock.now() + hours * HOUR_S),
        "allow_multiselect": bool(asked.get("allow_multiselect")),
        "layout_type": int(asked.get("layout_type") or 1),
        "results": {"answer_counts": [], "is_finalized": False},
    }


def _media(media: Json) -> Json:
    emoji = media.get("emoji")
    shown = (
        {"id": emoji.get("id"), "name": emoji.get("name"), "animated": bool(emoji.get("animated"))} if emoji else None
    )
    return {"text": media["text"]} | ({"emoji": shown} if shown else {})


def is_over(table: Table, stored: StoredMessage) -> bool:
    poll = stored.body["poll"]
    is_late = datetime.fromisoformat(poll["expiry"]).timestamp() <= table.clock.now()
    return is_late or bool(poll["results"]["is_finalized"])


def count_votes(table: Table, stored: StoredMessage, *, is_final: bool = False) -> None:
    """Bring the results in step with who voted for what."""
    voted = {int(answer): users for answer, users in stored.votes.items() if users}
    counts = [
        {"id": answer, "count": len(users), "me_voted": table.world.bot_id in users}
        for answer, users in sorted(voted.items())
    ]
    stored.body["poll"] |= {"results": {"answer_counts": counts, "is_finalized": is_final}}
