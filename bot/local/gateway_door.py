"""Where clients come in to the gateway: on this port, or under Discord's own name."""

from aiohttp import WSCloseCode, web

from bot.local.compression import packer
from bot.local.gateway_socket import GatewaySocket
from bot.local.guard import Handler
from bot.local.ready import gateway_url
from bot.local.table import Table

GATEWAY_HOST = "gateway.discord.gg"
API_VERSION = "10"
INVALID_API_VERSION = 4012


class GatewayDoor:
    """`/gateway?v=10&encoding=json[&compress=zlib-stream|zstd-stream]`."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._open: set[web.WebSocketResponse] = set()

    async def enter(self, request: web.Request) -> web.WebSocketResponse:
        # Discord compresses the stream itself; the protocol's own compression would be a second one.
        socket = web.WebSocketResponse(compress=False, max_msg_size=64 * 1024)
        await socket.prepare(request)
        self._open.add(socket)
        try:
            if request.query.get("v", API_VERSION) != API_VERSION:
                await socket.close(code=INVALID_API_VERSION, message=b"only version 10")
            pack = packer(request.query.get("compress", ""))
            await GatewaySocket(self._table, socket, pack, self._resume_url(request)).serve()
        finally:
            self._open.discard(socket)
        return socket

    def _resume_url(self, request: web.Request) -> str:
        """Where one came in, one comes back: under Discord's own name, or here."""
        return f"wss://{GATEWAY_HOST}" if request.secure else gateway_url(self._table)

    @web.middleware
    async def at_its_own_name(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Under Discord's own name the gateway is the root."""
        is_here = request.secure and request.host == GATEWAY_HOST and request.path == "/"
        return await (self.enter if is_here else handler)(request)

    async def close(self, _: web.Application) -> None:
        """At shutdown, so that clients learn of it at once."""
        for socket in list(self._open):
            await socket.close(code=WSCloseCode.SERVICE_RESTART, message=b"the table closes")
