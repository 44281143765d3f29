"""Addresses of attachments are signed and go out of date (reference.mdx, signed attachment CDN URLs).

The world keeps them bare; they are signed where they leave the table.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping

from bot.local.protocol.limits import ATTACHMENT_STEP_S

ADDRESS = re.compile(rb'"(http://127\.0\.0\.1:\d+(/cdn/attachments/\d+/\d+/[\w.\-]+))"')


class Signer:
    """Signs for two steps of 12 hours, from a full step on. Within one step an address is signed the same way every
    time, so that browsers find the picture in their cache.
    """

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)

    def signed(self, json: bytes, now: float) -> bytes:
        """The JSON with every address of an attachment signed."""
        if b"/cdn/attachments/" not in json:
            return json
        return ADDRESS.sub(lambda found: b'"%b?%b"' % (found[1], self._query(found[2], now)), json)

    def is_good(self, path: str, query: Mapping[str, str], now: float) -> bool:
        """Whether this address was signed here, and is not out of date."""
        issued, expires = query.get("is", ""), query.get("ex", "")
        named = self._mark(path.encode(), issued, expires)
        if not hmac.compare_digest(named.encode(), query.get("hm", "").encode()):
            return False
        return now < int(expires, 16)

    def _query(self, path: bytes, now: float) -> bytes:
        start = int(now // ATTACHMENT_STEP_S) * ATTACHMENT_STEP_S
        issued, expires = f"{start:x}", f"{start + 2 * ATTACHMENT_STEP_S:x}"
        return f"ex={expires}&is={issued}&hm={self._mark(path, issued, expires)}&".encode()

    def _mark(self, path: bytes, issued: str, expires: str) -> str:
        return hmac.new(self._key, b"%b %b %b" % (path, issued.encode(), expires.encode()), hashlib.sha256).hexdigest()


def bare(url: str) -> str:
    """An address without its signature."""
    return url.partition("?")[0] if "/cdn/attachments/" in url else url
