"""`health`: for a container's health check."""

from bot.heartbeat import is_alive
from bot.settings import Settings


def health(settings: Settings) -> str | None:
    """None where the bot is connected and beating, else what is wrong."""
    if is_alive(settings.data):
        return None
    return f"The bot has given no sign of life in {settings.data} lately."
