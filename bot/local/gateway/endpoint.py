"""Where clients reach the gateway: under `/gateway` on this port, or under Discord's own host name."""

from aiohttp import WSCloseCode, web
from aiohttp.typedefs import Handler

from bot.local.gateway.compression import compressor
from bot.local.gateway.connection import GatewayConnection
from bot.local.gateway.opcodes import DECODE_ERROR, INVALID_API_VERSION
from bot.local.gateway.ready import gateway_url
from bot.local.table.table import Table

GATEWAY_HOST = "gateway.discord.gg"
API_VERSION = "10"
LARGEST_FRAME = 64 * 1024  # above the 4096 bytes of a payload, so that those who send more are told why


class GatewayEndpoint:
    """`/gateway?v=10&encoding=json[&compress=zlib-stream|zstd-stream]`."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._open: set[web.WebSocketResponse] = set()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        # Discord compresses the stream itself; the protocol's own compression would be a second one.
        socket = web.WebSocketResponse(compress=False, max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        self._open.add(socket)
        try:
            if request.query.get("v", API_VERSION) != API_VERSION:
                await socket.close(code=INVALID_API_VERSION, message=b"only version 10")
            if request.query.get("encoding", "json") != "json":
                await socket.close(code=DECODE_ERROR, message=b"only JSON")
            compress = compressor(request.query.get("compress", ""))
            await GatewayConnection(self._table, socket, compress, self._resume_url(request)).serve()
        finally:
            self._open.discard(socket)
        return socket

    def _resume_url(self, request: web.Request) -> str:
        """A client that came under Discord's own name is to come back under it."""
        return f"wss://{GATEWAY_HOST}" if request.secure else gateway_url(self._table)

    @web.middleware
    async def serve_own_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Under Discord's own name the gateway is the root."""
        is_own = request.secure and request.host == GATEWAY_HOST and request.path == "/"
        return await (self.serve if is_own else handler)(request)

    async def close(self, _: web.Application) -> None:
        """At shutdown, so that clients learn of it at once."""
        for socket in list(self._open):
            await socket.close(code=WSCloseCode.SERVICE_RESTART, message=b"the table closes")
