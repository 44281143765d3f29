"""What people write in their own words: a server's managers may let it stay untold."""

from bot.engine import Choice, Prompt, Text
from bot.ui.shared.server_settings import ServerSettings


def untold(prompt: Prompt, settings: ServerSettings) -> Choice | None:
    """What stands for a text that this server does not tell; None where the person may write what they like."""
    is_written = isinstance(prompt.kind, Text)
    return prompt.default if is_written and not settings.has_stories else None
