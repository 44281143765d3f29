"""The page itself and the files it loads."""

from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from bot.local.page.responses import error_response
from bot.local.table.table import Table

STATIC = (Path(__file__).parent / "static").resolve()
CONTENT_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}


def index_response(table: Table, request: web.Request, token: str) -> web.Response:
    """The page with its token. It has one address only, because the policy for pictures is bound to that address."""
    if request.host != urlsplit(table.base_url).netloc:
        return web.Response(status=302, headers={"Location": table.base_url + request.path_qs})
    text = (STATIC / "index.html").read_text(encoding="utf-8").replace("{{TOKEN}}", token)
    return web.Response(text=text, content_type="text/html", headers={"Cache-Control": "no-store"})


def file_response(name: str) -> web.Response:
    path = _own_file(name)
    if path is None:
        return error_response("There is no such file.", 404)
    kind = CONTENT_TYPES[path.suffix]
    return web.Response(body=path.read_bytes(), content_type=kind, headers={"Cache-Control": "no-cache"})


def _own_file(name: str) -> Path | None:
    """The page's file of this name. None for anything else, also for what no file system takes as a name."""
    try:
        path = (STATIC / name).resolve()
        is_served = path.is_relative_to(STATIC) and path.is_file() and path.suffix in CONTENT_TYPES
    except (ValueError, OSError):  # a zero byte; a name that is too long
        return None
    return path if is_served else None
