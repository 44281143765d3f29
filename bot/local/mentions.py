"""Who is pinged by a message: its texts, as far as `allowed_mentions` lets them (resources/message.mdx)."""

import re

from bot.local import component_types as ct
from bot.local import limits
from bot.local.checks.complaints import Complaints
from bot.local.wire import Json
from bot.local.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYTHING: Json = {"parse": ["users", "roles", "everyone"]}


def check_allowed_mentions(complaints: Complaints, allowed: Json) -> None:
    """All of a kind, or those named: not both; and at most a hundred of each."""
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        complaints.between(("allowed_mentions", kind), named, 0, limits.ALLOWED_MENTIONS)
        if named and kind in (allowed.get("parse") or []):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            complaints.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def mentions(world: World, body: Json, components: list[Json], *, may_everyone: bool) -> Json:
    """`{mentions, mention_roles, mention_everyone}`; roles that are not mentionable need the right to name everyone."""
    texts = [str(body.get("content") or "")]
    texts += [c["content"] for c in ct.walk(components) if c["type"] == ct.TEXT_DISPLAY]
    text = "\n".join(texts)
    allowed = EVERYTHING if body.get("allowed_mentions") is None else body["allowed_mentions"]
    roles = {r["id"] for r in world.guild["roles"] if r["mentionable"] or may_everyone} - {world.guild_id}
    everyone = may_everyone and "everyone" in (allowed.get("parse") or []) and ("@everyone" in text or "@here" in text)
    return {
        "mentions": [world.users[one] for one in _pinged(USER, text, allowed, "users") if one in world.users],
        "mention_roles": [one for one in _pinged(ROLE, text, allowed, "roles") if one in roles],
        "mention_everyone": everyone,
    }


def _pinged(pattern: re.Pattern[str], text: str, allowed: Json, kind: str) -> list[str]:
    """Ids in the text that may be pinged, each once, in their order."""
    named = {str(one) for one in allowed.get(kind) or []}
    found = list(dict.fromkeys(pattern.findall(text)))
    return [one for one in found if kind in (allowed.get("parse") or []) or one in named]
