"""When a rule raises: the person gets a short id, the log all it takes to play it again (`python -m bot replay`)."""

import logging
import secrets
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Answer, Snapshot
from bot.host.refused import HostRefused
from bot.host.table import Table

log = logging.getLogger(__name__)


class Breakdown(Struct, frozen=True, kw_only=True):
    """One line of JSON in the log; bytes in base64. Without a snapshot it was the start that failed."""

    error: str  # the id the person was shown
    match: str
    game: str
    rules_version: int | None
    seats: int
    options: dict[str, Any]
    seed: str | None  # hex
    snapshot: Snapshot | None
    answers: tuple[Answer, ...] = ()  # since the snapshot
    leaps: dict[int, int] = {}  # where answers were taken back: see Match
    refused: Answer | None = None  # the one at which a rule raised


def fault(
    table: Table, what: str, error: Exception, seed: bytes | None = None, answer: Answer | None = None
) -> HostRefused:
    """Log an exception with the match's whole context. The log line holds secrets: it is for the operator alone."""
    error_id = secrets.token_hex(4)
    context = trace(table, error_id, seed, answer)
    log.error("error %s in match %s of %s: %s; %s", error_id, table.id, table.game, what, context, exc_info=error)
    return HostRefused("failed", error_id)


def trace(table: Table, error_id: str, seed: bytes | None = None, answer: Answer | None = None) -> str:
    """All it takes to see again where a match stood when something went wrong; as secret as the log it goes to."""
    return msgspec.json.encode(_breakdown(table, error_id, seed, answer)).decode()


def _breakdown(table: Table, error_id: str, seed: bytes | None, answer: Answer | None) -> Breakdown:
    match = table.match
    seed = seed or (match.chance.seed if match else None)
    return Breakdown(
        error=error_id,
        match=table.id,
        game=table.game,
        rules_version=match.game.rules_version if match else None,
        seats=len(table.seats),
        options=msgspec.to_builtins(table.options),
        seed=seed.hex() if seed else None,
        snapshot=match.snapshot if match else None,
        answers=tuple(match.answers) if match else (),
        leaps=match.leaps if match else {},
        refused=answer,
    )
