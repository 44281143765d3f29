"""Uploaded emojis: only those of the guild and of the application can be shown (resources/emoji.mdx)."""

from collections.abc import Iterator
from typing import Any

from bot.local.checks.complaints import Complaints, Path
from bot.local.protocol.discord_json import Json
from bot.local.world.world import World


def check_custom_emojis(world: World, sent: Json) -> None:
    """Refuse components and polls with an emoji that is not there; Discord calls any wrong one a button's."""
    complaints = Complaints()
    for key in ("components", "poll"):
        for path, emoji in _emojis(sent.get(key), (key,)):
            if emoji.get("id") and world.emoji(str(emoji["id"])) is None:
                complaints.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    complaints.refuse_if_any()


def _emojis(part: Any, path: Path) -> Iterator[tuple[Path, Json]]:
    """Each with where it stands."""
    if isinstance(part, list):
        for index, one in enumerate(part):
            yield from _emojis(one, (*path, index))
    elif isinstance(part, dict):
        for key, value in part.items():
            if key == "emoji" and isinstance(value, dict):
                yield (*path, key), value
            else:
                yield from _emojis(value, (*path, key))
