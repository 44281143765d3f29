"""Who may talk to the page's side: this computer's own page, not a stranger's page in the same browser."""

import secrets

from aiohttp import web
from aiohttp.typedefs import Handler

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
DISCORD_HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")
ELSEWHERE = "This table answers on this computer only."
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

    def can_serve(self, request: web.Request) -> bool:
        """Whether the host asked for is this table: by its own address, or over TLS by one of Discord's names."""
        host = request.headers.get("Host", "")
        return self.is_own_host(host) or (request.secure and host in DISCORD_HOSTS)

    @web.middleware
    async def own_hosts_only(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse every name that a stranger's page may have pointed at this computer (DNS rebinding)."""
        return await handler(request) if self.can_serve(request) else _refused(ELSEWHERE)

    def is_own_origin(self, request: web.Request) -> bool:
        """Whether the request comes from this page: its Origin is the host asked, or it has none, as a plain GET."""
        origin = request.headers.get("Origin")
        if origin is None:
            return request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
        return origin == f"http://{request.headers.get('Host')}"

    def is_own_token(self, request: web.Request) -> bool:
        return secrets.compare_digest(request.headers.get("X-Table-Token", "").encode(), self.token.encode())

    def protect(self, handler: Handler) -> Handler:
        """Let only this computer's own page through. Every answer carries the page's policy."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            if not self.is_own_host(request.headers.get("Host", "")):
                return _refused(ELSEWHERE)
            if not self.is_own_origin(request):
                return _refused("Another page may not speak to this table.")
            response = await handler(request)
            if not response.prepared:
                response.headers.update(HEADERS)
            return response

        return guarded

    def protect_change(self, handler: Handler) -> Handler:
        """As `protect`, and ask for the page's token too, which no other page can know."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            if not self.is_own_token(request):
                return _refused("The table's token is missing or old; load the page again.")
            return await handler(request)

        return self.protect(guarded)


def _refused(sentence: str) -> web.Response:
    return web.json_response({"error": sentence}, status=403, headers=HEADERS)


@web.middleware
async def no_foreign_pages(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn browser pages away from the bot's side (REST, gateway). Pages send an Origin there, bots do not."""
    if request.path.startswith(("/api/", "/gateway")) and "Origin" in request.headers:
        return _refused("The bot's side of the table is not for pages.")
    return await handler(request)
