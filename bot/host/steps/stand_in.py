"""Answers and reminders that no person makes: an automaton plays a seat, or a deadline is near or over."""

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from bot.engine import Answer, By, Choice, Prompt, over
from bot.engine.playout import default_choice
from bot.host.model.faults import fault
from bot.host.model.live import Live, Step
from bot.host.model.refused import HostRefused
from bot.host.model.table import Change, Table
from bot.host.steps.play import answered, running
from bot.host.steps.step import step
from bot.store import Commit


def answered_by_automaton(live: Live, number: int, choice: Choice | None, now: datetime) -> Step | None:
    """An automaton answers (None: by the default). No step where the prompt is closed, or a person's again."""
    prompt = _open_prompt(live, number) or _offer(live, number)
    if prompt is None or live.table.is_deserted or not live.table.seats[prompt.seat].is_automatic:
        return None
    if choice is None:
        return answered(live, _default(live, prompt, "automaton"), now)
    return answered(live, Answer(number, prompt.seat, choice, "automaton"), now)


def timed_out(live: Live, number: int, now: datetime) -> Step | None:
    """The default answers a prompt whose time is over, or a pause ends.

    No step where the prompt is answered, or has been given more time.
    """
    due = live.table.deadlines.get(number)
    if due is not None and due.is_pause and now >= due.due:
        return _over(live, number, now)
    prompt = _open_prompt(live, number)
    if due is None or prompt is None or now < due.due:
        return None
    try:
        return answered(live, _default(live, prompt, "timeout"), now)
    except HostRefused as refused:
        # The error is in the log. The deadline goes, so that the prompt waits for its person instead of failing again.
        others = {other: kept for other, kept in live.table.deadlines.items() if other != number}
        waiting = replace(live, table=replace(live.table, deadlines=others))
        return _failed(waiting, prompt, refused, closed=[number])


def _over(live: Live, number: int, now: datetime) -> Step | None:
    pause = next((pause for pause in running(live).pauses if pause.number == number), None)
    return None if pause is None else answered(live, over(pause), now)


def given_up(live: Live, number: int, refused: HostRefused) -> Step | None:
    """An automaton could not answer: the table is told, as nobody else would see it."""
    prompt = _open_prompt(live, number)
    return None if prompt is None else _failed(live, prompt, refused)


def reminded(live: Live, number: int, now: datetime) -> Step | None:
    """All that waits for the same person too long by now is one reminder."""
    due = live.table.deadlines.get(number)
    prompt = _open_prompt(live, number)
    if due is None or prompt is None or due.is_reminded or now < due.remind:
        return None
    late = _late(live.table, prompt, now)
    marked = {
        one: replace(kept, is_reminded=kept.is_reminded or one in late) for one, kept in live.table.deadlines.items()
    }
    found = step(live, replace(live, table=replace(live.table, deadlines=marked)), None, now=now)
    asked = tuple(prompt for prompt in live.table.prompts if prompt.number in late)
    return replace(found, change=Change(table=found.live.table, kind="reminded", new_prompts=asked))


def _late(table: Table, prompt: Prompt, now: datetime) -> set[int]:
    """The prompts of the same person that are to be reminded of by now."""
    person = table.seats[prompt.seat].person
    seats = (prompt.seat,) if person is None else table.seats_of(person.id)
    return {due.prompt for due in table.deadlines.values() if due.seat in seats and now >= due.remind}


def default_answer(table: Table, prompt: Prompt, by: By) -> Answer:
    """The default of a prompt. Where chance decides it has a stream of its own, so that an undo does not change it."""
    assert table.match is not None
    chance = table.match.chance.aside(f"default:{table.match.answered}:{prompt.seat}")
    return Answer(prompt.number, prompt.seat, default_choice(prompt, chance), by)


def _failed(live: Live, prompt: Prompt, refused: HostRefused, closed: Sequence[int] = ()) -> Step:
    change = Change(table=live.table, kind="failed", seat=prompt.seat, error_id=refused.error_id)
    return Step(live, Commit(match=live.table.id, closed=list(closed)), change)


def _default(live: Live, prompt: Prompt, by: By) -> Answer:
    """The default, where it is legal. Raises HostRefused, and the log says what is wrong with it."""
    try:
        answer = default_answer(live.table, prompt, by)
        running(live).check(answer)
    except Exception as error:
        raise fault(live.table, f"the default of {prompt.word!r} is none", error, live.seed) from error
    return answer


def _offer(live: Live, number: int) -> Prompt | None:
    """One of a breath: nothing else on offer is an automaton's to take."""
    return next((offer for offer in live.table.offers_in_breath if offer.number == number), None)


def _open_prompt(live: Live, number: int) -> Prompt | None:
    return next((prompt for prompt in live.table.prompts if prompt.number == number), None)
