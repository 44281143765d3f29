"""The harness's own judgement of deadlines: it sees what fires too early, and takes nothing else for it."""

from collections import Counter
from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.engine import NOBODY, Answer, Chance, Match
from bot.engine.answer import By
from bot.host import MOST_SNOOZES
from bot.store import DeadlineRow, Entry
from tests.crash.haste import GRACE, LIVE
from tests.crash.hourglass import SLACK, Asked, Hourglass
from tests.crash.wake import Wake
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


def moved_to(due: datetime, wake: Wake | None, seat: int = 1) -> list[str]:
    """What is said of a deadline that was due at NOW before the bot died and came again, and is due then now."""
    hourglass, row = Hourglass(Counter()), DeadlineRow("m", 7, seat, NOW, NOW, is_reminded=False)
    hourglass.keep([row])
    hourglass.turns(wake, NOW + GRACE)
    return hourglass.moved_wrongly([replace(row, due=due)])


def test_a_restart_puts_deadlines_where_they_belong_and_nowhere_else() -> None:
    """The time without a bot is given back, or a moment left; more time may be asked for, and a pause goes on."""
    wake = Wake(NOW - SOON, seen=NOW - 5 * LIVE, end=NOW)
    given = NOW + 5 * LIVE - SOON / 2
    assert moved_to(given, wake) == moved_to(given + LIVE, wake) == []
    assert moved_to(NOW + GRACE, replace(wake, seen=NOW)) == []
    assert "is due" in moved_to(NOW, wake)[0], "not kept"
    assert moved_to(NOW + LIVE, replace(wake, seen=NOW)), "set anew"
    assert moved_to(NOW, wake, seat=NOBODY) == []
    assert moved_to(NOW, None) == [], "it died before it came so far"
    assert moved_to(given, None)


def test_what_fires_long_after_it_was_due_is_seen() -> None:
    asked, hourglass = Asked(begun(), NOW), Hourglass(Counter())
    fired = picked(begun(), 1, "timeout")
    hourglass.keep([DeadlineRow("m", fired.prompt, 1, NOW, NOW, is_reminded=False)])
    late = Entry(sequence=0, answer=fired, at=NOW + MOST_SNOOZES * LIVE + SLACK + SOON)
    assert "after it was due" in str(hourglass.complaint("m", late, asked))
