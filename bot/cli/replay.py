"""`replay`: play an export, or what the log tells of an error, again under the rules as they are now."""

import re
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console

from bot.cli.explained import reasoning
from bot.cli.replay_checks import ask, look
from bot.engine import Answer, Chance, Event, Game, Match
from bot.engine.advising import Reasons
from bot.engine.record import Record
from bot.games import UnknownGame, find_game
from bot.host.model.faults import Breakdown

BREAKDOWN = re.compile(r'\{"error":"[0-9a-f]{8}",.*\}$', re.MULTILINE)


class LogLine(Struct):
    """What is looked at of a line of a log that is written as JSON."""

    message: str


class CannotReplay(Exception):
    """There is nothing to play again; the message says why."""


class Case(Struct):
    """Where to begin, and the answers from there on. `seed` is hex."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, Any]
    seed: str
    source: Record | Breakdown
    answers: tuple[Answer, ...]

    def begin(self) -> Match[Any]:
        chance = Chance(bytes.fromhex(self.seed))
        if isinstance(self.source, Breakdown) and self.source.snapshot is not None:
            return Match.load(self.game, chance, self.source.snapshot, [], self.source.leaps)
        options = msgspec.convert(self.options, self.game.options_type)
        return Match.start(self.game, self.seats, options, chance, self.source.leaps, self.source.brought)


def open_case(path: Path, error: str | None = None) -> Case:
    """Read an export, or from a log the last error (or the one of that id). Raises CannotReplay."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as failure:
        raise CannotReplay(f"{path} cannot be read: {failure.strerror}.") from failure
    except UnicodeDecodeError as failure:
        raise CannotReplay(f"{path} is no text in UTF-8.") from failure
    try:
        return _case_of_record(msgspec.json.decode(text, type=Record))
    except msgspec.DecodeError:
        return _case_of_log(text, path, error)


def play(case: Case, console: Console) -> bool:
    """Tell every answer, why an automaton gave it, and what came of it, and show it to everybody.

    False where an answer fails, with the traceback.
    """
    names = tuple(f"Seat {number}" for number in range(1, case.seats + 1))
    reasons, reason = Reasons(), reasoning(case.game.key, case.seats)
    try:
        match = case.begin()
        _tell(match.told, console)
        look(match, names, is_drawn=not case.answers)
        for number, answer in enumerate(case.answers, start=match.answered + 1):
            console.print(f"{number:4}  {_said(answer)}")
            if (advice := reasons.of(match, answer)) is not None:
                console.print(f"      {reason(advice)}", markup=False)
            _tell(match.answer(answer), console)
            look(match, names, is_drawn=answer is case.answers[-1])
        ask(match)
    except Exception as failure:  # noqa: BLE001 - a border: what the game raises is what was asked for
        if (older := _older_rules(case)) is not None:
            console.print(f"{older} ({failure.__cause__ or failure!r}): an older Castellan replays it.", markup=False)
            return False
        console.print("".join(traceback.format_exception(failure.__cause__ or failure)))
        console.print(f"It fails here: {failure.__cause__ or failure!r}.")
        return False
    console.print(f"No errors in {match.answered} answers. Outcome: {match.outcome}.")
    return True


def _older_rules(case: Case) -> str | None:
    """An export that was played under other rules may well fail under those that are here: that is no error."""
    played = case.source.rules_version if isinstance(case.source, Record) else case.game.rules_version
    if played == case.game.rules_version:
        return None
    return f"It was played under rules {played}. Under the rules that are here ({case.game.rules_version}) it fails"


def _said(answer: Answer) -> str:
    if answer.is_order:
        return f"seat {answer.seat} settles in advance: {answer.choice!r} ({answer.by})"
    return f"seat {answer.seat} answers prompt {answer.prompt}: {answer.choice!r} ({answer.by})"


def _tell(events: Iterable[Event], console: Console) -> None:
    for event in events:
        console.print(f"      {event.rule} {event.word} {event.facts}")


def _case_of_record(record: Record) -> Case:
    if record.seed is None or record.answers is None:
        raise CannotReplay("The match was not over when it was exported, so the export holds no answers.")
    return Case(_game(record.game), len(record.seats), record.options, record.seed, record, record.answers)


def _case_of_log(text: str, path: Path, error: str | None) -> Case:
    found = [msgspec.json.decode(line, type=Breakdown) for line in BREAKDOWN.findall(_plain(text))]
    wanted = [broken for broken in found if error in (None, broken.error)]
    if not wanted:
        raise CannotReplay(f"{path} is no export, and no log with the error {error or 'of a rule'}.")
    broken = wanted[-1]
    if broken.seed is None:
        raise CannotReplay(f"Error {broken.error} was an adviser's, not a rule's: there is nothing to replay.")
    answers = (*broken.answers, *([broken.refused] if broken.refused else []))
    return Case(_game(broken.game), broken.seats, broken.options, broken.seed, broken, answers)


def _plain(log: str) -> str:
    """The messages of a log that is written as JSON; any other as it is."""
    return "\n".join(_message(line) for line in log.splitlines())


def _message(line: str) -> str:
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(line, type=LogLine).message
    return line


def _game(key: str) -> Game[Any, Any]:
    try:
        return find_game(key)
    except UnknownGame as unknown:
        raise CannotReplay(str(unknown)) from unknown
