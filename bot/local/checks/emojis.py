"""Emojis on buttons, options and polls (resources/emoji.mdx, emoji object)."""

from bot.local.checks.complaints import Complaints, Path
from bot.local.protocol.discord_json import Json
from bot.local.protocol.emoji_signs import is_emoji


def check_emoji(complaints: Complaints, path: Path, emoji: Json | None) -> None:
    """One without an id is a sign of Unicode's. Discord calls any wrong one a button's."""
    if not emoji or emoji.get("id"):
        return
    if not is_emoji(str(emoji.get("name") or "")):
        complaints.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
