"""What is asked for of a channel (resources/channel.mdx, modify channel)."""

from bot.local.checks.complaints import Complaints
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.emoji_signs import is_emoji
from bot.local.world.world import FORUM, NEWS, TEXT, VOICE

CONVERTIBLE = (TEXT, NEWS)


def check_channel(body: Json, kind: int, *, is_new: bool) -> None:
    """What is asked for of a channel that is, or will be, of this kind."""
    complaints = Complaints()
    if not is_new and kind in CONVERTIBLE:  # no other changes its type
        complaints.among(("type",), body.get("type") or kind, CONVERTIBLE)
    if is_new or "name" in body:
        complaints.required(("name",), body.get("name"))
    complaints.longest(("name",), body.get("name"), limits.CHANNEL_NAME)
    most = limits.FORUM_TOPIC if kind == FORUM else limits.TOPIC
    complaints.longest(("topic",), body.get("topic"), most)
    emoji = (body.get("default_reaction_emoji") or {}).get("emoji_name")
    if emoji and not is_emoji(emoji):
        complaints.add(("default_reaction_emoji", "emoji_name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    if not 0 <= int(body.get("rate_limit_per_user") or 0) <= limits.SLOWMODE_S:
        complaints.add(("rate_limit_per_user",), "NUMBER_TYPE_MAX", f"At most {int(limits.SLOWMODE_S)} seconds.")
    if kind == VOICE and int(body.get("user_limit") or 0) > limits.VOICE_USERS:
        complaints.add(("user_limit",), "NUMBER_TYPE_MAX", f"At most {int(limits.VOICE_USERS)} people.")
    complaints.refuse_if_any()
