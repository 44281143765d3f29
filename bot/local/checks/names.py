"""Names of users and webhooks (resources/user.mdx, usernames and nicknames; resources/webhook.mdx, create webhook)."""

from typing import Any

from bot.local.checks.complaints import Complaints, Path
from bot.local.protocol import limits

NOT_IN_USERNAMES = ("@", "#", ":", "```", "discord")
NO_USERNAMES = ("everyone", "here")
NOT_IN_WEBHOOKS = ("clyde", "discord")


def check_username(complaints: Complaints, path: Path, name: Any) -> None:
    """What is missing, or no text, is left to the form."""
    if not isinstance(name, str):
        return
    complaints.required(path, name)
    complaints.longest(path, name, limits.USERNAME)
    _without(complaints, path, name, NOT_IN_USERNAMES)
    if name.strip().casefold() in NO_USERNAMES:
        complaints.add(path, "USERNAME_INVALID_EXACT", "This username is not available")


def check_webhook_name(complaints: Complaints, path: Path, name: Any) -> None:
    complaints.longest(path, name, limits.WEBHOOK_NAME)
    if isinstance(name, str):
        _without(complaints, path, name, NOT_IN_WEBHOOKS)


def _without(complaints: Complaints, path: Path, name: str, parts: tuple[str, ...]) -> None:
    for part in parts:
        if part in name.casefold():
            complaints.add(path, "USERNAME_INVALID_CONTAINS", f'Username cannot contain "{part}"')
