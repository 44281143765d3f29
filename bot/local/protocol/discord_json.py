"""JSON as Discord writes it: objects, bytes and timestamps."""

from datetime import UTC, datetime
from typing import Any, TypeVar, overload

import msgspec

Json = dict[str, Any]
Kind = TypeVar("Kind")

encode = msgspec.json.encode


@overload
def decode(data: str | bytes) -> Any: ...


@overload
def decode(data: str | bytes, type: type[Kind]) -> Kind: ...


def decode(data: str | bytes, type: Any = Any) -> Any:  # noqa: A002 - as msgspec names it
    """The value of a JSON text. Raises msgspec.MsgspecError for anything else, whatever is wrong with it."""
    try:
        return msgspec.json.decode(data, type=type)
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None


def timestamp(seconds: float) -> str:
    """ISO 8601 with microseconds and offset, as Discord sends it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
