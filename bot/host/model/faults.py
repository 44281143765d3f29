"""When a rule raises, the person is shown a short id, and the log gets all that `python -m bot replay` needs."""

import logging
import secrets
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Answer, Sheet, Snapshot
from bot.host.model.refused import HostRefused
from bot.host.model.table import Table

log = logging.getLogger(__name__)


class Breakdown(Struct, frozen=True, kw_only=True):
    """Written to the log as one line of JSON, bytes in base64. Without a snapshot the match could not even begin."""

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
    brought: tuple[Sheet, ...] = ()  # characters that live on, as they came
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
    """All that is needed to see where a match stood when something went wrong. It holds secrets, for the log alone."""
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
        brought=table.sheets,
        refused=answer,
    )
