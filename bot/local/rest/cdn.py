"""Attachments by address. Foreign bytes never run as a page: no sniffing, images inline, the rest as downloads."""

import re
import struct
import zlib

from bot.local.checks.complaints import Complaints
from bot.local.protocol import limits
from bot.local.rest.call import Answer, Call, Route
from bot.local.table.table import Table
from bot.local.world.attachment_urls import bare
from bot.local.world.files import INLINE_TYPES, Upload

REFRESH = "/attachments/refresh-urls"
AVATAR = re.compile(r"[0-9]{1,3}")
AVATAR_SIDE = 64
SHADES = ((88, 101, 242), (116, 127, 141), (59, 165, 93), (250, 168, 26), (237, 66, 69), (235, 69, 158))
SANDBOX = "default-src 'none'; sandbox"


def attachment_response(table: Table, attachment_id: str, name: str) -> tuple[bytes, dict[str, str]] | None:
    """Bytes and headers, or None where there is no such attachment."""
    data = table.shelf.get(attachment_id)
    if data is None:
        return None
    return _with_headers(Upload(name, data))


def picture_response(table: Table, kind: str, name: str) -> tuple[bytes, dict[str, str]] | None:
    """`emojis/<id>.png`, or the avatar `embed/avatars/<number>.png` of those who have none."""
    stem = name.split(".", maxsplit=1)[0]
    if kind == "emojis":
        return attachment_response(table, stem, name) if table.world.emoji(stem) else None
    return _with_headers(Upload(name, plain_png(*SHADES[int(stem) % len(SHADES)]))) if AVATAR.fullmatch(stem) else None


def plain_png(red: int, green: int, blue: int) -> bytes:
    """One colour, 64 by 64."""
    rows = (b"\0" + bytes((red, green, blue)) * AVATAR_SIDE) * AVATAR_SIDE
    header = struct.pack(">IIBBBBB", AVATAR_SIDE, AVATAR_SIDE, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def refresh_urls(call: Call) -> Answer:
    """Addresses that went out of date, signed anew (reference.mdx, refreshing signed URLs)."""
    urls = call.json.get("attachment_urls") or []
    complaints = Complaints()
    complaints.between(("attachment_urls",), urls, 1, limits.REFRESHED_URLS)
    complaints.refuse_if_any()
    return {"refreshed_urls": [{"original": url, "refreshed": bare(str(url))} for url in urls]}


def _with_headers(upload: Upload) -> tuple[bytes, dict[str, str]]:
    headers = {
        "Content-Type": upload.content_type,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": SANDBOX,
        "Cache-Control": "private, max-age=86400, immutable",
    }
    if upload.content_type not in INLINE_TYPES:
        headers["Content-Disposition"] = "attachment"
    return upload.data, headers


ROUTES = [Route("POST", REFRESH, refresh_urls)]
