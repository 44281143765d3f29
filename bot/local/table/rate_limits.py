"""Rate limits per route and over all, in force when switched on (topics/rate-limits.mdx).

Discord publishes no sizes of buckets and asks clients to read the headers; the sizes here are those seen in the wild.
"""

import hashlib
import re
from collections.abc import Mapping
from typing import NamedTuple

from bot.local.protocol.limits import (
    COMMANDS_A_DAY,
    COMMANDS_A_DAY_S,
    GLOBAL_REQUESTS,
    IDENTIFY_S,
    INVALID_REQUESTS,
    INVALID_REQUESTS_S,
    OLD_MESSAGE_S,
    RENAMES,
    RENAMES_S,
)
from bot.local.table.counting_window import CountingWindow

# The variables of a path that split a bucket (topics/rate-limits.mdx, "top-level resources").
MAJOR = ("channel", "guild", "application", "token")
FREE_OF_GLOBAL = ("/interactions/", "/webhooks/")
# Discord does not publish this one (discord-api-docs#4413).
OLD_EDITS = 30


class Size(NamedTuple):
    """`requests` in every `seconds`; routes with the same `name` bear the same hash, but count for themselves."""

    requests: int
    seconds: float
    name: str


ONE_COUNT = ("reactions",)  # all routes of this name draw on one count (discord-api-docs#981)
SIZES = [
    (re.compile(r"(POST|PATCH) /channels/\{channel\}/messages(/\{message\})?"), Size(5, 5, "messages")),
    (re.compile(r"DELETE /channels/\{channel\}/messages/\{message\}"), Size(5, 1, "delete")),
    (re.compile(r"(PUT|DELETE) .*/reactions.*"), Size(1, 0.25, "reactions")),
    (re.compile(r"POST .*/typing"), Size(5, 5, "typing")),
    (re.compile(r"PATCH /channels/\{channel\}"), Size(5, 15, "channel")),
    (re.compile(r"(POST|PATCH|DELETE|GET) /webhooks/.*"), Size(5, 2, "webhook")),
    (re.compile(r"PUT /applications/.*/commands"), Size(2, 5, "commands")),
    (re.compile(r"GET .*"), Size(50, 1, "read")),
    (re.compile(r"POST /interactions/.*"), Size(5, 1, "callback")),
    (re.compile(r".*"), Size(10, 10, "change")),
]
INVALID = (401, 403, 429)


class Verdict(NamedTuple):
    """The headers of the answer. For a request that came too early also the seconds to wait, and whose limit it is."""

    headers: dict[str, str]
    retry_after: float = 0.0
    scope: str = ""


class RateLimits:
    def __init__(self, *, is_on: bool = False) -> None:
        self.is_on = is_on
        self._invalid = CountingWindow(INVALID_REQUESTS, INVALID_REQUESTS_S)
        self._windows: dict[tuple[str, ...], CountingWindow] = {}

    def ask(self, method: str, route: str, path: Mapping[str, str], now: float) -> Verdict:
        """Count a request, by its route and the ids in its path."""
        if not self.is_on:
            return Verdict({})
        if not route.startswith(FREE_OF_GLOBAL) and (wait := self._window(("",), GLOBAL_REQUESTS, 1).take(now)):
            return Verdict({}, wait, "global")
        size = next(size for pattern, size in SIZES if pattern.fullmatch(f"{method} {route}"))
        major = [path[key] for key in MAJOR if key in path]
        counted = size.name if size.name in ONE_COUNT else f"{method} {route}"
        window = self._window((counted, *major), size.requests, size.seconds)
        wait = window.take(now)
        return Verdict(_headers(size, window, now), wait, "user" if wait else "")

    def is_banned(self, now: float) -> bool:
        """Whether there were so many invalid requests that nothing is served for a while."""
        return self.is_on and self._invalid.left(now) == 0

    def count_invalid(self, status: int, scope: str, now: float) -> None:
        """401, 403 and 429 count against a client, except where the limit is shared with others."""
        if self.is_on and status in INVALID and scope != "shared":
            self._invalid.take(now)

    def identify(self, key: int, now: float) -> float:
        """Count an IDENTIFY, of which each key lets one through in five seconds (gateway.mdx, max concurrency)."""
        return self._window(("identify", str(key)), 1, IDENTIFY_S).take(now) if self.is_on else 0.0

    def create_command(self, guild_id: str | None, now: float) -> float:
        """Count a new command. Each guild has a daily number of its own, and so have global commands."""
        return (
            self._window(("command", guild_id or ""), COMMANDS_A_DAY, COMMANDS_A_DAY_S).take(now) if self.is_on else 0.0
        )

    def rename(self, channel_id: str, now: float) -> float:
        """Count a new name or topic of a channel. No header tells of this limit (discord-api-docs#2190)."""
        return self._window(("rename", channel_id), RENAMES, RENAMES_S).take(now) if self.is_on else 0.0

    def edit_old(self, channel_id: str, age: float, now: float) -> float:
        """Count an edit of a message older than an hour, which has a limit of its own."""
        if not self.is_on or age < OLD_MESSAGE_S:
            return 0.0
        return self._window(("old", channel_id), OLD_EDITS, OLD_MESSAGE_S).take(now)

    def _window(self, key: tuple[str, ...], most: int, seconds: float) -> CountingWindow:
        return self._windows.setdefault(key, CountingWindow(most, seconds))


def _headers(size: Size, window: CountingWindow, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(size.requests),
        "X-RateLimit-Remaining": str(window.most - window.count),
        "X-RateLimit-Reset": f"{window.ends:.3f}",
        "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(size.name.encode()).hexdigest()[:32],
    }
