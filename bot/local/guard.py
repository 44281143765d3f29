"""Who may talk to the page's side: this computer's own page, not a stranger's page in the same browser."""

import secrets
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; object-src 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Checks Host (against DNS rebinding), Origin, and the token that only the page was given."""

    def __init__(self, token: str | None = None) -> None:
        self.token = token or secrets.token_urlsafe(32)
        self.port = 0

    def is_own_host(self, host: str) -> bool:
        return host in {f"{name}:{self.port}" for name in LOOPBACK}

    def is_own_origin(self, request: web.Request) -> bool:
        """No Origin (a plain GET, or no browser), or the very host that is asked."""
        origin = request.headers.get("Origin")
        if origin is None:
            return request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
        parts = urlsplit(origin)
        return parts.scheme == "http" and parts.netloc == request.headers.get("Host")

    def is_own_token(self, request: web.Request) -> bool:
        return secrets.compare_digest(request.headers.get("X-Table-Token", "").encode(), self.token.encode())

    def protect(self, handler: Handler) -> Handler:
        """Only for this computer's own page; every answer carries the page's policy."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            if not self.is_own_host(request.headers.get("Host", "")):
                return _refused("This table answers on this computer only.")
            if not self.is_own_origin(request):
                return _refused("Another page may not speak to this table.")
            response = await handler(request)
            if not response.prepared:
                response.headers.update(HEADERS)
            return response

        return guarded

    def protect_change(self, handler: Handler) -> Handler:
        """As `protect`, and with the page's token."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            if not self.is_own_token(request):
                return _refused("The table's token is missing or old; load the page again.")
            return await handler(request)

        return self.protect(guarded)


def _refused(sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=403, headers=HEADERS)


@web.middleware
async def no_foreign_pages(request: web.Request, handler: Handler) -> web.StreamResponse:
    """No browser page speaks to the bot's side (REST, gateway): clients of Discord send no Origin."""
    if request.path.startswith(("/api/", "/gateway")) and "Origin" in request.headers:
        return _refused("The bot's side of the table is not for pages.")
    return await handler(request)
