"""What stands in a channel: table messages, their buttons, and the lines of the story."""

from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from bot.ui.views.story_text import CUT_MARK
from tests.client.descriptions import described
from tests.client.person import Person

TOLD = "• "


def is_table(message: Json) -> bool:
    return not message["flags"] & 64 and "[Your Hand]" in described(message)


def tables(person: Person, channel: str) -> list[Json]:
    """The messages one can play at, oldest first: there should be one."""
    return [message for message in person.messages(channel) if is_table(message)]


def story(person: Person, channel: str) -> list[str]:
    """Every line told in public, message after message."""
    return [line for line in _public_lines(person, channel) if line.startswith(TOLD)]


def is_cut(person: Person, channel: str) -> bool:
    """So much was told at once that the oldest lines of a message had no room."""
    return CUT_MARK in _public_lines(person, channel)


def _public_lines(person: Person, channel: str) -> list[str]:
    shown = [message for message in person.messages(channel) if not message["flags"] & 64]
    texts = [part["content"] for m in shown for part in ct.walk(m["components"]) if part["type"] == ct.TEXT_DISPLAY]
    return [line for text in texts for line in text.splitlines()]
