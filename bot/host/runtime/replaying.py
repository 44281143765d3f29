"""A match played again from its start, as long as the rules that are here make of it what was made of it then."""

from collections.abc import Iterator
from typing import Any

from bot.engine import Answer, Chance, Game, Match
from bot.host.runtime.rebuild import options_of
from bot.store import Entry, History


class GoesOtherwise(Exception):
    """Other rules were in force: they took the same answers, and led elsewhere."""


def begun(history: History, game: Game[Any, Any]) -> Match[Any]:
    """The match before its first answer. Raises GoesOtherwise."""
    assert history.head.seed is not None
    try:
        options, chance = options_of(history, game), Chance(history.head.seed)
        match = Match.start(game, len(history.seats), options, chance, history.leaps, history.sheets)
    except Exception as error:  # a game's setup may raise anything under new rules
        raise GoesOtherwise(f"it cannot start: {error!r}") from error
    if history.head.draws not in (None, tuple(match.chance.bounds)):
        raise GoesOtherwise("other things are drawn before the first answer")
    return match


def again(history: History, match: Match[Any]) -> Iterator[tuple[Entry, Answer]]:
    """The answers that count, one after the other, for the caller to give. Raises GoesOtherwise.

    What was drawn for each is held against what was drawn then; and the end, where the match has one.
    """
    for taken, entry in enumerate(history.counted):
        assert entry.answer is not None
        before = len(match.chance.bounds)
        yield entry, entry.answer
        if entry.draws not in (None, tuple(match.chance.bounds[before:])):
            raise GoesOtherwise(f"other things are drawn at {named(entry.answer, taken)}")
    if history.head.status == "finished" and match.outcome != history.head.outcome:
        raise GoesOtherwise("all answers are taken, and it ends otherwise")


def named(answer: Answer, before: int) -> str:
    return f"answer {before + 1} (seat {answer.seat + 1}, prompt {answer.prompt})"
