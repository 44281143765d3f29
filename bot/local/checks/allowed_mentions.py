"""Whom a message may ping (resources/message.mdx, allowed mentions object)."""

from bot.local.checks.complaints import Complaints
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json


def check_allowed_mentions(complaints: Complaints, allowed: Json) -> None:
    """A message may ping all users (or roles) it names or those listed here, not both; a list has at most a hundred."""
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        complaints.between(("allowed_mentions", kind), named, 0, limits.ALLOWED_MENTIONS)
        if named and kind in (allowed.get("parse") or []):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            complaints.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
