"""Who is pinged by a message: its texts, as far as `allowed_mentions` lets them (resources/message.mdx)."""

import re

from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from bot.local.world.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYTHING: Json = {"parse": ["users", "roles", "everyone"]}


def mentions(world: World, body: Json, components: list[Json], *, may_everyone: bool) -> Json:
    """`{mentions, mention_roles, mention_everyone}`. Some roles are pinged only by those who may ping everyone."""
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
