"""Collects what is wrong with a request, each at its path, and refuses it as one."""

from collections.abc import Sized
from typing import Any

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal

Path = tuple[str | int, ...]


def is_blank(text: Any) -> bool:
    return isinstance(text, str) and not text.strip()


class Complaints:
    def __init__(self) -> None:
        self._errors: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def longest(self, path: Path, text: Any, limit: int) -> None:
        """At most `limit` characters; what is no text is left to `required`."""
        if isinstance(text, str) and len(text) > limit:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {int(limit)} or fewer in length.")

    def between(self, path: Path, things: Sized | None, low: int, high: int) -> None:
        if things is not None and not low <= len(things) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {int(low)} and {int(high)} in length.")

    def required(self, path: Path, value: Any) -> bool:
        """Whether a value is there. Complains if it is not; of a text, Discord looks at what is left without blanks."""
        if value is None or is_blank(value):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return False
        return True

    def among(self, path: Path, value: Any, choices: tuple[int, ...]) -> None:
        if value not in choices:
            listed = ", ".join(map(str, choices))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    def refuse_if_any(self) -> None:
        """Refuse (50035) if anything was complained about."""
        if self._errors:
            raise Refusal(Code.INVALID_FORM, errors=self._errors)
