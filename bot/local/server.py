"""The server: REST, gateway, CDN and the page's side on one loopback port."""

from collections.abc import Sequence
from pathlib import Path
from ssl import SSLContext
from typing import Self

from aiohttp import web

from bot.local.gateway.endpoint import GatewayEndpoint
from bot.local.messages.voting import schedule_poll_ends
from bot.local.page.api import PageApi
from bot.local.page.cards import Card
from bot.local.page.guard import Guard, no_foreign_pages
from bot.local.protocol.limits import REQUEST_BYTES
from bot.local.rest.cdn import attachment_response, picture_response
from bot.local.rest.endpoint import endpoint, unknown_route
from bot.local.rest.exchange import Requests
from bot.local.rest.routes import ROUTES
from bot.local.rest.serving import API
from bot.local.storage.state_file import StateFile
from bot.local.table.clock import Clock
from bot.local.table.table import Table
from bot.local.table.threads import archive_all_in_time
from bot.local.world.seed import add_sisters

LOOPBACK = "127.0.0.1"


class LocalTable:
    """`async with LocalTable() as local:` serves at `local.base_url` until the block ends.

    `shards` are recommended to clients; `rate_limits` are in force if true. With `tls` the same is served at
    `tls_port` under Discord's own names (discord.com, gateway.discord.gg, cdn.discordapp.com). With `bot_token` only
    the bot that has it may come; without one, any bot may come while no other is connected. `cards` are what the
    welcome offers to begin with. `guilds` beyond the first have its people and roles, and channels of their own.
    With `checks_forms` false, requests that Discord's specification forbids are taken as far as the table can.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        state: Path | None = None,
        clock: Clock | None = None,
        privileged_intents: int = 0,
        shards: int = 1,
        rate_limits: bool = False,
        tls: SSLContext | None = None,
        bot_token: str | None = None,
        cards: Sequence[Card] = (),
        guilds: int = 1,
        checks_forms: bool = True,
    ) -> None:
        self._port = port
        self._state_file = StateFile(state) if state else None
        self.requests = Requests()
        self.table = Table(
            self._state_file.load() if self._state_file else None,
            clock=clock,
            shelf=self._state_file.shelf if self._state_file else None,
            privileged_intents=privileged_intents,
            bot_token=bot_token,
        )
        add_sisters(self.table.world, guilds)
        self.table.gateway.recommended_shards = shards
        self.table.rate_limits.is_on = rate_limits
        self.table.checks_forms = checks_forms
        self._tls = tls
        self._cards = cards
        self.tls_port = 0
        self.guard = Guard(self._state_file.token if self._state_file else None)
        self._runner: web.AppRunner | None = None

    @property
    def base_url(self) -> str:
        return self.table.base_url

    async def start(self) -> None:
        """Listen on loopback. Port 0 takes a free one."""
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, self._port)
        await site.start()
        self.guard.port = int(self._runner.addresses[0][1])
        if self._tls:
            await web.TCPSite(self._runner, LOOPBACK, 0, ssl_context=self._tls).start()
            self.tls_port = int(self._runner.addresses[1][1])
        self.table.base_url = f"http://{LOOPBACK}:{self.guard.port}"
        if self._state_file:
            self._state_file.attach(self.table)
        schedule_poll_ends(self.table)
        archive_all_in_time(self.table)

    async def stop(self) -> None:
        self.table.is_closing = True
        self.table.faults.clear()
        self.table.feed.log.wake()
        if self._runner:
            await self._runner.cleanup()
        if self._state_file:
            self._state_file.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def _app(self) -> web.Application:
        gateway = GatewayEndpoint(self.table)
        guards = [self.guard.own_hosts_only, no_foreign_pages, gateway.serve_own_host]
        app = web.Application(middlewares=guards, client_max_size=REQUEST_BYTES + 1)
        app.on_shutdown.append(gateway.close)
        for route in ROUTES:
            app.router.add_route(route.method, API + route.path, endpoint(self.table, self.requests, route))
        app.router.add_route("*", "/api/{rest:.*}", unknown_route(self.table, self.requests))
        app.router.add_get("/gateway", gateway.serve)
        for cdn in ("/cdn", ""):
            app.router.add_get(cdn + "/{kind:embed/avatars|emojis}/{name}", self._picture)
            app.router.add_get(cdn + "/attachments/{channel}/{attachment}/{name}", self._attachment)
        PageApi(self.table, self.guard, self.requests, self._cards).add_to(app.router)
        return app

    async def _picture(self, request: web.Request) -> web.Response:
        return cdn_response(picture_response(self.table, request.match_info["kind"], request.match_info["name"]))

    async def _attachment(self, request: web.Request) -> web.Response:
        # Discord's own client renews addresses by itself, so the page is served whatever the signature.
        is_page = request.headers.get("Sec-Fetch-Site") == "same-origin"
        path = request.path if request.path.startswith("/cdn") else f"/cdn{request.path}"
        if not is_page and not self.table.signer.is_good(path, request.query, self.table.clock.now()):
            return web.Response(status=404, text="This content is no longer available.")
        found = attachment_response(self.table, request.match_info["attachment"], request.match_info["name"])
        return cdn_response(found)


def cdn_response(found: tuple[bytes, dict[str, str]] | None) -> web.Response:
    if found is None:
        return web.Response(status=404, text="This file is gone.")
    data, headers = found
    return web.Response(body=data, headers=headers)
