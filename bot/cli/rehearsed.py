"""One match played again under the rules that are installed: does it fit, would it step back, or does it break?"""

from typing import Any, Literal

from msgspec import Struct

from bot.engine import Answer, Game, Refused, ScriptFailed
from bot.engine.failures import cause_of
from bot.host.runtime.rebuild import is_given, rebuild
from bot.host.runtime.replaying import GoesOtherwise, again, begun, named
from bot.store import History

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
        return said("breaks", differs) if differs else said("fits")
    rebuilt = rebuild(history, game)
    if rebuilt.match is None:
        return said("breaks", differs or "no turn of it can be taken up")
    if not rebuilt.lost:
        return said("fits")
    lost = "1 answer is" if rebuilt.lost == 1 else f"{rebuilt.lost} answers are"
    return said("steps back", f"{lost} taken back, the first {_first_lost(history.answers, rebuilt.kept or 0)}")


def _first_lost(answers: list[Answer], kept: int) -> str:
    return next(named(answer, place) for place, answer in enumerate(answers) if place >= kept and is_given(answer))


def _first_difference(history: History, game: Game[Any, Any]) -> str:
    """The first answer that the rules refuse, or for which other things are drawn; or that it ends otherwise."""
    taken = 0
    try:
        match = begun(history, game)
        for _, answer in again(history, match):
            match.answer(answer)
            taken += 1
    except (Refused, ScriptFailed) as error:
        return f"{named(history.answers[taken], taken)} is refused: {cause_of(error)}"
    except GoesOtherwise as error:
        return str(error)
    return ""
