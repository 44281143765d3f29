"""The page itself and the files it loads."""

from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from bot.local.page.responses import error_response
from bot.local.table.table import Table

STATIC = (Path(__file__).parent / "static").resolve()
VERSION = "~"  # begins the first part of a file's address where that says its version
KEPT = "private, max-age=86400, immutable"
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
    text = text.replace('"/page/', f'"/page/{VERSION}{_version()}/')
    return web.Response(text=text, content_type="text/html", headers={"Cache-Control": "no-store"})


def file_response(name: str) -> web.Response:
    """Under an address with its version a browser keeps it: the page loads some eighty files."""
    is_kept = name.startswith(VERSION)
    path = _own_file(name.partition("/")[2] if is_kept else name)
    if path is None:
        return error_response("There is no such file.", 404)
    headers = {"Cache-Control": KEPT if is_kept else "no-cache"}
    return web.Response(body=path.read_bytes(), content_type=CONTENT_TYPES[path.suffix], headers=headers)


def _version() -> str:
    """Of all these files as they are now: whoever works on one of them sees it at the next reload."""
    files = sorted(path for path in STATIC.rglob("*") if path.suffix in CONTENT_TYPES)
    stats = [(str(path), stat.st_mtime_ns, stat.st_size) for path in files for stat in [path.stat()]]
    return sha256(repr(stats).encode()).hexdigest()[:12]


def _own_file(name: str) -> Path | None:
    """The page's file of this name. None for anything else, also for what no file system takes as a name."""
    try:
        path = (STATIC / name).resolve()
        is_served = path.is_relative_to(STATIC) and path.is_file() and path.suffix in CONTENT_TYPES
    except (ValueError, OSError):  # a zero byte; a name that is too long
        return None
    return path if is_served else None
