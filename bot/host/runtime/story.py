"""What has happened in a match, from its journal; and its record, with which everybody can verify it."""

import logging
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import islice
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bot.engine import Advice, Answer, Event, Game, Match, Refused, ScriptFailed, Seen, watched
from bot.engine.advising import Reasons
from bot.engine.record import Record
from bot.host.model.refused import HostRefused
from bot.host.runtime.rebuild import options_of, rebuild
from bot.host.runtime.replaying import GoesOtherwise, again, begun
from bot.store import History

log = logging.getLogger(__name__)
T = TypeVar("T")
UNLIKE = (Refused, ScriptFailed, GoesOtherwise)  # the rules that are here do not make the same match of it


class Told(Struct, frozen=True):
    """An answer and the events that came of it. Without an answer: what happened before anybody was asked.

    Events may be for some seats only: show a person what `is_for` their seat, and nobody the answer of a secret prompt.
    `reason`: why an automaton chose so, only once the match is over. `is_late`: what came before cannot be told.
    """

    answer: Answer | None
    events: tuple[Event, ...]
    at: datetime
    reason: Advice | None = None
    is_late: bool = False


def story(history: History, game: Game[Any, Any], *, has_reasons: bool = False) -> list[Told]:
    """The whole match; where the rules have changed and it no longer goes as it went, what happened since the snapshot.

    `has_reasons`: also why automata chose as they did. A match that is on keeps that to itself.
    """
    if history.head.started is None or history.head.seed is None:
        return []
    try:
        reasons = Reasons([seat.strength for seat in history.seats]) if has_reasons and is_over(history) else None
        return _from_the_start(history, game, reasons)
    except UNLIKE as error:
        log.warning("match %s does not replay from its start: %s", history.head.id, error)
        match = rebuild(history, game).match
        return [] if match is None else [Told(None, tuple(match.told), history.head.started, is_late=True)]


def watch(history: History, game: Game[Any, Any], look: Callable[[Iterator[Seen[Any]]], T]) -> T | None:
    """What `look` makes of the match as everybody could watch it; None where it does not replay from its start."""
    if history.head.started is None or history.head.seed is None:
        return None
    try:
        match = begun(history, game)
        return look(watched(match, (answer for _, answer in again(history, match))))
    except UNLIKE as error:
        log.warning("match %s does not replay from its start: %s", history.head.id, error)
        return None


def after(history: History, game: Game[Any, Any], answered: int) -> Match[Any] | None:
    """The match as it stood after so many answers; None where it does not replay from its start."""
    if history.head.started is None or history.head.seed is None:
        return None
    try:
        match = begun(history, game)
        for _, answer in islice(again(history, match), answered):
            match.answer(answer)
    except UNLIKE as error:
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
    match = begun(history, game)
    told = [Told(None, tuple(match.told), history.head.started)]
    for entry, answer in again(history, match):
        reason = reasons.of(match, answer) if reasons is not None else None
        told.append(Told(answer, tuple(match.answer(answer)), entry.at, reason))
    return told
