"""What has happened in a match, from its journal; and its record, with which everybody can verify it."""

import logging
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bot.engine import Advice, Answer, Chance, Event, Game, Match, Refused, ScriptFailed, Seen, watched
from bot.engine.advising import Reasons
from bot.engine.record import Record
from bot.host.model.refused import HostRefused
from bot.host.runtime.rebuild import options_of, rebuild
from bot.store import History

log = logging.getLogger(__name__)
T = TypeVar("T")


class Told(Struct, frozen=True):
    """An answer and the events that came of it. Without an answer: what happened before anybody was asked.

    Events may be for some seats only: show a person what `is_for` their seat, and nobody the answer of a secret prompt.
    `reason`: why an automaton chose so, only once the match is over.
    """

    answer: Answer | None
    events: tuple[Event, ...]
    at: datetime
    reason: Advice | None = None


def story(history: History, game: Game[Any, Any], *, has_reasons: bool = False) -> list[Told]:
    """The whole match; where the rules have changed and it no longer replays, what happened since the snapshot.

    `has_reasons`: also why automata chose as they did. A match that is on keeps that to itself.
    """
    if history.head.started is None or history.head.seed is None:
        return []
    try:
        reasons = Reasons([seat.strength for seat in history.seats]) if has_reasons and is_over(history) else None
        return _from_the_start(history, game, reasons)
    except (Refused, ScriptFailed) as error:
        log.warning("match %s does not replay from its start: %s", history.head.id, error)
        match = rebuild(history, game).match
        return [] if match is None else [Told(None, tuple(match.told), history.head.started)]


def watch(history: History, game: Game[Any, Any], look: Callable[[Iterator[Seen[Any]]], T]) -> T | None:
    """What `look` makes of the match as everybody could watch it; None where it does not replay from its start."""
    if history.head.started is None or history.head.seed is None:
        return None
    answers = (entry.answer for entry in history.counted if entry.answer is not None)
    try:
        return look(watched(_begun(history, game), answers))
    except (Refused, ScriptFailed) as error:
        log.warning("match %s does not replay from its start: %s", history.head.id, error)
        return None


def after(history: History, game: Game[Any, Any], answered: int) -> Match[Any] | None:
    """The match as it stood after so many answers; None where it does not replay from its start."""
    if history.head.started is None or history.head.seed is None:
        return None
    try:
        match = _begun(history, game)
        for answer in history.answers[:answered]:
            match.answer(answer)
    except (Refused, ScriptFailed) as error:
        log.warning("match %s does not replay from its start: %s", history.head.id, error)
        return None
    return match


def is_over(history: History) -> bool:
    return history.head.status in ("finished", "stopped")


def record(history: History, game: Game[Any, Any]) -> Record:
    """The record. Seed, answers and characters are in it only once the match is over, as they tell what is hidden."""
    head = history.head
    if head.commitment is None or head.seed is None:
        raise HostRefused("not-open")
    is_public = is_over(history)
    return Record(
        game=head.game,
        rules_version=head.rules_version,
        seats=tuple(seat.name for seat in history.seats),
        options=msgspec.to_builtins(options_of(history, game)),
        commitment=head.commitment,
        seed=head.seed.hex() if is_public else None,
        answers=tuple(history.answers) if is_public else None,
        leaps=history.leaps if is_public else {},
        outcome=head.outcome,
        brought=history.sheets if is_public else (),
        rules_at_end=_rules_at_end(history),
        draws=UNSET if history.draws is None or not is_public else history.draws,
    )


def _rules_at_end(history: History) -> int | UnsetType:
    """Under which rules it stands, where they are others than it began under."""
    newest = history.snapshots[0].rules_version if history.snapshots else history.head.rules_version
    return UNSET if newest == history.head.rules_version else newest


def _from_the_start(history: History, game: Game[Any, Any], reasons: Reasons | None) -> list[Told]:
    assert history.head.started is not None
    match = _begun(history, game)
    told = [Told(None, tuple(match.told), history.head.started)]
    for entry in history.counted:
        assert entry.answer is not None
        reason = reasons.of(match, entry.answer) if reasons is not None else None
        told.append(Told(entry.answer, tuple(match.answer(entry.answer)), entry.at, reason))
    return told


def _begun(history: History, game: Game[Any, Any]) -> Match[Any]:
    assert history.head.seed is not None
    options, chance = options_of(history, game), Chance(history.head.seed)
    return Match.start(game, len(history.seats), options, chance, history.leaps, history.sheets)
