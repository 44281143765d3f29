"""What is remembered of the bot's requests: a line for the developer's drawer, and all of it for observers."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

LOGGED = 200


class Logged(msgspec.Struct):
    """One request as the developer's drawer shows it: the `ms` it took, and what was complained about."""

    method: str
    path: str
    status: int
    ms: float
    complaint: str = ""


class Exchange(NamedTuple):
    """A parsed request and its answer, for tests that judge both. `path` is the route's, with its variables."""

    method: str
    path: str
    asked: Any
    status: int
    answered: Any
    query: Mapping[str, str] = {}


class Requests:
    """The latest requests, and observers of every exchange."""

    def __init__(self) -> None:
        self.latest: deque[Logged] = deque(maxlen=LOGGED)
        self.observers: list[Callable[[Exchange], None]] = []

    def log(self, method: str, path: str, status: int, ms: float = 0.0, complaint: str = "") -> None:
        self.latest.append(Logged(method, shown_path(path), status, round(ms, 2), complaint))

    def observe(self, exchange: Exchange) -> None:
        for observe in self.observers:
            observe(exchange)


def shown_path(path: str) -> str:
    """The path without its tokens, which are long and secret."""
    return "/".join(part if len(part) < 60 else part[:6] + "…" for part in path.split("/"))
