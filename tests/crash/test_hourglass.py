"""The harness's own judgement of deadlines: it sees what fires too early, and takes nothing else for it."""

from collections import Counter
from datetime import UTC, datetime, timedelta

from bot.engine import Answer, Chance, Match
from bot.engine.answer import By
from bot.store import DeadlineRow, Entry
from tests.crash.hourglass import SLACK, Asked, Hourglass
from tests.crash.hurried import GRACE, LIVE
from tests.host.duel_game import Duel, DuelOptions, Ring

NOW, SOON = datetime(2026, 1, 1, tzinfo=UTC), timedelta(seconds=0.1)


def begun(leaps: dict[int, int] | None = None) -> Match[Ring]:
    """Three people who pick at the same time."""
    return Match.start(Duel(), 3, DuelOptions(rounds=1), Chance(bytes(32)), leaps or {})


def picked(match: Match[Ring], seat: int, by: By = "person") -> Answer:
    number = next(prompt.number for prompt in match.prompts if prompt.seat == seat)
    return Answer(number, seat, ("a",), by)


def test_who_goes_on_being_asked_under_a_new_number_has_been_asked_since() -> None:
    """One has picked; another takes their pick back. The third has no more time for it."""
    match = begun()
    kept = picked(match, 0)
    match.answer(kept)
    match.answer(picked(match, 1))
    match.undo(1)
    replayed = begun(dict(match.leaps))
    asked = Asked(replayed, NOW)
    replayed.answer(kept)
    asked.goes_on(replayed, kept.prompt, NOW + SOON)
    renumbered = picked(replayed, 2)
    assert renumbered.prompt > 3
    assert asked.since[renumbered.prompt] == NOW


def test_what_fires_before_its_time_is_seen() -> None:
    asked, hourglass = Asked(begun(), NOW), Hourglass(Counter())
    fired = picked(begun(), 1, "timeout")
    row = DeadlineRow("m", fired.prompt, 1, NOW + LIVE, NOW + 2 * LIVE, is_reminded=False)

    def complaint(after: timedelta) -> str | None:
        return hourglass.complaint("m", Entry(sequence=0, answer=fired, at=NOW + after), asked)

    assert "after 0:00:00.1" in str(complaint(SOON))
    assert complaint(LIVE) is None
    hourglass.keep([row])
    assert "before it was due" in str(complaint(LIVE))
    hourglass.keep([row])
    assert complaint(2 * LIVE) is None


def test_what_never_fires_is_seen_where_the_bot_was_there_for_long_enough() -> None:
    hourglass = Hourglass(Counter())
    row = DeadlineRow("m", 7, 1, NOW, NOW, is_reminded=False)
    long = NOW + GRACE + SLACK + SOON
    assert hourglass.overdue([row], (NOW, long)) == [7]
    assert hourglass.overdue([row], (NOW, NOW + SOON)) == hourglass.overdue([row], None) == []
