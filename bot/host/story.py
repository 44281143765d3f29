"""What has happened in a match, told again from its journal; and its record, for those who want to check."""

import logging
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Answer, Chance, Event, Game, Match, Refused, ScriptFailed
from bot.engine.record import Record
from bot.host.rebuild import options_of, rebuild
from bot.host.refused import HostRefused
from bot.store import History

log = logging.getLogger(__name__)


class Told(Struct, frozen=True):
    """An answer and what came of it. Without an answer: what happened before anybody was asked.

    Events may be for some seats only: show a person what `is_for` their seat, and nobody the answer of a secret prompt.
    """

    answer: Answer | None
    events: tuple[Event, ...]
    at: datetime


def story(history: History, game: Game[Any, Any]) -> list[Told]:
    """The whole match; where the rules have changed and it no longer replays, what happened since the snapshot."""
    if history.head.started is None or history.head.seed is None:
        return []
    try:
        return _from_the_start(history, game)
    except (Refused, ScriptFailed) as error:
        log.warning("match %s does not replay from its start: %s", history.head.id, error)
        match = rebuild(history, game).match
        return [] if match is None else [Told(None, tuple(match.told), history.head.started)]


def record(history: History, game: Game[Any, Any]) -> Record:
    """The record; seed and answers only once the match is over, as they tell what is hidden."""
    head = history.head
    if head.commitment is None or head.seed is None:
        raise HostRefused("not-open")
    is_over = head.status in ("finished", "stopped")
    return Record(
        game=head.game,
        rules_version=head.rules_version,
        seats=tuple(seat.name for seat in history.seats),
        options=msgspec.to_builtins(options_of(history, game)),
        commitment=head.commitment,
        seed=head.seed.hex() if is_over else None,
        answers=tuple(history.answers) if is_over else None,
        leaps=history.leaps if is_over else {},
        outcome=head.outcome,
    )


def _from_the_start(history: History, game: Game[Any, Any]) -> list[Told]:
    head = history.head
    assert head.seed is not None
    assert head.started is not None
    options, chance = options_of(history, game), Chance(head.seed)
    match = Match.start(game, len(history.seats), options, chance, history.leaps)
    told = [Told(None, tuple(match.told), head.started)]
    for entry in history.counted:
        assert entry.answer is not None
        told.append(Told(entry.answer, tuple(match.answer(entry.answer)), entry.at))
    return told
