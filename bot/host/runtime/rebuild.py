"""A live match is made from what the store keeps: after a restart, an upgrade, or a time out of memory."""

import logging
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Answer, Chance, Game, Match, Options, Refused, ScriptFailed, Snapshot
from bot.engine.answer import NOBODY
from bot.host.model.live import Live, with_match
from bot.host.model.person import Person
from bot.host.model.table import Deadline, SeatInfo, Table
from bot.host.model.table_notes import TableNotes
from bot.host.steps.leaving import marked
from bot.store import Entry, History, SeatRow, SnapshotRow

log = logging.getLogger(__name__)
GIVEN = ("person", "timeout")  # what a time-out answered for somebody who was there is theirs, too
PROMPTS_SKIPPED = 1000  # more than can have been asked after the last one that was answered


class Rebuilt(Struct):
    """The match, or None where it cannot be rebuilt.

    `is_new`: it goes on from another snapshot than the last one kept. `kept`: only so many answers still count, and
    `lost` that people gave are taken back. `left`: the entries after them that say who has left for good, which count
    all the same.
    """

    match: Match[Any] | None
    is_new: bool = False
    kept: int | None = None
    lost: int = 0
    left: tuple[Entry, ...] = ()


def rebuild(history: History, game: Game[Any, Any]) -> Rebuilt:
    """Replay the answers since the last snapshot; where the rules no longer take them, step back to one that loads."""
    match = resumed(history, game)
    return stepped_back(history, game) if match is None else Rebuilt(match)


def resumed(history: History, game: Game[Any, Any]) -> Match[Any] | None:
    """The match goes on from its newest snapshot: `recent` is enough. None where the rules no longer take that."""
    for row in history.snapshots[:1]:
        if row.rules_version == game.rules_version:
            return _load(history, game, row, history.since(row.snapshot.answers), history.leaps)
    return None


def stepped_back(history: History, game: Game[Any, Any]) -> Rebuilt:
    """The match goes on from a snapshot that the rules do take, or from its start: that takes the whole history."""
    answers = history.answers
    for row in history.snapshots:
        if (found := _gone_on(history, game, row)) is not None:
            return found
    if (snapshot := _from_the_start(history, game, answers)) is not None:
        found = _gone_on(history, game, SnapshotRow(game.rules_version, snapshot))
        if found is not None:
            return found
    log.error("match %s of %s cannot be rebuilt from any of its snapshots", history.head.id, game.key)
    return Rebuilt(None)


def _gone_on(history: History, game: Game[Any, Any], row: SnapshotRow) -> Rebuilt | None:
    """From there the match goes on without the answers since, but whoever has left since then stays away."""
    since = history.counted[row.snapshot.answers :]
    left = tuple(entry for entry in since if entry.answer is not None and entry.answer.is_leave)
    is_whole = len(left) == len(since) and row in history.snapshots[:1]
    answers = [entry.answer for entry in left if entry.answer is not None]
    match = _load(history, game, _renumbered(row, history), answers, history.leaps if is_whole else {})
    if match is None:
        return None
    if is_whole:
        return Rebuilt(match, is_new=True)
    lost = sum(is_given(entry.answer) for entry in since if entry.answer is not None)
    return Rebuilt(match, is_new=True, kept=row.snapshot.answers, lost=lost, left=left)


def is_given(answer: Answer) -> bool:
    """Must somebody at the table answer again? Standing orders are nobody else's business."""
    return answer.by in GIVEN and answer.seat != NOBODY and not answer.is_order and not answer.is_leave


def live_table(history: History, game: Game[Any, Any] | None, match: Match[Any] | None) -> Live:
    """The table as it is kept, with the match that was rebuilt."""
    head = history.head
    is_over = head.status in ("finished", "stopped")
    asked = {wait.number for wait in match.waits} if match is not None else set()
    table = Table(
        id=head.id,
        game=head.game,
        guild=head.guild,
        channel=head.channel,
        message=head.message,
        status=head.status,
        options=options_of(history, game),
        pace=head.pace,
        starter=Person(head.starter, head.starter_name),
        seats=marked([_seat(row) for row in history.seats], history.answers),
        commitment=head.commitment,
        seed=head.seed.hex() if head.seed and is_over else None,
        deadlines={number: due for number, due in deadlines_of(history).items() if number in asked},
        created=head.created,
        started=head.started,
        ended=head.ended,
        notes=msgspec.convert(head.notes or {}, TableNotes, strict=False),
        brought=tuple(history.brought),
        called=head.called or {},
        call_at=head.call_at,
        banks=head.banks or {},
    )
    live = Live(table, head.rules_version, head.seed, history.sequence, head.version)
    return live if match is None else with_match(live, match)


def deadlines_of(history: History) -> dict[int, Deadline]:
    rows = history.deadlines
    return {row.prompt: Deadline(row.prompt, row.seat, row.due, row.remind, row.is_reminded) for row in rows}


def options_of(history: History, game: Game[Any, Any] | None) -> Options:
    kind = Options if game is None else game.options_type
    try:
        return msgspec.convert(history.head.options, kind)
    except msgspec.ValidationError as error:
        log.warning("options of match %s no longer fit, the usual ones are shown: %s", history.head.id, error)
        return kind()


def _load(
    history: History, game: Game[Any, Any], row: SnapshotRow, answers: list[Answer], leaps: dict[int, int]
) -> Match[Any] | None:
    assert history.head.seed is not None
    try:
        return Match.load(game, Chance(history.head.seed), row.snapshot, answers, leaps)
    except (Refused, ScriptFailed, msgspec.MsgspecError):
        taken = row.snapshot.answers
        journal = msgspec.json.encode(answers).decode()
        log.exception("match %s of %s does not replay from answer %d on: %s", history.head.id, game.key, taken, journal)
        return None


def _from_the_start(history: History, game: Game[Any, Any], answers: list[Answer]) -> Snapshot | None:
    """Where no snapshot can be read, as states have another shape now: all answers played anew while they are legal."""
    assert history.head.seed is not None
    try:
        options, chance = options_of(history, game), Chance(history.head.seed)
        match = Match.start(game, len(history.seats), options, chance, history.leaps, history.sheets)
    except Exception:  # a game's rules may raise anything here
        log.exception("match %s of %s cannot even be begun anew", history.head.id, game.key)
        return None
    with suppress(Refused, ScriptFailed):
        for answer in answers:
            match.answer(answer)
    return match.snapshot


def _renumbered(row: SnapshotRow, history: History) -> SnapshotRow:
    """The snapshot, with prompt numbers above all that were used: old buttons must not answer what is asked anew."""
    answered = (entry.answer.prompt for entry in history.entries if entry.answer is not None)
    leapt = (entry.leap for entry in history.entries if entry.leap is not None)
    used = max([row.snapshot.prompts, *answered, *leapt])
    return replace(row, snapshot=replace(row.snapshot, prompts=used + PROMPTS_SKIPPED))


def _seat(row: SeatRow) -> SeatInfo:
    person = None if row.person is None else Person(row.person, row.name)
    return SeatInfo(row.seat, person, row.name, row.is_away, strength=row.strength)
