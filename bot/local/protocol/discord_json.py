"""JSON as Discord writes it: objects, bytes and timestamps."""

from datetime import UTC, datetime
from typing import Any

import msgspec

Json = dict[str, Any]

encode = msgspec.json.encode
decode = msgspec.json.decode


def timestamp(seconds: float) -> str:
    """ISO 8601 with microseconds and offset, as Discord sends it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
