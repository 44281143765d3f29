"""One match played again under the rules that are installed: does it fit, would it step back, or does it break?"""

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from bot.engine import Answer, Chance, Game, Match, Refused, ScriptFailed
from bot.engine.failures import cause_of
from bot.host.runtime.rebuild import is_given, options_of, rebuild
from bot.store import Entry, History

Verdict = Literal["fits", "steps back", "breaks"]


class Rehearsed(Struct, frozen=True):
    """`unwatched`: why it cannot be replayed from its start, as its log and its proof are; empty: it can."""

    match: str
    game: str
    is_running: bool
    verdict: Verdict
    why: str = ""
    unwatched: str = ""


def rehearsed(history: History, game: Game[Any, Any] | None) -> Rehearsed:
    """A running match as the bot would take it up; one that is over from its start, up to its outcome."""
    head = history.head
    is_running = head.status == "open"

    if game is None:
        gone = "there is no such game here"
        return Rehearsed(head.id, head.game, is_running, "breaks", gone, gone)
    differs = _first_difference(history, game)

    def said(verdict: Verdict, why: str = "") -> Rehearsed:
        return Rehearsed(head.id, head.game, is_running, verdict, why, differs)

    if not is_running:
        differs = differs or _other_end(history, game)
        return said("breaks", differs) if differs else said("fits")
    rebuilt = rebuild(history, game)
    if rebuilt.match is None:
        return said("breaks", differs or "no turn of it can be taken up")
    if not rebuilt.lost:
        return said("fits")
    lost = "1 answer is" if rebuilt.lost == 1 else f"{rebuilt.lost} answers are"
    return said("steps back", f"{lost} taken back, the first {_first_lost(history.answers, rebuilt.kept or 0)}")


def _first_lost(answers: list[Answer], kept: int) -> str:
    return next(_named(answer, place) for place, answer in enumerate(answers) if place >= kept and is_given(answer))


def _first_difference(history: History, game: Game[Any, Any]) -> str:
    """The first answer that the rules refuse, or for which other things are drawn; played from the start."""
    taken = 0
    try:
        match = _begun(history, game)
        if history.head.draws not in (None, tuple(match.chance.bounds)):
            return "other things are drawn before the first answer"
        for entry, answer in _answers(history):
            before = len(match.chance.bounds)
            match.answer(answer)
            if entry.draws not in (None, tuple(match.chance.bounds[before:])):
                return f"other things are drawn at {_named(answer, taken)}"
            taken += 1
    except (Refused, ScriptFailed) as error:
        answer = history.answers[taken]
        return f"{_named(answer, taken)} is refused: {cause_of(error)}"
    except Exception as error:  # noqa: BLE001 - a border: a game's setup may raise anything under new rules
        return f"it cannot start: {error!r}"
    return ""


def _other_end(history: History, game: Game[Any, Any]) -> str:
    match = _begun(history, game)
    for _, answer in _answers(history):
        match.answer(answer)
    return "" if match.outcome == history.head.outcome else "all answers are taken, and it ends otherwise"


def _begun(history: History, game: Game[Any, Any]) -> Match[Any]:
    assert history.head.seed is not None
    options, chance = options_of(history, game), Chance(history.head.seed)
    return Match.start(game, len(history.seats), options, chance, history.leaps, history.sheets)


def _answers(history: History) -> Iterator[tuple[Entry, Answer]]:
    return ((entry, entry.answer) for entry in history.counted if entry.answer is not None)


def _named(answer: Answer, before: int) -> str:
    return f"answer {before + 1} (seat {answer.seat + 1}, prompt {answer.prompt})"
