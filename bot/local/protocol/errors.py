"""Refusals in Discord's JSON shape."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code


class Refusal(Exception):
    """A request of the bot that Discord would refuse: `{code, message, errors}` with its HTTP status."""

    def __init__(self, code: Code, *, errors: Json | None = None, sentence: str | None = None) -> None:
        self.code = code
        self.status = code.status
        self.sentence = sentence or code.sentence
        self.errors = errors
        super().__init__(f"{code.number}: {self.sentence}" + (f" {errors}" if errors else ""))

    def body(self) -> Json:
        body: Json = {"message": self.sentence, "code": self.code.number}
        return body | {"errors": self.errors} if self.errors else body

    def headers(self) -> dict[str, str]:
        """Headers that the answer carries beyond the usual ones."""
        return {}


@contextmanager
def faults_at(key: str) -> Iterator[None]:
    """What is complained of inside lies at this key of the body."""
    try:
        yield
    except Refusal as refusal:
        if not refusal.errors:
            raise
        raise Refusal(refusal.code, errors={key: refusal.errors}) from None


class Slowed(Refusal):
    """Too many requests came; after `seconds` the client may try again. `scope` is user or global (rate-limits.mdx)."""

    def __init__(self, seconds: float, scope: str = "user", code: Code = Code.RATE_LIMITED) -> None:
        super().__init__(code)
        self._seconds = seconds
        self._scope = scope

    def body(self) -> Json:
        return super().body() | {"retry_after": round(self._seconds, 3), "global": self._scope == "global"}

    def headers(self) -> dict[str, str]:
        """`Via` is among them, because without it clients take a 429 for a ban by the network in front of Discord."""
        named = {"Via": "1.1 local", "Retry-After": str(ceil(self._seconds)), "X-RateLimit-Scope": self._scope}
        return named | ({"X-RateLimit-Global": "true"} if self._scope == "global" else {})


class Objection(Exception):
    """What a person at the page cannot do; the sentence is shown to them."""
