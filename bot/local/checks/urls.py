"""Addresses: well formed, and of a kind that Discord follows (components/reference.mdx; resources/message.mdx)."""

from urllib.parse import urlsplit

from bot.local.checks.complaints import Complaints, Path

PAGES = ("http", "https")
LINKS = (*PAGES, "discord")  # what a button may open
MEDIA = (*PAGES, "attachment")


def check_url(complaints: Complaints, path: Path, url: object, schemes: tuple[str, ...]) -> None:
    """What is missing is left to `required`."""
    if not isinstance(url, str) or not url:
        return
    scheme, _, rest = url.partition("://")
    if scheme.lower() in schemes and rest and not any(sign.isspace() for sign in url) and _has_host(url):
        return
    if scheme.lower() in schemes:
        complaints.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return
    listed = ", ".join(f"'{one}'" for one in schemes)
    named = url.split(":", 1)[0]
    message = f'Scheme "{named}" is not supported. Scheme must be one of ({listed}).'
    complaints.add(path, "URL_TYPE_INVALID_SCHEME", message)


def _has_host(url: str) -> bool:
    try:
        return bool(urlsplit(url).netloc)
    except ValueError:
        return False
